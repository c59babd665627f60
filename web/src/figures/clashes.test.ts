import { expect, test } from "vitest";
import type { Badge } from "../wire";
import { clashes } from "./clashes";

const DEPTH = 1000;
const engaged: Badge[] = [{ sign: "engaged", label: "Engaged" }];
const round = (player: number, ...at: [number, number][]) => ({
  player,
  badges: engaged,
  rounds: at.map(([x, y]): [number, number, number] => [x, y, 100]),
});

test("enemies that touch clash where they touch, and nobody else does", () => {
  const [mine, theirs, friend, far] = [
    round(0, [200, 500], [200, 300]),
    round(1, [400, 500], [400, 300]),
    round(0, [200, 700]),
    round(1, [900, 900]),
  ];
  const found = clashes([mine, theirs, friend, far], DEPTH);
  expect(found).toHaveLength(1);
  expect(found[0]!.at).toEqual([300, 600]);
  expect(found[0]!.way).toEqual([1, 0]);
  expect([found[0]!.one, found[0]!.other]).toEqual([mine, theirs]);
});

test("blocks clash in the middle of the line along which they touch, also when it is a short one", () => {
  const block = (player: number, x0: number, y0: number, x1: number, y1: number) => ({
    player,
    badges: engaged,
    quads: [[x0, y1, x1, y1, x1, y0, x0, y0]],
  });
  const [clash] = clashes([block(0, 0, 0, 200, 100), block(1, 100, 100, 300, 200)], DEPTH);
  expect(clash!.at[0]).toBeCloseTo(150);
  expect(clash!.at[1]).toBeCloseTo(900);
});

test("whoever is not engaged does not clash, however near", () => {
  expect(clashes([round(0, [200, 500]), { ...round(1, [400, 500]), badges: [] }], DEPTH)).toEqual([]);
});
