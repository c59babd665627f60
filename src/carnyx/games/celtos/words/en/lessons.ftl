### The guided battles of Celtos

lesson-celtos-first = Learn Celtos
    .about = Ten minutes, real rules, a small table. You lead three units of the Gael, in red, against the Sidhe. In this lesson only, dice are thrown again until they show what there is to learn.
    .end = { $skipped ->
        [0] That is the game: move, shoot, assault, and keep your nerve. Next comes the demo game, against the computer.
        [one] That is the game. One stage was passed over; play the lesson again for it, or go on to the demo game.
       *[other] That is the game. { $skipped } stages were passed over; play the lesson again for them, or go on to the demo game.
    }

lesson-celtos-first-move = Move
    .ask = Drag your staff slingers into the wood ahead of them, to the ring.
    .why = A unit acts once a turn: it may move, then shoot, then assault. A wood gives cover, but every inch in it counts double. A model is in it when the middle of its base is.
    .elsewhere = { $covered ->
        [0] None of them stands in the wood.
        [one] Only one of them stands in the wood.
       *[other] Only { $covered } of them stand in the wood.
    } “Undo” takes the move back, or simply go on.
    .after = { $covered } of them stand in the wood. That is cover: a hit on them may still be stopped.
    .missed = The slingers stayed out of the wood, and so without cover.

lesson-celtos-first-cover = Cover
    .ask = Now the enemy acts, and his archers shoot. If your unit is still active, end that with “Done”.
    .why = The sides take turns, one unit at a time. If your unit is hit, you say which models take the hits; “Do it for me” is always a fair answer.
    .after = The archers threw { $foe_dice ->
        [one] 1 die
       *[other] { $foe_dice } dice
    } and needed { $foe_need } or more: { $foe_hits ->
        [one] 1 hit
       *[other] { $foe_hits } hits
    }. { $foe_held ->
        [0] A die for cover, { $covers } or more, stopped
       *[other] (Whoever did not see you did not shoot.) A die for cover, { $covers } or more, stopped
    } { $stopped }. { $foe_harms ->
        [0] Nothing got through.
       *[other] The rest had to wound, with { $foe_harms } or more: { $foe_wounds ->
            [0] nobody was wounded.
            [one] one wound.
           *[other] { $foe_wounds } wounds.
        }
    }
    .missed = The archers did not shoot. When a model in a wood is hit, a die is thrown for its cover, and a high one stops the hit.
    .wide = The archers missed, so there was nothing for cover to stop. In a wood a die is thrown for each hit, and a high one stops it.
    .open = Your unit was hit in the open, where nothing stops a hit. In the wood a die is thrown for each, and a high one stops it.

lesson-celtos-first-rush = Rush
    .ask = Drag your warriors to the standing stone.{ $do ->
        [rush] {" "}That is farther than a move, so it is a rush.
       *[other] {""}
    }
    .why = A rush goes three times as far as a move, but it is all the unit does this turn. The stone is worth points to whoever holds it at the end.
    .short = They are not at the stone yet. “Undo” takes it back, or simply go on.
    .after = { $by ->
        [rush] They rushed to the stone. That was all for this turn, and a rush never ends in contact with an enemy.
       *[other] They are at the stone. A move was enough this time; a rush would have gone three times as far.
    }
    .missed = The warriors could not get to the stone in time.

lesson-celtos-first-hold = Hold
    .ask = Give { $who ->
        [slingers] your slingers
        [warriors] your warriors
       *[other] your chieftain
    } the order Hold.
    .why = A unit on Hold does nothing now, but it may react later in the turn: shoot when an enemy moves in its sight, or get out of the way of a charge.
    .after = { $who ->
        [chieftain] He waits, javelin in hand.
       *[other] They wait.
    } The badge beside the name shows the Hold.
    .missed = Nobody went on Hold in time. A unit on Hold gives up its own action and may interrupt the enemy’s.

lesson-celtos-first-reaction = Reaction
    .ask = When an enemy moves in sight of your unit on Hold, you are asked: let it react.
    .why = To react, a unit must first pass a check of its initiative. Passed or failed, the Hold is spent.
    .after = { $passed ->
        [yes] The check needed { $wanted } or more, and the die showed { $die }: your unit reacts. { $by ->
            [shot] Its shot needed { $need } or more to hit{ $harms ->
                [0] , and cover stopped it.
               *[other] {" "}and { $harms } or more to wound: { $wounds ->
                    [0] no wound.
                    [one] one wound.
                   *[other] { $wounds } wounds.
                }
            }
           *[other] The Hold is spent.
        }
       *[no] The check needed { $wanted } or more, but the die showed { $die }: too slow, and the Hold is spent.
    }
    .missed = There was no reaction this time. It takes a unit on Hold, an enemy who moves in its sight, and a check.
    .declined = You let him pass; nobody has to react. The Hold lasts until the turn ends.
    .wide = The check was passed, but the shot missed: it needed { $need } or more. The Hold is spent.

