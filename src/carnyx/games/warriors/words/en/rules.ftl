### Dice and profile

warriors-die = The die
    .sheet = 1D is one ten-sided die with faces from 0 to 9. Whenever dice are added up or compared, the face 0 counts as ten. Where a table of results reads ‘0 or less’, a total of zero or below is meant, never the face.
warriors-quality = Quality
    .sheet = The quality of a unit is Elite ({ $elite }), Veteran ({ $veteran }), Average ({ $average }) or Poor ({ $poor }).
warriors-hit_score = Hit score
    .found = On the six-sided die of the original game a hit takes 4 or more, an even chance.
    .ruling = On the ten-sided die a hit takes { $hit_score } or more, when shooting and in combat alike. No face hits or misses automatically; the modified score alone decides.
warriors-natural = Natural kills and wounds
    .sheet = In a kill throw, and in no other, look at the bare face before any modifier: a natural 0 always kills, and a natural 1 is never more than a superficial wound.
warriors-profile = Profiles
    .found = A unit is described by its race, its quality, its discipline (Disciplined, Tribal or Fanatic), its strength, its resilience and the worth of each figure, and further by armour (Light, Medium or Heavy), shield, weapons, move, figures in ranks, volleys and points. Its champion and its standard bearer are ordinary figures given that role, not figures added to it. The individuals are Warchief, Battle Leader, Bannerman, Hero and courier; they are described by their worth and a saving throw on two dice, and leaders by a leadership of 1 to 5 as well. A base is one inch square for infantry, and one inch wide by two inches deep for mounted figures.
warriors-turn = The battle turn
    .sheet = Every turn runs through the same six phases: first shooting, second movement and reorganisation, third combat with its test, fourth new orders, fifth influence, sixth the command test.
    .ruling = Both sides act in each phase. Only movement is done by one side after the other.
warriors-formation = Formation
    .ruling = A unit is a block of figures whose bases touch. The ranks in front are full, and the last rank is centred behind them. Casualties come out of the last rank, so no gap ever opens in the front. Bases never overlap, and a gap of 1 mm or less counts as contact.
warriors-casualties = Casualties
    .sheet = The combat test asks for the casualties of this turn, not of the combat alone.
    .ruling = Each kill takes away one figure, however much that figure is worth; kills for which no figure is left have no effect. Ordinary figures fall first, after them the champion, and the standard bearer at the very end. Shares of casualties ‘this turn’ are reckoned from the figures present when the turn began, and losses to missiles belong to them. What a unit has killed and what it has lost are compared once, over the whole turn: everything it killed, by shooting too, against everything it lost, to shooting too. A figure that falls, or an individual who falls in the ranks, is credited to one attacker only. If several attackers killed more than were left, they are credited with one at a time in turn, whoever has the most kills first.
warriors-individuals = Individuals
    .ruling = Individuals are Elite and fight in Medium armour with shield and hand weapon at resilience 0; a Bannerman has worth 1 and strength 0, a courier worth 0 and no saving throw. An individual who ends a move touching a friendly unit is attached to it: he moves along, stands in a place of his own in its front rank and, if that place touches an enemy, fights with his own worth and strength, but with the hit modifiers of the unit. In any movement phase he may leave again, even while the enemy is in contact. Alone in contact, he fights like a unit of one figure but takes no combat test. Should his unit be annihilated, he stays on the field by himself.

### Before the battle

warriors-commands = Warchief and commands
    .found = An army has one Warchief. Each Battle Leader leads a command of units, and the Warchief may lead a command as well.
    .ruling = The Warchief may give orders to any unit of the army.
warriors-leader-lost = Loss of a leader
    .ruling = When a Battle Leader is lost, his units come under the Warchief. After the loss of the Warchief, each Battle Leader can give orders to his own units only. A unit without any leader carries on under its last order. The boast remains, good or broken, what it was at the moment the Warchief was lost.
warriors-boast = The Warchief’s boast
    .sheet = The Warchief may make one boast. It holds good until something breaks it, and a broken boast stays broken. In command tests a boast that holds good helps his units, and a broken one weighs on them.
    .found = He may boast that he needs no bodyguard, or that he will not be moved.
    .ruling = Or else he may boast that he will be in the thick of it, that first blood is his, that no standard shall fall, or that there will be not one step back. He may also do without a boast.
warriors-boast-no_bodyguard = Needs no bodyguard
    .found = This boast is broken as soon as the Warchief joins a unit.
warriors-boast-will_not_be_moved = Will not be moved
    .found = This boast is broken as soon as the Warchief moves.
warriors-boast-thick_of_it = In the thick of it
    .ruling = This boast is broken if the end of turn { $thick_turn } comes and the Warchief has not been in contact with the enemy.
warriors-boast-thick_of_it-turn = Time to reach the thick
    .ruling = The Warchief who boasts of being in the thick of it has until the end of turn { $thick_turn }.
warriors-boast-first_blood = First blood
    .ruling = This boast is broken if the enemy is the first to destroy a unit.
warriors-boast-no_standard_shall_fall = No standard shall fall
    .ruling = This boast is broken as soon as a unit of the army loses its standard.
warriors-boast-not_one_step_back = Not one step back
    .ruling = This boast is broken if any unit of the army is shaken or routs before turn { $no_step_turns } is over.
warriors-boast-not_one_step_back-turns = Time without a step back
    .ruling = The boast of not one step back is put to the proof from the first turn to the end of turn { $no_step_turns }.
warriors-boast-none = No boast
    .ruling = The Warchief makes no boast: nothing can be broken, and command tests are neither helped nor hindered.
warriors-deploy = Table and deployment
    .ruling = The table is { $table_width } wide and { $table_depth } deep, and each side sets up in a zone { $zone_depth } deep along its own edge. Both sides throw 2D and add the leadership of their Warchief; the higher total picks an edge. Then the sides set up in turn, one command at a time. The first orders need no test: they are chosen in secret and shown at the same moment.
warriors-deploy-width = Width of the table
    .ruling = The table is { $table_width } wide.
warriors-deploy-depth = Depth of the table
    .ruling = From one side’s edge to the other’s, the table is { $table_depth } deep.
warriors-deploy-zone = Depth of deployment zones
    .ruling = Each side sets up no farther than { $zone_depth } from its own edge.

### Phase one: shooting

