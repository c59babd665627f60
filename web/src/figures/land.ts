// The ground as it is looked at: woods, hills, water and walls, drawn from the outlines that the rules know.
// Everything is scattered by its outline alone, so that it stays where it is.  24 units to the inch.

import type { Ground } from "../wire";
import { along, axis, bounds, centre, closed, f, inside, line, random, rough, shrunk, smooth } from "./outlines";
import { UNIT, type Corner, type Random } from "./outlines";

function leaf(x: number, y: number, r: number, next: Random, lobes = 9): string {
  const turn = next() * 6;
  return smooth(
    Array.from({ length: lobes * 2 }, (_, i): Corner => {
      const [t, q] = [turn + (i / (lobes * 2)) * 2 * Math.PI, r * (i % 2 ? 0.86 : 1.08) * (1 + (next() - 0.5) * 0.12)];
      return [x + Math.cos(t) * q, y + Math.sin(t) * q];
    }),
  );
}

const edge = (points: Corner[], colour: string): string =>
  `<path class="edge" d="${closed(points)}" stroke="${colour}"/>`;
const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

function wood(points: Corner[], next: Random): string {
  const [x0, y0, x1, y1] = bounds(points);
  const trees: { x: number; y: number; r: number }[] = [];
  const most = Math.min(150, ((x1 - x0) * (y1 - y0)) / 330);
  for (let tries = 0; tries < 2600 && trees.length < most; tries++) {
    const [x, y, r] = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0), 12 + next() * 8];
    const within = [0, 1, 2, 3, 4, 5].every((i) =>
      inside(x + Math.cos(i * 1.05) * r * 0.8, y + Math.sin(i * 1.05) * r * 0.8, points),
    );
    if (within && !trees.some((t) => Math.hypot(t.x - x, t.y - y) < (t.r + r) * 0.6)) trees.push({ x, y, r });
  }
  trees.sort((a, b) => a.y - b.y);
  const shadow = trees.map((t) => leaf(t.x + 6, t.y + 8, t.r, next)).join("");
  const crowns = trees.map(
    ({ x, y, r }) =>
      `<path d="${leaf(x, y, r, next)}" fill="var(--leaf1)" stroke="var(--leaf0)" stroke-width="1.1"/>` +
      fill(leaf(x - r * 0.16, y - r * 0.18, r * 0.72, next, 7), "var(--leaf2)") +
      fill(
        leaf(x - r * 0.3, y - r * 0.34, r * 0.42, next, 6) + leaf(x + r * 0.3, y + r * 0.1, r * 0.2, next, 5),
        "var(--leaf3)",
      ) +
      fill(leaf(x - r * 0.4, y - r * 0.45, r * 0.18, next, 5), "var(--leaf4)"),
  );
  return (
    fill(smooth(rough(points, 5, next)), "var(--leaf1)", 0.45) +
    fill(shadow, "var(--shade)", 0.28) +
    crowns.join("") +
    edge(points, "var(--leaf5)")
  );
}

function hill(points: Corner[], next: Random): string {
  let drawn = "";
  for (let level = 0; level < 4; level++) {
    const ring = rough(shrunk(points, 1 - level * 0.24, -level * 3, -level * 4), 4, next, 26);
    const d = smooth(ring);
    const [cx, cy] = centre(ring);
    let hachures = "";
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      for (let k = 0; k < 3; k++) {
        const t = (k + next() * 0.6) / 3;
        const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
        const [ux, uy] = [(x - cx) / (Math.hypot(x - cx, y - cy) || 1), (y - cy) / (Math.hypot(x - cx, y - cy) || 1)];
        if (ux * 0.55 + uy * 0.83 <= 0) continue;
        const long = 5 + next() * 7;
        hachures += `M${f(x - ux * 2)} ${f(y - uy * 2)}l${f(-ux * long)} ${f(-uy * long)}`;
      }
    });
    drawn +=
      [9, 6, 3]
        .map((by) => `<path d="${d}" transform="translate(${by * 0.7} ${by})" fill="var(--shade)" opacity=".09"/>`)
        .join("") +
      fill(d, `var(--hill${level + 1})`) +
      fill(d, "url(#hill-light)") +
      `<path d="${d}" fill="none" stroke="var(--contour)" stroke-width="${level ? 0.8 : 1.4}" opacity="${
        level ? 0.55 : 0.8
      }"/>` +
      `<path d="${hachures}" stroke="var(--contour)" stroke-width=".9" opacity=".38" fill="none"/>`;
  }
  return drawn + edge(points, "var(--contour)");
}

