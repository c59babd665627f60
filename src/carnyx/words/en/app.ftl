### What the program itself says

app-sheet = sheet
app-found = found
app-ruling = ruling
app-variant = variant
app-source = Source
app-sheets = Printed on
app-need = Need
app-chance = Chance
app-modifiers = Modifiers
app-rule = Rule
app-needs = What the dice must show
app-or-less = { $need } or less
app-or-more = { $need }+
app-casualties = Casualties
app-wounds = Wounds lost
app-figures = Figures that may change ranks
app-expected = Expected: { $number }
app-none = none
app-morale = Morale
app-check = Check taken
app-panic = Panic
app-rout = Rout
app-reactions = Reactions
app-results = Results
app-winner = Who wins the last round fought
app-field = Who holds the field
app-attacker = Attacker
app-defender = Defender
app-draw = Draw
app-nobody = Nobody
app-locked = Still locked
app-won = Won
app-lost = Lost
app-tie = Tie on the first throw, thrown again
app-leader-lost = Leader lost
app-standard-lost = Standard lost
app-individuals-lost = Individual lost
app-dice-thrown = Dice: { $number }
app-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
app-score = Score
app-result-exactly = Exactly
app-result-or-less = Or less
app-result-or-more = Or more
app-exact = Exact: every way the dice can fall has been counted.
app-sampled = Too wide to be exact: { $plays } battles were played out. A chance may be off by { $error }.
app-adverse-too = A unit in bloodlust or shaken is disorganised too: add --disorganised.

error-usage = { $message } See { $command } --help.
error-range = { $option } takes a whole number from { $low } to { $high }, not { $given }.
error-choice = { $option } takes { $choices }, not { $given }.
error-missing-range = { $option } is missing: a whole number from { $low } to { $high }.
error-missing-choice = { $option } is missing: one of { $choices }.
error-missing-value = { $option } needs a value.
error-unknown-option = There is no option { $option }.
error-unknown-command = There is no command { $given }; there are { $choices }.
error-unknown-rule = There is no rule { $given }.
error-unknown-rule-near = There is no rule { $given }; the nearest are { $near }.
error-did-you-mean = Did you mean { $near }?
error-unknown-table = { $given } has no printed table; there are { $choices }.
error-flag = { $option } is a switch and takes no value, not { $given }.
error-house = --house takes SWITCH=VALUE, not { $given }.
error-house-name = --house knows no switch { $given }; there are { $choices }.
error-also = { $option } takes a number and KEY=VALUE pairs such as "{ $example }", not "{ $given }".
error-file = { $path } cannot be used: { $reason }.
error-journal-cut = { $path }: line { $line } is cut off in the middle.
error-journal-empty = { $path }: the file is empty.
error-journal-no_journal = { $path }: this is no journal: line { $line } is not the header of one.
error-journal-newer = { $path }: according to line { $line } it was written by a newer Carnyx (schema { $schema }; this one reads up to { $known }).
error-journal-newer_rules = { $path }: according to line { $line } it was played by newer rules (version { $rules }; this one knows { $known }).
error-journal-older = { $path }: according to line { $line } it was written by an earlier Carnyx (schema { $schema }; this one reads { $known }).
error-journal-older_rules = { $path }: according to line { $line } it was played by earlier rules (version { $rules }; this Carnyx plays by version { $known }): only a Carnyx of that version can replay it.
error-journal-unknown_system = { $path }: line { $line } names a game that is not known: { $system }.
error-journal-malformed = { $path }: line { $line } cannot be read.
error-journal-number = { $path }: line { $line } has number { $number } where { $expected } was due.
error-journal-refused = { $path }: line { $line } holds an answer that the rules refuse ({ $rule }).
error-journal-digest = { $path }: line { $line } has been edited: its digest is another one.
error-no-dice = No more dice were typed in: the battle stops here; its journal keeps all that was answered.
error-rule = Rule { $id }: { $title }.

core-dice = Impossible dice
    .ruling = Dice cannot show these faces, or there are too many or too few of them.
core-answer = No such answer
    .ruling = This is no answer to the question that was asked.
core-over = The battle is over
    .ruling = Nothing is left to be decided.
