### Der Tisch im Browser

## Ärger mit einer Nachricht

table-trouble-malformed = Diese Nachricht war nicht zu verstehen.
table-trouble-stale = Diese Frage ist schon beantwortet.
table-trouble-not-yours = Jetzt entscheidest nicht du.
table-trouble-too-long = Diese Nachricht ist zu lang.
table-trouble-no-undo = Das lässt sich nicht zurücknehmen.
table-trouble-consent = Seither ist etwas aufgedeckt worden: Alle am Tisch müssen einverstanden sein.
table-practice = Das war eine Übung: Gegen den Computer wurde etwas zurückgenommen, das schon aufgedeckt war.
table-practice-verdict = { $verdict } (Übung)
table-trouble-unknown = Diese Schlacht gibt es nicht.
table-trouble-taken = Dort sitzt schon jemand; du schaust zu.
table-trouble-origin = Diese Seite kommt von anderswo: Nur die eigenen Seiten des Tisches dürfen mit ihm sprechen.
table-trouble-bygone = Dieses Gefecht wurde nach früheren Regeln gespielt: Es lässt sich ansehen und als neues Gefecht weiterspielen.
table-trouble-too-large = Diese Datei ist zu groß: höchstens { $most } MB.
table-trouble-not-kept = Das ließ sich nicht speichern; es hat sich nichts geändert.
table-trouble-asked = Auch die anderen am Tisch müssen einverstanden sein.
table-trouble-wish = Diese Schlacht lässt sich nicht aufbauen: { $part }.
table-trouble-too-fast = Das war zu viel auf einmal: Du wirst langsamer bedient, damit die anderen nicht warten müssen.
table-trouble-overdue = Das auszurechnen dauert zu lange.
table-trouble-lost = Das ließ sich nicht ausrechnen; frag noch einmal.
table-trouble-full = Die Platte ist voll: Das ließ sich nicht speichern; es hat sich nichts geändert.
table-trouble-read-only = Auf die gespeicherten Schlachten darf nicht geschrieben werden; es hat sich nichts geändert.
table-trouble-locked = Ein anderes Programm benutzt die gespeicherten Schlachten; es hat sich nichts geändert. Versuch es noch einmal.
table-trouble-damaged = Ein Teil der gespeicherten Schlachten ist beschädigt: „carnyx doctor“ rettet, was sich lesen lässt.
table-trouble-unusable = Die gespeicherten Schlachten lassen sich nicht benutzen; es hat sich nichts geändert.
table-trouble-crowded = Es sind schon zu viele verbunden; versuch es später noch einmal.
table-trouble-invitation = Dieser Platz ist für jemanden, der eingeladen ist: Deine Einladung ist keine oder wurde schon benutzt. Du schaust zu.
table-trouble-not-gone = Wer dort sitzt, ist da oder war es eben noch.
table-trouble-not-owner = Nur wer diese Schlacht angelegt hat, kann sie löschen.
table-trouble-endless = Das Journal dieser Schlacht ist so lang, wie eines werden darf: Es kommt nichts mehr hinzu. Von jedem Moment an lässt sich eine neue Schlacht beginnen.
table-trouble-thinker-again = Der Computerspieler wurde unterbrochen und fängt noch einmal an zu denken.
table-trouble-thinker-simpler = Der Computerspieler fand keine Antwort: Ein einfacherer spielt auf seinem Platz weiter.
table-trouble-thinker-person = Der Computerspieler fand keine Antwort: Sein Platz ist frei für einen Menschen.

## Das Ende

table-draw = Unentschieden
table-wins = { $side } gewinnt

## Wie die Schlacht steht

