// Written by web/wire.py from the server's own structs; do not edit.

/** Why something is barred: the rule, its words, and where it comes from. */
export interface Reason {
  rule: string;
  title: string;
  text: string;
  source: string;
  exactly?: string;
}

/** A bar of a small chart. */
export interface Bar {
  label: string;
  share: number;
  percent: string;
}

/** One way to bring about what a cell of a grid stands for, or the reason why it cannot be had. */
export interface Means {
  answer?: unknown;
  label?: string;
  when?: string;
  odds?: Bar | null;
  has_odds?: boolean;
  stock?: string;
  barred?: Reason | null;
}

/** One choice for one unit, with the ways to bring it about, the best one first. */
export interface Cell {
  means?: Means[];
  is_now?: boolean;
  is_picked?: boolean;
}

/** A unit and the choices for it, one for each column. */
export interface GridRow {
  unit: number;
  label: string;
  cells: Cell[];
  note?: string;
}

/** A choice that every unit has, the sign it is drawn with, and what it is called for all units together. */
export interface Column {
  label: string;
  sign: string;
  all: string;
  rule: string;
}

/** What several units draw on: how much of it is left, and why no more can be had. */
export interface Stock {
  id: string;
  left: number;
  spent: Reason;
}

/** A question of all units at once: one choice each, and all of them are given together. */
export interface Grid {
  columns: Column[];
  rows: GridRow[];
  confirm: string;
  none?: string;
  closing?: unknown;
  is_whole?: boolean;
  stocks?: Stock[];
}

/** What one side has of what wins the battle, what it needs, and what there is at most; then all of it in words. */
export interface Tally {
  has: number;
  needs: number | null;
  most: number;
  said: string;
  later?: number;
}

/** The meter of victory: what is counted, how it decides the battle, and the tally of every side. */
export interface Meter {
  title: string;
  text: string;
  tallies: Tally[];
}

/** What became of one side: its points, what it has lost in a few words, and what each of its units has cost it. */
export interface Fate {
  points: number;
  lost: string;
  paid: string[];
}

/** One sentence of what decided a battle, and the rule behind it with its source. */
export interface Because {
  text: string;
  rule?: string | null;
  source?: string;
}

/** How a battle ended: the result, what decided it, and what became of every side. */
export interface Ending {
  verdict: string;
  why: Because[];
  sides: Fate[];
  winner: number | null;
}

/** A part of a need: the rule behind it, its words, its value and its source. */
export interface NeedPart {
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
  parts: NeedPart[];
  who: string;
  whom: string;
  only: string;
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
  warnings: string[];
}

/** A condition of a unit: a sign the browser knows how to draw, and its name. */
export interface Badge {
  sign: string;
  label: string;
  rule?: string;
}

/** What a model looks like from above; the page puts it together from drawings of these names. */
export interface Figure {
  body: string;
  arm?: string;
  shield?: boolean;
  mount?: string;
}

/** An individual who stands in the ranks of a unit: who he is, and at which of its bases he is drawn. */
export interface Guest {
  id: number;
  name: string;
  role: string;
  base: number;
}

/** Models of a unit that stand farther off than they may: who is nearest to whom, all of them, both distances. */
export interface Tie {
  base: number;
  stray: number;
  strays: number[];
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
  said?: string;
  figure?: Figure | null;
  heading?: number;
  marks?: string[];
  wounds?: number[];
  whole?: number;
  guests?: Guest[];
  ties?: Tie[];
  acted?: boolean;
  flees?: boolean;
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
  rule?: string;
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
  crossing: "bridge" | "ford";
  phases: string[];
  phase_rules: string[];
}

/** What changes in a battle: turn, phase, units, places and score. */
export interface Scene {
  turn: number;
  phase: string;
  bodies: Body[];
  spots: Spot[];
  score: number[];
  step?: number;
  meter?: Meter | null;
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
  then?: unknown[];
  rule?: string;
  model?: number | null;
}

