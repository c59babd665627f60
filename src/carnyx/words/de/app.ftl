### Was das Programm selbst sagt

app-sheet = Bogen
app-found = gefunden
app-ruling = Festlegung
app-variant = Variante
app-source = Quelle
app-sheets = Gedruckt auf
app-need = Nötig
app-chance = Chance
app-modifiers = Modifikatoren
app-rule = Regel
app-needs = Was die Würfel zeigen müssen
app-or-less = { $need } oder weniger
app-or-more = { $need }+
app-casualties = Verluste
app-wounds = Verlorene Wunden
app-figures = Figuren, die das Glied wechseln dürfen
app-expected = Zu erwarten: { $number }
app-none = keine
app-morale = Moral
app-check = Test nötig
app-panic = Panik
app-rout = Flucht
app-reactions = Reaktionen
app-results = Ergebnisse
app-winner = Wer die letzte Runde gewinnt
app-field = Wer das Feld behauptet
app-attacker = Angreifer
app-defender = Verteidiger
app-draw = Unentschieden
app-nobody = Niemand
app-locked = Noch im Nahkampf
app-won = Gewonnen
app-lost = Verloren
app-tie = Gleichstand beim ersten Wurf, neu gewürfelt
app-leader-lost = Anführer verloren
app-standard-lost = Standarte verloren
app-individuals-lost = Einzelfigur verloren
app-dice-thrown = Würfel: { $number }
app-dice = { $number ->
    [one] { $number } Würfel
   *[other] { $number } Würfel
}
app-score = Summe
app-result-exactly = Genau
app-result-or-less = Oder weniger
app-result-or-more = Oder mehr
app-exact = Exakt: Alle Möglichkeiten der Würfel sind ausgezählt.
app-sampled = Zu weit verzweigt für eine exakte Antwort: { $plays } Gefechte wurden durchgespielt. Eine Chance kann um { $error } danebenliegen.
app-adverse-too = Eine Einheit im Blutrausch oder erschüttert ist auch desorganisiert: --disorganised dazunehmen.

error-usage = { $message } Siehe { $command } --help.
error-range = { $option } nimmt eine ganze Zahl von { $low } bis { $high }, nicht { $given }.
error-choice = { $option } nimmt { $choices }, nicht { $given }.
error-missing-range = { $option } fehlt: eine ganze Zahl von { $low } bis { $high }.
error-missing-choice = { $option } fehlt: eines von { $choices }.
error-missing-value = { $option } braucht einen Wert.
error-unknown-option = Eine Option { $option } gibt es nicht.
error-unknown-command = Einen Befehl { $given } gibt es nicht; es gibt { $choices }.
error-unknown-rule = Eine Regel { $given } gibt es nicht.
error-unknown-rule-near = Eine Regel { $given } gibt es nicht; am nächsten kommen { $near }.
error-did-you-mean = War { $near } gemeint?
error-unknown-table = { $given } hat keine gedruckte Tabelle; es gibt { $choices }.
error-flag = { $option } ist ein Schalter und nimmt keinen Wert, nicht { $given }.
error-house = --house nimmt SCHALTER=WERT, nicht { $given }.
error-house-name = --house kennt keinen Schalter { $given }; es gibt { $choices }.
error-also = { $option } nimmt eine Zahl und Paare NAME=WERT wie "{ $example }", nicht "{ $given }".
error-file = { $path } lässt sich nicht benutzen: { $reason }.
error-journal-cut = { $path }: Zeile { $line } ist mittendrin abgeschnitten.
error-journal-empty = { $path }: Die Datei ist leer.
error-journal-no_journal = { $path }: Das ist kein Journal: Zeile { $line } ist nicht sein Kopf.
error-journal-newer = { $path }: Laut Zeile { $line } stammt es von einem neueren Carnyx (Schema { $schema }; dieses liest bis { $known }).
error-journal-newer_rules = { $path }: Laut Zeile { $line } wurde es nach neueren Regeln gespielt (Version { $rules }; diese kennt { $known }).
error-journal-older = { $path }: Laut Zeile { $line } stammt es von einem früheren Carnyx (Schema { $schema }; dieses liest { $known }).
error-journal-older_rules = { $path }: Laut Zeile { $line } wurde es nach früheren Regeln gespielt (Version { $rules }; dieses Carnyx spielt nach Version { $known }): Nur ein Carnyx jener Version kann es nachspielen.
error-journal-unknown_system = { $path }: Zeile { $line } nennt ein unbekanntes Spiel: { $system }.
error-journal-malformed = { $path }: Zeile { $line } ist unlesbar.
error-journal-number = { $path }: Zeile { $line } hat die Nummer { $number }, wo { $expected } an der Reihe war.
error-journal-refused = { $path }: Zeile { $line } enthält eine Antwort, die die Regeln verbieten ({ $rule }).
error-journal-digest = { $path }: Zeile { $line } wurde verändert: Ihre Prüfsumme ist eine andere.
error-no-dice = Es wurden keine Würfel mehr eingegeben: Das Gefecht hält hier an; sein Journal behält alles Beantwortete.
error-rule = Regel { $id }: { $title }.

core-dice = Unmögliche Würfel
    .ruling = Diese Augen können die Würfel nicht zeigen, oder es sind zu viele oder zu wenige.
core-answer = Keine solche Antwort
    .ruling = Das ist keine Antwort auf die gestellte Frage.
core-over = Das Gefecht ist vorbei
    .ruling = Es ist nichts mehr zu entscheiden.
