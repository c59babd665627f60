// Written by web/wire.py from the server's own structs; do not edit.

/** Why something is barred: the rule, its words, and where it comes from. */
export interface Reason {
  rule: string;
  title: string;
  text: string;
  source: string;
  exactly?: string;
}

/** A condition of a unit: a sign the browser knows how to draw, and its name. */
export interface Badge {
  sign: string;
  label: string;
}

/** A unit on the table: round bases as x, y, radius; square ones as their four corners. */
export interface Body {
  id: number;
  player: number;
  name: string;
  emblem: string;
  figures: number;
  start: number;
  rounds?: [number, number, number][];
  quads?: number[][];
  marks?: string[];
  front?: [number, number, number, number] | null;
  badges?: Badge[];
  acting?: boolean;
  host?: number | null;
}

/** A piece of terrain. */
export interface Ground {
  kind: string;
  label: string;
  outline: number[];
}

/** A place worth something, or a courier on his way. */
export interface Spot {
  kind: string;
  x: number;
  y: number;
  label: string;
  player?: number | null;
  reach?: number;
}

/** A player as everybody sees him. */
export interface Side {
  name: string;
  force: string;
  people: string;
  seat: string;
  points: number;
}

/** What does not change in a battle. */
export interface Stage {
  system: string;
  scenario: string;
  width: number;
  depth: number;
  turns: number;
  inch: number;
  terrain: Ground[];
  zones: [number, number, number, number][];
  sides: Side[];
}

/** What does. */
export interface Scene {
  turn: number;
  phase: string;
  bodies: Body[];
  spots: Spot[];
  score: number[];
}

/** One answer that can be clicked, or one that cannot, and why. */
export interface Option {
  label: string;
  answer?: unknown;
  unit?: number | null;
  barred?: Reason | null;
  has_odds?: boolean;
  detail?: string;
  is_shot?: boolean;
  is_grave?: boolean;
}

/** Dice that wait to be typed in: how many of how many sides, row by row, and the faces they have. */
export interface Dice {
  rows: [number, string][];
  faces: number[];
  shape: string;
}

/** The question that waits. */
export interface Question {
  number: number;
  player: number;
  kind: string;
  title: string;
  text?: string;
  unit?: number | null;
  options?: Option[];
  gestures?: string[];
  dice?: Dice | null;
  reach?: number;
  many?: number;
}

/** What a gesture would mean: the answer, where everybody would stand, what it costs, and why not. */
export interface Ghost {
  answer?: unknown;
  rounds?: [number, number, number][];
  quads?: number[][];
  ways?: number[][];
  reach?: [number, number, number] | null;
  spent?: string;
  left?: string;
  notes?: string[];
  refused?: Reason | null;
}

/** One line of a card: what, and how much. */
export interface Fact {
  label: string;
  value: string;
  hint: string;
}

/** All there is to know of a unit. */
export interface Card {
  unit: number;
  name: string;
  player: number;
  facts: Fact[];
  heads: string[];
  weapons: string[][];
  traits: Fact[];
  orders: Option[];
}

/** Dice that fell for one purpose: each face, and whether it passed; neither if it is merely read. */
export interface Row {
  label: string;
  dice: [number, boolean | null][];
}

/** One line of the log, with the dice it tells of. */
export interface Told {
  number: number;
  text: string;
  depth?: number;
  unit?: number | null;
  rule?: string | null;
  source?: string | null;
  dice?: Row[];
  decided?: boolean;
  turn?: number;
}

/** A bar of a small chart. */
export interface Bar {
  label: string;
  share: number;
  percent: string;
}

/** A part of a need: the rule behind it, its words, its value and its source. */
export interface Part {
  rule: string;
  text: string;
  value: string;
  source: string;
}

/** What a die must show, of what it is made up, and how likely it is. */
export interface Need {
  title: string;
  need: string;
  chance: string;
  parts: Part[];
  who: string;
}

