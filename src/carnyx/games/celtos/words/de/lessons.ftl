### Die geführten Schlachten von Celtos

lesson-celtos-first = Celtos lernen
    .about = Zehn Minuten, echte Regeln, ein kleiner Tisch. Du führst drei Einheiten der Gael, die rote Seite, gegen die Sidhe. Die Würfel fallen, bis sie zeigen, worum es gerade geht.
    .end = Das ist das Spiel: bewegen, schießen, stürmen und die Nerven behalten. Als Nächstes wartet das Demo-Spiel.

lesson-celtos-first-move = Bewegen
    .ask = Zieh deine Stabschleuderer in den Wald vor ihnen, zum Ring.
    .why = Eine Einheit handelt einmal je Spielrunde; sie darf sich bewegen, dann schießen, dann stürmen. Im Wald zählt jeder Zoll doppelt, aber dort ist Deckung. Ein Modell steht im Wald, wenn die Mitte seiner Base darin liegt.
    .elsewhere = { $covered ->
        [0] Keiner von ihnen steht im Wald.
        [one] Nur einer von ihnen steht im Wald.
       *[other] Nur { $covered } von ihnen stehen im Wald.
    } Mit „Zurück“ kannst du es noch einmal versuchen; nach „Fertig“ geht es ohne Deckung weiter.
    .after = { $covered ->
        [one] Einer von ihnen steht
       *[other] { $covered } von ihnen stehen
    } im Wald, mit der Mitte der Base zwischen den Bäumen. Jetzt haben sie Deckung vor Schüssen.
    .missed = Die Schleuderer blieben außerhalb des Waldes und haben keine Deckung: wer getroffen wird, kann sofort verwundet werden.

lesson-celtos-first-cover = Deckung
    .ask = Beende ihre Aktivierung mit „Fertig“. Dann ist der Feind dran, und seine Bogenschützen schießen.
    .why = Die Seiten wechseln sich ab, Einheit für Einheit. Wird deine Einheit getroffen, sagst du, welche Modelle die Treffer nehmen; „Mach es für mich“ ist immer eine gute Antwort.
    .after = Die Bogenschützen warfen { $foe_dice ->
        [one] 1 Würfel
       *[other] { $foe_dice } Würfel
    } und brauchten { $foe_need } oder mehr: { $foe_hits } Treffer. { $foe_held ->
        [0] Für jeden Treffer
       *[other] (Wer dich nicht sieht, schießt nicht: { $foe_held } von ihnen.) Für jeden Treffer
    } fiel dann ein Deckungswurf, { $covers } oder mehr: { $stopped } hielt der Wald auf. Was durchkommt, muss noch verwunden, ab { $foe_harms }: { $foe_wounds ->
        [0] niemand wurde verwundet.
        [one] einer wurde verwundet.
       *[other] { $foe_wounds } wurden verwundet.
    }
    .missed = Die Bogenschützen haben nicht geschossen. Wird eine Einheit im Wald getroffen, fällt für jeden Treffer ein Würfel, und ein hoher hält ihn auf.
    .wide = Die Bogenschützen trafen nicht, also fiel kein Deckungswurf. Im Wald hätte ein Würfel jeden Treffer aufhalten können.
    .open = Sie wurden im Freien getroffen; dort gibt es keinen Deckungswurf. Im Wald hätte ein Würfel jeden Treffer aufhalten können.

lesson-celtos-first-rush = Sprinten
    .ask = Zieh deine Krieger zum Menhir. Das ist weiter als eine Bewegung, also ein Sprint.
    .why = Ein Sprint geht dreimal so weit wie eine Bewegung, aber mehr tut die Einheit in dieser Spielrunde nicht. Der Menhir bringt dem Punkte, der ihn am Ende hält.
    .short = Sie sind gegangen, aber nicht bis zum Menhir. In der nächsten Spielrunde kann es weitergehen.
    .after = Sie sind am Menhir. Ein Sprint darf nicht in Kontakt mit einem Feind enden: wer kämpfen will, kommt erst heran und stürmt später.
    .missed = Die Krieger kamen nicht rechtzeitig zum Menhir. Es geht ohne ihn weiter.

