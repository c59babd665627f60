### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

problem-file-missing = diese Datei gibt es nicht
problem-file-unknown = diese Datei gibt es nicht, und keine der unseren heißt so
    .accepts = es gibt { $choices }
problem-file-unreadable = die Datei lässt sich nicht lesen ({ $reason })
problem-file-too-long = die Datei ist zu lang
    .accepts = erlaubt sind höchstens { $most } Bytes
problem-file-not-text = die Datei ist kein reiner Text
    .accepts = erwartet wird TOML in UTF-8
problem-file-not-toml = die Datei ist kein TOML ({ $reason })
problem-file-nested = die Datei ist zu tief verschachtelt
problem-file-misfit = die Datei passt nicht ({ $reason })

## Keys and values

problem-key-unknown = unbekannter Schlüssel „{ $given }“
    .accepts = es gibt { $choices }
problem-key-missing = „{ $key }“ fehlt
problem-value-kind = das ist { $given }
    .accepts = erwartet wird { $wanted }
problem-value-choice = unbekannter Wert „{ $given }“
    .accepts = es gibt { $choices }
problem-value-length = das sind { $given } Werte
    .accepts = erwartet werden { $wanted }
problem-value-range = { $key } ist { $given }
    .accepts = erlaubt sind { $low } bis { $high }
problem-name-empty = der Name fehlt in einer Sprache
    .accepts = erwartet werden en, de und es

## What a value can be

problem-kind-int = eine ganze Zahl
problem-kind-float = eine Zahl
problem-kind-str = Text
problem-kind-bool = true oder false
problem-kind-array = eine Liste
problem-kind-object = eine Tabelle
problem-kind-either = { $one } oder { $other }

## Peoples and units

problem-people-unknown = unbekanntes Volk „{ $given }“
    .accepts = es gibt { $choices }
problem-unit-unknown = unbekannte Einheit „{ $given }“
    .accepts = es gibt { $choices }
problem-unit-key = so kann keine Einheit heißen
    .accepts = erlaubt sind Kleinbuchstaben und Unterstriche
problem-unit-size = die Größe ist { $least } bis { $most }
    .accepts = erwartet werden zwei Zahlen von 1 bis { $limit }, die kleinere zuerst
problem-unit-arms = diese Waffen passen nicht zusammen: { $given }
    .accepts = erlaubt ist eine Waffe zum Kämpfen, eine zum Schießen oder von beiden eine
problem-unit-shield = „{ $given }“ lässt keine Hand für einen Schild frei

## Forces

problem-force-empty = es ist keine Einheit darin
problem-force-command-empty = dieser Anführer hat keine Einheit zu führen
problem-force-role = für die Rolle „{ $given }“ ist hier kein Platz
    .accepts = es gibt { $choices }
problem-force-no-leader = die Rolle „{ $given }“ hat weder Führungswert noch Kuriere
problem-force-attached = er kann nicht bei „{ $given }“ beginnen: so genannte Einheiten: { $found }
    .accepts = erwartet wird der Name oder die Art genau einer Einheit der Streitmacht
problem-force-figures = { $given } Figuren
    .accepts = erlaubt sind { $least } bis { $most }, Champion und Standarte eingeschlossen
problem-force-files = { $given } Figuren nebeneinander
    .accepts = erlaubt sind { $low } bis { $high }, damit es höchstens { $ranks } Glieder werden
problem-force-champion = diese Einheit hat keinen Champion
problem-force-standard = diese Einheit hat keine Standarte
problem-force-points = angegeben sind { $stated } Punkte
    .accepts = zusammen sind es { $points }

## Scenarios

problem-scenario-kind = unbekanntes Gelände „{ $given }“
    .accepts = es gibt { $choices }
problem-scenario-half = { $given } ist kein Ort auf dem Tisch
    .accepts = erlaubt sind ganze und halbe Zoll
problem-scenario-off = { $x }, { $y } liegt nicht auf dem Tisch
    .accepts = erlaubt sind 0 bis { $width } und 0 bis { $depth }
problem-scenario-outline = ein Umriss aus { $given } Punkten
    .accepts = erlaubt sind { $low } bis { $high }
problem-scenario-flat = das umschließt keinen Boden
problem-scenario-crossed = der Umriss überschneidet sich selbst
problem-scenario-zone-order = die Zone umschließt keinen Boden
    .accepts = erwartet werden Westen, Süden, Osten, Norden
problem-scenario-zone-edge = die Zone berührt keine Tischkante
problem-scenario-zone-deep = die Zone ist { $given } Zoll tief
    .accepts = erlaubt sind höchstens { $most }
problem-scenario-zone-shared = die Zone überschneidet Zone { $other }
problem-scenario-zone-full = in der Zone ist nicht genug Platz für { $force }
problem-scenario-force = unbekannte Streitmacht „{ $given }“
    .accepts = es gibt { $choices }
problem-scenario-force-bad = die Streitmacht „{ $given }“ ist nicht zu gebrauchen: { $problem }
