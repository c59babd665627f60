// Beats of shooting and fighting: sight lines, what flies, blows, and the dice that decide.

import type {
  Body,
  EventAimed,
  EventAllotted,
  EventHarmed,
  EventLanded,
  EventRoundBegan,
  EventScattered,
  EventShot,
  EventStruck,
} from "../wire";
import { beat, type Beat, type Effect, type Setting } from "./beat";
import { bounds, boxOf, centre, changed, find, half, lunge, middles, round, seen, shifted } from "./bodies";
import type { Box, Place } from "./bodies";
import { along, ease, life, noise, ramp } from "./curves";
import { headed, staged, tray, TRAY_TAIL } from "./dice";
import { meeting } from "./moves";

const [SIGHT, FLIGHT, NEXT, ARROWS] = [900, 850, 130, 12];

const both = (a: Body, b: Body): Box => boxOf([...middles(a), ...middles(b)], half(a) * 2);

/** The bases of two units that are nearest to each other. */
function nearest(a: Body, b: Body): [Place, Place] {
  let [best, least]: [[Place, Place], number] = [[centre(middles(a)), centre(middles(b))], Infinity];
  for (const one of middles(a))
    for (const other of middles(b)) {
      const way = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;
      if (way < least) [best, least] = [[one, other], way];
    }
  return best;
}

/** A line of sight from one unit to another, with the distance on it. */
export function sighted(
  setting: Setting,
  name: string,
  from: number,
  to: number,
  ticks: number | undefined,
  caption = "",
): Beat | null {
  const [unit, target] = [seen(setting.scene, from), seen(setting.scene, to)];
  if (!unit || !target || unit === target) return null;
  const [a, b] = nearest(unit, target);
  const text = ticks === undefined ? "" : setting.words.length(ticks);
  return beat(setting, name, unit.player, SIGHT, {
    tail: 350,
    focus: both(unit, target),
    caption,
    effects: (now) => [
      { is: "sight", from: a, to: b, drawn: ease.out(ramp(now, 0, 700)), seen: life(now, SIGHT + 350), text },
      { is: "ring", box: bounds(target), seen: life(now - 350, 800), mood: "bad" },
    ],
  });
}

export const aimed = (setting: Setting, event: EventAimed): Beat | null =>
  sighted(setting, "aimed", event.unit, event.target, event.way?.ticks);

/** Whatever flies from models of one unit to models of another, one after the other. */
function volley(
  from: Place[],
  to: Place[],
  many: number,
  what: string,
  inch: number,
): { ms: number; loosed: number[]; effects: (now: number) => Effect[] } {
  const shots = Math.min(ARROWS, Math.max(1, many));
  const gap = Math.min(NEXT, 900 / shots);
  const slow = what === "boulder" ? 1.5 : 1;
  const flown = Array.from({ length: shots }, (_, i) => {
    const a = from[Math.floor((i * from.length) / shots)] ?? [0, 0];
    const b = to[Math.floor(noise(i + 3) * to.length)] ?? a;
    const wide = inch * 0.28;
    const end: Place = [b[0] + (noise(i) - 0.5) * wide, b[1] + (noise(i + 50) - 0.5) * wide];
    return { way: [...a, ...end], at: i * gap };
  });
  const ms = FLIGHT * slow + (shots - 1) * gap;
  return {
    ms,
    loosed: flown.map(({ at }) => at),
    effects: (now) =>
      flown.flatMap(({ way, at }): Effect[] => {
        const t = ramp(now, at, at + FLIGHT * slow);
        if (now < at) return [];
        const here = along(way, t);
        const left = 1 - ramp(now, at + FLIGHT * slow, at + FLIGHT * slow + 1300); // it sticks a while
        const lift = Math.sin(t * Math.PI);
        return [{ is: "missile", what, at: [here.x, here.y], angle: here.angle, lift, seen: left }];
      }),
  };
}

