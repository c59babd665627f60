// Where the names of the units stand: beside their own bases, off the others', and never on top of one another.

import type { Body } from "../wire";
import { box, type Box } from "./shapes";

/** Whoever has a name on the table: a unit, or a courier. */
export type Named = Omit<Body, "id"> & { key: string; shield: boolean };
export type Label = { x: number; y: number; width: number; named: boolean };

/** What a label says: who, and how many are left where there were several. */
export const words = (body: Pick<Body, "name" | "start" | "figures">): string =>
  body.start > 1 ? `${body.name} ${body.figures}` : body.name;

let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

/** How wide a text is, in letters' heights. */
function widthOf(text: string): number {
  let found = known.get(text);
  if (found === undefined) {
    pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (pen)
      pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif"}`;
    found = (pen?.measureText(text).width ?? text.length * 50) / 100;
    known.set(text, found);
  }
  return found;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** A label for each by its key: its middle and top. It has no name where there is no room for one. */
export function placed(
  bodies: Named[],
  depth: number,
  width: number,
  letter: number,
  first: string | null,
): Map<string, Label> {
  const boxes = new Map(bodies.map((body) => [body.key, box(body, depth)]));
  const order = [...bodies].sort((a, b) => Number(b.key === first) - Number(a.key === first) || b.start - a.start);
  const taken: Box[] = [];
  const found = new Map<string, Label>();
  for (const body of order) {
    const at = boxes.get(body.key);
    if (!at || at.x0 > at.x1) continue;
    const wide = widthOf(words(body)) * letter + (body.rounds ? letter * 1.3 : letter * 0.3);
    const badges = (body.badges?.length ?? 0) > 0;
    const high = letter * (badges ? 2.5 : 1.25);
    const gap = letter * 0.25;
    const [x, y] = [(at.x0 + at.x1) / 2, (at.y0 + at.y1) / 2];
    const places: [number, number][] = [
      [x, at.y0 - gap - high],
      [x, at.y1 + gap],
      [at.x1 + gap + wide / 2, y - high / 2],
      [at.x0 - gap - wide / 2, y - high / 2],
      [at.x0 + wide / 2, at.y0 - gap - high],
      [at.x1 - wide / 2, at.y0 - gap - high],
      [at.x0 + wide / 2, at.y1 + gap],
      [at.x1 - wide / 2, at.y1 + gap],
      [at.x1 + gap + wide / 2, at.y0 - high / 2],
      [at.x0 - gap - wide / 2, at.y0 - high / 2],
      [at.x1 + gap + wide / 2, at.y1 - high / 2],
      [at.x0 - gap - wide / 2, at.y1 - high / 2],
      [x, at.y0 - 2 * gap - 2 * high],
      [x, at.y1 + 2 * gap + high],
    ];
    let best: Box | null = null;
    let least = Infinity;
    let clash = 0;
    places.forEach(([middle, top], rank) => {
      const here = { x0: middle - wide / 2, x1: middle + wide / 2, y0: top, y1: top + high };
      const area = wide * high;
      const over = taken.reduce((sum, other) => sum + shared(here, other), 0) / area;
      // Rather a place farther down the list than one on another's bases.
      let bad = rank * 0.05 + over * 12;
      for (const [key, other] of boxes)
        if (key !== body.key)
          bad += (3 * shared(here, other)) / Math.min(area, (other.x1 - other.x0) * (other.y1 - other.y0));
      if (here.x0 < 0 || here.x1 > width) bad += 2;
      if (here.y0 < -high || here.y1 > depth + high) bad += 0.5;
      if (bad < least) [best, least, clash] = [here, bad, over];
    });
    if (!best) continue;
    const chosen: Box = best;
    const named = body.key === first || (clash === 0 && (body.start > 1 || least < 0.9));
    if (named) taken.push(chosen);
    found.set(body.key, { x: (chosen.x0 + chosen.x1) / 2, y: chosen.y0, width: wide, named });
  }
  return found;
}
