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
story-stands = { $unit-number ->
    [one] { $unit-the } takes the field: { $models }, { $west } from the west edge, { $south } from the south edge.
   *[other] { $unit-the } take the field: { $models }, { $west } from the west edge, { $south } from the south edge.
}
story-no-room = { $unit-number ->
    [one] { $unit-the } finds no room and stays off the table.
   *[other] { $unit-the } find no room and stay off the table.
}
story-turn = Turn { $turn } of { $turns }
story-so-far = Points so far: { $points }.
story-hold-ends = { $hold } ends for { $units-the }.
story-initiative = { $player } wins the initiative: { $total } against { $others }.
story-contest = Dice: { $dice }
story-contest-again = Tie, thrown again: { $dice }
story-begins = { $player } begins.
story-lets-begin = { $player } lets { $other } begin.
story-activates = { $player } activates { $unit-the }.
story-panicked = panicked
story-touches = in contact with { $enemies-the }
story-skipped = { $player } has no unit left to activate.
story-gives-up = { $player } gives up.
story-off-table = Off the table: { $units }.

## Orders and moves

story-no-order = { $unit-number ->
    [one] { $unit-the } does nothing.
   *[other] { $unit-the } do nothing.
}
story-no-more-orders = { $unit-number ->
    [one] { $unit-the } does nothing more.
   *[other] { $unit-the } do nothing more.
}
story-moves = { $unit-number ->
    [one] { $unit-the } moves { $length } { $direction }.
   *[other] { $unit-the } move { $length } { $direction }.
}
story-rushes = { $unit-number ->
    [one] { $unit-the } rushes { $length } { $direction }.
   *[other] { $unit-the } rush { $length } { $direction }.
}
story-breaks-off = { $unit-number ->
    [one] { $unit-the } breaks off, { $length } { $direction }.
   *[other] { $unit-the } break off, { $length } { $direction }.
}
story-consolidates = { $unit-number ->
    [one] After the combat { $unit-the } moves { $length } { $direction }.
   *[other] After the combat { $unit-the } move { $length } { $direction }.
}
story-evades = { $unit-number ->
    [one] { $unit-the } evades { $length } { $direction }.
   *[other] { $unit-the } evade { $length } { $direction }.
}
story-goes-on = { $unit-number ->
    [one] { $unit-the } gets as far as { $length } { $direction }.
   *[other] { $unit-the } get as far as { $length } { $direction }.
}
story-stays = { $unit-number ->
    [one] { $unit-the } stays in place ({ $what }).
   *[other] { $unit-the } stay in place ({ $what }).
}
story-shifts = Models of { $unit-the } change places ({ $what }).
story-nearest = Nearest enemy: { $enemy }, { $length } { $direction }.
story-touching = In contact with { $enemies-the }.
story-covered = In cover from there: { $models }.
story-ends = The activation of { $unit-the } ends at once.

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
story-leader = the leader
story-standard = the standard
story-musician = the musician
story-rank = { $number } of the rank and file
story-each = { $number ->
    [one] { $whom } with { $hits }
   *[other] { $whom } with { $hits } each
}
story-volley = { $unit-the } against { $target-the }: { $dice }, { $hits }.
story-able = Sight and range: { $part }.
story-no-shot = { $unit-number ->
    [one] { $unit-the } does not shoot: nobody has sight and range.
   *[other] { $unit-the } do not shoot: nobody has sight and range.
}
story-gives-hits = { $number ->
    [one] { $player } gives the hit to: { $takers }.
   *[other] { $player } gives the hits to: { $takers }.
}
story-hits-fall = { $number ->
    [one] The hit falls on: { $takers }.
   *[other] The hits fall on: { $takers }.
}
story-hits-hit = { $number ->
    [one] The hit falls on { $unit-the }.
   *[other] The hits fall on { $unit-the }.
}
story-unhurt = { $unit-number ->
    [one] { $unit-the } suffers no wound.
   *[other] { $unit-the } suffer no wound.
}
story-hurt = { $unit-number ->
    [one] { $unit-the } suffers { $wounds }; { $left }.
   *[other] { $unit-the } suffer { $wounds }; { $left }.
}
story-losses = { $unit-number ->
    [one] { $unit-the } suffers { $wounds }, { $casualties }; { $left }.
   *[other] { $unit-the } suffer { $wounds }, { $casualties }; { $left }.
}
story-left = { $part } left
story-left-none = destroyed
story-beyond = { $number ->
    [one] { $number } wound is lost: its model had fewer left.
   *[other] { $number } wounds are lost: their models had fewer left.
}
story-aimed = { $unit-number ->
    [one] { $unit-the } aims at { $target-the }: { $whom }, { $what }.
   *[other] { $unit-the } aim at { $target-the }: { $whom }, { $what }.
}
story-aimed-alone = { $unit-number ->
    [one] { $unit-the } aims at { $target-the }, { $what }.
   *[other] { $unit-the } aim at { $target-the }, { $what }.
}
story-stone-hit = { $unit-number ->
    [one] { $unit-the } hits: the template lies where it was aimed.
   *[other] { $unit-the } hit: the template lies where it was aimed.
}
story-stone-miss = { $unit-number ->
    [one] { $unit-the } misses: the template scatters.
   *[other] { $unit-the } miss: the template scatters.
}
story-scatters = The template lands { $length } { $direction } of its aim.
story-scatter-dice = Dice: { $far } for the distance, { $way } for the direction
story-under = Under the template: { $units }.
story-models-of = { $models } of { $unit-the }
story-nobody-under = Nobody is under the template.

