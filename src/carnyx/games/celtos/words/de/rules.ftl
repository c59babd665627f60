### Würfel, Tests, Tabellen

celtos-die = Der Würfel
    .sheet = Celtos kommt mit einer einzigen Würfelart aus: dem W10 mit den Seiten 1 bis 10.
celtos-test = Test
    .sheet = Der benötigte Wurf ist { $base } plus Schwierigkeit (DIFF) minus eigener Wert, aber nie unter { $least } und nie über { $most }; genau das steht in allen 100 Feldern der Tabelle. Gewürfelt wird ein W10, alle Modifikatoren werden dazugezählt. Wer den benötigten Wurf erreicht oder übertrifft, hat den Test bestanden.
celtos-test-default = Übliche Schwierigkeit
    .sheet = Der Reaktionstest geht gegen DIFF { $difficulty }, ebenso jeder andere Test, für den keine eigene Schwierigkeit genannt wird.
    .ruling = Auch Moraltest und Sammeltest gehen gegen DIFF { $difficulty }.
celtos-values = Grenzen der Werte
    .ruling = Vor dem Blick in die Tabelle wird jeder Profilwert, jeder Schaden und jede DIFF auf die Skala zurückgeholt: Was unter 1 liegt, zählt als 1, was über 10 liegt, als 10.
celtos-natural = Sicherer Erfolg, sicherer Fehlschlag
    .sheet = { $naturals ->
        [shooting] Beim Trefferwurf des Schießens geht eine gewürfelte 1 stets daneben und eine gewürfelte 10 stets ins Ziel, welche Modifikatoren auch gelten. Für andere Würfe gilt das nicht.
       *[all] Welche Modifikatoren auch gelten: Zeigt der Würfel selbst eine 1, misslingt der Wurf, zeigt er eine 10, gelingt er. Das gilt bei jedem Wurf des Spiels.
    }
celtos-modifiers = Modifikatoren
    .ruling = Zuerst wird der benötigte Wurf aus der Tabelle abgelesen, samt ihrer Unter- und Obergrenze; erst danach verändern Modifikatoren den Würfel, nicht den benötigten Wurf. Die Einträge 1+ und 0+ beim Schießen sind deshalb nicht überflüssig: Sie geben guten Schützen Spielraum für Abzüge.
celtos-profile = Das Profil
    .sheet = Ein Modell wird durch Bewegung (M), Schießen (SH), Nahkampf (CC), Widerstand (T), Lebenspunkte (W) und Größe (SZ, von 1 bis 9) beschrieben; M zählt in Zoll. Andere Sprachen kürzen teils anders ab: Was auf Deutsch CC heißt, ist auf Englisch und Spanisch AS, und statt SH und T steht auf Spanisch DS und RS.
    .found = Hinzu kommen Stärke (ST), Initiative (I), Kommando (CD) und der Preis in Punkten. Ein durchschnittlicher Mensch liegt bei 4 und hat einen Lebenspunkt.
    .ruling = Die Skala reicht von 1 bis 10.
celtos-profile-m = Bewegung
    .sheet = So viele Zoll weit darf sich das Modell bewegen.
    .short = M
celtos-profile-sh = Schießen
    .sheet = Je höher dieser Wert, desto leichter trifft das Modell beim Schießen.
    .short = SH
celtos-profile-as = Nahkampf
    .sheet = Dieser Wert zählt im Nahkampf für beide Seiten: beim Zuschlagen und beim Abwehren.
    .short = CC
celtos-profile-st = Stärke
    .found = Die Körperkraft des Modells; auf ihr beruht der Schaden der meisten Nahkampfwaffen.
    .short = ST
celtos-profile-t = Widerstand
    .sheet = Wie viel das Modell aushält; dieser Wert ist die DIFF für jeden Schadenswurf gegen es.
    .short = T
celtos-profile-w = Lebenspunkte
    .sheet = Nach so vielen Wunden ist das Modell ausgeschaltet.
    .short = W
celtos-profile-i = Initiative
    .found = Wie schnell das Modell auf den Gegner reagiert; mit diesem Wert wird der Reaktionstest abgelegt.
    .short = I
celtos-profile-cd = Kommando
    .found = Wie gut eine Einheit geführt ist und wie fest sie zusammensteht.
    .short = CD
celtos-profile-sz = Größe
    .sheet = Von 1 für sehr kleine bis 9 für riesige Modelle; große Ziele sind beim Schießen leichter zu treffen.
    .short = SZ
celtos-profile-points = Punkte
    .found = So viel kostet das Modell beim Aufstellen einer Armee.
    .short = Pkt.
celtos-measure = Messen und Bases
    .ruling = Gemessen werden darf jederzeit, und zwar zwischen den nächsten Rändern zweier Bases. Bases sind rund und messen { $small } mm bei SZ 1–3, { $middling } mm bei SZ 4–5, { $large } mm bei SZ 6–7 und { $huge } mm bei SZ 8–9. Sie überlappen einander nie; ein Spalt von höchstens 1 mm gilt als Basekontakt, und eine Blickrichtung haben Modelle nicht. Liegt eine Entfernung genau auf der Grenze zweier Reichweiten, zählt die nähere. { $lengths ->
        [cm] Gespielt wird in Zentimetern: Jeder Zoll dieser Regeln misst 2,5 cm.
       *[inches] Gespielt wird in Zoll.
    }

### Die Spielrunde

celtos-turn-markers = Marker-Phase
    .sheet = Zu Beginn jeder Spielrunde werden die Marker der vorigen abgeräumt, also die für aktivierte Einheiten und für Halten.
    .ruling = Panik-Marker bleiben liegen, bis sich die Einheit gesammelt hat.
celtos-turn-initiative = Initiative-Phase
    .sheet = Jeder Spieler würfelt einen W10. Das höchste Ergebnis macht den Anfang oder überlässt ihn einem anderen Spieler seiner Wahl.
    .ruling = Haben mehrere Spieler das höchste Ergebnis, würfeln nur diese noch einmal.
celtos-turn-activation = Aktivierungs-Phase
    .sheet = Reihum aktiviert jeder Spieler eine Einheit, dann ist der nächste dran. Keine Einheit kommt in derselben Spielrunde ein zweites Mal zum Zug.
    .ruling = Wer keine Einheit mehr zu aktivieren hat, wird übergangen.
celtos-turn-limit = Dauer des Spiels
    .ruling = Sofern das Szenario nichts anderes festlegt, endet das Spiel nach { $turns ->
        [one] { $turns } Spielrunde
       *[other] { $turns } Spielrunden
    }.
