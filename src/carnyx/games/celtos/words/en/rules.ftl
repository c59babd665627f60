### Die, tests, tables

celtos-die = The die
    .sheet = All rolls are made with the D10, a ten-sided die whose faces run from 1 to 10.

celtos-test = Tests
    .sheet = Start from { $base }, add the difficulty (DIFF) and take away the active stat: this is the score needed, though never less than { $least } or more than { $most }. Roll a D10 and apply the modifiers; a result that reaches the score passes. The hundred cells of the printed test table hold exactly these numbers.

celtos-test-default = Default difficulty
    .sheet = Unless it names a difficulty of its own, a test is taken against DIFF { $difficulty }; the reaction check is such a test.
    .ruling = Morale checks and rally checks are taken against the same DIFF.

celtos-values = Limits of values
    .ruling = Before a table is consulted, any stat, damage or DIFF that has dropped under 1 is read as 1, and any that has climbed past 10 is read as 10.

celtos-natural = Natural rolls
    .sheet = { $naturals ->
        [shooting] When a shot is rolled to hit, a die that shows 1 misses and a die that shows 10 hits, no matter which modifiers apply. Other rolls have no such exception.
       *[all] On every kind of roll, a die that shows 1 fails and a die that shows 10 passes, no matter which modifiers apply.
    }

celtos-modifiers = Modifiers
    .ruling = A modifier changes the die and never the score needed, which is looked up beforehand and already lies within its limits. Scores of 1+ and 0+ in the shooting table are therefore not wasted: they leave room for penalties.

celtos-profile = The profile
    .sheet = A model is described by its movement (M), shooting (SH), assault (AS), toughness (T), wounds (W) and size (SZ). German players read CC in place of AS; Spanish players read DS for SH and RS for T.
    .found = To these come strength (ST), initiative (I), command (CD) and a price in points. An average human has 4 in a stat and a single wound.
    .ruling = M is counted in inches, SZ goes from 1 to 9, and the other stats use a scale from 1 to 10.

celtos-profile-m = Movement
    .sheet = How far the model may travel on a Move, in inches.
    .short = M

celtos-profile-sh = Shooting
    .sheet = The model’s skill with missiles: the higher it is, the lower the score needed to hit.
    .short = SH

celtos-profile-as = Assault
    .sheet = The model’s skill in close combat, used both to land blows and to avoid them.
    .short = AS

celtos-profile-st = Strength
    .found = The force behind a blow; the damage of most hand-held weapons is built on it.
    .short = ST

celtos-profile-t = Toughness
    .sheet = How hard the model is to hurt: the DIFF of every damage roll made against it.
    .short = T

celtos-profile-w = Wounds
    .sheet = How many wounds the model can take.
    .short = W

celtos-profile-i = Initiative
    .found = How quickly the model responds: the active stat of the reaction check.
    .short = I

celtos-profile-cd = Command
    .found = Steadiness and discipline: the stat on which a unit’s nerve is tested.
    .short = CD

celtos-profile-sz = Size
    .sheet = How big the model is, from 1 to 9; larger targets are easier to hit with a shot.
    .short = SZ

celtos-profile-points = Points
    .found = What the model costs when an army is put together.
    .short = pts

celtos-measure = Measuring and bases
    .ruling = Distances are taken between the closest edges of two bases, and anyone may measure at any moment. Bases are round: { $small } mm across for SZ 1–3, { $middling } mm for SZ 4–5, { $large } mm for SZ 6–7 and { $huge } mm for SZ 8–9. Two bases never overlap, and where no more than 1 mm lies between them they are in base contact. A model faces no particular way, and a distance that falls exactly on the limit of a range band is part of the nearer band. { $lengths ->
        [cm] Each inch of these rules is played as 2.5 cm.
       *[inches] An inch of these rules is played as a full inch.
    }

### The turn

celtos-turn-markers = Clearing the markers
    .sheet = A turn opens with a clean table: the activated and Hold markers of the turn before are all taken off.
    .ruling = A panic marker stays where it is until its unit rallies.

celtos-turn-initiative = Initiative
    .sheet = Everybody rolls a D10. Whoever rolls highest either opens the turn or decides who does.
    .ruling = Players who tie roll again among themselves.

celtos-turn-activation = Activation
    .sheet = One after the other, players each activate a single unit, and they go on in this way through the turn. No unit gets a second activation in the same turn.
    .ruling = A player whose units have all been activated is passed over.

celtos-turn-limit = Length of the battle
    .ruling = The battle lasts { $turns } turns if its scenario sets no other length.