/** Dice to be typed in: for what, how many if that is known, who throws them, and what each must show. */
export interface DiceRow {
  label: string;
  number: number | null;
  who: string;
  need: string;
}

/** Dice that wait to be typed in, row by row. */
export interface Dice {
  rows: DiceRow[];
  faces: number[];
  hint: string;
  note: string;
}

/** A model that can be named; several of them make an answer, in the order in which they are named. */
export interface Pick {
  model: number;
  label: string;
}

/** A formation that a unit in hand can be told to take, by a button or by a key. */
export interface Formation {
  value: string;
  label: string;
  key: string;
}

/** A standing choice: what a player may have answered to every question of a kind in this battle. */
export interface Habit {
  kind: string;
  label: string;
  answer: unknown;
  is_only: boolean;
}

/** One button for all that are left: its answer is given, and the next one, until something else is asked. */
export interface Rest {
  label: string;
  answer: unknown;
  then: unknown[];
  kind: string;
}

/** The question that waits.  The page does not know the kinds there are: it shows what the other fields say. */
export interface Question {
  number: number;
  player: number | null;
  kind: string;
  title: string;
  text?: string;
  how?: string;
  unit?: number | null;
  options?: Option[];
  gestures?: (
    "aim" | "deed" | "drag" | "form" | "grip" | "march" | "model" | "place" | "rank" | "reshape" | "ride" | "walk"
  )[];
  grips?: [number, ("left" | "right" | "ahead" | "turn" | "width")[]][];
  formations?: Formation[];
  dice?: Dice | null;
  picks?: Pick[];
  grid?: Grid | null;
  reach?: number;
  many?: number;
  each?: number;
  by_unit?: boolean;
  by_click?: boolean;
  marked?: number[];
  rest?: Rest | null;
  habit?: Habit | null;
  topic?: string;
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
  may?: string;
  notes?: string[];
  refused?: Reason | null;
  plan?: unknown;
  files?: number;
  then?: unknown[];
  deed?: string;
  foe?: number | null;
  stopped?: Reason | null;
  front?: [number, number, number, number] | null;
  grips?: ("left" | "right" | "ahead" | "turn" | "width")[];
  border?: number;
}

/** One line of a card: what, and how much. */
export interface Fact {
  label: string;
  value: string;
  hint?: string;
  rule?: string;
  is_strength?: boolean;
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
  arms: string[];
  note: string;
}

/** Dice that fell for one purpose: each face, and whether it passed; neither if it is merely read. */
export interface Row {
  label: string;
  dice: [number, boolean | null][];
  who: string;
  need: string;
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
  computed?: boolean;
}

/** The events of one entry, in the order in which they happened; the page plays them on the table. */
export interface Act {
  number: number;
  events: BattleEvent[];
  words: Record<string, string>;
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
  people: string;
}

/** A computer player as the start page offers it. */
export interface OfferedPlayer {
  value: string;
  label: string;
  playouts: number;
  same: string[];
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
  computers: OfferedPlayer[];
  gives_up: string;
  lessons: Choice[];
  format: string;
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
  dice?: "thrown" | "typed";
  playouts?: (number | null)[];
  resigns?: boolean;
}

/** The wish to fight a battle again, as it was set up: who plays, and after which entry it goes on. */
export interface Again {
  seats: string[];
  since: number;
}

/** What a list is called, what it costs line by line, and everything that is wrong with it. */
export interface Checked {
  name: string;
  points: number;
  bill: [string, number, number][];
  problems: string[];
}

/** A saved battle as the start page lists it. */
export interface Listed {
  id: string;
  title: string;
  system: string;
  seats: string[];
  changed: string;
  answers: number;
  mine: boolean;
  own: number | null;
}

