### How a battle of Warriors is told, answer by answer

## Before the battle

story-figures = { $number ->
    [one] { $number } figure
   *[other] { $number } figures
}
story-ranks = { $number ->
    [one] { $number } rank
   *[other] { $number } ranks
}
story-stands-block = { $unit-number ->
    [one] { $unit-the } takes the field: { $figures }, { $files } abreast, facing { $facing }; { $west } from the west edge, { $south } from the south edge.
   *[other] { $unit-the } take the field: { $figures }, { $files } abreast, facing { $facing }; { $west } from the west edge, { $south } from the south edge.
}
story-stands-alone = { $unit-number ->
    [one] { $unit-the } takes the field alone, { $west } from the west edge, { $south } from the south edge.
   *[other] { $unit-the } take the field alone, { $west } from the west edge, { $south } from the south edge.
}
story-stands-with = { $unit-number ->
    [one] { $unit-the } takes a place in the ranks of { $host-the }.
   *[other] { $unit-the } take a place in the ranks of { $host-the }.
}
story-edges = { $player } wins the throw for the edges.
story-picks-edge = { $player } takes the { $direction } edge.
story-boasts = { $player }: the Warchief’s boast is “{ $boast }”.
story-boast-broken = { $player }: the Warchief has broken his boast “{ $boast }”.
story-sealed = { $player } has written down the first orders.
story-shown = The first orders are shown.
story-order-first = { $unit }: { $order }.

## The turn

story-phase = Phase { $number }: { $title }
story-phase-shooting = Shooting
story-phase-movement = Movement and reorganisation
story-phase-combat = Combat and combat test
story-phase-orders = New orders
story-phase-influence = Influence
story-phase-command = Command test
story-idle = Nothing to be done.
story-no-shooters = Nobody can shoot this turn: no unit that is free of the enemy has volleys left.
story-no-targets = Nobody can shoot this turn: no enemy who may be shot at is in range and in sight.
story-side-moves = { $player } moves.

## Shooting

story-aims = { $unit-number ->
    [one] { $unit-the } aims at { $target-the }, { $length } { $direction }; { $volleys }.
   *[other] { $unit-the } aim at { $target-the }, { $length } { $direction }; { $volleys }.
}
story-spends = { $number ->
    [one] { $number } volley, { $left } left
   *[other] { $number } volleys at once, { $left } left
}
story-holds-fire = { $unit-number ->
    [one] { $unit-the } does not shoot.
   *[other] { $unit-the } do not shoot.
}
story-no-target = { $unit-number ->
    [one] { $unit-the } has no target.
   *[other] { $unit-the } have no target.
}
story-attacks = { $unit-the } against { $target-the }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] no kill
    [one] { $number } kill
   *[other] { $number } kills
}
story-armour-light = light armour
story-armour-medium = medium armour
story-armour-heavy = heavy armour

## Movement

