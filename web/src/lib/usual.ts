import type { Habit, HearState } from "../wire";

/** The answer that a standing choice gives to a question that has just come up; none after an undo or a reload. */
export function usual(state: HearState | null, kept: Record<string, string>): Habit | null {
  const habit = state?.question?.habit;
  return habit && !state?.fresh && habit.kind in kept ? habit : null;
}
