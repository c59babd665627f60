### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Scharmützel: Einheiten handeln abwechselnd, Nerven reißen, Helden stürmen.
page-edition-celtos-en = Englisches Blatt
page-edition-celtos-de = Deutsches Blatt
page-edition-celtos-es = Spanisches Blatt
page-list-format-celtos = Jede Einheit hat unit (Volk und Einheit mit einem Punkt dazwischen), models (den Anführer eingerechnet) und nach Wunsch leader, standard, musician (true) und einen eigenen name.
feature-celtos-left = Punkte, die du wohl behältst
feature-celtos-left_late = Punkte, die du wohl behältst, denn es ist spät
feature-celtos-score = Siegpunkte
feature-celtos-score_late = Siegpunkte, denn es ist spät
feature-celtos-score_last = Siegpunkte bei wenigen verbleibenden Runden
feature-celtos-strength = verbliebene Modelle
feature-celtos-panicked = wer in Panik ist
feature-celtos-engaged = wer im Nahkampf steht
feature-celtos-heroes = Helden
feature-celtos-in_range = Schützen auf bester Entfernung
feature-celtos-in_reach = Schützen mit einem Feind in Reichweite
feature-celtos-strikes = Angriffe, die folgen können
feature-celtos-strikes_near = Angriffe ohne vorherigen Schritt
feature-celtos-fights = Nahkämpfe, die gut laufen
feature-celtos-alone = wer allein steht
feature-celtos-near_objective = Nähe zu Orten, die Punkte bringen
feature-celtos-near_objective_late = Nähe zu Orten, die Punkte bringen, denn es ist spät
page-help-dice-celtos = Alle Würfel haben zehn Seiten, von 1 bis 10. „7+“ heißt sieben oder mehr.