celtos-seats = Order of seats
    .ruling = Play travels round the table from seat to seat, starting with whoever opens the turn, and any choice that falls to several players is made in the same order. The sides also deploy in this order, each from its own table edge. A player left without a model takes no further part.

### Orders

celtos-order-sequence = Course of an activation
    .ruling = An activated unit may Move, then Shoot, then Assault, in this order; any of the three may be left out and none may be repeated. Rush and Hold stand alone and fill the whole activation. A player who still has units to activate cannot pass, but may activate one and give it no order at all. The activation is over as soon as the unit panics, routs or is destroyed.

celtos-order-move = Move
    .sheet = Each model of the unit may travel any distance up to its M, counted in inches.

celtos-order-rush = Rush
    .sheet = The unit runs, covering up to { $times } times its M, and the next player takes over without delay.
    .ruling = No model may finish a Rush touching an enemy.

celtos-order-hold = Hold
    .sheet = The unit waits for the enemy and may react to what it does. While it is in base contact with an enemy it cannot be told to Hold. Once the order is given, the next player takes over. Spanish players know this order as Reaction.

celtos-order-shoot = Shoot
    .sheet = The unit shoots at an enemy unit: its models throw to hit, and every hit then throws to wound.

celtos-order-assault = Assault
    .sheet = The unit moves into contact with an enemy and fights a round of close combat, in which both sides strike. { $bring ->
        [more] If it is touching an enemy already, further models have to join the contact where any are able to.
        [most] If it is touching an enemy already, it has to bring the greatest number of models into contact that it can manage.
       *[all] If it is touching an enemy already, every model that is able to has to come into contact.
    }

celtos-order-engaged = Orders when engaged
    .sheet = { $orders_engaged ->
        [hold_barred] A unit that touches an enemy may not be told to Hold.
       *[assault_only] For a unit that touches an enemy, Assault is the only order there is.
    }

celtos-order-breakoff = Breaking off
    .ruling = { $orders_engaged ->
        [hold_barred] An engaged unit may leave close combat with a Move, provided that every one of its models ends out of contact. Before it goes, the enemies it touches strike for one round, and it does not strike back. An engaged unit may neither Rush nor Shoot.
       *[assault_only] As long as engaged units can do nothing but Assault, no unit may break off from close combat.
    }

celtos-order-panicked = Orders in panic
    .sheet = Unless it is engaged, a panicked unit may be told neither to Hold nor to Shoot nor to Assault; it remains free to Move or Rush.
    .ruling = No model of it may then end closer to the nearest visible enemy.

### Table, movement, line of sight, cover

celtos-coherency = Coherency
    .ruling = Every model stands within { $reach } of another model of its unit, or within { $skirmish } among skirmishers, so that the whole unit forms a single chain. A unit that has come apart must close up on its next Move; until it has done so, it may neither Shoot nor Assault.

celtos-coherency-exempt = Coherency: exceptions
    .ruling = An engaged unit may Assault even while it is out of coherency, and a lone model cannot be out of coherency. A unit that cannot close up within one Move ends as near as it can to its largest group. In panic, the rule on which way a unit may go takes precedence over coherency.

celtos-move-models = Moving past models
    .ruling = A model may cross the bases of friends freely but may not stop on them, and it never crosses an enemy. Unless it is assaulting, it keeps at least { $away } away from every enemy.

celtos-move-near = Starting near an enemy
    .ruling = A model that begins within { $away } of an enemy without touching it may stay put or draw away, but may not come closer. Counter-charging and stepping up are treated as assaulting.

celtos-edge = Table edge
    .ruling = No model may cross the edge of the table; only a rout carries models off it. A move that runs into something it cannot pass stops at that point.

celtos-terrain = Terrain
    .ruling = Woods and swamps are difficult ground: movement in them is at half rate, and there is no Rush inside them. Crossing an obstacle, such as a wall or a hedge, uses up { $cost } of movement. Buildings and deep water cannot be entered. A hill is open ground, but higher than the rest.

celtos-los = Line of sight
    .sheet = A model sees past its comrades: those of its own unit never block its line of sight.
    .ruling = Draw a straight line from the centre of the shooter to the centre of the target’s base or to either edge of that base.

