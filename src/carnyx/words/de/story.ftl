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
story-stands = { $unit-number ->
    [one] { $unit-nominative } stellt sich auf: { $models }, { $west } vom Westrand, { $south } vom Südrand.
   *[other] { $unit-nominative } stellen sich auf: { $models }, { $west } vom Westrand, { $south } vom Südrand.
}
story-no-room = { $unit-number ->
    [one] { $unit-nominative } findet keinen Platz und kommt nicht auf den Tisch.
   *[other] { $unit-nominative } finden keinen Platz und kommen nicht auf den Tisch.
}
story-turn = Spielrunde { $turn } von { $turns }
story-so-far = Punkte bisher: { $points }.
story-hold-ends = { $hold } endet für { $units-accusative }.
story-initiative = { $player } gewinnt die Initiative: { $total } gegen { $others }.
story-contest = Würfel: { $dice }
story-contest-again = Gleichstand, neu gewürfelt: { $dice }
story-begins = { $player } beginnt.
story-lets-begin = { $player } lässt { $other } beginnen.
story-activates = { $player } aktiviert { $unit-accusative }.
story-panicked = in Panik
story-touches = in Kontakt mit { $enemies-dative }
story-skipped = { $player } hat keine Einheit mehr zu aktivieren.
story-gives-up = { $player } gibt auf.
story-off-table = Vom Tisch: { $units }.

## Aktionen und Bewegungen

story-no-order = { $unit-number ->
    [one] { $unit-nominative } tut nichts.
   *[other] { $unit-nominative } tun nichts.
}
story-no-more-orders = { $unit-number ->
    [one] { $unit-nominative } tut nichts weiter.
   *[other] { $unit-nominative } tun nichts weiter.
}
story-moves = { $unit-number ->
    [one] { $unit-nominative } bewegt sich { $length } nach { $direction }.
   *[other] { $unit-nominative } bewegen sich { $length } nach { $direction }.
}
story-rushes = { $unit-number ->
    [one] { $unit-nominative } sprintet { $length } nach { $direction }.
   *[other] { $unit-nominative } sprinten { $length } nach { $direction }.
}
story-breaks-off = { $unit-number ->
    [one] { $unit-nominative } löst sich vom Gegner, { $length } nach { $direction }.
   *[other] { $unit-nominative } lösen sich vom Gegner, { $length } nach { $direction }.
}
story-consolidates = { $unit-number ->
    [one] { $unit-nominative } zieht nach dem Nahkampf { $length } nach { $direction }.
   *[other] { $unit-nominative } ziehen nach dem Nahkampf { $length } nach { $direction }.
}
story-evades = { $unit-number ->
    [one] { $unit-nominative } weicht { $length } nach { $direction } aus.
   *[other] { $unit-nominative } weichen { $length } nach { $direction } aus.
}
story-goes-on = { $unit-number ->
    [one] { $unit-nominative } kommt { $length } weit nach { $direction }.
   *[other] { $unit-nominative } kommen { $length } weit nach { $direction }.
}
story-stays = { $unit-number ->
    [one] { $unit-nominative } bleibt stehen ({ $what }).
   *[other] { $unit-nominative } bleiben stehen ({ $what }).
}
story-shifts = Modelle { $unit-genitive } wechseln den Platz ({ $what }).
story-nearest = Nächster Gegner: { $enemy }, { $length } im { $direction }.
story-touching = In Kontakt mit { $enemies-dative }.
story-covered = Von dort aus in Deckung: { $models }.
story-ends = Die Aktivierung { $unit-genitive } ist sofort vorbei.

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
    [0] keinen Verlust
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
story-volley = { $unit-nominative } gegen { $target-accusative }: { $dice }, { $hits }.
story-able = Sichtlinie und Reichweite: { $part }.
story-no-shot = { $unit-number ->
    [one] { $unit-nominative } schießt nicht: Niemand hat Sichtlinie und Reichweite.
   *[other] { $unit-nominative } schießen nicht: Niemand hat Sichtlinie und Reichweite.
}
story-gives-hits = { $number ->
    [one] { $player } teilt den Treffer zu: { $takers }.
   *[other] { $player } teilt die Treffer zu: { $takers }.
}
story-hits-fall = { $number ->
    [one] Der Treffer geht an: { $takers }.
   *[other] Die Treffer gehen an: { $takers }.
}
story-hits-hit = { $number ->
    [one] Der Treffer geht an { $unit-accusative }.
   *[other] Die Treffer gehen an { $unit-accusative }.
}
story-unhurt = { $unit-number ->
    [one] { $unit-nominative } erleidet keine Wunde.
   *[other] { $unit-nominative } erleiden keine Wunde.
}
story-hurt = { $unit-number ->
    [one] { $unit-nominative } erleidet { $wounds }; { $left }.
   *[other] { $unit-nominative } erleiden { $wounds }; { $left }.
}
story-losses = { $unit-number ->
    [one] { $unit-nominative } erleidet { $wounds }, { $casualties }; { $left }.
   *[other] { $unit-nominative } erleiden { $wounds }, { $casualties }; { $left }.
}
story-left = noch { $part }
story-left-none = vernichtet
story-beyond = { $number ->
    [one] { $number } Wunde verfällt: So viele Lebenspunkte hatte ihr Modell nicht mehr.
   *[other] { $number } Wunden verfallen: So viele Lebenspunkte hatten ihre Modelle nicht mehr.
}
story-aimed = { $unit-number ->
    [one] { $unit-nominative } zielt auf { $target-accusative }: { $whom }, { $what }.
   *[other] { $unit-nominative } zielen auf { $target-accusative }: { $whom }, { $what }.
}
story-aimed-alone = { $unit-number ->
    [one] { $unit-nominative } zielt auf { $target-accusative }, { $what }.
   *[other] { $unit-nominative } zielen auf { $target-accusative }, { $what }.
}
story-stone-hit = { $unit-number ->
    [one] { $unit-nominative } trifft: Die Schablone liegt im Ziel.
   *[other] { $unit-nominative } treffen: Die Schablone liegt im Ziel.
}
story-stone-miss = { $unit-number ->
    [one] { $unit-nominative } schießt daneben: Die Schablone weicht ab.
   *[other] { $unit-nominative } schießen daneben: Die Schablone weicht ab.
}
story-scatters = Die Schablone landet { $length } weiter im { $direction }.
story-scatter-dice = Würfel: { $far } für die Weite, { $way } für die Richtung
story-under = Unter der Schablone: { $units }.
story-models-of = { $models } { $unit-genitive }
story-nobody-under = Unter der Schablone ist niemand.

