### 1. Dice and profile

warriors-die = Der Würfel
    .sheet = Ein Würfel (1W) ist ein W10 mit den Seiten 0 bis 9, und die 0 zählt in jeder Summe und jedem Vergleich als Zehn. Steht in einer Ergebnistabelle „0−“, so ist ein Gesamtergebnis von null oder weniger gemeint, niemals die gewürfelte 0.

warriors-quality = Qualität
    .sheet = Wo die Qualität einer Einheit mitzählt, bringt Elite { $elite }, Veteranen { $veteran } und Durchschnitt { $average }; schwache Einheiten haben { $poor }.

warriors-hit_score = Trefferwurf
    .found = Im Originalspiel trifft ein W6 ab 4, also mit jedem zweiten Wurf.
    .ruling = Auf den W10 übertragen trifft ein Wurf ab { $hit_score }, beim Schießen ebenso wie im Nahkampf. Automatische Treffer und automatische Fehlschläge gibt es nicht.

warriors-natural = Natürliche Würfe
    .sheet = Allein bei Tötungswürfen entscheidet zuerst die gewürfelte Seite, noch vor allen Modifikatoren: Die natürliche 0 tötet in jedem Fall, die natürliche 1 hinterlässt nur eine Schramme.

warriors-profile = Profil
    .found = Zum Profil einer Einheit gehören Volk, Qualität, Disziplin (diszipliniert, Stammeskrieger oder Fanatiker), Stärke, Zähigkeit, Kampfwert je Figur, Rüstung (leicht, mittel oder schwer), Schild, Waffen, Bewegungsweite, die Figuren in ihren Gliedern, Salven und Punkte. Champion und Standartenträger kommen nicht hinzu, sondern treten an die Stelle gewöhnlicher Figuren. Einzelfiguren sind Kriegsherr, Schlachtführer, Bannerträger, Held und Kurier; sie haben einen Kampfwert und einen Rettungswurf mit zwei Würfeln, die Anführer dazu einen Führungswert von 1 bis 5. Fußtruppen stehen auf Bases von einem Zoll im Quadrat, Berittene auf Bases von einem Zoll Breite und zwei Zoll Tiefe.

warriors-turn = Ablauf der Runde
    .sheet = Jede Runde durchläuft sechs Phasen in fester Folge: Schießen, Bewegung und Neuordnung, Nahkampf mit Kampftest, neue Befehle, Einfluss und Kommandotest.
    .ruling = In jeder Phase handeln beide Seiten; nur in der Bewegung ist erst die eine, dann die andere an der Reihe.

warriors-formation = Formation
    .ruling = Eine Einheit bildet einen Block aus Bases, die einander berühren: vorn volle Glieder, das letzte Glied mittig dahinter. Verluste werden dem letzten Glied entnommen, sodass sich die Front von selbst schließt. Bases überlappen einander nie; ein Abstand von höchstens einem Millimeter gilt als Kontakt.

warriors-casualties = Verluste
    .sheet = Der Kampftest fragt nach den Verlusten dieser Runde, nicht nur nach denen des Nahkampfs.
    .ruling = Jede Tötung entfernt eine Figur, gleich welchen Kampfwerts; Tötungen über die verbliebenen Figuren hinaus verfallen. Zuerst fallen gewöhnliche Figuren, dann der Champion, zuletzt der Standartenträger. Verlustanteile einer Runde beziehen sich auf die Figuren bei Rundenbeginn und schließen Verluste durch Beschuss ein. Getötete und verlorene Figuren werden einmal verglichen, über die ganze Runde: alles, was die Einheit getötet hat, auch durch Beschuss, gegen alles, was sie verloren hat, auch durch Beschuss. Eine gefallene Figur oder eine im Glied gefallene Einzelfigur wird nur einem Angreifer gutgeschrieben. Haben mehrere Angreifer mehr getötet, als noch da waren, wird ihnen reihum je eine gutgeschrieben, zuerst dem mit den meisten Tötungen.

warriors-individuals = Einzelfiguren
    .ruling = Einzelfiguren gelten als Elite mit mittlerer Rüstung, Schild, Handwaffe und Zähigkeit 0; der Bannerträger hat Kampfwert 1 und Stärke 0, der Kurier Kampfwert 0 und keinen Rettungswurf. Endet ihre Bewegung in Kontakt mit einer befreundeten Einheit, schließen sie sich ihr an, ziehen mit ihr und stehen auf einem eigenen Platz in ihrem vordersten Glied; berührt dieser einen Feind, kämpfen sie mit eigenem Kampfwert und eigener Stärke, aber mit den Treffermodifikatoren der Einheit. In jeder Bewegungsphase dürfen sie die Einheit wieder verlassen, auch aus dem Kontakt heraus. Eine Einzelfigur, die allein in Kontakt steht, kämpft wie eine Einheit aus einer Figur und legt keinen Kampftest ab. Wird ihre Einheit aufgerieben, bleibt sie allein zurück.

### 2. Before the battle

warriors-commands = Kommandos
    .found = Jedes Heer hat genau einen Kriegsherrn. Jeder Schlachtführer führt ein Kommando aus mehreren Einheiten, und auch der Kriegsherr darf eines führen.
    .ruling = Der Kriegsherr darf jeder Einheit des Heeres Befehle geben.

warriors-leader-lost = Verlust eines Anführers
    .ruling = Geht ein Schlachtführer verloren, unterstehen seine Einheiten dem Kriegsherrn. Ist der Kriegsherr verloren, befiehlt jeder Schlachtführer nur noch dem eigenen Kommando. Einheiten ohne Anführer behalten ihren letzten Befehl. Die Prahlerei bleibt so, wie sie beim Verlust des Kriegsherrn stand.

warriors-boast = Prahlerei des Kriegsherrn
    .sheet = Der Kriegsherr darf eine einzige Prahlerei verkünden. Solange sie gilt, stärkt sie das Heer im Kommandotest; einmal gebrochen, schwächt sie es und lebt nicht wieder auf.
    .found = Aus dem Originalspiel stehen zwei Prahlereien zur Wahl: „Keine Leibwache nötig“ und „Nicht von der Stelle“.
    .ruling = Dazu kommen „Mitten im Getümmel“, „Das erste Blut“, „Keine Standarte fällt“ und „Keinen Schritt zurück“; der Kriegsherr darf auch ganz verzichten.

warriors-boast-no_bodyguard = Keine Leibwache nötig
    .found = Der Kriegsherr rühmt sich, ohne Schutz auszukommen; schließt er sich einer Einheit an, ist die Prahlerei gebrochen.

warriors-boast-will_not_be_moved = Nicht von der Stelle
    .found = Der Kriegsherr will seinen Platz nicht räumen; sobald er sich bewegt, ist die Prahlerei gebrochen.

warriors-boast-thick_of_it = Mitten im Getümmel
    .ruling = Der Kriegsherr verspricht, selbst zu kämpfen; hat er bis zum Ende von Runde { $thick_turn } nicht in Kontakt mit dem Feind gestanden, ist die Prahlerei gebrochen.

warriors-boast-thick_of_it-turn = Frist fürs Getümmel
    .ruling = Der Kriegsherr muss spätestens am Ende von Runde { $thick_turn } in Feindkontakt gekommen sein.

warriors-boast-first_blood = Das erste Blut
    .ruling = Die Prahlerei ist gebrochen, wenn der Gegner als Erster eine Einheit vernichtet.

warriors-boast-no_standard_shall_fall = Keine Standarte fällt
    .ruling = Die Prahlerei ist gebrochen, sobald eine Einheit des eigenen Heeres ihre Standarte verliert.

warriors-boast-not_one_step_back = Keinen Schritt zurück
    .ruling = Die Prahlerei ist gebrochen, wenn bis einschließlich Runde { $no_step_turns } irgendeine eigene Einheit erschüttert wird oder flieht.

warriors-boast-not_one_step_back-turns = Dauer der Standhaftigkeit
    .ruling = Von Beginn der Schlacht bis einschließlich Runde { $no_step_turns } darf keine eigene Einheit erschüttert werden oder fliehen.

warriors-boast-none = Keine Prahlerei
    .ruling = Der Kriegsherr schweigt; im Kommandotest gibt es für die Prahlerei dann weder Zuschlag noch Abzug.

warriors-deploy = Aufstellung
    .ruling = Der Tisch misst { $table_width } × { $table_depth }, und jede Seite stellt in einer Zone von { $zone_depth } Tiefe auf. Beide werfen 2W und zählen den Führungswert ihres Kriegsherrn hinzu; das höhere Ergebnis wählt die Tischkante. Dann stellen die Seiten abwechselnd je ein Kommando auf. Die ersten Befehle kosten keinen Test, werden geheim festgelegt und gleichzeitig aufgedeckt.

