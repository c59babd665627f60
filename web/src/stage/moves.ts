// Beats of movement: models glide along their tracks, blocks march and wheel leg by leg, couriers ride.

import type { Body, EventCouriered, EventDeployed, EventMoved, EventRouted, Spot } from "../wire";
import { beat, type Beat, type Effect, type Setting } from "./beat";
import {
  boxOf,
  bounds,
  centre,
  changed,
  find,
  formed,
  grown,
  half,
  middles,
  onLegs,
  round,
  shifted,
  stretch,
  without,
} from "./bodies";
import type { Box, Place } from "./bodies";
import { along, ease, far, life, noise, ramp } from "./curves";

const [AN_INCH, LEAST, MOST, CHARGE] = [250, 380, 2600, 950]; // milliseconds
const SHAKE = 300;

/** How a unit looks part of the way along its move; it is where it was if nothing is known of it. */
function glide(event: EventMoved, body: Body, later: Body | null): (t: number) => Body {
  const { start, legs = [], tracks = [] } = event;
  if (start && legs.length) return (t) => ({ ...body, host: null, ...onLegs(start, legs, t) });
  const rounds = body.rounds ?? [];
  if (rounds.length && tracks.length === rounds.length)
    return (t) => ({
      ...body,
      ties: [],
      heading: looks(body.heading ?? 0, later?.heading ?? body.heading ?? 0, trail(event), t),
      rounds: rounds.map(([, , r], model): [number, number, number] => {
        const at = along(tracks[model] ?? [], t);
        return [at.x, at.y, r];
      }),
    });
  return () => body;
}

/** Which way models look while they walk: where they go, and in the end where they look from then on. */
function looks(from: number, to: number, way: number[], t: number): number {
  if (way.length < 4 || t >= 1) return to;
  const there = (along(way, Math.max(t, 0.02)).angle * 180) / Math.PI;
  const turned = (a: number, b: number): number => ((b - a + 540) % 360) - 180;
  const walking = from + turned(from, there) * ramp(t, 0, 0.12);
  return walking + turned(walking, to) * ramp(t, 0.85, 1);
}

/** How far those go who go farthest. */
function longest({ start, legs = [], tracks = [] }: EventMoved): number {
  if (start) return legs.reduce((sum, leg, i) => sum + stretch(legs[i - 1]?.to ?? start, leg), 0);
  return Math.max(0, ...tracks.map(far));
}

/** The way of the middle of a unit, to be drawn on the ground. */
function trail({ start, legs = [], tracks = [] }: EventMoved): number[] {
  if (start) return [start.x, start.y, ...legs.flatMap(({ to }) => [to.x, to.y])];
  const long = tracks.reduce<number[]>((best, each) => (far(each) > far(best) ? each : best), []);
  return long.length > 2 ? long : [];
}