## Reaktionen

story-reacts = { $unit-number ->
    [one] { $unit-nominative } will auf { $target-accusative } reagieren: { $reaction }, wenn der Test gelingt.
   *[other] { $unit-nominative } wollen auf { $target-accusative } reagieren: { $reaction }, wenn der Test gelingt.
}
story-unit-no-reaction = { $unit-number ->
    [one] { $unit-nominative } reagiert nicht.
   *[other] { $unit-nominative } reagieren nicht.
}
story-no-reaction = { $player } reagiert nicht.
story-passed = { $unit-number ->
    [one] { $unit-nominative } besteht den { $test }.
   *[other] { $unit-nominative } bestehen den { $test }.
}
story-failed = { $unit-number ->
    [one] { $unit-nominative } besteht den { $test } nicht.
   *[other] { $unit-nominative } bestehen den { $test } nicht.
}
story-hold-spent = Der { $hold }-Marker ist verbraucht.
story-will-counter = Der Gegenangriff folgt, sobald der Angreifer herangekommen ist.

## Nahkampf

story-no-more-contact = { $unit-number ->
    [one] { $unit-nominative } bringt kein weiteres Modell in Kontakt.
   *[other] { $unit-nominative } bringen kein weiteres Modell in Kontakt.
}
story-charges = { $unit-number ->
    [one] { $unit-nominative } stürmt heran, bis zu { $length }.
   *[other] { $unit-nominative } stürmen heran, bis zu { $length }.
}
story-countercharges = { $unit-number ->
    [one] { $unit-nominative } stürmt entgegen, bis zu { $length }.
   *[other] { $unit-nominative } stürmen entgegen, bis zu { $length }.
}
story-brings-up = { $unit-number ->
    [one] { $unit-nominative } bringt weitere Modelle heran, bis zu { $length }.
   *[other] { $unit-nominative } bringen weitere Modelle heran, bis zu { $length }.
}
story-steps-up = { $unit-number ->
    [one] { $unit-nominative } rückt nach, bis zu { $length }.
   *[other] { $unit-nominative } rücken nach, bis zu { $length }.
}
story-reach = { $part } in Kontakt mit { $enemies-dative }.
story-falls-short = Der Ansturm { $unit-genitive } erreicht sein Ziel nicht.
story-no-assault = Der Sturm { $unit-genitive } findet nicht statt.
story-round = Nahkampf: { $unit-nominative } gegen { $enemies-accusative }.
story-round-free = { $unit-number ->
    [one] { $unit-nominative } löst sich; vorher Schläge ohne Gegenwehr von { $enemies-dative }.
   *[other] { $unit-nominative } lösen sich; vorher Schläge ohne Gegenwehr von { $enemies-dative }.
}
story-fights-with = { $unit-number ->
    [one] { $unit-nominative } kämpft in dieser Runde mit: { $weapon }.
   *[other] { $unit-nominative } kämpfen in dieser Runde mit: { $weapon }.
}
story-shoots-with = { $unit-number ->
    [one] { $unit-nominative } schießt mit: { $weapon }.
   *[other] { $unit-nominative } schießen mit: { $weapon }.
}
story-strikes-at = { $whom } { $unit-genitive }, in Kontakt mit mehreren Gegnern, schlägt auf { $target-accusative } ein.
story-strikes-at-alone = { $unit-number ->
    [one] In Kontakt mit mehreren Gegnern schlägt { $unit-nominative } auf { $target-accusative } ein.
   *[other] In Kontakt mit mehreren Gegnern schlagen { $unit-nominative } auf { $target-accusative } ein.
}
story-parries = { $unit-number ->
    [one] { $unit-nominative } pariert Hiebe { $target-genitive }.
   *[other] { $unit-nominative } parieren Hiebe { $target-genitive }.
}
story-speed = WS { $number }
story-blows = { $speed }: { $unit-nominative } gegen { $target-accusative }, { $dice }, { $hits }.
story-won = { $winners-number ->
    [one] { $winners-nominative } gewinnt die Runde. Verlorene Wunden: { $wounds }.
   *[other] { $winners-nominative } gewinnen die Runde. Verlorene Wunden: { $wounds }.
}
story-round-drawn = Die Runde endet unentschieden. Verlorene Wunden: { $wounds }.
story-parted = { $unit-number ->
    [one] { $unit-nominative } hat keinen Kontakt zum Gegner mehr.
   *[other] { $unit-nominative } haben keinen Kontakt zum Gegner mehr.
}

