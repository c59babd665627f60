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
book-forces = The forces that meet, if nobody brings others: { $forces }.
book-turns = { $turns ->
    [one] It lasts one turn.
   *[other] It lasts { $turns } turns.
}
book-place = Holding a place: { $name }, { $points } points.
book-hands = Hands

page-book = Rulebook

book-mounted = mounted
book-strength = S
book-resilience = R
book-arms = Arms
book-speed = WS
