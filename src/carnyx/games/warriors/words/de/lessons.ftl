### Die geführten Schlachten von Warriors

lesson-warriors-first = Warriors lernen
    .about = Zehn Minuten, echte Regeln, ein kleiner Tisch. Du bist ein orkischer Kriegsherr, die rote Seite, und vor dir liegt ein Lager der Goblins. Alle Würfel haben zehn Seiten, von 0 bis 9, und die 0 zählt als zehn. Nur in dieser Lektion wird so oft gewürfelt, bis die Würfel zeigen, was es zu lernen gibt.
    .end = Das ist das Spiel: früh befehlen, rechtzeitig schwenken und bei denen bleiben, die den Kopf verlieren. Jetzt eine ganze Schlacht gegen den Computer.

lesson-warriors-first-boast = Die Prahlerei
    .ask = Wähle, womit dein Kriegsherr prahlt. „Mitten im Getümmel“ lässt sich heute halten: Er muss bis zum Ende von Runde 4 in Kontakt mit einem Feind sein, und in Runde 2 wird er es sein.
    .why = Geht ein Anführer verloren, machen Einheiten einen Kommandotest. Eine Prahlerei, die gilt, gibt ihnen dabei +1, eine gebrochene −1 bis zum Ende der Schlacht. Seine Karte sagt, wie es um sie steht.
    .after = { $boast ->
        [none] Keine Prahlerei: Nichts kann gebrochen werden, und Kommandotests bekommen weder +1 noch −1.
        [unmoved] Diese bricht, sobald er sich bewegt, und er wird mit seinen Kriegern gehen. Mit „Zurück“ nimmst du sie zurück.
        [alone] Diese ist schon gebrochen, denn er steht in den Reihen der Krieger. Mit „Zurück“ nimmst du sie zurück.
       *[other] Die Prahlerei gilt: +1 in jedem Kommandotest, bis etwas sie bricht.
    }

lesson-warriors-first-orders = Erste Befehle
    .ask = Gib den Kriegern den Befehl Entgegentreten und den Bogenschützen Halten, dann versiegle die Befehle.
    .why = Angriff: geradewegs auf den nächsten Feind, ob du willst oder nicht. Halten: stehen und schießen. Entgegentreten: gehen, wohin du willst, aber vor dem Feind anhalten. Beide Seiten schreiben verdeckt und decken zusammen auf.
    .after = Die Befehle sind offen. Entgegentreten lässt den Kriegern ihren Weg frei.
    .missed = Die Befehle sind offen. Die Krieger haben einen anderen als Entgegentreten; das ist erlaubt, nur ist ihr Weg weniger frei.

lesson-warriors-first-shoot = Schießen
    .ask = Lass deine Bogenschützen eine Salve auf den Goblinhaufen schießen.
    .why = Jede Spielrunde beginnt mit dem Schießen. Jede Figur wirft einen Würfel auf Treffer und für jeden Treffer einen zum Töten; eine 0 zählt als zehn. Salven sind gezählt: Ein Bogen hat sechs. Zwei oder drei auf einmal sind mehr Würfel, aber mit je −1.
    .after = Du warfst { $dice } Würfel und brauchtest { $need }: { $hits } Treffer. Zum Töten brauchte jeder { $harms } oder mehr: { $wounds } Goblins fielen.
    .missed = Die Bogenschützen schossen nicht. Die Salve bleibt ihnen.

lesson-warriors-first-courier = Der Kurier
    .ask = Schick neue Befehle: den Bogenschützen durch einen Kurier Entgegentreten und den Kriegern Angriff. Dann sende sie ab.
    .why = Der Kriegsherr ist bei den Kriegern, und die Bogenschützen sind außer Hörweite. Ohne Kurier kommt ein Befehl nur an, wenn er höchstens sechs Zoll von der Einheit entfernt ist, nachdem alle gegangen sind; weiter weg muss ein Kurier reiten.
    .voice = Ohne Kurier geschickt. Das gilt nur, wenn er diese Bewegung höchstens sechs Zoll von den Bogenschützen entfernt beendet; er geht mit den Kriegern, also verfällt der Befehl wohl.
    .after = Der Kurier ist unterwegs. Er reitet, wenn alle anderen gegangen sind.
    .missed = In dieser Spielrunde kein Befehl durch einen Kurier. Zu Beginn jeder deiner Bewegungen darfst du einen schicken.

