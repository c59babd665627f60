### The guided battles of Warriors

lesson-warriors-first = Learn Warriors
    .about = Ten minutes, real rules, a small table. You are an orc Warchief, the red side, and there is a goblin camp ahead. All dice have ten sides, from 0 to 9, and the 0 counts as ten. In this lesson only, dice are thrown again until they show what there is to learn.
    .end = That is the game: give orders early, wheel in time, and stay near those who lose their heads. Now fight a whole battle against the computer.

lesson-warriors-first-boast = The boast
    .ask = Choose what your Warchief boasts of. “In the thick of it” can be kept today: he must be in contact with an enemy by the end of turn 4, and he will be in turn 2.
    .why = When a leader is lost, units take a command test. A boast that holds gives them +1 in it, a broken one −1 to the end of the battle. His card tells how the boast stands.
    .after = { $boast ->
        [none] No boast: nothing can be broken, and command tests get neither +1 nor −1.
        [unmoved] This one breaks as soon as he moves, and he will move with his warriors. “Undo” takes it back.
        [alone] This one is broken already, because he stands in the ranks of the warriors. “Undo” takes it back.
       *[other] The boast holds: +1 in every command test, until something breaks it.
    }

lesson-warriors-first-orders = First orders
    .ask = Give the warriors the order OPPOSE and the archers HOLD, then seal the orders.
    .why = ATTACK: straight at the nearest enemy, whether you like it or not. HOLD: stand and shoot. OPPOSE: go where you like, but stop short of the enemy. Both sides write in secret and show together.
    .after = The orders are open. OPPOSE leaves the warriors free to choose their way.
    .missed = The orders are open. The warriors have another order than OPPOSE; that is allowed, only their way is less free.

lesson-warriors-first-shoot = Shooting
    .ask = Let your archers shoot one volley at the goblin mob.
    .why = Every turn begins with shooting. Each figure throws a die to hit and, for each hit, another to kill; a 0 counts as ten. Volleys are counted: a bow has six. Two or three at once mean more dice, but −1 on each of them.
    .after = You threw { $dice } dice and needed { $need }: { $hits } hits. Each hit needed { $harms } or more to kill: { $wounds } goblins fell.
    .missed = The archers held their fire. They keep the volley.

lesson-warriors-first-courier = The courier
    .ask = Send new orders: OPPOSE to the archers, by courier, and ATTACK to the warriors. Then send them off.
    .why = The Warchief is with the warriors, and the archers are out of earshot. Without a courier an order arrives only if he is within six inches of the unit when all have moved; to anybody farther off a courier must ride.
    .voice = Sent without a courier. It counts only if he ends this movement within six inches of the archers; he moves with the warriors, so it is likely to lapse.
    .after = The courier is on his way. He rides after all others have moved.
    .missed = No order by courier this turn. You may send one at the start of any of your moves.

lesson-warriors-first-attack = The order to attack
    .ask = Now the order ATTACK for the warriors. The Warchief gives it himself.
    .why = The Warchief stands in their ranks, so he needs no courier and tests with +1. The new order counts from the next turn on: for now they are still on OPPOSE.
    .after = They will hear it in the fourth phase of this turn.
    .missed = They have no order to attack. You can give it next turn.

lesson-warriors-first-wheel = The wheel
    .ask = Drag the warriors towards the goblins: they wheel, then go straight on.
    .why = A block cannot step aside. It wheels about one corner of its front, and the outer figure pays for the way. OPPOSE stops three inches from any enemy.
    .straight = They moved without a wheel. Drag them to one side, and they wheel first.
    .after = They wheeled. The way of the outer figure was taken off their move.
    .missed = The warriors did not wheel this turn. On ATTACK they will do it by themselves.
    .turned = They turned on the spot; that is no wheel. A wheel swings the block about one corner of its front. “Undo” takes it back.