warriors-shoot-dice = Shooting dice
    .sheet = Each figure that shoots is worth one die in the hit throw. If its unit is ‘blackening the sky’, it is worth one die for every volley spent.
warriors-shoot-hit = Hit throw in shooting
    .sheet = A die that comes to { $hit_score } or more with its modifiers is a hit. Quality of the shooters, long range, ‘blackening the sky’, disorder, bloodlust or being shaken, and higher ground all modify it.
warriors-shoot-hit-poor = Poor shooters
    .sheet = { $value } to the die for shooters of Poor quality.
warriors-shoot-hit-veteran = Veteran shooters
    .sheet = { $value } to the die for shooters of Veteran quality.
warriors-shoot-hit-elite = Elite shooters
    .sheet = { $value } to the die for shooters of Elite quality.
warriors-shoot-hit-long = long range
    .sheet = { $value } to the die when the target is at long range.
warriors-shoot-hit-blackening = blackening the sky
    .sheet = { $value } to the die when the unit spends several volleys at once, ‘blackening the sky’.
warriors-shoot-hit-disorganised = shooters disorganised
    .sheet = { $value } to the die when the shooting unit is disorganised.
warriors-shoot-hit-adverse = shooters in bloodlust or shaken
    .sheet = { $value } to the die when the shooting unit is shaken or in bloodlust.
warriors-shoot-hit-higher = shooters on higher ground
    .sheet = { $value } to the die when the shooters stand on higher ground.
warriors-shoot-kill = Kill throw in shooting
    .sheet = For every hit make one kill throw with 1D; with its modifiers it must reach the kill score of the weapon against the target’s armour. Shield and cover protect the target, and higher ground helps the shooters.
warriors-shoot-kill-shield = target carries a shield
    .sheet = { $value } to the die against a target with shields.
warriors-shoot-kill-soft = target in soft cover
    .sheet = { $value } to the die against a target in soft cover.
warriors-shoot-kill-hard = target in hard cover
    .sheet = { $value } to the die against a target in hard cover.
warriors-shoot-kill-higher = shooters on higher ground
    .sheet = { $value } to the die when the shooters stand on higher ground.
warriors-shoot-scores = Kill scores in shooting
    .sheet = Against Light, Medium and Heavy armour a bow kills on { $bow_light }+, { $bow_medium }+ and { $bow_heavy }+, a javelin on { $javelin_light }+, { $javelin_medium }+ and { $javelin_heavy }+. Bows shoot up to { $bow_short } at short and { $bow_long } at long range, javelins up to { $javelin_short } and { $javelin_long }.
warriors-shoot-scores-ranges = Missile ranges
    .sheet = Each missile weapon has two ranges: as far as the first the target is at short range, from there to the second at long range.
warriors-shoot-volleys = Volleys
    .found = A missile unit has a limited number of volleys for the battle, and shooting uses them up.
    .ruling = The supply at the start is { $volleys_bow } for bows and { $volleys_javelin } for javelins, and normal shooting spends one. { $blacken_most ->
        [1] No unit may spend more, so nobody blackens the sky.
        [2] A unit ‘blackening the sky’ spends { $blacken_most } in a single turn.
       *[other] A unit ‘blackening the sky’ spends from 2 up to { $blacken_most } in a single turn.
    }
warriors-shoot-volleys-bow = Volleys of bows
    .ruling = The supply of volleys of a unit with bows is { $volleys_bow } for the battle.
warriors-shoot-volleys-javelin = Volleys of javelins
    .ruling = The supply of volleys of a unit with javelins is { $volleys_javelin } for the battle.
warriors-shoot-volleys-blacken = Most volleys in a turn
    .ruling = At most { $blacken_most } of a unit’s volleys may be spent in a single turn.
warriors-shoot-who = Who shoots at whom
    .ruling = { $ranks_bow ->
        [one] Bows shoot from the front rank only
       *[other] Bows shoot from the front { $ranks_bow } ranks
    }, { $ranks_javelin ->
        [one] javelins from the front rank only;
       *[other] javelins from the front { $ranks_javelin } ranks;
    } the target must lie no more than { $arc }° to either side of straight ahead. A unit may choose any enemy it can see, but if there is one within { $nearest_within } it must take the nearest. Units in contact with the enemy neither shoot nor are shot at. A lone individual may be chosen only if he is the nearest enemy or if no unit is within { $lone_clearance } of him.
warriors-shoot-who-ranks_bow = Ranks shooting with bows
    .ruling = { $ranks_bow ->
        [one] With bows, the front rank alone shoots.
       *[other] With bows, the front { $ranks_bow } ranks shoot.
    }
warriors-shoot-who-ranks_javelin = Ranks shooting with javelins
    .ruling = { $ranks_javelin ->
        [one] With javelins, the front rank alone shoots.
       *[other] With javelins, the front { $ranks_javelin } ranks shoot.
    }
warriors-shoot-who-arc = Arc of shooting
    .ruling = A unit shoots at targets up to { $arc }° to either side of straight ahead.
warriors-shoot-who-nearest = Nearest enemy first
    .ruling = If any enemy is within { $nearest_within }, a unit must shoot at the nearest one.
warriors-shoot-who-lone = Shooting at lone individuals
    .ruling = A lone individual who is not the nearest enemy is safe from shooting while a unit is within { $lone_clearance } of him.
warriors-shoot-sight = Sight, cover, higher ground
    .ruling = Range, sight and cover are judged once for the whole unit, along the line between the two figures nearest to each other, however many shoot. Other units, buildings and hills block that line, and so does more than { $wood_sight } of wood; but a hill blocks nothing for a unit with figures on it, nor hides that unit, and from higher ground a unit sees over other units. Wood, hedge and crops are soft cover, while wall, building and fieldworks are hard cover; if there are two kinds, the better one counts. Wood, crops and building cover a unit with the middle of at least half its figures in them. Hedge, wall and fieldworks cover a unit if they cross the line and as many of its figures as half its front rank are within { $reach } of them. A unit has higher ground when most of its shooters are on a hill and most of the targets are not.
warriors-shoot-sight-time_of_day = Time of day
    .ruling = An optional rule of ours. Before the battle one die is thrown: from 1 to { $dawn } it begins at dawn, and in the first { $dim } turns nobody shoots at long range; from { $dusk } upwards it ends at dusk, and it is the last { $dim } turns in which nobody does.
    .choice-off = Broad daylight
    .choice-on = Dawn or dusk by a throw