warriors-deploy-width = Tischbreite
    .ruling = Der Tisch ist { $table_width } breit.

warriors-deploy-depth = Tischtiefe
    .ruling = Der Tisch ist { $table_depth } tief.

warriors-deploy-zone = Aufstellungszone
    .ruling = Die Aufstellungszone jeder Seite reicht { $zone_depth } tief auf den Tisch.

### 3. Phase one: shooting

warriors-shoot-dice = Würfel beim Schießen
    .sheet = Für jede schießende Figur wird 1W geworfen. Verdunkelt die Einheit den Himmel, wird diese Zahl mit der Zahl der abgegebenen Salven malgenommen.

warriors-shoot-hit = Treffer beim Schießen
    .sheet = Ein Schuss trifft ab { $hit_score }. Der Wurf ändert sich mit Qualität und Zustand der schießenden Einheit, mit der Entfernung, mit höherem Gelände und dann, wenn sie den Himmel verdunkelt.

warriors-shoot-hit-poor = schwache Schützen
    .sheet = { $value } auf den Trefferwurf, wenn die schießende Einheit von schwacher Qualität ist.

warriors-shoot-hit-veteran = Veteranen schießen
    .sheet = { $value } auf den Trefferwurf, wenn Veteranen schießen.

warriors-shoot-hit-elite = Elite schießt
    .sheet = { $value } auf den Trefferwurf, wenn eine Eliteeinheit schießt.

warriors-shoot-hit-long = weite Entfernung
    .sheet = { $value } auf den Trefferwurf bei einem Ziel auf weite Entfernung.

warriors-shoot-hit-blackening = Himmel verdunkelt
    .sheet = { $value } auf den Trefferwurf, wenn die Einheit den Himmel verdunkelt.

warriors-shoot-hit-disorganised = Schützen desorganisiert
    .sheet = { $value } auf den Trefferwurf für eine desorganisierte Einheit.

warriors-shoot-hit-adverse = Blutrausch oder erschüttert
    .sheet = { $value } auf den Trefferwurf, wenn sich die schießende Einheit im Blutrausch befindet oder erschüttert ist.

warriors-shoot-hit-higher = Schützen stehen höher
    .sheet = { $value } auf den Trefferwurf vom höheren Gelände aus.

warriors-shoot-kill = Tötungswurf beim Schießen
    .sheet = Jeder Treffer verlangt einen Tötungswurf mit 1W, der den Tötungswert der Waffe erreichen muss. Schild und Deckung schützen das Ziel, höheres Gelände hilft den Schützen.

warriors-shoot-kill-shield = Ziel trägt Schild
    .sheet = { $value } auf den Tötungswurf gegen ein Ziel mit Schild.

warriors-shoot-kill-soft = weiche Deckung
    .sheet = { $value } auf den Tötungswurf gegen ein Ziel in weicher Deckung.

warriors-shoot-kill-hard = harte Deckung
    .sheet = { $value } auf den Tötungswurf gegen ein Ziel in harter Deckung.

warriors-shoot-kill-higher = Schützen stehen höher
    .sheet = { $value } auf den Tötungswurf vom höheren Gelände aus.

warriors-shoot-scores = Tötungswerte beim Schießen
    .sheet = Gegen leichte, mittlere und schwere Rüstung tötet der Bogen ab { $bow_light }, { $bow_medium } und { $bow_heavy }, der Wurfspeer ab { $javelin_light }, { $javelin_medium } und { $javelin_heavy }. Als kurze Entfernung gelten beim Bogen { $bow_short }, beim Wurfspeer { $javelin_short }; weit reicht der Bogen { $bow_long }, der Wurfspeer { $javelin_long }.

warriors-shoot-scores-ranges = Schussweiten
    .sheet = Bis zum ersten Wert ist die Entfernung kurz, darüber hinaus bis zum zweiten ist sie weit.

warriors-shoot-volleys = Salven
    .found = Der Vorrat an Salven ist begrenzt: Wer schießt, verbraucht davon, und wer den Himmel verdunkelt, verbraucht mehr als sonst.
    .ruling = Der Vorrat zu Beginn der Schlacht beträgt bei Bögen { $volleys_bow }, bei Wurfspeeren { $volleys_javelin }. Gewöhnliches Schießen verbraucht eine Salve. Den Himmel verdunkelt, wer in einer Runde mehr als eine, aber höchstens { $blacken_most } verschießt.

warriors-shoot-volleys-bow = Salven der Bogenschützen
    .ruling = Salvenvorrat einer Einheit mit Bögen zu Beginn der Schlacht: { $volleys_bow }.

warriors-shoot-volleys-javelin = Salven der Wurfspeerwerfer
    .ruling = Salvenvorrat einer Einheit mit Wurfspeeren zu Beginn der Schlacht: { $volleys_javelin }.

warriors-shoot-volleys-blacken = Salven zum Himmelverdunkeln
    .ruling = Größte Zahl von Salven, die eine Einheit in einer Runde verschießen darf, um den Himmel zu verdunkeln: { $blacken_most }.

warriors-shoot-who = Wer auf wen schießt
    .ruling = Mit Bögen schießt { $ranks_bow ->
        [one] nur das vorderste Glied
       *[other] jede Figur der vordersten { $ranks_bow } Glieder
    }, mit Wurfspeeren { $ranks_javelin ->
        [one] nur das vorderste Glied
       *[other] jede Figur der vordersten { $ranks_javelin } Glieder
    }; das Schussfeld reicht von der Front { $arc }° nach jeder Seite. Ziel darf jeder sichtbare Feind sein; steht aber einer innerhalb von { $nearest_within }, muss es der nächste sein. Einheiten in Feindkontakt schießen nicht und werden nicht beschossen. Eine allein stehende Einzelfigur darf nur dann Ziel sein, wenn sie der nächste Feind ist oder im Umkreis von { $lone_clearance } um sie keine Einheit steht.

warriors-shoot-who-ranks_bow = Schießende Glieder mit Bögen
    .ruling = Zahl der vorderen Glieder, aus denen mit Bögen geschossen wird: { $ranks_bow }.

warriors-shoot-who-ranks_javelin = Werfende Glieder mit Wurfspeeren
    .ruling = Zahl der vorderen Glieder, aus denen Wurfspeere geworfen werden: { $ranks_javelin }.

warriors-shoot-who-arc = Schussfeld
    .ruling = Das Schussfeld öffnet sich von der Front um { $arc }° nach jeder Seite.

warriors-shoot-who-nearest = Vorrang des nächsten Feindes
    .ruling = Steht ein Feind innerhalb von { $nearest_within }, muss auf den nächsten geschossen werden.

warriors-shoot-who-lone = Schutz einzelner Figuren
    .ruling = Eine Einzelfigur für sich allein wird verschont, solange sie nicht der nächste Feind ist und innerhalb von { $lone_clearance } um sie eine Einheit steht.

warriors-shoot-sight = Sicht, Deckung, höheres Gelände
    .ruling = Entfernung, Sicht und Deckung werden je Einheit einmal bestimmt, und zwar auf der Linie zwischen den beiden Figuren, die einander am nächsten sind, gleich wie viele schießen. Andere Einheiten, Gebäude und Hügel verdecken die Sicht, ein Wald dort, wo die Linie mehr als { $wood_sight } durch ihn führt. Ein Hügel verdeckt jedoch nichts für eine Einheit, die mit Figuren auf ihm steht, und verbirgt sie auch nicht; von höherem Gelände blickt eine Einheit über andere hinweg. Weiche Deckung bieten Wald, Hecke und Kornfeld, harte bieten Mauer, Gebäude und Schanzwerk; bei mehreren gilt die bessere. Wald, Kornfeld und Gebäude decken eine Einheit, von deren Figuren mindestens die Hälfte mit der Mitte darin steht. Hecke, Mauer und Schanzwerk decken sie, wenn sie die Linie kreuzen und so viele Figuren, wie das halbe vorderste Glied zählt, höchstens { $reach } von ihnen entfernt sind. Schützen stehen höher, wenn die meisten von ihnen auf einem Hügel stehen, die meisten Figuren des Ziels aber nicht.

warriors-shoot-sight-time_of_day = Tageszeit
    .ruling = Eine Wahlregel von uns. Vor der Schlacht fällt ein Würfel: Bei 1 bis { $dawn } beginnt sie im Morgengrauen, und in den ersten { $dim } Runden schießt niemand auf weite Entfernung; ab { $dusk } endet sie in der Dämmerung, und es sind die letzten { $dim } Runden, in denen es niemand tut.
    .choice-off = Heller Tag
    .choice-on = Morgengrauen oder Dämmerung nach Wurf

