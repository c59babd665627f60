### Die geführten Schlachten von Celtos

lesson-celtos-first = Celtos lernen
    .about = Zehn Minuten, echte Regeln, ein kleiner Tisch. Du führst drei Einheiten der Gael, in Rot, gegen die Sidhe. Nur in dieser Lektion wird so oft gewürfelt, bis die Würfel zeigen, was es zu lernen gibt.
    .end = { $skipped ->
        [0] Das ist das Spiel: bewegen, schießen, stürmen und die Nerven behalten. Als Nächstes wartet das Demo-Spiel gegen den Computer.
        [one] Das ist das Spiel. Ein Schritt wurde übersprungen; spiel die Lektion dafür noch einmal, oder geh zum Demo-Spiel über.
       *[other] Das ist das Spiel. { $skipped } Schritte wurden übersprungen; spiel die Lektion dafür noch einmal, oder geh zum Demo-Spiel über.
    }

lesson-celtos-first-move = Bewegen
    .ask = Zieh deine Stabschleuderer in den Wald vor ihnen, zum Ring.
    .why = Eine Einheit handelt einmal je Spielrunde: Sie darf sich bewegen, dann schießen, dann stürmen. Ein Wald gibt Deckung, aber jeder Zoll darin zählt doppelt. Ein Modell steht im Wald, wenn die Mitte seiner Base darin liegt.
    .elsewhere = { $covered ->
        [0] Keiner von ihnen steht im Wald.
        [one] Nur einer von ihnen steht im Wald.
       *[other] Nur { $covered } von ihnen stehen im Wald.
    } „Zurück“ nimmt die Bewegung zurück, oder spiel einfach weiter.
    .after = { $covered } von ihnen stehen im Wald. Das ist Deckung: Ein Treffer auf sie kann noch aufgehalten werden.
    .missed = Die Schleuderer blieben außerhalb des Waldes und damit ohne Deckung.

lesson-celtos-first-cover = Deckung
    .ask = Jetzt handelt der Feind, und seine Bogenschützen schießen. Ist deine Einheit noch aktiv, beende das mit „Fertig“.
    .why = Die Seiten wechseln sich ab, Einheit für Einheit. Wird deine Einheit getroffen, sagst du, welche Modelle die Treffer nehmen; „Mach es für mich“ ist immer eine gute Antwort.
    .after = Die Bogenschützen warfen { $foe_dice ->
        [one] 1 Würfel
       *[other] { $foe_dice } Würfel
    } und brauchten { $foe_need } oder mehr: { $foe_hits } Treffer. { $foe_held ->
        [0] {""}
       *[other] (Wer dich nicht sah, schoss nicht.){" "}
    }Die Deckung hielt davon { $stopped } auf, jeweils mit { $covers } oder mehr. { $foe_harms ->
        [0] Durchgekommen ist nichts.
       *[other] Der Rest musste mit { $foe_harms } oder mehr verwunden: { $foe_wounds ->
            [0] niemand wurde verwundet.
            [one] eine Wunde.
           *[other] { $foe_wounds } Wunden.
        }
    }
    .missed = Die Bogenschützen schossen nicht. Wird ein Modell im Wald getroffen, fällt ein Würfel für seine Deckung, und ein hoher hält den Treffer auf.
    .wide = Die Bogenschützen trafen nicht, also gab es nichts aufzuhalten. Im Wald fällt für jeden Treffer ein Würfel, und ein hoher hält ihn auf.
    .open = Deine Einheit wurde im Freien getroffen; dort hält nichts einen Treffer auf. Im Wald fällt für jeden ein Würfel, und ein hoher hält ihn auf.

lesson-celtos-first-rush = Sprinten
    .ask = Zieh deine Krieger zum Menhir.{ $do ->
        [rush] {" "}Das ist weiter als eine Bewegung, also ein Sprint.
       *[other] {""}
    }
    .why = Ein Sprint geht dreimal so weit wie eine Bewegung, aber mehr tut die Einheit in dieser Spielrunde nicht. Der Menhir bringt dem Punkte, der ihn am Ende hält.
    .short = Sie sind noch nicht am Menhir. „Zurück“ nimmt es zurück, oder spiel einfach weiter.
    .after = { $by ->
        [rush] Sie sind zum Menhir gesprintet. Das war alles für diese Spielrunde, und ein Sprint endet nie in Kontakt mit einem Feind.
       *[other] Sie sind am Menhir. Diesmal genügte eine Bewegung; ein Sprint wäre dreimal so weit gegangen.
    }
    .missed = Die Krieger konnten nicht rechtzeitig zum Menhir kommen.

