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
sheet-values = { $count } values
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
