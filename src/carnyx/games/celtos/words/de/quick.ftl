### Die Zeilen des Referenzblatts: eine Regel in wenigen Worten; das Regelbuch hat sie ganz

quick-celtos-markers = Alle Marker für Aktivierung und Halten kommen vom Tisch.
quick-celtos-initiative = Alle würfeln einen W10; wer am höchsten liegt, beginnt oder bestimmt, wer beginnt.
quick-celtos-activation = Reihum aktiviert jeder eine Einheit: bewegen, dann schießen, dann stürmen; oder sprinten; oder halten. Keine zweimal, niemand passt.
quick-celtos-limit = Nach Spielzug { $turns } ist die Schlacht vorbei, wenn das Szenario nichts anderes sagt.

quick-celtos-move = Bis zu M.
quick-celtos-rush = Bis zum { $times }-Fachen von M, sonst nichts.
quick-celtos-hold = Warten, mit einer Reaktion in der Hand, sonst nichts.
quick-celtos-shoot = Auf eine gegnerische Einheit: ein Würfel für jedes Modell in Reichweite, das sie sieht.
quick-celtos-assault = Bis zu M in Kontakt, dann eine Runde Nahkampf.
quick-celtos-panicked = Außerhalb des Nahkampfs nur bewegen oder sprinten.

quick-celtos-coherency = Jedes Modell höchstens { $reach } von einem anderen seiner Einheit, Plänkler { $skirmish }. Eine zerrissene Kette muss sich schließen, ehe sie schießt oder stürmt.
quick-celtos-past = Durch Freunde, nie durch Gegner. Nur ein Sturm führt näher als { $away } an Gegner.
quick-celtos-terrain = Wald, Sumpf: halbes Tempo, kein Sprint. Mauer, Hecke: { $cost }. Gebäude, tiefes Wasser: kein Zutritt. Hügel: offen, aber höher.
quick-celtos-sight = Von der Mitte des Schützen zu Mitte oder Rand des Ziel-Bases. Gebäude und Hügel verdecken, Wald ab mehr als { $depth } Tiefe.
quick-celtos-blocking = { $sight_models ->
    [size] Ein Modell einer dritten Einheit verdeckt, wenn seine SZ nicht kleiner ist als die größere von Schütze und Ziel; auf einem Hügel SZ +{ $hill }.
   *[other] Wie unten eingestellt; Höhen zählen nicht.
}
quick-celtos-behind = Mitte im Gelände, oder ein Hindernis höchstens { $reach } vom Base und in der Linie; die beste Deckung zählt.

quick-celtos-difficulty = DIFF { $difficulty } für Reaktion (I), Moral und Sammeln (CD) und wo sonst keine genannt ist.
quick-celtos-limits = Jenseits des Tabellenrands gilt die äußerste Zeile oder Spalte.

quick-celtos-target = Ein Ziel in Sicht und Reichweite wählen, Trefferwurf.
quick-celtos-allocate = Der Besitzer des Ziels verteilt die Treffer auf Modelle und würfelt dann für Deckung.
quick-celtos-damage = Schaden ist ein Test, hier und im Nahkampf: Schaden der Waffe gegen T als DIFF.

quick-celtos-weapon = Waffe
quick-celtos-speed = WS
quick-celtos-hands = Hände
quick-celtos-reading = Treffer / Schaden, Band für Band. In Klammern: Speer in der ersten Runde, Lanze beim Ansturm. Pike: Durchschlag { $penetrating }, und Erstschlag, wenn man sie außerhalb eines Nahkampfs angreift. Katapult: Rundschablone. Odem: Tropfen.
quick-celtos-shield = T +{ $toughness } durch einen Schild, der eine Hand belegt, und T +{ $toughness } durch ein Reittier.

quick-celtos-declare = Eine gegnerische Einheit innerhalb von M ansagen. Sie darf reagieren.
quick-celtos-charge = Alle ziehen gerade heran, bis zu M, auf eine von { $spots } Stellen um ein Base. Neuer Kontakt ist ein Ansturm.
quick-celtos-strike = Erstschlag, dann von der höchsten WS abwärts: ein Würfel für jedes Modell in Kontakt.
quick-celtos-blows = Der Besitzer verteilt die Treffer auf Modelle, die von den Schlagenden berührt werden. Kein Deckungswurf.
quick-celtos-result = Mehr verursachte Wunden gewinnen; gleich viele sind unentschieden.
quick-celtos-lock = Die Einheiten bleiben im Nahkampf; Modelle ohne Kontakt rücken bis zur Hälfte von M nach. Ein Sieger ohne Gegner darf ebenso weit ziehen.

quick-celtos-react = Wenn ein Gegner in Sicht Bewegung oder Sprint beendet oder einen Sturm auf die Einheit ansagt. Ein Versuch; er kostet den Halten-Marker.
quick-celtos-reply = Nur aus dem Halten. Auf die Einheit, die den Anlass gab, ohne Abzug für Bewegung.
quick-celtos-evade = Nur aus dem Halten und vor einem Sturm: M gerade weg. Wer sie nicht mehr erreicht, zieht M und hält { $away } vor Gegnern.
quick-celtos-meet = Gegen einen Sturm, auch ohne Halten: nach dem Angreifer bis zu M ihm entgegen. Beide gelten als angestürmt.

quick-celtos-morale = CD gegen DIFF { $difficulty }. Höchstens ein Test je Salve oder Runde.
quick-celtos-panic = Test misslungen, die Hälfte oder mehr ist übrig: Modelle, beim Charaktermodell Lebenspunkte.
quick-celtos-rout = Test misslungen, weniger als die Hälfte ist übrig.
quick-celtos-rally = Eine Einheit in Panik muss es versuchen, wenn sie aktiviert wird. Gegner in Kontakt gelten als nah und in Sicht.

quick-celtos-deploy = Tisch { $width } × { $depth }, für Demo-Armeen { $demo } im Quadrat. Zonen { $zone } tief; abwechselnd je eine Einheit.
quick-celtos-victory = Wer zuletzt Modelle auf dem Tisch hat, siegt. Am Ende zählen Punkte: ganz für Vernichtete und Geflohene, halb für Einheiten unter der Hälfte.
quick-celtos-place = Zählt für den Einzigen, der ein Modell ohne Panik höchstens { $reach } davon hat.

quick-celtos-leader = CD +{ $bonus }, solange der Anführer lebt.
quick-celtos-individual = Eine Einheit aus einem Modell, { $dice } Würfel im Nahkampf. Lebenspunkte zählen wie Modelle.

quick-celtos-teardrop = { $length } lang, { $narrow } bis { $wide } breit, vom Base des Schützen. Trifft ohne Wurf alles, was sie bedeckt.
quick-celtos-round = { $width } Durchmesser. Daneben: W10 geteilt durch { $divisor } Zoll in eine zufällige Richtung.
