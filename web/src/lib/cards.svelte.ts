// The card of a unit, and who can harm it: which unit's is shown, and of which moment.

import type { Body, Card, Dangers, Fact, Request } from "../wire";

/** The entry whose position a card is to tell of: the one looked back to, or the last that has been played while there
 * is more to come; none: as it stands now. */
export const moment = (at: number | null, seen: number | undefined, heard: number | undefined): number | null =>
  at ?? (seen !== undefined && heard !== undefined && seen < heard ? seen - 1 : null);

/** What a line of a card says; how many are left is what the table shows at this moment of what is played. */
export const told = (fact: Fact, body: Pick<Body, "figures" | "start"> | undefined): string =>
  fact.is_strength && body && body.start > 1 ? `${body.figures}/${body.start}` : fact.value;

export class Cards {
  card = $state.raw<Card | null>(null);
  dangers = $state.raw<Dangers | null>(null);
  isWanted = true; // nobody has closed the card

  constructor(
    readonly ask: (request: Request) => void,
    readonly drop: (topic: "card" | "dangers") => void,
  ) {}

  /** The card goes with the unit that is asked; who has closed it is not shown one till he wants it again. */
  follow(unit: number | null, isGone: (unit: number) => boolean): void {
    const shown = this.isWanted ? (unit ?? this.card?.unit ?? null) : null;
    if (shown === null) return;
    if (isGone(shown)) this.card = null;
    else this.ask({ is: "card", unit: shown });
  }

  /** The same card, of another moment. */
  again(): void {
    if (this.card !== null) this.ask({ is: "card", unit: this.card.unit });
  }

  close(): void {
    this.card = null;
    this.isWanted = false;
    this.drop("card");
    this.noDangers();
  }

  noDangers(): void {
    this.dangers = null;
    this.drop("dangers");
  }
}
