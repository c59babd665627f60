// Where a tray of dice lies on the screen: beside whom it is about, and clear of the bases it is about.

import { room, type Area, type Thing } from "../lib/room";

const [CONCERNED, OTHER] = [60, 8]; // what a pixel of a base that is covered weighs
const PLATE = 30; // and of a name or a tool

/** All boxes are in pixels of the table's view. */
export function laid(
  [wide, high]: [number, number],
  frame: Area,
  around: Area,
  concerned: readonly Area[],
  others: readonly Area[],
  plates: readonly Area[],
): [number, number] {
  const weighed = (boxes: readonly Area[], weight: number): Thing[] => boxes.map((box) => ({ ...box, weight }));
  const things = [...weighed(concerned, CONCERNED), ...weighed(others, OTHER), ...weighed(plates, PLATE)];
  return room(wide, high, frame, around, things);
}