table-phase-deploy = Aufstellung
table-phase-turn = Runde { $turn }
table-phase-initiative = Initiative
table-phase-activations = Aktivierungen
table-phase-shooting = Beschuss
table-phase-movement = Bewegung
table-phase-combat = Kampf
table-phase-orders = Befehle
table-phase-influence = Einfluss
table-phase-command = Führung
table-meter-points = Siegpunkte
table-meter-points-text = Nach Runde { $turns } gewinnen die meisten Punkte. Wer als Letzter noch Modelle hat, gewinnt sofort.
table-tally-leads = { $points } Punkte, { $by } voraus
table-tally-behind = { $points } Punkte, braucht { $by } mehr für die Führung
table-tally-even = { $points } Punkte, gleichauf
table-meter-destroyed = Vernichtete Punkte des Feindes
table-meter-destroyed-text = Ein Heer ist geschlagen, sobald Einheiten im Wert von mehr als { $share } seiner Punkte fort sind oder alle übrigen erschüttert sind. Nach Runde { $turns } werden die Verluste verglichen, tote Figuren eingerechnet: Wer den kleineren Anteil verloren hat, gewinnt.
table-meter-gap = { $gap ->
    [one] Liegen die Anteile aber weniger als { $gap } Prozentpunkt auseinander, ist es ein Unentschieden ({ $title }; Quelle: { $source }).
   *[other] Liegen die Anteile aber weniger als { $gap } Prozentpunkte auseinander, ist es ein Unentschieden ({ $title }; Quelle: { $source }).
}
table-tally-destroyed = { $points } von { $needs } Punkten, die den Feind schlagen; { $taken } mit toten Figuren; vom eigenen Heer verloren: { $own }
table-badge-panic = In Panik: −2 im Nahkampf, kein Schießen, kein Halten, bis sie sich sammelt
table-badge-hold = Hält
table-badge-engaged = Im Nahkampf
table-badge-activated = War an der Reihe
table-badge-apart = Nicht beisammen
table-badge-wounded = Verwundet: noch { $left } von { $most } Lebenspunkten
table-apart = { $gap } auseinander, { $most } erlaubt
table-said = { $name }, { $number ->
    [one] 1 Modell
   *[other] { $number } Modelle
}
table-ground-wood = Wald
table-ground-swamp = Sumpf
table-ground-marsh = Moor
table-ground-water = Wasser
table-ground-bridge = Brücke
table-ground-hill = Hügel
table-ground-wall = Mauer
table-ground-hedge = Hecke
table-ground-crops = Felder
table-ground-building = Gebäude
table-ground-works = Schanze
table-ground-fortification = Befestigung
table-models = Modelle
table-weapons-read = Je Feld: Zuschlag oder Abzug auf den Trefferwurf / Schaden. Ein Strich: außer Reichweite.

## Fragen

table-dice-faces = Augen: { $faces }; 10 kann als 0 getippt werden, Leerzeichen können fehlen.
table-dice-ties = Nach einem Gleichstand den nächsten Wurf dahinter eintippen.
table-ask-throw = Würfle
table-ask-activate = Aktiviere eine Einheit
table-ask-react = Wer reagiert?
table-ask-order = Aktionen für { $unit-accusative }
table-ask-move = { $unit-accusative } bewegen
table-ask-rush = { $unit-number ->
    [one] { $unit-nominative } sprintet
   *[other] { $unit-nominative } sprinten
}
table-ask-close-in = { $unit-number ->
    [one] { $unit-nominative } rückt heran
   *[other] { $unit-nominative } rücken heran
}
table-ask-leave = { $unit-number ->
    [one] { $unit-nominative } löst sich
   *[other] { $unit-nominative } lösen sich
}
table-ask-deploy = Stelle eine Einheit auf
table-ask-rank = { $unit }: { $hits ->
        [one] Wer nimmt den Treffer?
       *[other] Wer nimmt die { $hits } Treffer?
    }
table-ask-choose = { $unit }: Triff eine Wahl
table-ask-nominate = Wer beginnt?
table-why-first = Wer zuerst kommt, kann vor dem Feind schießen oder stürmen; wer als Zweiter kommt, sieht erst, was der Feind tut, und antwortet darauf.
table-ask-edge = Welche Tischkante?
table-ask-boast = Womit prahlt der Kriegsherr?
table-ask-influence = { $unit-number ->
    [one] Wen beruhigt { $unit-nominative }?
   *[other] Wen beruhigen { $unit-nominative }?
}
table-ask-word = Wer hört das Machtwort { $unit-genitive }?
table-ask-struck = { $unit }: Wen in den Reihen trifft der Schlag?
table-ask-again = Versucht es der Kurier bei { $unit-dative } noch einmal mit dem verzögerten Befehl?
table-ask-reaction = { $unit }: Welche Reaktion?
table-ask-weapon = { $unit }: Welche Waffe?
table-ask-foe = { $unit }: Gegen wen schlägt dieses Modell?
table-ask-parry = { $unit }: Wessen Schläge werden pariert?
table-ask-template = { $unit }: Auf wen die Schablone legen?
table-moved-near = { $unit-number ->
    [one] { $unit-nominative } hat sich in Sicht haltender Einheiten bewegt.
   *[other] { $unit-nominative } haben sich in Sicht haltender Einheiten bewegt.
}
table-charged-by = { $unit-number ->
    [one] { $unit-nominative } kündigt einen Sturm an. Du darfst reagieren, bevor er ausgeführt wird.
   *[other] { $unit-nominative } kündigen einen Sturm an. Du darfst reagieren, bevor er ausgeführt wird.
}
table-won-consolidate = Der Kampf ist gewonnen, kein Feind ist mehr in Kontakt: die Einheit darf sich bis zu { $reach } bewegen oder bleiben.
table-concede = Die Schlacht aufgeben
table-nobody = Niemand
table-again = Noch einmal versuchen
table-recall = Zurückrufen
table-stay = Stehen bleiben
table-way = { $length } nach { $direction }
table-ride-waits = Warten
table-close-in = Auf dem kürzesten Weg
table-as-they-stand = Wie sie stehen
table-allot-for-me = Mach es für mich
table-allot-takers = { $number ->
        [one] Modell { $models }
       *[other] Modelle { $models }
    }