function water(points: Corner[], next: Random, id: string): string {
  const d = smooth(rough(points, 3, next));
  const [x0, y0, x1, y1] = bounds(points);
  let waves = "";
  for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 900; i++) {
    const [x, y, far] = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0), 8 + next() * 18];
    if (inside(x, y, points) && inside(x + far, y, points))
      waves += `M${f(x)} ${f(y)}q${f(far / 4)}-3 ${f(far / 2)} 0t${f(far / 2)} 0`;
  }
  return (
    `<clipPath id="${id}"><path d="${closed(points)}"/></clipPath>` +
    `<path d="${d}" fill="var(--bank)" stroke="var(--bank)" stroke-width="9" opacity=".8" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id})">` +
    fill(closed(points), "var(--water3)") +
    `<path d="${d}" fill="var(--water)" stroke="var(--water3)" stroke-width="9" transform="translate(1.5 2)"/>` +
    `<path d="${waves}" fill="none" stroke="var(--water2)" stroke-width="1.5" stroke-linecap="round"
opacity=".85"/></g>` +
    edge(points, "var(--water4)")
  );
}

function marsh(points: Corner[], next: Random): string {
  const [x0, y0, x1, y1] = bounds(points);
  let [reeds, pools] = ["", ""];
  for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 130; i++) {
    const [x, y] = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    if (!inside(x, y, points)) continue;
    if (i % 9) reeds += `M${f(x)} ${f(y)}l-2-7M${f(x)} ${f(y)}l.4-9M${f(x)} ${f(y)}l2.6-6`;
    else {
      const [rx, ry] = [9 + next() * 11, 5 + next() * 5];
      const pool = Array.from({ length: 10 }, (_, k): Corner => {
        const q = 1 + (next() - 0.5) * 0.3;
        return [x + Math.cos(k * 0.628) * rx * q, y + Math.sin(k * 0.628) * ry * q];
      });
      if (pool.every(([u, v]) => inside(u, v, points))) pools += smooth(pool);
    }
  }
  return (
    fill(smooth(rough(points, 5, next)), "var(--mire)", 0.75) +
    `<path d="${pools}" fill="var(--water)" stroke="var(--water3)" stroke-width="1" opacity=".85"/>` +
    `<path d="${reeds}" stroke="var(--reed)" stroke-width="1.2" fill="none"/>` +
    edge(points, "var(--reed)")
  );
}

function wall(points: Corner[], next: Random, tall = false): string {
  let [light, grey, shadow] = ["", "", ""];
  for (const [x, y, turn, wide] of along(points, 8.4))
    for (let row = 0, rows = Math.max(1, Math.round(wide / 7)); row < rows; row++) {
      const off = ((row + 0.5) / rows - 0.5) * wide;
      const [cx, cy] = [x - Math.sin(turn) * off + next() - 0.5, y + Math.cos(turn) * off + next() - 0.5];
      const [w, h] = [4.4 + next() * 0.9, Math.min(3.6, wide / rows / 2) + next() * 0.6];
      const stone = Array.from({ length: 7 }, (_, k): Corner => {
        const [u, v] = [Math.cos(k * 0.898) * w, Math.sin(k * 0.898) * h].map(
          (each) => each * (1 + (next() - 0.5) * 0.25),
        );
        return [cx + u! * Math.cos(turn) - v! * Math.sin(turn), cy + u! * Math.sin(turn) + v! * Math.cos(turn)];
      });
      if (next() > 0.45) grey += smooth(stone);
      else light += smooth(stone);
      shadow += smooth(stone.map(([u, v]): Corner => [u + (tall ? 5 : 3), v + (tall ? 8 : 5)]));
    }
  const stones = (d: string, paint: string) =>
    `<path d="${d}" fill="${paint}" stroke="var(--stone0)" stroke-width="1"/>`;
  return (
    fill(shadow, "var(--shade)", 0.34) +
    fill(closed(points), "var(--stone0)", 0.55) +
    stones(grey, "var(--stone1)") +
    stones(light, "var(--stone2)") +
    edge(points, "var(--stone3)")
  );
}

function hedge(points: Corner[], next: Random): string {
  let [low, mid, high, shadow] = ["", "", "", ""];
  for (const [x, y, , wide] of along(points, 8)) {
    const q = Math.max(6, wide * 0.62) + next() * 2.4;
    const dy = (next() - 0.5) * 3;
    shadow += leaf(x + 4, y + 6, q, next, 6);
    low += leaf(x, y + dy, q, next, 7);
    mid += leaf(x - 2, y - 2.5 + dy, q * 0.66, next, 6);
    high += leaf(x - 3, y - 4.5, q * 0.3, next, 5);
  }
  return (
    fill(shadow, "var(--shade)", 0.3) +
    `<path d="${low}" fill="var(--leaf1)" stroke="var(--leaf0)" stroke-width="1"/>` +
    fill(mid, "var(--leaf2)") +
    fill(high, "var(--leaf4)") +
    edge(points, "var(--leaf5)")
  );
}

