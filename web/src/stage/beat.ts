// A beat: one thing that happens on the table, how long it takes, and what is drawn at any moment of it.

import type { Body, Scene } from "../wire";
import type { Box, Place } from "./bodies";

export type Mood = "plain" | "good" | "bad";
export type Sound = "step" | "arrow" | "dice" | "clash" | "horn" | "fall";

/** A die of a tray: what it shows, how it lies, and whether it has passed; null if it is merely read. */
export type Die = {
  face: string;
  sides: number;
  passed: boolean | null;
  landed: boolean;
  dx: number;
  dy: number;
  turn: number; // degrees
  mark: number; // how large its tick or cross is, from nought
};
/** Dice thrown for one purpose; a row that has not begun yet only keeps its place. */
export type TrayRow = { title: string; need: string; result: string; dice: Die[]; hasBegun: boolean };

/** Something drawn above the position; `seen` is from nought to one. */
export type Effect =
  | { is: "sight"; from: Place; to: Place; drawn: number; seen: number; text: string }
  | { is: "missile"; what: string; at: Place; angle: number; lift: number; seen: number }
  | {
      is: "tray";
      key: string;
      title: string;
      player: number | null;
      around: Box;
      clear: Box[]; // the bases of everybody concerned, which it does not cover
      rows: TrayRow[];
      isContest: boolean;
      seen: number;
    }
  | { is: "fallen"; body: Body; turn: number; seen: number } // one model, as a unit of its own
  | { is: "trace"; at: Place; size: number; square: number | null; seen: number }
  | { is: "ring"; box: Box; seen: number; mood: Mood }
  | { is: "patch"; outline: Place[]; at: Place; size: number; seen: number }
  | { is: "spark"; at: Place; size: number; seen: number }
  | { is: "dust"; at: Place; size: number; seen: number }
  | { is: "trail"; way: number[]; seen: number }
  | { is: "tag"; box: Box; text: string; mood: Mood; seen: number }
  | {
      is: "banner";
      key: string;
      big: string;
      small: string;
      mood: Mood;
      player: number | null;
      shift: number;
      seen: number;
    };

export type Beat = {
  name: string; // of the event it shows
  number: number; // of the entry that it belongs to
  side: number | null; // whose doing it is
  ms: number;
  tail: number; // how long it goes on being drawn while the next beats play
  hangs: number; // how long its banner hangs, if it has one
  isStill: boolean; // worth a still where nothing moves
  focus: Box | null; // where it happens
  caption: string;
  sounds: [number, Sound][]; // when, and which
  after: Scene;
  scene: (now: number) => Scene; // now: milliseconds from the beginning of the beat
  effects: (now: number) => Effect[];
};

/** The words a beat is made with; all of them come from the server. */
export type Words = {
  say: (id: string, numbers?: Record<string, string | number>) => string;
  has: (id: string) => boolean;
  side: (player: number) => string;
  isEnemy: (player: number) => boolean; // against whoever sits before this page; nobody is to who merely looks on
  length: (ticks: number) => string;
};

/** What a beat is made from beside its event. */
export type Setting = {
  number: number;
  first: Scene; // before the whole entry
  scene: Scene; // before this event
  later: Scene; // after everything: names and bases of those who have not been on the table yet
  titles: Record<string, string>; // of the ids in the events
  words: Words;
  tests: ReadonlyMap<number, string>; // the last test of each unit in words: why it comes to what happens next
  inch: number;
  width: number;
  depth: number;
};

/** A beat that changes nothing and draws nothing; what is given comes in the place of that. */
export function beat(setting: Setting, name: string, side: number | null, ms: number, more: Partial<Beat>): Beat {
  const after = more.after ?? setting.scene;
  return {
    name,
    number: setting.number,
    side,
    ms,
    tail: 0,
    hangs: 0,
    isStill: false,
    focus: null,
    caption: "",
    sounds: [],
    scene: (now) => (now >= ms ? after : setting.scene),
    effects: () => [],
    ...more,
    after,
  };
}
