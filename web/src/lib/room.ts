// Where a box finds room on the table: beside whatever it is about, over as few models as possible.

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** An area that is so many pixels larger on every side. */
export const grown = ({ x0, y0, x1, y1 }: Area, by: number): Area => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

/** Something that had better not be covered, and how much it matters. */
export interface Thing extends Area {
  weight: number;
}

const GAP = 14; // pixels between a box and what it is about
const EDGE = 10; // pixels between a box and the edge of the table
const STEPS = [0, 0.5, 1]; // where along an edge a box may stand
const FAR = 14; // what a pixel away from what it is about weighs, against a pixel that is covered

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

const apart = (a: Area, b: Area): number =>
  Math.hypot(Math.max(0, a.x0 - b.x1, b.x0 - a.x1), Math.max(0, a.y0 - b.y1, b.y0 - a.y1));

/** The places that are tried: round what it is about, then along the edges and in the corners, then between them. */
function* places(wide: number, high: number, frame: Area, about: Area | null): Generator<[number, number]> {
  if (about)
    for (const step of STEPS) {
      const [x, y] = [about.x0 + (about.x1 - about.x0 - wide) * step, about.y0 + (about.y1 - about.y0 - high) * step];
      yield [x, about.y1 + GAP];
      yield [about.x1 + GAP, y];
      yield [about.x0 - GAP - wide, y];
      yield [x, about.y0 - GAP - high];
    }
  for (const across of [1, 0, 0.5, 0.25, 0.75])
    for (const down of [0, 0.5, 1, 0.25, 0.75])
      yield [
        frame.x0 + EDGE + (frame.x1 - frame.x0 - wide - 2 * EDGE) * across,
        frame.y0 + EDGE + (frame.y1 - frame.y0 - high - 2 * EDGE) * down,
      ];
}

/** Where a box of this size goes: within the frame, near what it is about, over as little as possible. */
export function room(
  wide: number,
  high: number,
  frame: Area,
  about: Area | null,
  things: readonly Thing[],
): [number, number] {
  let [best, least]: [[number, number], number] = [[frame.x0 + EDGE, frame.y0 + EDGE], Infinity];
  let rank = 0;
  for (const [left, top] of places(wide, high, frame, about)) {
    const x = Math.max(frame.x0 + EDGE, Math.min(frame.x1 - wide - EDGE, left));
    const y = Math.max(frame.y0 + EDGE, Math.min(frame.y1 - high - EDGE, top));
    const here = { x0: x, y0: y, x1: x + wide, y1: y + high };
    let bad = rank++ + (about ? Math.max(GAP, apart(here, about)) * FAR + shared(here, about) * 9 : 0);
    for (const each of things) bad += shared(here, each) * each.weight;
    if (bad < least) [best, least] = [[x, y], bad];
  }
  return [Math.round(best[0]), Math.round(best[1])];
}