celtos-seats = Sitzreihenfolge
    .ruling = Das Spiel geht in Sitzreihenfolge um den Tisch, angefangen bei dem Spieler, der beginnt. Dieselbe Reihenfolge gilt, wenn mehrere Spieler etwas zu entscheiden haben. Auch aufgestellt wird so, jede Seite von ihrer eigenen Tischkante aus. Wer kein Modell mehr hat, scheidet aus.

### Aktionen

celtos-order-sequence = Ablauf einer Aktivierung
    .ruling = Eine aktivierte Einheit darf sich bewegen, dann schießen, dann stürmen: in dieser Reihenfolge, jedes höchstens einmal und keines davon zwingend. Sprinten oder Halten füllt dagegen die ganze Aktivierung. Wer noch eine nicht aktivierte Einheit hat, muss eine aktivieren, braucht ihr aber keine Aktion zu geben. Gerät die aktivierte Einheit in Panik, flieht sie oder wird sie vernichtet, ist ihre Aktivierung sofort vorbei.
celtos-order-move = Bewegen
    .sheet = Jedes Modell der Einheit darf bis zu M Zoll weit ziehen.
celtos-order-rush = Sprinten
    .sheet = Beim Sprinten legt die Einheit bis zum { $times }-Fachen von M zurück. Danach kommt sofort der nächste Spieler an die Reihe.
    .ruling = Ein Sprint darf nicht im Kontakt mit einem Gegner enden.
celtos-order-hold = Halten
    .sheet = Die Einheit wartet ab und darf später auf den Gegner reagieren; sofort ist der nächste Spieler an der Reihe. Wer in Basekontakt mit einem Gegner steht, kann nicht halten. Auf Spanisch heißt diese Aktion „Reacción“.
celtos-order-shoot = Schießen
    .sheet = Die Einheit beschießt eine gegnerische Einheit: ihre Modelle würfeln, ob sie treffen, und jeder Treffer würfelt dann, ob er verwundet.
celtos-order-assault = Sturm
    .sheet = Die Einheit geht in Kontakt mit einem Gegner und kämpft eine Nahkampfrunde, in der beide Seiten zuschlagen. { $bring ->
        [most] Berührt sie bereits einen Gegner, führt sie die größte erreichbare Zahl ihrer Modelle an ihn heran.
        [more] Berührt sie bereits einen Gegner, führt sie noch weitere Modelle an ihn heran, sofern welche hinkommen.
       *[all] Berührt sie bereits einen Gegner, rückt jedes ihrer Modelle an ihn heran, das ihn erreichen kann.
    }
celtos-order-engaged = Aktionen im Nahkampf
    .sheet = { $orders_engaged ->
        [hold_barred] Eine Einheit in Kontakt mit dem Gegner darf nicht halten; mehr ist ihr an dieser Stelle nicht verboten.
       *[assault_only] Einer Einheit in Kontakt mit dem Gegner bleibt als einzige Aktion der Sturm.
    }
celtos-order-breakoff = Sich vom Gegner lösen
    .ruling = { $orders_engaged ->
        [hold_barred] Eine Einheit im Nahkampf darf sich nur so bewegen, dass am Ende keines ihrer Modelle mehr einen Gegner berührt. Zuvor schlagen die Gegner, die sie berührt, eine Runde lang auf sie ein, ohne dass sie zurückschlägt. Sprinten oder schießen darf sie nicht.
       *[assault_only] Einer Einheit im Nahkampf steht nur der Sturm offen; von sich aus kann sie sich nicht vom Gegner lösen.
    }
celtos-order-panicked = Aktionen in Panik
    .sheet = Solange eine Einheit in Panik nicht im Nahkampf steht, sind ihr Halten, Schießen und Sturm verwehrt. Bewegen oder sprinten darf sie.
    .ruling = Dabei darf keines ihrer Modelle näher am nächsten sichtbaren Gegner ankommen, als es vorher war.

### Tisch, Bewegung, Sichtlinie, Deckung

celtos-coherency = Zusammenhalt
    .ruling = Jedes Modell steht höchstens { $reach } von einem anderen seiner Einheit entfernt, bei Plänklern höchstens { $skirmish }; alle zusammen bilden eine einzige Kette. Ist die Kette zerrissen, muss die Einheit sie mit ihrer nächsten Bewegung wieder schließen. Bis dahin darf sie weder schießen noch stürmen.
celtos-coherency-exempt = Ausnahmen vom Zusammenhalt
    .ruling = Eine Einheit im Nahkampf darf auch mit zerrissener Kette stürmen. Ein einzelnes Modell hat immer Zusammenhalt. Lässt sich die Kette mit einer Bewegung nicht schließen, endet die Einheit so nahe an ihrer größten Gruppe wie möglich. In Panik geht das Verbot, sich dem Gegner zu nähern, dem Zusammenhalt vor.
celtos-move-models = Andere Modelle
    .ruling = Durch die Bases eigener Modelle zieht man ungehindert hindurch, darf aber nicht auf ihnen stehen bleiben. Durch gegnerische Modelle führt kein Weg. Wer nicht stürmt, hält mindestens { $away } Abstand zu jedem Gegner.
celtos-move-near = Nahe am Gegner
    .ruling = Steht ein Modell schon zu Beginn höchstens { $away } von einem Gegner entfernt, ohne ihn zu berühren, darf es stehen bleiben oder sich entfernen, aber nicht näher kommen. Gegenangriff und Nachrücken zählen hierbei als Sturm.
celtos-edge = Tischkante
    .ruling = Über die Tischkante führt keine Bewegung; nur wer flieht, verlässt den Tisch. Eine Bewegung, der etwas im Weg steht, endet dort.
celtos-terrain = Gelände
    .ruling = Durch schwieriges Gelände wie Wald und Sumpf geht es mit halber Geschwindigkeit, und gesprintet wird darin nicht. Ein Hindernis wie Mauer oder Hecke zu überqueren kostet { $cost } Bewegung. Gebäude und tiefes Wasser sind unpassierbar. Ein Hügel ist offenes, aber erhöhtes Gelände.
celtos-los = Sichtlinie
    .sheet = Geschossen wird entlang einer Sichtlinie. Die eigene Einheit steht ihr nie im Weg.
    .ruling = Sie verläuft gerade, und zwar von der Mitte des Schützen zur Mitte des Zielbases oder zu einem seiner beiden Ränder.
