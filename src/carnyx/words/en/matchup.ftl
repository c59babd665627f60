### Who beats whom

matchup-title = Who beats whom in { $game }
matchup-terms-celtos = Each unit on the left charges each unit at the top. They fight hand to hand, { $rounds } rounds at most, until one side is wiped out or routs.
matchup-terms-warriors = Each unit on the left, on ATTACK, meets each unit at the top, on HOLD, front to front. They fight { $rounds } turns at most, until one side is slain, routs or is shaken.
matchup-sides = About { $points } points a side (in brackets: how many that buys), no command, no shooting. No die is sampled: every throw is counted.
matchup-edge = Chance to win less chance to lose
matchup-toll = Share of the enemy slain less own share
matchup-attacks = attacks
matchup-attacked = is attacked
matchup-unit = Unit
matchup-points = Points
matchup-overall = Overall
matchup-prey = Beats best
matchup-bane = Fears most
matchup-win = wins
matchup-lose = loses
matchup-draw = both gone
matchup-undecided = undecided
matchup-fallen = falls on average
matchup-progress = { $done } of { $all }
error-unknown-unit = There is no unit { $given }; the nearest are { $near }.
error-unknown-unit-far = There is no unit { $given }; there are { $choices }.
error-matchup-twice = { $given } is named twice.
error-charts = A chart needs one package more: pip install "carnyx[charts]".
