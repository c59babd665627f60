// The player's hand: what he has taken hold of, and what his gestures ask the server.  It decides nothing.

import type { Option, Question, Reason } from "../wire";
import type { Grip } from "./grips";
import type { Link } from "./link.svelte";

const STEPS: Record<string, [number, number]> = { Left: [-1, 0], Right: [1, 0], Up: [0, 1], Down: [0, -1] };

type Gesture = NonNullable<Question["gestures"]>[number];

export class Hand {
  unit = $state<number | null>(null); // what is chosen
  hovered = $state<number | null>(null);
  ranging = $state(false); // whether how far a weapon carries matters to what is looked at
  single = $state(false); // single models rather than the whole unit
  measuring = $state(false);
  ranked = $state<number[]>([]);
  pointed = $state<number | null>(null); // the model that an answer or a name which is looked at is about
  offered = $state<number[]>([]); // the models that an answer which is looked at would name
  picked = $state<number | null>(null); // who is to be set up or to walk, when the table is touched next
  #rest = $state(""); // the phase in which all others go by themselves
  angle = $state(0); // how a block is turned while it is set up
  files = $state(0);
  held = $state(false); // somebody is under the hand; Escape lets him go
  carried = $state<number | null>(null); // who was taken from the list of answers, to be set up where he is let go
  done = $state<[number, number] | null>(null); // where the hand let go of what was done with it last
  #actor: number | null = null; // who would act against an enemy that is clicked
  #from: [number, number] = [0, 0];
  #model = 0; // the one under the hand
  #grip: Grip | null = null; // the grip that is pulled
  #off: [number, number] = [0, 0]; // from the hand to the place of who is being set up
  #last: [number, number] = [0, 0];
  #at: [number, number] = [0, 0]; // where it is
  #over = -1; // who else is under it
  #form: string | null = null; // what the unit under the hand forms up in
  #plan: unknown = undefined; // what the server has made of the gestures so far
  #number = 0;

  constructor(readonly link: Link) {}

  get question(): Question | null | undefined {
    return this.link.question;
  }

  /** Whether something may be done on the table now. */
  can(gesture: Gesture): boolean {
    return this.question?.gestures?.includes(gesture) ?? false;
  }

  /** A new question: whatever was under way is forgotten. */
  start(): void {
    const number = this.link.state?.number ?? 0;
    if (number === this.#number) return;
    this.#number = number;
    this.#forget();
    this.ranked = this.offered = [];
    this.pointed = null;
    this.picked = null;
    this.angle = 0;
    this.files = 0;
    this.unit = this.#actor = this.question?.unit ?? null;
  }

  #forget(): void {
    this.#plan = undefined;
  }

  /** Take hold of a unit or a model; of its ghost: then what was planned so far stays, and this is added to it. */
  take(unit: number, model: number, x: number, y: number, again: boolean): void {
    this.#plan = again || this.single ? this.link.ghost?.plan : undefined;
    this.#off = again ? [this.#last[0] - x, this.#last[1] - y] : [0, 0];
    this.#from = this.#at = [x, y];
    this.#over = -1;
    this.#model = model;
    this.#grip = null;
    this.#form = null;
    this.unit = unit;
    this.held = true;
    this.done = null;
  }

  /** Take hold of a grip of a unit, or of its ghost. */
  pull(unit: number, grip: Grip, x: number, y: number): void {
    this.take(unit, 0, x, y, this.link.ghost !== null);
    this.#grip = grip;
  }

  /** Why the chosen unit may not act now. */
  get bar(): Reason | null {
    if (this.question?.unit != null) return null;
    return this.question?.options?.find((each) => each.unit === this.unit && each.barred)?.barred ?? null;
  }