celtos-los-models = Models in the way
    .sheet = { $sight_models ->
        [all] Every model blocks the line of sight, except those of the shooter’s own unit and the one aimed at: a man of the target’s unit hides whoever stands behind him.
        [others] Models of the shooter’s own unit leave the line of sight open; those of any third unit block it.
        [none] No model ever blocks the line of sight. No sheet says so; it is a house rule.
       *[size] Models of the shooter’s own unit leave the line of sight open; those of other units may block it.
    }
    .ruling = { $sight_models ->
        [all] Size makes no difference to this.
        [others] Size makes no difference to this, and the target’s own unit hides none of its models.
        [none] Size makes no difference to this.
       *[size] Take the SZ of the shooter or of the target, whichever is larger: a model of any third unit blocks the line if its own SZ is no smaller. A model standing on a hill counts its SZ as { $hill } higher.
    }

celtos-los-terrain = Terrain in the way
    .ruling = Buildings block the line of sight, and so do hills, except for a line that begins or ends on the hill itself. One can see through { $depth } of wood, but no deeper.

celtos-cover-where = Who has cover
    .ruling = Against shooting, a model has cover from terrain if its centre stands in it, and from an obstacle if this lies within { $reach } of its base and is crossed by the line from the centre of the shooter to its own centre; if several kinds of cover apply, only the best one counts. When several models shoot, the nearest of them to the model that is hit decides, for every hit on it. In close combat there is no cover roll, only the bonus for defending cover, judged once for each charge when its moves are done. A model is covered if its centre stands in terrain that gives cover, or if an obstacle within { $reach } of its base is touched by the way of every charger touching it, from centre to centre, start and end included, and on to the centre of the model; round an end is not across. If at least half the models that the charging unit touches are covered, and their unit neither counter-charged nor evaded, it defends its cover against that charger until it moves or the contact ends.

celtos-cover = Cover
    .found = A wall or other obstacle keeps a hit off whoever defends it on a roll of { $wall }+.
    .ruling = The target’s side rolls a D10 for each hit, once the hits have been allocated and before any damage is rolled. Soft cover, such as a wood or a hedge, needs { $soft }+, and a fortification { $fortification }+. Against shooting, to defend an obstacle takes no order: whoever stands close behind it has its cover. Cover never changes the roll to hit.

celtos-cover-template = hit by a template
    .found = { $value } to the cover roll when the hit comes from a template.

### Shooting

celtos-shoot-sequence = Shooting, step by step
    .sheet = Shooting takes five steps. First see who has the line of sight and the range, then settle on a target and roll to hit; after that the hits are allocated, and last of all damage is rolled.
    .found = Cover rolls are made after the hits are allocated and before damage is rolled.

celtos-shoot-bands = Range bands
    .sheet = CC stands for base contact. Short range reaches as far as { $short }, Medium from there to { $medium }, Long on to { $long } and Extreme on to { $extreme }.
    .ruling = A distance that falls exactly on a limit is part of the nearer band. A weapon says what it does in each of the four bands; only engines such as the catapult reach Extreme.

celtos-shoot-range = Measuring the range
    .ruling = Of the models in the target unit that a shooter can see, the nearest one sets the band for that shooter. To find the nearest unit, compare pairs of models in which one sees the other: the closest pair decides. Having moved means having made a Move during the present activation.

celtos-shoot-target = Choice of target
    .sheet = { $target ->
        [first] The unit shoots at the first enemy unit that its line of sight meets, whether that unit is engaged or not.
       *[nearest] Of the enemy units in the line of sight, leaving aside those in close combat, the nearest must be the target. With Battle Awareness it need not be the nearest.
    }
    .ruling = Only units within range are considered. Between units that are equally near, the shooter chooses.

celtos-shoot-dice = Shooting dice
    .found = One die is rolled for each model that is within range and sees the target unit.

celtos-shoot-hit = Rolling to hit
    .sheet = The score needed is 10 minus the model’s SH: a model with SH 1 needs { $first }+, each further point of SH makes it one less, and with SH 10 it is { $last }+.

celtos-shoot-moved = unit moved
    .sheet = { $value } to the die if the shooters’ unit has moved.

celtos-shoot-size = size of the target
    .sheet = Small targets are harder to hit, big ones easier: { $tiny } to the die against SZ { $tiny_sizes }, no change against SZ { $small_sizes }, { $middling } against SZ { $middling_sizes }, { $large } against SZ { $large_sizes } and { $huge } against SZ { $huge_sizes }.

celtos-shoot-weapon = weapon at this range
    .found = Each weapon has its own to-hit modifier for each range band; apply it to the die.

