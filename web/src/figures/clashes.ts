// Where enemies touch each other: a place on the line of contact for each two of them, and which way it is from one to
// the other.  It is for the eye alone: who fights whom the server says.

import type { Badge } from "../wire";
import { box } from "../lib/shapes";
import type { Spot } from "./hull";

type Fighter = { player: number; badges?: Badge[]; rounds?: [number, number, number][]; quads?: number[][] };
/** Two enemies in contact, a place between them on the picture, and which way it is from the one to the other. */
export type Clash<T> = { one: T; other: T; at: Spot; way: Spot };

const TOUCH = 24; // ticks that bases in contact may be apart in the drawing

/** Whether a unit is in contact with an enemy. */
export const fights = (body: Pick<Fighter, "badges">): boolean =>
  (body.badges ?? []).some((badge) => badge.sign === "engaged");

const corners = (quad: number[], depth: number): Spot[] =>
  [0, 2, 4, 6].map((i): Spot => [quad[i] ?? 0, depth - (quad[i + 1] ?? 0)]);

/** The place on a line that is nearest to another place. */
function foot([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): Spot {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return [ax + dx * t, ay + dy * t];
}

/** Where the corners of some bases touch the sides of others. */
function touched(points: Spot[], bases: Spot[][]): Spot[] {
  return points.flatMap((point) =>
    bases.flatMap((base) =>
      base.flatMap((from, i) => {
        const at = foot(point, from, base[(i + 1) % base.length]!);
        return Math.hypot(at[0] - point[0], at[1] - point[1]) <= TOUCH ? [at] : [];
      }),
    ),
  );
}

/** Every place at which two units touch. */
function meetings(one: Fighter, other: Fighter, depth: number): Spot[] {
  const round = (one.rounds ?? []).flatMap(([x, y, r]) =>
    (other.rounds ?? []).flatMap(([u, v, s]): Spot[] => {
      const far = Math.hypot(u - x, v - y);
      return far <= r + s + TOUCH ? [[x + ((u - x) * r) / (far || 1), depth - y - ((v - y) * r) / (far || 1)]] : [];
    }),
  );
  const [mine, theirs] = [one, other].map(({ quads }) => (quads ?? []).map((quad) => corners(quad, depth)));
  return [...round, ...touched(mine!.flat(), theirs!), ...touched(theirs!.flat(), mine!)];
}

const mean = (spots: Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const middle = (body: Fighter, depth: number): Spot => {
  const { x0, y0, x1, y1 } = box(body, depth);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};

/** All enemies that touch each other. */
export function clashes<T extends Fighter>(bodies: T[], depth: number): Clash<T>[] {
  const fighting = bodies.filter(fights);
  return fighting.flatMap((one, i) =>
    fighting.slice(i + 1).flatMap((other) => {
      const met = one.player === other.player ? [] : meetings(one, other, depth);
      if (!met.length) return [];
      const [[ax, ay], [bx, by]] = [middle(one, depth), middle(other, depth)];
      const far = Math.hypot(bx - ax, by - ay) || 1;
      return [{ one, other, at: mean(met), way: [(bx - ax) / far, (by - ay) / far] as Spot }];
    }),
  );
}
