import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      // The compiler checks names, and knows those of the browser.
      "no-undef": "off",
      // A game's view is its own business: the contract cannot name its type.
      "@typescript-eslint/no-explicit-any": "off",
      // Links inside the page are ordinary links: there is no router to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and addresses made and dropped within a function need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { ignores: ["node_modules/", "../"] },
);