lesson-warriors-first-attack = Der Angriffsbefehl
    .ask = Jetzt der Befehl Angriff für die Krieger. Der Kriegsherr gibt ihn selbst.
    .why = Der Kriegsherr steht in ihren Reihen, er braucht keinen Kurier und prüft mit +1. Der neue Befehl gilt ab der nächsten Spielrunde: jetzt gilt noch Entgegentreten.
    .after = In der vierten Phase dieser Spielrunde hören sie ihn.
    .missed = Sie haben keinen Angriffsbefehl. In der nächsten Spielrunde kannst du ihn geben.

lesson-warriors-first-wheel = Das Schwenken
    .ask = Zieh die Krieger auf die Goblins zu: sie schwenken und gehen dann geradeaus.
    .why = Ein Block kann nicht zur Seite treten. Er schwenkt um eine Ecke seiner Front, und bezahlt wird der Weg der äußeren Figur. Entgegentreten hält drei Zoll vor jedem Feind an.
    .straight = Sie gingen ohne zu schwenken. Zieh sie zur Seite, dann schwenken sie zuerst.
    .after = Sie sind geschwenkt. Der Weg der äußeren Figur ging von ihrer Bewegung ab.
    .missed = Die Krieger sind in dieser Spielrunde nicht geschwenkt. Mit dem Befehl Angriff tun sie es von selbst.
    .turned = Sie haben sich auf der Stelle gedreht; das ist kein Schwenken. Beim Schwenken dreht sich der Block um eine Ecke seiner Front. Mit „Zurück“ nimmst du es zurück.

lesson-warriors-first-deliver = Neue Befehle
    .ask = Beende deine Bewegung: Bogenschützen und Kriegsherr bleiben, der Kurier reitet zu den Bogenschützen. In der vierten Phase werden die Befehle geprüft.
    .why = Ein Würfel plus die Führung des Kriegsherrn: ab 7 wird der Befehl angenommen. Darunter kommt er zu spät, wird missachtet oder sogar missverstanden.
    .after = Der Test der Krieger ergab { $total }, der Würfel zeigte { $die }: { $result ->
        [accepted] angenommen
        [accepted_disorganised] angenommen, aber in Unordnung
       *[other] diesmal nicht
    }.
    .missed = In dieser Spielrunde wurde kein Befehl der Krieger geprüft.

lesson-warriors-first-charge = Der Angriff
    .ask = Schieß noch einmal, wenn du willst, und schick keine Befehle. Mit dem Befehl Angriff gehen die Krieger von selbst auf die Goblins los.
    .why = Angriff ist Zwang: die volle Bewegung auf den nächsten sichtbaren Feind zu, bis in Kontakt, wenn er zu erreichen ist. Nur Figuren, die einen Feind berühren, kämpfen; die Glieder dahinter füllen die Lücken. Speere und Lanzen dürfen in zwei Gliedern kämpfen.
    .after = Sie sind in Kontakt. Jetzt kämpfen beide Seiten zugleich.
    .missed = Es kam zu keinem Angriff; die Krieger hatten andere Befehle.

