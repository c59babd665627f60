// From events to beats: what happened, act by act, as a list of things to be played on the table.  A pure function.

import type { Act, BattleEvent, Body, EventDeployed, EventMoved, Scene } from "../wire";
import { allotted, aimed, harmed, landed, roundBegan, scattered, shot, sighted, struck } from "./attacks";
import { announced, banner } from "./banners";
import { beat, type Beat, type Setting, type Words } from "./beat";
import { bounds, boxOf, centre, changed, find, formed, grown, known, middles, seen, without } from "./bodies";
import { ease, life, ramp } from "./curves";
import { contested, noted, tested } from "./dice";
import { condition, fell, lost, roundEnded, tagged, wounded } from "./losses";
import { couriered, deployed, moved, routed } from "./moves";

const ENEMY = 1000; // milliseconds in which an enemy that is activated is only looked at

/** The table that all of it happens on. */
export type Ground = { inch: number; width: number; depth: number };

/** What events of one entry look like, beginning with the position before it. */
export function beats(
  act: Act,
  before: Scene,
  later: Scene,
  ground: Ground,
  words: Words,
  tests = new Map<number, string>(),
): Beat[] {
  const found: Beat[] = [];
  let scene = before;
  const whole = { ...ground, number: act.number, first: before, later, titles: act.words, words, tests };
  for (const group of grouped(act.events)) {
    const setting: Setting = { ...whole, scene };
    for (const event of group) if (event.is === "tested") noted(setting, event, tests);
    const next = played(setting, group, found.length);
    if (!next) continue;
    found.push(next);
    scene = next.after;
  }
  return found;
}

/** Acts one after the other; after the last one everything is as it is later. */
export function playedOut(acts: Act[], before: Scene, later: Scene, ground: Ground, words: Words): Beat[] {
  const found: Beat[] = [];
  const tests = new Map<number, string>();
  let scene = before;
  for (const act of acts) {
    const next = beats(act, scene, later, ground, words, tests);
    found.push(...next);
    scene = next.at(-1)?.after ?? scene;
  }
  return found;
}