table-hits-from = { $hits } Treffer von { $unit-dative }, Schaden { $damage }
table-hits-next = Danach wird für jeden Treffer geworfen: für Deckung, wenn es welche gibt, dann für Schaden.
table-order-move = Bewegen
table-order-rush = Sprinten
table-order-rush-far = Sprint: { $far }, beendet die Aktivierung
table-order-hold = Halten
table-order-done = Fertig
table-form-close = Aufschließen
table-form-line = Linie
table-form-column = Kolonne
table-form-towards = Auf den Feind zu
table-order-shoot-at = Auf { $unit-accusative } schießen
table-order-assault-at = Gegen { $unit-accusative } stürmen
table-order-move-and-assault = { $far } bewegen, dann gegen { $unit-accusative } stürmen
table-role-leader = Anführer
table-role-standard = Standarte
table-role-musician = Musiker
table-role-rank = einfacher Kämpfer
table-model = { $number }: { $role }
table-model-tough = { $number }: { $role }, Lebenspunkte { $wounds }
table-choice-none = Keine Reaktion
table-choice-shoot = Schießen
table-choice-evade = Ausweichen
table-choice-countercharge = Gegenangriff
table-choice-later = Später, gegen langsamere Schläge

## Gesten

table-note-coherency = Nicht beisammen: Lücken über { $gap }
table-note-ground = Das Gelände kostet { $extra } extra
table-note-no-rush = Kein Sprint führt weiter: { $why }
table-note-two-orders = Zwei Befehle in einem: erst bewegen, dann stürmen.
table-move-first = Bewegt sie sich erst { $by } näher heran, darf sie in derselben Aktivierung stürmen.
table-note-reform = Ein Wurf entscheidet, wie viele Rotten wechseln
table-band-close = Nah
table-band-short = Kurz
table-band-medium = Mittel
table-band-long = Lang
table-band-extreme = Extrem
table-sight-blocked = { $what } im Weg: { $by } zu viel

## Aussichten

table-need-base = Nötig ohne Modifikatoren
table-need-only = nur eine { $face } genügt
table-need-all-but = nur eine { $face } scheitert
table-need-never = keine Zahl genügt
table-need-always = jede Zahl genügt
table-face-nought = 0 (sie zählt als Zehn)
table-odds-assumes = Angenommen, niemand reagiert.
table-odds-no-reaction = Das Ziel kann nicht reagieren.
table-may-countercharge = { $chance }: Das Ziel macht einen Gegenangriff. Dann gewinnt, wer gestürmt hat, in { $wins } der Fälle und hat { $lost }.
table-may-shoot = { $chance }: Das Ziel schießt zuerst, das heißt { $lost }.
table-may-evade = { $chance }: Das Ziel weicht aus und ist dann außer Reichweite.
table-may-evade-in-vain = { $chance }: Das Ziel weicht aus, bleibt aber in Reichweite.
table-may-react = { $chance }: Das Ziel darf zuerst reagieren: { $what }.
table-odds-sampled = Stichprobe: { $plays } Durchgänge; eine Chance kann um { $error } danebenliegen.
table-losses = im Mittel { $number } Verluste
table-wounds-lost = im Mittel { $number } Lebenspunkte verloren
table-won-attacker = Der Angreifer gewinnt
table-won-defender = Der Verteidiger gewinnt
table-won-draw = Keiner gewinnt

