// Banners: what everybody at the table must notice, over the table for a moment.

import { beat, type Beat, type Effect, type Mood, type Setting } from "./beat";
import type { Sound } from "./beat";
import { ease, ramp } from "./curves";

/** A banner at a moment of its life: in from the left, and out to the right. */
export function banner(
  key: string,
  big: string,
  small: string,
  mood: Mood,
  player: number | null,
  now: number,
  long: number,
): Effect[] {
  if (now < 0 || now >= long) return [];
  const [come, go] = [ease.out(ramp(now, 0, long * 0.16)), ease.in(ramp(now, long * 0.84, long))];
  return [{ is: "banner", key, big, small, mood, player, shift: (1 - come) * -60 + go * 60, seen: come * (1 - go) }];
}

/** How much longer hangs what matters more: news of the battle, not of the clock. */
const GRAVE = 600;
/** How long a banner of news hangs. */
export const NEWS = 1800 + GRAVE;

/** A beat that has only a banner; it hangs on while the next beats play. */
export function announced(
  setting: Setting,
  name: string,
  key: string,
  [big, small]: [string, string],
  mood: Mood,
  side: number | null,
  ms: number,
  usual: number,
  sounds: [number, Sound][] = [],
): Beat {
  const long = mood === "plain" ? usual : usual + GRAVE;
  return beat(setting, name, side, ms, {
    tail: Math.max(0, long - ms),
    hangs: long,
    isStill: true,
    caption: big,
    sounds,
    effects: (now) => banner(`${setting.number}-${key}`, big, small, mood, side, now, long),
  });
}