/** Units that move at the same time: one after the other's order, a charge and its counter, both sides closing up. */
export function moved(setting: Setting, events: EventMoved[]): Beat | null {
  const going = events.flatMap((event) => {
    const body = find(setting.scene, event.unit) ?? find(setting.later, event.unit);
    return body && longest(event) > 0
      ? [{ event, body, glide: glide(event, body, find(setting.later, event.unit)) }]
      : [];
  });
  const joined = events.filter((event) => event.joins != null);
  if (!going.length) return null;
  const charges = going.some(({ event }) => (event.contact?.foes.length ?? event.near?.touching?.length ?? 0) > 0);
  const way = Math.max(...going.map(({ event }) => longest(event)));
  const isLong = way > setting.inch;
  const march = Math.min(MOST, Math.max(LEAST, (way / setting.inch) * AN_INCH));
  const go = charges && isLong ? Math.max(CHARGE, march * 0.7) : march;
  const curve = charges && isLong ? ease.in : ease.inOut;
  const ends = going.map(({ glide }) => glide(1));
  // Who joins a unit stands in its ranks from then on and has no base of his own.
  const arrived = ends.map((body) => {
    const host = joined.find((event) => event.unit === body.id)?.joins;
    return host == null ? body : { ...body, host, quads: [], rounds: [] };
  });
  const after = changed(setting.scene, arrived);
  const met = charges && isLong ? meeting(ends, after) : [];
  const places = going.flatMap(({ body }, i) => [...middles(body), ...middles(ends[i] ?? body)]);
  const steps = Math.max(1, Math.floor(go / 260));
  return beat(setting, "moved", going[0]?.body.player ?? null, go + (met.length ? SHAKE : 80), {
    tail: 700,
    isStill: isLong,
    caption: going.map(({ body }) => body.name).join(", "),
    focus: places.length ? boxOf(places, setting.inch) : null,
    sounds: [
      ...Array.from({ length: steps }, (_, i): [number, "step"] => [(i * go) / steps, "step"]),
      ...(met.length ? [[go - 40, "clash"] as [number, "clash"]] : []),
    ],
    after,
    scene: (now) =>
      now >= go
        ? after
        : changed(
            setting.scene,
            going.map(({ glide }) => glide(curve(now / go))),
          ),
    effects: (now) => [
      ...going.map(({ event }): Effect => ({
        is: "trail",
        way: isLong ? trail(event) : [],
        seen: ramp(now, 0, 200) * (1 - ramp(now, go, go + 600)),
      })),
      ...met.flatMap((at, i): Effect[] => {
        const t = ramp(now, go - 60, go + 900);
        return t > 0 && t < 1
          ? [
              { is: "dust", at, size: setting.inch * (0.7 + t), seen: 1 - t },
              { is: "spark", at, size: setting.inch * (0.35 + 0.12 * noise(i + Math.floor(now / 90))), seen: 1 - t },
            ]
          : [];
      }),
    ],
  });
}

/** Where bases of these units touch bases of an enemy, a few places for each unit. */
export function meeting(bodies: Body[], scene: { bodies: Body[] }): Place[] {
  const found: Place[] = [];
  for (const body of bodies) {
    const mine: Place[] = [];
    for (const foe of scene.bodies) {
      if (foe.player === body.player) continue;
      const reach = (half(body) + half(foe)) * 1.25;
      for (const [x, y] of middles(body))
        for (const [u, v] of middles(foe)) if (Math.hypot(u - x, v - y) <= reach) mine.push([(x + u) / 2, (y + v) / 2]);
    }
    const every = Math.max(1, Math.ceil(mine.length / 4));
    found.push(...mine.filter((_, i) => i % every === 0));
  }
  return found;
}

/** Units that are set up at the same time. */
export function deployed(setting: Setting, events: EventDeployed[]): Beat | null {
  const come = events.flatMap((event) => {
    const body = find(setting.later, event.unit);
    if (!body) return [];
    const rounds = body.rounds?.map(([x, y, r], i): [number, number, number] => [
      event.places?.[2 * i] ?? x,
      event.places?.[2 * i + 1] ?? y,
      r,
    ]);
    return [{ ...body, rounds, ...(event.block ? formed(event.block) : {}) }];
  });
  const first = come[0];
  if (!first) return null;
  const after = changed(setting.scene, come);
  const shown = come.filter((body) => middles(body).length);
  return beat(setting, "deployed", first.player, 420, {
    tail: 400,
    focus: shown.length ? boxOf(shown.flatMap(middles), setting.inch) : null,
    sounds: [[0, "step"]],
    after,
    scene: () => after,
    effects: (now) =>
      shown.map((body): Effect => {
        return ringed(grown(bounds(body), setting.inch * (1 - ease.out(ramp(now, 0, 420)))), life(now, 820));
      }),
  });
}

const ringed = (box: Box, seen: number): Effect => ({ is: "ring", box, seen, mood: "plain" });

