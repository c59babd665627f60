import { expect, test } from "vitest";
import type { Stage } from "../wire";
import { flipped, sitsOpposite, turnedBody } from "./turned";

const TABLE = { width: 100, depth: 60 };
const side = (seat: string) => ({ name: "", force: "", people: "", seat, points: 0 });
const stage = (...seats: string[]): Stage =>
  ({
    ...TABLE,
    zones: [
      [0, 40, 100, 60],
      [0, 0, 100, 20],
    ],
    sides: seats.map(side),
  }) as unknown as Stage;

test("whoever stands in one corner stands in the opposite one", () => {
  expect(flipped([0, 0, 100, 60], TABLE)).toEqual([100, 60, 0, 0]);
});

test("a table that is turned twice is as it was", () => {
  const body = {
    rounds: [[10, 20, 5]] as [number, number, number][],
    quads: [[0, 0, 10, 0, 10, 10, 0, 10]],
    front: null,
  };
  expect(turnedBody(turnedBody(body, TABLE), TABLE)).toEqual(body);
});

test("one's own army is at the bottom", () => {
  expect(sitsOpposite(stage("person", "thumb"), null)).toBe(true);
  expect(sitsOpposite(stage("thumb", "person"), null)).toBe(false);
  expect(sitsOpposite(stage("person", "person"), 1)).toBe(false);
});
