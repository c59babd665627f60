### Der Rückblick

back-title = Was den Ausschlag gab
back-won = { $side } hat gewonnen.
back-draw = Unentschieden.
back-unfinished = Die Schlacht ist noch nicht zu Ende.
back-chart = Siegchance
back-chart-said = Eine Linie für jede Seite: ihre Siegchance von der ersten bis zur letzten Antwort. Scheiben mit Nummern sind Wendepunkte.
back-turn = Spielrunde { $turn }
back-when = { $turn ->
    [0] Vor Runde 1
   *[other] Runde { $turn }
}, Antwort { $number }
back-sides = Glück, Entscheidungen und Verluste
back-turning = Wendepunkte
back-choices = Die teuersten Entscheidungen
back-units = Was jede Einheit eingebracht hat
back-units-other = Für gehaltene Orte und für Verluste, die kein Angriff verursacht hat
back-changed = { $side }: { $before } → { $after }, davon Glück { $luck }.
back-cost = { $side } hat { $cost } (± { $error }) verschenkt: { $chance } statt { $better }.
back-done = Getan: { $what }
back-better = Besser: { $what }
back-head-side = Seite
back-head-luck = Glück
back-head-decisions = Entscheidungen
back-head-models = Modelle verloren
back-head-lost = Punkte abgegeben
back-head-earned = Punkte erzielt
back-head-result = Ergebnis
back-head-adjusted = Ohne Glück
back-head-unit = Einheit
back-head-price = Preis
back-head-share = Erzielt, als Anteil am Preis
back-notes = Wie das berechnet ist
back-note-chance = Wie wahrscheinlich eine Seite gewinnt, sagt eine Bewertung, die aus vielen Schlachten gelernt ist; am Ende zählt das Ergebnis.
back-note-luck = Glück ist die Siegchance nach einem Wurf, abzüglich dessen, was der Wurf im Schnitt gebracht hätte. Über viele Schlachten folgen Ergebnisse dem Glück mit einem Faktor von { $factor }; mit ihm sagt „ohne Glück“, was das Ergebnis wert war.
back-note-sampled =
    { $number ->
        [one] Ein Wurf hatte zu viele Ausgänge, um alle zu zählen
       *[other] { $number } Würfe hatten zu viele Ausgänge, um alle zu zählen
    }: Es wurden Stichproben genommen, das lässt insgesamt ± { $error } offen.
back-note-choices = Von { $positions } Entscheidungen wurden die { $searched }, die die Chancen am meisten verschoben, noch einmal durchgespielt, je { $playouts } Mal. Genannt wird eine nur, wenn etwas anderes um mehr als zwei Standardfehler besser war.
back-note-unsearched = Entscheidungen wurden nicht noch einmal untersucht.
back-no-choices = Keine Entscheidung war nachweislich schlechter als eine andere. Das heißt nicht, dass alle die besten waren: Was näher beieinander liegt als zwei Standardfehler, ist nicht zu unterscheiden.
back-none-worse = keine nachweislich schlechter
back-not-searched = nicht untersucht
back-note-rest = { $side } begann mit { $before } und endete mit { $after }. Vom Unterschied gehen { $luck } auf das Glück zurück und { $choices } auf die hier genannten Entscheidungen aller Seiten. Der Rest, { $rest }, lässt sich nicht zuordnen: kleine Entscheidungen und Ungenauigkeiten der Bewertung.
back-note-units = Die Punkte zählen wie am Ende der Schlacht: was jede Seite nach den Siegregeln hat. Die Punkte für Gefallene gehen nach Zahl der Getöteten an die, die sie niedergemacht haben; die für eine fliehende Einheit an die, gegen die sie floh oder die sie vorher erschüttert oder in Panik versetzt haben. Wer nur auf schlechte Nachrichten hin flieht, zählt für keine Einheit.
back-progress = Was den Ausschlag gab: { $done } von { $all }
error-past-back = { $path }: Es wurde nach früheren Regeln gespielt (Version { $rules }; heute gilt { $known }): Einen Rückblick gibt es davon nicht. carnyx replay und carnyx show zeigen seine Runden.
page-end-back = Was den Ausschlag gab
page-back-working = Der Rückblick wird ausgearbeitet; das dauert einige Sekunden.
page-back-none = Für dieses Spiel gibt es keine Bewertung, mit der sich zurückblicken ließe.
page-hint = Was würde ein Computerspieler tun?
page-hint-working = Pläne werden abgewogen …
page-hint-none = Hier gibt es keine zwei Pläne zu vergleichen.
page-help-hint = H: Was täte ein Computerspieler?
