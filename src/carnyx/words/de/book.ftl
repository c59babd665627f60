### Das Regelbuch

book-subtitle = Das Regelbuch, inoffiziell
book-contents = Inhalt
book-index = Stichwörter
book-ids = Regeln nach Namen
book-odds = Vor dem Wurf
book-told = Was geschah
book-search = Im Buch suchen
book-print = Drucken
book-nothing = Nichts gefunden.
book-example = Beispiel
book-page = Seite
book-unmarked = ohne Zeichen: die gedruckten Blätter

book-equipment = Waffen und Gaben
book-price = Punkte
book-force = { $name } ({ $people }, { $points } Punkte)
book-forces = Die Aufgebote, wenn niemand andere mitbringt: { $forces }.
book-turns = { $turns ->
    [one] Die Schlacht dauert eine Runde.
   *[other] Die Schlacht dauert { $turns } Runden.
}
book-place = Ein Ort zum Halten: { $name }, { $points } Punkte.
book-hands = Hände

page-book = Regelbuch

book-mounted = beritten
book-strength = St
book-resilience = Zä
book-arms = Waffen
book-speed = WS