/** Where a battle stands: its turn in words and how many there are, each force with its points, and its end. */
export interface Standing {
  phase: string;
  turns: number;
  forces: [string, number][];
  verdict: string;
  bygone: boolean;
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

/** A stage in the list of them: its title, and whether it is done, passed over or still to do. */
export interface CoachStep {
  title: string;
  done: boolean | null;
}

/** A sentence about what happened: praise and explanation, or something that went otherwise. */
export interface CoachLine {
  text: string;
  is_done: boolean;
}

/** A rule that a stage teaches, by its name and in a word. */
export interface CoachRule {
  id: string;
  title: string;
}

/** A battle to be played when the lesson is over: game and scenario, and what it is called. */
export interface CoachNext {
  system: string;
  scenario: string;
  name: string;
}

/** All that a lesson shows now; nothing is asked any more when it has no `ask`. */
export interface Coach {
  title: string;
  steps: CoachStep[];
  at: number;
  name?: string;
  ask?: string;
  why?: string;
  said?: CoachLine[];
  units?: number[];
  place?: [number, number, number] | null;
  shown?: unknown;
  rules?: CoachRule[];
  about?: string;
  end?: string;
  next?: CoachNext | null;
}

/** A place in the battle to look at: the entry of the journal it is about, when that was, and what is said of it. */
export interface RecountPlace {
  number: number;
  seat: number | null;
  when: string;
  said: string[];
}

/** A table: what is above its columns, and its rows, each with the seat it is about. */
export interface RecountTable {
  title: string;
  heads: string[];
  seats: number[];
  rows: string[][];
}

/** A look back in words, with its chart. */
export interface Recount {
  title: string;
  result: string;
  language: string;
  chart: string;
  sides: RecountTable;
  turning_title: string;
  turning: RecountPlace[];
  choices_title: string;
  choices: RecountPlace[];
  units: RecountTable;
  notes_title: string;
  notes: string[];
}

/** A plan that was done, or could have been: what it does, what it promises, and what speaks for it. */
export interface Weighed {
  what: string;
  promise: string;
  reasons: string;
}

/** The answer to `why`: what it is about, who did it, the plans, what was done first, and how they compare. */
export interface Explained {
  title: string;
  by: string;
  plans: Weighed[];
  note: string;
}

/** A plan: its chances, what it does, what speaks for it, how it looks on the table, and the answers that do it. */
export interface Hinted {
  said: string;
  lines: string[];
  reasons: string;
  ghost: Ghost | null;
  answers: unknown[];
}

/** The best plans, at least two, and a word if the first is not clearly the best. */
export interface Hint {
  plans: Hinted[];
  note: string;
}

/** One side: its force, its people, what it is worth, and its units line by line. */
export interface Muster {
  side: string;
  force: string;
  people: string;
  points: number;
  units: string[];
}

/** What a battle is about. */
export interface Briefing {
  name: string;
  story: string;
  ground: string;
  won: string[];
  sides: Muster[];
}

/** A rule in a word: its title, and its first sentence or what is told in its place. */
export interface Term {
  title: string;
  text: string;
}

/** A die: how many sides it has, and whether its zero counts as the highest number. */
export interface Die {
  sides: number;
  zero: boolean;
}

/** A modifier that applies: the rule it comes from, and what it adds to the die. */
export interface Applied {
  id: string;
  value: number;
}

/** A trial applied to one situation: the die plus the modifiers must reach the base. */
export interface Check {
  rule: string;
  base: number;
  applied: Applied[];
  die: Die;
  naturals: boolean;
  dice: number;
  under: boolean;
}

/** A straight way: how long it is, and where it leads to. */
export interface Way {
  ticks: number;
  wind: string;
}

/** Something that counts, by its id: a stat and how high it is, a weapon, a kind of cover. */
export interface Value {
  id: string;
  number?: number | null;
}

/** What is left of a unit and what it began with: models, or the wounds of a single one. */
export interface Strength {
  left: number;
  start: number;
  is_wounds?: boolean;
}

/** How many models of a unit touch an enemy, and which enemies it touches. */
export interface Contact {
  models: number;
  foes: number[];
}

/** Where a unit stands to the enemy: whom it touches, or else the nearest one, and who has cover from there. */
export interface Near {
  touching?: number[];
  enemy?: number | null;
  way?: Way | null;
  covered?: number;
}

/** A block of figures: the middle of its front, its facing in tenths of a degree, files, figures, and a base. */
export interface Block {
  x: number;
  y: number;
  facing: number;
  files: number;
  figures: number;
  width: number;
  depth: number;
}

/**
 * One leg of a march, and how the block stands after it.      `advance` and `walk` go straight on; `wheel` goes
 * round its pivot; `turn` and `face` are about the middle of the     block; `reform` changes its files, `align`
 * swings it flush with whom it met.  Amounts are ticks, files, or tenths of     a degree to the right.
 */
export interface Leg {
  kind: string;
  amount: number;
  to: Block;
  pivot?: [number, number] | null;
}

/** Points that a player has at the end, and for what: a unit of the enemy's, or a place. */
export interface Paid {
  player: number;
  points: number;
  how: string;
  unit?: number | null;
  models?: number;
  place?: number | null;
}

/** A number that is already in a value when a need is looked up: the rule, what it adds, and to which value. */
export interface Counted {
  rule: string;
  number: number;
  to: string;
}

/** Dice thrown for one purpose: their faces, which of them pass, and what the need is made of. */
export interface Thrown {
  rule: string;
  faces: number[];
  passes?: boolean[];
  need?: number | null;
  total?: number | null;
  check?: Check | null;
  thrower?: number | null;
  is_save?: boolean;
  weapon?: string | null;
  damage?: number | null;
  basis?: Value[];
  counted?: Counted[];
  table?: string;
}

/** Hits of one kind on one model: each throw is of the dice that got past the throw before it. */
export interface Hit {
  model: number;
  role: string | null;
  throws: Thrown[];
  wounds?: number;
}

/** What one player throws in a round of a contest. */
export interface Bid {
  player: number;
  faces: number[];
  total: number;
  bonus?: number;
  wins?: boolean;
}

/** A turn begins; the points are those of the turns before it. */
export interface EventTurnBegan {
  is: "turn-began";
  turn: number;
  turns: number;
  score?: number[];
  rule: string;
}

/** A phase of the turn begins, or a player's part of it. */
export interface EventPhaseBegan {
  is: "phase-began";
  name: string;
  number?: number;
  player?: number | null;
  is_idle?: boolean;
  why?: string;
  rule: string;
}

/** Players throw against each other; those tied at the top throw again. */
export interface EventContested {
  is: "contested";
  rounds: Bid[][];
  winner: number;
  rule: string;
}

/** A player activates a unit: what is left of it, how it is, and whom it touches. */
export interface EventActivated {
  is: "activated";
  unit: number;
  player: number;
  strength: Strength;
  conditions?: string[];
  touching?: number[];
  rule: string;
}

/** A unit is set up: models on their places, a block, or an individual with the unit he stands in. */
export interface EventDeployed {
  is: "deployed";
  unit: number;
  places?: number[];
  block?: Block | null;
  host?: number | null;
  rule: string;
}

/** A player has written something down that nobody else may see yet. */
export interface EventWrittenDown {
  is: "written-down";
  player: number;
  rule: string;
}

/** What was sealed is shown. */
export interface EventRevealed {
  is: "revealed";
  rule: string;
}

/** A unit has an order now: against whom, how far away he is, and in which range band. */
export interface EventOrdered {
  is: "ordered";
  unit: number;
  order: string;
  target?: number | null;
  way?: Way | null;
  band?: string | null;
  rule: string;
}

/** A leader sends a unit an order, by courier or by his own voice. */
export interface EventSent {
  is: "sent";
  leader: number;
  unit: number;
  order: string;
  courier?: number | null;
  at?: [number, number] | null;
  rule: string;
}

/** A courier rides along a way to a unit; without a unit his errand is over: he is lost, or back with his leader. */
export interface EventCouriered {
  is: "couriered";
  courier: number;
  leader: number;
  unit?: number | null;
  track?: number[];
  has_arrived?: boolean;
  is_lost?: boolean;
  rule: string;
}

/** A player has named something: a weapon, a foe, an edge, who begins, how a unit fights. */
export interface EventChosen {
  is: "chosen";
  player?: number | null;
  unit?: number | null;
  name?: string | null;
  seat?: number | null;
  target?: number | null;
  targets?: number[];
  model?: number | null;
  role?: string | null;
  number?: number | null;
  rule: string;
}

/** A unit tries to react to an enemy; the rule says how. */
export interface EventReacted {
  is: "reacted";
  unit: number;
  to: number;
  rule: string;
}

/** Something that might have followed does not, and why; of a unit, or of a player. */
export interface EventLapsed {
  is: "lapsed";
  why: string;
  unit?: number | null;
  player?: number | null;
  target?: number | null;
  order?: string | null;
  rule: string;
}

/** A player gives up. */
export interface EventConceded {
  is: "conceded";
  player: number;
  rule: string;
}

/** The battle is over: why and on whose account, the points and what they were paid for, and who has won. */
export interface EventOver {
  is: "over";
  why: string;
  players?: number[];
  how?: string[];
  score?: number[];
  shares?: [number, number][];
  paid?: Paid[];
  winner?: number | null;
  rule: string;
}

/**
 * A unit moves: each model along its track, or the whole block leg by leg.      A track is x, y, x, y, … from where
 * the model stood to where it stands; one that stays has only its place.
 */
export interface EventMoved {
  is: "moved";
  unit: number;
  name: string;
  tracks?: number[][];
  start?: Block | null;
  legs?: Leg[];
  contact?: Contact | null;
  near?: Near | null;
  joins?: number | null;
  leaves?: number | null;
  is_forced?: boolean;
  rule: string;
}

/** A unit takes aim: at which model, how far away, with how many volleys and how many are left. */
export interface EventAimed {
  is: "aimed";
  unit: number;
  target: number;
  model?: number | null;
  role?: string | null;
  at?: [number, number] | null;
  way?: Way | null;
  volleys?: number;
  left?: number;
  rule: string;
}

/** A stone lands elsewhere than it was aimed at. */
export interface EventScattered {
  is: "scattered";
  unit: number;
  faces: number[];
  start: [number, number];
  end: [number, number];
  way: Way;
  rule: string;
}

/** A template lies on the table, round or with an outline, and these models are under it: unit and model. */
export interface EventLanded {
  is: "landed";
  unit: number;
  at: [number, number];
  under: [number, number][];
  radius?: number;
  outline?: number[];
  rule: string;
}

/** The hits on a unit are given to its models, a model being named once for each; by its player, or by chance. */
export interface EventAllotted {
  is: "allotted";
  unit: number;
  player: number;
  models: number[];
  roles: (string | null)[];
  is_chosen?: boolean;
  rule: string;
}

/** What the hits on a unit come to: the dice for each, throw by throw. */
export interface EventHarmed {
  is: "harmed";
  unit: number;
  hits: Hit[];
  rule: string;
}

/** A round of close combat begins between a unit and its enemies. */
export interface EventRoundBegan {
  is: "round-began";
  unit: number;
  foes: number[];
  rule: string;
}

/** A round of close combat is over: who has won it, and the wounds each has lost. */
export interface EventRoundEnded {
  is: "round-ended";
  winners: number[];
  wounds: [number, number][];
  rule: string;
}

/** A unit or a player is put to the test: the dice, whether they pass or which result they come to, and why. */
export interface EventTested {
  is: "tested";
  thrown: Thrown;
  unit?: number | null;
  player?: number | null;
  target?: number | null;
  passed?: boolean | null;
  result?: string | null;
  reason?: string | null;
  shot?: number;
  rule: string;
}

/** A unit has lost wounds, those of the fallen included; and what is left of it. */
export interface EventWounded {
  is: "wounded";
  unit: number;
  wounds: number;
  strength: Strength;
  rule: string;
}

/** Models of a unit fall: which they were, their roles, and where they stood (x, y, x, y, …). */
export interface EventFell {
  is: "fell";
  unit: number;
  models: number[];
  places: number[];
  strength: Strength;
  roles?: string[];
  block?: Block | null;
  rule: string;
}

/** The last model of a unit has fallen. */
export interface EventDestroyed {
  is: "destroyed";
  unit: number;
  rule: string;
}

/** A unit leaves the table with all the models it has left. */
export interface EventRouted {
  is: "routed";
  unit: number;
  models: number;
  rule: string;
}

/** A unit comes into a condition or out of it; not fresh: it was in it before. */
export interface EventCondition {
  is: "condition";
  unit: number;
  what: string;
  on: boolean;
  is_fresh?: boolean;
  rule: string;
}

/** A unit has lost something that it cannot get back: its standard, its champion. */
export interface EventLost {
  is: "lost";
  unit: number;
  what: string;
  rule: string;
}

/** A unit shoots at another; what flies is named, so that it can be drawn. */
export interface EventShot {
  is: "shot";
  unit: number;
  target: number;
  chains: Thrown[][];
  hits: number;
  kills?: number | null;
  models?: number | null;
  flies?: "arrow" | "bolt" | "javelin" | "stone" | "boulder";
  rule: string;
}

/** A unit strikes at another in close combat, at its turn in the order of striking. */
export interface EventStruck {
  is: "struck";
  unit: number;
  target: number;
  chains: Thrown[][];
  hits: number;
  kills?: number | null;
  models?: number | null;
  speed?: Value | null;
  noughts?: number;
  rule: string;
}

/** I want the view of this seat from now on. */
export interface SaySit {
  is: "sit";
  seat: number;
}

/** This is my key, and the invitation I came by: the first thing that who has a seat of his own says. */
export interface SayShow {
  is: "show";
  key: string;
  invitation?: string;
}

/** I want to invite somebody to this seat. */
export interface SayInvite {
  is: "invite";
  seat: number;
}

/** I agree that this seat, whose owner has gone, is free again. */
export interface SayGiveAway {
  is: "give";
  seat: number;
}

/** Tell me in this language and in these units. */
export interface SaySpeak {
  is: "speak";
  lang: string;
  units: "in" | "cm";
  turned?: boolean;
}

/** This is my answer; and those that follow it, if what I do takes several. */
export interface SayAnswer {
  is: "answer";
  number: number;
  answer: unknown;
  then?: unknown[];
  by_itself?: boolean;
}

/** These faces my dice show: what was typed in, row by row. */
export interface SayTyped {
  is: "typed";
  number: number;
  rows: string[];
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

/** What are the odds of this answer; or of the last of several that follow one another? */
export interface SayPreview {
  is: "preview";
  number: number;
  answer: unknown;
  then?: unknown[];
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

/** What may this unit do to that one? */
export interface SayAskDeeds {
  is: "deeds";
  number: number;
  unit: number;
  target: number;
  ask?: number;
}

/** What would a computer player who plays by rules of thumb answer in my place? */
export interface SayAdvise {
  is: "advise";
  number: number;
  ask?: number;
}

/** What would you do in my place? */
export interface SayAskHint {
  is: "hint";
  number: number;
  ask?: number;
}

/** Why did the computer player answer so? */
export interface SayAskWhy {
  is: "why";
  at: number;
  ask?: number;
}

/** What did this battle hang on? */
export interface SayAskBack {
  is: "back";
  ask?: number;
}

/** Back to before this entry; consent says that everybody at the table agrees. */
export interface SayUndo {
  is: "undo";
  number: number;
  consent?: boolean;
}

/** I want dice to be thrown by the server, or typed in from real ones; they are once everybody has agreed. */
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
  briefing?: Briefing | null;
  clock?: number;
}

/** The secret that goes with the address of a seat; it counts once. */
export interface HearInvited {
  is: "invited";
  seat: number;
  secret: string;
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
  acts?: Act[];
  undo?: number | null;
  last?: number | null;
  wanted?: number | null;
  dice?: "thrown" | "typed";
  dice_wanted?: "thrown" | "typed" | null;
  ending?: Ending | null;
  over?: boolean;
  seats?: string[];
  bygone?: string;
  taken?: number[];
  lost?: number[];
  giving?: number | null;
  notice?: string;
  onward?: number | null;
  coach?: Coach | null;
}

/** How it stood after an entry. */
export interface HearLooked {
  is: "looked";
  ask: number;
  at: number;
  scene: Scene;
  act?: Act | null;
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

/** What the unit may do to that enemy. */
export interface HearDeedsOf {
  is: "deeds";
  ask: number;
  options: Option[];
}

/** What he would answer, nothing if he does not know; and whether there are plans to compare, for a hint. */
export interface HearAdvised {
  is: "advised";
  ask: number;
  answer?: unknown;
  can_hint?: boolean;
}

/** What a computer player would do; nothing where there is nothing to compare. */
export interface HearHintOf {
  is: "hint";
  ask: number;
  hint?: Hint | null;
}

/** Why the computer player answered so; nothing if it was no computer player. */
export interface HearWhyOf {
  is: "why";
  ask: number;
  why?: Explained | null;
}

/** The look back; nothing if the battle is not over, or if its game has no evaluation. */
export interface HearBackOf {
  is: "back";
  ask: number;
  back?: Recount | null;
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
    | "origin"
    | "bygone"
    | "too-fast"
    | "overdue"
    | "lost"
    | "full"
    | "read-only"
    | "locked"
    | "damaged"
    | "unusable"
    | "crowded"
    | "invitation"
    | "not-gone"
    | "not-owner"
    | "endless"
    | "thinker-again"
    | "thinker-simpler"
    | "thinker-person";
  text: string;
  topic?: string;
  ask?: number;
}

export type FromBrowser =
  | SaySit
  | SayShow
  | SayInvite
  | SayGiveAway
  | SaySpeak
  | SayAnswer
  | SayTyped
  | SayProbe
  | SayGlance
  | SayPreview
  | SayLook
  | SayAskCard
  | SayAskDangers
  | SayAskSights
  | SayAskDeeds
  | SayAdvise
  | SayAskHint
  | SayAskWhy
  | SayAskBack
  | SayUndo
  | SayTypeDice
  | SaySeat;

export type ToBrowser =
  | HearOpened
  | HearInvited
  | HearState
  | HearLooked
  | HearProbed
  | HearGlimpsed
  | HearPreviewed
  | HearCardOf
  | HearDangersOf
  | HearSightsOf
  | HearDeedsOf
  | HearAdvised
  | HearHintOf
  | HearWhyOf
  | HearBackOf
  | HearRefused
  | HearTrouble;

export type Request =
  | SayProbe
  | SayGlance
  | SayPreview
  | SayLook
  | SayAskCard
  | SayAskDangers
  | SayAskSights
  | SayAskDeeds
  | SayAdvise
  | SayAskHint
  | SayAskWhy
  | SayAskBack;

export type Reply =
  | HearLooked
  | HearProbed
  | HearGlimpsed
  | HearPreviewed
  | HearCardOf
  | HearDangersOf
  | HearSightsOf
  | HearDeedsOf
  | HearAdvised
  | HearHintOf
  | HearWhyOf
  | HearBackOf;

export type BattleEvent =
  | EventTurnBegan
  | EventPhaseBegan
  | EventContested
  | EventActivated
  | EventDeployed
  | EventWrittenDown
  | EventRevealed
  | EventOrdered
  | EventSent
  | EventCouriered
  | EventChosen
  | EventReacted
  | EventLapsed
  | EventConceded
  | EventOver
  | EventMoved
  | EventAimed
  | EventScattered
  | EventLanded
  | EventAllotted
  | EventHarmed
  | EventRoundBegan
  | EventRoundEnded
  | EventTested
  | EventWounded
  | EventFell
  | EventDestroyed
  | EventRouted
  | EventCondition
  | EventLost
  | EventShot
  | EventStruck;