lesson-warriors-first-combat = Kampf und Kampftest
    .ask = Beende deine Bewegung: Bogenschützen und Kriegsherr bleiben. Dann wird gekämpft, und jede Einheit, die kämpfte, wird geprüft.
    .why = Jede Figur, die einen Feind berührt, wirft so viele Würfel, wie sie wert ist; ihre Karte nennt den Wert, der Kriegsherr hat 3. Ein Champion und der Befehl Angriff geben weitere. Dann wirft jede Einheit einen Würfel für ihre Nerven, +1, wenn sie mehr tötete als verlor, +1 mit einem Anführer. Für deine Krieger gilt: ab 8 Blutrausch, 4 bis 7 alles gut, 2 oder 3 erschüttert, 1 oder weniger Flucht.
    .after = Du warfst { $dice } Würfel, trafst { $hits } Mal und tötetest { $wounds }; sie töteten { $foe_wounds }. Der Test deiner Krieger ergab { $total }: { $result ->
        [bloodlust] Blutrausch
        [ok] alles gut
        [shaken] erschüttert
       *[other] Flucht
    }.
    .missed = In dieser Spielrunde gab es keinen Kampftest deiner Krieger.

lesson-warriors-first-bloodlust = Blutrausch
    .ask = Ein sehr guter Test ist nicht nur gut: die Einheit ist im Blutrausch.
    .why = Acht oder mehr versetzt eine Stammeseinheit in Blutrausch. Sie tötet besser, aber sie missachtet Befehle, rennt auf den Nächstbesten los und ist in Unordnung.
    .after = 8 oder mehr: Blutrausch. Sie töten mit +1, rennen aber auf den nächsten Feind los, was auch befohlen ist, und sind in Unordnung: −1 auf Treffer, bis sie eine Runde lang ohne Kontakt stillstehen. Eine erschütterte Einheit liefe stattdessen davon.
    .missed = Diesmal kein Blutrausch.

lesson-warriors-first-influence = Einfluss
    .ask = Der Kriegsherr steht bei ihnen: lass ihn die Krieger zur Vernunft bringen.
    .why = Ein Würfel, der nicht höher ist als seine Führung, beruhigt sie. Eine Zehn oder viel zu viel ist eine Katastrophe: Im Blutrausch gehen sie auf ihn los, eine erschütterte Einheit flieht und reißt ihn mit, und Kommandotests folgen.
    .after = { $passed ->
        [yes] Er brauchte { $wanted } oder weniger und warf { $die }: sie hören wieder. In Unordnung sind sie noch.
       *[no] Er brauchte { $wanted } oder weniger und warf { $die }: sie hörten nicht.
    }
    .missed = Er ließ sie toben. Das ist erlaubt und manchmal klug.

lesson-warriors-first-command = Der Kommandotest
    .ask = Eine Spielrunde hat eine sechste Phase, den Kommandotest, und er kann eine Schlacht beenden. Jetzt muss ihn niemand machen: Lies weiter, dann schick keine Befehle.
    .why = Er kommt, wenn ein Anführer getötet wird oder flieht und wenn Einfluss in einer Katastrophe endet. Jede Einheit seines Kommandos, beim Kriegsherrn jede des Heeres, wirft einen Würfel: Ab 7 steht sie, 6 Unordnung, 5 erschüttert, bei 4 oder weniger flieht sie sofort. Jede verlorene Einheit ist −1, ein getöteter Kriegsherr −2, eine Prahlerei +1 oder −1. (Deine Bogenschützen warten: Auf Einheiten in Kontakt schießt niemand.)
    .after = Also halte deine Anführer am Leben: Wer fällt, kann das halbe Heer mitreißen.
    .missed = Weiter in den Kampf. Der Kommandotest kommt, wenn ein Anführer fällt.

lesson-warriors-first-victory = Wie man gewinnt
    .ask = Kämpfe bis zum Ende dieser Spielrunde. Schick keine Befehle, und lass alle anderen bleiben.
    .why = Ein Heer ist geschlagen, wenn es Einheiten für mehr als die Hälfte seiner Punkte verloren hat oder alle übrigen erschüttert sind. Nach der letzten Spielrunde wird verglichen, welchen Anteil jeder verlor.
    .after = { $boast ->
        [broken] Du hast gewonnen, obwohl die Prahlerei gebrochen war: Ein Kommandotest hätte −1 gehabt.
        [none] Du hast gewonnen, ohne Prahlerei.
       *[other] Du hast gewonnen, und die Prahlerei gilt: Ein Kommandotest hätte +1 gehabt.
    }
