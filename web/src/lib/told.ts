import type { Link } from "./link.svelte";

/** Up to which entry of the battle is told to whoever looks back: of what is still being played nothing is yet. */
export const toldTo = ({ at, past }: Pick<Link, "at" | "past">): number =>
  at === null ? Infinity : Math.min(at, past?.at ?? at);