/** Earth thrown up, with stakes before it. */
function works(points: Corner[], next: Random): string {
  let stakes = "";
  for (const [x, y, turn, wide] of along(points, 9)) {
    const [ox, oy] = [-Math.sin(turn) * wide * 0.5, Math.cos(turn) * wide * 0.5];
    const lean = (next() - 0.5) * 3;
    stakes += `M${f(x - ox * 0.9)} ${f(y - oy * 0.9)}L${f(x + ox * 0.9 + lean)} ${f(y + oy * 0.9)}`;
  }
  const d = smooth(rough(points, 2, next, 10));
  return (
    `<path d="${d}" transform="translate(4 6)" fill="var(--shade)" opacity=".3"/>` +
    `<path d="${d}" fill="var(--dirt2)" stroke="var(--stone0)" stroke-width="1"/>` +
    `<path d="${stakes}" stroke="var(--shade)" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${stakes}" stroke="var(--crop1)" stroke-width="2" stroke-linecap="round"/>` +
    edge(points, "var(--stone3)")
  );
}

function field(points: Corner[], next: Random, id: string): string {
  const { a, b } = axis(points);
  const [x0, y0, x1, y1] = bounds(points);
  const far = Math.hypot(x1 - x0, y1 - y0) / 2 + 8;
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  let [rows, ears] = ["", ""];
  for (let y = -far; y < far; y += 8) {
    rows += `M${f(-far)} ${f(y)}H${f(far)}`;
    for (let x = -far; x < far; x += 7)
      ears += `M${f(x + next() * 3)} ${f(y + 2)}l-1.4-5M${f(x + 2 + next() * 3)} ${f(y + 2)}l1.2-5`;
  }
  const place = `translate(${f((x0 + x1) / 2)} ${f((y0 + y1) / 2)}) rotate(${f(turn)})`;
  return (
    `<clipPath id="${id}"><path d="${closed(points)}"/></clipPath><g clip-path="url(#${id})">` +
    fill(closed(points), "var(--crop1)", 0.9) +
    `<g transform="${place}"><path d="${rows}" stroke="var(--crop2)" stroke-width="3.4" opacity=".45"/>` +
    `<path d="${ears}" stroke="var(--crop2)" stroke-width="1" opacity=".85"/></g></g>` +
    edge(points, "var(--dirt3)")
  );
}

/** A thatched roof: two slopes, one in the light, and a ridge. */
function house(points: Corner[], next: Random): string {
  const { a, b, wide } = axis(points);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  const at = (t: number, off: number): Corner => [a[0] + ux * t - uy * off, a[1] + uy * t + ux * off];
  const slope = (sign: number) => closed([at(0, 0), at(far, 0), at(far, (sign * wide) / 2), at(0, (sign * wide) / 2)]);
  const lit = -uy + ux > 0 ? -1 : 1; // the slope that looks north-west
  let thatch = "";
  for (let t = 3; t < far - 2; t += 3.2)
    for (const sign of [-1, 1]) thatch += line([at(t, sign * 1.4), at(t + (next() - 0.5) * 3, sign * (wide / 2 - 1))]);
  return (
    `<path d="${closed(points)}" transform="translate(8 11)" fill="var(--shade)" opacity=".34"/>` +
    `<path d="${slope(lit)}" fill="var(--crop1)" stroke="var(--stone0)" stroke-width="1"/>` +
    `<path d="${slope(-lit)}" fill="var(--crop2)" stroke="var(--stone0)" stroke-width="1"/>` +
    `<path d="${thatch}" stroke="var(--dirt2)" stroke-width="1" opacity=".8"/>` +
    `<path d="${line([at(-2, 0), at(far + 2, 0)])}" stroke="var(--frame2)" stroke-width="3.8"/>` +
    `<path d="${line([at(-2, 0), at(far + 2, 0)])}" stroke="var(--crop1)" stroke-width="1.6"/>` +
    edge(points, "var(--stone3)")
  );
}

const bare = (points: Corner[], next: Random): string =>
  fill(smooth(rough(points, 4, next)), "var(--dirt)", 0.6) + edge(points, "var(--dirt3)");

const BROADEST = 14 * 24; // units: a bridge is no broader, and a river under it neither

/** Two waters that end opposite one another leave a way over: planks lie there. */
export function bridges(waters: Corner[][]): Corner[][] {
  return waters.flatMap((one, i) =>
    waters.slice(i + 1).flatMap((other) => {
      let best: Corner[][] = [];
      let least = BROADEST;
      for (const [a, b] of sides(one))
        for (const [c, d] of sides(other)) {
          const [long, wide] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - c[0], d[1] - c[1])];
          const [near, far] = [Math.hypot(a[0] - d[0], a[1] - d[1]), Math.hypot(b[0] - c[0], b[1] - c[1])];
          const alike = Math.abs(long - wide) < long * 0.2 && Math.abs(near - far) < long * 0.2;
          if (alike && long < BROADEST && Math.max(near, far) < least)
            [best, least] = [[[a, b, c, d]], Math.max(near, far)];
        }
      return best;
    }),
  );
}
const sides = (points: Corner[]): [Corner, Corner][] => points.map((at, i) => [at, points[(i + 1) % points.length]!]);

