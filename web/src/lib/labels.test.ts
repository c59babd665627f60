import { expect, test } from "vitest";
import { placed, words, type Label, type Named } from "./labels";

const LETTER = 100;

const unit = (id: number, x: number, y: number, name = "Warriors", start = 8): Named => ({
  key: String(id),
  shield: true,
  player: 0,
  name,
  emblem: "fighter",
  figures: start,
  start,
  rounds: [[x, y, 125]],
});

const apart = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= LETTER * 1.25;

test("a unit by itself is named above its bases", () => {
  const label = placed([unit(1, 5000, 5000)], 10000, 10000, LETTER, null).get("1");
  expect(label?.named).toBe(true);
  expect(label?.x).toBe(5000);
  expect(label?.y).toBeLessThan(5000 - 125);
});

test("names of a crowd never stand on top of one another", () => {
  const bodies = Array.from({ length: 30 }, (_, i) => unit(i, 4000 + (i % 6) * 300, 4000 + Math.floor(i / 6) * 300));
  const named = [...placed(bodies, 10000, 10000, LETTER, null).values()].filter((label) => label.named);
  expect(named.length).toBeGreaterThan(5);
  named.forEach((a, i) => named.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
});

test("who is chosen is named, however crowded it is", () => {
  const bodies = Array.from({ length: 40 }, (_, i) => unit(i, 5000 + (i % 7), 5000 + (i % 5)));
  expect(placed(bodies, 10000, 10000, LETTER, "39").get("39")?.named).toBe(true);
});

test("a name stays on the table", () => {
  const label = placed([unit(1, 130, 5000, "A very long name indeed")], 10000, 10000, LETTER, null).get("1");
  expect((label?.x ?? 0) - (label?.width ?? 0) / 2).toBeGreaterThanOrEqual(0);
});

test("a man alone needs no number", () => {
  expect(words(unit(1, 0, 0, "Chieftain", 1))).toBe("Chieftain");
  expect(words(unit(1, 0, 0))).toBe("Warriors 8");
});
