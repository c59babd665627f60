// Outlines on the picture: y runs south on a screen and north on the table.

import type { Body } from "../wire";

export type Box = { x0: number; y0: number; x1: number; y1: number };

export const line = (way: number[], depth: number): string => {
  let text = "";
  for (let i = 0; i < way.length; i += 2) text += `${i ? "L" : "M"}${way[i]} ${depth - (way[i + 1] ?? 0)}`;
  return text;
};

export const outline = (corners: number[], depth: number): string => `${line(corners, depth)}Z`;

export const disc = (x: number, y: number, r: number, depth: number): string =>
  `M${x - r} ${depth - y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

type Bases = { rounds?: [number, number, number][]; quads?: number[][] };

/** All bases of a unit as one outline: one shape to draw, however many figures. */
export const bases = ({ rounds, quads }: Bases, depth: number, wider = 0): string =>
  (rounds ?? []).map(([x, y, r]) => disc(x, y, r + wider, depth)).join("") +
  (quads ?? []).map((quad) => outline(quad, depth)).join("");

/** The middles of the bases, on the picture. */
export const middles = ({ rounds, quads }: Bases, depth: number): [number, number][] => [
  ...(rounds ?? []).map(([x, y]): [number, number] => [x, depth - y]),
  ...(quads ?? []).map((quad): [number, number] => [
    ((quad[0] ?? 0) + (quad[4] ?? 0)) / 2,
    depth - ((quad[1] ?? 0) + (quad[5] ?? 0)) / 2,
  ]),
];

/** The upright box round a unit, on the picture. */
export function box({ rounds, quads }: Bases, depth: number): Box {
  const found = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const take = (x: number, y: number): void => {
    found.x0 = Math.min(found.x0, x);
    found.x1 = Math.max(found.x1, x);
    found.y0 = Math.min(found.y0, y);
    found.y1 = Math.max(found.y1, y);
  };
  for (const [x, y, r] of rounds ?? []) {
    take(x - r, depth - y - r);
    take(x + r, depth - y + r);
  }
  for (const quad of quads ?? [])
    for (let i = 0; i < quad.length; i += 2) take(quad[i] ?? 0, depth - (quad[i + 1] ?? 0));
  return found;
}

/** The base of a unit that is nearest to a place of the table, and how far off its middle is, squared. */
function under(body: Body, x: number, y: number): [number, number] {
  let best = 0;
  let least = Infinity;
  middles(body, 0).forEach(([bx, by], model) => {
    const far = (bx - x) ** 2 + (-by - y) ** 2;
    if (far < least) [best, least] = [model, far];
  });
  return [best, least];
}

/** Which base of a unit is nearest to a place of the table. */
export const nearest = (body: Body, x: number, y: number): number => under(body, x, y)[0];

/** Who stands nearest to a place, if anybody does within reach. */
export function closest(bodies: Body[], x: number, y: number, reach: number): Body | null {
  const found = bodies.map((body): [Body, number] => [body, under(body, x, y)[1]]).sort(([, a], [, b]) => a - b)[0];
  return found && found[1] <= reach ** 2 ? found[0] : null;
}
