### Wer schlägt wen

matchup-title = Wer schlägt wen in { $game }
matchup-terms-celtos = Jede Einheit links greift jede Einheit oben im Sturm an. Gekämpft wird Mann gegen Mann, höchstens { $rounds } Runden, bis eine Seite ausgelöscht ist oder flieht.
matchup-terms-warriors = Jede Einheit links trifft mit dem Befehl Angriff frontal auf jede Einheit oben mit dem Befehl Halten. Gekämpft wird höchstens { $rounds } Züge, bis eine Seite erschlagen ist, flieht oder erschüttert ist.
matchup-sides = Etwa { $points } Punkte je Seite (in Klammern, wie viele das sind), ohne Kommando, ohne Schießen. Kein Würfel ist Stichprobe: Jeder Wurf ist gezählt.
matchup-edge = Chance zu siegen minus Chance zu verlieren
matchup-toll = Anteil erschlagener Feinde minus eigener Anteil
matchup-attacks = greift an
matchup-attacked = wird angegriffen
matchup-unit = Einheit
matchup-points = Punkte
matchup-overall = Insgesamt
matchup-prey = Schlägt am besten
matchup-bane = Fürchtet am meisten
matchup-win = siegt
matchup-lose = verliert
matchup-draw = beide fort
matchup-undecided = unentschieden
matchup-fallen = fallen im Mittel
matchup-progress = { $done } von { $all }
error-unknown-unit = Eine Einheit { $given } gibt es nicht; am nächsten kommen { $near }.
error-unknown-unit-far = Eine Einheit { $given } gibt es nicht; es gibt { $choices }.
error-matchup-twice = { $given } ist zweimal genannt.
error-charts = Ein Schaubild braucht ein Paket mehr: pip install "carnyx[charts]".