## Gefahren

table-ring-move = Bewegung { $reach }
table-ring-rush = Sprinten { $reach }
table-ring-assault = Sturm { $reach }
table-ring-move_assault = Bewegung und Sturm { $reach }
table-ring-template = Schablone { $reach }
table-ring-short = Kurze Reichweite { $reach }
table-ring-medium = Mittlere Reichweite { $reach }
table-ring-long = Lange Reichweite { $reach }
table-ring-extreme = Extreme Reichweite { $reach }
table-danger-gap = { $gap } entfernt
table-danger-shoot-standing = kann schießen { $odds }
table-danger-shoot-moving = kann nach einer Bewegung schießen { $odds }
table-danger-shoot-perhaps = kommt vielleicht in Reichweite { $odds }
table-danger-assault-standing = kann stürmen { $odds }
table-danger-assault-moving = kann nach einer Bewegung stürmen { $odds }
table-danger-assault-perhaps = erreicht sie vielleicht im Sturm { $odds }
table-danger-reacts = reagiert mit { $chance }
table-danger-next-turn = nächste Runde: { $what }

## Warriors

table-badge-order-sealed = Der Befehl ist versiegelt
table-badge-bloodlust = Im Blutrausch
table-badge-shaken = Erschüttert
table-badge-disorganised = Desorganisiert
table-badge-volleys = { $volleys ->
    [one] Noch { $volleys } Salve
   *[other] Noch { $volleys } Salven
}
table-courier = Kurier
table-ask-march = Bewege eine Einheit
table-ask-walk = Bewege einen Einzelnen
table-ask-ride = Der Kurier zu { $unit-dative } reitet
table-ask-send = Sende Befehle
table-rest-activate = Alle anderen bleiben in dieser Runde, wo sie sind
table-rest-influence = Kein anderer Anführer versucht es
table-rest-deploy = Alle übrigen aufstellen
table-rest-march = Alle anderen bleiben oder tun, was sie müssen
table-rest-walk = Alle anderen bleiben
table-habit-first = Wir beginnen, wann immer wir wählen dürfen
table-habit-ride = Kuriere nehmen den kürzesten Weg
table-habit-hits = Treffer werden für mich verteilt
table-habit-react = Niemand in Bereitschaft reagiert
table-habit-reaction = Keine Reaktion auf einen Angriff
table-habit-parry = Pariert wird, wer zuerst zuschlägt
table-habit-close-in = Auf dem kürzesten Weg heran
table-how-activate = Zieh eine Einheit: in ihrer Reichweite bewegt sie sich, weiter sprintet sie, auf einen Feind stürmt sie. Oder klick sie an.
table-how-order = Zieh die Einheit, oder wähle einen Befehl.
table-how-move = Zieh die Einheit; sobald du loslässt, gilt es.
table-how-rush = Zieh die Einheit; sobald du loslässt, gilt es.
table-how-leave = Zieh die Einheit aus dem Kampf.
table-how-close-in = Auf dem kürzesten Weg, oder zieh einzelne Modelle.
table-how-deploy = Nimm den angebotenen Platz, oder zieh einen Namen auf den Tisch.
table-how-rank = Oder wähle selbst: Klick für jeden Treffer ein Modell an, beim schwersten Treffer beginnend. Ein Modell, das mehrere nehmen darf, kannst du noch einmal anklicken.
table-how-march = Zieh eine Einheit: sie schwenkt und rückt vor. Oder zieh an ihren Griffen: die Ecke schwenkt, die Front rückt vor, die Flanke formiert um. Sobald du loslässt, gilt es; mit Umschalt bleibt es ein Plan, den du fortsetzen kannst.
table-how-aim = Klick einen Feind an, um zu sehen, was eine Salve ausrichtet, oder wähle hier.
table-how-walk = Schließ dich an, oder zieh ihn an einen Ort.
table-how-ride = Klick an, wohin der Kurier reitet.
table-how-send = Wähle für jede Einheit, die einen neuen erhalten soll, einen Befehl. Kuriere bereit: { $number }.
table-how-first-orders = Je ein Befehl; noch sieht sie niemand sonst.
table-how-nominate = Wer zuerst zieht, schlägt zuerst zu und nimmt das Gelände; wer danach zieht, sieht, was der Feind tut, und antwortet darauf.
table-how-influence = Ein Würfel, der nicht höher ist als seine Führung, beruhigt die Einheit. Sieh dir erst die Chancen an: Eine Katastrophe kostet mehr als Warten.
table-ask-first-orders = Erste Befehle, verdeckt
table-ask-aim = { $unit }: Auf wen schießen?
table-ask-fight = { $unit }: Wie wird gekämpft?
table-march-reform = { $unit }: auf { $files } nebeneinander umformieren
table-march-width = Auf { $files } nebeneinander umformieren
table-march-at = Gegen { $unit-accusative } marschieren
table-march-stand = { $unit }: stehen bleiben
table-march-go = { $unit }: { $how }
table-march-bound = { $unit }: { $how } ({ $why })
table-walk-stay = { $unit }: bleiben
table-walk-join = { $unit }: sich { $other-dative } anschließen
table-walk-takes = kostet { $spent } von { $may }, { $left } übrig
table-note-sets-out = Gemessen ab der Mitte der Front von { $unit-dative }.
table-send-done = Keine neuen Befehle
table-grid-seal = Befehle versiegeln
table-grid-send = Diese Befehle senden
table-grid-obeyed = befolgt
table-odds-obeyed = { $what }: befolgt { $share }
table-grid-keeps = kein neuer Befehl
table-grid-underway = { $order } ist unterwegs
table-grid-courier = Kurier { $leader-genitive }
table-grid-voice = { $leader } selbst
table-grid-when = { $turns ->
        [0] in dieser Runde
        [one] in der nächsten Runde
       *[other] in { $turns } Runden
    }
