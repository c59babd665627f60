### The table in the browser

## Trouble with a message

table-trouble-malformed = This message could not be understood.
table-trouble-stale = That question has been answered already.
table-trouble-not-yours = It is not your decision now.
table-trouble-too-long = This message is too long.
table-trouble-no-undo = This cannot be taken back.
table-trouble-consent = Something has been revealed since: everybody at the table must agree.
table-practice = This was practice: something already revealed was taken back against the computer.
table-practice-verdict = { $verdict } (practice)
table-trouble-unknown = There is no such battle.
table-trouble-taken = Somebody else sits there; you look on.
table-trouble-origin = This page comes from somewhere else: only the table's own pages may speak to it.
table-trouble-bygone = This battle was played by earlier rules: it can be looked at, and played on as a new battle.
table-trouble-too-large = This file is too large: no more than { $most } MB.
table-trouble-not-kept = This could not be saved, so nothing has changed.
table-trouble-asked = The others at the table must agree too.
table-trouble-wish = This battle cannot be set up: { $part }.
table-trouble-too-fast = That was too much at once: you are served more slowly, so that the others need not wait.
table-trouble-overdue = This takes too long to work out.
table-trouble-lost = This could not be worked out; ask again.
table-trouble-full = The disk is full: this could not be saved, so nothing has changed.
table-trouble-read-only = The saved battles cannot be written to: nothing has changed.
table-trouble-locked = Another program is using the saved battles: nothing has changed. Try again.
table-trouble-damaged = Part of the saved battles is damaged: “carnyx doctor” saves what can be read.
table-trouble-unusable = The saved battles cannot be used: nothing has changed.
table-trouble-crowded = Too many are connected already; try again later.
table-trouble-invitation = This seat is for somebody who is invited: your invitation is none, or was used already. You look on.
table-trouble-not-gone = Whoever sits there is here, or was a moment ago.
table-trouble-not-owner = Only who made this battle can delete it.
table-trouble-endless = The journal of this battle is as long as a journal may become: nothing more can be added. A new battle can begin from any moment of it.
table-trouble-thinker-again = The computer player was interrupted and begins its thought again.
table-trouble-thinker-simpler = The computer player found no answer: a simpler one plays on in its seat.
table-trouble-thinker-person = The computer player found no answer: its seat is free for a person.

## The end

table-draw = A draw
table-wins = { $side } wins

## Where the battle stands

table-phase-deploy = Deployment
table-phase-turn = Turn { $turn }
table-phase-initiative = Initiative
table-phase-activations = Activations
table-phase-shooting = Shooting
table-phase-movement = Movement
table-phase-combat = Combat
table-phase-orders = Orders
table-phase-influence = Influence
table-phase-command = Command
table-meter-points = Victory points
table-meter-points-text = After turn { $turns } the most points win. Whoever is the last with models wins at once.
table-tally-leads = { $points } points, { $by } ahead
table-tally-behind = { $points } points, needs { $by } more to lead
table-tally-even = { $points } points, even
table-meter-destroyed = Enemy points destroyed
table-meter-destroyed-text = An army is beaten as soon as units worth more than { $share } of its points are gone, or all that are left are shaken. After turn { $turns } the losses are compared, dead figures included: whoever has lost the smaller share wins.
table-meter-gap = { $gap ->
    [one] But if the shares are less than { $gap } percentage point apart, it is a draw ({ $title }; source: { $source }).
   *[other] But if the shares are less than { $gap } percentage points apart, it is a draw ({ $title }; source: { $source }).
}
table-tally-destroyed = { $points } of { $needs } points that beat the enemy; { $taken } with dead figures; share of its own points lost: { $own }
table-badge-panic = Panicked: −2 in close combat, no shooting, no Hold until it rallies
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
table-weapons-read = Each figure: bonus or penalty to the throw to hit / damage. A dash: out of range.

## Questions

table-dice-faces = Faces are { $faces }; 10 may be typed as 0, and spaces may be left out.
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
table-ask-rank = { $unit }: { $hits ->
        [one] who takes the hit?
       *[other] who takes the { $hits } hits?
    }
table-ask-choose = { $unit }: make a choice
table-ask-nominate = Who begins?
table-why-first = Who goes first can shoot or charge before the enemy does; who goes second sees what he does and answers it.
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
    [one] { $unit-the } announces a charge. You may react before it is carried out.
   *[other] { $unit-the } announce a charge. You may react before it is carried out.
}
table-won-consolidate = The fight is won and no enemy is left in contact: the unit may move up to { $reach }, or stay.
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
table-allot-takers = { $number ->
        [one] model { $models }
       *[other] models { $models }
    }
