// The player's hand: what he has taken hold of, and what his gestures ask the server.  It decides nothing.

import type { Question } from "../wire";
import type { Link } from "./link.svelte";
import { manner } from "./words.svelte";

export class Hand {
  unit = $state<number | null>(null); // what is chosen
  hovered = $state<number | null>(null);
  single = $state(false); // single models rather than the whole unit
  ranked = $state<number[]>([]);
  picked = $state<number | null>(null); // who is to be set up or to walk, when the table is touched next
  #from: [number, number] = [0, 0];
  #model = -1;
  #moved: Record<number, [number, number]> = {};
  #by: [number, number] = [0, 0];
  #last: [number, number] = [0, 0];
  legs = $state.raw<[string, number][]>([]);
  number = 0;

  constructor(readonly link: Link) {}

  get question(): Question | null | undefined {
    return this.link.state?.question;
  }

  #can(gesture: string): boolean {
    return this.question?.gestures?.includes(gesture) ?? false;
  }

  /** A new question: whatever was under way is forgotten. */
  start(): void {
    const number = this.link.state?.number ?? 0;
    if (number === this.number) return;
    this.number = number;
    this.#moved = {};
    this.#by = [0, 0];
    this.legs = [];
    this.ranked = [];
    this.picked = null;
    const unit = this.question?.unit;
    this.unit = unit ?? null;
  }

  /** Take hold of a unit or a model; whether it can be dragged. */
  take(unit: number, model: number, x: number, y: number): boolean {
    this.#from = [x, y];
    this.#model = model;
    this.unit = unit;
    return true;
  }

  get #drags(): boolean {
    const question = this.question;
    if (!question) return false;
    if (this.#can("march")) return question.options?.some((each) => each.unit === this.unit) ?? false;
    if (this.#can("drag") || this.#can("model")) return question.unit === this.unit;
    if (this.#can("place") || this.#can("walk")) return question.options?.some((each) => each.unit === this.unit) ?? false;
    return false;
  }

  drag(x: number, y: number): void {
    const unit = this.unit;
    if (unit === null || !this.#drags) return;
    this.#last = [x, y];
    if (this.#can("march")) this.link.probe({ kind: "march", unit, x, y, legs: this.legs });
    else if (this.#can("walk")) this.link.probe({ kind: "walk", unit, x, y });
    else if (this.#can("place")) this.link.probe({ kind: "place", unit, x, y });
    else if (this.single || !this.#can("drag"))
      this.link.probe({ kind: "model", unit, model: this.#model, x, y, moved: this.#moved, by: this.#by });
    else this.link.probe({ kind: "drag", unit, x: this.#by[0] + x - this.#from[0], y: this.#by[1] + y - this.#from[1], moved: this.#moved });
  }

  drop(): void {
    if (!this.#drags) return;
    if (this.single) this.#moved = { ...this.#moved, [this.#model]: this.#last };
    else this.#by = [this.#by[0] + this.#last[0] - this.#from[0], this.#by[1] + this.#last[1] - this.#from[1]];
  }

  /** A unit was touched: it is looked at, and if there is one thing to be done with it, that is done. */
  tap(): void {
    const unit = this.unit;
    const question = this.question;
    if (unit === null) return;
    this.link.ask({ is: "card", unit });
    if (question?.gestures?.includes("rank") && question.unit === unit) {
      this.rank(this.#model);
      return;
    }
    const mine = (question?.options ?? []).filter((each) => each.unit === unit && !each.barred);
    if (mine.length === 1 && mine[0] && question?.kind === "activate") this.link.answer(mine[0].answer);
  }

  /** The table was touched. */
  touch(x: number, y: number): void {
    if (this.picked !== null && this.#can("place")) {
      this.unit = this.picked;
      this.link.probe({ kind: "place", unit: this.picked, x, y });
    } else if (this.picked !== null && this.#can("walk")) {
      this.unit = this.picked;
      this.link.probe({ kind: "walk", unit: this.picked, x, y });
    } else if (this.#can("ride")) this.link.probe({ kind: "ride", unit: this.question?.unit ?? 0, x, y });
    else {
      this.unit = this.question?.unit ?? null;
      this.link.card = null;
      this.link.dangers = null;
    }
  }

  rank(model: number): void {
    const many = this.question?.many ?? 0;
    if (this.ranked.includes(model)) this.ranked = this.ranked.filter((each) => each !== model);
    else if (this.ranked.length < many) this.ranked = [...this.ranked, model];
    if (this.ranked.length === many && many > 0) this.link.answer([...this.ranked]);
  }

  turn(angle: number): void {
    if (this.unit !== null) this.link.probe({ kind: "turn", unit: this.unit, angle, legs: this.legs });
  }

  confirm(): void {
    const ghost = this.link.ghost;
    if (ghost && !ghost.refused && ghost.answer !== undefined) this.link.answer(ghost.answer);
  }

  cancel(): void {
    this.link.ghost = null;
    this.#moved = {};
    this.#by = [0, 0];
    this.legs = [];
  }

  /** A measured length, for the eye alone. */
  length(ticks: number): string {
    const number = manner.units === "in" ? ticks / 254 : ticks / 100;
    const text = number.toFixed(1);
    return manner.units === "in" ? `${manner.lang === "en" ? text : text.replace(".", ",")}"` : `${manner.lang === "en" ? text : text.replace(".", ",")} cm`;
  }
}