celtos-los-models = Modelle in der Sichtlinie
    .sheet = { $sight_models ->
        [all] Jedes Modell unterbricht die Sichtlinie, nur die der eigenen Einheit und das anvisierte nicht: Auch ein Modell der Zieleinheit verdeckt, wer hinter ihm steht.
        [others] Die eigene Einheit unterbricht die Sichtlinie nie; jedes Modell einer dritten Einheit unterbricht sie.
        [none] Modelle unterbrechen die Sichtlinie nie. Das steht auf keinem Blatt, es ist eine Hausregel.
       *[size] Die eigene Einheit unterbricht die Sichtlinie nie.
    }
    .ruling = { $sight_models ->
        [all] Auf die Größe der Modelle kommt es dabei nicht an.
        [others] Auf die Größe der Modelle kommt es dabei nicht an, und die Zieleinheit verdeckt keines ihrer eigenen Modelle.
        [none] Auf die Größe der Modelle kommt es dabei nicht an.
       *[size] Bei anderen Einheiten entscheidet die Größe: Ein Modell, das weder zur Einheit des Schützen noch zu der des Ziels gehört, unterbricht die Sichtlinie, wenn seine SZ mindestens an die des Größeren von Schütze und Ziel heranreicht. Wer auf einem Hügel steht, zählt dafür um { $hill } SZ größer.
    }
celtos-los-terrain = Gelände in der Sichtlinie
    .ruling = Gebäude und Hügel unterbrechen die Sichtlinie; der Hügel allerdings nicht, wenn Schütze oder Ziel auf ihm steht. Im Wald reicht der Blick { $depth } weit, danach ist er unterbrochen.
celtos-cover-where = Wer Deckung hat
    .ruling = Gegen Beschuss nutzt ein Modell die Deckung des Geländes, in dem seine Mitte steht, oder die eines Hindernisses, das höchstens { $reach } von seinem Base entfernt ist und von der Linie aus der Mitte des Schützen zu seiner eigenen Mitte gekreuzt wird. Kommt mehreres infrage, zählt nur die beste Deckung. Schießen mehrere Modelle, so entscheidet dasjenige, das dem getroffenen Modell am nächsten ist, und zwar für jeden Treffer auf dieses. Im Nahkampf gibt es keinen Deckungswurf, nur den Bonus für das Verteidigen; er wird bei jedem Ansturm einmal beurteilt, wenn dessen Bewegungen vorbei sind. Gedeckt ist ein Modell, dessen Mitte in deckendem Gelände steht oder bei dem ein Hindernis, das höchstens { $reach } von seinem Base entfernt ist, vom Weg jedes anstürmenden Modells berührt wird, das es berührt: von Mitte zu Mitte, Anfang und Ende eingeschlossen, und weiter bis zur Mitte des Modells. Um ein Ende herum heißt nicht darüber. Ist mindestens die Hälfte der Modelle gedeckt, die der Anstürmende berührt, und ist ihre Einheit weder entgegengestürmt noch ausgewichen, so verteidigt sie ihre Deckung gegen ihn, bis sie sich bewegt oder der Kontakt endet.
celtos-cover = Deckung
    .found = Wer eine Mauer oder ein anderes Hindernis verteidigt, den schützt es bei { $wall }+ vor einem Treffer.
    .ruling = Weiche Deckung wie Wald oder Hecke schützt bei { $soft }+, eine Befestigung bei { $fortification }+. Für jeden Treffer würfelt das Ziel selbst einen W10, nachdem die Treffer verteilt sind und bevor der Schaden ermittelt wird. Gegen Beschuss braucht es zum Verteidigen eines Hindernisses keinen Befehl: Wer dicht dahinter steht, hat seine Deckung. Den Trefferwurf verändert Deckung nicht.
celtos-cover-template = Treffer durch Schablone
    .found = Gegen Treffer durch eine Schablone gilt { $value } auf den Deckungswurf.

### Schießen

celtos-shoot-sequence = Ablauf des Schießens
    .sheet = Geschossen wird in fünf Schritten: Sichtlinie und Reichweite prüfen, Ziel bestimmen, auf Treffer würfeln, Treffer verteilen, auf Schaden würfeln.
    .found = Deckungswürfe kommen nach dem Verteilen der Treffer und vor den Schadenswürfen.
celtos-shoot-bands = Reichweiten
    .sheet = Waffen wirken je nach Entfernung verschieden. Im Basekontakt gilt der Eintrag für den Nahkampf (CC). Die kurze Reichweite geht bis { $short }, die mittlere bis { $medium }, die lange bis { $long } und die extreme bis { $extreme }.
    .ruling = Jede Reichweite beginnt erst jenseits der vorigen: Wer genau auf der Grenze steht, gehört noch zur näheren. Eine Waffe sagt für jede der vier, was sie dort bewirkt; bis in die extreme reichen nur Kriegsmaschinen wie das Katapult.
celtos-shoot-range = Entfernung zum Ziel
    .ruling = Für jeden Schützen zählt die Reichweite zum nächsten Modell der Zieleinheit, das er sieht. Welche Einheit die nächste ist, entscheidet das engste Paar aus zwei Modellen, von denen eines das andere sieht. Als bewegt gilt eine Einheit, die sich in dieser Aktivierung mit der Aktion Bewegen bewegt hat.
celtos-shoot-target = Wahl des Ziels
    .sheet = { $target ->
        [first] Beschossen wird die gegnerische Einheit, auf die der Blick zuerst trifft, ob sie im Nahkampf steht oder nicht.
       *[nearest] Von allen gegnerischen Einheiten, die zu sehen sind und nicht im Nahkampf stehen, wird die nächste beschossen. Wer Schlachtüberblick hat, ist nicht an die nächste gebunden.
    }
    .ruling = Das Ziel muss auch in Reichweite sein. Sind mehrere gleich nah, wählt der Schütze.
celtos-shoot-dice = Anzahl der Würfel
    .found = Jedes Modell, das die Zieleinheit sieht und in Reichweite hat, würfelt einmal.
celtos-shoot-hit = Trefferwurf beim Schießen
    .sheet = Der benötigte Wurf ist 10 minus SH des Schützen: von { $first }+ bei SH 1, jeweils um eins sinkend, bis { $last }+ bei SH 10.
celtos-shoot-moved = Einheit hat sich bewegt
    .sheet = Ist die schießende Einheit vorher gezogen, gilt { $value } auf ihre Trefferwürfe.
celtos-shoot-size = Größe des Ziels
    .sheet = Kleine Ziele sind schwerer zu treffen, große leichter: { $tiny } bei SZ { $tiny_sizes }, unverändert bei SZ { $small_sizes }, { $middling } bei SZ { $middling_sizes }, { $large } bei SZ { $large_sizes } und { $huge } bei SZ { $huge_sizes }.
celtos-shoot-weapon = Waffe auf diese Reichweite
    .found = Zum Trefferwurf kommt der Modifikator, den die Waffe für diese Reichweite angibt.
