// Where the grips of a block are drawn: at its front corners, before its front, behind it and at its flanks.

import type { Body, Question } from "../wire";

export type Grip = NonNullable<Question["grips"]>[number][1][number];

type Block = Pick<Body, "quads" | "front">;
export type Handle = { grip: Grip; x: number; y: number; turn: number }; // on the table; degrees clockwise

/** The grips of these kinds about a block, so far off its bases. */
export function handles(block: Block, kinds: readonly Grip[], off: number): Handle[] {
  const front = block.front;
  if (!front) return [];
  const [ax, ay, bx, by] = front;
  const wide = Math.hypot(bx - ax, by - ay) || 1;
  const [rx, ry] = [(bx - ax) / wide, (by - ay) / wide]; // to its right
  const [fx, fy] = [-ry, rx]; // ahead
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const deep = Math.max(
    0,
    ...(block.quads ?? []).flatMap((quad) =>
      [0, 2, 4, 6].map((i) => (mx - (quad[i] ?? mx)) * fx + (my - (quad[i + 1] ?? my)) * fy),
    ),
  );
  const turn = (Math.atan2(fx, fy) * 180) / Math.PI;
  const at = (grip: Grip, right: number, ahead: number, more = 0): Handle => ({
    grip,
    x: mx + rx * right + fx * ahead,
    y: my + ry * right + fy * ahead,
    turn: turn + more,
  });
  const half = Math.max(wide / 2, off); // on a narrow block they keep clear of each other
  const places: Record<Grip, Handle[]> = {
    left: [at("left", -half - off * 0.35, off * 0.9)],
    right: [at("right", half + off * 0.35, off * 0.9)],
    ahead: [at("ahead", 0, off * 2.1)],
    turn: [at("turn", 0, -deep - off)],
    width: [at("width", -half - off, -deep / 2), at("width", half + off, -deep / 2)],
  };
  return kinds.flatMap((kind) => places[kind]);
}
