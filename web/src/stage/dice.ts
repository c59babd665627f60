// Beats of dice: they fall beside whom they are about, each with the need and a tick or a cross.

import type { Bid, Body, EventContested, EventTested, Thrown } from "../wire";
import { beat, type Beat, type Die, type Effect, type Setting, type TrayRow } from "./beat";
import { bounds, find, half, middles, round, seen } from "./bodies";
import type { Box } from "./bodies";
import { ease, noise, ramp } from "./curves";

const [ROLL, NEXT, SPREAD, MARK, HOLD, READ, GONE] = [750, 90, 900, 180, 1500, 40, 350]; // milliseconds
const SIDES = 10; // of a die whose check is not told

/** Dice of one purpose: how many must be thrown for what, and how they fell. */
export type Cast = {
  title: string;
  need: string;
  faces: number[];
  passes: (boolean | null)[];
  sides: number;
  result: string;
};

/** How long after the first die of a row a die comes to lie. */
const lag = (die: number, dice: number): number => die * Math.min(NEXT, SPREAD / Math.max(dice, 1));
const lasts = ({ faces }: Cast): number => ROLL + lag(faces.length - 1, faces.length) + MARK;

function fallen(cast: Cast, now: number, seed: number): Die[] {
  return cast.faces.map((face, i) => {
    const lies = ROLL + lag(i, cast.faces.length);
    const t = ramp(now, 40, lies);
    const left = 1 - ease.out(t);
    const landed = t >= 1;
    const tumbling = 1 + Math.floor(noise(seed + i * 7 + Math.floor(now / 55)) * cast.sides);
    return {
      face: String(landed ? face : tumbling % 10 === 0 ? face : tumbling),
      sides: cast.sides,
      passed: cast.passes[i] ?? null,
      landed,
      dx: left * 30,
      dy: -Math.abs(Math.sin(t * 9)) * (1 - t) * 18,
      turn: left * 520,
      mark: ease.back(ramp(now, lies, lies + MARK)),
    };
  });
}

/** How long a throw takes: rows that fall together lie when the longest of them lies. */
const thrown = (casts: Cast[]): number => Math.max(0, ...casts.map(lasts));

/** The rows of a tray at a moment: each throw begins when the one before it lies. */
export function rows(throws: Cast[][], now: number): TrayRow[] {
  let begun = 0;
  return throws.flatMap((casts, i) => {
    const since = now - begun;
    begun += thrown(casts);
    return casts.map((cast, row): TrayRow => {
      const result = since >= lasts(cast) - MARK ? cast.result : "";
      const dice = fallen(cast, Math.max(0, since), i * 97 + row * 31);
      return { title: cast.title, need: cast.need, result, dice, hasBegun: since >= 0 };
    });
  });
}

const LONGEST = 800; // milliseconds more at most, for many dice

/** How long all throws take, with the time to read them: the more dice, the longer. */
export const length = (throws: Cast[][]): number => {
  const dice = throws.flat().reduce((sum, { faces }) => sum + faces.length, 0);
  return throws.reduce((sum, each) => sum + thrown(each), 0) + HOLD + Math.min(LONGEST, READ * dice);
};