celtos-shoot-allocate = Allocating hits
    .sheet = It is the owner of the target unit who decides which models are hit.
    .ruling = Hits go to models in sight, and none takes a second until each has taken one. A hit remains with its model, so any wounds beyond that model’s W are lost. If the hits differ in damage, the owner chooses which hit goes to which model, as long as each has one before any has a second. He may let it be done for him: then the highest damage goes first, to unwounded models, wounded ones, the musician, the standard and the leader, in this order, and the unit is kept coherent where possible.

celtos-shoot-damage = Rolling for damage
    .sheet = Each hit is a test in which the weapon’s damage in that range band is the active stat and the T of the model hit is the DIFF.
    .ruling = Each test passed causes one wound.

celtos-weapon = Reading a weapon
    .found = A weapon has one weapon speed (WS) and, for every range band in which it can be used, a pair of figures: its to-hit modifier and its damage. Damage is either a plain figure or is reckoned from the bearer’s ST, so that ST+1 means one more than that strength.
    .ruling = A weapon also takes up hands. One that needs both of them leaves none for a shield.

celtos-weapon-hand_weapon = Hand weapon
    .found = WS { $speed }. In base contact its to-hit modifier is { $close_hit } and its damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-claws = Claws
    .found = WS { $speed }. In base contact their to-hit modifier is { $close_hit } and their damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-improvised = Improvised weapon
    .found = A model with nothing else for close combat fights with whatever it can grab. WS { $speed }. In base contact the to-hit modifier is { $close_hit } and the damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-spear = Spear
    .found = WS { $speed_first } in the first round, WS { $speed } from then on. In base contact its to-hit modifier is { $close_hit } and its damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-pike = Pike
    .found = WS { $speed }. In base contact its to-hit modifier is { $close_hit } and its damage ST{ $close_damage }, with Penetrating { $penetrating }. If its bearer is charged while unengaged, the pike has First Strike in that round. Hands needed: { $hands }. The pike began as a house rule among players.

celtos-weapon-two_handed = Two-handed weapon
    .ruling = WS { $speed }. In base contact its to-hit modifier is { $close_hit } and its damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-pair = Pair of hand weapons
    .ruling = WS { $speed }. In base contact their to-hit modifier is { $close_hit } and their damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-longbow = Longbow
    .ruling = At Short range its to-hit modifier is { $short_hit } and its damage { $short_damage }; at Medium range { $medium_hit } and { $medium_damage }; at Long range { $long_hit } and { $long_damage }. Hands needed: { $hands }.

celtos-weapon-staff_sling = Staff sling
    .ruling = At Short range its to-hit modifier is { $short_hit } and its damage { $short_damage }; at Medium range { $medium_hit } and { $medium_damage }. It also serves in base contact, with WS { $speed }, a to-hit modifier of { $close_hit } and damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-javelin = Javelin
    .ruling = At Short range its to-hit modifier is { $short_hit } and its damage ST{ $short_damage }. Hands needed: { $hands }.

celtos-weapon-crossbow = Crossbow
    .ruling = At Short range its to-hit modifier is { $short_hit } and its damage { $short_damage }; at Medium range { $medium_hit } and { $medium_damage }; at Long range { $long_hit } and { $long_damage }. Hands needed: { $hands }.

celtos-weapon-lance = Lance
    .ruling = In a round in which its bearer charged, it has WS { $speed_charging }, a to-hit modifier of { $close_charging_hit } and damage ST{ $close_charging_damage }. In any other round it is used like a hand weapon: WS { $speed }, to-hit modifier { $close_hit }, damage ST{ $close_damage }. Hands needed: { $hands }.

celtos-weapon-catapult = Catapult
    .ruling = It throws with the round template. At Short range its to-hit modifier is { $short_hit } and its damage { $short_damage }; at Medium range { $medium_hit } and { $medium_damage }; at Long range { $long_hit } and { $long_damage }; at Extreme range { $extreme_hit } and { $extreme_damage }. Hands needed: { $hands }.

celtos-weapon-breath = Breath
    .ruling = A druid or a wraith lord may breathe on the enemy with the teardrop template. It is used at Short range, its damage is { $short_damage }, and being a teardrop it needs no roll to hit. Hands needed: { $hands }.

celtos-weapon-shield = Shield
    .found = A shield makes its bearer tougher.
    .ruling = It adds { $toughness } to T. It takes one hand, so it cannot be used together with a weapon that needs both.

celtos-weapon-mounted = Mounted
    .found = A model on a mount adds { $toughness } to its T.

celtos-template-teardrop = Teardrop template
    .found = Lay it in front of the shooter so that it touches him. There is no roll to hit: it hits any model it covers, even in part.
    .ruling = The teardrop is { $length } long and widens from { $narrow } to { $wide }. As models face no way, the front is wherever the shooter aims: name a model of the target unit that he sees within this length, and lay the narrow end against his base so that it points at the centre of that model. It strikes friend and foe alike, but not the shooter.