lesson-celtos-first-hold = Halten
    .ask = Wähle für { $who ->
        [slingers] deine Schleuderer
        [warriors] deine Krieger
       *[other] deinen Häuptling
    } die Aktion Halten.
    .why = Wer hält, tut jetzt nichts, darf aber später in der Spielrunde reagieren: schießen, wenn sich ein Feind in seiner Sicht bewegt, oder einem Angriff ausweichen.
    .after = { $who ->
        [chieftain] Er wartet mit dem Wurfspeer in der Hand.
       *[other] Sie warten.
    } Das Zeichen neben dem Namen zeigt das Halten.
    .missed = Niemand hat rechtzeitig gehalten. Wer hält, verzichtet auf die eigene Handlung und darf dafür den Feind unterbrechen.

lesson-celtos-first-reaction = Reaktion
    .ask = Bewegt sich ein Feind in der Sicht deiner haltenden Einheit, wirst du gefragt: Lass sie reagieren.
    .why = Um zu reagieren, muss eine Einheit zuerst einen Wurf auf ihre Initiative schaffen. Geschafft oder nicht, das Halten ist verbraucht.
    .after = { $passed ->
        [yes] Nötig waren { $wanted } oder mehr, und der Würfel zeigte { $die }: Deine Einheit reagiert. { $by ->
            [shot] Ihr Schuss brauchte { $need } oder mehr zum Treffen{ $harms ->
                [0] , und die Deckung hielt ihn auf.
               *[other] {" "}und { $harms } oder mehr zum Verwunden: { $wounds ->
                    [0] keine Wunde.
                    [one] eine Wunde.
                   *[other] { $wounds } Wunden.
                }
            }
           *[other] Das Halten ist verbraucht.
        }
       *[no] Nötig waren { $wanted } oder mehr, aber der Würfel zeigte { $die }: zu langsam, und das Halten ist verbraucht.
    }
    .missed = Diesmal gab es keine Reaktion. Dazu gehören eine Einheit, die hält, ein Feind, der sich in ihrer Sicht bewegt, und ein Wurf.
    .declined = Du hast ihn vorbeigelassen; niemand muss reagieren. Das Halten gilt bis zum Ende der Spielrunde.
    .wide = Der Wurf ist geschafft, aber der Schuss ging daneben: nötig waren { $need } oder mehr. Das Halten ist verbraucht.

lesson-celtos-first-shoot = Schießen
    .ask = Schieß mit { $who ->
        [chieftain] deinem Häuptling
       *[other] deinen Schleuderern
    } auf den Feind mit dem Ring.
    .why = Eine Einheit schießt auf den nächsten Feind, den sie sieht. Zeig auf eine Aktion, und du siehst ihre Aussichten, bevor du sie wählst.
    .after = Du warfst { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } und brauchtest { $need } oder mehr: { $hits } Treffer. { $held ->
        [0] {""}
       *[other] (Wer das Ziel nicht sah, schoss nicht.){" "}
    }{ $harms ->
        [0] Die Deckung hielt alle auf.
       *[other] Zum Verwunden brauchte es { $harms } oder mehr: { $wounds ->
            [0] niemand wurde verwundet.
            [one] eine Wunde.
           *[other] { $wounds } Wunden.
        }
    }
    .missed = Es gab rechtzeitig keinen Schuss. Ein Schuss besteht aus zwei Würfen: für jedes Modell ein Würfel zum Treffen, dann für jeden Treffer einer zum Verwunden.
    .wide = Niemand wurde getroffen: Jeder Würfel musste { $need } oder mehr zeigen.

lesson-celtos-first-morale = Moral
    .ask = Jetzt müssen sie ihre Moral prüfen.
    .why = Ein Moraltest ist fällig, wenn Schüsse weniger als die Hälfte einer Einheit übrig lassen, und immer, wenn sie eine Nahkampfrunde verliert. Wer ihn nicht schafft, gerät in Panik; ist weniger als die Hälfte übrig, flieht die Einheit vom Tisch.
    .after = { $reason ->
        [casualties] Schüsse haben { $left } von { $had } übrig gelassen, weniger als die Hälfte: Ein Moraltest war fällig.
        [lost_combat] Sie haben die Nahkampfrunde verloren: Ein Moraltest war fällig.
       *[other] Ein Moraltest war fällig.
    } Sie brauchten { $wanted } oder mehr und warfen { $die }: { $fate ->
        [rout] sie fliehen vom Tisch, und du bekommst ihre Punkte. Wäre mindestens die Hälfte übrig, wären sie nur in Panik geraten.
        [panic] sie geraten in Panik: −2 im Nahkampf, kein Schießen, kein Halten, bis sie sich sammeln. Wäre weniger als die Hälfte übrig, wären sie geflohen.
       *[other] sie bleiben. Sonst wären sie in Panik geraten oder, mit weniger als der Hälfte, geflohen.
    }
    .missed = Kein Moraltest war fällig. Er kommt, wenn Schüsse weniger als die Hälfte einer Einheit übrig lassen oder wenn sie eine Nahkampfrunde verliert.

