// What takes the server seconds: a hint, why a computer player did something, the look back; asked for once and kept.

import type { Explained, HearBackOf, HearHintOf, HearWhyOf, Hint, Recount, Request } from "../wire";

type What = "hint" | "back" | "why";
const none = (): Record<What, boolean> => ({ hint: false, back: false, why: false });

export class Pondering {
  hint = $state.raw<Hint | null>(null);
  back = $state.raw<Recount | null>(null);
  why = $state.raw<Explained | null>(null);
  asked = $state<number | null>(null); // the entry that the last “why” was about
  working = $state(none());
  isMute = $state(false); // a hint was asked for where there is nothing to compare
  found = $state(none()); // there is an answer, if only that there is none

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

  /** Why was that done? Another entry may be asked about at any time. */
  askWhy(at: number): void {
    this.forgetWhy();
    this.asked = at;
    this.working.why = true;
    this.ask({ is: "why", at });
  }

  heardWhy(why: Explained | null): void {
    if (this.asked === null) return; // nobody wants to know any more
    this.why = why;
    this.#done("why");
  }

  heard(message: HearHintOf | HearWhyOf | HearBackOf): void {
    if (message.is === "hint") this.heardHint(message.hint ?? null);
    else if (message.is === "why") this.heardWhy(message.why ?? null);
    else this.heardBack(message.back ?? null);
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
    this.working.hint = this.found.hint = this.isMute = false;
  }

  /** In another language, or after a battle has gone on, what was told is told anew. */
  forgetBack(): void {
    this.back = null;
    this.working.back = this.found.back = false;
  }

  forgetWhy(): void {
    this.why = this.asked = null;
    this.working.why = this.found.why = false;
  }

  forget(): void {
    this.forgetHint();
    this.forgetBack();
  }
}
