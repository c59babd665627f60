// The table seen from its other side: places of a document turned half round, so that words on it stand upright.

import type { Body, Stage } from "../wire";

type Table = { width: number; depth: number };

/** Places as x, y, x, y, … turned half round. */
export const flipped = (places: number[], { width, depth }: Table): number[] =>
  places.map((each, i) => (i % 2 ? depth : width) - each);

/** A unit as it stands on a turned table. */
export const turnedBody = <T extends Pick<Body, "rounds" | "quads" | "front">>(body: T, table: Table): T => ({
  ...body,
  rounds: body.rounds?.map(([x, y, r]): [number, number, number] => [table.width - x, table.depth - y, r]),
  quads: body.quads?.map((quad) => flipped(quad, table)),
  front: body.front ? (flipped(body.front, table) as [number, number, number, number]) : body.front,
});

/** The ground of a turned table. */
export const turnedStage = (stage: Stage): Stage => ({
  ...stage,
  terrain: stage.terrain.map((each) => ({ ...each, outline: flipped(each.outline, stage) })),
});

/** Whether a player of this page sits at the far side: then the table is turned, so that his army is at the bottom. */
export function sitsOpposite(stage: Stage, seat: number | null): boolean {
  const own =
    seat ??
    Math.max(
      0,
      stage.sides.findIndex((side) => side.seat === "person"),
    );
  const zone = stage.zones[own];
  return zone !== undefined && (zone[1] + zone[3]) / 2 > stage.depth / 2;
}