warriors-shoot-sight-wood = Sicht im Wald
    .ruling = Durch Wald reicht die Sicht höchstens { $wood_sight } weit.

warriors-shoot-empty = Verschossene Salven
    .ruling = Ohne Salven schießt eine Einheit nicht. Um den Himmel zu verdunkeln, muss sie alle Salven noch haben, die sie dafür verbraucht. Eine Salve ist auch dann verbraucht, wenn nicht jede Figur das Ziel sehen kann.

warriors-shoot-simultaneous = Gleichzeitiges Schießen
    .ruling = Erst schießen beide Seiten, dann werden die Verluste entfernt, beginnend mit gewöhnlichen Figuren des hintersten Gliedes. { $shooting_test ->
        [on] Wer dabei mehr als 25 % seiner Figuren verliert, legt den Kampftest ab.
       *[off] Verluste durch Beschuss allein verlangen keinen Test.
    }

### 4. Phase two: movement and reorganisation

warriors-initiative = Initiative
    .sheet = Jede Seite wirft 2W und zählt den Führungswert ihres Kriegsherrn hinzu; bei Gleichstand wird neu geworfen. Wer höher liegt, bestimmt, welche Seite zuerst zieht.
    .ruling = Eine Seite ohne Kriegsherrn zählt nichts hinzu.

warriors-initiative-omens = Vorzeichen
    .ruling = Eine Wahlregel von uns. Jeder Kriegsherr liest vor der Schlacht mit einem Würfel die Vorzeichen: Ab { $good } haben seine Würfe um die Initiative { $gain }, bis { $bad } haben sie { $loss }, solange er lebt.
    .choice-off = Niemand liest die Vorzeichen
    .choice-on = Jeder Kriegsherr liest sie

warriors-reform = Umformieren
    .sheet = Wer die Front verbreitern oder verschmälern will, wirft 1W und verrechnet die Qualität der Einheit.
    .found = So viele Figuren dürfen zwischen vorderen und hinteren Gliedern wechseln.
    .ruling = Das Ergebnis sinkt nie unter null, und das Umformieren kostet { $reform_cost } % der Bewegungsweite. In Feindkontakt darf die Einheit ihre Front nur verbreitern, und solange sie desorganisiert ist, formiert sie nicht um. Die Zahl der Glieder beträgt höchstens { $ranks_most }.

warriors-reform-quality = Qualität der Einheit
    .sheet = Zum Wurf kommen { $elite } für Elite und { $veteran } für Veteranen; Durchschnitt ändert nichts, schwache Einheiten haben { $poor }.

warriors-reform-cost = Kosten des Umformierens
    .ruling = Umformieren kostet { $reform_cost } % der Bewegungsweite.

warriors-reform-ranks = Höchstzahl der Glieder
    .ruling = Größte Zahl von Gliedern, in denen eine Einheit stehen darf: { $ranks_most }.

warriors-move = Bewegungsweiten
    .found = Fußtruppen in mittlerer Rüstung bewegen sich bis zu { $move_medium }.
    .ruling = Zu Fuß gilt bei leichter Rüstung { $move_light }, bei schwerer { $move_heavy }; Zwerge ziehen um { $move_dwarves } weniger weit als andere Fußtruppen, Goblins um { $move_goblins }. Berittene ziehen in leichter, mittlerer und schwerer Rüstung { $move_mounted_light }, { $move_mounted_medium } und { $move_mounted_heavy }, Einzelfiguren zu Fuß { $move_individual }, berittene Einzelfiguren und Kuriere { $move_rider }. Ein Schwenk kostet den Weg der äußersten Figur; eine Drehung um 90° oder 180° ist einmal erlaubt und kostet { $turn_cost } % der Bewegungsweite. In schwierigem Gelände, also in Wald und Moor, kommt man nur mit { $rough_rate } % der Bewegungsweite voran. Mauer, Hecke oder Schanzwerk zu überwinden kostet { $wall_cost }. Gebäude und Wasser kann man nicht betreten.

warriors-move-light = Leichte Fußtruppen
    .ruling = Fußtruppen in leichter Rüstung bewegen sich bis zu { $move_light }.

warriors-move-medium = Mittlere Fußtruppen
    .found = Fußtruppen in mittlerer Rüstung bewegen sich bis zu { $move_medium }.

warriors-move-heavy = Schwere Fußtruppen
    .ruling = Fußtruppen in schwerer Rüstung bewegen sich bis zu { $move_heavy }.

warriors-move-dwarves = Abzug für Zwerge
    .ruling = Zwerge zu Fuß bewegen sich um { $move_dwarves } weniger weit, als ihre Rüstung es zuließe.

warriors-move-goblins = Abzug für Goblins
    .ruling = Goblins zu Fuß bewegen sich um { $move_goblins } weniger weit, als ihre Rüstung es zuließe.

warriors-move-mounted_light = Leichte Berittene
    .ruling = Berittene in leichter Rüstung bewegen sich bis zu { $move_mounted_light }.

warriors-move-mounted_medium = Mittlere Berittene
    .ruling = Berittene in mittlerer Rüstung bewegen sich bis zu { $move_mounted_medium }.

warriors-move-mounted_heavy = Schwere Berittene
    .ruling = Berittene in schwerer Rüstung bewegen sich bis zu { $move_mounted_heavy }.

warriors-move-individual = Einzelfiguren zu Fuß
    .ruling = Einzelfiguren zu Fuß bewegen sich bis zu { $move_individual }.

warriors-move-rider = Berittene Einzelfiguren und Kuriere
    .ruling = Berittene Einzelfiguren und alle Kuriere bewegen sich bis zu { $move_rider }.

warriors-move-turn = Kosten einer Drehung
    .ruling = Eine Drehung um 90° oder 180° kostet { $turn_cost } % der Bewegungsweite.

warriors-move-rough = Schwieriges Gelände
    .ruling = In schwierigem Gelände beträgt das Tempo { $rough_rate } % des gewöhnlichen.

warriors-move-wall = Mauern und Hecken
    .ruling = Eine Mauer oder Hecke zu überwinden kostet { $wall_cost } der Bewegungsweite.

warriors-move-order = Zugfolge
    .ruling = Die Seite, die zuerst zieht, beendet alle Bewegungen, bevor die andere beginnt. Innerhalb einer Seite ziehen zuerst erschütterte Einheiten, dann solche im Blutrausch, dann solche mit dem Befehl Angriff, dann die übrigen, danach die Einzelfiguren und ganz zuletzt die Kuriere.

warriors-move-compulsory = Pflichtbewegung
    .ruling = Bei einer Pflichtbewegung schwenkt die Einheit auf den nächsten Punkt ihres Ziels ein und zieht dann geradeaus. Bringt sie das nicht in Kontakt mit ihrem Ziel, wohl aber ein anderer Schwenk mit Vormarsch, nötigenfalls nach ihrer einen Drehung, so macht sie diesen, und zwar mit dem kleinsten Schwenk, der genügt. Unpassierbares Gelände und Gebäude umgeht sie auf dem kürzesten Weg, auf dem ihre Front Platz hat; näher heißt dann näher auf diesem Weg. Gibt es keinen, zieht sie so nah heran, wie sie kommt. Ist der Weg versperrt, genügt jede Bewegung, die näher am Ziel endet. Freunde und Tischkante halten die Einheit auf, ohne dass dies als Ungehorsam gilt. Sieht eine Einheit mit dem Befehl Angriff keinen Feind, zieht sie auf den nächsten zu.

warriors-order-attack = Befehl Angriff
    .found = Die Einheit zieht mit voller Bewegungsweite auf den nächsten sichtbaren Feind zu und geht in Kontakt, wenn sie ihn erreichen kann.
    .ruling = Einheiten mit Schusswaffen dürfen stehen bleiben, solange sie ein Ziel auf kurze Entfernung haben.

warriors-order-hold = Befehl Halten
    .found = Die Einheit bleibt, wo sie ist, und eröffnet niemals einen Kontakt; neu ordnen darf sie sich.
    .ruling = Auch drehen und umformieren darf sie sich.

warriors-order-oppose = Befehl Entgegentreten
    .found = Die Einheit bewegt sich nach freier Wahl, eröffnet aber von sich aus keinen Kontakt.
    .ruling = Sie macht { $oppose_stop } vor jedem Feind halt. Nur an einen Feind, der bereits mit einer befreundeten Einheit kämpft, darf sie näher heran und mit ihm in Kontakt gehen.

