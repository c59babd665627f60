// Units in between: how a unit of the position looks while it moves, turns and loses models.  Places are the table's.

import type { Block, Body, Leg, Scene } from "../wire";
import { ease, lerp } from "./curves";

export type Place = [number, number];
export type Box = { x0: number; y0: number; x1: number; y1: number };
type Figure = { x: number; y: number; facing: number };

/** The middles of the bases of a unit. */
export const middles = (body: Pick<Body, "rounds" | "quads">): Place[] => [
  ...(body.rounds ?? []).map(([x, y]): Place => [x, y]),
  ...(body.quads ?? []).map((quad): Place => [
    ((quad[0] ?? 0) + (quad[4] ?? 0)) / 2,
    ((quad[1] ?? 0) + (quad[5] ?? 0)) / 2,
  ]),
];

/** Half as wide as a base is. */
export const half = (body: Pick<Body, "rounds" | "quads">): number => {
  const [round, quad] = [body.rounds?.[0], body.quads?.[0]];
  if (round) return round[2];
  return quad ? Math.hypot((quad[2] ?? 0) - (quad[0] ?? 0), (quad[3] ?? 0) - (quad[1] ?? 0)) / 2 : 125;
};

/** The middle of several places. */
export const centre = (places: Place[]): Place => {
  const sum = places.reduce<Place>(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / Math.max(places.length, 1), sum[1] / Math.max(places.length, 1)];
};

export const boxOf = (places: Place[], margin = 0): Box => ({
  x0: Math.min(...places.map(([x]) => x)) - margin,
  x1: Math.max(...places.map(([x]) => x)) + margin,
  y0: Math.min(...places.map(([, y]) => y)) - margin,
  y1: Math.max(...places.map(([, y]) => y)) + margin,
});

/** A box that is so much larger on every side; as a square round a place, if it has no size of its own. */
export const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

export const round = ([x, y]: Place, size: number): Box => grown({ x0: x, y0: y, x1: x, y1: y }, size);

export const bounds = (body: Body): Box => boxOf(middles(body), half(body) * 1.2);

export const find = (scene: Scene, unit: number | null | undefined): Body | null =>
  unit == null ? null : (scene.bodies.find((body) => body.id === unit) ?? null);

/** A unit that may have left the table in this very act, or come to it later. */
export const known = (
  { scene, first, later }: { scene: Scene; first: Scene; later: Scene },
  unit: number | null | undefined,
): Body | null => find(scene, unit) ?? find(first, unit) ?? find(later, unit);

/** A unit where it can be seen: an individual in the ranks of another is where that one is. */
export function seen(scene: Scene, unit: number | null | undefined): Body | null {
  const body = find(scene, unit);
  return body?.host != null ? find(scene, body.host) : body;
}

/** The position with other bodies in the place of those of the same number; new ones come last. */
export function changed(scene: Scene, bodies: Body[]): Scene {
  const by = new Map(bodies.map((body) => [body.id, body]));
  const kept = scene.bodies.map((body) => by.get(body.id) ?? body);
  const known = new Set(scene.bodies.map((body) => body.id));
  return { ...scene, bodies: [...kept, ...bodies.filter((body) => !known.has(body.id))] };
}

/** The position without a unit; who stood in the ranks of another has left its block, too, and the sign at his base. */
export const without = (scene: Scene, unit: number): Scene => ({
  ...scene,
  bodies: scene.bodies.flatMap((body) => (body.id === unit ? [] : [withoutGuest(body, unit)])),
});

function withoutGuest(body: Body, unit: number): Body {
  const gone = body.guests?.find((guest) => guest.id === unit);
  if (!gone) return body;
  const marks = body.marks?.map((mark, base) => (base === gone.base ? "" : mark));
  return { ...body, marks, guests: body.guests?.filter((guest) => guest !== gone) };
}

/** An individual as he stands: in the ranks of another he has the base at which he stands there. */
export function stood(scene: Scene, body: Body): Body {
  const host = find(scene, body.host);
  const base = host?.guests?.find((guest) => guest.id === body.id)?.base;
  const quad = base === undefined ? undefined : host?.quads?.[base];
  return quad ? { ...body, quads: [quad], marks: [body.emblem] } : body;
}

/** A unit without some of its models; of a block the rest closes up. */
export function thinned(body: Body, models: number[], rest: Block | null | undefined): Body {
  const gone = new Set(models);
  const stay = <T>(all: T[] | undefined): T[] | undefined => all?.filter((_, model) => !gone.has(model));
  const left = { ...body, marks: stay(body.marks), wounds: stay(body.wounds), ties: [] };
  if (rest) return { ...left, ...formed(rest), figures: rest.figures };
  const [rounds, quads] = [stay(body.rounds), stay(body.quads)];
  return { ...left, rounds, quads, figures: rounds?.length ?? quads?.length ?? 0 };
}

/** How far the middle of a unit is from where it is elsewhere. */
export function apart(one: Pick<Body, "rounds" | "quads">, other: Pick<Body, "rounds" | "quads">): Place {
  const [[x, y], [u, v]] = [centre(middles(one)), centre(middles(other))];
  return [x - u, y - v];
}

