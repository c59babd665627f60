import { expect, test } from "vitest";
import { around, convex, jagged, type Spot } from "./hull";

const SQUARE: Spot[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test("whoever stands within the others is no corner of the hull", () => {
  expect(convex([...SQUARE, [50, 50], [50, 0]])).toHaveLength(4);
});

test("the hull of one base is a circle round it", () => {
  expect(around([[10, 20]], 5)).toBe("M5 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z");
});

test("the hull keeps its distance on each side", () => {
  const numbers = around(SQUARE, 10).match(/-?\d+/g)!.map(Number);
  expect(Math.min(...numbers)).toBe(-10);
  expect(Math.max(...numbers)).toBe(110);
});

test("a jagged hull goes round the same bases, to and fro", () => {
  const corners = [...jagged(SQUARE, 10, 8).matchAll(/[ML](-?\d+) (-?\d+)/g)].map((each) => [+each[1]!, +each[2]!]);
  expect(corners.length).toBeGreaterThan(20);
  const far = corners.map(([x, y]) => Math.hypot(x! - 50, y! - 50));
  expect(
    far.filter((each, i) => i && Math.sign(each - far[i - 1]!) !== Math.sign(far[i - 1]! - (far[i - 2] ?? 0))).length,
  ).toBeGreaterThan(corners.length / 2);
});
