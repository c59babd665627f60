### Wie eine Schlacht in Warriors erzählt wird, Antwort für Antwort

## Vor der Schlacht

story-figures = { $number ->
    [one] { $number } Figur
   *[other] { $number } Figuren
}
story-ranks = { $number ->
    [one] { $number } Glied
   *[other] { $number } Gliedern
}
story-stands-block = { $unit-number ->
    [one] { $unit-nominative } stellt sich auf: { $figures }, { $files } nebeneinander, Front nach { $facing }; { $west } vom Westrand, { $south } vom Südrand.
   *[other] { $unit-nominative } stellen sich auf: { $figures }, { $files } nebeneinander, Front nach { $facing }; { $west } vom Westrand, { $south } vom Südrand.
}
story-stands-alone = { $unit-number ->
    [one] { $unit-nominative } stellt sich allein auf, { $west } vom Westrand, { $south } vom Südrand.
   *[other] { $unit-nominative } stellen sich allein auf, { $west } vom Westrand, { $south } vom Südrand.
}
story-stands-with = { $unit-number ->
    [one] { $unit-nominative } tritt in die Reihen { $host-genitive }.
   *[other] { $unit-nominative } treten in die Reihen { $host-genitive }.
}
story-edges = { $player } gewinnt den Wurf um die Tischkanten.
story-picks-edge = { $player } nimmt die Tischkante im { $direction }.
story-boasts = { $player }: Der Kriegsherr prahlt: „{ $boast }“.
story-boast-broken = { $player }: Der Kriegsherr hat seine Prahlerei gebrochen: „{ $boast }“.
story-sealed = { $player } hat die ersten Befehle niedergeschrieben.
story-shown = Die ersten Befehle werden aufgedeckt.
story-order-first = { $unit }: { $order }.

## Die Runde

story-phase = Phase { $number }: { $title }
story-phase-shooting = Schießen
story-phase-movement = Bewegung und Neuordnung
story-phase-combat = Nahkampf und Kampftest
story-phase-orders = Neue Befehle
story-phase-influence = Einfluss
story-phase-command = Kommandotest
story-idle = Nichts zu tun.
story-no-shooters = In dieser Runde kann niemand schießen: Keine Einheit, die frei vom Feind steht, hat noch Salven.
story-no-targets = In dieser Runde kann niemand schießen: Kein Feind, auf den geschossen werden darf, ist in Reichweite und in Sicht.
story-side-moves = { $player } zieht.

## Schießen

story-aims = { $unit-number ->
    [one] { $unit-nominative } zielt auf { $target-accusative }, { $length } im { $direction }; { $volleys }.
   *[other] { $unit-nominative } zielen auf { $target-accusative }, { $length } im { $direction }; { $volleys }.
}
story-spends = { $number ->
    [one] { $number } Salve, noch { $left } übrig
   *[other] { $number } Salven auf einmal, noch { $left } übrig
}
story-holds-fire = { $unit-number ->
    [one] { $unit-nominative } schießt nicht.
   *[other] { $unit-nominative } schießen nicht.
}
story-no-target = { $unit-number ->
    [one] { $unit-nominative } hat kein Ziel.
   *[other] { $unit-nominative } haben kein Ziel.
}
story-attacks = { $unit-nominative } gegen { $target-accusative }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] keine Tötung
    [one] { $number } Tötung
   *[other] { $number } Tötungen
}
story-armour-light = leichte Rüstung
story-armour-medium = mittlere Rüstung
story-armour-heavy = schwere Rüstung

## Bewegung

