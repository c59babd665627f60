### The lines of the reference sheet: a rule in a few words; the rulebook has them in full

quick-celtos-markers = Take off all activated and Hold markers.
quick-celtos-initiative = Everybody rolls a D10; the highest opens the turn or says who does.
quick-celtos-activation = In turn, each player activates one unit: Move, then Shoot, then Assault; or Rush; or Hold. No unit twice, nobody passes.
quick-celtos-limit = After turn { $turns } the battle is over, unless the scenario has another length.

quick-celtos-move = Up to M.
quick-celtos-rush = Up to { $times } times M; nothing else.
quick-celtos-hold = Wait, with one reaction in hand; nothing else.
quick-celtos-shoot = At one enemy unit: one die for each model in range that sees it.
quick-celtos-assault = Up to M into contact, then one round of close combat.
quick-celtos-panicked = Unless engaged, only Move or Rush.

quick-celtos-coherency = Each model within { $reach } of another of its unit, skirmishers { $skirmish }. A broken chain must close up before it may Shoot or Assault.
quick-celtos-past = Through friends, never through enemies. Only an Assault goes within { $away } of an enemy.
quick-celtos-terrain = Wood, swamp: half rate, no Rush. Wall, hedge: { $cost } to cross. Building, deep water: no way in. Hill: open, but higher.
quick-celtos-sight = From the shooter’s centre to the centre or an edge of the target’s base. Buildings and hills block it, and wood deeper than { $depth }.
quick-celtos-blocking = { $sight_models ->
    [size] A third unit’s model blocks if its SZ is no less than that of shooter or target, the larger counts; on a hill SZ +{ $hill }.
   *[other] As set below; heights count nowhere.
}
quick-celtos-behind = Centre in the terrain, or an obstacle within { $reach } of the base and in the line; the best cover counts.

quick-celtos-difficulty = DIFF { $difficulty } for reaction (I), morale and rally (CD), and wherever none is named.
quick-celtos-limits = Beyond the edge of the table, use its outermost row or column.

quick-celtos-target = Choose a target in sight and range, roll to hit.
quick-celtos-allocate = The target’s owner allots the hits to models, then rolls for cover.
quick-celtos-damage = Damage is a test, here and in close combat: the weapon’s damage against T as DIFF.

quick-celtos-weapon = Weapon
quick-celtos-speed = WS
quick-celtos-hands = Hands
quick-celtos-reading = To hit / damage, band by band. In brackets: the spear in its first round, the lance when charging. Pike: Penetrating { $penetrating }, and First Strike if charged while unengaged. Catapult: round template. Breath: teardrop.
quick-celtos-shield = T +{ $toughness } for a shield, which takes a hand, and T +{ $toughness } for a mount.

quick-celtos-declare = Name one enemy unit within M. It may react.
quick-celtos-charge = All go straight in, up to M, to any of { $spots } spots round a base. New contact is a charge.
quick-celtos-strike = First Strike, then from the highest WS down: one die for each model in contact.
quick-celtos-blows = The owner allots the hits, to models touched by the strikers. No cover rolls.
quick-celtos-result = More wounds caused wins; equal is a draw.
quick-celtos-lock = Units stay engaged; models out of contact close in, up to half M. A winner left free may move half M.

quick-celtos-react = When an enemy ends a Move or Rush in sight, or declares an Assault on the unit. One attempt; it costs the Hold marker.
quick-celtos-reply = Needs Hold. At the unit that gave the occasion, without the penalty for moving.
quick-celtos-evade = Needs Hold, only from an Assault: M straight away. A charger who cannot catch the unit moves M and stops { $away } short of enemies.
quick-celtos-meet = Against an Assault, even without Hold: after the charger, up to M to meet him. Both count as charging.

quick-celtos-morale = CD against DIFF { $difficulty }. At most one check for a volley or a round.
quick-celtos-panic = Check failed with half or more left, of models or of an individual’s wounds.
quick-celtos-rout = Check failed with less than half left.
quick-celtos-rally = A panicked unit must try when it is activated. Enemies in contact count as in sight at Short range.

quick-celtos-deploy = Table { $width } by { $depth }, for demo forces { $demo } square. Zones { $zone } deep; one unit at a time in turn.
quick-celtos-victory = Last side on the table wins. At the end points decide: in full for units destroyed or routed, half for those below half.
quick-celtos-place = Pays the only player with an unpanicked model within { $reach }.

quick-celtos-leader = CD +{ $bonus } while the leader lives.
quick-celtos-individual = A unit of one, { $dice } dice in close combat. Wounds left count as models do.

quick-celtos-teardrop = { $length } long, { $narrow } to { $wide } wide, from the shooter’s base. Hits all it covers, without a roll.
quick-celtos-round = { $width } across. After a miss: D10 divided by { $divisor } is how many inches it drifts, at random.
