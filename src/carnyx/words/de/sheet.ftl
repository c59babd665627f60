### Was über einen gelesenen Referenzbogen gesagt wird

sheet-title = { $game }, Bogen auf { $language }: { $count ->
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
sheet-values = { $count } Werte
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
sheet-because-truncated = auf dem Bogen abgeschnitten statt gerundet
sheet-because-pattern = gegen das Muster der eigenen Tabelle, vielleicht verlesen
sheet-because-other = eine andere Zahl

error-sheet-empty = { $path }: Die Datei ist leer.
error-sheet-large = { $path }: zu groß für einen Bogen, der höchstens { $most } Byte hat.
error-sheet-binary = { $path }: Das ist kein Text.
error-sheet-unknown = { $path }: Das ist kein Bogen von Celtos oder Warriors.