lesson-celtos-first-hold = Halten
    .ask = Wähle deinen Häuptling und gib ihm den Befehl Halten.
    .why = Wer hält, tut jetzt nichts, darf aber später in der Spielrunde reagieren: schießen, wenn sich ein Feind in seiner Sicht bewegt, oder einem Angriff ausweichen.
    .after = Er wartet mit dem Wurfspeer in der Hand. Das Zeichen neben seinem Namen zeigt es.
    .missed = In dieser Spielrunde hält niemand. Wer hält, verzichtet auf die eigene Handlung und darf dafür den Feind unterbrechen; versuch es in einer späteren Spielrunde.

lesson-celtos-first-reaction = Reaktion
    .ask = Der Prinz der Sidhe reitet in die Sicht des Häuptlings. Lass den Häuptling reagieren.
    .why = Um zu reagieren, muss eine Einheit zuerst einen Wurf auf ihre Initiative schaffen. Geschafft oder nicht, das Halten ist verbraucht.
    .after = { $passed ->
        [yes] Um zu reagieren, musste deine Einheit einen Wurf schaffen: { $wanted } oder mehr, und der Würfel zeigte { $die }. Ihr Schuss brauchte { $need } oder mehr zum Treffen und { $harms } oder mehr zum Verwunden: { $wounds ->
            [0] keine Wunde.
            [one] eine Wunde.
           *[other] { $wounds } Wunden.
        }
       *[no] Um zu reagieren, musste deine Einheit einen Wurf schaffen: { $wanted } oder mehr, aber der Würfel zeigte { $die }. Sie war zu langsam, und ihr Halten ist verbraucht.
    }
    .missed = In dieser Spielrunde konnte niemand reagieren. Wer hält, darf es, wenn sich ein Feind in seiner Sicht bewegt und der Wurf gelingt.
    .declined = Du hast den Prinzen vorbeigelassen. Niemand muss reagieren; das Halten gilt bis zum Ende der Spielrunde.
    .wide = Der Wurf ist geschafft, aber der Schuss ging daneben: nötig waren { $need } oder mehr. Das Halten ist verbraucht.

lesson-celtos-first-shoot = Schießen
    .ask = Aktiviere deine Schleuderer und schieß auf den Feind mit dem Ring.
    .why = Eine Einheit schießt auf den nächsten Feind, den sie sieht. Zeig auf einen Befehl, und du siehst seine Aussichten, bevor du ihn gibst.
    .after = Du warfst { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } und brauchtest { $need } oder mehr: { $hits } Treffer. { $held ->
        [0] Zum Verwunden
       *[other] (Wer das Ziel nicht sieht, schießt nicht: { $held } von ihnen.) Zum Verwunden
    } brauchte jeder Treffer { $harms } oder mehr: { $wounds ->
        [0] niemand wurde verwundet.
        [one] eine Wunde.
       *[other] { $wounds } Wunden.
    }
    .missed = Die Schleuderer haben nicht geschossen. Ein Schuss besteht aus zwei Würfen: für jedes Modell ein Würfel zum Treffen, dann für jeden Treffer einer zum Verwunden. In der nächsten Spielrunde dürfen sie.
    .wide = Niemand wurde getroffen: die Würfel mussten { $need } oder mehr zeigen. In der nächsten Spielrunde dürfen die Schleuderer wieder schießen.
    .gone = Die Schleuderer gibt es nicht mehr. Ein Schuss besteht aus zwei Würfen: für jedes Modell ein Würfel zum Treffen, dann für jeden Treffer einer zum Verwunden.