## Moral

story-reason = Grund: { $title }
story-panics = { $unit-number ->
    [one] { $unit-nominative } gerät in Panik.
   *[other] { $unit-nominative } geraten in Panik.
}
story-stays-panicked = { $unit-number ->
    [one] { $unit-nominative } bleibt in Panik.
   *[other] { $unit-nominative } bleiben in Panik.
}
story-still-panicked = Die Panik bleibt.
story-rallied = Der Panik-Marker kommt weg.
story-routs = { $unit-number ->
    [one] { $unit-nominative } flieht, { $models } vom Tisch.
   *[other] { $unit-nominative } fliehen, { $models } vom Tisch.
}

## Das Ende

story-last-standing = Nur { $player } hat noch Modelle.
story-nobody-left = Niemand hat mehr ein Modell: Die Punkte entscheiden.
story-time-up = Die letzte Spielrunde ist vorbei: Die Punkte entscheiden.
story-points = Punkte: { $points }.
story-destroyed = { $unit }, vernichtet: { $points } für { $player }
story-routed = { $unit }, vom Tisch: { $points } für { $player }
story-half = { $unit }, unter der Hälfte: { $points } für { $player }
story-holds = { $place }, gehalten: { $points } für { $player }
story-state = { $unit }: { $state }.
story-goes-on-hold = { $unit-number ->
    [one] { $unit-nominative } hält.
   *[other] { $unit-nominative } halten.
}
story-shoots-at = { $unit-number ->
    [one] { $unit-nominative } schießt auf { $target-accusative }.
   *[other] { $unit-nominative } schießen auf { $target-accusative }.
}
story-shoots-in-band = { $unit-number ->
    [one] { $unit-nominative } schießt auf { $target-accusative }, { $length } im { $direction } (Reichweite: { $band }).
   *[other] { $unit-nominative } schießen auf { $target-accusative }, { $length } im { $direction } (Reichweite: { $band }).
}
story-assaults-at = { $unit-number ->
    [one] { $unit-nominative } stürmt gegen { $target-accusative }, { $length } im { $direction }.
   *[other] { $unit-nominative } stürmen gegen { $target-accusative }, { $length } im { $direction }.
}
story-assaults-touching = { $unit-number ->
    [one] { $unit-nominative } stürmt gegen { $target-accusative }, schon in Kontakt.
   *[other] { $unit-nominative } stürmen gegen { $target-accusative }, schon in Kontakt.
}
story-wins = { $player } gewinnt.
story-drawn = Das Gefecht endet unentschieden.
