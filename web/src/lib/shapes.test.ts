import { expect, test } from "vitest";
import type { Body } from "../wire";
import { bases, box, closest, line, middles, nearest } from "./shapes";

const DEPTH = 1000;
const square = [0, 100, 100, 100, 100, 0, 0, 0];

test("north is up on the screen", () => {
  expect(line([0, 0, 10, 1000], DEPTH)).toBe("M0 1000L10 0");
});

test("a unit is one outline, however many bases", () => {
  const rounds: [number, number, number][] = [
    [100, 100, 10],
    [200, 100, 10],
  ];
  expect(bases({ rounds }, DEPTH).match(/M/g)).toHaveLength(2);
  expect(bases({ quads: [square] }, DEPTH)).toBe("M0 900L100 900L100 1000L0 1000Z");
});

test("a box holds round and square bases", () => {
  expect(box({ rounds: [[100, 100, 10]] }, DEPTH)).toEqual({ x0: 90, y0: 890, x1: 110, y1: 910 });
  expect(box({ quads: [square] }, DEPTH)).toEqual({ x0: 0, y0: 900, x1: 100, y1: 1000 });
});

test("the base under the hand is the nearest one", () => {
  const body = {
    rounds: [
      [100, 100, 10],
      [300, 100, 10],
    ],
  } as unknown as Body;
  expect(middles(body, DEPTH)).toEqual([
    [100, 900],
    [300, 900],
  ]);
  expect(nearest(body, 120, 90)).toBe(0);
  expect(nearest(body, 280, 130)).toBe(1);
});

test("a finger beside a unit means it, and one far from all means nobody", () => {
  const [one, other] = [
    { id: 1, rounds: [[100, 100, 10]] },
    { id: 2, rounds: [[300, 100, 10]] },
  ] as unknown as [Body, Body];
  expect(closest([one, other], 140, 100, 50)).toBe(one);
  expect(closest([one, other], 260, 100, 50)).toBe(other);
  expect(closest([one, other], 200, 100, 50)).toBeNull();
  expect(closest([], 200, 100, 50)).toBeNull();
});