story-sends = { $unit-number ->
    [one] { $unit-the } sends a courier to { $target-the } with the order { $order }.
   *[other] { $unit-the } send a courier to { $target-the } with the order { $order }.
}
story-calls = { $unit-number ->
    [one] { $unit-the } gives { $target-the } the order { $order } by word of mouth.
   *[other] { $unit-the } give { $target-the } the order { $order } by word of mouth.
}
story-sends-none = { $player } sends no further orders.
story-marches = { $unit-number ->
    [one] { $unit-the } moves ({ $how }): { $legs }.
   *[other] { $unit-the } move ({ $how }): { $legs }.
}
story-stands-still = { $unit-number ->
    [one] { $unit-the } stays in place ({ $how }).
   *[other] { $unit-the } stay in place ({ $how }).
}
story-must-attack = { $how }: must close with the nearest enemy
story-must-flee = { $how }: must flee
story-advances = { $length } ahead
story-wheels-left = wheel left by { $angle }°
story-wheels-right = wheel right by { $angle }°
story-turn-left = turn left
story-turn-right = turn right
story-turn-about = turn about
story-faces = turn { $direction }
story-swings = { $unit-number ->
    [one] { $unit-the } lines up with the enemy.
   *[other] { $unit-the } line up with the enemy.
}
story-reforms = { $unit-number ->
    [one] { $unit-the } tries to reform { $files } abreast ({ $how }).
   *[other] { $unit-the } try to reform { $files } abreast ({ $how }).
}
story-reformed = { $unit-number ->
    [one] { $unit-the } now stands { $files } abreast in { $ranks }.
   *[other] { $unit-the } now stand { $files } abreast in { $ranks }.
}
story-to-change = { $figures } to change ranks
story-joins = { $unit-number ->
    [one] { $unit-the } joins { $host-the }.
   *[other] { $unit-the } join { $host-the }.
}
story-remains = { $unit-number ->
    [one] { $unit-the } stays in place.
   *[other] { $unit-the } stay in place.
}
story-walks = { $unit-number ->
    [one] { $unit-the } goes { $length } { $direction }.
   *[other] { $unit-the } go { $length } { $direction }.
}
story-leaves = { $unit-number ->
    [one] { $unit-the } leaves { $host-the } and goes { $length } { $direction }.
   *[other] { $unit-the } leave { $host-the } and go { $length } { $direction }.
}
story-closes-up = { $unit-number ->
    [one] { $unit-the } closes up again, { $length } { $direction }.
   *[other] { $unit-the } close up again, { $length } { $direction }.
}
story-pursues = { $unit-number ->
    [one] { $unit-the } pursues, { $length } { $direction }.
   *[other] { $unit-the } pursue, { $length } { $direction }.
}
story-rides = The courier of { $unit-the } rides to { $target-the }: { $length } { $direction }.
story-waits = The courier of { $unit-the } waits on his way to { $target-the }.
story-arrived = He has reached them.

## Combat

story-takes-place = { $unit-number ->
    [one] { $unit-the } takes a place in the front rank of { $target-the }.
   *[other] { $unit-the } take a place in the front rank of { $target-the }.
}
story-stands-behind = { $unit-number ->
    [one] { $unit-the } finds no place in the front rank of { $target-the } that touches an enemy, and stands behind it.
   *[other] { $unit-the } find no place in the front rank of { $target-the } that touches an enemy, and stand behind it.
}
story-one-rank = { $unit-number ->
    [one] { $unit-the } fights in one rank.
   *[other] { $unit-the } fight in one rank.
}
story-two-ranks = { $unit-number ->
    [one] { $unit-the } fights in two ranks.
   *[other] { $unit-the } fight in two ranks.
}
story-torn = Figures that touch several enemies strike: { $targets }.
story-so-many-at = { $number } at { $target-the }
story-further-dice = All further dice go against { $target-the }.
story-nought = { $unit-number ->
    [one] { $unit-the } is struck by a natural 0.
   *[other] { $unit-the } are struck by a natural 0.
}
story-save = Saving throw
story-result = { $test } of { $unit-the }: { $result }.
story-result-total = { $test } of { $unit-the }: { $total }, good from { $need }: { $result }.
story-ladder = Results by total: { $results }
story-shot-counted = In this turn’s casualties: { $figures } lost to shooting
story-total = { $what }: { $faces }, total { $total }
story-standard-kept = { $unit-number ->
    [one] { $unit-the } keeps the standard.
   *[other] { $unit-the } keep the standard.
}

## What has changed

