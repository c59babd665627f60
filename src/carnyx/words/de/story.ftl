### Wie ein Gefecht erzählt wird, Antwort für Antwort

## Spieler, Richtungen, Würfel

story-red = Rot
story-blue = Blau
story-green = Grün
story-yellow = Gelb
story-north = Norden
story-north-east = Nordosten
story-east = Osten
story-south-east = Südosten
story-south = Süden
story-south-west = Südwesten
story-west = Westen
story-north-west = Nordwesten
story-unit = { $name } ({ $player })
story-source = { $title }: { $source }
story-dice = { $what }; { $need } nötig: { $faces }
story-base = { $basis }: { $need }
story-modifier = { $title }: { $value }
story-natural = { $title }: { $need } nötig
story-counted = { $title }: { $value }, in { $stat } schon enthalten
story-versus = { $stat } gegen { $other }
story-difficulty = DIFF { $number }
story-damage = Schaden { $number }
story-soft = Weiche Deckung
story-wall = Mauer oder Hindernis
story-fortification = Befestigung
story-armed = { $weapon }, Schaden { $damage }
story-of = { $what }, { $whom }
story-more = { $whom } und { $last }

## Die Spielrunde

story-scenario = { $scenario }
story-army = { $player }: { $force }, { $people }, { $points } Punkte.
story-stands = { $unit }: { $models }, { $west } vom Westrand, { $south } vom Südrand.
story-no-room = { $unit }: kein Platz, nicht auf dem Tisch.
story-turn = Spielrunde { $turn } von { $turns }
story-so-far = Punkte bisher: { $points }.
story-hold-ends = { $hold } endet: { $units }.
story-initiative = { $player } gewinnt die Initiative.
story-contest = Würfel: { $dice }
story-contest-again = Gleichstand, neu gewürfelt: { $dice }
story-begins = { $player } beginnt.
story-lets-begin = { $player } lässt { $other } beginnen.
story-activates = { $player } aktiviert: { $unit }.
story-panicked = in Panik
story-touches = in Kontakt: { $enemies }
story-skipped = { $player } hat keine Einheit mehr zu aktivieren.
story-gives-up = { $player } gibt auf.
story-off-table = Vom Tisch: { $units }.

## Aktionen und Bewegungen

story-order = { $unit }: { $order }.
story-order-at = { $unit }: { $order }, Ziel { $target }, { $length } im { $direction }.
story-order-in-band = { $unit }: { $order }, Ziel { $target }, { $length } im { $direction } ({ $band }).
story-order-touching = { $unit }: { $order }, Ziel { $target }, in Kontakt.
story-no-order = { $unit }: keine Aktion.
story-no-more-orders = { $unit }: keine weitere Aktion.
story-moves = { $unit }: { $what }, { $length } nach { $direction }.
story-stays = { $unit }: { $what }, niemand zieht.
story-shifts = { $unit }: { $what }, Modelle wechseln den Platz.
story-nearest = Nächster Gegner: { $enemy }, { $length } im { $direction }.
story-touching = In Kontakt: { $enemies }.
story-covered = Von dort aus in Deckung: { $models }.
story-ends = { $unit }: Die Aktivierung ist sofort vorbei.

## Schüsse, Treffer, Wunden