celtos-shoot-allocate = Treffer verteilen
    .sheet = Wem die beschossene Einheit gehört, der teilt die Treffer ihren Modellen zu.
    .ruling = Nur Modelle in Sichtlinie bekommen Treffer, und keines einen zweiten, bevor jedes einen hat. Ein Treffer bleibt bei seinem Modell; Wunden über dessen Lebenspunkte (W) hinaus verfallen. Richten die Treffer verschieden viel Schaden an, sucht der Besitzer aus, welcher Treffer an welches Modell geht, solange jedes einen hat, bevor eines einen zweiten bekommt. Er kann es auch für sich erledigen lassen: Dann kommt der höchste Schaden zuerst, und zwar an Unverwundete, Verwundete, Musiker, Standarte und Anführer, in dieser Reihenfolge, und die Einheit behält ihren Zusammenhalt, wo es geht.
celtos-shoot-damage = Schadenswurf beim Schießen
    .sheet = Für jeden Treffer folgt ein Test: Der Schaden der Waffe auf diese Reichweite ist der eigene Wert, T des Ziels die DIFF.
    .ruling = Jeder bestandene Test verursacht eine Wunde.
celtos-weapon = Waffenprofile
    .found = Ein Waffenprofil beginnt mit der Waffengeschwindigkeit (WS). Dann folgt für jede Reichweite ein Paar: der Modifikator auf den Trefferwurf und der Schaden. Wo ST mit einem Zusatz steht, ergibt sich der Schaden aus der Stärke des Trägers.
    .ruling = Zu jeder Waffe gehört die Zahl der Hände, die sie beansprucht. Mit einer Waffe, die beide Hände braucht, lässt sich kein Schild führen.
celtos-weapon-hand_weapon = Handwaffe
    .found = WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-claws = Klauen
    .found = WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-improvised = Behelfswaffe
    .found = Zu ihr greift jedes Modell, das keine andere Nahkampfwaffe hat. WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-spear = Speer
    .found = WS { $speed_first } in der ersten Nahkampfrunde, danach WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-pike = Pike
    .found = WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }, dazu Durchschlag { $penetrating }. Stürmt ein Gegner auf den Träger an, während dieser nicht im Nahkampf steht, hat die Pike in dieser Runde Erstschlag. Benötigte Hände: { $hands }. Die Pike ist eine Hausregel aus Spielerkreisen.
celtos-weapon-two_handed = Zweihandwaffe
    .ruling = WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-pair = Handwaffenpaar
    .ruling = WS { $speed }; im Nahkampf { $close_hit } auf den Trefferwurf und Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-longbow = Langbogen
    .ruling = Kurze Reichweite: { $short_hit } auf den Trefferwurf, Schaden { $short_damage }. Mittlere Reichweite: { $medium_hit }, Schaden { $medium_damage }. Lange Reichweite: { $long_hit }, Schaden { $long_damage }. Benötigte Hände: { $hands }.
celtos-weapon-staff_sling = Stabschleuder
    .ruling = Kurze Reichweite: { $short_hit } auf den Trefferwurf, Schaden { $short_damage }. Mittlere Reichweite: { $medium_hit }, Schaden { $medium_damage }. Im Nahkampf dient sie als Stab: WS { $speed }, { $close_hit } auf den Trefferwurf, Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-javelin = Wurfspeer
    .ruling = Kurze Reichweite: { $short_hit } auf den Trefferwurf, Schaden ST{ $short_damage }. Benötigte Hände: { $hands }.
celtos-weapon-crossbow = Armbrust
    .ruling = Kurze Reichweite: { $short_hit } auf den Trefferwurf, Schaden { $short_damage }. Mittlere Reichweite: { $medium_hit }, Schaden { $medium_damage }. Lange Reichweite: { $long_hit }, Schaden { $long_damage }. Benötigte Hände: { $hands }.
celtos-weapon-lance = Lanze
    .ruling = In einer Runde, in der ihr Träger angestürmt ist: WS { $speed_charging }, { $close_charging_hit } auf den Trefferwurf, Schaden ST{ $close_charging_damage }. Sonst dient sie wie eine Handwaffe: WS { $speed }, { $close_hit } auf den Trefferwurf, Schaden ST{ $close_damage }. Benötigte Hände: { $hands }.
celtos-weapon-catapult = Katapult
    .ruling = Das Katapult verschießt eine Rundschablone. Kurze Reichweite: { $short_hit } auf den Trefferwurf, Schaden { $short_damage }. Mittlere Reichweite: { $medium_hit }, Schaden { $medium_damage }. Lange Reichweite: { $long_hit }, Schaden { $long_damage }. Extreme Reichweite: { $extreme_hit }, Schaden { $extreme_damage }. Benötigte Hände: { $hands }.
celtos-weapon-breath = Odem
    .ruling = Ein Druide oder Geisterfürst speit seinen Odem mit der Tropfenschablone: Schaden { $short_damage }, ganz ohne Trefferwurf. Benötigte Hände: { $hands }.
celtos-weapon-shield = Schild
    .found = Ein Schild erhöht T seines Trägers.
    .ruling = T steigt um { $toughness }. Der Schild beansprucht eine Hand und passt nicht zu Waffen, die beide Hände brauchen.
celtos-weapon-mounted = Beritten
    .found = Im Sattel ist ein Modell zäher: Sein T steigt um { $toughness }.
celtos-template-teardrop = Tropfenschablone
    .found = Sie wird vor dem Schützen so angelegt, dass sie ihn berührt, und verlangt keinen Trefferwurf. Getroffen ist jedes Modell, das auch nur zum Teil unter ihr liegt.
    .ruling = Sie ist { $length } lang und verbreitert sich von { $narrow } auf { $wide }. Weil Modelle keine Blickrichtung haben, ist vorn, wohin der Schütze zielt: Er nennt ein Modell der Zieleinheit, das er innerhalb dieser Länge sieht, und legt das schmale Ende so an sein Base, dass die Schablone auf die Mitte jenes Modells zeigt. Sie trifft Freund wie Feind, nur den Schützen nicht.
celtos-template-round = Rundschablone
    .found = Wer sie einsetzt, muss einen Trefferwurf ablegen.
    .ruling = Ihr Durchmesser ist { $width }; sie trifft Freund wie Feind, und gezielt wird auf die Mitte eines Modells der Zieleinheit, das in Sicht und Reichweite ist. Misslingt der Trefferwurf, weicht sie in eine zufällige Richtung ab, und zwar um so viele Zoll, wie ein W10 geteilt durch { $divisor } ergibt.

### Nahkampf

