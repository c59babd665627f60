import { expect, test } from "vitest";
import { handles } from "./grips";

// Four files, one rank, a hundred ticks each, facing north: its front runs from west to east.
const NORTH = {
  front: [0, 0, 400, 0] as [number, number, number, number],
  quads: [[0, 0, 400, 0, 400, -100, 0, -100]],
};

test("a block has a grip at each front corner, before its front, behind it, and at both flanks", () => {
  const found = handles(NORTH, ["left", "right", "ahead", "turn", "width"], 40);
  expect(found.map(({ grip }) => grip)).toEqual(["left", "right", "ahead", "turn", "width", "width"]);
  const [left, right, ahead, turn, west, east] = found.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(left).toEqual([-14, 36]);
  expect(right).toEqual([414, 36]);
  expect(ahead).toEqual([200, 84]);
  expect(turn).toEqual([200, -140]);
  expect([west, east]).toEqual([
    [-40, -50],
    [440, -50],
  ]);
});

test("they turn with the block", () => {
  const east = { front: [0, 400, 0, 0] as [number, number, number, number], quads: [] };
  const [ahead] = handles(east, ["ahead"], 40);
  expect(Math.round(ahead!.turn)).toBe(90);
  expect(Math.round(ahead!.x)).toBe(84);
});

test("whoever has no front has none", () => {
  expect(handles({ quads: [] }, ["ahead"], 40)).toEqual([]);
});