table-grid-if-near = diese Runde, wenn er höchstens { $reach } entfernt endet
table-orders-all = Alle Einheiten: { $order }
table-aim = { $unit }: { $volleys } { $volleys ->
        [one] Salve
       *[other] Salven
    }
table-aim-none = Nicht schießen
table-ask-place = { $unit }: Wer steht wo im vordersten Glied?
table-place-at = { $unit }: Rotte { $file }, in Kontakt: { $enemies }
table-place-front = { $unit }: Rotte { $file }
table-place-behind = { $unit }: dahinter
table-place-risk = Fällt im Kampf dieser Runde: { $risks }
table-fight-one = Ein Glied, gegen { $unit-accusative }
table-fight-two = Zwei Glieder, gegen { $unit-accusative }
table-edge = Kante { $number }
table-annihilated = Aufgerieben
table-odds-assumes-ranks = Angenommen, alle anderen kämpfen in einem Glied, jeder gegen den ersten Feind, den er berührt.
table-odds-save = zwei Würfel: der Rettungswurf des Anführers
table-odds-influence-success = Erfolg: wieder OK, noch in Unordnung.
table-odds-influence-failure = Fehlschlag: nichts ändert sich.
table-odds-disaster-shaken = Katastrophe (eine Zehn oder { $above } zu hoch): Die Einheit flieht und reißt ihn mit, und jede Einheit, die das Heer noch hat, macht einen Kommandotest.
table-odds-disaster-bloodlust = Katastrophe (eine Zehn oder { $above } zu hoch): Die Einheit geht auf ihn los, und er stirbt, wenn er sich nicht rettet. Sie macht einen Kommandotest, und stirbt er, auch alle Einheiten, die er führte.
table-fact-quality = Qualität
table-fact-discipline = Disziplin
table-fact-strength = Stärke
table-fact-resilience = Zähigkeit
table-fact-worth = Kampfwert
table-fact-armour = Rüstung
table-fact-move = Bewegung
table-fact-points = Punkte
table-fact-volleys = Salven
table-fact-leadership = Führungswert
table-fact-boast = Prahlerei
table-boast-good = { $boast }: gilt, +1 in Kommandotests
table-boast-broken = { $boast }: gebrochen, −1 in Kommandotests
table-quality-elite = Elite
table-quality-veteran = Veteranen
table-quality-average = Durchschnitt
table-quality-poor = Schwach
table-discipline-disciplined = Diszipliniert
table-discipline-tribal = Stammeskrieger
table-discipline-fanatic = Fanatiker
table-armour-light = Leicht
table-armour-medium = Mittel
table-armour-heavy = Schwer
table-shield = Schild
table-trait-champion = Champion
table-trait-standard = Standarte
table-trait-standard-lost = Hat die Standarte verloren
table-danger-fights = kämpft mit ihr { $odds }
table-danger-charge = kann angreifen { $odds }
table-danger-must-charge = muss angreifen { $odds }
table-lost-models = Verlorene Modelle: { $number }