celtos-template-round = Round template
    .found = A roll to hit is needed to land it where it was aimed.
    .ruling = The template is { $width } across, strikes friend and foe alike, and is aimed at the centre of a model of the target unit that is in sight and in range. On a miss it scatters: roll a D10, divide by { $divisor }, and shift it that many inches in a random direction.

### Close combat

celtos-cc-sequence = Close combat, step by step
    .sheet = Close combat has three steps: models move in to assault, the two sides fight, and the outcome is settled.

celtos-cc-assault = Assault move
    .sheet = Close combat opens with the assault moves of the unit.
    .ruling = Each model heads straight for the target, up to its M, and as many as possible must come into contact. Think of { $spots } spots round each enemy base: if some model without contact is able to get to a free one, with all the others where they have ended, the moves do not stand. Contact that was not there before makes it a charge.

celtos-cc-declare = Declaring an Assault
    .ruling = Name one enemy unit; the Assault is allowed only if, within M, at least one model can come to touch it. All models take the shortest way that is free. Any other enemy units that are touched take part in the round, but may not react. To charge, a unit has to be unengaged at the start of its activation; one that is engaged may send models only at units it is touching already.

celtos-cc-round = One round
    .ruling = With an Assault order, the activated unit fights one round against all the enemy units it touches. Only models that touch an opponent in this round strike. Other friends in contact with those enemies stand by, neither striking nor being struck, until their own activation. Two units locked together may therefore fight as often as twice in a turn.

celtos-cc-dice = Close-combat dice
    .ruling = On either side, one die is rolled for each model in base contact. An Assault order is good for one round of this.

celtos-cc-order = Order of striking
    .found = Models with First Strike go first of all; the rest follow from the highest WS down to the lowest.
    .ruling = Models of equal WS strike simultaneously. A model killed before its step comes does not strike.

celtos-cc-allocate = Allocating blows
    .ruling = At the start of each WS step, a striker touching more than one enemy unit names the one it strikes at. The hits on each unit are put together, and its owner allocates them as for shooting, though only to models touched by the strikers of that step. Wounds in excess of a model’s W are lost. For AS, T and SZ, a unit uses the figures of its rank and file.

celtos-cc-weapon = weapon in close combat
    .ruling = Apply the to-hit modifier that the weapon has in the CC band to the die. A model fights with one weapon in a round and names it when its earliest WS step is reached. The round that brings a spear or a lance into contact is its first.

celtos-cc-hit = Rolling to strike
    .sheet = Start from { $base }, add the defender’s AS and take away the attacker’s AS: this is the score needed, though never less than { $least } or more than { $most }.

celtos-cc-panicked = own unit panicked
    .sheet = { $value } to the die if the striker’s own unit is in panic. The German sheet mentions it once more under panic, as “Abzug im NK”.

celtos-cc-charged = charged or counter-charged
    .sheet = { $value } to the die for a unit that has charged or made a counter-charge.
    .ruling = This counts only in the round of that charge.

celtos-cc-cover = defending cover
    .sheet = { $value } to the die for a unit that is defending cover.
    .ruling = The side that charged into the cover never gains from it.

celtos-cc-enemy_panicked = enemy panicked
    .sheet = { $value } to the die against an enemy in panic.

celtos-cc-damage = Damage in close combat
    .sheet = Each hit is a test in which the damage of the weapon in the CC band is the active stat and the target’s T is the DIFF.

celtos-cc-result = Winning and losing
    .sheet = { $check_after ->
        [round] Whoever loses the round has to take a morale check.
       *[combat] Whoever loses the combat has to take a morale check.
    }
    .ruling = Compare the wounds caused in this round: the side that caused more has won, and equal numbers make a draw.

celtos-cc-sides = Counting by sides
    .ruling = Add up, for each side, the wounds its models really lost in the round. On the losing side, every unit that fought and has a model left takes one check. A side that is wiped out has lost, whatever the wounds come to, and its remaining steps are not played; whoever still has a model there has not lost to it and takes no check for it. If both sides are wiped out, the round is a draw.

celtos-cc-lock = Staying engaged
    .ruling = Units that have fought each other and both survive remain engaged. After the checks, the active side first, each side moves its models that are out of contact up to half their M into contact, where they can get there; this is not a charge. If contact cannot be restored at all, the units are engaged no longer.