/** A unit runs for the edge of the table it came from, and is gone. */
export function routed(setting: Setting, event: EventRouted): Beat | null {
  const body = find(setting.scene, event.unit);
  const after = without(setting.scene, event.unit);
  if (!body || !middles(body).length) return body ? beat(setting, "routed", body.player, 1, { after }) : null;
  const [x, y] = centre(middles(body));
  const edges: [number, number, number][] = [
    [y, 0, -1],
    [setting.depth - y, 0, 1],
    [x, -1, 0],
    [setting.width - x, 1, 0],
  ];
  const [, dx, dy] = edges.reduce((best, each) => (each[0] < best[0] ? each : best));
  const ms = 1100;
  const way = 5 * setting.inch;
  return beat(setting, "routed", body.player, ms, {
    isStill: true,
    focus: bounds(body),
    sounds: [
      [0, "horn"],
      [200, "step"],
      [500, "step"],
      [800, "step"],
    ],
    after,
    scene: (now) => {
      const t = ease.in(ramp(now, 0, ms));
      if (t >= 1) return after;
      const fled = shifted(body, dx * way * t, dy * way * t);
      return changed(setting.scene, [{ ...fled, badges: [] }]);
    },
    effects: (now) =>
      middles(body).map((at, i): Effect => {
        const t = ramp(now, 80 + 25 * i, 900 + 25 * i);
        const [u, v] = [at[0] + dx * way * ease.in(t) * 0.5, at[1] + dy * way * ease.in(t) * 0.5];
        return { is: "dust", at: [u, v], size: half(body) * (0.7 + t), seen: t > 0 && t < 1 ? 0.8 * (1 - t) : 0 };
      }),
  });
}

/** A courier rides along his track, arrives, or is lost. */
export function couriered(setting: Setting, event: EventCouriered): Beat | null {
  const [x, y] = event.track ?? [];
  if (x === undefined || y === undefined) return null;
  const spots = setting.scene.spots;
  const near = (spot: Spot): number => (spot.kind === "courier" ? Math.hypot(spot.x - x, spot.y - y) : Infinity);
  const rider = spots.reduce<Spot | null>((best, each) => (best && near(best) <= near(each) ? best : each), null);
  const side = find(setting.later, event.leader)?.player ?? find(setting.scene, event.leader)?.player ?? null;
  const way = event.track ?? [];
  const rides = way.length > 2;
  const at: Place = rides ? [way.at(-2) ?? x, way.at(-1) ?? y] : [x, y];
  const gone = event.unit == null;
  const is = rider !== null && near(rider) < setting.inch ? rider : null;
  const others = spots.filter((spot) => spot !== is);
  const told = (u: number, v: number): Spot[] => (is ? [...others, { ...is, x: u, y: v }] : others);
  const ms = rides ? Math.min(1800, Math.max(LEAST, (far(way) / setting.inch) * 130)) : 450;
  const after = { ...setting.scene, spots: gone ? others : told(...at) };
  return beat(setting, "couriered", side, ms, {
    tail: gone && event.is_lost ? 1500 : 500,
    isStill: rides || !!event.is_lost,
    focus: boxOf([[x, y], at], setting.inch),
    sounds: rides ? Array.from({ length: Math.ceil(ms / 220) }, (_, i): [number, "step"] => [i * 220, "step"]) : [],
    after,
    scene: (now) => {
      if (now >= ms || !rides) return now >= ms ? after : setting.scene;
      const here = along(way, ease.inOut(now / ms));
      return { ...setting.scene, spots: told(here.x, here.y) };
    },
    effects: (now) => [
      { is: "trail", way: rides ? way : [], seen: 1 - ramp(now, ms, ms + 500) },
      ...(event.is_lost
        ? [
            {
              is: "trace",
              at,
              size: 110,
              square: null,
              seen: ramp(now, 0, 250) * (1 - ramp(now, ms, ms + 1400)),
            } as Effect,
          ]
        : []),
      ...(event.has_arrived
        ? [ringed(round(at, setting.inch * (0.5 + 0.5 * ramp(now, ms - 200, ms + 300))), life(now - ms + 200, 500))]
        : []),
    ],
  });
}
