### The guided battles of Celtos

lesson-celtos-first = Learn Celtos
    .about = Ten minutes, real rules, a small table. You lead three units of the Gael, the red side, against the Sidhe. The dice are thrown until they show what a stage is about.
    .end = That is the game: move, shoot, assault, and keep your nerve. The next step is the demo game.

lesson-celtos-first-move = Move
    .ask = Drag your staff slingers into the wood ahead of them, to the ring.
    .why = A unit acts once a turn; it may move, then shoot, then assault. In a wood every inch counts double, but there is cover. A model is in the wood when the middle of its base is.
    .elsewhere = { $covered ->
        [0] None of them stands in the wood.
        [one] Only one of them stands in the wood.
       *[other] Only { $covered } of them stand in the wood.
    } Press “Undo” to try again; after “Done” we go on without cover.
    .after = { $covered ->
        [one] One of them stands
       *[other] { $covered } of them stand
    } in the wood, with the middle of the base among the trees. Now they have cover from shots.
    .missed = The slingers stayed out of the wood, so they have no cover: whoever is hit may be wounded at once.

lesson-celtos-first-cover = Cover
    .ask = End their activation with “Done”. Then it is the enemy’s turn, and his archers shoot.
    .why = The sides take turns, one unit at a time. If your unit is hit, you say which models take the hits; “Do it for me” is always a fair answer.
    .after = The archers threw { $foe_dice ->
        [one] 1 die
       *[other] { $foe_dice } dice
    } and needed { $foe_need } or more: { $foe_hits ->
        [one] 1 hit
       *[other] { $foe_hits } hits
    }. { $foe_held ->
        [0] For each hit
       *[other] (Who does not see you does not shoot: { $foe_held } of them.) For each hit
    } a die was then thrown for cover, { $covers } or more: the wood stopped { $stopped }. Whatever gets through must still wound, on { $foe_harms } or more: { $foe_wounds ->
        [0] nobody was wounded.
        [one] one was wounded.
       *[other] { $foe_wounds } were wounded.
    }
    .missed = The archers did not shoot. When a unit in a wood is hit, a die is thrown for each hit, and a high one stops it.
    .wide = The archers missed, so nothing was thrown for cover. Had they hit, a die for each hit might have stopped it in the wood.
    .open = They were hit in the open, where nothing is thrown for cover. In the wood a die for each hit might have stopped it.

lesson-celtos-first-rush = Rush
    .ask = Drag your warriors to the standing stone. That is farther than a move, so it is a rush.
    .why = A rush goes three times as far as a move, but it is all the unit does this turn. The stone is worth points to whoever holds it at the end.
    .short = They moved, but not up to the stone. You can go on next turn.
    .after = They are at the stone. A rush may not end in contact with an enemy: who wants to fight comes near first and assaults later.
    .missed = The warriors did not get to the stone in time. We go on without it.

lesson-celtos-first-hold = Hold
    .ask = Choose your chieftain and give him the order Hold.
    .why = A unit on Hold does nothing now, but it may react later in the turn: shoot when an enemy moves in its sight, or get out of the way of a charge.
    .after = He waits, javelin in hand. The badge beside his name shows it.
    .missed = Nobody is on Hold this turn. A unit on Hold gives up its own action and may interrupt the enemy’s; try it in any later turn.

lesson-celtos-first-reaction = Reaction
    .ask = The Sidhe prince rides up in the chieftain’s sight. Let the chieftain react.
    .why = To react, a unit must first pass a check of its initiative. Passed or failed, the Hold is spent.
    .after = { $passed ->
        [yes] To react, your unit had to pass a check: { $wanted } or more, and the die showed { $die }. Its shot needed { $need } or more to hit and { $harms } or more to wound: { $wounds ->
            [0] no wound.
            [one] one wound.
           *[other] { $wounds } wounds.
        }
       *[no] To react, your unit had to pass a check: { $wanted } or more, but the die showed { $die }. It was too slow, and its Hold is spent.
    }
    .missed = Nobody could react this turn. A unit on Hold may do so when an enemy moves in its sight, if it passes a check.
    .declined = You let the prince pass. Nobody has to react; the Hold lasts until the turn ends.
    .wide = The check was passed, but the shot missed: it needed { $need } or more. The Hold is spent.

