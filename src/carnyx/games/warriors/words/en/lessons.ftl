### The guided battles of Warriors

lesson-warriors-first = Learn Warriors
    .about = Ten minutes, real rules, a small table. You are an orc Warchief, in red, and there is a goblin camp ahead. All dice have ten sides, and the 0 counts as ten. In this lesson only, dice are thrown again until they show what there is to learn.
    .end = { $skipped ->
        [0] That is the game: give orders early, wheel in time, and stay near those who lose their heads. Now fight a whole battle against the computer.
        [one] That is the game. One stage was passed over; play the lesson again for it, or fight a whole battle against the computer.
       *[other] That is the game. { $skipped } stages were passed over; play the lesson again for them, or fight a whole battle against the computer.
    }

lesson-warriors-first-boast = The boast
    .ask = Choose what your Warchief boasts of. “In the thick of it” can be kept today: it asks for contact with an enemy by the end of turn 4.
    .why = When a leader is lost, units take a command test. A boast that holds gives them +1 in it, a broken one −1 to the end of the battle. His card tells how the boast stands.
    .after = { $boast ->
        [none] No boast: nothing can be broken, and command tests get neither +1 nor −1.
        [unmoved] This one breaks as soon as he moves, and he will move with his warriors. “Undo” takes it back.
        [alone] This one is broken already, because he stands in the ranks of the warriors. “Undo” takes it back.
       *[other] The boast holds: +1 in every command test, until something breaks it.
    }
    .missed = No boast was made.

lesson-warriors-first-orders = First orders
    .ask = Give the warriors the order OPPOSE and the archers HOLD, then seal the orders.
    .why = ATTACK: straight at the nearest enemy, whether you like it or not. HOLD: stand and shoot. OPPOSE: go where you like, but stop short of the enemy. Both sides write in secret and show together.
    .after = The orders are open. OPPOSE leaves you free to choose the warriors’ way.
    .missed = The orders are open. { $order ->
        [attack] On ATTACK the warriors go by themselves, straight at the enemy; OPPOSE would leave the way to you.
       *[other] On HOLD the warriors stand; OPPOSE would leave the way to you.
    }

lesson-warriors-first-shoot = Shooting
    .ask = Let your archers shoot one volley at the goblin mob.
    .why = Every turn begins with shooting. Each figure throws a die to hit, and each hit another to kill. A bow has six volleys; two or three at once mean more dice, but −1 on each of them.
    .after = You threw { $dice } dice and needed { $need } or more: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }{ $hits ->
        [0] {""}
       *[other] {" "}To kill took { $harms } or more: { $wounds ->
            [0] no goblin fell.
            [one] one goblin fell.
           *[other] { $wounds } goblins fell.
        }
    }
    .missed = The archers did not shoot. They keep the volley.

lesson-warriors-first-courier = The courier
    .ask = Pick { $what ->
        [attack] ATTACK
       *[other] OPPOSE
    } for the archers, choose the courier in the list that comes up under their name, and pick ATTACK for the warriors. Then send both orders.
    .why = The archers are too far from the Warchief to hear him. Without a courier an order arrives only if he is within six inches of the unit when all have moved; to anybody farther off a courier must ride.
    .voice = Sent without a courier: that counts only if he ends this movement within six inches of the archers.
    .after = The courier is on his way. He rides when all others have moved.
    .missed = No courier was sent in time. You may send one at the start of each of your moves.

lesson-warriors-first-attack = The order to attack
    .ask = Now send the warriors ATTACK. The Warchief gives the order himself.
    .why = He stands in their ranks, so he needs no courier and tests with +1. The new order counts from the next turn on; until then the old one does.
    .after = They will hear it in the fourth phase of this turn.
    .missed = { $order ->
        [attack] The warriors are on ATTACK already.
       *[other] No order to attack was sent in time.
    }

lesson-warriors-first-wheel = The wheel
    .ask = Drag the warriors towards the goblins: they wheel, then go straight on.
    .why = A block cannot step aside. It wheels about one corner of its front, and the outer figure pays for the way. OPPOSE stops three inches from any enemy.
    .straight = They moved without a wheel. “Undo” takes it back; drag them to one side, and they wheel first.
    .after = They wheeled. The way of the outer figure was taken off their move.
    .missed = { $order ->
        [attack] On ATTACK the warriors choose their way themselves, and wheel where they must.
        [hold] On HOLD the warriors stay where they are. A block that may go wheels about one corner of its front.
       *[other] The warriors did not wheel. A wheel swings a block about one corner of its front.
    }
    .turned = They turned on the spot; that is no wheel. A wheel swings the block about one corner of its front. “Undo” takes it back.

