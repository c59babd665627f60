// What was said to the server and not yet taken note of: a line that breaks may have swallowed it.

import type { FromBrowser, HearState, ToBrowser } from "../wire";

export class Unheard {
  #said: FromBrowser | null = null;
  #at = 0; // the question that waited when it was said
  #broke = false;

  /** Something is said at a question. */
  say(message: FromBrowser, at: number): void {
    [this.#said, this.#at] = [message, at];
  }

  /** The line is a new one. */
  opened(): void {
    this.#broke = true;
  }

  /** The server has taken note of it if it goes on or objects; a word about a request or haste is no objection. */
  heard(message: ToBrowser): void {
    if (message.is === "trouble" && (message.what === "too-fast" || message.topic)) return;
    if (message.is === "refused" || message.is === "trouble") this.#said = null;
    if (message.is === "state" && message.number !== this.#at) this.#said = null;
  }

  /** A new line tells how the battle stands: if the same question waits, what was lost is said again, once. */
  again(state: HearState, send: (lost: FromBrowser) => void): void {
    if (this.#broke && this.#said && state.number === this.#at) send(this.#said);
    this.#broke = false;
  }
}
