import { expect, test } from "vitest";
import type { Scene } from "../wire";
import { announced } from "./banners";
import { beat, type Setting } from "./beat";
import { Timeline } from "./timeline";

const setting = { number: 1, scene: { bodies: [], spots: [] } as unknown as Scene } as Setting;
const hung = (name: string, mood: "bad" | "plain") => announced(setting, name, name, [name, ""], mood, null, 300, 1800);

test("banners wait for one another, and what happens meanwhile goes on", () => {
  const glide = beat(setting, "glide", 0, 400, {});
  const line = new Timeline([hung("panic", "bad"), glide, hung("rout", "bad"), hung("turn", "plain")]);
  const seen = new Set<string>();
  for (let now = 0; now < line.all; now += 20) {
    const banners = (line.at(now)?.effects ?? []).filter((each) => each.is === "banner");
    expect(banners.filter((each) => each.seen > 0.9).length).toBeLessThanOrEqual(1);
    for (const each of banners) if (each.seen > 0.9) seen.add(each.big);
  }
  expect([...seen]).toEqual(["panic", "rout", "turn"]);
  expect(line.begins[1]).toBe(300);
});

test("bad news hangs longer than the clock", () => {
  expect(hung("panic", "bad").hangs).toBeGreaterThan(hung("turn", "plain").hangs);
});
