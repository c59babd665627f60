### How a battle is told, answer by answer

## Players, places, dice

story-red = Red
story-blue = Blue
story-green = Green
story-yellow = Yellow
story-north = north
story-north-east = north-east
story-east = east
story-south-east = south-east
story-south = south
story-south-west = south-west
story-west = west
story-north-west = north-west
story-unit = { $name } ({ $player })
story-source = { $title }: { $source }
story-dice = { $what }; { $need } needed: { $faces }
story-base = { $basis }: { $need }
story-modifier = { $title }: { $value }
story-natural = { $title }: it takes { $need }
story-counted = { $title }: { $value }, counted in { $stat }
story-versus = { $stat } against { $other }
story-difficulty = DIFF { $number }
story-damage = Damage { $number }
story-soft = Soft cover
story-wall = Wall or obstacle
story-fortification = Fortification
story-armed = { $weapon }, damage { $damage }
story-of = { $what }, { $whom }
story-more = { $whom } and { $last }

## The turn

story-scenario = { $scenario }
story-army = { $player }: { $force }, { $people }, { $points } points.
story-stands = { $unit }: { $models }, { $west } from the west edge, { $south } from the south edge.
story-no-room = { $unit }: no room, off the table.
story-turn = Turn { $turn } of { $turns }
story-so-far = Points so far: { $points }.
story-hold-ends = { $hold } ends: { $units }.
story-initiative = { $player } wins the initiative.
story-contest = Dice: { $dice }
story-contest-again = Tie, thrown again: { $dice }
story-begins = { $player } begins.
story-lets-begin = { $player } lets { $other } begin.
story-activates = { $player } activates { $unit }.
story-panicked = panicked
story-touches = in contact with { $enemies }
story-skipped = { $player } has no unit left to activate.
story-gives-up = { $player } gives up.
story-off-table = Off the table: { $units }.

## Orders and moves

story-order = { $unit }: { $order }.
story-order-at = { $unit }: { $order }, target { $target }, { $length } { $direction }.
story-order-in-band = { $unit }: { $order }, target { $target }, { $length } { $direction } ({ $band }).
story-order-touching = { $unit }: { $order }, target { $target }, in contact.
story-no-order = { $unit }: no order.
story-no-more-orders = { $unit }: no further order.
story-moves = { $unit }: { $what }, { $length } { $direction }.
story-stays = { $unit }: { $what }, nobody moves.
story-shifts = { $unit }: { $what }, models change places.
story-nearest = Nearest enemy: { $enemy }, { $length } { $direction }.
story-touching = In contact with { $enemies }.
story-covered = In cover from there: { $models }.
story-ends = { $unit }: the activation ends at once.

## Shots, hits, wounds

story-models = { $number ->
    [one] { $number } model
   *[other] { $number } models
}
story-part = { $all ->
    [one] { $number } of { $all } model
   *[other] { $number } of { $all } models
}
story-part-wounds = { $all ->
    [one] { $number } of { $all } wound
   *[other] { $number } of { $all } wounds
}
story-hits = { $number ->
    [0] no hit
    [one] { $number } hit
   *[other] { $number } hits
}
story-wounds = { $number ->
    [0] no wound
    [one] { $number } wound
   *[other] { $number } wounds
}
story-casualties = { $number ->
    [0] no casualty
    [one] { $number } casualty ({ $who })
   *[other] { $number } casualties ({ $who })
}
story-leader = leader
story-standard = standard
story-musician = musician
story-rank = { $number } rank and file
story-each = { $number ->
    [one] { $whom } with { $hits }
   *[other] { $whom } with { $hits } each
}
story-volley = { $unit } at { $target }: { $dice }, { $hits }.
story-able = Sight and range: { $part }.
story-no-shot = { $unit }: no shot, nobody has sight and range.
story-gives-hits = { $number ->
    [one] { $player } gives the hit to: { $takers }.
   *[other] { $player } gives the hits to: { $takers }.
}
story-hits-fall = { $number ->
    [one] The hit falls on: { $takers }.
   *[other] The hits fall on: { $takers }.
}
story-unhurt = { $unit }: no wound.
story-hurt = { $unit }: { $wounds }; { $left }.
story-losses = { $unit }: { $wounds }, { $casualties }; { $left }.
story-left = { $part } left
story-left-none = destroyed
story-beyond = { $number ->
    [one] { $number } wound is lost: its model had fewer left.
   *[other] { $number } wounds are lost: their models had fewer left.
}
story-aimed = { $unit }: { $what }, aimed at { $target }: { $whom }.
story-aimed-alone = { $unit }: { $what }, aimed at { $target }.
story-stone-hit = { $unit }: a hit, the template lies where it was aimed.
story-stone-miss = { $unit }: a miss, the template scatters.
story-scatters = The template lands { $length } { $direction } of its aim.
story-scatter-dice = Dice: { $far } for the distance, { $way } for the direction
story-under = Under the template: { $units }.
story-models-of = { $models } of { $unit }
story-nobody-under = Nobody is under the template.

## Reactions

story-reacts = { $unit }: { $reaction } against { $target }, if the check is passed.
story-unit-no-reaction = { $unit } does not react.
story-no-reaction = { $player } does not react.
story-passed = { $unit }: { $test } passed.
story-failed = { $unit }: { $test } failed.
story-hold-spent = The { $hold } marker is spent.
story-will-counter = Once the charger has closed in, it goes to meet him.

## Close combat

story-charge = Charge
story-step-up = Stepping up
story-closes = { $unit }: { $what }, up to { $length }; { $part } in contact with { $enemies }.
story-closed = { $unit }: { $what }; { $part } in contact with { $enemies }.
story-no-more-contact = { $unit }: no further model can reach contact.
story-falls-short = { $unit }: the charge falls short.
story-no-assault = { $unit }: the assault is not carried out.
story-round = Close combat: { $unit } against { $enemies }.
story-round-free = { $unit }: before breaking off, blows without reply from { $enemies }.
story-fights-with = { $unit }: { $weapon } for this round.
story-strikes-at = { $unit }: out of several enemies in contact, { $target } is struck at by { $whom }.
story-parries = { $unit }: parries a blow of { $target }.
story-speed = WS { $number }
story-blows = { $speed }: { $unit } at { $target }, { $dice }, { $hits }.
story-won = Round won by { $winners }. Wounds lost: { $wounds }.
story-round-drawn = The round is a draw. Wounds lost: { $wounds }.
story-parted = { $unit }: no contact with the enemy any more.

## Nerve

story-reason = Reason: { $title }
story-panics = { $unit }: Panic.
story-stays-panicked = { $unit }: the panic stays.
story-still-panicked = The panic stays.
story-rallied = The panic marker comes off.
story-routs = { $unit }: Rout, { $models } off the table.

## The end

story-last-standing = Only { $player } has models left.
story-nobody-left = Nobody has a model left: points decide.
story-time-up = The last turn is over: points decide.
story-points = Points: { $points }.
story-destroyed = { $unit }, destroyed: { $points } for { $player }
story-routed = { $unit }, off the table: { $points } for { $player }
story-half = { $unit }, below half: { $points } for { $player }
story-holds = { $place }, held: { $points } for { $player }
story-wins = { $player } wins.
story-drawn = The battle is a draw.
