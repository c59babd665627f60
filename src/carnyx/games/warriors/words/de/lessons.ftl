### Die geführten Schlachten von Warriors

lesson-warriors-first = Warriors lernen
    .about = Zehn Minuten, echte Regeln, ein kleiner Tisch. Du bist ein orkischer Kriegsherr, in Rot, und vor dir liegt ein Lager der Goblins. Alle Würfel haben zehn Seiten, und die 0 zählt als zehn. Nur in dieser Lektion wird so oft gewürfelt, bis die Würfel zeigen, was es zu lernen gibt.
    .end = { $skipped ->
        [0] Das ist das Spiel: früh befehlen, rechtzeitig schwenken und bei denen bleiben, die den Kopf verlieren. Jetzt eine ganze Schlacht gegen den Computer.
        [one] Das ist das Spiel. Ein Schritt wurde übersprungen; spiel die Lektion dafür noch einmal, oder schlag eine ganze Schlacht gegen den Computer.
       *[other] Das ist das Spiel. { $skipped } Schritte wurden übersprungen; spiel die Lektion dafür noch einmal, oder schlag eine ganze Schlacht gegen den Computer.
    }

lesson-warriors-first-boast = Die Prahlerei
    .ask = Wähle, womit dein Kriegsherr prahlt. „Mitten im Getümmel“ lässt sich heute halten: Dazu muss er bis zum Ende von Runde 4 in Kontakt mit einem Feind kommen.
    .why = Geht ein Anführer verloren, machen Einheiten einen Kommandotest. Eine Prahlerei, die gilt, gibt ihnen dabei +1, eine gebrochene −1 bis zum Ende der Schlacht. Seine Karte sagt, wie es um sie steht.
    .after = { $boast ->
        [none] Keine Prahlerei: Nichts kann gebrochen werden, und Kommandotests bekommen weder +1 noch −1.
        [unmoved] Diese bricht, sobald er sich bewegt, und er wird mit seinen Kriegern gehen. „Zurück“ nimmt sie zurück.
        [alone] Diese ist schon gebrochen, denn er steht in den Reihen der Krieger. „Zurück“ nimmt sie zurück.
       *[other] Die Prahlerei gilt: +1 in jedem Kommandotest, bis etwas sie bricht.
    }
    .missed = Es wurde nicht geprahlt.

lesson-warriors-first-orders = Erste Befehle
    .ask = Gib den Kriegern den Befehl Entgegentreten und den Bogenschützen Halten, dann versiegle die Befehle.
    .why = Angriff: geradewegs auf den nächsten Feind, ob du willst oder nicht. Halten: stehen und schießen. Entgegentreten: gehen, wohin du willst, aber vor dem Feind anhalten. Beide Seiten schreiben verdeckt und decken zusammen auf.
    .after = Die Befehle sind offen. Entgegentreten lässt dir die Wahl, wohin die Krieger gehen.
    .missed = Die Befehle sind offen. { $order ->
        [attack] Mit dem Befehl Angriff gehen die Krieger von selbst geradewegs auf den Feind los; Entgegentreten ließe dir die Wahl.
       *[other] Mit dem Befehl Halten bleiben die Krieger stehen; Entgegentreten ließe dir die Wahl.
    }

lesson-warriors-first-shoot = Schießen
    .ask = Lass deine Bogenschützen eine Salve auf den Goblinhaufen schießen.
    .why = Jede Spielrunde beginnt mit dem Schießen. Jede Figur wirft einen Würfel auf Treffer, und jeder Treffer einen weiteren zum Töten. Ein Bogen hat sechs Salven; zwei oder drei auf einmal sind mehr Würfel, aber mit je −1.
    .after = Du warfst { $dice } Würfel und brauchtest { $need } oder mehr: { $hits ->
        [0] kein Treffer.
       *[other] { $hits } Treffer.
    }{ $hits ->
        [0] {""}
       *[other] {" "}Zum Töten brauchte es { $harms } oder mehr: { $wounds ->
            [0] kein Goblin fiel.
            [one] ein Goblin fiel.
           *[other] { $wounds } Goblins fielen.
        }
    }
    .missed = Die Bogenschützen schossen nicht. Die Salve bleibt ihnen.

lesson-warriors-first-courier = Der Kurier
    .ask = Wähle für die Bogenschützen { $what ->
        [attack] Angriff
       *[other] Entgegentreten
    }, nimm in der Liste, die unter ihrem Namen erscheint, den Kurier, und wähle für die Krieger Angriff. Dann schick beide Befehle ab.
    .why = Die Bogenschützen sind zu weit vom Kriegsherrn entfernt, um ihn zu hören. Ohne Kurier kommt ein Befehl nur an, wenn er höchstens sechs Zoll von der Einheit entfernt ist, nachdem alle gegangen sind; weiter weg muss ein Kurier reiten.
    .voice = Ohne Kurier geschickt: Das gilt nur, wenn er diese Bewegung höchstens sechs Zoll von den Bogenschützen entfernt beendet.
    .after = Der Kurier ist unterwegs. Er reitet, wenn alle anderen gegangen sind.
    .missed = Es wurde rechtzeitig kein Kurier geschickt. Zu Beginn jeder deiner Bewegungen darfst du einen schicken.