warriors-order-oppose-stop = Abstand beim Entgegentreten
    .ruling = Einheiten mit dem Befehl Entgegentreten halten { $oppose_stop } Abstand zum Feind.

warriors-oppose-near = Entgegentreten aus der Nähe
    .ruling = Beginnt eine Einheit mit dem Befehl Entgegentreten ihre Bewegung mit einem Feind innerhalb von { $oppose_stop }, darf sie stehen bleiben oder sich entfernen. Näher heran darf sie nur, wenn sie in einen laufenden Kampf eingreifen darf.

warriors-reorganise = Neu ordnen
    .ruling = Eine desorganisierte Einheit, deren Reaktion OK ist, legt ihren Marker am Ende der Phase ab, wenn sie nicht in Feindkontakt steht und sich weder bewegt noch geschossen hat.

warriors-reorganise-attack = Neu ordnen beim Angriff
    .ruling = Eine desorganisierte Einheit mit dem Befehl Angriff darf stehen bleiben und sich neu ordnen, solange kein Feind innerhalb ihrer Bewegungsweite ist.

warriors-bloodlust-move = Bewegung im Blutrausch
    .ruling = Im Blutrausch schert sich eine Einheit nicht um ihren Befehl und bewegt sich, als hätte sie den Befehl Angriff.

warriors-shaken-move = Bewegung erschütterter Einheiten
    .ruling = Eine erschütterte Einheit weicht mit voller Bewegungsweite vor dem nächsten Feind zurück oder so weit, wie es geht: Einen Kontakt eröffnet sie nie, und sie endet keinem Feind, Kuriere ausgenommen, näher, als sie begonnen hat, der vorher oder nachher in ihrer Bewegungsweite ist. Hat sie keinen solchen Weg, bleibt sie stehen. Wer sich aus dem Kontakt löst, folgt allein der Regel dafür.

warriors-shaken-contact = Erschüttert in Feindkontakt
    .ruling = Eine erschütterte Einheit in Feindkontakt löst sich in ihrer eigenen Bewegung: Sie dreht sich kostenlos und zieht geradewegs vom nächsten Feind fort, ohne einen Feind zu durchqueren. Bleibt ihr kein Weg, so bleibt sie stehen und kämpft. Führt ihre Bewegung auch nur eine Figur über eine Tischkante, flieht die Einheit.

warriors-bloodlust-orders = Befehle bei Blutrausch, Erschütterung
    .ruling = Eine Einheit im Blutrausch behält ebenso wie eine erschütterte für Würfel und Tests ihren Befehl und darf auch einen neuen erhalten. Ihre Bewegung bestimmt er erst wieder, wenn sie OK ist. Kämpfen allein desorganisiert eine Einheit nicht.

### 5. Phase three: combat and the combat test

warriors-combat-dice = Würfel im Nahkampf
    .sheet = Geworfen wird 1W je Punkt Kampfwert, der in Kontakt steht; ein Champion bringt 1W dazu. Mit dem Befehl Angriff kommt auf je { $full } dieser Würfel noch 1W.
    .ruling = Dabei zählen nur vollständige { $full }er-Gruppen; der Würfel des Champions wird mitgezählt.

warriors-combat-contact = Kontakt
    .found = Mit Speer und Lanze dürfen auch die Figuren unmittelbar hinter den kämpfenden mitkämpfen; dann gilt der Abzug für den Kampf in zwei Gliedern für alle Würfel.
    .ruling = In Kontakt ist jede Figur, deren Base ein feindliches Base mit Kante oder Ecke berührt. Beide Seiten kämpfen gleichzeitig.

warriors-combat-contact-threat = Bedrohung
    .ruling = Eine Wahlregel von uns. Sind in dieser Runde Feinde über eine Einheit hergefallen und ist der Wert derer, die sie berühren, mindestens { $times }-mal so hoch wie ihr eigener im Kontakt, so wirft sie vor dem Kampf einen Würfel und zählt ihre Qualität hinzu; unter { $stands } ist sie desorganisiert.
    .choice-off = Übermacht schreckt niemanden
    .choice-on = Ein Wurf gegen Übermacht
warriors-combat-contact-threat-quality = Qualität der Einheit
    .ruling = Eine bedrohte Einheit zählt { $elite } als Elite, { $veteran } als Veteranen und { $poor } als schwache Einheit; durchschnittliche zählen nichts hinzu.

warriors-combat-align = Ausrichten
    .ruling = Eine Einheit, die Kontakt herstellt, schwenkt kostenlos bündig an die berührte Seite, soweit Platz ist. Alle Seiten kämpfen gleich: Für Flanke und Rücken gibt es keinen Zuschlag. Gegen Flanke oder Rücken kämpft jedoch kein zweites Glied mit.

warriors-combat-locked = Im Kampf gebunden
    .ruling = In Feindkontakt bewegt sich eine Einheit nicht, es sei denn, sie verbreitert ihre Front oder weicht erschüttert zurück. Verluste allein beenden keinen Kontakt: Wenn die Fliehenden fort sind und bevor verfolgt wird, schließt jedes Paar, das gekämpft hat und sich nicht mehr berührt, einmal auf, zuerst die Partei, die zuerst gezogen hat. Wer Figuren verloren hat, stellt sich mit gleicher Blickrichtung irgendwo auf dem Boden neu auf, den er gehalten hat. Genügt das nicht, rückt eine Partei, die nicht erschüttert ist, vor, zurück oder zur Seite, so wenig wie nötig und höchstens { $closing_share } % ihrer Bewegungsweite. Niemand darf sich dabei drehen, einen anderen Kontakt lösen oder einen neuen schaffen, auf anderen oder in unpassierbarem Gelände stehen oder den Tisch verlassen. Es bleibt derselbe Kontakt, kostet nichts und desorganisiert niemanden. Gelingt es nicht, ist der Kontakt zu Ende.

warriors-combat-locked-share = Weite beim Aufschließen
    .ruling = Wer aufschließt, rückt höchstens { $closing_share } % seiner Bewegungsweite.

warriors-combat-split = Mehrere Gegner
    .ruling = Berührt eine Figur mehrere Feinde, würfelt sie gegen einen davon, den ihr Besitzer wählt. Die Würfel für Champion und Angriff gehen gemeinsam gegen einen einzigen Feind. Qualität, Schild und die Frage, wer den Kontakt eröffnet hat, werden für jeden Feind einzeln beurteilt, der Kampf in zwei Gliedern dagegen für die ganze Einheit.

warriors-combat-together = Alles zugleich
    .ruling = Erst alle Nahkämpfe, dann alle Kampftests werden nach der Lage zu Beginn der dritten Phase abgehandelt und wirken jeweils gleichzeitig. Danach verlassen die Fliehenden das Feld, dann wird verfolgt, zuerst von der Seite, die zuerst gezogen hat. Wer flieht, erschüttert ist oder noch einen Feind berührt, verfolgt nicht. Freunde, Tischkante oder unpassierbares Gelände beenden die Verfolgung.

warriors-combat-hit = Treffer im Nahkampf
    .sheet = Im Nahkampf trifft ein Wurf ab { $hit_score }. Der Wurf ändert sich im Vergleich der Qualität beider Einheiten, bei Desorganisation, beim Kampf in zwei Gliedern und gegen Feinde ohne Schild.

warriors-combat-hit-lesser = geringere Qualität
    .sheet = { $value } auf den Trefferwurf gegen Feinde von höherer Qualität.

warriors-combat-hit-better = höhere Qualität
    .sheet = { $value } auf den Trefferwurf gegen Feinde von geringerer Qualität.

warriors-combat-hit-disorganised = Einheit desorganisiert
    .sheet = { $value } auf den Trefferwurf für eine desorganisierte Einheit.

warriors-combat-hit-two_ranks = Kampf in zwei Gliedern
    .sheet = { $value } auf den Trefferwurf, wenn die Einheit mit zwei Gliedern zugleich kämpft.

warriors-combat-hit-no_shield = Feind ohne Schild
    .sheet = { $value } auf den Trefferwurf gegen eine Einheit, die keinen Schild führt.

warriors-combat-kill = Tötungswurf im Nahkampf
    .sheet = Jeder Treffer verlangt einen Tötungswurf mit 1W, der den Tötungswert der Waffe erreichen muss. Eigene Stärke, Blutrausch und die Verteidigung der Standarte helfen; die Zähigkeit des Feindes schadet.

warriors-combat-kill-resilience = Zähigkeit des Feindes
    .sheet = Vom Tötungswurf geht die Zähigkeit der getroffenen Einheit ab.

