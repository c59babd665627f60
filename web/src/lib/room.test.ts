import { expect, test } from "vitest";
import { room } from "./room";

const FRAME = { x0: 0, y0: 0, x1: 800, y1: 600 };
const UNIT = { x0: 380, y0: 280, x1: 440, y1: 320 };

test("a box stands under the unit it is about, where nobody else stands", () => {
  const [x, y] = room(200, 120, FRAME, UNIT, []);
  expect(y).toBe(334);
  expect(x).toBeLessThanOrEqual(440);
  expect(x + 200).toBeGreaterThanOrEqual(380);
});

test("it leaves the models of others uncovered", () => {
  const below = { x0: 100, y0: 330, x1: 700, y1: 420, weight: 3 };
  const [, y] = room(200, 120, FRAME, UNIT, [below]);
  expect(y + 120 <= 330 || y >= 420).toBe(true);
});

test("it stays within the frame, even beside a unit at the edge", () => {
  const [x, y] = room(200, 120, FRAME, { x0: 760, y0: 560, x1: 800, y1: 600 }, []);
  expect(x + 200).toBeLessThanOrEqual(800);
  expect(y + 120).toBeLessThanOrEqual(600);
});

test("about nobody in particular it goes to a corner that is free", () => {
  const corner = { x0: 500, y0: 0, x1: 800, y1: 200, weight: 3 };
  const [x, y] = room(200, 120, FRAME, null, [corner]);
  expect(x >= 500 && y < 200).toBe(false);
});