/** A unit shoots: what it looses flies, and the dice fall beside the target. */
export function shot(setting: Setting, event: EventShot, place: number): Beat | null {
  const [unit, target] = [seen(setting.scene, event.unit), seen(setting.scene, event.target)];
  if (!unit || !target) return null;
  const many = event.chains.reduce((sum, chain) => sum + (chain[0]?.faces.length ?? 0), 0);
  const flight = volley(middles(unit), middles(target), many, event.flies ?? "arrow", setting.inch);
  const casts = staged(event.chains, setting);
  const title = setting.words.say("page-stage-shoots", { who: headed(unit, target) });
  const begins = flight.ms * 0.75;
  const dice = tray(setting, `${setting.number}-${place}`, casts, title, [unit, target], unit.player, begins);
  return beat(setting, "shot", unit.player, dice.ms, {
    tail: Math.max(TRAY_TAIL, 900),
    isStill: true,
    focus: both(unit, target),
    caption: casts[0]?.[0]?.title ?? "",
    sounds: [...flight.loosed.slice(0, 6).map((at): [number, "arrow"] => [at, "arrow"]), ...dice.sounds],
    effects: (now) => [...flight.effects(now), ...dice.effects(now)],
  });
}

/** Blows: both sides lunge, sparks fly, and the dice fall. */
export function struck(setting: Setting, event: EventStruck, place: number): Beat | null {
  const [unit, target] = [seen(setting.scene, event.unit), seen(setting.scene, event.target)];
  if (!unit || !target) return null;
  const casts = staged(event.chains, setting);
  const title = setting.words.say("page-stage-strikes", { who: headed(unit, target) });
  const dice = tray(setting, `${setting.number}-${place}`, casts, title, [unit, target], unit.player, 350);
  const met = meeting([unit], { bodies: [target] });
  const [a, b] = nearest(unit, target);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [((b[0] - a[0]) / far) * half(unit) * 0.35, ((b[1] - a[1]) / far) * half(unit) * 0.35];
  const whole = setting.scene;
  return beat(setting, "struck", unit.player, dice.ms, {
    tail: TRAY_TAIL,
    isStill: true,
    focus: both(unit, target),
    caption: casts[0]?.[0]?.title ?? "",
    sounds: [[120, "clash"], [420, "clash"], ...dice.sounds],
    scene: (now) => {
      const t = lunge((now % 450) / 450);
      return now < 900 ? changed(whole, [shifted(unit, dx * t, dy * t)]) : whole;
    },
    effects: (now) => [...sparks(met, now, 1100, setting.inch), ...dice.effects(now)],
  });
}

const sparks = (places: Place[], now: number, long: number, inch: number): Effect[] =>
  places.map((at, i): Effect => {
    const flash = noise(i * 13 + Math.floor(now / 110));
    return { is: "spark", at, size: inch * (0.22 + 0.2 * flash), seen: life(now, long) * (flash > 0.25 ? 1 : 0.3) };
  });

/** A round of close combat begins. */
export function roundBegan(setting: Setting, event: EventRoundBegan): Beat | null {
  const unit = find(setting.scene, event.unit);
  const foes = event.foes.flatMap((foe) => find(setting.scene, foe) ?? []);
  if (!unit || !foes.length) return null;
  const met = meeting([unit], { bodies: foes });
  return beat(setting, "round-began", unit.player, 450, {
    tail: 300,
    focus: boxOf([unit, ...foes].flatMap(middles), setting.inch),
    sounds: [[0, "clash"]],
    effects: (now) => sparks(met, now, 750, setting.inch),
  });
}

/** The models that hits were given to are marked. */
export function allotted(setting: Setting, event: EventAllotted): Beat | null {
  const body = seen(setting.scene, event.unit);
  if (!body) return null;
  const places = [...new Set(event.models)].flatMap((model) => middles(body)[model] ?? []);
  const pairs = [...new Set(event.models)].map((model) => middles(body)[model]).filter((at) => at !== undefined);
  if (!places.length) return null;
  return beat(setting, "allotted", body.player, 280, {
    tail: 500,
    caption: body.name,
    focus: bounds(body),
    effects: (now) =>
      pairs.map((at): Effect => ({ is: "ring", box: round(at, half(body) * 1.25), seen: life(now, 780), mood: "bad" })),
  });
}

