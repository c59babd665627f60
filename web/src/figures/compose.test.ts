import { expect, test } from "vitest";
import type { Figure } from "../wire";
import { ARMS, SHIELDS } from "./arms";
import { drawn } from "./compose";
import { MOUNTS } from "./mounts";

const SPEAR: Figure = { body: "elf", arm: "spear", shield: true };

test("a figure is its people's body with what it holds", () => {
  const { drawing } = drawn(SPEAR);
  expect(drawing).toContain(ARMS.spear!.over);
  expect(drawing).toContain(SHIELDS.long);
});

test("nobody holds a shield before a weapon for two hands", () => {
  expect(drawn({ body: "man", arm: "two_hand", shield: true }).drawing).not.toContain(SHIELDS.round);
});

test("a rider sits on his mount", () => {
  expect(drawn({ ...SPEAR, mount: "wolf" }).drawing.startsWith(MOUNTS.wolf!.under)).toBe(true);
});

test("leader, standard and musician are told from the rank and file", () => {
  const keys = ["", "leader", "standard", "musician"].map((mark) => drawn(SPEAR, mark).key);
  expect(new Set(keys).size).toBe(4);
  expect(drawn(SPEAR, "standard").drawing).toContain(ARMS.standard!.over);
});

test("what nobody has drawn yet is a man with a sword", () => {
  expect(drawn({ body: "unheard_of", arm: "unheard_of" }).drawing).toBe(drawn({ body: "man", arm: "sword" }).drawing);
});