/** What may happen to one unit. */
export interface SideOdds {
  unit: number;
  title: string;
  expected: string;
  chart: Bar[];
  results: Bar[];
}

/** The odds card. */
export interface Odds {
  title: string;
  needs: Need[];
  sides: SideOdds[];
  results: Bar[];
  note: string;
}

/** How far something reaches from a unit. */
export interface Ring {
  label: string;
  reach: number;
  kind: string;
}

/** A line of sight, and what blocks it. */
export interface Sight {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  free: boolean;
  label: string;
}

/** What a unit sees of another, and how far its weapon carries. */
export interface Sights {
  unit: number;
  target: number;
  lines: Sight[];
  rings: Ring[];
}

/** What an enemy may do to a unit. */
export interface Danger {
  unit: number;
  title: string;
  lines: string[];
}

/** The threat view of a unit. */
export interface Dangers {
  unit: number;
  rings: Ring[];
  dangers: Danger[];
}

/** One choice of a switch, in words. */
export interface Choice {
  value: string;
  label: string;
}

/** A setting that a house rule may choose otherwise: its words, its choices, and what each edition has chosen. */
export interface House {
  name: string;
  title: string;
  text: string;
  choices: Choice[];
  low: number;
  high: number;
  sign: string;
  chosen: Record<string, string>;
}

/** A scenario or a force to choose from. */
export interface Offered {
  id: string;
  name: string;
  players: number;
  points: number;
}

/** A game as the start page offers it. */
export interface OfferedGame {
  id: string;
  name: string;
  about: string;
  look: "bands" | "blocks";
  scenarios: Offered[];
  forces: Offered[];
  editions: Choice[];
  settings: House[];
  quick: string;
  computers: Choice[];
}

/** What a player wants to play. */
export interface Wish {
  system: string;
  scenario: string;
  seats: string[];
  forces?: (string | null)[];
  edition?: string;
  house?: [string, string][];
  deploy?: "auto" | "turns";
  title?: string;
}

/** The wish to fight a battle again, as it was set up: who plays, and after which entry it goes on. */
export interface Again {
  seats: string[];
  since: number;
}

/** A saved battle as the start page lists it. */
export interface Listed {
  id: string;
  title: string;
  system: string;
  seats: string[];
  changed: string;
  answers: number;
}

/** A language to choose: what its own readers call it, and what they measure in unless they choose otherwise. */
export interface Tongue {
  id: string;
  name: string;
  units: "in" | "cm";
}

/** A unit of length to choose: its name, how many ticks it has, and how a length is written in it. */
export interface Measure {
  id: "in" | "cm";
  name: string;
  ticks: number;
  text: string;
}

/** The colour of a seat: what it is called, how it looks on a light and on a dark page, and its pattern. */
export interface Colour {
  name: string;
  day: string;
  night: string;
  weave: "plain" | "stripes" | "dots" | "checks";
}

/** The words of the page in one language. */
export interface Phrases {
  lang: string;
  languages: Tongue[];
  units: Measure[];
  colours: Colour[];
  point: string;
  words: Record<string, string>;
}

/** I look with the eyes of this seat from now on. */
export interface SaySit {
  is: "sit";
  seat: number;
}

/** Tell me in this language and in these units. */
export interface SaySpeak {
  is: "speak";
  lang: string;
  units: "in" | "cm";
}

/** This is my answer. */
export interface SayAnswer {
  is: "answer";
  number: number;
  answer: unknown;
}

/** What would this gesture mean? */
export interface SayProbe {
  is: "probe";
  number: number;
  gesture: Record<string, unknown>;
  ask?: number;
}

/** Where would this answer lead? */
export interface SayGlance {
  is: "glance";
  number: number;
  answer: unknown;
  ask?: number;
}

/** What are the odds of this answer? */
export interface SayPreview {
  is: "preview";
  number: number;
  answer: unknown;
  ask?: number;
}

