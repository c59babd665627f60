// Name plates: how wide each is, and where it stands.  Places are tried round its unit and scored: a plate never lies
// on another one, keeps clear of bases where it can, is nearest to its own unit, and shrinks to its number rather than
// cover somebody.  A plate that does not touch its unit has a stem to it; and it keeps its place while that will do.

import type { Badge, Body } from "../wire";
import { box, type Box } from "../lib/shapes";
import { clashes } from "./clashes";

/** The player of a place that nobody owns. */
export const NOBODY = -1;
/** Whoever has a plate: a unit, a courier, or a place worth something. */
export type Named = Omit<Body, "id" | "emblem"> & { key: string; unit: number | null };
/** Where a plate stands by its unit: which way, and how far off. */
export type Stand = { way: number; step: number };
/** A plate: its upper left corner on the picture, its parts in pixels, and where its stem begins, if it stands off. */
export type Plate = Stand & {
  x: number;
  y: number;
  wide: number;
  high: number;
  named: boolean;
  stem: [number, number] | null;
};
/** What a plate shows, from left to right: a flag, a number, a name, badges; and below it who leads. */
export type Parts = { flag: string; count: string; name: string; badges: Badge[]; lead: string };
export type Sizes = { flag: number; count: number; name: number; badges: number; lead: number };
/** What plates have to keep to, all in pixels: the size of the table, and how many there are to a tick. */
export type Room = { width: number; depth: number; scale: number; brief: boolean };

export const HIGH = 20; // pixels
export const TAG = 14; // the tag of a leader below
const [FLAG, BADGE, LONG_BADGE] = [23, 17, 27];
const STEPS = [3, 12, 26, 44, 66, 92, 124, 160, 210, 270, 340];
const [MODEL, OFF_TABLE] = [0.5, 3]; // how bad it is to cover a pixel of a base, or to lie a pixel off the table
const FULL = 60; // as bad as this, and a plate shrinks to its number
const STRANGE = 45; // how bad it is to stand nearer to others than to one's own unit
const AGAINST = 60; // how bad it is to stand where the enemy is: plates of who fights keep to their own side
const NEARER = 5; // pixels by which others must be farther off: a flag does not fill its part of the plate
const TOUCH = 9; // pixels between a plate and its unit over which it needs a stem
const HULL = 5; // pixels of the outline round a unit
const KEPT = 30; // a place no worse than this is kept, so that plates do not jump about

let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

/** How wide a text is in pixels. */
export function widthOf(text: string, font: "name" | "count" | "lead"): number {
  const key = font + text;
  let found = known.get(key);
  if (found === undefined) {
    const size = { name: 12.5, count: 12, lead: 10.5 }[font];
    pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (pen) {
      const style = getComputedStyle(document.documentElement);
      const family = style.getPropertyValue(font === "name" ? "--serif" : "--sans") || "serif";
      pen.font = `${font === "lead" ? 600 : 700} ${size}px ${family}`;
    }
    found = pen?.measureText(text).width ?? text.length * size * 0.54;
    known.set(key, found);
  }
  return found;
}

const isOrder = ({ sign }: Badge): boolean => sign.startsWith("order-");

/** What stands on a plate. */
export const parts = (body: Named): Parts => ({
  flag: (body.badges ?? []).find(isOrder)?.sign.slice(6) ?? "",
  count: body.start > 1 ? String(body.figures) : "",
  name: body.name,
  // That it fights is told by the sign between it and its enemy.
  badges: (body.badges ?? []).filter((each) => !isOrder(each) && each.sign !== "engaged"),
  lead: (body.guests?.[0]?.name ?? "") + ((body.guests?.length ?? 0) > 1 ? ` +${body.guests!.length - 1}` : ""),
});

/** A badge with a number needs more room. */
export const badgeWide = ({ sign }: Badge): number => (/-\d+$/.test(sign) ? LONG_BADGE : BADGE);

/** How wide the parts of a plate are; without its name it is no wider than its number. */
export function sizes(shown: Parts, named: boolean): Sizes {
  const alone = !shown.count;
  return {
    flag: shown.flag ? FLAG : 0,
    count: alone ? 0 : Math.max(20, widthOf(shown.count, "count") + 12),
    name: named ? widthOf(shown.name, "name") + (alone ? 19 : 13) : alone ? 22 : 0,
    badges: shown.badges.reduce((sum, each) => sum + badgeWide(each), shown.badges.length ? 3 : 0),
    lead: shown.lead ? (named ? widthOf(shown.lead, "lead") + 24 : 20) : 0,
  };
}

const total = (s: Sizes): [number, number] => [
  Math.max(s.flag + s.count + s.name + s.badges, s.lead && s.flag + 4 + s.lead),
  HIGH + (s.lead ? TAG : 0),
];

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** How far apart two boxes are. */
const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));

