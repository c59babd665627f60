### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Dichte Glieder: versiegelte Befehle, Kuriere, Blutrausch und Prahlerei.
page-list-format-warriors = Dazu kommen ein [warchief] mit seiner leadership, [[companions]], die bei einer Einheit stehen, und [[commands]], jedes mit einem leader und eigenen Einheiten; jede Einheit hat unit, figures und nach Wunsch champion und standard (true).
page-computer-warriors-level1 = Computer, Stufe 1: überlegt nur, auf wen es schießt und wen es schlägt
page-computer-warriors-level2 = Computer, Stufe 2: überlegt auch Befehle und Märsche, lässt aber seine Anführer umherlaufen
page-computer-warriors-level3 = Computer, Stufe 3: die Faustregeln
page-computer-warriors-level4 = Computer, Stufe 4: wie Stufe 3: etwas Stärkeres ist noch nicht bekannt
page-computer-warriors-level5 = Computer, Stufe 5: wie Stufe 3: etwas Stärkeres ist noch nicht bekannt
tip-disorganised = Eine Einheit in Unordnung trifft mit −1, beim Schießen und im Kampf, und erschwert Befehle an ihr Kommando; wieder geordnet ist sie nach einer Bewegungsphase, in der sie ohne Kontakt und bei klarem Kopf weder geht noch schießt.
tip-bloodlust = Eine Einheit im Blutrausch tötet mit +1, geht aber auf den nächsten Feind los, was auch befohlen ist, und ist in Unordnung; der Einfluss eines Anführers oder ein neuer Kampftest beendet ihn.
tip-shaken = Eine erschütterte Einheit läuft vor dem nächsten Feind davon, was auch befohlen ist, prüft mit −1 und ist in Unordnung; der Einfluss eines Anführers oder ein neuer Kampftest beendet es, und ein Heer, in dem alle erschüttert sind, ist geschlagen.
page-help-dice-warriors = Alle Würfel haben zehn Seiten, von 0 bis 9, und eine 0 zählt als zehn. „7+“ heißt sieben oder mehr.
