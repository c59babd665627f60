### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

wrong-file-missing = diese Datei gibt es nicht
wrong-file-unknown = diese Datei gibt es nicht, und keine der unseren heißt so
    .accepts = es gibt { $choices }
wrong-file-unreadable = die Datei lässt sich nicht lesen ({ $reason })
wrong-file-too-long = die Datei ist zu lang
    .accepts = erlaubt sind höchstens { $most } Bytes
wrong-file-not-text = die Datei ist kein reiner Text
    .accepts = erwartet wird TOML in UTF-8
wrong-file-not-toml = die Datei ist kein TOML ({ $reason })
wrong-file-nested = die Datei ist zu tief verschachtelt
wrong-file-number = eine Zahl in der Datei ist zu lang
    .accepts = erlaubt sind bis zu { $most } Ziffern
wrong-file-misfit = die Datei passt nicht ({ $reason })

## Keys and values

wrong-key-unknown = unbekannter Schlüssel „{ $given }“
    .accepts = es gibt { $choices }
wrong-key-missing = „{ $key }“ fehlt
wrong-value-kind = das ist { $given }
    .accepts = erwartet wird { $wanted }
wrong-value-choice = unbekannter Wert „{ $given }“
    .accepts = es gibt { $choices }
wrong-value-length = { $given ->
        [one] das ist { $given } Wert
       *[other] das sind { $given } Werte
    }
    .accepts = erwartet werden { $wanted }
wrong-value-range = { $key } ist { $given }
    .accepts = erlaubt sind { $low } bis { $high }
wrong-name-empty = der Name fehlt in einer Sprache
    .accepts = erwartet werden en, de und es
wrong-name-long = der Name „{ $given }“ ist zu lang
    .accepts = erlaubt sind bis zu { $most } Buchstaben
wrong-name-strange = der Name „{ $given }“ enthält Steuerzeichen

## What a value can be

wrong-kind-int = eine ganze Zahl
wrong-kind-float = eine Zahl
wrong-kind-str = Text
wrong-kind-bool = true oder false
wrong-kind-array = eine Liste
wrong-kind-object = eine Tabelle
wrong-kind-either = { $one } oder { $other }

## Peoples and units

wrong-people-unknown = unbekanntes Volk „{ $given }“
    .accepts = es gibt { $choices }
wrong-unit-unknown = unbekannte Einheit „{ $given }“
    .accepts = es gibt { $choices }
wrong-unit-key = so kann keine Einheit heißen
    .accepts = erlaubt sind Kleinbuchstaben und Unterstriche
wrong-profile-twice = das Profil { $given } steht zweimal da
wrong-unit-size = die Größe ist { $least } bis { $most }
    .accepts = erwartet werden zwei Zahlen von 1 bis { $limit }, die kleinere zuerst
wrong-unit-arms = diese Waffen passen nicht zusammen: { $given }
    .accepts = erlaubt ist eine Waffe zum Kämpfen, eine zum Schießen oder von beiden eine
wrong-unit-shield = „{ $given }“ lässt keine Hand für einen Schild frei
wrong-unit-individual = ein Charaktermodell steht allein, ohne Anführer, Standarte oder Musiker
wrong-unit-weapon = unbekannte Waffe „{ $given }“
    .accepts = es gibt { $choices }
wrong-unit-trait = unbekannte Eigenschaft „{ $given }“
    .accepts = es gibt { $choices }
wrong-unit-trait-flag = die Eigenschaft „{ $key }“ hat keine Zahl
    .accepts = erlaubt ist true, oder sie entfällt
wrong-unit-trait-number = die Eigenschaft „{ $key }“ ist { $given }
    .accepts = erlaubt sind { $low } bis { $high }

## Forces

wrong-force-empty = es ist keine Einheit darin
wrong-force-command-empty = dieser Anführer hat keine Einheit zu führen
wrong-force-role = für die Rolle „{ $given }“ ist hier kein Platz
    .accepts = es gibt { $choices }
wrong-force-no-leader = die Rolle „{ $given }“ hat weder Führungswert noch Kuriere
wrong-force-attached = er kann nicht bei „{ $given }“ beginnen: so genannte Einheiten: { $found }
    .accepts = erwartet wird der Name oder die Art genau einer Einheit der Streitmacht
wrong-force-figures = { $given ->
        [one] { $given } Figur
       *[other] { $given } Figuren
    }
    .accepts = erlaubt sind { $least } bis { $most }, Champion und Standarte eingeschlossen
wrong-force-files = { $given ->
        [one] { $given } Figur nebeneinander
       *[other] { $given } Figuren nebeneinander
    }
    .accepts = erlaubt sind { $low } bis { $high }, damit es höchstens { $ranks } Glieder werden
wrong-force-champion = diese Einheit hat keinen Champion
wrong-force-standard = diese Einheit hat keine Standarte
wrong-force-hero-many = Helden: { $given }
    .accepts = bei { $units } Einheiten sind höchstens { $most } erlaubt
wrong-force-bannerman-many = Bannerträger: { $given }
    .accepts = bei { $leaders } Anführern sind höchstens { $most } erlaubt
wrong-force-individuals-dear = Einzelfiguren und Kuriere kosten { $given } der { $points } Punkte
    .accepts = sie dürfen höchstens { $most } kosten
wrong-force-points = angegeben sind { $stated } Punkte
    .accepts = zusammen sind es { $points }
wrong-force-people = „{ $unit }“ gehört nicht zum Volk „{ $people }“
wrong-force-models = Modelle: { $given }
    .accepts = erlaubt sind { $least } bis { $most }, Kommando eingeschlossen
wrong-force-command = Modelle: { $models }, aber ein Kommando aus { $given }
wrong-force-individual = ein Charaktermodell hat weder Anführer noch Standarte noch Musiker
wrong-force-leader = diese Einheit hat keinen Anführer
wrong-force-musician = diese Einheit hat keinen Musiker

## Scenarios

wrong-scenario-kind = unbekanntes Gelände „{ $given }“
    .accepts = es gibt { $choices }
wrong-scenario-half = { $given } ist kein Ort auf dem Tisch
    .accepts = erlaubt sind ganze und halbe Zoll
wrong-scenario-off = { $x }, { $y } liegt nicht auf dem Tisch
    .accepts = erlaubt sind 0 bis { $width } und 0 bis { $depth }
wrong-scenario-outline = { $given ->
        [one] ein Umriss aus { $given } Punkt
       *[other] ein Umriss aus { $given } Punkten
    }
    .accepts = erlaubt sind { $low } bis { $high }
wrong-scenario-flat = das umschließt keinen Boden
wrong-scenario-crossed = der Umriss überschneidet sich selbst
wrong-scenario-zone-order = die Zone umschließt keinen Boden
    .accepts = erwartet werden Westen, Süden, Osten, Norden
wrong-scenario-zone-edge = die Zone berührt keine Tischkante
wrong-scenario-zone-deep = die Zone ist { $given } Zoll tief
    .accepts = erlaubt sind höchstens { $most }
wrong-scenario-zone-shared = die Zone überschneidet Zone { $other }
wrong-scenario-zone-full = in der Zone ist nicht genug Platz für { $force }
wrong-scenario-force = unbekannte Streitmacht „{ $given }“
    .accepts = es gibt { $choices }
wrong-scenario-count = { $key }: { $given }, bei { $players } Spielern
wrong-scenario-blocked = { $x }, { $y } liegt in Gelände, das kein Modell betreten kann
