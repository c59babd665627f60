// The show: whatever happened is played on the table before anybody is asked again.  It holds the position that was
// seen last, plays the beats of what is new, and then lets the table be as it is.

import type { Act, Scene } from "../wire";
import type { Beat, Effect, Sound, Words } from "./beat";
import { playedOut, type Ground } from "./beats";
import { isCalm, settings } from "./pace.svelte";
import { Timeline, type Frame } from "./timeline";

/** Something to be played: what happened, from which position to which, and what to do when it has been seen. */
export type Part = { acts: Act[]; before: Scene; after: Scene; done: () => void };

const STILL = 1800; // milliseconds for each still where nothing moves
const QUICK = 2; // how many times faster one's own doings are played
const FAR_BEHIND = 24; // parts that wait
const LONGEST = 100; // milliseconds of one frame: who comes back to the page misses nothing
const REMEMBERED = 64; // parts for `again`

type Queued = Part & { ends: number }; // how many beats of the timeline are over when this part is

export class Show {
  frame = $state.raw<Frame | null>(null);
  lingering = $state.raw<Effect[]>([]); // what still hangs on when all has been played
  isPaused = $state(false);
  isPlaying = $state(false);
  behind = $state(0); // parts that wait to be played
  progress = $state(0); // of all that is to be played, from nought to one
  canRepeat = $state(false);
  isRepeating = $state(false);
  isHeld = false; // until whoever looks on is ready

  #line = new Timeline([]);
  #now = 0;
  #queue: Queued[] = [];
  #clock = 0; // the browser's number for the next frame
  #last = 0; // when the last frame was
  #still = 0; // how long the still has been shown
  #past: (Part & { isOthers: boolean })[] = []; // what has happened since the last answer

  /** Called when a beat begins, and for each sound in its time. */
  begun: (beat: Beat) => void = () => undefined;
  sounded: (name: Sound) => void = () => undefined;

  constructor(
    readonly ground: () => Ground | null,
    readonly words: Words,
    readonly isOwn: (side: number) => boolean,
  ) {}

  /** The position that is drawn while something plays. */
  get scene(): Scene | null {
    return this.frame?.scene ?? null;
  }

  get isBehind(): boolean {
    return this.behind > FAR_BEHIND;
  }

  /** Play something after all that is being played; at once, if nothing is to be seen. */
  play(part: Part): void {
    this.#remember(part);
    this.#add(part, settings.pace !== "once");
  }

  /** Play something of the past, which is not remembered as news. */
  watch(part: Part): void {
    this.#add(part, settings.pace !== "once");
  }

  #add(part: Part, isSeen: boolean): void {
    const seen = isSeen ? this.#beats(part) : [];
    if (!seen.length && !this.#queue.length) {
      part.done();
      return;
    }
    // Beats that are wholly over are forgotten; those that hang on are kept.
    const place = this.#queue.length ? this.#line.place(this.#now) : this.#line.beats.length;
    let first = 0;
    while (first < place && this.#isOver(first)) first++;
    const shift = this.#line.begins[first] ?? this.#line.long;
    const kept = this.#line.beats.slice(first);
    this.#queue = this.#queue.map((each) => ({ ...each, ends: each.ends - first }));
    this.#now = this.#queue.length ? this.#now - shift : this.#line.long - shift;
    this.#line = new Timeline([...kept, ...seen], (beat) => this.#rate(beat));
    this.#queue.push({ ...part, ends: kept.length + seen.length });
    this.behind = this.#queue.length;
    this.#start();
  }

