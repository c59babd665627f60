// What takes the server seconds: a hint, and the look back at a battle; both are asked for once and kept.

import type { Hint, Recount, Request } from "../wire";

type What = "hint" | "back";

export class Pondering {
  hint = $state.raw<Hint | null>(null);
  back = $state.raw<Recount | null>(null);
  working = $state<Record<What, boolean>>({ hint: false, back: false });
  found = $state<Record<What, boolean>>({ hint: false, back: false }); // there is an answer, if only that there is none

  constructor(readonly ask: (request: Request) => void) {}

  askHint(number: number | undefined): void {
    if (number === undefined || this.working.hint || this.found.hint) return;
    this.working.hint = true;
    this.ask({ is: "hint", number });
  }

  askBack(): void {
    if (this.working.back || this.found.back) return;
    this.working.back = true;
    this.ask({ is: "back" });
  }

  heardHint(hint: Hint | null): void {
    this.hint = hint;
    this.#done("hint");
  }

  heardBack(back: Recount | null): void {
    this.back = back;
    this.#done("back");
  }

  #done(what: What): void {
    this.working[what] = false;
    this.found[what] = true;
  }

  /** The server could not work something out: it may be asked for again. */
  fail(what: What): void {
    this.working[what] = false;
  }

  /** A new question: the hint for the old one is no longer true. */
  forgetHint(): void {
    this.hint = null;
    this.working.hint = this.found.hint = false;
  }

  /** In another language, or after a battle has gone on, what was told is told anew. */
  forgetBack(): void {
    this.back = null;
    this.working.back = this.found.back = false;
  }

  forget(): void {
    this.forgetHint();
    this.forgetBack();
  }
}