warriors-combat-kill-strength = eigene Stärke
    .sheet = Zum Tötungswurf kommt die Stärke der schlagenden Einheit hinzu.

warriors-combat-kill-bloodlust = Blutrausch
    .sheet = { $value } auf den Tötungswurf einer Einheit im Blutrausch.

warriors-combat-kill-standard = Einheit verteidigt ihre Standarte
    .sheet = { $value } auf den Tötungswurf einer Einheit, die ihre Standarte verteidigt.

warriors-combat-scores = Tötungswerte im Nahkampf
    .sheet = Gegen leichte, mittlere und schwere Rüstung tötet der Speer ab { $spear_light }, { $spear_medium } und { $spear_heavy }; die Handwaffe ab { $hand_light }, { $hand_medium } und { $hand_heavy }; die Lanze ab { $lance_light }, { $lance_medium } und { $lance_heavy }; die Zweihandwaffe ab { $two_hand_light }, { $two_hand_medium } und { $two_hand_heavy }; der Bogen ab { $bow_light }, { $bow_medium } und { $bow_heavy }; der Wurfspeer ab { $javelin_light }, { $javelin_medium } und { $javelin_heavy }.
    .ruling = Bogen und Wurfspeer gelten hier nur für Einheiten, die keine bessere Nahkampfwaffe haben.

warriors-weapon-spear = Speer
    .sheet = Der Speer tötet gegen leichte Rüstung ab { $light }, gegen mittlere ab { $medium } und gegen schwere ab { $heavy }.
    .found = Auch die Figuren unmittelbar hinter den kämpfenden dürfen mitkämpfen.

warriors-weapon-hand = Handwaffe
    .sheet = Die Handwaffe tötet gegen leichte Rüstung ab { $light }, gegen mittlere ab { $medium } und gegen schwere ab { $heavy }.

warriors-weapon-lance = Lanze
    .sheet = Die Lanze tötet gegen leichte Rüstung ab { $light }, gegen mittlere ab { $medium } und gegen schwere ab { $heavy }.
    .found = Auch die Figuren unmittelbar hinter den kämpfenden dürfen mitkämpfen.

warriors-weapon-two_hand = Zweihandwaffe
    .sheet = Die Zweihandwaffe tötet gegen leichte Rüstung ab { $light }, gegen mittlere ab { $medium } und gegen schwere ab { $heavy }.
    .ruling = Wer sie führt, trägt keinen Schild.

warriors-weapon-bow = Bogen
    .sheet = Der Bogen tötet gegen leichte, mittlere und schwere Rüstung beim Schießen ab { $shot_light }, { $shot_medium } und { $shot_heavy }, im Nahkampf ab { $light }, { $medium } und { $heavy }.
    .ruling = Beide Werte gegen schwere Rüstung gelten, jeder in seiner Phase. Im Nahkampf dient der Bogen nur Einheiten, die nichts Besseres haben, und seine Schussweite spielt dort keine Rolle.

warriors-weapon-javelin = Wurfspeer
    .sheet = Der Wurfspeer tötet gegen leichte, mittlere und schwere Rüstung beim Schießen ab { $shot_light }, { $shot_medium } und { $shot_heavy }, im Nahkampf ab { $light }, { $medium } und { $heavy }.
    .ruling = Beide Werte gegen schwere Rüstung gelten, jeder in seiner Phase. Im Nahkampf dient der Wurfspeer nur Einheiten, die nichts Besseres haben, und seine Schussweite spielt dort keine Rolle.

warriors-combat-test = Kampftest
    .sheet = Jede Einheit, die gekämpft hat, wirft 1W und verrechnet ihre Qualität. Dazu zählen ihr Befehl, ihre Verluste im Vergleich zu denen des Feindes, ihre Standarte, ihr Zustand und die Helden oder Anführer bei ihr.
    .ruling = Der Abzug für Verluste von mehr als 50 % tritt an die Stelle dessen für mehr als 25 %. Größere Verluste und mehr Tötungen sind ein und derselbe Vergleich über die ganze Runde; bei Gleichstand zählt keines von beiden. { $shooting_test ->
        [on] Auch eine Einheit, die durch Beschuss mehr als 25 % ihrer Figuren verliert, legt den Test ab.
       *[off] Beschuss allein löst den Test nicht aus.
    }

warriors-combat-test-quality = Qualität der Einheit
    .sheet = Elite bringt { $elite } auf den Wurf und Veteranen { $veteran }, schwache Einheiten { $poor }; Durchschnitt ändert nichts.

warriors-combat-test-oppose = Befehl Entgegentreten
    .sheet = { $value } auf den Kampftest mit dem Befehl Entgegentreten.

warriors-combat-test-quarter = über ein Viertel verloren
    .sheet = { $value } auf den Kampftest bei Verlusten von mehr als 25 % in dieser Runde.
    .ruling = Bei mehr als 50 % gilt stattdessen nur der höhere Abzug.

warriors-combat-test-half = über die Hälfte verloren
    .sheet = { $value } auf den Kampftest bei Verlusten von mehr als 50 % in dieser Runde.
    .ruling = Dieser Abzug ersetzt den für mehr als 25 % und kommt nicht zu ihm hinzu.

warriors-combat-test-greater = mehr verloren als getötet
    .sheet = { $value } auf den Kampftest, wenn die Einheit in dieser Runde mehr verloren als getötet hat, durch Beschuss und im Nahkampf.

warriors-combat-test-killed_more = mehr getötet als verloren
    .sheet = { $value } auf den Kampftest, wenn die Einheit in dieser Runde mehr getötet als verloren hat, durch Beschuss und im Nahkampf.

warriors-combat-test-standard_lost = Standarte verloren
    .sheet = { $value } auf den Kampftest nach dem Verlust der Standarte.

warriors-combat-test-standard = Einheit führt Standarte
    .sheet = { $value } auf den Kampftest, solange die Einheit eine Standarte führt.

warriors-combat-test-shaken = erschüttert
    .sheet = { $value } auf den Kampftest einer bereits erschütterten Einheit.

warriors-combat-test-bloodlust = Blutrausch
    .sheet = { $value } auf den Kampftest im Blutrausch.

warriors-combat-test-hold = Befehl Halten
    .sheet = { $value } auf den Kampftest mit dem Befehl Halten.

warriors-combat-test-hero = Held dabei
    .sheet = { $value } auf den Kampftest, wenn ein Held bei der Einheit steht und sein Platz einen Feind berührt.

warriors-combat-test-leader = Anführer dabei
    .sheet = { $value } auf den Kampftest, wenn der Kriegsherr oder ein Schlachtführer bei der Einheit steht und sein Platz einen Feind berührt.

warriors-combat-test-shooting = Test nach Beschuss
    .ruling = Den Kampftest verlangt das Referenzblatt nur im Nahkampf. Wahlweise legt ihn auch jede Einheit ab, die durch Beschuss mehr als 25 % ihrer Figuren verliert; ihre Reaktion wird dann in derselben Tabelle abgelesen.
    .choice-off = Kein Test nach Beschuss
    .choice-on = Test bei hohen Schussverlusten

warriors-combat-reaction = Reaktion
    .sheet = Die Disziplin der Einheit bestimmt, wie ihr Kampftest gelesen wird: Das Ergebnis ist Blutrausch, OK, Erschütterung oder Flucht.

warriors-combat-reaction-disciplined = Reaktion der Disziplinierten
    .sheet = Disziplinierte Einheiten geraten ab { $bloodlust } in Blutrausch, sind bei { $ok } bis { $ok_to } OK, bei { $shaken } bis { $shaken_to } erschüttert und fliehen bei { $rout } oder weniger.

warriors-combat-reaction-bloodlust = Blutrausch
    .sheet = Die Einheit gerät in Blutrausch: Disziplinierte ab { $disciplined }, Stammeskrieger ab { $tribal }, Fanatiker ab { $fanatic }.

warriors-combat-reaction-ok = OK
    .sheet = Die Einheit ist OK: Disziplinierte bei { $disciplined } bis { $disciplined_to }, Stammeskrieger bei { $tribal } bis { $tribal_to }, Fanatiker bei { $fanatic } bis { $fanatic_to }.

warriors-combat-reaction-shaken = Erschüttert
    .sheet = Die Einheit ist erschüttert: Disziplinierte bei { $disciplined } bis { $disciplined_to }, Stammeskrieger bei { $tribal } bis { $tribal_to }, Fanatiker bei { $fanatic } bis { $fanatic_to }.

warriors-combat-reaction-rout = Flucht
    .sheet = Die Einheit flieht: Disziplinierte bei { $disciplined } oder weniger, Stammeskrieger bei { $tribal } oder weniger, Fanatiker bei { $fanatic } oder weniger.

