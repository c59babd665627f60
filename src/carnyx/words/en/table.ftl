### The table in the browser

## Trouble with a message

table-trouble-malformed = This message could not be understood.
table-trouble-stale = That question has been answered already.
table-trouble-not-yours = It is not your turn to answer.
table-trouble-too-long = This message is too long.
table-trouble-no-undo = This cannot be taken back.
table-trouble-consent = Something has been revealed since: everybody at the table must agree.
table-trouble-unknown = There is no such battle.
table-trouble-taken = Somebody else sits there; you look on.
table-trouble-origin = This page comes from somewhere else: only the table's own pages may speak to it.
table-trouble-bygone = This battle was played by earlier rules: it can be looked at, and played on as a new battle.
table-trouble-too-large = This file is too large: no more than { $most } MB.
table-trouble-not-kept = This could not be saved, so nothing has changed.
table-trouble-asked = The others at the table must agree too.
table-trouble-wish = This battle cannot be set up: { $part }.

## The end

table-draw = A draw
table-wins = { $side } wins

## Where the battle stands

table-phase-deploy = Deployment
table-phase-turn = Turn { $turn }
table-badge-panic = Panicked
table-badge-hold = On Hold
table-badge-engaged = Engaged
table-badge-activated = Has acted
table-badge-apart = Out of coherency
table-badge-wounded = Wounded: { $left } of { $most } wounds left
table-apart = { $gap } apart, { $most } allowed
table-said = { $name }, { $number ->
    [one] 1 model
   *[other] { $number } models
}
table-ground-wood = Wood
table-ground-swamp = Swamp
table-ground-marsh = Marsh
table-ground-water = Water
table-ground-bridge = Bridge
table-ground-hill = Hill
table-ground-wall = Wall
table-ground-hedge = Hedge
table-ground-crops = Crops
table-ground-building = Building
table-ground-works = Earthworks
table-ground-fortification = Fortification
table-models = Models

## Questions

table-dice-faces = Faces are { $faces }.
table-dice-ties = After a tie, type the next throw behind the first.
table-ask-throw = Throw the dice
table-ask-activate = Activate a unit
table-ask-react = Who reacts?
table-ask-order = Orders for { $unit-the }
table-ask-move = Move { $unit-the }
table-ask-rush = { $unit-number ->
    [one] { $unit-the } rushes
   *[other] { $unit-the } rush
}
table-ask-close-in = { $unit-number ->
    [one] { $unit-the } closes in
   *[other] { $unit-the } close in
}
table-ask-leave = { $unit-number ->
    [one] { $unit-the } breaks off
   *[other] { $unit-the } break off
}
table-ask-deploy = Set up a unit
table-ask-rank = { $unit }: who takes the hits?
table-ask-choose = { $unit }: make a choice
table-ask-nominate = Who begins?
table-ask-edge = Which edge of the table?
table-ask-boast = What does the Warchief boast?
table-ask-influence = { $unit-number ->
    [one] Whom does { $unit-the } calm?
   *[other] Whom do { $unit-the } calm?
}
table-ask-word = Who hears the word of power of { $unit-the }?
table-ask-struck = { $unit }: whom in the ranks does the blow strike?
table-ask-again = Does the courier with { $unit-the } try the delayed order again?
table-ask-reaction = { $unit }: which reaction?
table-ask-weapon = { $unit }: which weapon?
table-ask-foe = { $unit }: whom does this model strike at?
table-ask-parry = { $unit }: whose blows are parried?
table-ask-template = { $unit }: lay the template on whom?
table-moved-near = { $unit-number ->
    [one] { $unit-the } has moved in sight of units on Hold.
   *[other] { $unit-the } have moved in sight of units on Hold.
}
table-charged-by = { $unit-number ->
    [one] { $unit-the } charges; nobody has moved yet.
   *[other] { $unit-the } charge; nobody has moved yet.
}
table-concede = Give up the battle
table-nobody = Nobody
table-again = Try again
table-recall = Call him back
table-stay = Stay
table-way = { $length } { $direction }
table-ride-waits = Wait
table-close-in = By the shortest way
table-as-they-stand = As they stand
table-allot-for-me = Do it for me
table-damages = Damage, in the order of the hits: { $damages }
table-order-move = Move
table-order-rush = Rush
table-order-hold = Hold
table-order-done = Done
table-order-shoot-at = Shoot at { $unit-the }
table-order-assault-at = Assault { $unit-the }
table-role-leader = leader
table-role-standard = standard
table-role-musician = musician
table-role-rank = rank and file
table-model = { $number }: { $role }
table-model-tough = { $number }: { $role }, wounds { $wounds }
table-choice-none = No reaction
table-choice-shoot = Shoot
table-choice-evade = Evade
table-choice-countercharge = Counter-charge
table-choice-later = Later, against slower blows

## Gestures

table-note-coherency = Out of coherency: gaps above { $gap }
table-note-ground = What the ground adds: { $extra }
table-band-close = Close
table-band-short = Short
table-band-medium = Medium
table-band-long = Long
table-band-extreme = Extreme
table-sight-blocked = { $what } in the way, by { $by }

