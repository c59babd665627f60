// What dice must show, put in order for the odds card: who throws against whom, and what tells two tiles apart.

import type { Need } from "../wire";

/** Who throws, and against whom. */
export const between = ({ who, whom }: Need): string => (who && whom ? `${who} → ${whom}` : (who ?? ""));

/** The needs of everybody who throws against the same, in their order; each group has its place. */
export function grouped(needs: readonly Need[]): { at: number; needs: Need[] }[] {
  const found: { at: number; needs: Need[] }[] = [];
  needs.forEach((need, at) => {
    const last = found.at(-1);
    if (last?.needs[0] && between(last.needs[0]) === between(need)) last.needs.push(need);
    else found.push({ at, needs: [need] });
  });
  return found;
}

/** Whether another need of the group has the same purpose: then each says what it is made of. */
export const isTwin = (need: Need, group: readonly Need[]): boolean =>
  group.some((each) => each !== need && each.title === need.title);

/** What a need is made of, in a line. */
export const made = ({ parts }: Need): string =>
  parts.map(({ text, value }, i) => (i ? `${text} ${value}` : value)).join(", ");