const times = (b: Box, k: number): Box => ({ x0: b.x0 * k, y0: b.y0 * k, x1: b.x1 * k, y1: b.y1 * k });
const near = (a: Box, b: Box, by: number): boolean =>
  a.x0 - by < b.x1 && a.x1 + by > b.x0 && a.y0 - by < b.y1 && a.y1 + by > b.y0;

const [ARROW, CROWN] = [190, 285]; // how far the sign of its front, or a leader's crown before it, stands out

/** The box round what is drawn before the front of a block. */
function ahead(body: Named, depth: number): Box[] {
  const line = body.front;
  if (!line) return [];
  const [dx, dy] = [line[2] - line[0], line[3] - line[1]];
  const far = Math.hypot(dx, dy) || 1;
  const out = body.guests?.length ? CROWN : ARROW;
  const [x, y] = [(line[0] + line[2]) / 2 - (dy / far) * out, depth - (line[1] + line[3]) / 2 - (dx / far) * out];
  const [mx, my] = [(line[0] + line[2]) / 2, depth - (line[1] + line[3]) / 2];
  return [{ x0: Math.min(x, mx) - 60, x1: Math.max(x, mx) + 60, y0: Math.min(y, my) - 10, y1: Math.max(y, my) + 10 }];
}

/** The box round a unit and what is drawn before its front, in pixels of the picture. */
function whole(body: Named, depth: number, scale: number): Box {
  const [own, front] = [box(body, depth), ahead(body, depth)[0]];
  if (!front) return times(own, scale);
  const low = { x0: Math.min(own.x0, front.x0), y0: Math.min(own.y0, front.y0) };
  return times({ ...low, x1: Math.max(own.x1, front.x1), y1: Math.max(own.y1, front.y1) }, scale);
}

/** The boxes round the bases of a unit, in pixels of the picture. */
function stood(body: Named, depth: number, scale: number): Box[] {
  const round = (body.rounds ?? []).map(([x, y, r]) => ({
    x0: x - r,
    x1: x + r,
    y0: depth - y - r,
    y1: depth - y + r,
  }));
  const square = (body.quads ?? []).map((quad) => box({ quads: [quad] }, depth));
  return [...round, ...square].map((each) => times(each, scale));
}

// Which way from the unit, and how willingly: below first, above, then beside it and at its corners.
const WAYS: [number, number, number][] = [
  [0, 1, 0],
  [0, -1, 4],
  [1, 0, 9],
  [-1, 0, 9],
  [0.7, 1, 5],
  [-0.7, 1, 5],
  [0.7, -1, 8],
  [-0.7, -1, 8],
  [1, 1, 12],
  [-1, 1, 12],
  [1, -1, 12],
  [-1, -1, 12],
];

type Found = Stand & { bad: number; at: Box; isStrange: boolean };

/** Half of the sign between two who fight, in pixels. */
export const SIGN = 8;

/** A plate for each, by its key: whoever is looked at finds his place first, then the largest units; but first of all
 * those who may keep the place they had. */