/** A unit moved as a whole. */
export function shifted(body: Body, dx: number, dy: number): Body {
  if (!dx && !dy) return body;
  const pushed = (numbers: number[]): number[] => numbers.map((each, i) => each + (i % 2 ? dy : dx));
  return {
    ...body,
    rounds: body.rounds?.map(([x, y, r]): [number, number, number] => [x + dx, y + dy, r]),
    quads: body.quads?.map(pushed),
    front: body.front ? (pushed(body.front) as [number, number, number, number]) : body.front,
  };
}

// --- blocks ---------------------------------------------------------------------------------------------------------

const TENTH = Math.PI / 1800;

/** Where each figure of a block stands. */
function figures(block: Block): Figure[] {
  const [sin, cos] = [Math.sin(block.facing * TENTH), Math.cos(block.facing * TENTH)];
  return Array.from({ length: block.figures }, (_, figure) => {
    const rank = Math.floor(figure / block.files);
    const row = Math.min(block.files, block.figures - rank * block.files);
    const right = (figure - rank * block.files) * block.width - Math.floor((row * block.width) / 2) + block.width / 2;
    const ahead = -(rank + 0.5) * block.depth;
    return { x: block.x + right * cos + ahead * sin, y: block.y + ahead * cos - right * sin, facing: block.facing };
  });
}

/** The corners of a base: left and right in front, right and left behind. */
function corners({ x, y, facing }: Figure, width: number, depth: number): number[] {
  const [sin, cos] = [Math.sin(facing * TENTH) / 2, Math.cos(facing * TENTH) / 2];
  const [wx, wy, dx, dy] = [width * cos, -width * sin, depth * sin, depth * cos];
  return [x - wx + dx, y - wy + dy, x + wx + dx, y + wy + dy, x + wx - dx, y + wy - dy, x - wx - dx, y - wy - dy];
}

function drawn(all: Figure[], block: Block): Pick<Body, "quads" | "front"> {
  const quads = all.map((figure) => corners(figure, block.width, block.depth));
  const [left, right] = [quads[0], quads[Math.min(block.files, quads.length) - 1]];
  if (!left || !right) return { quads, front: null };
  return { quads, front: [left[0] ?? 0, left[1] ?? 0, right[2] ?? 0, right[3] ?? 0] };
}

/** The bases and the front of a block. */
export const formed = (block: Block): Pick<Body, "quads" | "front"> => drawn(figures(block), block);

/** How far a leg takes those of a block who go farthest. */
export function stretch(from: Block, leg: Leg): number {
  const way = Math.hypot(leg.to.x - from.x, leg.to.y - from.y);
  const wide = Math.max(from.files * from.width, Math.ceil(from.figures / from.files) * from.depth);
  if (leg.kind === "reform") return way + Math.abs(leg.amount) * from.width;
  const turned = leg.kind === "advance" || leg.kind === "walk" ? 0 : leg.amount;
  return Math.max(way, (Math.abs(turned) * TENTH * wide) / (leg.kind === "wheel" ? 1 : 2));
}

/** A block part of the way along a leg. */
export function onLeg(from: Block, leg: Leg, t: number): Pick<Body, "quads" | "front"> {
  const { to, kind, amount } = leg;
  if (t >= 1) return formed(to);
  if (kind === "wheel" && leg.pivot) {
    const [px, py] = leg.pivot;
    const [sin, cos] = [Math.sin(amount * t * TENTH), Math.cos(amount * t * TENTH)];
    const [dx, dy] = [from.x - px, from.y - py];
    return formed({
      ...from,
      x: px + dx * cos + dy * sin,
      y: py - dx * sin + dy * cos,
      facing: from.facing + amount * t,
    });
  }
  const slides = kind === "advance" || kind === "walk" || (kind === "align" && from.files === to.files);
  if (slides) {
    const facing = from.facing + (kind === "align" ? amount * t : 0);
    return formed({ ...to, x: lerp(from.x, to.x, t), y: lerp(from.y, to.y, t), facing });
  }
  // Every figure turns or walks for itself, to the nearest place that is still free.
  const [old, now] = [figures(from), figures(to)];
  const free = new Set(old.keys());
  const turned = kind === "reform" ? to.facing - from.facing : amount;
  const all = now.map((there): Figure => {
    let best = there;
    let which = -1;
    let least = Infinity;
    for (const i of free) {
      const here = old[i] ?? there;
      const way = (here.x - there.x) ** 2 + (here.y - there.y) ** 2;
      if (way < least) [best, which, least] = [here, i, way];
    }
    free.delete(which);
    return { x: lerp(best.x, there.x, t), y: lerp(best.y, there.y, t), facing: from.facing + turned * t };
  });
  return drawn(all, to);
}

/** A block part of the way along all its legs, evenly fast; each leg is as long as those go who go farthest. */
export function onLegs(start: Block, legs: Leg[], t: number): Pick<Body, "quads" | "front"> {
  const lengths = legs.map((leg, i) => Math.max(1, stretch(legs[i - 1]?.to ?? start, leg)));
  let left = lengths.reduce((sum, each) => sum + each, 0) * t;
  for (let i = 0; i < legs.length; i++) {
    const [leg, long] = [legs[i], lengths[i] ?? 1];
    if (!leg) break;
    if (left <= long || i === legs.length - 1) return onLeg(legs[i - 1]?.to ?? start, leg, Math.min(1, left / long));
    left -= long;
  }
  return formed(start);
}

/** Forth a little and back again: a blow. */
export const lunge = (t: number): number => (t < 0.35 ? ease.out(t / 0.35) : 1 - ease.inOut((t - 0.35) / 0.65));