/** Events that happen at the same time: moves that follow each other, units that are set up, orders that are shown. */
function grouped(events: BattleEvent[]): BattleEvent[][] {
  const found: BattleEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    const first = last?.[0];
    const joins =
      first?.is === event.is &&
      (event.is === "moved" || event.is === "deployed" || (event.is === "ordered" && event.target == null));
    if (joins && last) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The beat of events that happen together; none if there is nothing to see. */
function played(setting: Setting, events: BattleEvent[], place: number): Beat | null {
  const event = events[0];
  if (!event) return null;
  const { words, titles } = setting;
  const named = (unit: number): string => {
    const body = known(setting, unit);
    const why = setting.tests.get(unit);
    return body ? [words.side(body.player), body.name, ...(why ? [why] : [])].join(" · ") : "";
  };
  switch (event.is) {
    case "turn-began":
      return announced(
        setting,
        event.is,
        `turn-${event.turn}`,
        [words.say("page-stage-turn", { turn: event.turn, turns: event.turns }), ""],
        "plain",
        null,
        900,
        1800,
        [[0, "horn"]],
      );
    case "phase-began": {
      if (event.is_idle && !event.why) return null;
      const key = `page-stage-${event.name}`;
      const side = event.player ?? null;
      const big =
        titles[event.name] ?? (side !== null && words.has(key) ? words.say(key, { side: words.side(side) }) : "");
      const phase = event.number ? words.say("page-stage-phase", { number: event.number }) : "";
      // Why a phase is passed over has to be read.
      const small = event.why ? (titles[event.why] ?? phase) : phase;
      const long = event.why ? 2600 : 1300;
      return big ? announced(setting, event.is, event.name, [big, small], "plain", side, 500, long) : null;
    }
    case "contested":
      return contested(setting, event);
    case "activated":
      return activated(setting, event.unit);
    case "deployed":
      return deployed(setting, events as EventDeployed[]);
    case "revealed":
      return null;
    case "ordered":
      if (event.target != null)
        return sighted(setting, event.is, event.unit, event.target, event.way?.ticks, titles[event.order] ?? "");
      return tagged(
        setting,
        event.is,
        events.flatMap((each): [number, string][] =>
          each.is === "ordered" ? [[each.unit, titles[each.order] ?? ""]] : [],
        ),
        "plain",
      );
    case "sent":
      return sent(setting, event.leader, event.unit, titles[event.order] ?? "", event.at ?? null);
    case "couriered":
      return couriered(setting, event);
    case "reacted":
      return tagged(setting, event.is, [[event.unit, titles[event.rule] ?? ""]], "plain", 650);
    case "conceded":
      return announced(
        setting,
        event.is,
        "conceded",
        [words.say("page-stage-conceded"), words.side(event.player)],
        "bad",
        event.player,
        1200,
        1800,
        [[0, "horn"]],
      );
    case "over":
      return announced(setting, event.is, "over", [words.say("page-stage-over"), ""], "plain", null, 1500, 1900, [
        [0, "horn"],
        [350, "horn"],
      ]);
    case "moved":
      return moved(setting, events as EventMoved[]) ?? joined(setting, events as EventMoved[]);
    case "aimed":
      return aimed(setting, event);
    case "shot":
      return shot(setting, event, place);
    case "struck":
      return struck(setting, event, place);
    case "scattered":
      return scattered(setting, event);
    case "landed":
      return landed(setting, event);
    case "allotted":
      return allotted(setting, event);
    case "harmed":
      return harmed(setting, event, place);
    case "round-began":
      return roundBegan(setting, event);
    case "round-ended":
      return roundEnded(setting, event);
    case "tested":
      return tested(setting, event, place);
    case "wounded":
      return wounded(setting, event);
    case "fell":
      return fell(setting, event);
    case "destroyed":
      return gone(setting, event.unit);
    case "routed": {
      const fled = routed(setting, event);
      const hung = announced(
        setting,
        event.is,
        `routed-${event.unit}`,
        [words.say("page-stage-routed"), named(event.unit)],
        "bad",
        null,
        1100,
        1800,
      );
      return fled
        ? {
            ...fled,
            tail: Math.max(800, hung.hangs - fled.ms),
            hangs: hung.hangs,
            caption: hung.caption,
            effects: (now) => [...fled.effects(now), ...hung.effects(now)],
          }
        : null;
    }
    case "condition":
      return condition(setting, event);
    case "lost":
      return lost(setting, event);
    case "lapsed": {
      const [key, why] = [`page-stage-lapsed-${event.why}`, `page-stage-why-${event.why}`];
      if (!words.has(key)) return null;
      const body = event.unit == null ? null : known(setting, event.unit);
      const side = event.player ?? body?.player ?? null;
      const about = [...(side === null ? [] : [words.side(side)]), ...(body ? [body.name] : [])];
      const told = [titles[event.order ?? event.rule] ?? "", words.has(why) ? words.say(why) : ""];
      const small = [...about, ...told.filter(Boolean)].join(" · ");
      return announced(setting, event.is, event.why, [words.say(key), small], "bad", side, 1200, 2600, [[0, "horn"]]);
    }
    case "written-down":
    case "chosen":
      return null;
  }
}

/** A unit is activated: it is ringed, and marked as the one that acts. */
function activated(setting: Setting, unit: number): Beat | null {
  const body = find(setting.scene, unit);
  if (!body) return null;
  const others = setting.scene.bodies.filter((each) => each.acting && each.id !== unit);
  const after = changed(setting.scene, [
    ...others.map((each) => ({ ...each, acting: false })),
    { ...body, acting: true },
  ]);
  const box = bounds(body);
  // Between one's own deed and the enemy's there is a moment in which one sees who acts now.
  const isEnemy = setting.words.isEnemy(body.player);
  const told = isEnemy ? setting.words.say("page-stage-enemy", { unit: body.name }) : body.name;
  const side = setting.words.side(body.player);
  return beat(setting, "activated", body.player, isEnemy ? ENEMY : 450, {
    tail: isEnemy ? 500 : 250,
    isStill: isEnemy,
    focus: box,
    caption: told,
    after,
    scene: () => after,
    effects: (now) => [
      ...(isEnemy ? banner(`${setting.number}-acts-${unit}`, told, side, "plain", body.player, now, ENEMY + 500) : []),
      {
        is: "ring",
        box: grown(box, setting.inch * (1 - ease.out(ramp(now, 0, 450)))),
        seen: life(now, 700),
        mood: "plain",
      },
    ],
  });
}

/** A leader gives an order by his voice, or sends a courier with it. */
function sent(setting: Setting, leader: number, unit: number, text: string, at: [number, number] | null): Beat | null {
  const [from, to] = [seen(setting.scene, leader), seen(setting.scene, unit)];
  if (!from || !to) return null;
  const start = at ?? centre(middles(from));
  const spots = setting.later.spots.filter((spot) => spot.kind === "courier");
  // The courier stands by his leader from now on, if he is still there later; else he is drawn as any other is.
  const like = spots[0] ?? setting.scene.spots.find((spot) => spot.kind === "courier");
  const rider = at && like ? [{ ...like, x: at[0], y: at[1], player: from.player }] : [];
  const after = { ...setting.scene, spots: [...setting.scene.spots, ...rider] };
  return beat(setting, "sent", from.player, 700, {
    tail: 700,
    isStill: true,
    focus: boxOf([start, ...middles(to)], setting.inch),
    caption: `${to.name}: ${text}`,
    after,
    scene: () => after,
    effects: (now) => [
      { is: "sight", from: start, to: centre(middles(to)), drawn: Math.min(1, now / 600), seen: life(now, 1400), text },
    ],
  });
}

/** An individual who joins or leaves a unit where he stands has no way to go. */
function joined(setting: Setting, events: EventMoved[]): Beat | null {
  const come = events.flatMap(({ unit, joins, leaves, start, legs }): Body[] => {
    const body = find(setting.scene, unit);
    if (!body) return [];
    if (joins != null) return [{ ...body, host: joins, quads: [], rounds: [] }];
    const stands = legs?.at(-1)?.to ?? start;
    return leaves != null && stands ? [{ ...body, host: null, ...formed(stands) }] : [];
  });
  return come.length
    ? beat(setting, "moved", come[0]?.player ?? null, 1, { after: changed(setting.scene, come) })
    : null;
}

/** A unit is no more: a single hero has fallen, or the last of many. */
function gone(setting: Setting, unit: number): Beat {
  const { words } = setting;
  const body = known(setting, unit);
  const isOne = body?.start === 1;
  const small = body ? [words.side(body.player), ...(isOne ? [] : [body.name])].join(" · ") : "";
  const big = isOne ? words.say("page-stage-slain", { unit: body.name }) : words.say("page-stage-destroyed");
  const told = announced(setting, "destroyed", `gone-${unit}`, [big, small], "bad", body?.player ?? null, 900, 1800, [
    [0, "horn"],
  ]);
  return { ...told, after: without(setting.scene, unit), scene: () => without(setting.scene, unit) };
}