warriors-shoot-sight-wood = Sight into woods
    .ruling = Sight reaches { $wood_sight } through a wood and no farther.
warriors-shoot-empty = Out of volleys
    .ruling = A unit that has no volley left cannot shoot, and one that wants to blacken the sky must still have every volley it means to spend. The volleys are spent even if some of the figures cannot see the target.
warriors-shoot-simultaneous = Shooting together
    .ruling = First both sides shoot, and only then are the casualties taken off, beginning with ordinary figures of the rear rank. { $shooting_test ->
        [on] A unit that loses over 25% of its figures to shooting must test its reaction as after a combat.
       *[off] Losses to shooting alone cause no test.
    }

### Phase two: movement and reorganisation

warriors-initiative = Initiative test
    .sheet = For each side throw 2D and add its Warchief’s leadership; equal totals are thrown again. The winner says who moves first.
    .ruling = A side without a Warchief adds nothing.
warriors-initiative-omens = Omens
    .ruling = An optional rule of ours. Each Warchief reads the omens before the battle with one die: from { $good } upwards his throws for the initiative have { $gain }, from { $bad } downwards { $loss }, as long as he lives.
    .choice-off = Nobody reads the omens
    .choice-on = Each Warchief reads them
warriors-reform = Expanding or contracting
    .sheet = A unit that wants a wider or narrower front throws 1D, modified by its quality.
    .found = The total is the number of figures that may change places between the front and the rear ranks.
    .ruling = A total below zero counts as zero. Reforming costs { $reform_cost }% of the move. A unit in contact may only widen its front, and a disorganised unit cannot reform at all. { $ranks_most ->
        [one] No unit is more than { $ranks_most } rank deep.
       *[other] No unit is more than { $ranks_most } ranks deep.
    }
warriors-reform-quality = quality of the unit
    .sheet = { $elite } to the die for Elite, { $veteran } for Veteran and { $poor } for Poor units; Average units throw the die as it is.
warriors-reform-cost = Cost of reforming
    .ruling = A unit that expands or contracts gives up { $reform_cost }% of its move.
warriors-reform-ranks = Deepest formation
    .ruling = { $ranks_most ->
        [one] A unit is at most { $ranks_most } rank deep.
       *[other] A unit is at most { $ranks_most } ranks deep.
    }
warriors-move = Movement
    .found = Foot in Medium armour moves { $move_medium }.
    .ruling = Foot moves { $move_light } in Light and { $move_heavy } in Heavy armour; dwarves take { $move_dwarves } off the move for their armour, goblins { $move_goblins }. Mounted units move { $move_mounted_light }, { $move_mounted_medium } or { $move_mounted_heavy } in Light, Medium or Heavy armour; individuals move { $move_individual } on foot, while mounted ones and couriers move { $move_rider }. A wheel costs as much as the outer figure travels. Once in its move a unit may turn by 90° or 180°, which costs { $turn_cost }% of the move. Over rough ground, which is wood and marsh, it goes at { $rough_rate }% of its rate, and crossing a wall, a hedge or fieldworks costs { $wall_cost }. Buildings and water cannot be entered.
warriors-move-light = Foot in Light armour
    .ruling = Foot in Light armour moves { $move_light }.
warriors-move-medium = Foot in Medium armour
    .found = Foot in Medium armour moves { $move_medium }.
warriors-move-heavy = Foot in Heavy armour
    .ruling = Foot in Heavy armour moves { $move_heavy }.
warriors-move-dwarves = Shorter move of dwarves
    .ruling = Dwarves move { $move_dwarves } less than is usual for foot in their armour.
warriors-move-goblins = Shorter move of goblins
    .ruling = Goblins move { $move_goblins } less than is usual for foot in their armour.
warriors-move-mounted_light = Mounted in Light armour
    .ruling = Mounted units in Light armour move { $move_mounted_light }.
warriors-move-mounted_medium = Mounted in Medium armour
    .ruling = Mounted units in Medium armour move { $move_mounted_medium }.
warriors-move-mounted_heavy = Mounted in Heavy armour
    .ruling = Mounted units in Heavy armour move { $move_mounted_heavy }.
warriors-move-individual = Individuals on foot
    .ruling = Individuals on foot move { $move_individual }.
warriors-move-rider = Mounted individuals and couriers
    .ruling = Mounted individuals and all couriers move { $move_rider }.
warriors-move-turn = Cost of a turn
    .ruling = A turn of 90° or 180° costs { $turn_cost }% of the move.
warriors-move-rough = Rough ground
    .ruling = Over rough ground everyone goes at { $rough_rate }% of the usual rate.
warriors-move-wall = Walls and hedges
    .ruling = Crossing a wall or a hedge costs { $wall_cost } of the move.
warriors-move-order = Order of moves
    .ruling = The side that moves first makes all its moves before the other side makes any. Within a side, shaken units go first, next the units in bloodlust, next those on ATTACK and then all other units; individuals follow, and couriers come last.
warriors-move-compulsory = Compulsory moves
    .ruling = A unit that is compelled to move wheels until it faces the nearest point of its goal, then goes straight on. If that makes no contact with its goal but another wheel and advance would, after its one turn if need be, it makes that one, with the least wheel that does. Impassable ground and buildings are gone round by the shortest way that has room for the front, and nearer then means nearer along that way; if there is none, the unit goes as near as it gets. If its way is blocked, it may make any move that ends nearer to the goal. Friends and the table edge bring it to a halt, and to halt there is not to disobey. A unit on ATTACK that can see no enemy heads for the nearest one all the same.
warriors-order-attack = ATTACK
    .found = A unit on ATTACK uses its full move to close with the nearest enemy in sight, and goes into contact if it can reach him.
    .ruling = A missile unit may stand where it is as long as it has a target in short range.
warriors-order-hold = HOLD
    .found = A unit on HOLD stays where it is and never starts a contact, but it may reorganise.
    .ruling = It may also turn or reform.
warriors-order-oppose = OPPOSE
    .found = A unit on OPPOSE moves as its player wishes, but does not start a contact of its own accord.
    .ruling = It stops { $oppose_stop } away from any enemy. Only an enemy who is already fighting a friend may be approached more closely and contacted.