celtos-cc-sequence = Ablauf des Nahkampfs
    .sheet = Ein Nahkampf hat drei Schritte: erst die Sturmbewegung, dann der Kampf, zuletzt sein Ergebnis.
celtos-cc-assault = Sturmbewegung
    .sheet = Am Anfang jedes Nahkampfs rücken die Modelle mit ihrer Sturmbewegung an den Gegner heran.
    .ruling = Die Sturmbewegung führt bis zu M Zoll geradewegs auf das Ziel zu und bringt möglichst viele Modelle in Kontakt. Sie ist nicht vollständig, solange ein zurückgebliebenes Modell noch einen freien von { $spots } Plätzen rund um ein gegnerisches Base erreichen könnte, während die übrigen dort stehen, wo sie angekommen sind. Neu hergestellter Kontakt ist ein Ansturm.
celtos-cc-declare = Einen Sturm ansagen
    .ruling = Ein Sturm gilt genau einer gegnerischen Einheit und ist nur erlaubt, wenn wenigstens ein Modell sie innerhalb von M berühren kann; jedes Modell nimmt den kürzesten freien Weg. Andere gegnerische Einheiten, die dabei berührt werden, kämpfen die Runde mit, reagieren aber nicht. Ein Ansturm ist es nur, wenn die Einheit zu Beginn ihrer Aktivierung nicht im Nahkampf war. Steht sie schon im Nahkampf, führt sie Modelle nur gegen Einheiten heran, die sie bereits berührt.
celtos-cc-round = Nahkampfrunde
    .ruling = Ein Sturm bedeutet eine Runde Nahkampf zwischen der aktivierten Einheit und allen gegnerischen Einheiten, die sie berührt. Zuschlagen darf nur, wer ein Modell der anderen Partei berührt. Befreundete Einheiten, die dieselben Gegner berühren, teilen weder Schläge aus noch stecken sie welche ein; sie kämpfen in ihrer eigenen Aktivierung. Zwei ineinander verkeilte Einheiten kämpfen so bis zu zweimal je Spielrunde.
celtos-cc-dice = Würfel im Nahkampf
    .ruling = Auf beiden Seiten würfelt jedes Modell in Basekontakt mit einem Würfel. Eine Sturm-Aktion trägt genau eine Runde aus.
celtos-cc-order = Reihenfolge der Schläge
    .found = Zugeschlagen wird nach Waffengeschwindigkeit, die höchste WS zuerst. Noch vor allen anderen schlägt, wer Erstschlag hat.
    .ruling = Bei gleicher WS schlagen alle gleichzeitig zu. Wer ausgeschaltet ist, bevor er an die Reihe kommt, schlägt nicht mehr.
celtos-cc-allocate = Treffer im Nahkampf verteilen
    .ruling = Vor jedem WS-Schritt nennt jedes zuschlagende Modell, das mehrere gegnerische Einheiten berührt, eine davon als Ziel. Alle Treffer auf eine Einheit werden gesammelt und von ihrem Besitzer wie beim Schießen verteilt, allerdings nur auf Modelle, die ein in diesem Schritt zuschlagendes Modell berühren. Wunden über die Lebenspunkte (W) eines Modells hinaus verfallen. Als CC, T und SZ einer Einheit zählen die Werte ihrer einfachen Kämpfer.
celtos-cc-weapon = Waffe im Nahkampf
    .ruling = Der Nahkampf-Modifikator der Waffe kommt zum Trefferwurf hinzu. Jedes Modell führt in einer Runde nur eine Waffe und legt sich fest, sobald sein erster WS-Schritt kommt. Bei Speer und Lanze ist die erste Runde diejenige, in der der Kontakt entstand.
celtos-cc-hit = Trefferwurf im Nahkampf
    .sheet = Der benötigte Wurf ist { $base } plus CC des Verteidigers minus CC des Angreifers, aber nie unter { $least } und nie über { $most }.
celtos-cc-panicked = Eigene Panik
    .sheet = Wer selbst in Panik ist, schlägt mit { $value } auf den Trefferwurf zu. Das deutsche Blatt nennt das bei der Panik noch einmal: „Abzug im NK“.
celtos-cc-charged = Ansturm oder Gegenangriff
    .sheet = Wer angestürmt oder dem Gegner entgegengestürmt ist, erhält { $value } auf den Trefferwurf.
    .ruling = Das gilt nur in der Runde des Ansturms oder Gegenangriffs.
celtos-cc-cover = Verteidigt Deckung
    .sheet = Eine Einheit, die ihre Deckung verteidigt, erhält { $value } auf den Trefferwurf.
    .ruling = Der Seite, die in die Deckung hineingestürmt ist, steht das nicht zu.
celtos-cc-enemy_panicked = Panik beim Gegner
    .sheet = Gegen eine Einheit in Panik gilt { $value } auf den Trefferwurf.
celtos-cc-damage = Schadenswurf im Nahkampf
    .sheet = Für jeden Treffer folgt ein Test: Der Nahkampfschaden der Waffe ist der eigene Wert, T des Ziels die DIFF.
celtos-cc-result = Ergebnis des Nahkampfs
    .sheet = { $check_after ->
        [round] Für den Verlierer der Nahkampfrunde wird ein Moraltest fällig.
       *[combat] Für den Verlierer des Nahkampfs wird ein Moraltest fällig.
    }
    .ruling = Gewonnen hat die Seite, die in dieser Runde mehr Wunden verursacht hat. Bei gleich vielen endet die Runde unentschieden.
celtos-cc-sides = Wunden je Seite
    .ruling = Gezählt werden die in der Runde wirklich verlorenen Lebenspunkte, für jede Seite zusammen. Auf der Verliererseite legt jede Einheit, die gekämpft hat und noch ein Modell besitzt, einen Moraltest ab. Eine ausgelöschte Seite hat verloren, gleich wie viele Lebenspunkte es waren, und ihre späteren Schläge entfallen; wer dort noch ein Modell hat, hat nicht gegen sie verloren und legt ihretwegen keinen Test ab. Sind beide Seiten ausgelöscht, ist es ein Unentschieden.
celtos-cc-lock = Nachrücken
    .ruling = Haben zwei Einheiten gekämpft und leben beide noch, bleiben sie im Nahkampf. Nach den Moraltests rückt jede Seite, die aktive zuerst, mit ihren Modellen ohne Kontakt bis zur Hälfte von M in Kontakt nach, wo das geht; ein Ansturm ist das nicht. Lässt sich kein Kontakt mehr herstellen, ist der Nahkampf für sie zu Ende.