lesson-warriors-first-deliver = New orders
    .ask = Finish your move: the archers and the Warchief stay, the courier rides to the archers. In the fourth phase the orders are tested.
    .why = A die plus the Warchief’s leadership: 7 or more, and the order is accepted. Less, and it is late, ignored or even misunderstood.
    .after = The warriors’ test came to { $total }, with { $die } on the die: { $result ->
        [accepted] accepted
        [accepted_disorganised] accepted, but in disorder
       *[other] not this time
    }.
    .missed = No order was tested for the warriors this turn.

lesson-warriors-first-charge = The charge
    .ask = Shoot again if you like and send no orders. On ATTACK the warriors march into the goblins by themselves.
    .why = ATTACK is compulsory: a full move at the nearest enemy in sight, into contact if it can be reached. Only figures that touch an enemy fight; the ranks behind them fill the gaps. Spears and lances may fight in two ranks.
    .after = They are in contact. Now both sides will fight at once.
    .missed = There was no charge; the warriors had other orders.

lesson-warriors-first-combat = Combat and its test
    .ask = Finish your move: the archers and the Warchief stay. Then the combat is fought, and every unit that fought is tested.
    .why = Each figure that touches an enemy throws as many dice as it is worth; its card tells the worth, the Warchief’s is 3. A champion and the order ATTACK add dice. Then each unit throws one die for its nerve, +1 if it killed more than it lost, +1 with a leader. For your warriors: 8 or more is bloodlust, 4 to 7 all is well, 2 or 3 shaken, 1 or less rout.
    .after = You threw { $dice } dice, hit { $hits } times and killed { $wounds }; they killed { $foe_wounds }. The test of your warriors came to { $total }: { $result ->
        [bloodlust] bloodlust
        [ok] all is well
        [shaken] shaken
       *[other] rout
    }.
    .missed = There was no combat test for your warriors this turn.

lesson-warriors-first-bloodlust = Bloodlust
    .ask = A very good test is not all good: the unit is in bloodlust.
    .why = Eight or more sends a tribal unit into bloodlust. It kills better, but it ignores orders, runs at whatever is nearest, and is disorganised.
    .after = 8 or more: bloodlust. They kill at +1, but run at the nearest enemy whatever their order says, and are disorganised: −1 to hit, until they stand still for a turn out of contact. A shaken unit would run away instead.
    .missed = No bloodlust this time.

lesson-warriors-first-influence = Influence
    .ask = The Warchief stands with them: let him bring the warriors to their senses.
    .why = A die no higher than his leadership calms them. A ten, or far too high, goes horribly wrong: in bloodlust they turn on him, a shaken unit routs and takes him along, and command tests follow.
    .after = { $passed ->
        [yes] He needed { $wanted } or less and threw { $die }: they listen again. They are still disorganised.
       *[no] He needed { $wanted } or less and threw { $die }: they did not listen.
    }
    .missed = He let them rage. That is allowed, and sometimes wise.

lesson-warriors-first-command = The command test
    .ask = A turn has a sixth phase, the command test, and it can end a battle. Nobody has to take it now: read on, then send no orders.
    .why = It comes when a leader is killed or flees, and when influence goes horribly wrong. Each unit of his command, for a Warchief each unit of the army, throws a die: 7 or more and it stands, 6 disorganised, 5 shaken, 4 or less and it flees at once. Each unit lost is −1, a Warchief killed −2, a boast +1 or −1. (Your archers wait: nobody shoots at units in contact.)
    .after = So keep your leaders alive: one that falls can take half the army along.
    .missed = On to the fight. The command test will come when a leader falls.

lesson-warriors-first-victory = How one wins
    .ask = Fight on to the end of this turn. Send no orders, and let all others stay.
    .why = An army is beaten when it has lost units worth more than half its points, or when all that is left is shaken. After the last turn the shares lost are compared.
    .after = { $boast ->
        [broken] You have won, although the boast was broken: a command test would have had −1.
        [none] You have won, without a boast.
       *[other] You have won, and the boast holds: a command test would have had +1.
    }