/** What hits come to: the dice for each. */
export function harmed(setting: Setting, event: EventHarmed, place: number): Beat | null {
  const body = seen(setting.scene, event.unit);
  const casts = staged(
    event.hits.map((hit) => hit.throws),
    setting,
  );
  if (!body || !casts.length) return null;
  // Saves are the unit's own dice; all others are thrown by whoever has hit it.
  const throwers = event.hits.flatMap(({ throws }) => throws.flatMap((each) => (each.is_save ? [] : each.thrower)));
  const by = [...new Set(throwers)].map((each) => seen(setting.scene, each)).filter((each) => each !== null);
  const names = by.length ? `${by.map(({ name }) => name).join(", ")} → ${body.name}` : body.name;
  const title = setting.words.say("page-stage-harms", { who: names });
  const side = by[0]?.player ?? body.player;
  const dice = tray(setting, `${setting.number}-${place}`, casts, title, [...by, body], side);
  return beat(setting, "harmed", side, dice.ms, {
    ...dice,
    tail: TRAY_TAIL,
    isStill: true,
    focus: bounds(body),
    caption: casts.at(-1)?.[0]?.title ?? "",
  });
}

/** A stone goes astray. */
export function scattered(setting: Setting, event: EventScattered): Beat {
  const way = [...event.start, ...event.end];
  const side = find(setting.scene, event.unit)?.player ?? null;
  const text = setting.words.length(event.way.ticks);
  return beat(setting, "scattered", side, 900, {
    tail: 400,
    isStill: true,
    focus: boxOf([event.start, event.end], setting.inch * 2),
    sounds: [[0, "arrow"]],
    effects: (now) => {
      const t = ease.out(ramp(now, 100, 800));
      const here = along(way, t);
      const lift = Math.sin(t * Math.PI) * 0.6;
      return [
        { is: "sight", from: event.start, to: event.end, drawn: t, seen: life(now, 1300), text },
        {
          is: "missile",
          what: "boulder",
          at: [here.x, here.y],
          angle: here.angle,
          lift,
          seen: 1 - ramp(now, 900, 1200),
        },
      ];
    },
  });
}

/** A template lies on the table, with everybody under it. */
export function landed(setting: Setting, event: EventLanded): Beat {
  const at: Place = event.at;
  const size = event.radius ?? 0;
  const pairs = event.outline ?? [];
  const outline = Array.from({ length: pairs.length / 2 }, (_, i): Place => [pairs[2 * i] ?? 0, pairs[2 * i + 1] ?? 0]);
  const side = find(setting.scene, event.unit)?.player ?? null;
  const hit = event.under.flatMap(([unit, model]) => {
    const body = find(setting.scene, unit);
    const place = body ? middles(body)[model] : undefined;
    return body && place ? [{ place, size: half(body) * 1.25 }] : [];
  });
  return beat(setting, "landed", side, 950, {
    tail: 1100,
    isStill: true,
    focus: boxOf([at, ...outline], size + setting.inch),
    sounds: [[60, "fall"]],
    effects: (now) => [
      { is: "patch", at, outline, size: size * ease.back(ramp(now, 0, 260)), seen: 1 - ramp(now, 1300, 2050) },
      {
        is: "dust",
        at,
        size: (size || setting.inch) * (0.5 + ramp(now, 60, 900)),
        seen: 0.9 * (1 - ramp(now, 60, 900)),
      },
      ...hit.map(({ place, size }): Effect => ({
        is: "ring",
        box: round(place, size),
        seen: life(now - 250, 1500),
        mood: "bad",
      })),
    ],
  });
}
