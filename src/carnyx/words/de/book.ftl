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
book-turns = { $turns ->
    [one] Die Schlacht dauert eine Runde.
   *[other] Die Schlacht dauert { $turns } Runden.
}
book-hands = Hände

page-book = Regelbuch

book-mounted = beritten
book-strength = St
book-resilience = Zä
book-worth = KW
book-move = Bew.
book-arms = Waffen
book-speed = WS

book-figures = Figuren
book-abreast = Breite
book-extras = Dabei
book-leads = Führungswert { $leadership }
book-joined = beginnt bei: { $unit }
book-couriers = { $couriers ->
    [one] ein weiterer Kurier
   *[other] { $couriers } weitere Kuriere
}
book-save = Rettung ab
book-price-led = { $points }, dazu { $each } je Punkt Führungswert
book-going = Bewegung
book-going-half = halbe Geschwindigkeit, kein Sprint
book-going-slow = { $rate } % der Geschwindigkeit
book-going-cross = { $cost } zum Überqueren
book-going-barred = unpassierbar
book-sight = Sicht
book-sight-blocks = verdeckt
book-sight-deep = verdeckt jenseits von { $depth }
book-sight-hill = verdeckt, außer man steht darauf
book-cover = Deckung
book-cover-soft = weich
book-cover-hard = hart
