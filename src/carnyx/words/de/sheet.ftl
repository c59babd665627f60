### Was über ein gelesenes Referenzblatt gesagt wird

sheet-title = { $game }, Blatt auf { $language }: { $count ->
    [one] ein Wert erkannt.
   *[other] { $count } Werte erkannt.
}
sheet-language-en = Englisch
sheet-language-de = Deutsch
sheet-language-es = Spanisch
sheet-repaired = Ausgebesserte Zellen
sheet-restored = Wiederhergestellt
sheet-differences = Abweichungen von den geltenden Regeln
sheet-unplaced = Zeilen ohne erkannten Platz
sheet-line = Zeile { $line }
sheet-differs = { $sheet }, es gilt { $force }
sheet-values = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
}
sheet-why-diagonal = alle anderen Zellen ihrer Diagonale sagen es
sheet-why-steps = ihre Zeile oder Spalte geht in gleichmäßigen Schritten
sheet-why-between = sie sieht so aus und passt zwischen ihre Nachbarn
sheet-why-mirror = das andere Ende der Tabelle hat dieselbe Wahrscheinlichkeit
sheet-why-neighbours = die Ergebnisse darüber und darunter lassen nur dies übrig
sheet-kind-head = Spaltenkopf
sheet-kind-label = Zeilenbeschriftung
sheet-kind-list = Listennummer
sheet-kind-unit = Längeneinheit
sheet-kind-figure = Zahl
sheet-because-edition = Schalter --house { $switch }
sheet-because-editions = Schalter --house { $switch } (Edition { $editions })
sheet-because-truncated = auf dem Blatt abgeschnitten statt gerundet
sheet-because-pattern = gegen das Muster der eigenen Tabelle, vielleicht verlesen
sheet-because-other = eine andere Zahl

error-sheet-empty = { $path }: Die Datei ist leer.
error-sheet-large = { $path }: zu groß für ein Blatt, das höchstens { $most } Byte hat.
error-sheet-binary = { $path }: Das ist kein Text.
error-sheet-unknown = { $path }: Das ist kein Blatt von Celtos oder Warriors.

## Das gedruckte Blatt

printed-subtitle = Referenzblatt, inoffiziell
printed-edition = Edition { $edition }
printed-search = Suchen
printed-print = Drucken
printed-needs = Was der Würfel zeigen muss
printed-score = Wurf
printed-chance = Chance
printed-found = bei Spielern gefunden
printed-ruling = Festlegung
printed-house = Hausregel
printed-book = Alle Regeln im Wortlaut: { $command }
printed-throw = { $dice }W { $which }
printed-total = Summe
printed-modifiers = Modifikatoren
printed-celtos-turn = Der Spielzug
printed-celtos-orders = Aktionen
printed-celtos-table = Bewegung und Sicht
printed-celtos-tests = Tests und Schläge
printed-celtos-shooting = Beschuss
printed-celtos-weapons = Waffen
printed-celtos-melee = Nahkampf
printed-celtos-reactions = Reaktionen
printed-celtos-morale = Moral
printed-celtos-profile = Profil
printed-celtos-traits = Eigenschaften
printed-celtos-templates = Schablonen
printed-celtos-armies = Tisch und Sieg
printed-warriors-turn = Die Runde
printed-warriors-basics = Würfel und Qualität
printed-warriors-before = Vor der Schlacht
printed-warriors-shooting = Beschuss
printed-warriors-movement = Bewegung
printed-warriors-orders = Befehle und Zustände
printed-warriors-combat = Nahkampf
printed-warriors-individuals = Einzelfiguren
printed-warriors-test = Kampftest
printed-warriors-armies = Armeen und Sieg
printed-warriors-command = Führung
printed-warriors-optional = Wahlregeln
printed-warriors-odds = Was die Würfel ergeben

error-pdf-terminal = Ein PDF taugt nicht für das Terminal: bitte mit -o eine Datei angeben.

roster-boxes = Kästchen zum Abhaken
roster-problems = In dieser Liste nicht erlaubt
roster-units = Einheiten
roster-weapons = Waffen
roster-points = { $points } Punkte