celtos-cc-after = Nach dem Nahkampf
    .ruling = Die Einheiten bleiben ineinander verkeilt. Hat ein Sieger keinen Gegner mehr in Kontakt, darf er sich bis zur Hälfte von M neu ordnen.

### Reaktionen

celtos-react-test = Reaktionstest
    .found = Der Reaktionstest wird mit der Initiative (I) abgelegt.
    .sheet = Die Schwierigkeit ist DIFF { $difficulty }.
celtos-react-hold = Reagieren aus dem Halten
    .ruling = Eine haltende Einheit darf einmal reagieren, wenn ein Gegner in ihrer Sichtlinie eine Bewegung oder einen Sprint beendet oder einen Sturm auf sie ansagt. Sie gibt dann einen Reaktionsschuss ab oder weicht, wenn sie gestürmt wird, stattdessen aus. Ob der Reaktionstest gelingt oder nicht: Der Halten-Marker ist verbraucht.
celtos-react-window = Gelegenheiten zur Reaktion
    .ruling = Reagiert wird in zwei Fällen: wenn eine gegnerische Einheit in Sichtlinie eine Bewegung oder einen Sprint beendet hat und wenn ein Sturm auf die Einheit angesagt ist, aber noch kein Modell gezogen hat. Bei jeder Gelegenheit reagiert eine Einheit höchstens einmal und nur auf eine Weise: mit einem Reaktionsschuss oder Ausweichen, wofür sie halten muss, oder mit einem Gegenangriff. Schon der Versuch verbraucht einen Halten-Marker. Eine Reaktion ist nie Anlass für eine weitere. Wollen mehrere Einheiten reagieren, kommen ihre Besitzer in Sitzreihenfolge nach dem aktiven Spieler dran, und jeder bestimmt die Reihenfolge seiner eigenen Einheiten.
celtos-react-shot = Reaktionsschuss
    .ruling = Ein Reaktionsschuss läuft ab wie jedes Schießen, richtet sich aber immer gegen die Einheit, die ihn ausgelöst hat, ob sie die nächste ist oder nicht. Den Abzug für Bewegung gibt es dabei nie. Ein fälliger Moraltest folgt auf der Stelle; danach geht die unterbrochene Aktivierung weiter, sofern sie das noch kann.
celtos-react-countercharge = Gegenangriff
    .sheet = Wer angestürmt wird, kann dem Gegner entgegenstürmen.
    .ruling = Dafür darf die Einheit weder in Panik noch bereits im Nahkampf sein, und sie hat einen einzigen Reaktionstest. Gelingt er, zieht sie bis zu M Zoll auf den Angreifer zu und gilt als entgegengestürmt.
celtos-react-countercharge-move = Ablauf des Gegenangriffs
    .ruling = Der Reaktionstest wird abgelegt, sobald der Sturm angesagt ist. Zuerst beendet der Angreifer seine Sturmbewegung. Dann zieht die entgegenstürmende Einheit ihre Modelle ohne Kontakt bis zu M Zoll an ihn heran. Beide gelten als angestürmt.
celtos-react-evade = Ausweichen
    .found = Eine Einheit kann einem Sturm ausweichen.
    .ruling = Sie zieht M Zoll geradewegs vom Angreifer weg. Wird sie dennoch eingeholt, kämpft sie, ohne dafür einen Bonus zu erhalten.
celtos-react-evade-after = Nach dem Ausweichen
    .ruling = Die ausweichende Einheit behält ihre Aufstellung bei und bleibt stehen, sobald ihr etwas den Weg versperrt. Ist sie für den Angreifer innerhalb von M nicht mehr erreichbar, zieht dieser M Zoll auf sie zu, hält { $away } vor jedem Gegner an und beendet seine Aktivierung. Ein anderes Ziel darf er sich nicht suchen.
celtos-react-panicked = Reaktionsverbot in Panik
    .sheet = { $panic ->
        [no_countercharge] In Panik ist einer Einheit der Gegenangriff verwehrt; den Reaktionsschuss nimmt ihr diese Regel nicht.
       *[no_reactions] In Panik sind einer Einheit Gegenangriff und Reaktionsschuss verwehrt.
    }

### Moral

celtos-morale-test = Moraltest
    .sheet = Die Schwierigkeit ist DIFF { $difficulty }.
    .ruling = Der eigene Wert ist das Kommando (CD) der Einheit.
celtos-leader = Anführer und Kommandogruppe
    .ruling = Solange der Anführer lebt, liegt CD seiner Einheit um { $bonus } höher. Anführer, Standarte und Musiker haben die Werte ihrer Einheit und können wie jedes andere Modell Treffer zugeteilt bekommen. Fällt einer von ihnen, endet seine Wirkung.
celtos-individual = Charaktermodelle
    .ruling = Ein Charaktermodell ist eine Einheit aus einem einzigen Modell. Es schließt sich keiner anderen an und gibt ihr nichts von seinen Vorzügen ab. Wie viel von ihm übrig ist, bemisst sich nach seinen verbliebenen Lebenspunkten im Verhältnis zu W. Im Nahkampf wirft es { $dice } Würfel.
celtos-morale-lost_combat = Nahkampf verloren
    .sheet = { $check_after ->
        [round] Jede Einheit, die in einer Nahkampfrunde unterlegen ist, legt einen Moraltest ab.
       *[combat] Jede Einheit, die in einem Nahkampf unterlegen ist, legt einen Moraltest ab.
    }
celtos-morale-casualties = Schwere Verluste
    .sheet = { $casualty_check ->
        [losses] Hat eine Einheit mehr als 50 % ihrer Anfangsstärke eingebüßt, legt sie einen Moraltest ab, es sei denn, sie steht im Nahkampf.
       *[casualty] Hat eine Einheit außerhalb des Nahkampfs ein Modell verloren und liegt sie nun unter 50 % ihrer Anfangsstärke, legt sie einen Moraltest ab.
    }
celtos-morale-individual = Charaktermodell schwer verwundet
    .sheet = Bleiben einem Charaktermodell nach einer Verwundung weniger als 50 % seiner Lebenspunkte, legt es einen Moraltest ab.
    .ruling = { $individual_check ->
        [again] Der Test kommt nach der Salve oder Runde, in der die 50 % unterschritten werden, und erneut nach jeder späteren, die es verwundet.
       *[once] Der Test kommt ein einziges Mal, nach der Salve oder Runde, in der die 50 % unterschritten werden.
    }
celtos-morale-panic = Panik
    .sheet = Misslingt der Moraltest, während noch mehr als 50 % übrig sind, gerät die Einheit in Panik. Gezählt werden Modelle, bei einem Charaktermodell Lebenspunkte.
    .ruling = Genau 50 % zählen als mehr.
