### The rulebook

book-subtitle = The rulebook, unofficial
book-contents = Contents
book-index = Index
book-ids = Rules by name
book-odds = Before the dice
book-told = What happened
book-search = Search the book
book-print = Print
book-nothing = Nothing found.
book-example = Example
book-page = page
book-unmarked = no sign: the printed sheets

book-equipment = Arms and gifts
book-price = Points
book-force = { $name } ({ $people }, { $points } points)
book-turns = { $turns ->
    [one] It lasts one turn.
   *[other] It lasts { $turns } turns.
}
book-hands = Hands

page-book = Rulebook

book-mounted = mounted
book-strength = S
book-resilience = R
book-worth = Worth
book-move = Move
book-arms = Arms
book-speed = WS

book-figures = Figures
book-abreast = Abreast
book-extras = With
book-leads = leadership { $leadership }
book-joined = begins with: { $unit }
book-couriers = { $couriers ->
    [one] one more courier
   *[other] { $couriers } more couriers
}
book-save = Saves on
book-price-led = { $points }, and { $each } per point of leadership
book-going = Moving
book-going-half = half rate, no Rush
book-going-slow = { $rate }% of the rate
book-going-cross = { $cost } to cross
book-going-barred = cannot be entered
book-sight = Sight
book-sight-blocks = blocks
book-sight-deep = blocks beyond { $depth }
book-sight-hill = blocks, unless one stands on it
book-cover = Cover
book-cover-soft = soft
book-cover-hard = hard
