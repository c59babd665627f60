### Die Zeilen des Referenzblatts: eine Regel in wenigen Worten; das Regelbuch hat sie ganz

quick-warriors-shooting = Beschuss: beide Seiten schießen, dann kommen Verluste vom Tisch, von hinten.
quick-warriors-moving = Bewegung: { $dice }W plus Führungswert des Kriegsherrn; der Höhere sagt, wer zuerst zieht. Erst Erschütterte, dann Blutrausch, Angriff, die übrigen, Einzelfiguren, Kuriere.
quick-warriors-fighting = Nahkampf: alle Kämpfe, dann alle Kampftests; die Ergebnisse gelten zugleich.
quick-warriors-ordering = Neue Befehle: ein Test für jede Einheit, die ein Befehl erreicht hat.
quick-warriors-influencing = Einfluss: ein Versuch je Anführer und je Einheit.
quick-warriors-commanding = Kommandotest: wenn Kriegsherr oder Schlachtführer fiel oder floh oder Einfluss in der Katastrophe endete.

quick-warriors-die = Die Seite { $kill } zählt als zehn. Nur im Tötungswurf tötet die natürliche { $kill } immer und die natürliche { $wound } nie.

quick-warriors-deploy = { $dice }W plus Führungswert des Kriegsherrn wählt die Kante; abwechselnd je ein Kommando; erste Befehle geheim.
quick-warriors-boast = Höchstens eine; einmal gebrochen, bleibt sie gebrochen.

quick-warriors-shots = Einer je Figur; wer den Himmel verdunkelt, einer je verschossener Salve.
quick-warriors-targets = Jeder Feind im Winkel und in Sicht; ist einer nahe, der nächste. In Feindkontakt schießt niemand und wird niemand beschossen.
quick-warriors-cover = Weich: Wald, Hecke, Kornfeld. Hart: Mauer, Gebäude, Schanzwerk. Die Hälfte muss darin stehen, oder die halbe Front höchstens { $reach } dahinter. Einheiten, Gebäude und Hügel verdecken die Sicht.

quick-warriors-foot = Zu Fuß
quick-warriors-mounted = Beritten
quick-warriors-wheel = Ein Schwenk kostet den Weg der äußersten Figur. Je Bewegung eine Viertel- oder halbe Drehung.
quick-warriors-reform = { $dice }W plus Qualität: so viele Figuren wechseln zwischen vorn und hinten. In Kontakt nur breiter; desorganisiert gar nicht.

quick-warriors-attack = Volle Weite auf den nächsten sichtbaren Feind, bis in Kontakt.
quick-warriors-hold = Bleibt stehen, eröffnet keinen Kontakt, darf sich neu ordnen.
quick-warriors-oppose = Zieht frei, hält { $oppose_stop } vor Feinden; Kontakt nur mit einem, der schon gegen Freunde kämpft.
quick-warriors-bloodlust = Wie beim Angriff, gleich welcher Befehl gilt.
quick-warriors-shaken = Volle Weite weg vom nächsten Feind, auch aus dem Kontakt; über die Tischkante heißt Flucht.
quick-warriors-reorganise = Am Ende der Bewegung, wenn OK, ohne Kontakt, nicht bewegt und nicht geschossen.

quick-warriors-dice = So viele, wie die Figuren in Kontakt wert sind, { $champion } mehr für einen Champion; beim Angriff { $attack } mehr je { $full }.
quick-warriors-ranks = Speer und Lanze kämpfen auch aus dem zweiten Glied, aber nicht gegen Flanke oder Rücken.
quick-warriors-pursuit = Wer Angriff befolgt oder im Blutrausch ist, setzt Fliehenden gerade nach, wenn er nicht erschüttert oder noch in Kontakt ist.

quick-warriors-attached = Elite, mittlere Rüstung, Schild, Handwaffe. Angeschlossen steht er im vordersten Glied.
quick-warriors-struck = Eine natürliche { $kill } eines Feindes, der seinen Platz berührt, trifft ihn. Rettung mit { $dice }W: Kriegsherr { $save_warchief }+, andere { $save_others }+.

quick-warriors-test = { $dice }W für jede Einheit, die gekämpft hat. Die Hälfte ersetzt das Viertel.
quick-warriors-effects = Blutrausch und Erschütterung desorganisieren, und das bleibt auch, wenn die Einheit wieder OK ist. Flucht führt vom Feld.
quick-warriors-standard = Erschüttert und mehr verloren als getötet: ein Würfel, bei { $standard_falls } oder weniger ist die Standarte verloren.

quick-warriors-warchief = Kriegsherr
quick-warriors-leader = Schlachtführer
quick-warriors-hero = Held
quick-warriors-bannerman = Bannerträger
quick-warriors-standard_bearer = Standarte
quick-warriors-champion = Champion
quick-warriors-points = Punkte
quick-warriors-worth = Wert
quick-warriors-strength = Stärke
quick-warriors-prices = In Klammern: je Punkt Führungswert.

quick-warriors-couriers = Der Test folgt, wenn er die Einheit berührt. Verwirrung: auch desorganisiert. Verzögerung: nächste Runde nochmals. Ignoriert: Kurier entlassen. Missverstanden: aus Halten wird Angriff, sonst Halten. Panik: Kurier tot, Einheit erschüttert.
quick-warriors-influence = In Kontakt: { $dice }W, Führungswert oder weniger, und die Einheit ist OK, aber desorganisiert.
quick-warriors-disaster = Misslungene { $ten } oder { $above } über dem Führungswert: im Blutrausch erschlägt sie ihn, wenn er sich nicht rettet; eine erschütterte Einheit flieht mit ihm.