## Odds

table-odds-assumes = Assumes that nobody reacts.
table-odds-sampled = Sampled: { $plays } plays; a chance may be off by { $error }.
table-losses = { $number } losses on average
table-won-attacker = The attacker wins
table-won-defender = The defender wins
table-won-draw = Nobody wins

## Threats

table-ring-move = Move { $reach }
table-ring-rush = Rush { $reach }
table-ring-assault = Assault { $reach }
table-ring-move_assault = Move and assault { $reach }
table-ring-template = Template { $reach }
table-ring-short = Short range { $reach }
table-ring-medium = Medium range { $reach }
table-ring-long = Long range { $reach }
table-ring-extreme = Extreme range { $reach }
table-danger-gap = { $gap } away
table-danger-shoot-standing = can shoot { $odds }
table-danger-shoot-moving = can shoot after a move { $odds }
table-danger-shoot-perhaps = may come into range { $odds }
table-danger-assault-standing = can assault { $odds }
table-danger-assault-moving = can assault after a move { $odds }
table-danger-assault-perhaps = may reach it with an assault { $odds }
table-danger-reacts = reacts with { $chance }

## Warriors

table-badge-order-sealed = Its order is sealed
table-badge-bloodlust = In bloodlust
table-badge-shaken = Shaken
table-badge-disorganised = Disorganised
table-badge-volleys = { $volleys ->
    [one] { $volleys } volley left
   *[other] { $volleys } volleys left
}
table-courier = Courier
table-ask-march = Move a unit
table-ask-walk = Move an individual
table-ask-ride = The courier to { $unit-the } rides
table-ask-send = Send orders
table-rest-deploy = Set up all the rest
table-rest-march = All others stay, or go as they must
table-rest-walk = All others stay
table-habit-hits = Hits are given out for me
table-habit-react = Nobody on Hold reacts
table-habit-reaction = No reaction to a charge
table-habit-parry = Parry whoever strikes first
table-habit-close-in = Close in by the shortest way
table-how-activate = Drag a unit: within its move it moves, farther it rushes, onto an enemy it assaults. Or click it.
table-how-order = Drag the unit, or choose an order.
table-how-move = Drag the unit; letting go does it.
table-how-rush = Drag the unit; letting go does it.
table-how-leave = Drag the unit out of the fight.
table-how-close-in = By the shortest way, or drag single models.
table-how-deploy = Take the place offered, or drag a name onto the table.
table-how-rank = Click the models in the order of the hits, the worst first. Who may take several is clicked again.
table-how-march = Drag a unit by its figures: it wheels and goes on. Hold Shift as you let go to plan more.
table-how-walk = Join a unit, or drag him to a place.
table-how-ride = Click where the courier rides.
table-how-send = Click a unit to see its orders alone.
table-how-first-orders = One order each; nobody else sees them yet.
table-ask-first-orders = First orders, in secret
table-ask-aim = { $unit }: shoot at whom?
table-ask-fight = { $unit }: how do they fight?
table-march-reform = { $unit }: reform { $files } abreast
table-march-stand = { $unit }: stand
table-march-go = { $unit }: { $how }
table-march-bound = { $unit }: { $how } ({ $why })
table-walk-stay = { $unit }: stay
table-walk-join = { $unit }: join { $other-the }
table-send-done = No more orders
table-send-courier = { $unit }: { $order }, by courier of { $leader-the }
table-send-voice = { $unit }: { $order }, from { $leader-the } in person
table-orders-all = All units: { $order }
table-aim = { $unit }: { $volleys } { $volleys ->
        [one] volley
       *[other] volleys
    }
table-aim-none = Do not shoot
table-ask-place = { $unit }: where in the front rank does everybody stand?
table-place-at = { $unit }: file { $file }, touching { $enemies }
table-place-front = { $unit }: file { $file }
table-place-behind = { $unit }: behind
table-fight-one = One rank, against { $unit-the }
table-fight-two = Two ranks, against { $unit-the }
table-edge = Edge { $number }
table-annihilated = Annihilated
table-odds-assumes-ranks = Assumes that others fight in one rank, each at the first enemy he touches.
table-fact-quality = Quality
table-fact-discipline = Discipline
table-fact-strength = Strength
table-fact-resilience = Resilience
table-fact-worth = Worth
table-fact-armour = Armour
table-fact-move = Move
table-fact-points = Points
table-fact-volleys = Volleys
table-fact-leadership = Leadership
table-quality-elite = Elite
table-quality-veteran = Veteran
table-quality-average = Average
table-quality-poor = Poor
table-discipline-disciplined = Disciplined
table-discipline-tribal = Tribal
table-discipline-fanatic = Fanatic
table-armour-light = Light
table-armour-medium = Medium
table-armour-heavy = Heavy
table-shield = shield
table-trait-champion = Champion
table-trait-standard = Standard
table-trait-standard-lost = Has lost its standard
table-danger-fights = fights it { $odds }
table-danger-charge = can charge { $odds }
table-danger-must-charge = must charge { $odds }