warriors-combat-reaction-tribal = Reaktion der Stammeskrieger
    .sheet = Stammeskrieger geraten ab { $bloodlust } in Blutrausch, sind bei { $ok } bis { $ok_to } OK, bei { $shaken } bis { $shaken_to } erschüttert und fliehen bei { $rout } oder weniger.

warriors-combat-reaction-fanatic = Reaktion der Fanatiker
    .sheet = Fanatiker geraten ab { $bloodlust } in Blutrausch, sind bei { $ok } bis { $ok_to } OK, bei { $shaken } bis { $shaken_to } erschüttert und fliehen bei { $rout } oder weniger.

warriors-reaction-effects = Folgen der Reaktion
    .sheet = Wer in Blutrausch gerät oder erschüttert wird, ist damit auch desorganisiert und bleibt es, selbst wenn er wieder OK ist.
    .ruling = Eine neue Reaktion löst die alte ab. Eine fliehende Einheit verlässt sofort das Feld, mitsamt den Einzelfiguren, die sich ihr angeschlossen haben; kein Anführer kann sie mehr beeinflussen.

warriors-standard = Standarte
    .ruling = Der Standartenträger fällt als Letzter. Ihre Standarte verteidigt eine Einheit, die eine hat und den Kontakt nicht selbst eröffnet hat. Ist sie in Feindkontakt erschüttert und hat im Nahkampf dieser Runde, ohne Beschuss, mehr Figuren verloren als getötet, wirft sie 1W: Bei { $standard_falls } oder weniger verliert sie die Standarte.

warriors-standard-falls = Verlust der Standarte
    .ruling = Höchstes Würfelergebnis, bei dem eine erschütterte und unterlegene Einheit ihre Standarte verliert: { $standard_falls }.

warriors-standard-defend = Verteidigung der Standarte
    .ruling = Der Zuschlag für die Verteidigung der Standarte { $standard_rounds ->
        [0] entfällt
        [one] gilt bei jedem Kontakt nur in der { $standard_rounds }. Kampfrunde
       *[other] gilt bei jedem Kontakt nur in den ersten { $standard_rounds } Kampfrunden
    }. Eine Einheit, die aufgerieben wird oder flieht, verliert ihre Standarte. Der Abzug für die verlorene Standarte bleibt für die ganze Schlacht.

warriors-standard-defend-rounds = Dauer der Verteidigung
    .ruling = Zahl der Kampfrunden je Kontakt, in denen der Zuschlag für die Verteidigung der Standarte gilt: { $standard_rounds }.

warriors-pursuit = Verfolgung
    .ruling = Flieht ein Feind, so verfolgen ihn die Einheiten, die mit ihm in Kontakt stehen und den Befehl Angriff haben oder im Blutrausch sind: Sie ziehen { $pursuit_share } % ihrer Bewegungsweite geradeaus. Treffen sie dabei auf neue Feinde, wird dieser Kampf in der nächsten Runde ausgetragen.

warriors-pursuit-share = Weite der Verfolgung
    .ruling = Verfolger ziehen { $pursuit_share } % ihrer Bewegungsweite.

warriors-individuals-place = Plätze der Einzelfiguren
    .ruling = Zu Beginn der dritten Phase gibt der Besitzer jeder angeschlossenen Einzelfigur einen Platz im vordersten Glied, und zwar einen, der einen Feind berührt, solange ein solcher frei ist; Kuriere haben keinen. Die Einzelfigur zählt dort anstelle der gewöhnlichen Figur, die keine Würfel wirft; mit Speer oder Lanze darf das zweite Glied über sie hinwegreichen. Der Block bleibt so groß, wie er ist, und schießt wie zuvor; Champion und Standartenträger brauchen keinen Platz. Die Einzelfigur wirft alle ihre Würfel gegen einen Feind, den ihr Platz berührt. Ist kein solcher Platz frei, steht sie dahinter: Sie wirft keine Würfel, kann nicht getroffen werden, hilft nicht beim Kampftest und gilt für eine Prahlerei nicht als in Kontakt. Für den Einfluss berührt ein Anführer die Einheit, der er angeschlossen ist, wo immer er steht, jede andere nur mit seinem eigenen Platz.

warriors-individuals-hit = Getroffene Einzelfiguren
    .ruling = Fällt im Nahkampf bei einem Tötungswurf eine natürliche 0 und kommt sie von einem Feind, der den Platz einer angeschlossenen Einzelfigur berührt, so trifft sie diese Figur; jede andere natürliche 0 tötet eine gewöhnliche Figur. Ihr Rettungswurf mit 2W gelingt beim Kriegsherrn ab { $save_warchief }, bei allen anderen ab { $save_others }.

warriors-individuals-hit-warchief = Rettungswurf des Kriegsherrn
    .ruling = Der Kriegsherr rettet sich mit 2W ab { $save_warchief }.

warriors-individuals-hit-others = Rettungswurf der übrigen
    .ruling = Alle anderen Einzelfiguren mit Rettungswurf retten sich mit 2W ab { $save_others }.

warriors-individuals-strike = Schläge auf Einzelfiguren
    .ruling = Eine natürliche 0 trifft jede Einzelfigur höchstens { $strikes_a_phase }-mal je Phase; welche getroffen wird, wählt ihr Besitzer. Gelingt der Rettungswurf, fällt stattdessen eine Figur der Einheit. Beschuss trifft eine Einzelfigur nur, wenn sie allein steht; dann verlangt jede Tötung einen Rettungswurf.

warriors-individuals-strike-most = Schläge je Phase
    .ruling = Eine natürliche 0 trifft dieselbe Einzelfigur in einer Phase höchstens { $strikes_a_phase }-mal.

### 6. Phase four: new orders

warriors-orders-test = Befehlstest
    .sheet = Wer einen neuen Befehl schickt, wirft 1W und zählt seinen Führungswert hinzu.

warriors-orders-test-leadership = Führungswert des Absenders
    .sheet = Der Führungswert des Kriegsherrn oder Schlachtführers, der den Befehl erteilt, kommt zum Wurf hinzu.

warriors-orders-modifiers = Modifikatoren des Befehlstests
    .sheet = Ein fremdes Volk sowie Unordnung, Erschütterung und Blutrausch im Kommando erschweren den Test, ebenso der Anschluss des Schlachtführers an eine Einheit. Leichter wird er, wenn Fanatiker angreifen sollen oder der Schlachtführer den Befehl selbst überbringt.
    .ruling = Der Abzug für den Anschluss entfällt bei Befehlen an ebendiese Einheit. Eine Einheit im Blutrausch oder eine erschütterte zählt zweifach: einmal unter den desorganisierten und einmal für sich selbst.

warriors-orders-modifiers-race = Einheit aus anderem Volk
    .sheet = { $value } auf den Befehlstest, wenn Einheit und Anführer verschiedenen Völkern angehören.

warriors-orders-modifiers-disorganised = Desorganisierte im Kommando
    .sheet = { $value } auf den Befehlstest, sobald im Kommando des Anführers wenigstens eine Einheit desorganisiert ist; der Abzug gilt nur einmal, auch bei mehreren.

warriors-orders-modifiers-adverse = Erschütterte oder Blutrausch im Kommando
    .sheet = { $value } auf den Befehlstest für jede einzelne Einheit im Kommando des Anführers, die erschüttert oder im Blutrausch ist.

warriors-orders-modifiers-attached = Anführer bei einer Einheit
    .sheet = { $value } auf den Befehlstest, wenn sich der Schlachtführer einer Einheit angeschlossen hat.
    .ruling = Für Befehle an ebendiese Einheit gilt der Abzug nicht.

warriors-orders-modifiers-fanatic = Fanatiker sollen angreifen
    .sheet = { $value } auf den Befehlstest, wenn Fanatiker den Befehl Angriff erhalten.

warriors-orders-modifiers-in_person = persönlich überbracht
    .sheet = { $value } auf den Befehlstest, wenn der Schlachtführer selbst den Befehl überbringt.

warriors-orders-results = Ergebnis des Befehlstests
    .sheet = Je höher das Ergebnis, desto besser kommt der Befehl an: { $accepted } OK, { $accepted_disorganised } OK/Verwirrung, { $delayed } Verzögerung, { $delayed_disorganised } Verzögerung/Verwirrung, { $ignored } Ignoriert, { $ignored_disorganised } Ignoriert/Verwirrung, { $misunderstood } Missverstanden, { $panic } oder weniger Panik/Verwirrung.
    .ruling = Alles über { $accepted } zählt ebenso.