warriors-order-oppose-stop = Distance kept on OPPOSE
    .ruling = A unit on OPPOSE stops { $oppose_stop } away from any enemy.
warriors-oppose-near = OPPOSE close to the enemy
    .ruling = A unit on OPPOSE that begins its move within { $oppose_stop } of an enemy may stay there or draw farther off. It may go nearer only to join a fight it is allowed to join.
warriors-reorganise = Reorganising
    .ruling = At the end of the movement phase a disorganised unit loses its marker if its reaction is OK, it is not in contact with the enemy, and it has neither moved nor shot.
warriors-reorganise-attack = Reorganising on ATTACK
    .ruling = As long as no enemy is within the distance of its move, a disorganised unit on ATTACK may stand still in order to reorganise.
warriors-bloodlust-move = Movement in bloodlust
    .ruling = A unit in bloodlust pays no heed to its orders and moves as though on ATTACK.
warriors-shaken-move = Movement when shaken
    .ruling = A shaken unit uses its full move to get away from the nearest enemy, or as much of it as it can: it never starts a contact, and it never ends nearer than it began to an enemy, couriers apart, who is within its move before or after. If it has no such way, it stands. A shaken unit in contact breaks off by the rule for that alone.
warriors-shaken-contact = Shaken in contact
    .ruling = A shaken unit in contact breaks off when its own move comes: it turns at no cost and makes straight away from the nearest enemy, but never through an enemy. If no way is open, it stays and fights. It routs if its move takes even one of its figures over a table edge.
warriors-bloodlust-orders = Orders in bloodlust or shaken
    .ruling = While a unit is shaken or in bloodlust its order still counts for dice and tests, and it may be given a new one. The order governs its movement only from the time it is OK again. To have fought is not in itself a reason to be disorganised.

### Phase three: combat and the combat test

warriors-combat-dice = Combat dice
    .sheet = A unit throws as many dice as the figures in contact with the enemy are worth, and one more for a champion. Under ATTACK, every { $full } dice gained in this way bring one extra die.
    .ruling = Only full sets of { $full } dice count; the champion’s die is among them.
warriors-combat-contact = Who fights
    .found = Spear and lance let the figures directly behind those in contact fight as well; if they do, all dice of the unit take the modifier for two ranks.
    .ruling = A figure is in contact when its base touches an enemy base, be it along an edge or at a corner. Both sides fight at the same time.
warriors-combat-contact-threat = Threat
    .ruling = An optional rule of ours. When enemies have come upon a unit this turn, and those touching it are worth at least { $times } times as much as it has in contact itself, it throws one die and adds its quality before the combat; below { $stands } it is disorganised.
    .choice-off = Numbers frighten nobody
    .choice-on = A throw against great odds
warriors-combat-contact-threat-quality = quality of the unit
    .ruling = A threatened unit adds { $elite } if it is Elite, { $veteran } if Veteran and { $poor } if Poor; an Average one adds nothing.
warriors-combat-align = Lining up
    .ruling = On making contact a unit lines up flush with the side of the enemy it has reached; this costs nothing and goes as far as space allows. All fronts fight alike: there is no bonus for striking a flank, but no second rank fights against a flank or rear.
warriors-combat-locked = Held in contact
    .ruling = A unit in contact may widen its front, or get away when it is shaken, but otherwise does not move. Casualties alone do not end a contact: when routers have left, and before pursuit, each pair that fought and no longer touches closes up once, the part of the side that moved first before the other. Who lost figures forms up again, facing as before, anywhere on the ground he held. If that does not bring them together, one part that is not shaken shifts ahead, back or aside by as little as makes them touch, at most { $closing_share }% of its move. Nobody who closes up turns, leaves another contact or makes a new one, stands on others or on impassable ground, or leaves the table. It stays the same contact, costs nothing and disorganises nobody. If there is no such place, the contact is over.
warriors-combat-locked-share = Shift of those who close up
    .ruling = To close up, a part of a contact shifts by at most { $closing_share }% of its move.
warriors-combat-split = Several enemies
    .ruling = A figure that touches more than one enemy unit throws against one of them, chosen by its owner. The dice for the champion and for ATTACK all go against a single enemy. Quality, shield and who started the contact are judged for each enemy by itself, but fighting in two ranks for the unit as a whole.
warriors-combat-together = Combats take effect together
    .ruling = The position at the start of the third phase is the basis for all combats and, after them, for all tests; the outcomes take effect together. Routing units leave before anyone pursues, and the pursuers of the side that moved first go first. No unit pursues that routs itself, is shaken or is still touching an enemy. Friends, the table edge and impassable ground stop a pursuit.
warriors-combat-hit = Hit throw in combat
    .sheet = A die that comes to { $hit_score } or more with its modifiers is a hit. It is modified by quality compared with the enemy’s, by disorder, by fighting in two ranks, and by an enemy without shields.
warriors-combat-hit-lesser = lesser quality
    .sheet = { $value } to the die when the enemy is of higher quality.
warriors-combat-hit-better = better quality
    .sheet = { $value } to the die when the enemy is of lower quality.
warriors-combat-hit-disorganised = unit disorganised
    .sheet = { $value } to the die for a unit that fights disorganised.
warriors-combat-hit-two_ranks = rear rank fights too
    .sheet = { $value } to the die for a unit that fights in two ranks.
warriors-combat-hit-no_shield = enemy without shield
    .sheet = { $value } to the die against an enemy unit that carries no shields.
warriors-combat-kill = Kill throw in combat
    .sheet = For every hit make one kill throw with 1D; with its modifiers it must reach the kill score of the weapon against the enemy’s armour. The enemy’s resilience, the striking unit’s own strength, its bloodlust and the defence of its standard all count.
warriors-combat-kill-resilience = enemy’s resilience
    .sheet = The resilience of the unit struck is taken off the die.
warriors-combat-kill-strength = own strength
    .sheet = The strength of the striking unit is added to the die.
warriors-combat-kill-bloodlust = unit in bloodlust
    .sheet = { $value } to the die when the striking unit is in bloodlust.
warriors-combat-kill-standard = unit defends its standard
    .sheet = { $value } to the die when the striking unit defends its standard.