story-figures-fall = { $unit-number ->
    [one] { $unit-the } loses { $figures }; { $left } of { $start } left.
   *[other] { $unit-the } lose { $figures }; { $left } of { $start } left.
}
story-annihilated = { $unit-number ->
    [one] { $unit-the } is annihilated.
   *[other] { $unit-the } are annihilated.
}
story-champion-falls = { $unit-number ->
    [one] { $unit-the } loses the champion.
   *[other] { $unit-the } lose the champion.
}
story-standard-lost = { $unit-number ->
    [one] { $unit-the } loses the standard.
   *[other] { $unit-the } lose the standard.
}
story-killed = { $unit-number ->
    [one] { $unit-the } is killed.
   *[other] { $unit-the } are killed.
}
story-swept-away = { $unit-number ->
    [one] { $unit-the } is swept away with those who flee.
   *[other] { $unit-the } are swept away with those who flee.
}
story-flees = { $unit-number ->
    [one] { $unit-the } routs, { $figures } off the field.
   *[other] { $unit-the } rout, { $figures } off the field.
}
story-left-alone = { $unit-number ->
    [one] { $unit-the } is alone now.
   *[other] { $unit-the } are alone now.
}
story-is = { $unit-number ->
    [one] { $unit-the } is { $state }.
   *[other] { $unit-the } are { $state }.
}
story-is-bloodlust = in bloodlust
story-is-shaken = shaken
story-is-ok = OK again
story-is-disorganised = disorganised
story-is-organised = in good order again
story-is-locked = held in contact
story-order-now = { $unit-number ->
    [one] { $unit-the } now has the order { $order }.
   *[other] { $unit-the } now have the order { $order }.
}
story-courier-lost = { $unit-number ->
    [one] { $unit-the } loses a courier.
   *[other] { $unit-the } lose a courier.
}

## Orders, influence

story-not-there = The order { $order } from { $leader-the } has not reached { $unit-the } yet.
story-lapses = The order { $order } from { $leader-the } to { $unit-the } lapses: given without a courier, it needs the sender within { $reach } at the end of the movement, and he was farther off.
story-sender-lost = The order { $order } from { $leader-the } to { $unit-the } lapses: its sender is lost.
story-tries-again = The courier of { $leader-the } tries again to give { $unit-the } the order { $order }.
story-recalled = The courier of { $leader-the } is called back from { $unit-the } with the order { $order }.
story-influences = { $unit-number ->
    [one] { $unit-the } tries to bring { $target-the } to reason.
   *[other] { $unit-the } try to bring { $target-the } to reason.
}
story-influences-nobody = { $unit-number ->
    [one] { $unit-the } calms nobody.
   *[other] { $unit-the } calm nobody.
}
story-leadership = Leadership
story-turns-on = The crazed unit turns on { $unit-the }.

## The end

story-beaten-gone = { $player } is beaten: no unit is left to it.
story-beaten-shaken = { $player } is beaten: every unit it has left is shaken.
story-beaten-points = { $player } is beaten: { $lost } of its { $whole } points are gone, more than half.
story-shares-decide = The shares lost decide.
story-shares = Share lost: { $shares }.
story-gap-missed = { $gap ->
    [one] A draw: to win, a side must have lost a share smaller by at least { $gap } percentage point, and neither has.
   *[other] A draw: to win, a side must have lost a share smaller by at least { $gap } percentage points, and neither has.
}
story-gap-made = { $gap ->
    [one] The smaller share wins: it is smaller by at least { $gap } percentage point, as it must be.
   *[other] The smaller share wins: it is smaller by at least { $gap } percentage points, as it must be.
}
story-dead-figures = In these points, dead figures of units that still stand: { $points }.
story-lost = { $unit }, { $figures } lost: { $points } for { $player }

## Optional rules

story-omens = { $player } reads the omens: { $omen }.
story-omen-good = they are good
story-omen-bad = they are bad
story-omen-none = they say nothing
story-sky-dawn = The battle begins at dawn.
story-sky-day = It is broad daylight.
story-sky-dusk = The battle will end at dusk.
story-threatened = { $unit-number ->
    [one] { $unit-the } is set upon by far greater numbers.
   *[other] { $unit-the } are set upon by far greater numbers.
}
story-word = { $unit-number ->
    [one] { $unit-the } speaks a word of power to { $target-the }.
   *[other] { $unit-the } speak a word of power to { $target-the }.
}
story-word-kept = { $unit-number ->
    [one] { $unit-the } keeps the word of power for later.
   *[other] { $unit-the } keep the word of power for later.
}
story-die = Die: { $faces }
