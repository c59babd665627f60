### What is said about a reference sheet that was read

sheet-title = { $game }, sheet in { $language }: { $count ->
    [one] one value recognised.
   *[other] { $count } values recognised.
}
sheet-language-en = English
sheet-language-de = German
sheet-language-es = Spanish
sheet-repaired = Repaired cells
sheet-restored = Restored
sheet-differences = Differences from the rules in force
sheet-unplaced = Lines that could not be placed
sheet-line = line { $line }
sheet-differs = { $sheet }, in force { $force }
sheet-values = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
sheet-why-diagonal = the other cells of its diagonal all say so
sheet-why-steps = its row or column goes in even steps
sheet-why-between = it looks like that and fits between its neighbours
sheet-why-mirror = the other end of the table has the same chance
sheet-why-neighbours = the results above and below leave just this
sheet-kind-head = head of a column
sheet-kind-label = label of a row
sheet-kind-list = list number
sheet-kind-unit = unit of length
sheet-kind-figure = figure
sheet-because-edition = edition switch --house { $switch }
sheet-because-editions = edition switch --house { $switch } (edition { $editions })
sheet-because-truncated = cut off on the sheet instead of rounded
sheet-because-pattern = against the pattern of its own table, perhaps misread
sheet-because-other = another figure

error-sheet-empty = { $path }: the file is empty.
error-sheet-large = { $path }: too large for a sheet, which has at most { $most } bytes.
error-sheet-binary = { $path }: this is no text.
error-sheet-unknown = { $path }: this is no sheet of Celtos or Warriors.

## The printed sheet

printed-subtitle = Reference sheet, unofficial
printed-edition = edition { $edition }
printed-search = Search
printed-print = Print
printed-needs = What the die needs
printed-score = Score
printed-chance = Chance
printed-found = found among players
printed-ruling = ruling
printed-house = house rule
printed-book = Every rule in full: { $command }
printed-throw = { $dice }D { $which }
printed-total = Sum
printed-modifiers = modifiers
printed-celtos-turn = The turn
printed-celtos-orders = Orders
printed-celtos-table = Moving and seeing
printed-celtos-tests = Tests and strikes
printed-celtos-shooting = Shooting
printed-celtos-weapons = Weapons
printed-celtos-melee = Close combat
printed-celtos-reactions = Reactions
printed-celtos-morale = Morale
printed-celtos-profile = Profile
printed-celtos-traits = Traits
printed-celtos-templates = Templates
printed-celtos-armies = Table and victory
printed-warriors-turn = The turn
printed-warriors-basics = Dice and quality
printed-warriors-before = Before the battle
printed-warriors-shooting = Shooting
printed-warriors-movement = Movement
printed-warriors-orders = Orders and conditions
printed-warriors-combat = Combat
printed-warriors-individuals = Individuals
printed-warriors-test = Combat test
printed-warriors-armies = Armies and victory
printed-warriors-command = Command
printed-warriors-optional = Optional rules
printed-warriors-odds = What the dice give

error-pdf-terminal = A PDF is nothing for a terminal: name a file with -o.

roster-boxes = Boxes to tick
roster-problems = Not allowed in this list
roster-units = Units
roster-weapons = Weapons
roster-points = { $points } points