celtos-cc-after = Consolidating
    .ruling = As long as units touch, they remain locked together. A winner left with no enemy in contact may consolidate, moving up to half its M.

### Reactions

celtos-react-test = Reaction check
    .found = The active stat of a reaction check is I.
    .sheet = Its DIFF is { $difficulty }.

celtos-react-hold = Reacting from Hold
    .ruling = A unit on Hold has one reaction. It may try a reaction shot when an enemy it can see ends a Move or a Rush, or when an enemy declares an Assault on it; against an Assault it may try to Evade instead. Its Hold marker is spent whether the attempt passes or fails.

celtos-react-window = When to react
    .ruling = There are two moments for reactions: after a Move or a Rush that an enemy unit ends in sight, and after an Assault against the unit is declared but before any model moves. At each such moment a unit has one reaction and must settle on one kind: a shot or an Evade, both of which need Hold, or a counter-charge. Any attempt uses up a Hold marker. No reaction gives occasion for another. If several units can react, their owners go in the order of seats after the active player, and each decides the order of their own units.

celtos-react-shot = Reaction shot
    .ruling = The unit shoots, by all the usual steps, at the unit that gave occasion for the reaction, even if that is not the nearest, and never takes the penalty for having moved. A morale check that results is taken straight away. After that the interrupted activation continues, if it still can.

celtos-react-countercharge = Counter-charge
    .sheet = A unit that is charged can answer with a counter-charge.
    .ruling = To do so it must be neither panicked nor engaged, and it has a single reaction check to try. If it passes, it goes to meet the charger with a move of up to M, and this makes it a unit that has counter-charged.

celtos-react-countercharge-move = Making the counter-charge
    .ruling = The check is taken as soon as the Assault is declared. First the charger completes its assault move. After that, any models of the counter-charging unit still out of contact move up to M to touch the charger. Each of the two units counts as having charged.

celtos-react-evade = Evade
    .found = A unit that is charged may try to get out of the way.
    .ruling = It moves its M straight away from the charger. If it is caught all the same, it fights, without any bonus.

celtos-react-evade-after = After an Evade
    .ruling = The evading unit keeps its formation and halts at anything that bars its way. A charger that can no longer catch it within M moves its M towards it, halting { $away } short of any enemy, and its activation is over; it may not pick a second target.

celtos-react-panicked = Reacting in panic
    .sheet = { $panic ->
        [no_countercharge] While it is in panic, a unit may not make a counter-charge.
       *[no_reactions] While it is in panic, a unit may make neither a counter-charge nor a reaction shot.
    }

### Morale

celtos-morale-test = Morale check
    .sheet = A morale check is a test against DIFF { $difficulty }.
    .ruling = Its active stat is the unit’s CD.

celtos-leader = Leader and command group
    .ruling = While its leader lives, a unit adds { $bonus } to its CD. Leader, standard and musician fight with the stat line of their unit, may be given hits like any other model, and take what they lend the unit with them when they fall.

celtos-individual = Individuals
    .ruling = An individual fights alone, as a unit of one model: it can neither join other units nor lend them anything. How much of it is left is judged by its remaining wounds out of its W. In close combat it rolls { $dice } dice.

celtos-morale-lost_combat = Check after losing
    .sheet = { $check_after ->
        [round] Every unit takes a morale check when it has lost a round of close combat.
       *[combat] Every unit takes a morale check when it has been beaten in close combat.
    }

celtos-morale-casualties = Check for casualties
    .sheet = { $casualty_check ->
        [losses] Outside close combat, a unit takes a morale check once its losses exceed 50%.
       *[casualty] Outside close combat, a unit takes a morale check when it loses a model and has less than 50% of its first size left.
    }

celtos-morale-individual = Check for wounds
    .sheet = An individual takes a morale check when a wound leaves it with less than 50% of its W.
    .ruling = { $individual_check ->
        [again] The check comes after the volley or round in which the 50% line is crossed, and again after every later one that wounds it.
       *[once] The check comes once, after the volley or round in which the 50% line is crossed.
    }

celtos-morale-panic = Panic
    .sheet = A failed check means panic for a unit with more than 50% of its models left, and for an individual with more than 50% of its wounds left.
    .ruling = A share of exactly 50% is still enough: it brings panic, not rout.

celtos-morale-rout = Rout
    .sheet = { $rout ->
        [removed] If the check fails with less than 50% left, the unit routs: what remains of it is taken off the table.
       *[casualties] If the check fails with less than 50% left, the unit routs: what remains of it is taken off the table and counts as casualties.
    }