warriors-orders-results-accepted = OK
    .sheet = Bei { $total } kommt der neue Befehl richtig an, und die Einheit nimmt ihn an.
    .ruling = Für jedes höhere Ergebnis gilt dasselbe.

warriors-orders-results-accepted_disorganised = OK/Verwirrung
    .sheet = Bei { $total } gilt der neue Befehl, doch die Einheit ist nun desorganisiert.

warriors-orders-results-delayed = Verzögerung
    .sheet = Bei { $total } gilt weiter der alte Befehl; in der nächsten Runde ist ein neuer Versuch erlaubt.

warriors-orders-results-delayed_disorganised = Verzögerung/Verwirrung
    .sheet = Bei { $total } gilt weiter der alte Befehl, und die Einheit ist nun desorganisiert; in der nächsten Runde ist ein neuer Versuch erlaubt.

warriors-orders-results-ignored = Ignoriert
    .sheet = Bei { $total } bleibt der neue Befehl ohne Wirkung, und der Kurier wird fortgeschickt.

warriors-orders-results-ignored_disorganised = Ignoriert/Verwirrung
    .sheet = Bei { $total } bleibt der neue Befehl ohne Wirkung; die Einheit ist nun desorganisiert, und der Kurier wird fortgeschickt.

warriors-orders-results-misunderstood = Missverstanden
    .sheet = Bei { $total } kommt ein falscher Befehl an und gilt: aus Halten wird Angriff, aus Angriff wird Halten, aus Entgegentreten wird Halten.

warriors-orders-results-panic = Panik/Verwirrung
    .sheet = Bei { $total } oder weniger wird der Kurier erschlagen; der neue Befehl bleibt ohne Wirkung, und die Einheit ist erschüttert.

warriors-orders-once = Befehlstest im Einzelnen
    .ruling = Für jede Einheit gibt es höchstens einen Befehlstest je Runde. Befehl und Kurier werden zu Beginn der Bewegung der eigenen Seite genannt; nach einer Verzögerung, ob mit oder ohne Verwirrung, bleibt der Kurier und darf es erneut versuchen. Maßgeblich für Modifikatoren nach dem Kommando ist immer das Kommando der angesprochenen Einheit, auch wenn der Kriegsherr befiehlt. Der Abzug für den Anschluss an eine Einheit und der Zuschlag für persönliche Überbringung gelten ebenso für den Kriegsherrn.

warriors-orders-nocourier = Befehl ohne Kurier
    .ruling = Hat kein Kurier den Befehl überbracht, bleibt von Ergebnissen, die einen Kurier fortschicken oder töten, nur die übrige Wirkung. Nach einer Verzögerung wartet niemand bei der Einheit; der Befehl muss also neu genannt werden.

warriors-courier-lost = Verlorene Kuriere
    .ruling = Ein Kurier, den ein Feind in seiner Bewegung berührt, ist samt seinem Befehl verloren. Niemand schießt auf ihn, und er versperrt weder Weg noch Sicht. Mit jedem Anführer { $couriers ->
        [one] kommt { $couriers } Kurier
       *[other] kommen { $couriers } Kuriere
    } ohne Aufpreis; für jeden weiteren sind { $courier_points } Pkt. zu zahlen. Hat der Kurier den Befehl überbracht oder wurde er fortgeschickt, ist er in der nächsten Runde wieder bei seinem Anführer.

warriors-courier-lost-points = Preis eines Kuriers
    .ruling = Punktpreis jedes zusätzlichen Kuriers: { $courier_points }.

warriors-orders-courier = Kuriere
    .ruling = Jeder Anführer hat ohne Aufpreis { $couriers ->
        [one] { $couriers } Kurier
       *[other] { $couriers } Kuriere
    }; innerhalb von { $order_reach } braucht er keinen. Persönlich überbracht ist ein Befehl bei Basekontakt zwischen Anführer und Einheit. Ob ein Befehl angekommen ist, zeigt sich in der vierten Phase, und dort wird er getestet: wenn dann der Kurier die Einheit berührt oder der Anführer, der keinen geschickt hat, in Rufweite ist. Ein Kurier reitet Runde um Runde weiter, bis er sie berührt; ein Befehl ohne Kurier, der in dieser Phase nicht zu hören ist, verfällt. Fortgeschickte Kuriere kehren zurück, getötete nicht.

warriors-orders-courier-reach = Rufweite
    .ruling = Innerhalb von { $order_reach } braucht ein Anführer für seinen Befehl keinen Kurier.

warriors-orders-courier-free = Kuriere ohne Aufpreis
    .ruling = Zahl der Kuriere, die jeder Anführer ohne Aufpreis hat: { $couriers }.

### 7. Phase five: influence

warriors-influence-test = Einflusstest
    .sheet = Ein Anführer in Basekontakt mit der Einheit darf einmal je Runde versuchen, sie zu beeinflussen. Sein Führungswert steigt durch einen Bannerträger und sinkt bei einem fremden Volk. Der Versuch gelingt, wenn 1W diesen Wert nicht übersteigt.

warriors-influence-test-bannerman = Bannerträger dabei
    .sheet = { $value } auf den Führungswert, wenn der Anführer einen Bannerträger bei sich hat.

warriors-influence-test-race = Anführer aus anderem Volk
    .sheet = { $value } auf den Führungswert, wenn Anführer und Einheit verschiedenen Völkern angehören.

warriors-influence-success = Einfluss gelingt
    .sheet = Blutrausch oder Erschütterung ist überwunden, und die Einheit ist wieder OK; desorganisiert bleibt sie.

warriors-influence-failure = Einfluss misslingt
    .sheet = Es geschieht nichts. Bleibt der Anführer bei der Einheit, darf er es in der nächsten Runde erneut versuchen.

warriors-influence-disaster = Katastrophe beim Einfluss
    .sheet = Zur Katastrophe kommt es, wenn der Würfel eine Zehn ergibt oder um { $above } über dem Führungswert liegt. Eine Einheit im Blutrausch erschlägt dann den Anführer; hat er einen Rettungswurf, steht ihm dieser einmal zu. Sie legt in der nächsten Phase einen Kommandotest ab; wer überlebt, darf es in der nächsten Runde nochmals wagen. Eine erschütterte Einheit dagegen flieht und reißt den Anführer mit sich; in der nächsten Phase legen alle verbliebenen Einheiten einen Kommandotest ab.
    .ruling = Die Zehn zählt nur, wenn der Versuch mit ihr misslingt. Auch jedes Ergebnis, das um mehr als { $above } über dem Führungswert liegt, ist eine Katastrophe.

warriors-influence-limits = Grenzen des Einflusses
    .sheet = Ein Anführer, der sich durch seinen Rettungswurf gerettet hat, darf es in der nächsten Runde wieder versuchen.
    .ruling = Jeder Anführer hat einen Versuch je Runde, und auch für jede Einheit gibt es nur einen. Zulässig ist jede befreundete Einheit, die erschüttert oder im Blutrausch ist, ob in Feindkontakt oder nicht. Ein Bannerträger ist beim Anführer, wenn er ihn berührt oder bei derselben Einheit steht.

warriors-influence-limits-magic = Machtwort
    .ruling = Eine Wahlregel von uns. Einmal in der Schlacht darf jeder Kriegsherr, wenn die Anführer Einfluss nehmen, ein Machtwort sprechen: Eine befreundete Einheit im Umkreis von { $reach }, die erschüttert oder im Blutrausch ist, ist ohne Wurf wieder OK, bleibt aber desorganisiert.
    .choice-off = Kein Machtwort
    .choice-on = Ein Machtwort je Schlacht

### 8. Phase six: command test

warriors-command-when = Anlass des Kommandotests
    .sheet = Der Kommandotest wird fällig, wenn der Kriegsherr oder ein Schlachtführer gefallen oder geflohen ist, und nach einer Katastrophe beim Einfluss für die dort genannten Einheiten.
    .ruling = Beim Verlust des Kriegsherrn testet jede Einheit des Heeres, beim Verlust eines Schlachtführers nur dessen Kommando.

warriors-command-once = Kommandotest im Einzelnen
    .ruling = Alle Anlässe zusammen verlangen von jeder betroffenen Einheit nur einen Wurf; die Modifikatoren gelten nach dem Stand zu Beginn der sechsten Phase, und alle Ergebnisse wirken gleichzeitig. Gehen durch diese Fluchten weitere Anführer verloren, wird erst in der nächsten Runde dafür getestet. Kein Ergebnis verbessert den Zustand einer Einheit; lautet es erschüttert, so endet damit auch ein Blutrausch. Flieht der Kriegsherr, gibt es den Abzug für seinen Tod nicht.