/** How did it stand after this entry?  Nought is the beginning. */
export interface SayLook {
  is: "look";
  at: number;
  ask?: number;
}

/** Tell me of this unit. */
export interface SayAskCard {
  is: "card";
  unit: number;
  at?: number | null;
  ask?: number;
}

/** Who can harm this unit? */
export interface SayAskDangers {
  is: "dangers";
  unit: number;
  at?: number | null;
  ask?: number;
}

/** What does this unit see of that one? */
export interface SayAskSights {
  is: "sights";
  unit: number;
  target: number;
  at?: number | null;
  ask?: number;
}

/** Back to before this entry; consent says that everybody at the table agrees. */
export interface SayUndo {
  is: "undo";
  number: number;
  consent?: boolean;
}

/** From now on dice are thrown by the server, or typed in from real ones. */
export interface SayTypeDice {
  is: "dice";
  dice: "thrown" | "typed";
}

/** From now on this seat is a person's, or a computer player's. */
export interface SaySeat {
  is: "seat";
  seat: number;
  who: string;
}

/** The battle you are at. */
export interface HearOpened {
  is: "opened";
  battle: string;
  title: string;
  stage: Stage;
  lang: string;
  units: "in" | "cm";
  players: Choice[];
}

/** Where it stands. */
export interface HearState {
  is: "state";
  number: number;
  seat: number;
  scene: Scene;
  question?: Question | null;
  waits?: number | null;
  hand_over?: number | null;
  log?: Told[];
  fresh?: boolean;
  undo?: number | null;
  wanted?: number | null;
  dice?: string;
  verdict?: string | null;
  over?: boolean;
  seats?: string[];
}

/** How it stood after an entry. */
export interface HearLooked {
  is: "looked";
  ask: number;
  at: number;
  scene: Scene;
}

/** What the gesture would mean. */
export interface HearProbed {
  is: "probed";
  ask: number;
  ghost: Ghost | null;
}

/** Where the answer would lead. */
export interface HearGlimpsed {
  is: "glimpsed";
  ask: number;
  ghost: Ghost | null;
}

/** The odds. */
export interface HearPreviewed {
  is: "previewed";
  ask: number;
  odds: Odds | null;
}

/** The card. */
export interface HearCardOf {
  is: "card";
  ask: number;
  card: Card;
}

/** The dangers. */
export interface HearDangersOf {
  is: "dangers";
  ask: number;
  dangers: Dangers;
}

/** The lines of sight. */
export interface HearSightsOf {
  is: "sights";
  ask: number;
  sights: Sights;
}

/** Your answer is not allowed, and this is why; nothing has changed. */
export interface HearRefused {
  is: "refused";
  number: number;
  reason: Reason;
}

/** Something about your message is wrong; nothing has changed. */
export interface HearTrouble {
  is: "trouble";
  what:
    | "malformed"
    | "stale"
    | "not-yours"
    | "too-long"
    | "no-undo"
    | "consent"
    | "asked"
    | "not-kept"
    | "unknown"
    | "taken"
    | "origin";
  text: string;
}

export type FromBrowser =
  | SaySit
  | SaySpeak
  | SayAnswer
  | SayProbe
  | SayGlance
  | SayPreview
  | SayLook
  | SayAskCard
  | SayAskDangers
  | SayAskSights
  | SayUndo
  | SayTypeDice
  | SaySeat;

export type ToBrowser =
  | HearOpened
  | HearState
  | HearLooked
  | HearProbed
  | HearGlimpsed
  | HearPreviewed
  | HearCardOf
  | HearDangersOf
  | HearSightsOf
  | HearRefused
  | HearTrouble;

export type Request = SayProbe | SayGlance | SayPreview | SayLook | SayAskCard | SayAskDangers | SayAskSights;

export type Reply = HearLooked | HearProbed | HearGlimpsed | HearPreviewed | HearCardOf | HearDangersOf | HearSightsOf;