celtos-morale-rout = Fliehen
    .sheet = { $rout ->
        [removed] Misslingt der Moraltest, wenn weniger als 50 % übrig sind, flieht die Einheit: Alle ihre Modelle kommen vom Tisch.
       *[casualties] Misslingt der Moraltest, wenn weniger als 50 % übrig sind, flieht die Einheit: Alle ihre Modelle kommen vom Tisch und zählen als Verluste.
    }
celtos-morale-once = Häufigkeit der Moraltests
    .ruling = Je Salve oder Nahkampfrunde legt eine Einheit höchstens einen Moraltest ab, und zwar nach allen ihren Wunden; ist ein verlorener Nahkampf unter den Gründen, gelten dessen Modifikatoren. Charaktermodelle testen auch wegen Wunden aus dem Nahkampf. { $casualty_check ->
        [losses] Der Test wegen schwerer Verluste kommt nur ein einziges Mal, nämlich beim Unterschreiten der 50 %.
       *[casualty] Liegt eine Einheit schon unter 50 %, ist außerhalb des Nahkampfs jeder weitere Verlust Anlass für einen neuen Test.
    } Misslingt einer Einheit in Panik der Test bei 50 % oder mehr, bleibt sie in Panik.
celtos-rally = Sammeltest
    .sheet = Eine Einheit in Panik kann sich mit einem Sammeltest wieder fangen.
    .ruling = Er wird zu Beginn ihrer Aktivierung wie ein Moraltest abgelegt. Gelingt er, kommt der Panik-Marker weg, und die Einheit handelt frei.
celtos-rally-must = Pflicht zum Sammeln
    .ruling = Eine Einheit in Panik muss bei ihrer Aktivierung versuchen, sich zu sammeln, im Nahkampf wie außerhalb. Ein Gegner in Kontakt zählt dabei als in Sichtlinie und in kurzer Reichweite. Misslingt der Versuch, darf sie im Nahkampf immer noch stürmen, sonst sich bewegen oder sprinten. Wer in Panik oder in den Nahkampf gerät, verliert einen Halten-Marker.
celtos-rally-enemies = Gegner in der Nähe
    .sheet = Gegnerische Einheiten in Sichtlinie erschweren den Sammeltest: auf mittlere Reichweite um { $medium }, auf kurze um { $short }.
    .ruling = Es zählt nur der schlechtere Abzug, und zwar einmal, gleich wie viele Gegner zu sehen sind.
celtos-rally-enemies-short = Gegner in kurzer Reichweite
    .sheet = Ist eine gegnerische Einheit in kurzer Reichweite zu sehen, gilt { $value } auf den Sammeltest.
celtos-rally-enemies-medium = Gegner in mittlerer Reichweite
    .sheet = Ist eine gegnerische Einheit in mittlerer Reichweite zu sehen, gilt { $value } auf den Sammeltest.
    .ruling = Dieser Abzug entfällt, wenn schon der für die kurze Reichweite gilt, und zählt auch bei mehreren Gegnern nur einmal.

### Eigenschaften

celtos-trait-battle_awareness = Schlachtüberblick
    .sheet = Das Modell sucht sich beim Schießen sein Ziel frei aus und muss nicht die nächste Einheit nehmen.
celtos-trait-leader = Anführer
    .ruling = Solange er lebt, liegt CD seiner Einheit um { $bonus } höher.
celtos-trait-standard = Standarte
    .ruling = Moraltests nach einem verlorenen Nahkampf erhalten { $value }.
celtos-trait-musician = Musiker
    .ruling = Der Sammeltest der Einheit erhält { $value }.
celtos-trait-skirmisher = Plänkler
    .ruling = Für den Zusammenhalt genügt es, wenn jedes Modell höchstens { $reach } von einem anderen seiner Einheit entfernt steht.
celtos-trait-first_strike = Erstschlag
    .found = Das Modell schlägt im Nahkampf vor allen anderen zu.
celtos-trait-penetrating = Durchschlag
    .ruling = Beim Schadenswurf sinkt T des Ziels um die Zahl, die hinter dieser Eigenschaft steht.
celtos-trait-parry = Parade
    .ruling = In jeder Nahkampfrunde werden die Trefferwürfe eines Gegners um die Zahl gesenkt, die hinter dieser Eigenschaft steht.
celtos-trait-marksmanship = Meisterschütze
    .ruling = Beim Schießen kommt zum Trefferwurf die Zahl hinzu, die hinter dieser Eigenschaft steht.

### Armeen, Aufstellung, Sieg

celtos-army = Armeen
    .found = Fünf Völker ziehen ins Feld: Gael, Sidhe, Fir Bolg, Fomorier und Vanir. Zwei Demo-Armeen sind auf den Punkt genau überliefert. Die Gael kosten { $gael } Punkte: 6 Stabschleuderer und ihr Anführer (151), 6 Krieger und ihr Anführer (101), 5 Gefolgsleute mit Schild samt Musiker, Standarte und Anführer (121) und ein Häuptling mit Meisterschütze 2 (42). Die Sidhe kosten { $sidhe } Punkte: 4 Gefolgsleute mit Schild samt Musiker, Standarte und Anführer (138), 6 Bogenschützen und ihr Anführer (206) und ein berittener Prinz mit Parade 1 (72).
    .ruling = Die Profile dieser Einheiten sind eine Rekonstruktion, die zu den überlieferten Preisen passt. Die untoten Fir Bolg, die Fomorier mit ihren Orks und Ungeheuern und das Nordvolk der Vanir sind im selben Stil neu entworfen, ebenso Reiterei und Streitwagen der Gael und die Drachenreiter der Sidhe.
celtos-deploy = Aufstellung
    .ruling = Gespielt wird auf einem Tisch von { $width } × { $depth }, bei Demo-Spielen von { $demo } × { $depth }. Die Aufstellungszonen sind { $zone } tief. Die Spieler stellen abwechselnd je eine Einheit auf.
celtos-victory = Sieg
    .ruling = Nach jeder Aktivierung wird nachgesehen: Hat nur noch eine Seite Modelle, gewinnt sie. Hat niemand mehr Modelle oder ist die letzte Spielrunde vorüber, entscheiden die Punkte; bei Gleichstand endet das Spiel unentschieden. Jede Einheit bringt nur einmal Punkte ein: ihren ganzen Preis, wenn sie vernichtet wurde oder geflohen ist, den halben, wenn weniger als 50 % von ihr übrig sind. Bei mehr als zwei Spielern gehen diese Punkte an denjenigen, dessen Einheit die letzte Wunde zugefügt oder die Nahkampfrunde gewonnen hat.