lesson-celtos-first-assault = Sturm
    .ask = { $do ->
        [await] Der Feind ist für deine Krieger noch zu weit weg. Lass zuerst eine andere Einheit handeln; vielleicht kommt er näher.
       *[other] Stürme mit { $who ->
            [slingers] deinen Schleuderern
            [chieftain] deinem Häuptling
           *[other] deinen Kriegern
        } gegen den Feind mit dem Ring. Zu weit? Erst bewegen, dann stürmen.
    }
    .why = Ein Sturm ist eine Bewegung in Kontakt und eine Nahkampfrunde. Beide Seiten schlagen zu; wer mehr Wunden erleidet, hat die Runde verloren und muss seine Moral prüfen.
    .after = { $dice ->
        [0] Deine Seite kam zu keinem Schlag.
       *[other] Deine Seite warf { $dice } Würfel und brauchte { $need } oder mehr: { $hits } Treffer, { $wounds ->
            [one] 1 Wunde
           *[other] { $wounds } Wunden
        }.
    } { $foe_dice ->
        [0] Die andere kam zu keinem Schlag.
       *[other] Die andere warf { $foe_dice } und brauchte { $foe_need } oder mehr: { $foe_hits } Treffer, { $foe_wounds ->
            [one] 1 Wunde
           *[other] { $foe_wounds } Wunden
        }.
    } { $round ->
        [won] Damit hast du die Runde gewonnen.
        [lost] Damit hast du die Runde verloren.
       *[other] Damit hat niemand die Runde gewonnen.
    }
    .missed = Es gab rechtzeitig keinen Sturm. Dabei geht eine Einheit in Kontakt, und beide Seiten schlagen zu; wer mehr Wunden erleidet, muss seine Moral prüfen.

lesson-celtos-first-rally = Sammeln
    .ask = { $who ->
        [chieftain] Dein Häuptling ist in Panik. Aktiviere ihn, sobald du kannst, in dieser Spielrunde oder der nächsten: Dann versucht er sich zu sammeln.
        [slingers] Deine Schleuderer sind in Panik. Aktiviere sie, sobald du kannst, in dieser Spielrunde oder der nächsten: Dann versuchen sie sich zu sammeln.
       *[other] Deine Krieger sind in Panik. Aktiviere sie, sobald du kannst, in dieser Spielrunde oder der nächsten: Dann versuchen sie sich zu sammeln.
    }
    .why = Eine Einheit in Panik kämpft mit −2, darf weder schießen noch halten und zählt nicht für den Menhir. Ein naher Feind erschwert das Sammeln.
    .after = Zum Sammeln brauchte es { $wanted } oder mehr, und der Würfel zeigte { $die }: { $passed ->
        [yes] Die Panik ist vorbei, und die Einheit darf gleich handeln.
       *[no] Die Panik bleibt; bei der nächsten Aktivierung kommt der nächste Versuch.
    }
    .missed = Keine deiner Einheiten musste sich sammeln. In Panik versucht sie es bei jeder Aktivierung.

lesson-celtos-first-objective = Der Menhir
    .ask = { $last ->
        [yes] Das ist die letzte Spielrunde, und Punkte entscheiden.
       *[other] Jetzt geht es um die Punkte.
    } { $do ->
        [assault] Stürme mit { $who ->
            [chieftain] deinem Häuptling
           *[other] deinen Kriegern
        } gegen den Feind mit dem Ring, oder mach es besser.
        [shoot] Schieß mit deinen Schleuderern, oder mach es besser.
       *[other] Handle, wie du willst, bis die Schlacht vorbei ist.
    }
    .why = Der Menhir zählt für die Seite, die als einzige eine Einheit ohne Panik in seiner Nähe hat. Vernichtete und geflohene Einheiten bringen dem Feind ihre Punkte.
    .after = Du hast gewonnen, { $points } zu { $foe_points }. { $objective ->
        [mine] Der Menhir gehört dir; vernichtete und geflohene Feinde zählen ebenfalls.
       *[other] Vernichtete und geflohene Feinde zählen für dich; der Menhir hätte auch gezählt.
    }
    .missed = { $outcome ->
        [lost] Der Feind hat gewonnen, { $foe_points } zu { $points }.
       *[other] Die Schlacht endet unentschieden, { $points } zu { $foe_points }.
    } Der Menhir zählt für die Seite, die als einzige eine Einheit ohne Panik in seiner Nähe hat; vernichtete und geflohene Einheiten zählen für den Feind.