/** Rows that follow each other; those thrown for the same with the same need are one. */
export function merged(throws: Thrown[], setting: Setting): Cast[] {
  const found = new Map<string, Thrown[]>();
  for (const each of throws) {
    const key = `${each.rule} ${each.need}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return [...found.values()].map((all) => cast(all, setting));
}

function cast(all: Thrown[], { titles, words }: Setting): Cast {
  const [first] = all as [Thrown, ...Thrown[]];
  const faces = all.flatMap((each) => each.faces);
  // Dice that are added up pass or fail together.
  const passes = all.flatMap((each) =>
    each.faces.map((_, i) => (each.passes?.length === each.faces.length ? (each.passes[i] ?? null) : null)),
  );
  const together = passes.every((each) => each === null) ? (first.passes?.[0] ?? null) : null;
  const dice = first.check?.dice ?? 1;
  const [alone, sum] = first.check?.under
    ? ["page-stage-need-under", "page-stage-need-under-sum"]
    : ["page-stage-need", "page-stage-need-sum"];
  const how = dice > 1 ? sum : alone;
  const need = first.need == null ? "" : words.say(how, { need: first.need, ...(dice > 1 ? { dice } : {}) });
  const good = passes.filter((each) => each).length;
  const one = together ?? (passes.length === 1 ? (passes[0] ?? null) : null);
  const result =
    one !== null
      ? words.say(one ? "page-passed" : "page-failed")
      : passes.some((each) => each !== null)
        ? words.say("page-stage-count", { good, all: faces.length })
        : first.total != null
          ? words.say("page-stage-total", { total: first.total })
          : "";
  const shown = together === null ? passes : passes.map((_, i) => (i === passes.length - 1 ? together : null));
  return {
    title: titles[first.rule] ?? "",
    need,
    faces,
    passes: shown,
    sides: first.check?.die.sides ?? SIDES,
    result,
  };
}

/** The stages of several chains: all first throws, then whatever they led to. */
export function staged(chains: Thrown[][], setting: Setting): Cast[][] {
  const deepest = Math.max(0, ...chains.map((chain) => chain.length));
  return Array.from({ length: deepest }, (_, i) =>
    merged(
      chains.flatMap((chain) => chain[i] ?? []),
      setting,
    ),
  );
}

/** Where the tray of a unit lies: beside it; beside nobody, in the middle of the table. */
export const beside = (body: Body | null, { width, depth }: Setting): Box =>
  body ? bounds(body) : { x0: width / 2, x1: width / 2, y0: depth / 2, y1: depth / 2 };

/** The place that each base of a unit takes. */
export const bases = (body: Body): Box[] => middles(body).map((at) => round(at, half(body)));

/** Who throws against whom; a unit that is put to the test itself has no other. */
export const headed = (unit: Body | null, target: Body | null): string =>
  unit && target && unit.id !== target.id ? `${unit.name} → ${target.name}` : ((unit ?? target)?.name ?? "");

/** Dice beside whom they are about, clear of everybody concerned: of several the last is the one they lie beside. */
export function tray(
  setting: Setting,
  key: string,
  throws: Cast[][],
  title: string,
  concerned: Body[],
  player: number | null,
  begins = 0,
): { ms: number; effects: (now: number) => Effect[]; sounds: [number, "dice"][] } {
  const ms = begins + length(throws);
  const around = beside(concerned.at(-1) ?? null, setting);
  const clear = concerned.flatMap(bases);
  let at = begins;
  const sounds = throws.map((each): [number, "dice"] => {
    const now = at;
    at += thrown(each);
    return [now + 120, "dice"];
  });
  return {
    ms,
    sounds,
    effects: (now) => {
      const since = now - begins;
      const seen = ramp(since, 0, 180) * (1 - ramp(now, ms, ms + GONE));
      const isContest = concerned.length === 0;
      const shown = rows(throws, since);
      return seen > 0 ? [{ is: "tray", key, title, player, around, clear, rows: shown, isContest, seen }] : [];
    },
  };
}

export const TRAY_TAIL = GONE;

/** Players throw against each other, round by round. */
export function contested(setting: Setting, event: EventContested): Beat {
  const { words, titles } = setting;
  const line = (bid: Bid): Cast => ({
    title: words.side(bid.player),
    need: bid.bonus
      ? words.say("page-stage-bonus", { bonus: bid.bonus > 0 ? `+${bid.bonus}` : String(bid.bonus) })
      : "",
    faces: bid.faces,
    passes: bid.faces.map((_, i) => (bid.wins && i === bid.faces.length - 1 ? true : null)),
    sides: SIDES,
    result: String(bid.total),
  });
  const casts = event.rounds.map((round) => round.map(line));
  const title = titles[event.rule] ?? "";
  const found = tray(setting, `${setting.number}-${event.rule}`, casts, title, [], event.winner);
  return beat(setting, "contested", null, found.ms, {
    ...found,
    tail: TRAY_TAIL,
    isStill: true,
    caption: title,
  });
}

/** Keeps in mind what a test came to and what it needed, for whoever it is about. */
export function noted({ titles, words }: Setting, event: EventTested, tests: Map<number, string>): void {
  const { check, rule, total } = event.thrown;
  const [test, unit] = [titles[rule] ?? "", event.unit ?? event.thrown.thrower];
  if (check && total != null && unit != null)
    tests.set(unit, words.say("page-stage-because", { test, total, need: check.base }));
  else if (event.target != null && event.result) tests.set(event.target, `${test}: ${titles[event.result] ?? ""}`);
}

/** A unit or a player is put to the test. */
export function tested(setting: Setting, event: EventTested, place: number): Beat {
  const { thrown } = event;
  const body = seen(setting.scene, event.unit ?? thrown.thrower);
  const [all] = merged([thrown], setting) as [Cast];
  const told = event.result ? (setting.titles[event.result] ?? "") : "";
  const result = event.passed == null && told ? told : all.result;
  const target = seen(setting.scene, event.target);
  // Who stands in the ranks of another is named himself, though the dice lie beside the unit he is with.
  const [who, whom] = [find(setting.scene, event.unit ?? thrown.thrower), find(setting.scene, event.target)];
  const struck = thrown.is_save && who ? setting.words.say("page-stage-struck", { unit: who.name }) : "";
  const title = struck || headed(who, whom) || (event.player != null ? setting.words.side(event.player) : "");
  const concerned = [target, body].filter((each) => each !== null);
  const what = thrown.is_save ? setting.words.say("page-stage-save") : all.title;
  const throws = [[{ ...all, title: what, result }]];
  const found = tray(setting, `${setting.number}-${place}`, throws, title, concerned, body?.player ?? null);
  return beat(setting, "tested", body?.player ?? event.player ?? null, found.ms, {
    ...found,
    tail: TRAY_TAIL,
    isStill: true,
    focus: body ? bounds(body) : null,
    caption: all.title,
  });
}
