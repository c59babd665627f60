import type { Odds } from "../wire";

/** What the odds come to, in a line, and what may come before it. */
export const brief = (odds: Odds): string =>
  [
    ...odds.sides.map((side) => `${side.title}: ${side.expected}`),
    ...(odds.results ?? []).map((bar) => `${bar.label} ${bar.percent}`),
  ]
    .join("; ")
    .concat(odds.warnings.map((each) => `. ${each}`).join(""));