story-sends = { $unit-number ->
    [one] { $unit-nominative } schickt { $target-dative } einen Kurier mit dem Befehl { $order }.
   *[other] { $unit-nominative } schicken { $target-dative } einen Kurier mit dem Befehl { $order }.
}
story-calls = { $unit-number ->
    [one] { $unit-nominative } gibt { $target-dative } mündlich den Befehl { $order }.
   *[other] { $unit-nominative } geben { $target-dative } mündlich den Befehl { $order }.
}
story-sends-none = { $player } schickt keine weiteren Befehle.
story-marches = { $unit-number ->
    [one] { $unit-nominative } zieht ({ $how }): { $legs }.
   *[other] { $unit-nominative } ziehen ({ $how }): { $legs }.
}
story-stands-still = { $unit-number ->
    [one] { $unit-nominative } bleibt stehen ({ $how }).
   *[other] { $unit-nominative } bleiben stehen ({ $how }).
}
story-must-attack = { $how }: Pflichtbewegung zum nächsten Feind hin
story-must-flee = { $how }: Pflichtbewegung vom Feind fort
story-advances = { $length } geradeaus
story-wheels-left = Schwenk nach links um { $angle }°
story-wheels-right = Schwenk nach rechts um { $angle }°
story-turn-left = Drehung nach links
story-turn-right = Drehung nach rechts
story-turn-about = Kehrtwendung
story-faces = Drehung nach { $direction }
story-swings = { $unit-number ->
    [one] { $unit-nominative } richtet sich am Feind aus.
   *[other] { $unit-nominative } richten sich am Feind aus.
}
story-reforms = { $unit-number ->
    [one] { $unit-nominative } will sich auf { $files } nebeneinander umformieren ({ $how }).
   *[other] { $unit-nominative } wollen sich auf { $files } nebeneinander umformieren ({ $how }).
}
story-reformed = { $unit-number ->
    [one] { $unit-nominative } steht nun { $files } nebeneinander in { $ranks }.
   *[other] { $unit-nominative } stehen nun { $files } nebeneinander in { $ranks }.
}
story-to-change = { $figures } zu versetzen
story-joins = { $unit-number ->
    [one] { $unit-nominative } schließt sich { $host-dative } an.
   *[other] { $unit-nominative } schließen sich { $host-dative } an.
}
story-remains = { $unit-number ->
    [one] { $unit-nominative } bleibt stehen.
   *[other] { $unit-nominative } bleiben stehen.
}
story-walks = { $unit-number ->
    [one] { $unit-nominative } geht { $length } nach { $direction }.
   *[other] { $unit-nominative } gehen { $length } nach { $direction }.
}
story-leaves = { $unit-number ->
    [one] { $unit-nominative } verlässt { $host-accusative } und geht { $length } nach { $direction }.
   *[other] { $unit-nominative } verlassen { $host-accusative } und gehen { $length } nach { $direction }.
}
story-closes-up = { $unit-number ->
    [one] { $unit-nominative } schließt wieder auf, { $length } nach { $direction }.
   *[other] { $unit-nominative } schließen wieder auf, { $length } nach { $direction }.
}
story-pursues = { $unit-number ->
    [one] { $unit-nominative } setzt nach, { $length } nach { $direction }.
   *[other] { $unit-nominative } setzen nach, { $length } nach { $direction }.
}
story-rides = Der Kurier { $unit-genitive } reitet zu { $target-dative }: { $length } nach { $direction }.
story-waits = Der Kurier { $unit-genitive } wartet auf dem Weg zu { $target-dative }.
story-arrived = Er ist am Ziel.

## Nahkampf

story-takes-place = { $unit-number ->
    [one] { $unit-nominative } nimmt einen Platz im vordersten Glied { $target-genitive } ein.
   *[other] { $unit-nominative } nehmen einen Platz im vordersten Glied { $target-genitive } ein.
}
story-stands-behind = { $unit-number ->
    [one] { $unit-nominative } findet im vordersten Glied { $target-genitive } keinen Platz am Feind und steht dahinter.
   *[other] { $unit-nominative } finden im vordersten Glied { $target-genitive } keinen Platz am Feind und stehen dahinter.
}
story-one-rank = { $unit-number ->
    [one] { $unit-nominative } kämpft in einem Glied.
   *[other] { $unit-nominative } kämpfen in einem Glied.
}
story-two-ranks = { $unit-number ->
    [one] { $unit-nominative } kämpft in zwei Gliedern.
   *[other] { $unit-nominative } kämpfen in zwei Gliedern.
}
story-torn = Figuren, die mehrere Feinde berühren, schlagen zu: { $targets }.
story-so-many-at = { $number } auf { $target-accusative }
story-further-dice = Alle weiteren Würfel gehen gegen { $target-accusative }.
story-nought = Eine natürliche 0 trifft { $unit-accusative }.
story-save = Rettungswurf
story-result = { $test } { $unit-genitive }: { $result }.
story-result-total = { $test } { $unit-genitive }: { $total }, gut ab { $need }: { $result }.
story-ladder = Ergebnisse nach Summe: { $results }
story-shot-counted = In den Verlusten dieser Spielrunde: { $figures } durch Beschuss
story-total = { $what }: { $faces }, zusammen { $total }
story-standard-kept = { $unit-number ->
    [one] { $unit-nominative } behauptet die Standarte.
   *[other] { $unit-nominative } behaupten die Standarte.
}

## Was sich geändert hat