lesson-celtos-first-morale = Moral
    .ask = Weniger als die Hälfte ist übrig: jetzt müssen sie ihre Moral prüfen.
    .why = Ein Moraltest ist fällig, wenn Schüsse eine Einheit unter die Hälfte ihrer Modelle bringen, und immer, wenn sie eine Nahkampfrunde verliert. Wer ihn nicht schafft, gerät in Panik; unter der Hälfte flieht die Einheit vom Tisch.
    .after = { $reason ->
        [casualties] Moral: Schüsse haben { $left } von { $had } übrig gelassen, weniger als die Hälfte; darum war ein Test fällig.
        [lost_combat] Moral: sie haben die Nahkampfrunde verloren, darum war ein Test fällig.
       *[other] Moral: ein Test war fällig.
    } Sie brauchten { $wanted } oder mehr und warfen { $die }: { $fate ->
        [rout] sie fliehen vom Tisch, und du bekommst ihre Punkte. Mit mindestens der Hälfte wären sie nur in Panik: −2 im Nahkampf, kein Schießen, kein Halten, bis sie sich sammeln.
        [panic] sie geraten in Panik: −2 im Nahkampf, kein Schießen, kein Halten, bis sie sich sammeln. Unter der Hälfte wären sie vom Tisch geflohen.
       *[other] sie bleiben. Wer es nicht schafft, gerät in Panik (−2 im Nahkampf, kein Schießen, kein Halten, bis er sich sammelt); unter der Hälfte flieht die Einheit vom Tisch.
    }
    .missed = Kein Test war fällig: er kommt, wenn weniger als die Hälfte einer Einheit übrig ist, und entfällt, wenn niemand übrig ist. Unter der Hälfte heißt nicht geschafft Flucht, und die Einheit verlässt den Tisch; sonst gerät sie in Panik: −2 im Nahkampf, kein Schießen, kein Halten, bis sie sich sammelt.

lesson-celtos-first-assault = Sturm
    .ask = Stürme mit deinen Kriegern gegen die Gefolgsleute. Zu weit? Eine Einheit darf sich erst bewegen und dann stürmen.
    .why = Ein Sturm ist eine Bewegung in Kontakt und eine Nahkampfrunde. Beide Seiten schlagen zu; wer mehr Wunden verliert, hat sie verloren und muss seine Moral prüfen.
    .after = Deine Seite warf { $dice } Würfel und brauchte { $need } oder mehr: { $hits } Treffer, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }. Die andere warf { $foe_dice } und brauchte { $foe_need } oder mehr: { $foe_hits } Treffer, { $foe_wounds ->
        [one] 1 Wunde
       *[other] { $foe_wounds } Wunden
    }. Wer mehr Wunden erlitten hat, hat die Runde verloren.
    .missed = Es gab keinen Sturm. Dabei geht eine Einheit in Kontakt, und beide Seiten schlagen zu; wer mehr Wunden erleidet, muss seine Moral prüfen.

lesson-celtos-first-rally = Sammeln
    .ask = Deine Krieger haben den Kampf verloren und sind in Panik. Beende diese Spielrunde; in der nächsten aktiviere sie zuerst, dann versuchen sie sich zu sammeln.
    .why = Eine Einheit in Panik kämpft mit −2, darf weder schießen noch halten und zählt nicht für den Menhir: um so viel sind deine Punkte gefallen. Wenn sie aktiviert wird, versucht sie sich zu sammeln; ein naher Feind erschwert das.
    .after = { $passed ->
        [yes] Sie brauchten { $wanted } oder mehr und warfen { $die }: die Panik ist vorbei, und sie dürfen gleich handeln.
       *[no] Sie brauchten { $wanted } oder mehr und warfen { $die }: die Panik bleibt, in der nächsten Spielrunde dürfen sie es wieder versuchen.
    }
    .missed = Keine deiner Einheiten muss sich sammeln. In Panik versucht sie es bei jeder Aktivierung; bis es gelingt, kämpft sie mit −2, darf weder schießen noch halten und hält keinen Menhir.

lesson-celtos-first-objective = Der Menhir
    .ask = Schlag zurück: stürme gegen die Gefolgsleute und beende dann die Spielrunde. Es ist die letzte, und die Punkte entscheiden.
    .why = Der Menhir gehört der Seite, die als einzige eine Einheit ohne Panik in seiner Reichweite hat. Vernichtete und geflohene Einheiten bringen dem Feind ihre Punkte.
    .after = Du hast gewonnen, { $points } zu { $foe_points }: der Menhir und jede feindliche Einheit, die vernichtet oder geflohen ist, zählen für dich.
    .missed = Die Schlacht ist vorbei, { $points } zu { $foe_points } Punkte. Der Menhir zählt für die Seite, die als einzige eine Einheit ohne Panik bei ihm hat; vernichtete und geflohene Einheiten zählen für den Feind.
