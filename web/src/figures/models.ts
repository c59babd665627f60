// Where each figure of a unit stands on the picture, which way it looks, and how large it is drawn.

import type { Body } from "../wire";
import { drawn, isGold, type Drawn } from "./compose";
import { fights } from "./clashes";
import { around, jagged, type Spot } from "./hull";

export type Model = { at: Spot; turn: number; scale: number; figure: Drawn; gold: boolean; guest: boolean };

export const SLACK = 58; // ticks between the bases and the outline that holds them together
const CLOSE = 14; // the same for whoever touches an enemy, so that it does not lie on him
const TOOTH = 44;
const FOOT = 13.6; // half the base of a man in rank, in the units of the drawings
const RIDER = 13;
const LARGER = 1.15; // whoever leads a unit that is not his own
const STRAY = [0, -7, 5, 9, -4, 7, -9, 3, -6, 6]; // degrees: no two men stand alike
const FLIGHT = [-34, 20, -12, 31, 5, -26, 14, -4, 27, -18]; // whoever runs looks anywhere

/** The middle of a base with four corners, on the picture. */
export const centre = (quad: number[], depth: number): Spot => [
  ((quad[0] ?? 0) + (quad[4] ?? 0)) / 2,
  depth - ((quad[1] ?? 0) + (quad[5] ?? 0)) / 2,
];

const wide = (quad: number[]): number => Math.hypot((quad[2] ?? 0) - (quad[0] ?? 0), (quad[3] ?? 0) - (quad[1] ?? 0));

/** Which way a base with four corners looks: its first two are its front, from left to right. */
export const facing = (quad: number[]): number =>
  (Math.atan2((quad[1] ?? 0) - (quad[3] ?? 0), (quad[2] ?? 0) - (quad[0] ?? 0)) * 180) / Math.PI;

/** All figures of a unit, in the order of its bases. */
export function models(body: Body, depth: number): Model[] {
  const guests = new Set((body.guests ?? []).map((guest) => guest.base));
  // Blocks keep their ranks even when shaken; only loose figures scatter.
  const sway = (i: number): number => (body.flees ? 180 + FLIGHT[i % 10]! : STRAY[i % 10]!);
  const plain = (i: number) => {
    const mark = body.marks?.[i] ?? "";
    return { figure: drawn(body.figure, mark), gold: isGold(mark), guest: guests.has(i) };
  };
  return [
    ...(body.rounds ?? []).map(([x, y, r], i): Model => {
      const rest = plain(i);
      return { ...rest, at: [x, depth - y], turn: (body.heading ?? 0) + sway(i), scale: r / rest.figure.span };
    }),
    ...(body.quads ?? []).map((quad, i): Model => {
      const rest = plain(i);
      const half = body.figure?.mount ? RIDER : FOOT * (rest.figure.span / 11);
      const scale = (wide(quad) / 2 / half) * (rest.guest ? LARGER : 1);
      return { ...rest, at: centre(quad, depth), turn: facing(quad) + STRAY[i % 10]! * 0.6, scale };
    }),
  ];
}

/** A base with four corners, its sides drawn in by so much, as corners on the picture. */
function drawnIn(quad: number[], depth: number, by: number): Spot[] {
  const [x, y] = centre(quad, depth);
  return [0, 2, 4, 6].map((i): Spot => {
    const [u, v] = [(quad[i] ?? 0) - x, depth - (quad[i + 1] ?? 0) - y];
    const far = Math.hypot(u, v) || 1;
    const k = (far - by * Math.SQRT2) / far;
    return [x + u * k, y + v * k];
  });
}

/** The rims of some bases as one path, so much within their edge. */
export function rims(body: Body, depth: number, by: number, which: (base: number) => boolean = () => true): string {
  const round = (body.rounds ?? []).map(([x, y, r], i) => {
    const s = r - by;
    return which(i) ? `M${x - s} ${depth - y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z` : "";
  });
  const square = (body.quads ?? []).map((quad, i) =>
    which(i)
      ? `M${drawnIn(quad, depth, by)
          .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
          .join("L")}Z`
      : "",
  );
  return round.join("") + square.join("");
}

/** The ring of wounds round a base: those left and those lost, each as one path of arcs. */
export function ring(at: Spot, radius: number, left: number, whole: number): [string, string] {
  const paths: [string, string] = ["", ""];
  const gap = 0.16;
  for (let i = 0; i < whole; i++) {
    const [from, to] = [i, i + 1].map(
      (k, side) => -Math.PI / 2 + (k / whole) * 2 * Math.PI + (side ? -gap / 2 : gap / 2),
    );
    const point = (t: number) =>
      `${Math.round(at[0] + radius * Math.cos(t))} ${Math.round(at[1] + radius * Math.sin(t))}`;
    const long = to! - from! > Math.PI ? 1 : 0;
    paths[i < left ? 0 : 1] += `M${point(from!)}A${radius} ${radius} 0 ${long} 1 ${point(to!)}`;
  }
  return paths;
}

/** The outline that holds a unit together; those who have strayed stand outside it. */
export function held(body: Body, depth: number): string {
  const strays = new Set((body.ties ?? []).flatMap((tie) => tie.strays));
  const radius = body.rounds?.[0]?.[2] ?? 0;
  const corners = radius
    ? (body.rounds ?? []).filter((_, i) => !strays.has(i)).map(([x, y]): Spot => [x, depth - y])
    : (body.quads ?? []).flatMap((quad) => [0, 2, 4, 6].map((i): Spot => [quad[i] ?? 0, depth - (quad[i + 1] ?? 0)]));
  const slack = radius + (fights(body) ? CLOSE : SLACK);
  return body.flees ? jagged(corners, slack, TOOTH) : around(corners, slack);
}