## Reactions

story-reacts = { $unit-number ->
    [one] { $unit-the } wants to react to { $target-the }: { $reaction }, if the check is passed.
   *[other] { $unit-the } want to react to { $target-the }: { $reaction }, if the check is passed.
}
story-unit-no-reaction = { $unit-number ->
    [one] { $unit-the } does not react.
   *[other] { $unit-the } do not react.
}
story-no-reaction = { $player } does not react.
story-passed = { $test } of { $unit-the }: passed.
story-failed = { $test } of { $unit-the }: failed.
story-hold-spent = The { $hold } marker is spent.
story-will-counter = The counter-charge follows once the charger has closed in.

## Close combat

story-no-more-contact = { $unit-number ->
    [one] { $unit-the } brings no further model into contact.
   *[other] { $unit-the } bring no further model into contact.
}
story-charges = { $unit-number ->
    [one] { $unit-the } charges, { $length } at most.
   *[other] { $unit-the } charge, { $length } at most.
}
story-countercharges = { $unit-number ->
    [one] { $unit-the } counter-charges, { $length } at most.
   *[other] { $unit-the } counter-charge, { $length } at most.
}
story-brings-up = { $unit-number ->
    [one] { $unit-the } brings up more models, { $length } at most.
   *[other] { $unit-the } bring up more models, { $length } at most.
}
story-steps-up = { $unit-number ->
    [one] { $unit-the } steps up, { $length } at most.
   *[other] { $unit-the } step up, { $length } at most.
}
story-reach = { $part } in contact with { $enemies-the }.
story-falls-short = The charge of { $unit-the } falls short.
story-no-assault = The assault of { $unit-the } is not carried out.
story-round = Close combat: { $unit-the } against { $enemies-the }.
story-round-free = { $unit-number ->
    [one] { $unit-the } breaks off; before that, blows without reply from { $enemies-the }.
   *[other] { $unit-the } break off; before that, blows without reply from { $enemies-the }.
}
story-fights-with = { $unit-number ->
    [one] { $unit-the } fights this round with: { $weapon }.
   *[other] { $unit-the } fight this round with: { $weapon }.
}
story-shoots-with = { $unit-number ->
    [one] { $unit-the } shoots with: { $weapon }.
   *[other] { $unit-the } shoot with: { $weapon }.
}
story-strikes-at = { $unit-number ->
    [one] In contact with several enemies, { $unit-the } strikes at { $target-the } with { $whom }.
   *[other] In contact with several enemies, { $unit-the } strike at { $target-the } with { $whom }.
}
story-strikes-at-alone = { $unit-number ->
    [one] In contact with several enemies, { $unit-the } strikes at { $target-the }.
   *[other] In contact with several enemies, { $unit-the } strike at { $target-the }.
}
story-parries = { $unit-number ->
    [one] { $unit-the } parries blows of { $target-the }.
   *[other] { $unit-the } parry blows of { $target-the }.
}
story-speed = WS { $number }
story-blows = { $speed }: { $unit-the } against { $target-the }, { $dice }, { $hits }.
story-won = { $winners-number ->
    [one] { $winners-the } wins the round. Wounds lost: { $wounds }.
   *[other] { $winners-the } win the round. Wounds lost: { $wounds }.
}
story-round-drawn = The round is a draw. Wounds lost: { $wounds }.
story-parted = { $unit-number ->
    [one] { $unit-the } is no longer in contact with the enemy.
   *[other] { $unit-the } are no longer in contact with the enemy.
}

## Nerve

story-reason = Reason: { $title }
story-panics = { $unit-number ->
    [one] { $unit-the } panics.
   *[other] { $unit-the } panic.
}
story-stays-panicked = { $unit-number ->
    [one] { $unit-the } stays in panic.
   *[other] { $unit-the } stay in panic.
}
story-still-panicked = The panic stays.
story-rallied = The panic marker comes off.
story-routs = { $unit-number ->
    [one] { $unit-the } routs, { $models } off the table.
   *[other] { $unit-the } rout, { $models } off the table.
}

## The end

story-last-standing = Only { $player } has models left.
story-nobody-left = Nobody has a model left: points decide.
story-time-up = The last turn is over: points decide.
story-points = Points: { $points }.
story-destroyed = { $unit }, destroyed: { $points } for { $player }
story-routed = { $unit }, off the table: { $points } for { $player }
story-half = { $unit }, below half: { $points } for { $player }
story-holds = { $place }, held: { $points } for { $player }
story-state = { $unit }: { $state }.
story-goes-on-hold = { $unit-number ->
    [one] { $unit-the } goes on Hold.
   *[other] { $unit-the } go on Hold.
}
story-shoots-at = { $unit-number ->
    [one] { $unit-the } shoots at { $target-the }.
   *[other] { $unit-the } shoot at { $target-the }.
}
story-shoots-in-band = { $unit-number ->
    [one] { $unit-the } shoots at { $target-the }, { $length } { $direction } ({ $band } range).
   *[other] { $unit-the } shoot at { $target-the }, { $length } { $direction } ({ $band } range).
}
story-assaults-at = { $unit-number ->
    [one] { $unit-the } assaults { $target-the }, { $length } { $direction }.
   *[other] { $unit-the } assault { $target-the }, { $length } { $direction }.
}
story-assaults-touching = { $unit-number ->
    [one] { $unit-the } assaults { $target-the }, already in contact.
   *[other] { $unit-the } assault { $target-the }, already in contact.
}
story-wins = { $player } wins.
story-drawn = The battle is a draw.