warriors-combat-scores = Kill scores in combat
    .sheet = Against Light, Medium and Heavy armour a spear kills on { $spear_light }+, { $spear_medium }+ and { $spear_heavy }+, a hand weapon on { $hand_light }+, { $hand_medium }+ and { $hand_heavy }+, a lance on { $lance_light }+, { $lance_medium }+ and { $lance_heavy }+, a two-handed weapon on { $two_hand_light }+, { $two_hand_medium }+ and { $two_hand_heavy }+, a bow on { $bow_light }+, { $bow_medium }+ and { $bow_heavy }+, a javelin on { $javelin_light }+, { $javelin_medium }+ and { $javelin_heavy }+.
    .ruling = The scores of bow and javelin are for units that have nothing better to fight with.
warriors-weapon-spear = Spear
    .sheet = In combat a spear kills on { $light }+ against Light, { $medium }+ against Medium and { $heavy }+ against Heavy armour.
    .found = Figures directly behind spearmen in contact may fight as well.
warriors-weapon-hand = Hand weapon
    .sheet = In combat a hand weapon kills on { $light }+ against Light, { $medium }+ against Medium and { $heavy }+ against Heavy armour.
warriors-weapon-lance = Lance
    .sheet = In combat a lance kills on { $light }+ against Light, { $medium }+ against Medium and { $heavy }+ against Heavy armour.
    .found = Figures directly behind lancers in contact may fight as well.
warriors-weapon-two_hand = Two-handed weapon
    .sheet = In combat a two-handed weapon kills on { $light }+ against Light, { $medium }+ against Medium and { $heavy }+ against Heavy armour.
    .ruling = Whoever wields one cannot carry a shield.
warriors-weapon-bow = Bow
    .sheet = Shot at Light, Medium and Heavy armour a bow kills on { $shot_light }+, { $shot_medium }+ and { $shot_heavy }+; in combat it takes { $light }+, { $medium }+ and { $heavy }+.
    .ruling = A unit strikes with its bows in combat only if it has nothing better to fight with. The ranges have no effect there.
warriors-weapon-javelin = Javelin
    .sheet = Shot at Light, Medium and Heavy armour a javelin kills on { $shot_light }+, { $shot_medium }+ and { $shot_heavy }+; in combat it takes { $light }+, { $medium }+ and { $heavy }+.
    .ruling = A unit strikes with its javelins in combat only if it has nothing better to fight with. The ranges have no effect there.
warriors-combat-test = Combat test
    .sheet = Every unit that has fought throws 1D, modified by its quality. Its order, its casualties of this turn, its standard, its present condition and any Hero or leader with it modify the throw further.
    .ruling = The modifier for casualties over half takes the place of the one for casualties over a quarter. Casualties and kills are compared once, over the whole turn. { $shooting_test ->
        [on] A unit that loses over 25% of its figures to shooting takes this test too.
       *[off] Shooting alone never causes this test.
    }
warriors-combat-test-quality = quality of the unit
    .sheet = { $elite } to the die for Elite, { $veteran } for Veteran and { $poor } for Poor units; Average units throw the die as it is.
warriors-combat-test-oppose = unit on OPPOSE
    .sheet = { $value } to the die for a unit whose order is OPPOSE.
warriors-combat-test-quarter = over a quarter lost
    .sheet = { $value } to the die when casualties this turn exceed 25% of the unit.
    .ruling = This does not count if they exceed 50%.
warriors-combat-test-half = over half lost
    .sheet = { $value } to the die when casualties this turn exceed 50% of the unit.
    .ruling = This replaces the modifier for casualties over 25%; the two are never added together.
warriors-combat-test-greater = lost more than killed
    .sheet = { $value } to the die when the unit has lost more this turn than it has killed, to shooting and in combat. Equal numbers change nothing.
warriors-combat-test-killed_more = killed more than lost
    .sheet = { $value } to the die when the unit has killed more this turn than it has lost, by shooting and in combat. Equal numbers change nothing.
warriors-combat-test-standard_lost = standard lost
    .sheet = { $value } to the die for a unit whose standard has been lost.
warriors-combat-test-standard = standard with the unit
    .sheet = { $value } to the die for a unit that still carries its standard.
warriors-combat-test-shaken = unit already shaken
    .sheet = { $value } to the die for a unit that is shaken when it tests.
warriors-combat-test-bloodlust = unit already in bloodlust
    .sheet = { $value } to the die for a unit that is in bloodlust when it tests.
warriors-combat-test-hold = unit on HOLD
    .sheet = { $value } to the die for a unit whose order is HOLD.
warriors-combat-test-hero = Hero with the unit
    .sheet = { $value } to the die when a Hero is with the unit, in a place that touches an enemy.
warriors-combat-test-leader = leader with the unit
    .sheet = { $value } to the die when the Warchief or a Battle Leader is with the unit, in a place that touches an enemy.
warriors-combat-test-shooting = Test after shooting
    .ruling = Either losses to shooting alone never cause a test, or a unit that loses over 25% of its figures to shooting finds its reaction from the table of the combat test.
    .choice-off = No test after shooting
    .choice-on = Test when over 25% lost
warriors-combat-reaction = Reaction
    .sheet = Look up the total of the combat test under the unit’s discipline: the reaction is bloodlust, OK, shaken or rout. Fanatic and Tribal units fall into bloodlust at lower totals than Disciplined ones, and they rout sooner.
warriors-combat-reaction-disciplined = Reaction of Disciplined units
    .sheet = A Disciplined unit falls into bloodlust on { $bloodlust } or more, is OK from { $ok } to { $ok_to }, is shaken from { $shaken } to { $shaken_to }, and routs on { $rout } or less.
warriors-combat-reaction-bloodlust = Bloodlust
    .sheet = The unit falls into bloodlust: at a total of { $disciplined } or more if Disciplined, { $tribal } or more if Tribal, { $fanatic } or more if Fanatic.
warriors-combat-reaction-ok = OK
    .sheet = The unit is OK: at a total from { $disciplined } to { $disciplined_to } if Disciplined, { $tribal } to { $tribal_to } if Tribal, { $fanatic } to { $fanatic_to } if Fanatic.
warriors-combat-reaction-shaken = Shaken
    .sheet = The unit is shaken: at a total from { $disciplined } to { $disciplined_to } if Disciplined, { $tribal } to { $tribal_to } if Tribal, { $fanatic } to { $fanatic_to } if Fanatic.
warriors-combat-reaction-rout = Rout
    .sheet = The unit routs: at a total of { $disciplined } or less if Disciplined, { $tribal } or less if Tribal, { $fanatic } or less if Fanatic.
