import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepKeyboard } from "./keyboard";
import { followSettings } from "./settings/settings.svelte";
import { followLanguage } from "./words/words.svelte";

followSettings();
keepKeyboard();
await followLanguage();
mount(App, { target: document.getElementById("page")! });