  get #mine(): boolean {
    return this.question?.options?.some((each) => each.unit === this.unit) ?? false;
  }

  get #drags(): boolean {
    if (this.can("deed")) return this.#mine || this.question?.unit === this.unit;
    if (this.can("march") || this.can("place") || this.can("walk")) return this.#mine;
    return (this.can("drag") || this.can("model")) && this.question?.unit === this.unit;
  }

  /** The hand is at a place, and maybe over somebody. */
  drag(x: number, y: number, over = -1): void {
    const unit = this.unit;
    if (unit === null || !this.held || !this.#drags) return;
    const [dx, dy] = [x - this.#from[0], y - this.#from[1]];
    const plan = this.#plan;
    const form = this.#form ? { form: this.#form } : {};
    if (this.#grip) this.link.probe({ kind: "grip", unit, grip: this.#grip, x, y, start: this.#from, plan });
    else if (this.can("deed")) this.link.probe({ kind: "deed", unit, x: dx, y: dy, over, plan, ...form });
    else if (this.can("march")) this.link.probe({ kind: "march", unit, x: dx, y: dy, plan });
    else if (this.can("walk")) this.link.probe({ kind: "walk", unit, x, y });
    else if (this.can("place")) this.#place(unit, x + this.#off[0], y + this.#off[1]);
    else if (this.#isSingle) this.link.probe({ kind: "model", unit, model: this.#model, x, y, plan });
    else this.link.probe({ kind: "drag", unit, x: dx, y: dy, plan, ...form });
    if (!this.can("place")) this.#last = [x, y];
    [this.#at, this.#over] = [[x, y], over];
  }

  #place(unit: number, x: number, y: number): void {
    this.#last = [x, y];
    const turned = this.can("reshape") ? { angle: this.angle, files: this.files } : {};
    this.link.probe({ kind: "place", unit, x, y, ...turned });
  }

  /** Whether every model is dragged by itself: then a drag is only a part of the answer. */
  get #isSingle(): boolean {
    return this.can("model") && (this.single || !this.can("drag"));
  }

  /** Whether letting go only keeps the plan: where models are dragged one by one. */
  get keeps(): boolean {
    return this.#isSingle;
  }

  /** The hand lets go: what the drag or the pull means is done, unless it is refused, or is to be kept as a plan. */
  drop(kept = false): void {
    const isDragged = this.held && this.#drags;
    this.held = false;
    this.carried = null;
    if (!isDragged || kept || this.#isSingle) return;
    this.link.afterProbe(() => {
      if (this.confirm()) this.done = this.#last;
    });
  }

  get #phase(): string {
    const question = this.question;
    const kind = question?.rest?.kind || question?.kind;
    return `${kind}.${question?.player}.${this.link.state?.scene.turn}`;
  }

  /** All that are left go by themselves, till the end of the phase. */
  finish(): void {
    this.#rest = this.#phase;
    this.#goes();
  }

  #goes(byItself = false): void {
    const rest = this.question?.rest;
    if (rest) this.link.answer(rest.answer, rest.then, byItself);
  }

  /** Whether the question is one of those that go by themselves. */
  get isGoing(): boolean {
    return !!this.question?.rest && this.#rest === this.#phase;
  }

  /** A new question: it is answered, if it is one of those that go by themselves. */
  goOn(): void {
    // Who takes something back, comes anew or has to choose is asked again; other questions may come in between.
    const isAsked = this.question?.rest ? !this.isGoing : this.question && this.#rest === this.#phase;
    if (this.link.state?.fresh || isAsked) this.#rest = "";
    else if (this.isGoing) this.#goes(true);
  }

  /** By keys: a unit goes an inch; what a march makes of it the server says. */
  nudge(where: string, inch: number): void {
    const unit = this.unit ?? this.question?.unit ?? null;
    if (unit === null) return;
    this.unit = unit;
    const [dx, dy] = STEPS[where] ?? [0, 0];
    const plan = this.link.ghost?.plan;
    if (this.can("march") && this.#mine) this.link.probe({ kind: "nudge", unit, x: dx, y: dy, plan });
    else if (this.#drags && !this.can("place") && !this.can("walk"))
      this.link.probe({ kind: this.can("deed") ? "deed" : "drag", unit, x: dx * inch, y: dy * inch, plan });
  }

  /** Whether a unit that is in hand can be told to take a formation. */
  get forms(): boolean {
    return this.can("form") && (this.question?.unit != null || this.#drags);
  }

  /** The unit in hand is to take a formation: where the hand is if it is being dragged; the same one again: no more. */
  form(form: string): void {
    this.unit = this.question?.unit ?? this.unit; // whoever is asked for orders, whichever card is open
    if (this.unit === null || !this.forms) return;
    if (!this.held) return this.link.probe({ kind: "form", unit: this.unit, form });
    this.#form = this.#form === form ? null : form;
    this.drag(...this.#at, this.#over);
  }

  /** A unit is chosen from a list: its answers are shown, and its card. */
  choose(unit: number): void {
    this.unit = unit;
    this.link.ask({ is: "card", unit });
  }

  /** A unit was touched: it is looked at, and if there is one thing to be done with it, that is done. */
  tap(): void {
    this.held = false;
    if (this.unit !== null) this.act(this.unit, this.#model);
  }

  /** A unit is to act; the model is the one under the hand, if it was a hand. */
  act(unit: number, model: number | null = null): void {
    const question = this.question;
    this.unit = unit;
    this.link.ask({ is: "card", unit });
    if (this.can("rank") && question?.unit === unit) {
      if (model !== null) this.rank(model);
      return;
    }
    if (this.can("aim") && question?.unit == null && this.#options(unit).length) this.#actor = unit;
    else if (this.can("aim") && this.#actor !== null && this.#actor !== unit) this.link.aim(this.#actor, unit);
    const mine = this.#options(unit);
    if (mine.length === 1 && mine[0] && question?.by_click) this.link.answer(mine[0].answer);
    else this.hover(unit);
  }

  #options(unit: number): Option[] {
    return (this.question?.options ?? []).filter((each) => each.unit === unit && !each.barred);
  }

  /** Somebody is looked at: what is known of shooting or charging at him comes up, before anything is decided. */
  hover(unit: number | null, about: Option | null = null): void {
    this.hovered = unit;
    const question = this.question;
    this.link.lookAway();
    const looked =
      about ??
      question?.options?.find((each) => each.unit === unit && each.has_odds) ??
      question?.options?.find((each) => each.unit === unit);
    this.ranging = looked?.is_shot ?? false;
    if (unit === null || !question) return;
    if (question.unit != null && question.unit !== unit && question.options?.some((each) => each.unit === unit))
      this.link.ask({ is: "sights", unit: question.unit, target: unit });
    const aim = this.#options(unit).find((each) => each.has_odds);
    if (aim && question.unit != null) this.link.preview(aim.answer);
  }

  /** An answer is looked at before it is given. */
  weigh(option: Option | null): void {
    this.hover(option?.unit ?? null, option);
    this.pointed = option?.model ?? null;
    this.offered = option && this.question?.picks?.length ? (option.answer as number[]) : [];
    // Where an answer leads is drawn while it is looked at, unless a plan of one's own lies on the table.
    if (option && !option.barred && this.question?.gestures?.length && !this.link.ghost)
      this.link.glance(option.answer);
    if (option?.has_odds && !option.barred) this.link.preview(option.answer);
    else if (option) this.link.odds = null;
  }

  /** Whether a place on the table is asked for, rather than somebody who stands on it. */
  get places(): boolean {
    return this.can("ride") || (this.picked !== null && (this.can("place") || this.can("walk")));
  }

  /** The table was touched. */
  touch(x: number, y: number): void {
    if (this.picked !== null && this.can("place")) {
      this.unit = this.picked;
      this.#place(this.picked, x, y);
    } else if (this.picked !== null && this.can("walk")) {
      this.unit = this.picked;
      this.link.probe({ kind: "walk", unit: this.picked, x, y });
    } else if (this.can("ride")) this.link.probe({ kind: "ride", unit: this.question?.unit ?? 0, x, y });
    else {
      this.unit = this.question?.unit ?? null;
      this.link.cards.close();
    }
  }

  /** How often a model has been picked. */
  often(model: number): number {
    return this.ranked.filter((each) => each === model).length;
  }

  rank(model: number): void {
    const many = this.question?.many ?? 0;
    const full = this.ranked.length >= many;
    // Whoever has been picked as often as he may be is taken back by the next click.
    if (this.often(model) >= (this.question?.each ?? 1) || (full && this.often(model)))
      this.ranked = this.ranked.filter((each) => each !== model);
    else if (!full) this.ranked = [...this.ranked, model];
    if (this.ranked.length === many && many > 0) this.link.answer([...this.ranked]);
  }

  turn(angle: number): void {
    if (this.unit !== null) this.link.probe({ kind: "turn", unit: this.unit, angle, plan: this.link.ghost?.plan });
  }

  wheel(angle: number): void {
    if (this.unit !== null) this.link.probe({ kind: "wheel", unit: this.unit, angle, plan: this.link.ghost?.plan });
  }

  /** A block that is being set up is turned, or made wider or narrower. */
  reshape(angle: number, files: number): void {
    this.angle = (this.angle + angle + 3600) % 3600;
    this.files = Math.max(1, (this.files || (this.link.ghost?.files ?? 1)) + files);
    if (this.unit !== null && this.link.ghost) this.#place(this.unit, ...this.#last);
  }

  /** What was planned is done, unless it is refused. */
  confirm(): boolean {
    const ghost = this.link.ghost;
    if (!ghost || ghost.refused || (ghost.answer ?? null) === null) return false;
    this.link.answer(ghost.answer, ghost.then);
    return true;
  }

  cancel(): void {
    this.link.drop();
    this.link.noDeeds();
    this.#forget();
    this.held = false;
    this.carried = null;
    this.#rest = "";
    this.measuring = false;
  }
}