story-figures-fall = { $unit-number ->
    [one] { $unit-nominative } verliert { $figures }; noch { $left } von { $start }.
   *[other] { $unit-nominative } verlieren { $figures }; noch { $left } von { $start }.
}
story-annihilated = { $unit-number ->
    [one] { $unit-nominative } wird aufgerieben.
   *[other] { $unit-nominative } werden aufgerieben.
}
story-champion-falls = { $unit-number ->
    [one] { $unit-nominative } verliert den Champion.
   *[other] { $unit-nominative } verlieren den Champion.
}
story-standard-lost = { $unit-number ->
    [one] { $unit-nominative } verliert die Standarte.
   *[other] { $unit-nominative } verlieren die Standarte.
}
story-killed = { $unit-number ->
    [one] { $unit-nominative } fällt.
   *[other] { $unit-nominative } fallen.
}
story-swept-away = { $unit-number ->
    [one] { $unit-nominative } wird von den Fliehenden mitgerissen.
   *[other] { $unit-nominative } werden von den Fliehenden mitgerissen.
}
story-flees = { $unit-number ->
    [one] { $unit-nominative } flieht, { $figures } vom Feld.
   *[other] { $unit-nominative } fliehen, { $figures } vom Feld.
}
story-left-alone = { $unit-number ->
    [one] { $unit-nominative } ist nun allein.
   *[other] { $unit-nominative } sind nun allein.
}
story-is = { $unit-number ->
    [one] { $unit-nominative } ist { $state }.
   *[other] { $unit-nominative } sind { $state }.
}
story-is-bloodlust = im Blutrausch
story-is-shaken = erschüttert
story-is-ok = wieder OK
story-is-disorganised = desorganisiert
story-is-organised = wieder geordnet
story-is-locked = im Kampf gebunden
story-order-now = { $unit-number ->
    [one] { $unit-nominative } hat nun den Befehl { $order }.
   *[other] { $unit-nominative } haben nun den Befehl { $order }.
}
story-courier-lost = { $unit-number ->
    [one] { $unit-nominative } verliert einen Kurier.
   *[other] { $unit-nominative } verlieren einen Kurier.
}

## Befehle, Einfluss

story-not-there = Der Befehl { $order } { $leader-genitive } hat { $unit-accusative } noch nicht erreicht.
story-lapses = Der Befehl { $order } { $leader-genitive } an { $unit-accusative } verfällt: Ohne Kurier muss der Absender die Bewegung höchstens { $reach } entfernt beenden, und er war weiter weg.
story-sender-lost = Der Befehl { $order } { $leader-genitive } an { $unit-accusative } verfällt: Sein Absender ist verloren.
story-tries-again = Der Kurier { $leader-genitive } versucht noch einmal, { $unit-dative } den Befehl { $order } zu geben.
story-recalled = Der Kurier { $leader-genitive } wird mit dem Befehl { $order } von { $unit-dative } zurückgerufen.
story-influences = { $unit-number ->
    [one] { $unit-nominative } versucht, { $target-accusative } zur Besinnung zu bringen.
   *[other] { $unit-nominative } versuchen, { $target-accusative } zur Besinnung zu bringen.
}
story-influences-nobody = { $unit-number ->
    [one] { $unit-nominative } beruhigt niemanden.
   *[other] { $unit-nominative } beruhigen niemanden.
}
story-leadership = Führungswert
story-turns-on = Die rasende Einheit fällt über { $unit-accusative } her.

## Das Ende

story-beaten-gone = { $player } ist geschlagen: Keine Einheit ist übrig.
story-beaten-shaken = { $player } ist geschlagen: Alle Einheiten, die übrig sind, sind erschüttert.
story-beaten-points = { $player } ist geschlagen: { $lost } von { $whole } Punkten sind fort, mehr als die Hälfte.
story-shares-decide = Die verlorenen Anteile entscheiden.
story-shares = Verlorener Anteil: { $shares }.
story-gap-missed = { $gap ->
    [one] Unentschieden: Zum Sieg muss der verlorene Anteil einer Seite um mindestens { $gap } Prozentpunkt kleiner sein, und das ist er nicht.
   *[other] Unentschieden: Zum Sieg muss der verlorene Anteil einer Seite um mindestens { $gap } Prozentpunkte kleiner sein, und das ist er nicht.
}
story-gap-made = { $gap ->
    [one] Der kleinere Anteil gewinnt: Er ist um mindestens { $gap } Prozentpunkt kleiner, wie es sein muss.
   *[other] Der kleinere Anteil gewinnt: Er ist um mindestens { $gap } Prozentpunkte kleiner, wie es sein muss.
}
story-dead-figures = Darin für tote Figuren von Einheiten, die noch stehen: { $points }.
story-lost = { $unit }, { $figures } verloren: { $points } für { $player }

## Wahlregeln

story-omens = { $player } liest die Vorzeichen: { $omen }.
story-omen-good = sie sind gut
story-omen-bad = sie sind schlecht
story-omen-none = sie sagen nichts
story-sky-dawn = Die Schlacht beginnt im Morgengrauen.
story-sky-day = Es ist heller Tag.
story-sky-dusk = Die Schlacht wird in der Dämmerung enden.
story-threatened = { $unit-number ->
    [one] { $unit-nominative } wird von großer Übermacht überfallen.
   *[other] { $unit-nominative } werden von großer Übermacht überfallen.
}
story-word = { $unit-number ->
    [one] { $unit-nominative } spricht ein Machtwort zu { $target-dative }.
   *[other] { $unit-nominative } sprechen ein Machtwort zu { $target-dative }.
}
story-word-kept = { $unit-number ->
    [one] { $unit-nominative } spart das Machtwort auf.
   *[other] { $unit-nominative } sparen das Machtwort auf.
}
story-die = Würfel: { $faces }
