/** Finds the folders of the games: nothing in the page names one. */
import type { Component } from "svelte";

import type { Game, LobbyPictureProps } from "./contract";

const games = import.meta.glob<{ default: Game }>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component<LobbyPictureProps> }>("./*/LobbyPicture.svelte");

export async function loadGame(name: string): Promise<Game> {
  const load = games[`./${name}/index.ts`];
  if (!load) throw new Error(`no board for the game ${name}`);
  return (await load()).default;
}

export async function loadPicture(name: string): Promise<Component<LobbyPictureProps> | null> {
  return (await pictures[`./${name}/LobbyPicture.svelte`]?.())?.default ?? null;
}