celtos-morale-once = One check at a time
    .ruling = { $casualty_check ->
        [losses] A volley or a round brings a unit one check at most, taken when all its wounds have been dealt; if a lost combat is among the reasons, the modifiers for a lost combat are used. An individual’s wounds call for a check in close combat too. The check for losses comes a single time, when the unit passes the 50% line. For a unit already in panic, another failure with at least 50% left changes nothing.
       *[casualty] A volley or a round brings a unit one check at most, taken when all its wounds have been dealt; if a lost combat is among the reasons, the modifiers for a lost combat are used. An individual’s wounds call for a check in close combat too. For a unit already in panic, another failure with at least 50% left changes nothing.
    }

celtos-rally = Rally check
    .sheet = A panicked unit can recover by passing a rally check.
    .ruling = It is a morale test, taken when the unit’s activation begins. If it is passed, the panic marker comes off and the unit may act as it likes.

celtos-rally-must = Duty to rally
    .ruling = Whether it is engaged or not, a panicked unit has to try to rally on its activation. For this, enemies touching it are taken to be in sight and within Short range. After a failure, Assault is still open to an engaged unit, and Move or Rush to any other. A unit that becomes panicked or engaged loses its Hold marker.

celtos-rally-enemies = Enemies near the rally
    .sheet = Enemies in the line of sight make it harder to rally: { $medium } to the die if there are any within Medium range, { $short } if there are any within Short range.
    .ruling = Only the worse of the two applies, and only once, however many enemies there are.

celtos-rally-enemies-short = enemies in sight, Short range
    .sheet = { $value } to the die if there are enemy units in the line of sight at Short range.

celtos-rally-enemies-medium = enemies in sight, Medium range
    .sheet = { $value } to the die if there are enemy units in the line of sight at Medium range.
    .ruling = It is left out if the heavier penalty for Short range applies, and never counts more than once.

### Traits

celtos-trait-battle_awareness = Battle Awareness
    .sheet = When shooting, the bearer is not tied to the nearest enemy and may pick any unit as the target.

celtos-trait-leader = Leader
    .ruling = While the leader lives, the unit adds { $bonus } to its CD.

celtos-trait-standard = Standard
    .ruling = { $value } to the unit’s morale checks after a lost combat.

celtos-trait-musician = Musician
    .ruling = { $value } to the unit’s rally checks.

celtos-trait-skirmisher = Skirmisher
    .ruling = Models of this unit are coherent at up to { $reach } from one another.

celtos-trait-first_strike = First Strike
    .found = The model strikes ahead of everyone else in close combat.

celtos-trait-penetrating = Penetrating
    .ruling = For the damage roll, lower the target’s T by the number given with this trait.

celtos-trait-parry = Parry
    .ruling = In each round of close combat, take the number given with this trait from the to-hit dice of one enemy.

celtos-trait-marksmanship = Marksmanship
    .ruling = Add the number given with this trait to the die when rolling to hit with a shot.

### Armies, set-up, victory

celtos-army = Armies
    .found = Five peoples take the field: Gael, Sidhe, Fir Bolg, Fomorian and Vanir. The Gael demo force costs { $gael } points: six staff slingers and a leader for 151, six warriors and a leader for 101, five retainers with shields plus musician, standard and leader for 121, and a chieftain with Marksmanship 2 for 42. The Sidhe demo force costs { $sidhe } points: four retainers with shields plus musician, standard and leader for 138, six archers and a leader for 206, and a mounted prince with Parry 1 for 72.
    .ruling = The stat lines of these two forces are a reconstruction, made to fit the known prices. The troops of the undead Fir Bolg, of the Fomorians with their orcs, goblins and monsters, and of the Vanir from the north are new designs in the same style, as are the cavalry and chariot of the Gael and the dragon riders of the Sidhe.

celtos-deploy = Table and deployment
    .ruling = The table measures { $width } by { $depth }, or { $demo } by { $depth } for the demo forces. Deployment zones reach { $zone } in from the table edge. The players take turns to set up their armies, one unit at a time.

celtos-victory = Victory
    .ruling = After every activation, see which sides still have models: the last to have any wins. If nobody has any left, or the turn limit is reached, points decide, and equal points make a draw. No unit is paid for twice: it brings its full points if it was destroyed or has routed, half of them if it is below 50%. Among three or four players, the points go to the one whose unit dealt it the last wound or beat it in the round.
celtos-victory-objective = Holding a place
    .ruling = A scenario may make a place worth points. When the points are counted they go to the only player who has a model of an unpanicked unit within { $reach } of it, measured from the edge of the base; if several have one there, or nobody, the place pays nobody.

