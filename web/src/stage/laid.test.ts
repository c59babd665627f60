import { expect, test } from "vitest";
import type { Area } from "../lib/room";
import { laid } from "./laid";

const FRAME = { x0: 0, y0: 0, x1: 900, y1: 560 };
const box = (x: number, y: number, size = 16): Area => ({ x0: x, y0: y, x1: x + size, y1: y + size });
const meet = (a: Area, b: Area): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
const at = ([x, y]: [number, number], wide: number, high: number): Area => ({
  x0: x,
  y0: y,
  x1: x + wide,
  y1: y + high,
});

const row = (x: number, y: number, many: number): Area[] => Array.from({ length: many }, (_, i) => box(x + 18 * i, y));
const around = (boxes: Area[]): Area => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

test("dice lie clear of who throws and of whom they are thrown at, also where these stand close", () => {
  const [shooters, target] = [row(300, 240, 8), row(320, 290, 8)];
  const here = at(laid([240, 130], FRAME, around(target), [...shooters, ...target], [], []), 240, 130);
  expect([...shooters, ...target].some((each) => meet(here, each))).toBe(false);
});

test("in a crowd they go where the table is free, and never over whom they are about", () => {
  const crowd = [40, 100, 160, 220, 280, 340].flatMap((y) => row(30, y, 40));
  const target = row(400, 280, 6);
  const here = at(laid([260, 150], FRAME, around(target), target, crowd, []), 260, 150);
  expect([...target, ...crowd].some((each) => meet(here, each))).toBe(false);
});

test("names and tools are not covered where there is room elsewhere", () => {
  const target = row(400, 280, 6);
  const plate = { x0: 380, y0: 300, x1: 560, y1: 330 };
  const here = at(laid([200, 100], FRAME, around(target), target, [], [plate]), 200, 100);
  expect(meet(here, plate)).toBe(false);
});
