// Standing choices: "always so in this battle".  They are this browser's, for one battle and one seat.

import type { Habit } from "../wire";

export class Habits {
  kept = $state<Record<string, string>>({}); // their kinds, and what they are called
  #place = "";

  constructor(readonly battle: string) {}

  /** Those of a seat. */
  sit(seat: number): void {
    const place = `habits:${this.battle}:${seat}`;
    if (place === this.#place) return;
    this.#place = place;
    this.kept = JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, string>;
  }

  keep(habit: Habit): void {
    this.#set({ ...this.kept, [habit.kind]: habit.label });
  }

  drop(kind: string): void {
    this.#set(Object.fromEntries(Object.entries(this.kept).filter(([each]) => each !== kind)));
  }

  #set(kept: Record<string, string>): void {
    this.kept = kept;
    localStorage.setItem(this.#place, JSON.stringify(kept));
  }
}