story-models = { $number ->
    [one] { $number } Modell
   *[other] { $number } Modelle
}
story-part = { $all ->
    [one] { $number } von { $all } Modell
   *[other] { $number } von { $all } Modellen
}
story-part-wounds = { $all ->
    [one] { $number } von { $all } Lebenspunkt
   *[other] { $number } von { $all } Lebenspunkten
}
story-hits = { $number ->
    [0] kein Treffer
    [one] { $number } Treffer
   *[other] { $number } Treffer
}
story-wounds = { $number ->
    [0] keine Wunde
    [one] { $number } Wunde
   *[other] { $number } Wunden
}
story-casualties = { $number ->
    [0] kein Verlust
    [one] { $number } Verlust ({ $who })
   *[other] { $number } Verluste ({ $who })
}
story-leader = Anführer
story-standard = Standarte
story-musician = Musiker
story-rank = { $number ->
    [one] { $number } einfacher Kämpfer
   *[other] { $number } einfache Kämpfer
}
story-each = { $number ->
    [one] { $whom } ({ $hits })
   *[other] { $whom } (je { $hits })
}
story-volley = { $unit }, Ziel { $target }: { $dice }, { $hits }.
story-able = Sichtlinie und Reichweite: { $part }.
story-no-shot = { $unit }: kein Schuss, niemand hat Sichtlinie und Reichweite.
story-gives-hits = { $number ->
    [one] { $player } teilt den Treffer zu: { $takers }.
   *[other] { $player } teilt die Treffer zu: { $takers }.
}
story-hits-fall = { $number ->
    [one] Der Treffer geht an: { $takers }.
   *[other] Die Treffer gehen an: { $takers }.
}
story-unhurt = { $unit }: keine Wunde.
story-hurt = { $unit }: { $wounds }; { $left }.
story-losses = { $unit }: { $wounds }, { $casualties }; { $left }.
story-left = noch { $part }
story-left-none = vernichtet
story-beyond = { $number ->
    [one] { $number } Wunde verfällt: So viele Lebenspunkte hatte ihr Modell nicht mehr.
   *[other] { $number } Wunden verfallen: So viele Lebenspunkte hatten ihre Modelle nicht mehr.
}
story-aimed = { $unit }: { $what }, Ziel { $target }: { $whom }.
story-aimed-alone = { $unit }: { $what }, Ziel { $target }.
story-stone-hit = { $unit }: getroffen, die Schablone liegt im Ziel.
story-stone-miss = { $unit }: verfehlt, die Schablone weicht ab.
story-scatters = Die Schablone landet { $length } weiter im { $direction }.
story-scatter-dice = Würfel: { $far } für die Weite, { $way } für die Richtung
story-under = Unter der Schablone: { $units }.
story-models-of = { $unit } mit { $models }
story-nobody-under = Unter der Schablone ist niemand.

## Reaktionen

story-reacts = { $unit }: { $reaction }, wenn der Test gelingt. Gegner: { $target }.
story-unit-no-reaction = { $unit } reagiert nicht.
story-no-reaction = { $player } reagiert nicht.
story-passed = { $unit }: { $test } bestanden.
story-failed = { $unit }: { $test } nicht bestanden.
story-hold-spent = Der { $hold }-Marker ist verbraucht.
story-will-counter = Nach der Sturmbewegung des Angreifers geht es ihm entgegen.

## Nahkampf

story-charge = Ansturm
story-step-up = Nachrücken
story-closes = { $unit }: { $what }, bis zu { $length }; { $part } in Kontakt, Gegner: { $enemies }.
story-closed = { $unit }: { $what }; { $part } in Kontakt, Gegner: { $enemies }.
story-no-more-contact = { $unit }: Kein weiteres Modell kommt in Kontakt.
story-falls-short = { $unit }: Der Ansturm erreicht sein Ziel nicht.
story-no-assault = { $unit }: Der Sturm findet nicht statt.
story-round = Nahkampf: { $unit }; Gegner: { $enemies }.
story-round-free = { $unit }: Vor dem Lösen schlagen ohne Gegenwehr zu: { $enemies }.
story-fights-with = { $unit }: { $weapon } für diese Runde.
story-strikes-at = { $unit }: mehrere Gegner in Kontakt, zugeschlagen wird auf { $target } ({ $whom }).
story-parries = { $unit }: Parade. Abgewehrt wird ein Gegner: { $target }.
story-speed = WS { $number }
story-blows = { $speed }: { $unit }, Ziel { $target }, { $dice }, { $hits }.
story-won = Runde gewonnen: { $winners }. Verlorene Wunden: { $wounds }.
story-round-drawn = Die Runde endet unentschieden. Verlorene Wunden: { $wounds }.
story-parted = { $unit }: kein Kontakt zum Gegner mehr.

## Moral

story-reason = Grund: { $title }
story-panics = { $unit }: Panik.
story-stays-panicked = { $unit }: Die Panik bleibt.
story-still-panicked = Die Panik bleibt.
story-rallied = Der Panik-Marker kommt weg.
story-routs = { $unit }: Flucht, { $models } vom Tisch.

## Das Ende

story-last-standing = Nur { $player } hat noch Modelle.
story-nobody-left = Niemand hat mehr ein Modell: Die Punkte entscheiden.
story-time-up = Die letzte Spielrunde ist vorbei: Die Punkte entscheiden.
story-points = Punkte: { $points }.
story-destroyed = { $unit }, vernichtet: { $points } für { $player }
story-routed = { $unit }, vom Tisch: { $points } für { $player }
story-half = { $unit }, unter der Hälfte: { $points } für { $player }
story-holds = { $place }, gehalten: { $points } für { $player }
story-wins = { $player } gewinnt.
story-drawn = Das Gefecht endet unentschieden.