warriors-command-test = Kommandotest
    .sheet = Jede betroffene Einheit wirft 1W. Der Tod des Kriegsherrn, verlorene Einheiten und eine gebrochene Prahlerei drücken das Ergebnis, eine noch gültige Prahlerei hebt es.
    .found = { $command_scope ->
        [command] Wie bei Spielern des Originals zählen nur verlorene Einheiten aus dem Kommando der testenden Einheit.
       *[army] Spieler des Originals zählen nur Verluste im Kommando der testenden Einheit; hier zählen verlorene Einheiten des ganzen eigenen Heeres.
    }

warriors-command-test-warchief = Kriegsherr gefallen
    .sheet = { $value } auf den Kommandotest, wenn der Kriegsherr getötet worden ist.

warriors-command-test-losses = verlorene Einheiten
    .sheet = { $value } auf den Kommandotest je eigener Einheit, die geflohen oder aufgerieben ist.
    .found = Spielt man wie die Spieler des Originals, zählen dabei nur Einheiten aus dem Kommando der testenden Einheit.

warriors-command-test-broken = Prahlerei gebrochen
    .sheet = { $value } auf den Kommandotest, wenn die Prahlerei des Kriegsherrn gebrochen ist.

warriors-command-test-boast = Prahlerei gilt noch
    .sheet = { $value } auf den Kommandotest, solange die Prahlerei des Kriegsherrn Bestand hat.

warriors-command-test-scope = Welche verlorenen Einheiten zählen
    .sheet = Das Referenzblatt zieht für jede geflohene oder aufgeriebene Einheit etwas ab und nennt keine Grenze; so zählt das ganze eigene Heer.
    .found = Spieler des Originals zählen nur Einheiten, die zum Kommando der testenden Einheit gehören.
    .choice-army = Verluste des ganzen Heeres
    .choice-command = Nur Verluste des eigenen Kommandos

warriors-command-results = Ergebnis des Kommandotests
    .sheet = Ab { $unaffected } bleibt die Einheit unbeeindruckt, bei { $disorganised } wird sie desorganisiert, bei { $shaken } erschüttert, und bei { $rout } oder weniger flieht sie.

warriors-command-results-unaffected = Unbeeindruckt
    .sheet = Ab { $total } geschieht der Einheit nichts.

warriors-command-results-disorganised = Desorganisiert
    .sheet = Bei { $total } ist die Einheit nun desorganisiert.

warriors-command-results-shaken = Erschüttert
    .sheet = Bei { $total } ist die Einheit nun erschüttert.

warriors-command-results-rout = Flucht
    .sheet = Bei { $total } oder weniger flieht die Einheit und verlässt auf der Stelle das Schlachtfeld.

warriors-odds = Wahrscheinlichkeiten
    .sheet = Für 2W6 und 2W10, wie für jede Zahl gleicher Würfel, lässt sich nachlesen, wie wahrscheinlich es ist, genau ein bestimmtes Ergebnis zu werfen, höchstens dieses oder mindestens dieses.

### 9. Boasts, armies, victory

warriors-army = Heere
    .found = Die Namen der Völker und Truppen stammen aus dem Originalspiel: Orks mit Wolfsreitern, Zwerge, Goblins, Barbaren, Waffenknechte und Ritter, Elfen und Trolle.
    .ruling = Werte und Punkte sind eine Rekonstruktion; die Punkte werden nach vielen gespielten Schlachten neu angepasst. Der Kriegsherr kostet { $warchief } Punkte und { $warchief_leadership } je Punkt Führungswert (Kampfwert { $warchief_worth }, Stärke +{ $warchief_strength }), ein Schlachtführer { $leader } und { $leader_leadership } je Punkt Führungswert (Kampfwert { $leader_worth }, Stärke +{ $leader_strength }), ein Held { $hero } (Kampfwert { $hero_worth }, Stärke +{ $hero_strength }) und ein Bannerträger { $bannerman }. Ein Champion kostet { $champion } Punkte, eine Standarte { $standard }. Eine Zweihandwaffe schließt den Schild aus. { $units_a_hero ->
        [one] Eine Liste darf je Einheit einen Helden haben,
       *[other] Eine Liste darf je { $units_a_hero } Einheiten (abgerundet) einen Helden haben,
    } { $bannermen_a_leader ->
        [0] aber keinen Bannerträger;
        [one] dazu je Anführer einen Bannerträger;
       *[other] dazu je Anführer { $bannermen_a_leader } Bannerträger;
    } höchstens { $individuals_share } % ihrer Punkte dürfen auf Einzelfiguren entfallen, Kuriere eingeschlossen.

warriors-army-heroes = Einheiten je Held
    .ruling = { $units_a_hero ->
        [one] Eine Liste darf so viele Helden haben wie Einheiten.
       *[other] Eine Liste darf je { $units_a_hero } Einheiten (abgerundet) einen Helden haben.
    }

warriors-army-bannermen = Bannerträger je Anführer
    .ruling = { $bannermen_a_leader ->
        [0] Eine Liste darf keinen Bannerträger haben.
        [one] Eine Liste darf je Anführer einen Bannerträger haben.
       *[other] Eine Liste darf je Anführer { $bannermen_a_leader } Bannerträger haben.
    }

warriors-army-share = Punkte für Einzelfiguren
    .ruling = Eine Liste darf höchstens { $individuals_share } % ihrer Punkte für Einzelfiguren ausgeben, Kuriere eingeschlossen.

warriors-victory = Sieg
    .ruling = Geschlagen ist ein Heer, wenn am Ende der sechsten Phase Einheiten und Einzelfiguren im Wert von mehr als { $beaten_share } % seiner anfänglichen Punkte verloren sind; auch in diesen zählen die Einzelfiguren mit. Die Schlacht endet spätestens mit Runde { $turns }; dann werden die verlorenen Anteile beider Heere verglichen, und der geringere gewinnt. Liegen sie um weniger als { $draw_gap ->
        [one] { $draw_gap } Prozentpunkt
       *[other] { $draw_gap } Prozentpunkte
    } auseinander, endet die Schlacht unentschieden.

warriors-victory-turns = Letzte Runde
    .ruling = Die Schlacht endet spätestens mit Runde { $turns }.

warriors-victory-beaten = Grenze der Niederlage
    .ruling = Ein Heer ist geschlagen, wenn es Einheiten und Einzelfiguren im Wert von mehr als { $beaten_share } % seiner anfänglichen Punkte verloren hat.

warriors-victory-draw = Unentschieden
    .ruling = Abstand der Verlustanteile in Prozentpunkten, unter dem die Schlacht unentschieden endet: { $draw_gap }.

warriors-victory-detail = Sieg im Einzelnen
    .ruling = Geschlagen ist ein Heer auch dann, wenn alle seine verbliebenen Einheiten erschüttert sind oder keine mehr übrig ist. Die Punkte einer Einheit sind verloren, wenn sie flieht, aufgerieben wird oder das Feld verlässt, die einer Einzelfigur, wenn sie getötet wird oder flieht; beides zählt gleich. Solange eine Einheit steht, kosten ihre Gefallenen nichts. Nach der letzten Runde zählen auch gefallene Figuren mit ihrem Preis. Sind beide Heere zugleich geschlagen, wird verglichen wie nach der letzten Runde.

### Labels

warriors-label-elite = Elite
warriors-label-veteran = Veteranen
warriors-label-average = Durchschnitt
warriors-label-poor = Schwach
warriors-label-light = Leicht
warriors-label-medium = Mittel
warriors-label-heavy = Schwer
warriors-label-bow = Bogen
warriors-label-javelin = Wurfspeer
warriors-label-spear = Speer
warriors-label-hand = Handwaffe
warriors-label-lance = Lanze
warriors-label-two_hand = Zweihandwaffe
warriors-label-short = Kurz
warriors-label-long = Weit
warriors-label-bonus = Bonus
warriors-label-bloodlust = Blutrausch
warriors-label-ok = OK
warriors-label-shaken = Erschüttert
warriors-label-rout = Flucht
warriors-label-disciplined = Diszipliniert
warriors-label-tribal = Stammeskrieger
warriors-label-fanatic = Fanatiker
warriors-label-annihilated = Aufgerieben
warriors-label-untested = Ohne Test
warriors-label-attack = Angriff
warriors-label-hold = Halten
warriors-label-oppose = Entgegentreten
warriors-label-none = Keine
warriors-label-soft = Weich
warriors-label-hard = Hart
warriors-label-good = Gültig
warriors-label-broken = Gebrochen
warriors-label-success = Erfolg
warriors-label-failure = Fehlschlag
warriors-label-disaster = Katastrophe
