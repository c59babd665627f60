// Battles that are begun, fought again or brought along: the server makes them, and says what is wrong with a wish.

import type { Again } from "../wire";
import { identity } from "./identity";
import { manner } from "./words.svelte";

export type Made = { id?: string; error?: string };

/** A new battle, by a wish or from a journal. */
export async function made(path: string, body: BodyInit): Promise<Made> {
  const where = `${path}${path.includes("?") ? "&" : "?"}lang=${manner.lang}`;
  const answer = await fetch(where, { method: "POST", body, headers: identity() });
  return (await answer.json()) as Made;
}

/** A battle fought anew, as it was set up; after an entry, or from the beginning. */
export const again = (battle: string, wish: Again): Promise<Made> =>
  made(`/api/battles/${battle}/again`, JSON.stringify(wish));

/** A battle from a file. */
export const brought = (file: File): Promise<Made> =>
  made(`/api/battles/upload?title=${encodeURIComponent(file.name)}`, file);