lesson-warriors-first-deliver = New orders
    .ask = Finish your move: let all others stay{ $courier ->
        [rides] , while the courier rides to the archers
       *[other] {""}
    }. In the fourth phase the new orders are tested.
    .why = A die plus the Warchief’s leadership: 7 or more, and the order is accepted. Less, and it is late, ignored or even misunderstood.
    .after = The die for the warriors’ order showed { $die }, and it all came to { $total }: { $result ->
        [accepted] accepted.
        [accepted_disorganised] accepted, but in disorder.
        [delayed] late, it is tried again next turn.
        [delayed_disorganised] late, and in disorder.
        [ignored] ignored.
        [ignored_disorganised] ignored, and in disorder.
       *[other] misunderstood.
    }
    .missed = No order was on its way to the warriors, so none was tested.

lesson-warriors-first-charge = The charge
    .ask = { $do ->
        [charge] On ATTACK the warriors go at the goblins by themselves. Shoot first if you like, and send no orders.
        [await] The order ATTACK is on its way to the warriors. Finish this turn; in the next one they go.
       *[other] Send the warriors ATTACK with your next orders: a turn later they go at the goblins by themselves.
    }
    .why = ATTACK is compulsory: a full move at the nearest enemy in sight, into contact if it can be reached. Only figures that touch an enemy fight; the ranks behind them fill the gaps.
    .after = { $who ->
        [archers] Your archers are in contact, and archers fight badly. Now both sides strike at once.
       *[other] They are in contact. Now both sides strike at once.
    }
    .missed = The warriors did not come to a charge in time.

lesson-warriors-first-combat = Combat and its test
    .ask = Finish your move: let all others stay. Then the combat is fought, and every unit that fought is tested.
    .why = Each figure that touches an enemy throws as many dice as its card says it is worth; a champion and the order ATTACK add dice. Then one die for each unit’s nerve, +1 if it killed more than it lost, +1 with a leader: for your warriors 8 or more is bloodlust, 4 to 7 all is well, 2 or 3 shaken, less a rout.
    .after = You threw { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, hit { $hits ->
        [one] once
       *[other] { $hits } times
    } and killed { $wounds ->
        [0] nobody
       *[other] { $wounds }
    }; they killed { $foe_wounds ->
        [0] nobody
       *[other] { $foe_wounds }
    }. The test of your warriors came to { $total }: { $result ->
        [bloodlust] bloodlust.
        [ok] all is well.
        [shaken] shaken.
       *[other] rout.
    }
    .missed = Your warriors were in no combat, so they took no test.

lesson-warriors-first-bloodlust = Bloodlust
    .ask = A very good test is not all good: it may mean bloodlust.
    .why = Eight or more sends a tribal unit into bloodlust. It kills better, but it ignores orders, runs at whatever is nearest, and is disorganised.
    .after = 8 or more is bloodlust: they kill at +1, but run at the nearest enemy whatever their order says. They are disorganised, too: −1 to hit, until they stand still for a turn out of contact.
    .missed = No bloodlust: that takes 8 or more in a combat test.

lesson-warriors-first-influence = Influence
    .ask = The Warchief stands with them: let him bring { $who ->
        [archers] the archers
       *[other] the warriors
    } to their senses.
    .why = A die no higher than his leadership calms them. A ten, or far too high, goes horribly wrong: in bloodlust they turn on him, a shaken unit routs and takes him along, and command tests follow.
    .after = He needed { $wanted } or less and threw { $die }: { $passed ->
        [yes] they listen again. They are still disorganised.
       *[no] { $result ->
            [disaster] it went horribly wrong.
           *[other] they did not listen.
        }
    }
    .declined = He lets them be. That is allowed, and sometimes wise.
    .missed = Nobody near the Warchief had lost his head, so there was nobody to influence.

lesson-warriors-first-command = The command test
    .ask = One phase is left, the sixth: the command test. Nobody has to take it now; read why it can end a battle, then send no orders.
    .why = It comes when a leader is killed or flees, or when influence goes horribly wrong. Each unit of his command throws a die, for a Warchief the whole army: 7 or more and it stands, 6 disorganised, 5 shaken, 4 or less and it flees at once. Each unit lost is −1, a Warchief killed −2, a boast +1 or −1.
    .after = So keep your leaders alive: one that falls can take half the army along.
    .missed = The command test comes when a leader falls: each unit under him throws a die, and may flee.

lesson-warriors-first-victory = How one wins
    .ask = { $last ->
        [yes] This is the last turn: fight on to its end.
       *[other] Fight on to the end of the battle.
    } Send no orders, and let all others stay.
    .why = An army is beaten when it has lost units worth more than half its points, or when all that is left is shaken. After the last turn the shares lost are compared.
    .after = { $boast ->
        [broken] You have won, although the boast was broken: a command test would have had −1.
        [none] You have won, without a boast.
       *[other] You have won, and the boast holds: a command test would have had +1.
    }
    .missed = { $outcome ->
        [lost] The enemy has won: you have lost the greater share of your points.
       *[other] The battle is drawn: neither side has lost a clearly greater share of its points.
    } An army that has lost more than half is beaten at once.
