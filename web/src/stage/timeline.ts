// Beats one after the other: what is to be seen at any moment.  A pure function of the time, so that it can be paused,
// skipped and shown again at will.

import type { Scene } from "../wire";
import type { Beat, Effect } from "./beat";

/** What is drawn at a moment. */
export type Frame = { scene: Scene; effects: Effect[]; beat: Beat; place: number };

export class Timeline {
  readonly beats: Beat[];
  readonly begins: number[] = [];
  readonly long: number; // until the last beat is over
  readonly all: number; // until nothing more is drawn

  /** Beats and how many times faster than usual each is played. */
  constructor(
    beats: Beat[],
    readonly rate: (beat: Beat) => number = () => 1,
  ) {
    this.beats = beats;
    let at = 0;
    let all = 0;
    let quiet = 0; // from when on another banner may hang: one at a time
    for (const each of beats) {
      if (each.hangs) at = Math.max(at, quiet);
      this.begins.push(at);
      if (each.hangs) quiet = at + each.hangs / rate(each);
      all = Math.max(all, at + (each.ms + each.tail) / rate(each));
      at += each.ms / rate(each);
    }
    this.long = at;
    this.all = all;
  }

  /** The beat that plays at a moment; the last one if all are over. */
  place(now: number): number {
    let found = 0;
    for (let i = 0; i < this.begins.length; i++) if ((this.begins[i] ?? 0) <= now) found = i;
    return found;
  }

  /** When the beat ends that plays at a moment. */
  end(now: number): number {
    return this.begins[this.place(now) + 1] ?? this.long;
  }

  /** What is drawn at a moment: the position of the beat that plays, and whatever still hangs on of those before it. */
  at(now: number): Frame | null {
    const place = this.place(now);
    const beat = this.beats[place];
    if (!beat) return null;
    const since = (i: number): number => (now - (this.begins[i] ?? 0)) * this.rate(this.beats[i] ?? beat);
    const effects: Effect[] = [];
    for (let i = 0; i <= place; i++) {
      const each = this.beats[i];
      if (each && since(i) < each.ms + each.tail) effects.push(...each.effects(since(i)));
    }
    const shown = effects.filter((each) => each.seen > 0.01);
    return { scene: beat.scene(Math.min(since(place), beat.ms)), effects: shown, beat, place };
  }
}
