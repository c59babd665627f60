import type { Told } from "../wire";
import type { Link } from "./link.svelte";

/** The moments worth looking back to: the beginning, and every entry that was told of. */
export function moments(log: Told[]): { number: number; turn: number }[] {
  const found = [{ number: 0, turn: log[0]?.turn ?? 0 }];
  for (const { number, turn, depth } of log)
    if (!depth && number > (found.at(-1)?.number ?? 0)) found.push({ number, turn: turn ?? 0 });
  return found;
}

/** Up to which entry of the battle is told to whoever looks back: of what is still being played nothing is yet. */
export const toldTo = ({ at, past }: Pick<Link, "at" | "past">): number =>
  at === null ? Infinity : Math.min(at, past?.at ?? at);