celtos-victory-objective = Einen Ort halten
    .ruling = Ein Szenario kann einem Ort Punkte geben. Beim Zusammenzählen erhält sie, wer als Einziger ein Modell einer Einheit ohne Panik höchstens { $reach } davon entfernt hat, gemessen vom Rand des Bases; sind dort mehrere oder niemand, bringt der Ort keinem etwas ein.

### Unterschiede zwischen den Referenzblättern

celtos-edition-orders_engaged = Aktionen im Nahkampf
    .sheet = Das deutsche Blatt lässt Einheiten im Nahkampf nur den Sturm. Das englische und das spanische verbieten ihnen lediglich das Halten.
    .choice-assault_only = Nur Sturm erlaubt
    .choice-hold_barred = Nur Halten verboten
celtos-edition-bring = Modelle in Kontakt bringen
    .sheet = Stürmt eine Einheit, die schon in Kontakt ist, verlangt das deutsche Blatt, dass alle Modelle nachrücken, die es können. Das spanische fordert die größtmögliche Zahl, das englische nur weitere Modelle. Alle, die es können, sind auch die größtmögliche Zahl: Deutsch und Spanisch laufen hier auf dasselbe hinaus.
    .choice-all = Alle, die es können
    .choice-most = So viele wie möglich
    .choice-more = Weitere Modelle
celtos-edition-sight_models = Modelle in der Sichtlinie
    .sheet = Das deutsche Blatt lässt jedes Modell außer denen der eigenen Einheit die Sichtlinie unterbrechen, also auch die vorderen Modelle der Zieleinheit. Das englische und das spanische sagen, dass der eigene Trupp nicht stört, andere also schon.
    .ruling = Der Mittelweg stammt von uns: Ob ein Modell einer anderen Einheit die Sichtlinie unterbricht, entscheidet seine Größe. Dass Modelle nie stören, ist eine Hausregel.
    .choice-size = Die Größe entscheidet
    .choice-all = Alle Modelle außer der eigenen Einheit stören
    .choice-others = Alle dritten Einheiten stören
    .choice-none = Modelle stören nie
celtos-edition-target = Wahl des Ziels
    .sheet = Nach dem englischen und dem spanischen Blatt gilt der Beschuss der nächsten sichtbaren Einheit außerhalb des Nahkampfs, sofern nicht Schlachtüberblick davon befreit. Das deutsche nennt die erste Einheit in Sichtlinie, ohne Nahkampf oder Schlachtüberblick zu erwähnen.
    .choice-nearest = Nächste außerhalb des Nahkampfs
    .choice-first = Erste in Sichtlinie
celtos-edition-naturals = Sicherer Erfolg, sicherer Fehlschlag
    .sheet = Dass die 1 immer misslingt und die 10 immer gelingt, steht auf dem englischen und dem spanischen Blatt beim Schießen. Das deutsche dehnt es ausdrücklich auf sämtliche Würfe aus.
    .choice-all = Bei allen Würfen
    .choice-shooting = Nur beim Schießen
celtos-edition-lengths = Zoll oder Zentimeter
    .sheet = Das englische und das deutsche Blatt messen in Zoll. Das spanische misst in Zentimetern und setzt 30 cm für 12 Zoll.
    .choice-inches = In Zoll
    .choice-cm = In Zentimetern
celtos-edition-check_after = Moraltest nach dem Nahkampf
    .sheet = Das englische und das spanische Blatt verlangen den Test nach einem verlorenen Nahkampf, das deutsche nach einer verlorenen Runde. Da immer nur eine Runde auf einmal gekämpft wird, läuft beides hier auf dasselbe hinaus.
    .choice-combat = Nach verlorenem Nahkampf
    .choice-round = Nach verlorener Nahkampfrunde
celtos-edition-casualty_check = Moraltest nach Verlusten
    .sheet = Das englische und das spanische Blatt verlangen den Test, wenn eine Einheit ein Modell verloren hat und unter 50 % ihrer Anfangsstärke liegt. Dem deutschen genügen Verluste von mehr als 50 %; ein frischer Verlust gehört nicht zur Bedingung.
    .choice-casualty = Neuer Verlust und unter 50 %
    .choice-losses = Mehr als 50 % Verluste
celtos-edition-panic = Reaktionen in Panik
    .sheet = Das englische und das spanische Blatt verwehren einer Einheit in Panik sowohl das Entgegenstürmen als auch den Reaktionsschuss. Das deutsche schließt den Gegenangriff aus und erwähnt den Reaktionsschuss nicht; sein „Abzug im NK“ sind die −2, die Kämpfer in Panik auf allen Blättern haben. Ein Reaktionsschuss verlangt Halten, und Panik nimmt den Marker weg: Beides läuft hier auf dasselbe hinaus.
    .choice-no_reactions = Weder Gegenangriff noch Reaktionsschuss
    .choice-no_countercharge = Nur kein Gegenangriff
celtos-edition-rout = Fliehende Einheiten
    .sheet = Alle Blätter nehmen fliehende Modelle vom Tisch. Nur das deutsche sagt dazu, dass sie als Verluste gelten. Eine fliehende Einheit bringt dem Gegner so viele Punkte wie eine vernichtete: Beides läuft hier auf dasselbe hinaus.
    .choice-casualties = Als Verluste entfernen
    .choice-removed = Nur vom Tisch nehmen
celtos-edition-individual_check = Moraltest eines Charaktermodells
    .sheet = Das englische und das spanische Blatt verlangen den Test, wenn die Lebenspunkte eines Charaktermodells unter 50 % gefallen sind, das deutsche, wenn mehr als 50 % verloren sind.
    .ruling = Das geschieht ein einziges Mal. Die andere Lesart verlangt den Test erneut nach jeder späteren Salve oder Runde, die es verwundet.
    .choice-once = Einmal, beim Unterschreiten der Hälfte
    .choice-again = Bei jeder weiteren Wunde erneut

celtos-label-need = Benötigter Wurf
celtos-label-bonus = Modifikator
celtos-label-limit = Bis
celtos-label-short = Kurz
celtos-label-medium = Mittel
celtos-label-long = Lang
celtos-label-extreme = Extrem
celtos-label-soft = Weiche Deckung
celtos-label-wall = Mauer, Hindernis
celtos-label-fortification = Befestigung
celtos-label-millimetres = Millimeter
celtos-label-close = Nahkampf
celtos-label-panic = Panik
celtos-label-rout = Fliehen
celtos-label-active_stat = Eigener Wert
celtos-label-difficulty = DIFF
celtos-label-attacker_as = CC Angreifer
celtos-label-defender_as = CC Verteidiger
celtos-label-shooting_skill = SH