lesson-warriors-first-attack = Der Angriffsbefehl
    .ask = Schick den Kriegern jetzt den Befehl Angriff. Der Kriegsherr gibt ihn selbst.
    .why = Er steht in ihren Reihen, braucht keinen Kurier und prüft mit +1. Der neue Befehl gilt ab der nächsten Spielrunde, bis dahin der alte.
    .after = In der vierten Phase dieser Spielrunde hören sie ihn.
    .missed = { $order ->
        [attack] Die Krieger haben den Befehl Angriff schon.
       *[other] Es wurde rechtzeitig kein Angriffsbefehl geschickt.
    }

lesson-warriors-first-wheel = Das Schwenken
    .ask = Zieh die Krieger auf die Goblins zu: Sie schwenken und gehen dann geradeaus.
    .why = Ein Block kann nicht zur Seite treten. Er schwenkt um eine Ecke seiner Front, und bezahlt wird der Weg der äußeren Figur. Entgegentreten hält drei Zoll vor jedem Feind an.
    .straight = Sie gingen, ohne zu schwenken. „Zurück“ nimmt es zurück; zieh sie zur Seite, dann schwenken sie zuerst.
    .after = Sie sind geschwenkt. Der Weg der äußeren Figur ging von ihrer Bewegung ab.
    .missed = { $order ->
        [attack] Mit dem Befehl Angriff suchen sich die Krieger ihren Weg selbst und schwenken, wo sie müssen.
        [hold] Mit dem Befehl Halten bleiben die Krieger, wo sie sind. Ein Block, der gehen darf, schwenkt um eine Ecke seiner Front.
       *[other] Die Krieger sind nicht geschwenkt. Beim Schwenken dreht sich ein Block um eine Ecke seiner Front.
    }
    .turned = Sie haben sich auf der Stelle gedreht; das ist kein Schwenken. Beim Schwenken dreht sich der Block um eine Ecke seiner Front. „Zurück“ nimmt es zurück.

lesson-warriors-first-deliver = Neue Befehle
    .ask = Beende deine Bewegung: Lass alle anderen stehen{ $courier ->
        [rides] , während der Kurier zu den Bogenschützen reitet
       *[other] {""}
    }. In der vierten Phase werden die neuen Befehle geprüft.
    .why = Ein Würfel plus die Führung des Kriegsherrn: Ab 7 wird der Befehl angenommen. Darunter kommt er zu spät, wird missachtet oder sogar missverstanden.
    .after = Der Würfel für den Befehl der Krieger zeigte { $die }, zusammen ergab das { $total }: { $result ->
        [accepted] angenommen.
        [accepted_disorganised] angenommen, aber in Unordnung.
        [delayed] zu spät, nächste Spielrunde wird es noch einmal versucht.
        [delayed_disorganised] zu spät und in Unordnung.
        [ignored] missachtet.
        [ignored_disorganised] missachtet und in Unordnung.
       *[other] missverstanden.
    }
    .missed = Kein Befehl war zu den Kriegern unterwegs, also wurde keiner geprüft.

lesson-warriors-first-charge = Der Angriff
    .ask = { $do ->
        [charge] Mit dem Befehl Angriff gehen die Krieger von selbst auf die Goblins los. Schieß vorher, wenn du willst, und schick keine Befehle.
        [await] Der Befehl Angriff ist zu den Kriegern unterwegs. Beende diese Spielrunde; in der nächsten gehen sie los.
       *[other] Schick den Kriegern mit deinen nächsten Befehlen Angriff: Eine Spielrunde später gehen sie von selbst auf die Goblins los.
    }
    .why = Angriff ist Zwang: die volle Bewegung auf den nächsten sichtbaren Feind zu, bis in Kontakt, wenn er zu erreichen ist. Nur Figuren, die einen Feind berühren, kämpfen; die Glieder dahinter füllen die Lücken.
    .after = { $who ->
        [archers] Deine Bogenschützen sind in Kontakt, und Bogenschützen kämpfen schlecht. Jetzt schlagen beide Seiten zugleich zu.
       *[other] Sie sind in Kontakt. Jetzt schlagen beide Seiten zugleich zu.
    }
    .missed = Die Krieger kamen rechtzeitig zu keinem Angriff.