warriors-combat-reaction-tribal = Reaction of Tribal units
    .sheet = A Tribal unit falls into bloodlust on { $bloodlust } or more, is OK from { $ok } to { $ok_to }, is shaken from { $shaken } to { $shaken_to }, and routs on { $rout } or less.
warriors-combat-reaction-fanatic = Reaction of Fanatic units
    .sheet = A Fanatic unit falls into bloodlust on { $bloodlust } or more, is OK from { $ok } to { $ok_to }, is shaken from { $shaken } to { $shaken_to }, and routs on { $rout } or less.
warriors-reaction-effects = Effects of reactions
    .sheet = A unit in bloodlust or shaken is disorganised as well, and is still disorganised when it becomes OK. A unit that routs leaves the field.
    .ruling = Each new reaction replaces the one before. Individuals attached to a unit that routs leave the field with it.
warriors-standard = Standards
    .ruling = The bearer is the last figure of his unit to fall. A unit is defending its standard if it has one and was not the one to start the contact. A unit that is shaken and has lost more figures than it killed in the combat of this turn, shooting not counted, throws 1D, and a score of { $standard_falls } or less, with the face 0 as ten, loses the standard.
warriors-standard-falls = Throw that loses the standard
    .ruling = A shaken and out-killed unit loses its standard on a throw of { $standard_falls } or less.
warriors-standard-defend = Defending the standard
    .ruling = { $standard_rounds ->
        [0] Defending the standard brings no bonus.
        [one] The bonus for defending the standard is given only in the first round of each contact.
       *[other] The bonus for defending the standard is given only in the first { $standard_rounds } rounds of each contact.
    } A unit that is annihilated or routs loses its standard. The penalty for a lost standard lasts to the end of the battle.
warriors-standard-defend-rounds = Rounds of defending
    .ruling = { $standard_rounds ->
        [0] A unit never gains a bonus for defending its standard.
        [one] A unit gains the bonus for defending its standard in the first round of a contact only.
       *[other] A unit gains the bonus for defending its standard in the first { $standard_rounds } rounds of a contact.
    }
warriors-pursuit = Pursuit
    .ruling = When an enemy routs, the units in contact with him that are on ATTACK or in bloodlust go straight on for { $pursuit_share }% of their move. If this brings a new contact, it is fought next turn.
warriors-pursuit-share = Length of a pursuit
    .ruling = A pursuing unit goes { $pursuit_share }% of its move.
warriors-individuals-place = Places of individuals
    .ruling = When phase three begins, the owner gives each attached individual a place in the front rank, one that touches an enemy as long as such a place is free; couriers have none. The individual counts there instead of the figure, which throws nothing, and the second rank may reach over him with spear or lance. The block keeps its size and shoots as before, and champion and standard bearer need no place. The individual throws all his dice at one enemy that his place touches. One for whom no such place is free stands behind: he throws nothing, cannot be struck, adds nothing to the combat test and is not in contact for a boast. For influence a leader touches the unit he is attached to wherever he stands, and any other unit only with his own place.
warriors-individuals-hit = Individuals struck in combat
    .ruling = When a kill throw in combat shows a natural 0 and comes from an enemy that touches the place of an attached individual, the blow strikes him; any other natural 0 kills a figure. To save himself he throws 2D and needs { $save_warchief } or more as Warchief, { $save_others } or more as anyone else.
warriors-individuals-hit-warchief = The Warchief’s saving throw
    .ruling = The Warchief is saved by { $save_warchief } or more on 2D.
warriors-individuals-hit-others = Saving throw of others
    .ruling = Individuals other than the Warchief are saved by { $save_others } or more on 2D.
warriors-individuals-strike = Strikes on individuals
    .ruling = { $strikes_a_phase ->
        [0] Attached individuals are not struck in combat.
        [one] No individual is struck by more than one natural 0 in a phase, and the owner chooses which individual it strikes.
       *[other] No individual is struck by more than { $strikes_a_phase } natural 0s in a phase, and the owner chooses which individual each of them strikes.
    } When an individual is saved, the kill falls on a figure of the unit instead. Missiles strike an individual only when he is alone, and then he must save against every kill.
warriors-individuals-strike-most = Most strikes in a phase
    .ruling = { $strikes_a_phase ->
        [0] Natural 0s strike no attached individual.
        [one] Only one natural 0 in a phase can strike the same individual.
       *[other] Only { $strikes_a_phase } natural 0s in a phase can strike the same individual.
    }

### Phase four: new orders

warriors-orders-test = New orders test
    .sheet = Whoever sends a unit a new order, be he Warchief or Battle Leader, throws 1D for it, and his leadership counts towards the total.
warriors-orders-test-leadership = leadership of the sender
    .sheet = The sender’s leadership is added to the die.
warriors-orders-modifiers = New orders: modifiers
    .sheet = A unit of another race, units of the command that are disorganised, shaken or in bloodlust, and a Battle Leader attached to a unit make an order harder to pass on. A Fanatic unit told to ATTACK, and a Battle Leader who brings the order himself, make it easier.
    .ruling = A leader attached to a unit suffers nothing for it when he orders that same unit. A unit of the command that is shaken or in bloodlust counts for itself and is a disorganised unit besides.
warriors-orders-modifiers-race = unit of another race
    .sheet = { $value } to the die when unit and leader are of different races.
warriors-orders-modifiers-disorganised = command has disorganised units
    .sheet = { $value } to the die when at least one unit of the command is disorganised, and no more than this if there are several.
warriors-orders-modifiers-adverse = units shaken or in bloodlust
    .sheet = { $value } to the die for every single unit of the command that is in bloodlust or shaken.
warriors-orders-modifiers-attached = leader attached to a unit
    .sheet = { $value } to the die when the Battle Leader who sends the order is attached to a unit.
    .ruling = This does not count for orders to that very unit.
warriors-orders-modifiers-fanatic = Fanatics told to ATTACK
    .sheet = { $value } to the die when the new order is ATTACK and the unit is Fanatic.
warriors-orders-modifiers-in_person = leader brings it himself
    .sheet = { $value } to the die when the Battle Leader delivers the order in person.