lesson-celtos-first-shoot = Shoot
    .ask = Activate your slingers and shoot at the enemy that is ringed.
    .why = A unit shoots at the nearest enemy it sees. Point at an order to see its odds before you give it.
    .after = You threw { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and needed { $need } or more: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. { $held ->
        [0] To wound,
       *[other] (Who does not see the target does not shoot: { $held } of them.) To wound,
    } each hit needed { $harms } or more: { $wounds ->
        [0] nobody was wounded.
        [one] one wound.
       *[other] { $wounds } wounds.
    }
    .missed = The slingers did not shoot. A shot takes two throws: a die for each model to hit, then one for each hit to wound. They may shoot next turn.
    .wide = Nobody was hit: the dice had to show { $need } or more. The slingers may shoot again next turn.
    .gone = The slingers are gone. A shot takes two throws: a die for each model to hit, then one for each hit to wound.

lesson-celtos-first-morale = Morale
    .ask = Fewer than half of them are left: now they must check their morale.
    .why = A check is due when shots bring a unit below half its models, and whenever it loses a round of close combat. Whoever fails panics; below half it routs and leaves the table.
    .after = { $reason ->
        [casualties] Morale: shots have left { $left } of { $had }, less than half, so a check was due.
        [lost_combat] Morale: they have lost the round of close combat, so a check was due.
       *[other] Morale: a check was due.
    } They needed { $wanted } or more and threw { $die }: { $fate ->
        [rout] they rout, leave the table, and you get their points. With half or more left they would only panic: −2 in close combat, no shooting, no Hold, until they rally.
        [panic] they panic: −2 in close combat, no shooting, no Hold, until they rally. With less than half left they would rout and leave the table.
       *[other] they stand. Whoever fails panics (−2 in close combat, no shooting, no Hold, until it rallies); with less than half left it routs and leaves the table.
    }
    .missed = No check was due: it comes when less than half of a unit is left, and no longer when nobody is. Below half a failed check is a rout, and the unit leaves the table; otherwise it panics: −2 in close combat, no shooting, no Hold, until it rallies.

lesson-celtos-first-assault = Assault
    .ask = Assault the retainers with your warriors. Out of reach? A unit may move first and then assault.
    .why = An assault is a move into contact and one round of close combat. Both sides strike; whoever loses more wounds has lost the round and must check its morale.
    .after = Your side threw { $dice } dice and needed { $need } or more: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. Theirs threw { $foe_dice } and needed { $foe_need } or more: { $foe_hits ->
        [one] 1 hit
       *[other] { $foe_hits } hits
    }, { $foe_wounds ->
        [one] 1 wound
       *[other] { $foe_wounds } wounds
    }. Whoever lost more wounds has lost the round.
    .missed = There was no assault. In one, a unit moves into contact and both sides strike; whoever loses more wounds must check its morale.

lesson-celtos-first-rally = Rally
    .ask = Your warriors have lost the round and panic. End this turn; in the next one activate them first, and they try to rally.
    .why = A panicked unit fights at −2, may not shoot or hold, and does not count for the stone: your points have fallen by that much. It tries to rally when it is activated; an enemy close by makes that harder.
    .after = { $passed ->
        [yes] They needed { $wanted } or more and threw { $die }: the panic is gone, and they may act at once.
       *[no] They needed { $wanted } or more and threw { $die }: they stay in panic and may try again next turn.
    }
    .missed = None of your units has to rally. One in panic tries to whenever it is activated; until it succeeds it fights at −2, may not shoot or hold, and holds no stone.

lesson-celtos-first-objective = The stone
    .ask = Strike back: assault the retainers, then end the turn. It is the last one, and the points decide.
    .why = The stone belongs to the side that alone has a unit within reach of it that is not in panic. Units that are destroyed or routed pay their points to the enemy.
    .after = You have won, { $points } to { $foe_points }: the stone and every enemy unit that was destroyed or routed count for you.
    .missed = The battle is over, { $points } points to { $foe_points }. The stone counts for the side that alone has a unit without panic near it; units destroyed or routed count for the enemy.
