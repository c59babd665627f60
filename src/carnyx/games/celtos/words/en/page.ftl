### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Skirmish: units act in turn, nerves break, heroes charge.
page-edition-celtos-en = English sheet
page-edition-celtos-de = German sheet
page-edition-celtos-es = Spanish sheet
page-list-format-celtos = Each unit has a unit (people and unit with a dot between them), models (the leader included), and if you like leader, standard, musician (true) and a name of its own.
feature-celtos-left = points you are likely to keep
feature-celtos-left_late = points you are likely to keep, now that it is late
feature-celtos-score = victory points
feature-celtos-score_late = victory points, now that it is late
feature-celtos-score_last = victory points with few turns left
feature-celtos-strength = models left
feature-celtos-panicked = who panics
feature-celtos-engaged = who is in close combat
feature-celtos-heroes = heroes
feature-celtos-in_range = shooters at their best range
feature-celtos-in_reach = shooters with an enemy in range
feature-celtos-strikes = charges that may follow
feature-celtos-strikes_near = charges without a step before
feature-celtos-fights = close combats that go well
feature-celtos-alone = who stands alone
feature-celtos-near_objective = nearness to places that bring points
feature-celtos-near_objective_late = nearness to places that bring points, now that it is late
page-help-dice-celtos = All dice have ten sides, from 1 to 10. “7+” is seven or more.
