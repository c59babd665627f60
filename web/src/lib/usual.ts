import type { Habit, HearState } from "../wire";

/** The answer that a standing choice, or the only one there is, gives to a question; none after an undo or a reload. */
export function usual(state: HearState | null, kept: Record<string, string>): Habit | null {
  const habit = state?.question?.habit;
  return habit && !state?.fresh && (habit.is_only || habit.kind in kept) ? habit : null;
}