table-hits-from = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } from { $unit-the }, damage { $damage }
table-hits-next = Each hit is then rolled for: cover if there is any, then damage.
table-order-move = Move
table-order-rush = Rush
table-order-rush-far = Rush: { $far }, ends the activation
table-order-hold = Hold
table-order-done = Done
table-form-close = Close ranks
table-form-line = Line
table-form-column = Column
table-form-towards = Towards the enemy
table-order-shoot-at = Shoot at { $unit-the }
table-order-assault-at = Assault { $unit-the }
table-order-move-and-assault = Move { $far }, then assault { $unit-the }
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
table-note-ground = The ground costs { $extra } extra
table-note-no-rush = No rush goes on: { $why }
table-note-two-orders = Two orders in one: it moves nearer, then it assaults.
table-move-first = If it first moves { $by } nearer, it may assault in the same activation.
table-note-reform = A throw decides how many files change
table-band-close = Close
table-band-short = Short
table-band-medium = Medium
table-band-long = Long
table-band-extreme = Extreme
table-sight-blocked = { $what } in the way: { $by } too much

## Odds

table-need-base = Needed before modifiers
table-need-only = only a { $face } does it
table-need-all-but = only a { $face } fails
table-need-never = no face is high enough
table-need-always = every face does it
table-face-nought = 0 (it counts as ten)
table-odds-assumes = Assumes that nobody reacts.
table-odds-no-reaction = The target cannot react.
table-may-countercharge = { $chance }: the target counter-charges. Then the attacker wins in { $wins } of cases and has { $lost }.
table-may-shoot = { $chance }: the target shoots first, which means { $lost }.
table-may-evade = { $chance }: the target evades and is then out of reach.
table-may-evade-in-vain = { $chance }: the target evades, but stays within reach.
table-may-react = { $chance }: the target may react first: { $what }.
table-odds-sampled = Sampled: { $plays } plays; a chance may be off by { $error }.
table-losses = { $number } losses on average
table-wounds-lost = { $number } wounds lost on average
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
table-danger-next-turn = next turn: { $what }

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
table-rest-activate = All others hold their ground this turn
table-rest-influence = No other leader tries
table-rest-deploy = Set up all the rest
table-rest-march = All others stay, or go as they must
table-rest-walk = All others stay
table-habit-first = We go first whenever we may choose
table-habit-ride = Couriers take the shortest way
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
table-how-rank = Or choose yourself: click one model for each hit, beginning with the heaviest. A model that may take more than one can be clicked again.
table-how-march = Drag a unit: it wheels and goes on. Or pull its grips: a front corner wheels it, its front goes ahead, its flank reforms it. Letting go does it; with Shift it stays a plan to add to.
table-how-aim = Click an enemy to see what a volley does, or choose here.
table-how-walk = Join a unit, or drag him to a place.
table-how-ride = Click where the courier rides.
table-how-send = Pick an order for every unit that is to get a new one. Couriers at hand: { $number }.
table-how-first-orders = One order each; nobody else sees them yet.
table-how-nominate = Who moves first strikes first and takes the ground; who moves second sees what the enemy does before answering it.
table-how-influence = A die no higher than his leadership calms the unit. Look at the odds first: what goes horribly wrong costs more than waiting.
table-ask-first-orders = First orders, in secret
table-ask-aim = { $unit }: shoot at whom?
table-ask-fight = { $unit }: how do they fight?
table-march-reform = { $unit }: reform { $files } abreast
table-march-width = Reform { $files } abreast
table-march-at = March at { $unit-the }
table-march-stand = { $unit }: stand
table-march-go = { $unit }: { $how }
table-march-bound = { $unit }: { $how } ({ $why })
table-walk-stay = { $unit }: stay
table-walk-join = { $unit }: join { $other-the }
table-walk-takes = takes { $spent } of { $may }, { $left } left
table-note-sets-out = Measured from the middle of the front of { $unit-the }.
table-send-done = No new orders
table-grid-seal = Seal the orders
table-grid-send = Send these orders
table-grid-obeyed = obeyed
table-odds-obeyed = { $what }: obeyed { $share }
table-grid-keeps = no new order
table-grid-underway = { $order } is on its way
table-grid-courier = courier of { $leader-the }
table-grid-voice = { $leader-the } in person
table-grid-when = { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }
table-grid-if-near = this turn, if he ends within { $reach }
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
table-place-risk = Killed in this turn’s combat: { $risks }
table-fight-one = One rank, against { $unit-the }
table-fight-two = Two ranks, against { $unit-the }
table-edge = Edge { $number }
table-annihilated = Annihilated
table-odds-assumes-ranks = Assumes that others fight in one rank, each at the first enemy he touches.
table-odds-save = two dice: the leader’s saving throw
table-odds-influence-success = Success: OK again, still disorganised.
table-odds-influence-failure = Failure: nothing changes.
table-odds-disaster-shaken = Horribly wrong (a ten, or { $above } too high): the unit routs and takes him along, and every unit the army has left takes a command test.
table-odds-disaster-bloodlust = Horribly wrong (a ten, or { $above } too high): the unit turns on him, and he dies unless he saves himself. It takes a command test, and so do all units he led if he dies.
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
table-fact-boast = Boast
table-boast-good = { $boast }: holds, +1 in command tests
table-boast-broken = { $boast }: broken, −1 in command tests
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
table-lost-models = Models lost: { $number }