warriors-orders-results = New orders: results
    .sheet = The higher the total, the better the order is received: { $accepted } OK, { $accepted_disorganised } OK/confusion, { $delayed } delay, { $delayed_disorganised } delay/confusion, { $ignored } ignored, { $ignored_disorganised } ignored/confused, { $misunderstood } misunderstood, { $panic } or less panic/confusion.
    .ruling = Totals above { $accepted } are treated alike.
warriors-orders-results-accepted = OK
    .sheet = With a total of { $total } the unit grasps the new order and follows it.
    .ruling = The same holds for any higher total.
warriors-orders-results-accepted_disorganised = OK/confusion
    .sheet = With a total of { $total } the unit follows the new order but is disorganised in doing so.
warriors-orders-results-delayed = Delay
    .sheet = With a total of { $total } the old order stays in force for now; another attempt may be made next turn.
warriors-orders-results-delayed_disorganised = Delay/confusion
    .sheet = With a total of { $total } the old order stays in force for now and the unit is disorganised; another attempt may be made next turn.
warriors-orders-results-ignored = Ignored
    .sheet = With a total of { $total } the unit takes no notice of the new order and dismisses the courier.
warriors-orders-results-ignored_disorganised = Ignored/confused
    .sheet = With a total of { $total } the unit takes no notice of the new order, dismisses the courier and is disorganised.
warriors-orders-results-misunderstood = Misunderstood
    .sheet = With a total of { $total } the unit hears something else and acts on it: an order to HOLD is taken for ATTACK, and an order to ATTACK or OPPOSE is taken for HOLD.
warriors-orders-results-panic = Panic/confusion
    .sheet = With a total of { $total } or less the unit kills the courier, takes no notice of the new order and is shaken.
warriors-orders-once = Sending an order
    .ruling = No unit takes more than one order test in a turn. Name the order and the courier who carries it when your side’s movement begins; after a delay, confused or not, the courier stays and may try again. Wherever a modifier speaks of the leader’s command, it means the command of the unit addressed, even if the Warchief is the sender. The modifiers for being attached and for delivering in person apply to the Warchief too.
warriors-orders-nocourier = Orders without a courier
    .ruling = If no courier carried the order, nobody is dismissed or killed; the rest of such a result applies as usual. After a delay nobody waits with the unit, so the order has to be named again.
warriors-courier-lost = Loss and price of couriers
    .ruling = A courier whom an enemy touches in moving is lost, and his order with him. Nobody shoots at couriers, and they stand in nobody’s way. The number free with each leader is { $couriers }; the price of any further courier, in points, is { $courier_points }. A courier who has delivered his order or been dismissed is back with his leader next turn.
warriors-courier-lost-points = Price of a courier
    .ruling = The price of each courier beyond the free ones, in points, is { $courier_points }.
warriors-orders-courier = Couriers
    .ruling = { $couriers ->
        [one] Every leader has { $couriers } courier free of charge.
       *[other] Every leader has { $couriers } couriers free of charge.
    } To a unit within { $order_reach } of him he can give orders without one; an order is given in person when the bases of leader and unit touch. Whether an order has arrived is seen in phase four, and there it is tested: if its courier then touches the unit, or if a leader who sent none is then within his reach. Until he touches it, a courier rides on turn after turn; an order without a courier that cannot be heard in this phase is lost. A courier who was dismissed comes back, but one who was killed does not.
warriors-orders-courier-reach = Reach of a leader’s voice
    .ruling = A leader needs no courier for units within { $order_reach } of him.
warriors-orders-courier-free = Free couriers
    .ruling = { $couriers ->
        [one] Every leader begins with { $couriers } courier free of charge.
       *[other] Every leader begins with { $couriers } couriers free of charge.
    }

### Phase five: influence

warriors-influence-test = Influence test
    .sheet = A Warchief or Battle Leader whose base touches that of the unit may try once a turn to bring it to its senses. Throw 1D: he succeeds if the score is not above his leadership, and fails if it is. For this throw his leadership is raised by a Bannerman at his side and lowered if the unit is of another race.
warriors-influence-test-bannerman = Bannerman with the leader
    .sheet = { $value } to the leader’s leadership when he has a Bannerman with him.
warriors-influence-test-race = unit of another race
    .sheet = { $value } to the leader’s leadership when unit and leader are of different races.
warriors-influence-success = Success
    .sheet = The unit is no longer shaken or in bloodlust but OK; it is still disorganised.
warriors-influence-failure = Failure
    .sheet = Nothing changes. If the leader stays with the unit, he may try once more next turn.
warriors-influence-disaster = Horribly wrong
    .sheet = Things go horribly wrong if the die counts ten or comes to { $above } above the leader’s leadership. A unit in bloodlust then kills him, unless he has a saving throw and passes it at the one attempt he is allowed; in the next phase the unit faces a command test, and a leader who lives may try again next turn. A shaken unit routs and sweeps the leader away with it, and in the next phase every unit the army has left faces a command test.
    .ruling = A ten goes wrong only when it is a failure, and a die more than { $above } above the leadership goes wrong as well.
warriors-influence-limits = Limits of influence
    .sheet = A leader who saved himself from a crazed unit may try again next turn.
    .ruling = In one turn each leader may make a single attempt, and a single attempt may be made on each unit. It may be any friendly unit that is shaken or in bloodlust, whether enemies are in contact with it or not. A Bannerman is with the leader if he touches him or is attached to the same unit. A unit that has routed is gone at once and beyond all influence.
warriors-influence-limits-magic = Word of power
    .ruling = An optional rule of ours. Once in a battle each Warchief may, when leaders use their influence, speak a word of power: a friendly unit within { $reach } of him that is shaken or in bloodlust is OK again without a throw, though still disorganised.
    .choice-off = No word of power
    .choice-on = One word of power a battle

### Phase six: command test

warriors-command-when = When to take command tests
    .sheet = Command tests follow when a Warchief or Battle Leader has been killed or has routed, and when an attempt at influence has gone horribly wrong.
    .ruling = For a Warchief every unit of the army tests, for a Battle Leader every unit of his command. After influence gone wrong, the units named there test.
warriors-command-once = One command test each
    .ruling = However many causes there are, each unit concerned throws just once; modifiers are taken as they stood when the sixth phase began, and all results take effect together. A leader lost through these routs causes tests next turn, not now. No result makes a unit’s condition better, and a unit that comes out shaken is no longer in bloodlust. A Warchief who routs does not count as killed for the modifier.