  /** What there is to be seen of a part: all beats, or the stills where nothing moves. */
  #beats({ acts, before, after }: Part): Beat[] {
    const ground = this.ground();
    const beats = ground ? playedOut(acts, before, after, ground, this.words) : [];
    return isCalm() ? beats.filter((each) => each.isStill) : beats;
  }

  #isOver(place: number): boolean {
    const [beat, begins] = [this.#line.beats[place], this.#line.begins[place] ?? 0];
    return !beat || begins + (beat.ms + beat.tail) / this.#rate(beat) < this.#now;
  }

  #rate = (beat: Beat): number => (beat.side !== null && this.isOwn(beat.side) && !this.isRepeating ? QUICK : 1);

  #start(): void {
    this.isPlaying = true;
    if (this.#clock) return;
    this.#last = performance.now();
    this.#begin(-1);
    this.#draw();
    this.#clock = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#clock = 0;
    const past = Math.min(LONGEST, Math.max(0, now - this.#last));
    this.#last = now;
    if (!((this.isPaused || this.isHeld) && this.isPlaying))
      this.#go(past * (settings.speed === Infinity ? 1 : settings.speed));
    if (this.isPlaying || this.#now < this.#line.all) this.#clock = requestAnimationFrame((next) => this.#tick(next));
    else this.lingering = [];
  }

  /** So much time goes by. */
  #go(past: number): void {
    const before = this.#now;
    if (isCalm() && this.isPlaying) {
      this.#still += past;
      if (this.#still >= STILL) {
        this.#still = 0;
        this.#now = this.#line.end(this.#now);
      }
    } else this.#now += past;
    this.#pass(before);
  }

  /** Everything that happens between two moments: beats begin, parts are over, sounds are heard. */
  #pass(before: number): void {
    const line = this.#line;
    if (!isCalm())
      line.beats.forEach((beat, i) => {
        const [begins, rate] = [line.begins[i] ?? 0, this.#rate(beat)];
        for (const [at, name] of beat.sounds) {
          const when = begins + at / rate;
          if (when >= before && when < this.#now && when < line.long) this.sounded(name);
        }
      });
    this.#begin(before);
    for (;;) {
      const part = this.#queue[0];
      const over = part ? (line.begins[part.ends] ?? line.long) : 0;
      if (!part || this.#now < over) break;
      this.#queue.shift();
      this.behind = this.#queue.length;
      if (!this.#queue.length) this.#rest();
      part.done();
      if (line !== this.#line) return; // whoever was told has something new to play
    }
    this.#draw();
  }

  #begin(before: number): void {
    const place = this.#line.place(this.#now);
    const beat = this.#line.beats[place];
    if (beat && this.#queue.length && (this.#line.begins[place] ?? 0) >= before) this.begun(beat);
  }

  #draw(): void {
    const line = this.#line;
    if (!this.isPlaying) {
      this.lingering = line.at(this.#now)?.effects ?? [];
      return;
    }
    const end = line.end(this.#now);
    this.frame = line.at(isCalm() ? Math.max(0, end - 1) : this.#now);
    this.progress = line.long ? this.#now / line.long : 0;
  }

  /** All has been played: the table is as it is. */
  #rest(): void {
    this.isPlaying = this.isRepeating = false;
    this.frame = null;
    this.progress = 0;
  }

  pause(): void {
    if (this.isPlaying) this.isPaused = !this.isPaused;
  }

  /** To the end of the beat. */
  skip(): void {
    if (!this.isPlaying) return;
    const before = this.#now;
    this.#still = 0;
    this.#now = this.#line.end(this.#now);
    this.#pass(Math.max(before, this.#now - 1));
  }

  /** To the end of all there is. */
  finish(): void {
    if (!this.#queue.length) return;
    const parts = this.#queue;
    this.drop();
    for (const part of parts) part.done();
  }

  /** Nothing of it is played: something was taken back, or is looked at elsewhere. */
  drop(): void {
    this.#queue = [];
    this.#line = new Timeline([]);
    this.#now = this.behind = 0;
    this.lingering = [];
    this.isPaused = false;
    this.#rest();
  }

  /** From now on everything is new. */
  forget(): void {
    this.#past = [];
    this.canRepeat = false;
  }

  /** For `again`: what happened, and whether others did something in it that can be seen. */
  #remember(part: Part): void {
    if (part.acts.length) {
      const isOthers = this.#beats(part).some(({ side }) => side !== null && !this.isOwn(side));
      this.#past = [...this.#past, { ...part, isOthers }].slice(-REMEMBERED);
    }
    this.canRepeat = this.#past.some((each) => each.isOthers);
  }

  /** Once more all that has happened since the player's last decision, if others did something in it. */
  again(): void {
    if (this.isPlaying || !this.canRepeat) return;
    this.isRepeating = true;
    for (const part of this.#past) this.#add({ ...part, done: () => undefined }, true);
    if (!this.#queue.length) this.isRepeating = false;
  }
}