### What differs between the sheets

celtos-edition-orders_engaged = Orders for engaged units
    .sheet = To a unit in contact with an enemy, the English and Spanish sheets forbid Hold and no more; the German sheet leaves it nothing but Assault.
    .choice-assault_only = Assault only
    .choice-hold_barred = Only Hold is barred

celtos-edition-bring = Bringing models into contact
    .sheet = When a unit already in contact makes an Assault, the English sheet asks for more models to join, the German sheet for all that can, and the Spanish sheet for the greatest number possible. All that can come are the greatest number, so the last two come to the same thing.
    .choice-all = All that can
    .choice-most = As many as possible
    .choice-more = Some more, if possible

celtos-edition-sight_models = Models blocking sight
    .sheet = The German sheet lets every model outside the shooter’s own unit block the line of sight. A man of the target’s unit is outside it too, and hides whoever stands behind him. The English and Spanish sheets say that the same squad does not block it, so others do.
    .ruling = Judging by size is a middle way: a model of a third unit blocks if it is at least as large as the larger of shooter and target. That models never block is a house rule.
    .choice-size = Large enough models block
    .choice-all = All models but one’s own unit block
    .choice-others = All third units block
    .choice-none = Models never block

celtos-edition-target = Choice of target
    .sheet = The English and Spanish sheets ask for the nearest enemy unit in sight that is not in close combat, and make an exception for Battle Awareness. The German sheet asks for the first unit in sight.
    .choice-nearest = Nearest, not in close combat
    .choice-first = First in sight

celtos-edition-naturals = Natural rolls
    .sheet = The English and Spanish sheets print the rule on a natural 1 and a natural 10 under shooting. The German sheet extends it to all rolls.
    .choice-all = On all rolls
    .choice-shooting = Only when shooting

celtos-edition-lengths = Inches or centimetres
    .sheet = The English and German sheets give distances in inches. The Spanish sheet gives them in centimetres, with 30 cm in place of 12 inches.
    .choice-inches = Inches
    .choice-cm = Centimetres

celtos-edition-check_after = Check after combat
    .sheet = The English and Spanish sheets call for a morale check after a lost combat, the German sheet after a lost round. As combat is fought one round at a time, the two come to the same thing.
    .choice-combat = After a lost combat
    .choice-round = After a lost round

celtos-edition-casualty_check = Check for casualties
    .sheet = The English and Spanish sheets ask for two things: a casualty, and a unit below 50% of its first size. The German sheet asks only for losses of more than 50%.
    .choice-casualty = Casualty and below half
    .choice-losses = More than half lost

celtos-edition-panic = Reactions in panic
    .sheet = The English and Spanish sheets deny a panicked unit both counter-charge and reaction shot. The German sheet denies it the counter-attack and does not name the reaction shot; what it takes off in close combat (“Abzug im NK”) is the −2 that panicked fighters have on every sheet. A reaction shot needs Hold, and panic takes the marker away, so the two readings come to the same thing.
    .choice-no_reactions = No counter-charge, no reaction shot
    .choice-no_countercharge = No counter-charge

celtos-edition-rout = Routed models
    .sheet = On the English and Spanish sheets the models of a routed unit are removed; the German sheet removes them as casualties. A unit that routs pays the same as one that is destroyed, so the two come to the same thing.
    .choice-casualties = Removed as casualties
    .choice-removed = Simply removed

celtos-edition-individual_check = Check of an individual
    .sheet = On the English and Spanish sheets an individual checks when his wounds have dropped below 50%, on the German sheet when he has lost more than 50% of them.
    .ruling = That happens once. The other reading asks for a check again after every later volley or round that wounds him.
    .choice-once = Once, when he drops below half
    .choice-again = Again whenever he is wounded below half

celtos-label-need = Score needed
celtos-label-bonus = Modifier
celtos-label-limit = Up to
celtos-label-short = Short
celtos-label-medium = Medium
celtos-label-long = Long
celtos-label-extreme = Extreme
celtos-label-soft = Soft cover
celtos-label-wall = Wall, obstacle
celtos-label-fortification = Fortification
celtos-label-millimetres = Base (mm)
celtos-label-close = CC
celtos-label-panic = Panic
celtos-label-rout = Rout
celtos-label-active_stat = Active stat
celtos-label-difficulty = DIFF
celtos-label-attacker_as = Attacker’s AS
celtos-label-defender_as = Defender’s AS
celtos-label-shooting_skill = SH