warriors-command-test = Command test
    .sheet = Every unit that has to test throws 1D. A Warchief killed, units of its own side routed or annihilated, and a broken boast tell against it; a boast that still holds good tells in its favour.
    .found = { $command_scope ->
        [command] Of the units routed or annihilated, only those of the tester’s own command count.
       *[army] Units routed or annihilated count throughout the army, although players of the original game count only those of the tester’s own command.
    }
warriors-command-test-warchief = Warchief killed
    .sheet = { $value } to the die when the Warchief has been killed.
warriors-command-test-losses = units routed or annihilated
    .sheet = { $value } to the die for every unit of the tester’s side that is gone, be it by rout or by annihilation.
    .found = Players who follow the reading of the original game count only units of the tester’s own command.
warriors-command-test-broken = boast broken
    .sheet = { $value } to the die when the Warchief’s boast has been broken.
warriors-command-test-boast = boast holds good
    .sheet = { $value } to the die as long as the Warchief’s boast is unbroken.
warriors-command-test-scope = Whose losses count
    .sheet = The sheet counts against the testing unit every unit routed or annihilated, without naming a command.
    .found = Players of the original game count only units of the command to which the testing unit belongs.
    .choice-army = Losses of the whole army
    .choice-command = Losses of its own command
warriors-command-results = Command test: results
    .sheet = From { $unaffected } upwards a unit is unaffected; a total of { $disorganised } leaves it disorganised and one of { $shaken } shaken. With { $rout } or less it routs at once.
warriors-command-results-unaffected = Unaffected
    .sheet = With a total of { $total } or more nothing happens to the unit.
warriors-command-results-disorganised = Disorganised
    .sheet = With a total of { $total } the unit is disorganised.
warriors-command-results-shaken = Shaken
    .sheet = With a total of { $total } the unit is shaken.
warriors-command-results-rout = Rout
    .sheet = With a total of { $total } or less the unit routs and is off the field at once.
warriors-odds = Odds of the dice
    .sheet = For any number of dice of any kind, the odds of a total can be read in three ways: of exactly this total, of this total or less, and of this total or more. They are printed for two six-sided and for two ten-sided dice.

### Boasts, armies, victory

warriors-army = Armies
    .found = The names of the troops are those of the original game: orcs, wolf riders, goblins, dwarves, barbarians, men-at-arms, knights, elves and trolls.
    .ruling = All their figures and points are a reconstruction. A Warchief costs { $warchief } points and { $warchief_leadership } more per point of leadership; he is worth { $warchief_worth } and has strength +{ $warchief_strength }. A Battle Leader costs { $leader } and { $leader_leadership } more per point of leadership, with worth { $leader_worth } and strength +{ $leader_strength }. A Hero, worth { $hero_worth } with strength +{ $hero_strength }, costs { $hero } points, a Bannerman { $bannerman }, a standard { $standard } and a champion { $champion }. Units with two-handed weapons cannot have shields. { $units_a_hero ->
        [one] A list may have one Hero for each of its formed units,
       *[other] A list may have one Hero for each { $units_a_hero } formed units, rounded down,
    } and { $bannermen_a_leader ->
        [0] no Bannerman;
        [one] one Bannerman for each leader;
       *[other] { $bannermen_a_leader } Bannermen for each leader;
    } at most { $individuals_share }% of its points may go to individuals, couriers included.
warriors-army-heroes = Units for each Hero
    .ruling = { $units_a_hero ->
        [one] A list may have as many Heroes as formed units.
       *[other] A list may have one Hero for each { $units_a_hero } formed units, rounded down.
    }
warriors-army-bannermen = Bannermen for each leader
    .ruling = { $bannermen_a_leader ->
        [0] A list may have no Bannerman.
        [one] A list may have one Bannerman for each leader.
       *[other] A list may have { $bannermen_a_leader } Bannermen for each leader.
    }
warriors-army-share = Points for individuals
    .ruling = A list may spend at most { $individuals_share }% of its points on individuals, couriers included.
warriors-victory = Victory
    .ruling = An army is beaten if, at the end of the sixth phase, the units and individuals it has lost are worth more than { $beaten_share }% of its starting points, individuals and all. After turn { $turns } the battle is over, and the share that each side has lost is compared: the smaller loss wins. A gap, in percentage points, of less than { $draw_gap } is a draw.
warriors-victory-turns = Length of the battle
    .ruling = The battle is over at the end of turn { $turns }.
warriors-victory-beaten = Loss that beats an army
    .ruling = An army that has lost more than { $beaten_share }% of its starting points is beaten.
warriors-victory-draw = Gap for a draw
    .ruling = The battle is a draw if the shares lost, in percentage points, are less than { $draw_gap } apart.
warriors-victory-detail = Counting losses
    .ruling = An army is beaten, too, if no unit is left to it or if every unit it has left is shaken. The points of a unit are lost when it routs, is annihilated or leaves the table, those of an individual when he is killed or routs; both count alike. While a unit stands its dead cost nothing, but at the end of the last turn the dead figures of the remaining units are counted as well, each at its price. If both armies are beaten at once, compare their losses as after the last turn.
warriors-label-elite = Elite
warriors-label-veteran = Veteran
warriors-label-average = Average
warriors-label-poor = Poor
warriors-label-light = Light
warriors-label-medium = Medium
warriors-label-heavy = Heavy
warriors-label-bow = Bow
warriors-label-javelin = Javelin
warriors-label-spear = Spear
warriors-label-hand = Hand weapon
warriors-label-lance = Lance
warriors-label-two_hand = Two-handed weapon
warriors-label-short = Short
warriors-label-long = Long
warriors-label-bonus = Bonus
warriors-label-bloodlust = Bloodlust
warriors-label-ok = OK
warriors-label-shaken = Shaken
warriors-label-rout = Rout
warriors-label-disciplined = Disciplined
warriors-label-tribal = Tribal
warriors-label-fanatic = Fanatic
warriors-label-annihilated = Annihilated
warriors-label-untested = No test
warriors-label-attack = ATTACK
warriors-label-hold = HOLD
warriors-label-oppose = OPPOSE
warriors-label-none = None
warriors-label-soft = Soft
warriors-label-hard = Hard
warriors-label-good = Holds good
warriors-label-broken = Broken
warriors-label-success = Success
warriors-label-failure = Failure
warriors-label-disaster = Horribly wrong