function bridge([a, b, c, d]: Corner[], next: Random): string {
  if (!a || !b || !c || !d) return "";
  const mix = (p: Corner, q: Corner, t: number): Corner => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const planks = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
  let drawn = "";
  for (let i = 0; i < planks; i++) {
    const [t, u] = [i / planks, (i + 0.9) / planks];
    const plank = closed([mix(a, b, t), mix(d, c, t), mix(d, c, u), mix(a, b, u)]);
    drawn += `<path d="${plank}" fill="var(--plank${next() > 0.5 ? 1 : 2})" stroke="var(--frame2)"
stroke-width=".8"/>`;
  }
  const rail = (p: Corner, q: Corner) =>
    `<path d="${line([p, q])}" stroke="var(--frame2)" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${line([p, q])}" stroke="var(--plank1)" stroke-width="4" stroke-linecap="round"/>`;
  return fill(closed([a, b, c, d]), "var(--shade)", 0.5) + drawn + rail(a, b) + rail(c, d);
}

/** Shallow water with stones to step on. */
function ford([a, b, c, d]: Corner[], next: Random): string {
  if (!a || !b || !c || !d) return "";
  const mix = (p: Corner, q: Corner, t: number): Corner => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  let [stones, shadow] = ["", ""];
  for (let i = 0; i < 34; i++) {
    const [t, u] = [0.06 + next() * 0.88, 0.04 + next() * 0.92];
    const [x, y] = mix(mix(a, d, t), mix(b, c, t), u);
    const r = 2.4 + next() * 3.4;
    const stone = Array.from({ length: 7 }, (_, k): Corner => {
      const q = r * (1 + (next() - 0.5) * 0.45);
      return [x + Math.cos(k * 0.898) * q, y + Math.sin(k * 0.898) * q * 0.85];
    });
    stones += smooth(stone);
    shadow += smooth(stone.map(([u, v]): Corner => [u + r * 0.4, v + r * 0.6]));
  }
  return (
    `<path d="${closed([a, b, c, d])}" fill="var(--water2)" stroke="var(--bank)" stroke-width="5" opacity=".6"/>` +
    fill(shadow, "var(--shade)", 0.35) +
    `<path d="${stones}" fill="var(--stone2)" stroke="var(--stone0)" stroke-width="1"/>`
  );
}

type Draw = (points: Corner[], next: Random, id: string) => string;
const KINDS: Record<string, Draw> = {
  wood,
  hill,
  water,
  bridge,
  marsh,
  swamp: marsh,
  wall: (points, next) => wall(points, next),
  fortification: (points, next) => wall(points, next, true),
  hedge,
  works,
  crops: field,
  building: house,
};
// What lies flat is drawn before what stands on it.
const DEPTHS = ["marsh", "swamp", "water", "bridge", "crops", "hill"];

const CROSSINGS = { bridge, ford };
type Crossing = keyof typeof CROSSINGS;

/** All terrain of a table as one drawing, in units. */
export function land(
  terrain: Ground[],
  depth: number,
  crossing: Crossing = "bridge",
): { kind: string; label: string; drawing: string }[] {
  const pieces = terrain.map(({ kind, label, outline }) => {
    const points: Corner[] = [];
    for (let i = 0; i < outline.length; i += 2)
      points.push([(outline[i] ?? 0) * UNIT, (depth - (outline[i + 1] ?? 0)) * UNIT]);
    return { kind, label, points };
  });
  const rank = (kind: string) => (DEPTHS.includes(kind) ? DEPTHS.indexOf(kind) : DEPTHS.length);
  const drawn = pieces
    .map((piece, i) => ({ ...piece, i }))
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .map(({ kind, label, points, i }) => {
      const next = random(Math.round(points.reduce((sum, [x, y]) => sum + x * 31 + y * 17, 0)));
      return { kind, label, drawing: (KINDS[kind] ?? bare)(points, next, `land-${i}`) };
    });
  const told = pieces.some(({ kind }) => kind === "bridge"); // then nothing need be guessed from the water
  const over = told ? [] : bridges(pieces.filter(({ kind }) => kind === "water").map(({ points }) => points));
  const flat = drawn.filter(({ kind }) => DEPTHS.includes(kind)).length; // they were sorted to the front
  drawn.splice(
    flat,
    0,
    ...over.map((each) => ({ kind: "bridge", label: "", drawing: CROSSINGS[crossing](each, random(7)) })),
  );
  return drawn;
}
