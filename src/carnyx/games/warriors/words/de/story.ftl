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
story-stands-block = { $unit }: { $figures }, { $files } nebeneinander, Front nach { $facing }; { $west } vom Westrand, { $south } vom Südrand.
story-stands-alone = { $unit }: allein, { $west } vom Westrand, { $south } vom Südrand.
story-stands-with = { $unit }: in den Reihen von { $host }.
story-edges = { $player } gewinnt den Wurf um die Tischkanten.
story-picks-edge = { $player } nimmt die Tischkante im { $direction }.
story-boasts = { $player }, Prahlerei des Kriegsherrn: { $boast }.
story-boast-broken = { $player }, Prahlerei gebrochen: { $boast }.
story-sealed = { $player } hat die ersten Befehle niedergeschrieben.
story-shown = Die ersten Befehle werden aufgedeckt.

## Die Runde

story-phase = Phase { $number }: { $title }
story-phase-shooting = Schießen
story-phase-movement = Bewegung und Neuordnung
story-phase-combat = Nahkampf und Kampftest
story-phase-orders = Neue Befehle
story-phase-influence = Einfluss
story-phase-command = Kommandotest
story-idle = Nichts zu tun.
story-side-moves = { $player } zieht.

## Schießen

story-aims = { $unit }: Ziel { $target }, { $length } im { $direction }; { $volleys }.
story-spends = { $number ->
    [one] { $number } Salve, noch { $left } übrig
   *[other] { $number } Salven auf einmal, noch { $left } übrig
}
story-holds-fire = { $unit }: kein Schuss.
story-no-target = { $unit }: kein Ziel.
story-attacks = { $unit }, Ziel { $target }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] keine Tötung
    [one] { $number } Tötung
   *[other] { $number } Tötungen
}
story-armour-light = leichte Rüstung
story-armour-medium = mittlere Rüstung
story-armour-heavy = schwere Rüstung

## Bewegung

story-sends = { $unit }: Kurier mit dem Befehl { $order } an { $target }.
story-calls = { $unit }: mündlicher Befehl { $order } an { $target }.
story-sends-none = { $player }: keine weiteren Befehle.
story-marches = { $unit }, { $how }: { $legs }.
story-stands-still = { $unit }, { $how }: keine Bewegung.
story-advances = { $length } geradeaus
story-wheels-left = Schwenk nach links um { $angle }°
story-wheels-right = Schwenk nach rechts um { $angle }°
story-turn-left = Drehung nach links
story-turn-right = Drehung nach rechts
story-turn-about = Kehrtwendung
story-faces = Drehung nach { $direction }
story-swings = { $unit }: schwenkt bündig an den Feind
story-reforms = { $unit }, { $how }: Umformieren auf { $files } nebeneinander.
story-reformed = { $unit }: { $files } nebeneinander in { $ranks }.
story-to-change = { $figures } zu versetzen
story-joins = { $unit }: Anschluss an { $host }.
story-remains = { $unit }: bleibt.
story-walks = { $unit }: { $length } nach { $direction }.
story-leaves = Trennt sich von { $host }.
story-rides = Kurier von { $unit }, unterwegs zu { $target }: { $length } nach { $direction }.
story-waits = Kurier von { $unit }, unterwegs zu { $target }: wartet.
story-arrived = Er ist am Ziel.

## Nahkampf

story-one-rank = { $unit }: Kampf in einem Glied.
story-two-ranks = { $unit }: Kampf in zwei Gliedern.
story-torn = Figuren, die mehrere Feinde berühren, schlagen zu auf: { $targets }.
story-further-dice = Alle weiteren Würfel gegen { $target }.
story-nought = { $unit }: von einer natürlichen 0 getroffen.
story-save = Rettungswurf
story-result = { $unit }, { $test }: { $result }.
story-total = { $what }: { $faces }, zusammen { $total }
story-standard-kept = { $unit }: Die Standarte ist behauptet.

## Was sich geändert hat

story-figures-fall = { $number ->
    [one] { $unit }: { $number } Figur fällt; noch { $left } von { $start }.
   *[other] { $unit }: { $number } Figuren fallen; noch { $left } von { $start }.
}
story-annihilated = { $unit }: aufgerieben.
story-champion-falls = { $unit }: Der Champion fällt.
story-standard-lost = { $unit }: Die Standarte ist verloren.
story-killed = { $unit }: getötet.
story-swept-away = { $unit }: von den Fliehenden mitgerissen.
story-flees = { $unit }: Flucht, { $figures } vom Feld.
story-left-alone = { $unit }: nun allein.
story-is-bloodlust = im Blutrausch
story-is-shaken = erschüttert
story-is-ok = wieder OK
story-is-disorganised = desorganisiert
story-is-organised = wieder geordnet
story-order-now = { $unit }: Der Befehl lautet nun { $order }.
story-courier-lost = { $unit }: Ein Kurier ist verloren.

## Befehle, Einfluss

story-not-there = { $unit }: Der Befehl { $order } ist noch nicht angekommen. Absender: { $leader }.
story-lapses = { $unit }: Der Befehl { $order } verfällt, der Absender ist nicht nahe genug: { $leader }.
story-tries-again = { $unit }: Der Kurier versucht es noch einmal mit dem Befehl { $order }. Absender: { $leader }.
story-recalled = { $unit }: Der Kurier wird mit dem Befehl { $order } zurückgerufen. Absender: { $leader }.
story-influences = { $unit }: versucht, { $target } zur Besinnung zu bringen.
story-influences-nobody = { $unit }: versucht niemanden zu beruhigen.
story-leadership = Führungswert
story-turns-on = { $unit }: Die rasende Einheit fällt über ihn her.

## Das Ende

story-beaten = { $player } ist geschlagen.
story-shares-decide = Die verlorenen Anteile entscheiden.
story-shares = Verlorener Anteil: { $shares }.
story-lost = { $unit }, { $figures } verloren: { $points } für { $player }

## Wahlregeln

story-omens = { $player } liest die Vorzeichen: { $omen }.
story-omen-good = sie sind gut
story-omen-bad = sie sind schlecht
story-omen-none = sie sagen nichts
story-sky-dawn = Die Schlacht beginnt im Morgengrauen.
story-sky-day = Es ist heller Tag.
story-sky-dusk = Die Schlacht wird in der Dämmerung enden.
story-threatened = { $unit }: von großer Übermacht überfallen.
story-word = { $unit }: ein Machtwort für { $target }.
story-word-kept = { $unit }: spart das Machtwort auf.
story-die = Würfel: { $faces }
