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
story-stands-block = { $unit }: { $figures }, { $files } abreast, facing { $facing }; { $west } from the west edge, { $south } from the south edge.
story-stands-alone = { $unit }: alone, { $west } from the west edge, { $south } from the south edge.
story-stands-with = { $unit }: in the ranks of { $host }.
story-edges = { $player } wins the throw for the edges.
story-picks-edge = { $player } takes the { $direction } edge.
story-boasts = { $player }, the Warchief’s boast: { $boast }.
story-boast-broken = { $player }, boast broken: { $boast }.
story-sealed = { $player } has written down the first orders.
story-shown = The first orders are shown.

## The turn

story-phase = Phase { $number }: { $title }
story-phase-shooting = Shooting
story-phase-movement = Movement and reorganisation
story-phase-combat = Combat and combat test
story-phase-orders = New orders
story-phase-influence = Influence
story-phase-command = Command test
story-idle = Nothing to be done.
story-side-moves = { $player } moves.

## Shooting

story-aims = { $unit }: aim at { $target }, { $length } { $direction }; { $volleys }.
story-spends = { $number ->
    [one] { $number } volley, { $left } left
   *[other] { $number } volleys at once, { $left } left
}
story-holds-fire = { $unit }: no shot.
story-no-target = { $unit }: no target.
story-attacks = { $unit } at { $target }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] no kill
    [one] { $number } kill
   *[other] { $number } kills
}
story-armour-light = light armour
story-armour-medium = medium armour
story-armour-heavy = heavy armour

## Movement

story-sends = { $unit }: courier to { $target } with the order { $order }.
story-calls = { $unit }: the order { $order } by word of mouth to { $target }.
story-sends-none = { $player }: no further orders.
story-marches = { $unit }, { $how }: { $legs }.
story-stands-still = { $unit }, { $how }: no move.
story-advances = { $length } ahead
story-wheels-left = wheel left by { $angle }°
story-wheels-right = wheel right by { $angle }°
story-turn-left = turn left
story-turn-right = turn right
story-turn-about = turn about
story-faces = turn { $direction }
story-swings = { $unit }: swings flush with the enemy
story-reforms = { $unit }, { $how }: to reform { $files } abreast.
story-reformed = { $unit }: { $files } abreast in { $ranks }.
story-to-change = { $figures } to change ranks
story-joins = { $unit }: joins { $host }.
story-remains = { $unit }: stays.
story-walks = { $unit }: { $length } { $direction }.
story-leaves = Leaves { $host }.
story-rides = Courier of { $unit } on his way to { $target }: { $length } { $direction }.
story-waits = Courier of { $unit } on his way to { $target }: waits.
story-arrived = He has reached them.

## Combat

story-one-rank = { $unit }: fights in one rank.
story-two-ranks = { $unit }: fights in two ranks.
story-torn = Figures that touch several enemies strike at { $targets }.
story-further-dice = All further dice go to { $target }.
story-nought = { $unit }: struck by a natural 0.
story-save = Saving throw
story-result = { $unit }, { $test }: { $result }.
story-total = { $what }: { $faces }, total { $total }
story-standard-kept = { $unit }: the standard is held.

## What has changed

story-figures-fall = { $number ->
    [one] { $unit }: { $number } figure falls; { $left } of { $start } left.
   *[other] { $unit }: { $number } figures fall; { $left } of { $start } left.
}
story-annihilated = { $unit }: annihilated.
story-champion-falls = { $unit }: the champion falls.
story-standard-lost = { $unit }: the standard is lost.
story-killed = { $unit }: killed.
story-swept-away = { $unit }: swept away with those who flee.
story-flees = { $unit }: rout, { $figures } off the field.
story-left-alone = { $unit }: alone now.
story-is-bloodlust = in bloodlust
story-is-shaken = shaken
story-is-ok = OK again
story-is-disorganised = disorganised
story-is-organised = in good order again
story-order-now = { $unit }: the order is now { $order }.
story-courier-lost = { $unit }: a courier is lost.

## Orders, influence

story-not-there = { $unit }: the order { $order } from { $leader } has not arrived yet.
story-lapses = { $unit }: the order { $order } from { $leader } lapses: he is not near enough.
story-tries-again = { $unit }: the courier of { $leader } tries the order { $order } again.
story-recalled = { $unit }: the courier of { $leader } is called back with the order { $order }.
story-influences = { $unit }: tries to bring { $target } to their senses.
story-influences-nobody = { $unit }: tries to calm nobody.
story-leadership = Leadership
story-turns-on = { $unit }: the crazed unit turns on him.

## The end

story-beaten = { $player } is beaten.
story-shares-decide = The shares lost decide.
story-shares = Share lost: { $shares }.
story-lost = { $unit }, { $figures } lost: { $points } for { $player }

## Optional rules

story-omens = { $player } reads the omens: { $omen }.
story-omen-good = they are good
story-omen-bad = they are bad
story-omen-none = they say nothing
story-sky-dawn = The battle begins at dawn.
story-sky-day = It is broad daylight.
story-sky-dusk = The battle will end at dusk.
story-threatened = { $unit }: set upon by far greater numbers.
story-word = { $unit }: a word of power for { $target }.
story-word-kept = { $unit }: keeps the word of power for later.
story-die = Die: { $faces }