lesson-celtos-first-shoot = Shoot
    .ask = Shoot with { $who ->
        [chieftain] your chieftain
       *[other] your slingers
    } at the ringed enemy.
    .why = A unit shoots at the nearest enemy it sees. Point at an order to see its odds before you give it.
    .after = You threw { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and needed { $need } or more: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }. { $held ->
        [0] {""}
       *[other] (Whoever did not see the target did not shoot.){" "}
    }{ $harms ->
        [0] Cover stopped them all.
       *[other] To wound took { $harms } or more: { $wounds ->
            [0] nobody was wounded.
            [one] one wound.
           *[other] { $wounds } wounds.
        }
    }
    .missed = There was no shot in time. A shot takes two throws: a die for each model to hit, then one for each hit to wound.
    .wide = Nobody was hit: each die had to show { $need } or more.

lesson-celtos-first-morale = Morale
    .ask = Now they must check their morale.
    .why = A check is due when shots leave fewer than half of a unit, and whenever it loses a round of close combat. Whoever fails it panics; with fewer than half left the unit routs and leaves the table.
    .after = { $reason ->
        [casualties] Shots have left { $left } of { $had }, fewer than half: a morale check was due.
        [lost_combat] They lost the round of close combat: a morale check was due.
       *[other] A morale check was due.
    } They needed { $wanted } or more and threw { $die }: { $fate ->
        [rout] they rout, leave the table, and you get their points. With half or more left they would only have panicked.
        [panic] they panic: −2 in close combat, no shooting, no Hold, until they rally. With fewer than half left they would have routed.
       *[other] they stand. Otherwise they would have panicked or, with fewer than half left, routed.
    }
    .missed = No morale check was due. It comes when shots leave fewer than half of a unit, or when it loses a round of close combat.

lesson-celtos-first-assault = Assault
    .ask = { $do ->
        [await] The enemy is out of your warriors’ reach. Let another unit act first; he may come nearer.
       *[other] Assault the ringed enemy with { $who ->
            [slingers] your slingers
            [chieftain] your chieftain
           *[other] your warriors
        }. Out of reach? Move first, then assault.
    }
    .why = An assault is a move into contact and one round of close combat. Both sides strike; whoever takes more wounds has lost the round and must check his morale.
    .after = { $dice ->
        [0] Your side struck no blow.
       *[other] Your side threw { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } and needed { $need } or more: { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }, { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        }.
    } { $foe_dice ->
        [0] Theirs struck no blow.
       *[other] Theirs threw { $foe_dice } and needed { $foe_need } or more: { $foe_hits ->
            [one] 1 hit
           *[other] { $foe_hits } hits
        }, { $foe_wounds ->
            [one] 1 wound
           *[other] { $foe_wounds } wounds
        }.
    } { $round ->
        [won] So you have won the round.
        [lost] So you have lost the round.
       *[other] So nobody has won the round.
    }
    .missed = There was no assault in time. In one, a unit moves into contact and both sides strike; whoever takes more wounds must check his morale.

lesson-celtos-first-rally = Rally
    .ask = { $who ->
        [chieftain] Your chieftain is in panic. Activate him as soon as you can, this turn or the next: then he tries to rally.
        [slingers] Your slingers are in panic. Activate them as soon as you can, this turn or the next: then they try to rally.
       *[other] Your warriors are in panic. Activate them as soon as you can, this turn or the next: then they try to rally.
    }
    .why = A unit in panic fights at −2, may not shoot or hold, and does not count for the stone. An enemy close by makes it harder to rally.
    .after = The rally needed { $wanted } or more, and the die showed { $die }: { $passed ->
        [yes] the panic is gone, and the unit may act at once.
       *[no] the panic stays, and with the next activation comes the next try.
    }
    .missed = None of your units had to rally. One in panic tries it whenever it is activated.

lesson-celtos-first-objective = The stone
    .ask = { $last ->
        [yes] This is the last turn, and points decide.
       *[other] Now for the points.
    } { $do ->
        [assault] Assault the ringed enemy with { $who ->
            [chieftain] your chieftain
           *[other] your warriors
        }, or do better.
        [shoot] Shoot with your slingers, or do better.
       *[other] Act as you like until the battle ends.
    }
    .why = The stone counts for the side that alone has a unit near it that is not in panic. Units that are destroyed or routed pay their points to the enemy.
    .after = You have won, { $points } to { $foe_points }. { $objective ->
        [mine] The stone is yours; enemy units destroyed or routed count as well.
       *[other] Enemy units destroyed or routed count for you; the stone would have, too.
    }
    .missed = { $outcome ->
        [lost] The enemy has won, { $foe_points } to { $points }.
       *[other] The battle is drawn, { $points } to { $foe_points }.
    } The stone counts for the side that alone has a unit near it that is not in panic; units destroyed or routed count for the enemy.
