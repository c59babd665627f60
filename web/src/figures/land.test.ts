import { expect, test } from "vitest";
import { bridges, land } from "./land";
import { axis, inside, smooth, type Corner } from "./outlines";

const SQUARE: Corner[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const INCH = 254;
const WOOD = { kind: "wood", label: "Wood", outline: [0, 0, 8 * INCH, 0, 8 * INCH, 8 * INCH, 0, 8 * INCH] };

test("a place lies within an outline or beyond it", () => {
  expect(inside(50, 50, SQUARE)).toBe(true);
  expect(inside(150, 50, SQUARE)).toBe(false);
});

test("a smooth outline stays within its corners", () => {
  const numbers = smooth(SQUARE)
    .match(/-?[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBe(0);
  expect(Math.max(...numbers)).toBe(100);
});

test("the axis of a wall runs along its middle", () => {
  const { a, b, wide } = axis([
    [0, 0],
    [100, 0],
    [100, 10],
    [0, 10],
  ]);
  expect([a, b, wide]).toEqual([[0, 5], [100, 5], 10]);
});

test("terrain is drawn alike each time, with its exact edge", () => {
  const [first] = land([WOOD], 20 * INCH);
  expect(first).toEqual(land([WOOD], 20 * INCH)[0]);
  expect(first!.drawing).toContain('class="edge" d="M0 480L192 480L192 288L0 288Z"');
});

test("what nobody has drawn yet still has its edge", () => {
  expect(land([{ ...WOOD, kind: "unheard_of" }], 0)[0]!.drawing).toContain('class="edge"');
});

test("two waters that end opposite one another leave a way over, and two that do not leave none", () => {
  const west: Corner[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const east = west.map(([x, y]): Corner => [x + 250, y]);
  expect(bridges([west, east])).toHaveLength(1);
  expect(bridges([west, east.map(([x, y]): Corner => [x + 900, y])])).toHaveLength(0);
});