export function placed(
  all: Named[],
  room: Room,
  first: string | null,
  before: ReadonlyMap<string, Stand> = new Map(),
): Map<string, Plate> {
  const { scale } = room;
  const deep = room.depth / scale;
  const bodies = all.filter((body) => body.rounds?.length || body.quads?.length);
  const stand = new Map(bodies.map((body) => [body.key, stood(body, deep, scale)]));
  const models = bodies.flatMap(({ key }) => stand.get(key)!.map((at) => ({ key, at })));
  const fronts = bodies.flatMap((body) => ahead(body, deep).map((at) => times(at, scale)));
  const fights = clashes(bodies, deep);
  for (const {
    at: [x, y],
  } of fights) {
    const [u, v] = [x * scale, y * scale];
    fronts.push({ x0: u - SIGN, y0: v - SIGN, x1: u + SIGN, y1: v + SIGN });
  }
  // Which way the enemies of each are.
  const against = new Map<string, [number, number][]>();
  for (const {
    one,
    other,
    way: [x, y],
  } of fights) {
    against.set(one.key, [...(against.get(one.key) ?? []), [x, y]]);
    against.set(other.key, [...(against.get(other.key) ?? []), [-x, -y]]);
  }
  const taken: Box[] = [];
  const found = new Map<string, Plate>();
  const order = [...bodies].sort((a, b) => Number(b.key === first) - Number(a.key === first) || b.start - a.start);

  const hulls = new Map(
    bodies.map((body) => {
      const { x0, x1, y0, y1 } = whole(body, deep, scale);
      return [body.key, { x0: x0 - HULL, x1: x1 + HULL, y0: y0 - HULL, y1: y1 + HULL }];
    }),
  );

  /** Where a plate would stand, and how bad that is; nowhere if another one is there, or if it is too bad. */
  function at(body: Named, wide: number, high: number, { way, step }: Stand, most: number): Found | null {
    const hull = hulls.get(body.key)!;
    const [dx, dy, unwilling] = WAYS[way]!;
    const [cx, cy] = [(hull.x0 + hull.x1) / 2, (hull.y0 + hull.y1) / 2];
    const beside = dy === 0 || Math.abs(dx) === 1;
    const left = dx > 0 ? hull.x1 + step : hull.x0 - step - wide;
    const x = beside ? left : cx - wide / 2 + dx * (hull.x1 - hull.x0) * 0.5;
    const y = dy === 0 ? cy - high / 2 : dy > 0 ? hull.y1 + step : hull.y0 - step - high;
    const here: Box = { x0: x, y0: y, x1: x + wide, y1: y + high };
    if (taken.some((each) => shared(here, each) > 0)) return null;
    let bad = unwilling + step * 0.8;
    bad += OFF_TABLE * (Math.max(0, -6 - x) + Math.max(0, here.x1 - room.width - 6));
    bad += OFF_TABLE * (Math.max(0, -14 - y) + Math.max(0, here.y1 - room.depth - 14));
    const own = times(box(body, deep), scale);
    const [ex, ey] = [x + wide / 2 - (own.x0 + own.x1) / 2, y + high / 2 - (own.y0 + own.y1) / 2];
    for (const [fx, fy] of against.get(body.key) ?? [])
      bad += (AGAINST * Math.max(0, ex * fx + ey * fy)) / (Math.hypot(ex, ey) || 1);
    if (bad >= most) return null;
    for (const each of fronts) bad += shared(here, each) * MODEL;
    let [mine, others] = [Infinity, Infinity];
    for (const each of stand.get(body.key)!) mine = Math.min(mine, gap(here, each));
    for (const each of models) {
      if (!near(here, each.at, mine + NEARER)) continue;
      bad += shared(here, each.at) * MODEL;
      if (bad >= most) return null;
      if (each.key !== body.key) others = Math.min(others, gap(here, each.at));
    }
    const isStrange = others < mine + NEARER;
    if (isStrange) bad += STRANGE;
    return bad < most ? { bad, at: here, way, step, isStrange } : null;
  }

  function best(body: Named, wide: number, high: number): Found {
    let least: Found | null = null;
    for (const step of STEPS) {
      // Farther off is only looked at for want of anything nearer.
      if (least && least.bad < step * 0.8) break;
      for (let way = 0; way < WAYS.length; way++) {
        const here: Found | null = at(body, wide, high, { way, step }, least?.bad ?? Infinity);
        if (here) least = here;
      }
    }
    if (least) return least;
    // Nowhere about it is room: it goes down past all plates in the way.
    const { x0, x1, y1 } = hulls.get(body.key)!;
    const column = { x0: (x0 + x1 - wide) / 2, x1: (x0 + x1 + wide) / 2 };
    let y = y1;
    for (const each of [...taken].sort((a, b) => a.y0 - b.y0))
      if (shared({ ...column, y0: y, y1: y + high }, each) > 0) y = each.y1;
    return { bad: Infinity, at: { ...column, y0: y, y1: y + high }, way: 0, step: STEPS.at(-1)!, isStrange: true };
  }

  function put(body: Named, { at, way, step, isStrange }: Found, wide: number, high: number, named: boolean): void {
    taken.push({ x0: at.x0 - 2, x1: at.x1 + 2, y0: at.y0 - 1.5, y1: at.y1 + 1.5 });
    found.set(body.key, { x: at.x0 / scale, y: at.y0 / scale, wide, high, named, way, step, stem: null });
    if (!isStrange && stand.get(body.key)!.some((each) => gap(at, each) <= TOUCH)) return;
    const [dx, dy] = WAYS[way]!;
    const own = times(box(body, deep), scale);
    const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
    const stem: [number, number] = [
      clamp((at.x0 + at.x1) / 2, own.x0, own.x1) - at.x0,
      (dy > 0 ? own.y1 : dy < 0 ? own.y0 : (own.y0 + own.y1) / 2) - at.y0,
    ];
    if (dy === 0) stem[0] = (dx > 0 ? own.x1 : own.x0) - at.x0;
    found.get(body.key)!.stem = stem;
  }

  /** How a plate is shown if there is room: with its name, unless all are brief. */
  const full = (body: Named): [boolean, number, number] => {
    const named = !room.brief || body.key === first;
    return [named, ...total(sizes(parts(body), named))];
  };
  for (const body of order) {
    const had = before.get(body.key);
    const [named, wide, high] = full(body);
    const here = had && at(body, wide, high, had, KEPT);
    if (here) put(body, here, wide, high, named);
  }
  for (const body of order) {
    if (found.has(body.key)) continue;
    let [named, wide, high] = full(body);
    let here = best(body, wide, high);
    if (named && body.key !== first && here.bad > FULL) {
      const [less, lower] = total(sizes(parts(body), false));
      const there = best(body, less, lower);
      if (there.bad < here.bad / 2) [named, wide, high, here] = [false, less, lower, there];
    }
    put(body, here, wide, high, named);
  }
  return found;
}
