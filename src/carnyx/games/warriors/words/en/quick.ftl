### The lines of the reference sheet: a rule in a few words; the rulebook has them in full

quick-warriors-shooting = Shooting: both sides shoot, then casualties come off, from the rear.
quick-warriors-moving = Movement: { $dice }D plus the Warchief’s leadership, the winner says who moves first. Shaken units go first, then bloodlust, ATTACK, the rest, individuals, couriers.
quick-warriors-fighting = Combat: all fights, then all combat tests; their results take effect together.
quick-warriors-ordering = New orders: one test for a unit that an order has reached.
quick-warriors-influencing = Influence: one attempt for each leader and each unit.
quick-warriors-commanding = Command test: if a Warchief or Battle Leader was killed or routed, or influence went horribly wrong.

quick-warriors-die = The face { $kill } counts as ten. In a kill throw, and in no other, a natural { $kill } always kills and a natural { $wound } never does.

quick-warriors-deploy = { $dice }D plus the Warchief’s leadership picks the edge; commands set up in turn; first orders in secret.
quick-warriors-boast = One at most, and once broken it stays broken.

quick-warriors-shots = One for each figure; blackening the sky, one for each volley spent.
quick-warriors-targets = Any enemy in arc and sight, but the nearest if one is close. Nobody in contact shoots or is shot at.
quick-warriors-cover = Soft: wood, hedge, crops. Hard: wall, building, fieldworks. Half the figures must be in it, or half the front within { $reach } behind it. Units, buildings and hills block sight.

quick-warriors-foot = Foot
quick-warriors-mounted = Mounted
quick-warriors-wheel = A wheel costs the way of its outer figure. One quarter turn or half turn in a move.
quick-warriors-reform = { $dice }D plus quality is how many figures change between front and rear. In contact only wider; not while disorganised.

quick-warriors-attack = Full move at the nearest enemy in sight, and into contact.
quick-warriors-hold = Stays, starts no contact, may reorganise.
quick-warriors-oppose = Moves freely, stops { $oppose_stop } from enemies; only one who fights a friend may be contacted.
quick-warriors-bloodlust = As on ATTACK, whatever the order.
quick-warriors-shaken = Full move away from the nearest enemy, out of contact too; over the table edge it routs.
quick-warriors-reorganise = At the end of movement, if OK, out of contact, and it has neither moved nor shot.

quick-warriors-dice = The worth of the figures in contact, { $champion } more for a champion; on ATTACK { $attack } more for every { $full }.
quick-warriors-ranks = Spear and lance fight from the second rank too, but not against flank or rear.
quick-warriors-pursuit = Units on ATTACK or in bloodlust go straight on after a rout, unless shaken or still in contact.

quick-warriors-attached = Elite, Medium armour, shield, hand weapon. Attached, he takes a place in the front rank.
quick-warriors-struck = A natural { $kill } from an enemy touching his place strikes him. He saves with { $dice }D: Warchief { $save_warchief }+, others { $save_others }+.

quick-warriors-test = { $dice }D, for every unit that fought. Over half takes the place of over a quarter.
quick-warriors-effects = Bloodlust and shaken bring disorder, which stays when the unit is OK again. A rout leaves the field.
quick-warriors-standard = A shaken unit that lost more than it killed throws a die: { $standard_falls } or less, and the standard is lost.

quick-warriors-warchief = Warchief
quick-warriors-leader = Battle Leader
quick-warriors-hero = Hero
quick-warriors-bannerman = Bannerman
quick-warriors-standard_bearer = Standard
quick-warriors-champion = Champion
quick-warriors-points = Points
quick-warriors-worth = Worth
quick-warriors-strength = Strength
quick-warriors-prices = In brackets: for each point of leadership.

quick-warriors-couriers = The test comes when he touches the unit. Confusion: disorganised too. Delay: try again next turn. Ignored: courier dismissed. Misunderstood: HOLD becomes ATTACK, all else HOLD. Panic: courier killed, unit shaken.
quick-warriors-influence = In contact: { $dice }D, his leadership or less, and the unit is OK, but disorganised.
quick-warriors-disaster = A failed { $ten }, or { $above } above leadership: bloodlust kills him unless he saves; a shaken unit routs with him.
