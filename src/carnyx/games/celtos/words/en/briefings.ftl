### What the scenarios are about, and how they are won

brief-celtos-won = After { $turns } turns the points decide: a unit that is destroyed or routed pays all its points to the enemy, one below half strength pays half. Or nobody of the other side is left before that.
brief-celtos-goal = { $name }: { $points } points for the side that alone has a unit there at the end, and not in panic.
brief-celtos-demo = Two war bands meet at the edge of the hollow hills. Neither came for the other, and neither will be seen to turn back.
brief-celtos-ford = The river is in flood and can be waded at two places only. Whoever holds the fords by evening decides who crosses tomorrow.
brief-celtos-melee = Four clans have come to one hill, each to be crowned on it. There is one crown, and nobody brought a second.
brief-celtos-pitched = Both kings have called up everybody who can carry a spear. The field is fair, the ground alike for both, and the ravens are early.
brief-celtos-raid = The raiders came up the river at night. The village has a wall, a well, a granary and a pen full of cattle; help is on its way, but it walks.