lesson-warriors-first-combat = Kampf und Kampftest
    .ask = Beende deine Bewegung: Lass alle anderen stehen. Dann wird gekämpft, und jede Einheit, die kämpfte, wird geprüft.
    .why = Jede Figur, die einen Feind berührt, wirft so viele Würfel, wie sie laut Karte wert ist; ein Champion und der Befehl Angriff geben weitere. Dann ein Würfel für die Nerven jeder Einheit, +1, wenn sie mehr tötete als verlor, +1 mit einem Anführer: Für deine Krieger heißt 8 oder mehr Blutrausch, 4 bis 7 alles gut, 2 oder 3 erschüttert, weniger Flucht.
    .after = Du warfst { $dice } Würfel, trafst { $hits ->
        [one] einmal
       *[other] { $hits } Mal
    } und tötetest { $wounds ->
        [0] niemanden
       *[other] { $wounds }
    }; sie töteten { $foe_wounds ->
        [0] niemanden
       *[other] { $foe_wounds }
    }. Der Test deiner Krieger ergab { $total }: { $result ->
        [bloodlust] Blutrausch.
        [ok] alles gut.
        [shaken] erschüttert.
       *[other] Flucht.
    }
    .missed = Deine Krieger waren in keinem Kampf, also machten sie keinen Test.

lesson-warriors-first-bloodlust = Blutrausch
    .ask = Ein sehr guter Test ist nicht nur gut: Er kann Blutrausch bedeuten.
    .why = Acht oder mehr versetzt eine Stammeseinheit in Blutrausch. Sie tötet besser, aber sie missachtet Befehle, rennt auf den Nächstbesten los und ist in Unordnung.
    .after = 8 oder mehr ist Blutrausch: Sie töten mit +1, rennen aber auf den nächsten Feind los, was auch befohlen ist. In Unordnung sind sie auch: −1 auf Treffer, bis sie eine Runde lang ohne Kontakt stillstehen.
    .missed = Kein Blutrausch: Dazu braucht es 8 oder mehr in einem Kampftest.

lesson-warriors-first-influence = Einfluss
    .ask = Der Kriegsherr steht bei ihnen: Lass ihn { $who ->
        [archers] die Bogenschützen
       *[other] die Krieger
    } zur Vernunft bringen.
    .why = Ein Würfel, der nicht höher ist als seine Führung, beruhigt sie. Eine Zehn oder viel zu viel ist eine Katastrophe: Im Blutrausch gehen sie auf ihn los, eine erschütterte Einheit flieht und reißt ihn mit, und Kommandotests folgen.
    .after = Er brauchte { $wanted } oder weniger und warf { $die }: { $passed ->
        [yes] Sie hören wieder. In Unordnung sind sie noch.
       *[no] { $result ->
            [disaster] Es wurde eine Katastrophe.
           *[other] Sie hörten nicht.
        }
    }
    .declined = Er lässt sie in Ruhe. Das ist erlaubt und manchmal klug.
    .missed = Niemand in der Nähe des Kriegsherrn hatte den Kopf verloren, also gab es nichts zu beeinflussen.

lesson-warriors-first-command = Der Kommandotest
    .ask = Eine Phase fehlt noch, die sechste: der Kommandotest. Jetzt muss ihn niemand machen; lies, warum er eine Schlacht beenden kann, und schick dann keine Befehle.
    .why = Er kommt, wenn ein Anführer getötet wird oder flieht oder wenn Einfluss in einer Katastrophe endet. Jede Einheit seines Kommandos wirft einen Würfel, beim Kriegsherrn das ganze Heer: Ab 7 steht sie, 6 Unordnung, 5 erschüttert, bei 4 oder weniger flieht sie sofort. Jede verlorene Einheit ist −1, ein getöteter Kriegsherr −2, eine Prahlerei +1 oder −1.
    .after = Also halte deine Anführer am Leben: Wer fällt, kann das halbe Heer mitreißen.
    .missed = Der Kommandotest kommt, wenn ein Anführer fällt: Jede Einheit unter ihm wirft einen Würfel und flieht vielleicht.

lesson-warriors-first-victory = Wie man gewinnt
    .ask = { $last ->
        [yes] Das ist die letzte Spielrunde: Kämpfe sie zu Ende.
       *[other] Kämpfe bis zum Ende der Schlacht.
    } Schick keine Befehle, und lass alle anderen stehen.
    .why = Ein Heer ist geschlagen, wenn es Einheiten für mehr als die Hälfte seiner Punkte verloren hat oder alle übrigen erschüttert sind. Nach der letzten Spielrunde wird verglichen, welchen Anteil jeder verlor.
    .after = { $boast ->
        [broken] Du hast gewonnen, obwohl die Prahlerei gebrochen war: Ein Kommandotest hätte −1 gehabt.
        [none] Du hast gewonnen, ohne Prahlerei.
       *[other] Du hast gewonnen, und die Prahlerei gilt: Ein Kommandotest hätte +1 gehabt.
    }
    .missed = { $outcome ->
        [lost] Der Feind hat gewonnen: Du hast den größeren Anteil deiner Punkte verloren.
       *[other] Die Schlacht endet unentschieden: Keine Seite hat einen deutlich größeren Anteil ihrer Punkte verloren.
    } Wer mehr als die Hälfte verloren hat, ist sofort geschlagen.
