### The look back

back-title = What decided it
back-won = { $side } has won.
back-draw = A draw.
back-unfinished = The battle is not over.
back-chart = Chance to win
back-chart-said = A line for each side: its chance to win from the first answer to the last. Numbered discs are turning points.
back-turn = Turn { $turn }
back-when = { $turn ->
    [0] Before turn 1
   *[other] Turn { $turn }
}, answer { $number }
back-sides = Luck, choices and losses
back-turning = Turning points
back-choices = Costliest choices
back-units = What each unit earned
back-units-other = For places held, and for losses that no attack caused
back-changed = { $side }: { $before } → { $after }; luck’s part: { $luck }.
back-cost = { $side } lost { $cost } (± { $error }): { $chance } instead of { $better }.
back-done = Done: { $what }
back-better = Better: { $what }
back-head-side = Side
back-head-luck = Luck
back-head-decisions = Choices
back-head-models = Models lost
back-head-lost = Points given away
back-head-earned = Points scored
back-head-result = Result
back-head-adjusted = Without luck
back-head-unit = Unit
back-head-price = Price
back-head-share = Scored, as a share of its price
back-notes = How it was worked out
back-note-chance = How likely a side is to win is judged by what was learned from many battles; at the end the result counts.
back-note-luck = Luck is the chance to win after a throw, less what that throw would have brought on average. Over many battles, results follow luck by a factor of { $factor }; with it, “without luck” says what the result was worth.
back-note-sampled =
    { $number ->
        [one] One throw had too many outcomes to count all of them
       *[other] { $number } throws had too many outcomes to count all of them
    }: sampled instead, which leaves ± { $error } in all.
back-note-choices = Of { $positions } decisions, the { $searched } that moved the chances most were played out again, with { $playouts } playouts each. A choice is named only if something else was better by more than two standard errors.
back-note-unsearched = Choices were not looked at again.
back-no-choices = No choice was provably worse than another. That does not mean that all were the best: what is closer than two standard errors is not told apart.
back-none-worse = none provably worse
back-not-searched = not looked at
back-note-rest = { $side } began with { $before } and ended with { $after }. Of the difference, luck accounts for { $luck } and the choices named here, of all sides, for { $choices }. The rest, { $rest }, cannot be told apart: small choices, and how exact the evaluation is.
back-note-units = Points are counted as at the end of the battle: what each side has by the rules of victory. Those for the fallen go to who struck them down, by kills; those for a unit that routs to who fought it when it routed, or when it was shaken or panicked before. Who runs only at bad news counts for no unit.
back-progress = What decided it: { $done } of { $all }
error-past-back = { $path }: it was played by earlier rules (version { $rules }; today's is { $known }): there is no looking back at it. carnyx replay and carnyx show look at its turns.
page-end-back = What decided it
page-back-working = Working it out; this takes a few seconds.
page-back-none = There is no evaluation of this game to look back with.
page-hint = What would a computer player do?
page-hint-working = Weighing the plans …
page-hint-none = Here there are no two plans to compare.
page-help-hint = H: what would a computer player do?
