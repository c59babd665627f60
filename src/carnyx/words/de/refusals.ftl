### Warum eine Antwort nicht geht: was genau der Regel nicht genügt

refused-unarmed = Sie hat nichts, womit sie schießen könnte.
refused-no-volleys = Sie hat keine Salve mehr.
refused-in-contact = Sie steht in Kontakt mit dem Feind.
refused-target-in-contact = Das Ziel steht in Kontakt mit jemandem.
refused-no-target = So einen Feind gibt es auf dem Tisch nicht.
refused-nearest = Ein anderes Ziel ist näher, { $unit-nominative }: { $apart }, dieses { $target }. Innerhalb von { $near } wird auf das nächste geschossen.
refused-far = Es ist { $apart } entfernt, die Reichweite beträgt { $far }.
refused-arc = Es liegt mehr als { $arc }° seitlich von geradeaus.
refused-blocked = Die Sichtlinie ist verstellt ({ $what }): { $by } zu viel davon im Weg.
refused-lone = Er ist nicht der nächste Feind, und eine Einheit von ihm steht innerhalb von { $clear }.
refused-volleys = Höchstens { $most } Salven auf einmal.
refused-volleys-left = { $left ->
    [one] Sie hat noch { $left } Salve.
   *[other] Sie hat noch { $left } Salven.
}
refused-spent = So weit würde { $cost } kosten; erlaubt sind { $left }.
refused-impassable = Hier kommt niemand durch ({ $what }).
refused-two-turns = Sie hat sich schon einmal gedreht.
refused-no-room = Dort ist kein Platz für ihre Bases.
refused-no-room-by = Dort ist kein Platz für ihre Bases; im Weg: { $unit-nominative }.
refused-edge = Es ragte { $by } über die Tischkante.
refused-zone = Es ragte { $by } aus der Aufstellungszone.
refused-join = Er kann sich einer Einheit der eigenen Seite auf dem Tisch anschließen, sonst keiner.
refused-touches-friend = Er berührte dort { $unit-accusative }; damit schlösse er sich der Einheit an.
refused-enemy-in-way = Ein Feind steht im Weg: { $unit-nominative }.
refused-among-enemies = Dort berührte er einen Feind: { $unit-accusative }.
refused-no-leader = So einen Anführer oder so eine Einheit gibt es nicht.
refused-not-his-command = Die Einheit gehört zum Kommando eines anderen Anführers.
refused-ordered = Für diese Einheit ist schon ein Befehl unterwegs.
refused-no-courier = Er hat keinen Kurier frei.
refused-not-its-command = Das Kommando dieser Einheit ist nicht an der Reihe.
refused-not-its-turn = Andere sind vor dieser Einheit an der Reihe, oder sie war es schon.
refused-not-his-turn = Er gehört nicht zu denen, die jetzt gehen.
refused-files = { $figures ->
    [one] Sie hat { $figures } Figur und steht in einer Rotte.
   *[other] Sie hat { $figures } Figuren: Es muss eine andere Zahl von Rotten sein, von eins bis dahin.
}
refused-ranks = Sie stünde in { $ranks } Gliedern; höchstens { $most } sind erlaubt.
refused-disorganised = Sie ist desorganisiert.
refused-narrower = In Kontakt kann sie sich nur verbreitern.
refused-leaves-contact = Sie stünde nicht mehr in Kontakt mit { $unit-dative }.
refused-reformed = Sie hat sich in dieser Bewegung schon umformiert.
refused-must-attack = Sie muss geradewegs auf den nächsten Feind los.
refused-must-flee = Sie muss geradewegs vom nächsten Feind weg.
refused-no-goal = Es gibt keinen Feind, auf den sie losgehen könnte.
refused-not-nearer = Sie war { $before } vom Ziel entfernt und wäre es { $then }.
refused-not-farther = Sie war { $before } vom Feind entfernt und wäre es { $then }.
refused-starts-contact = Dort begänne sie einen Kontakt mit { $unit-dative }.
refused-hold = Im Befehl Halten dreht und formiert sie sich um, verlässt aber ihren Platz nicht.
refused-oppose = Sie käme bis auf { $near } an { $unit-accusative } heran; hier hält sie { $keep } Abstand.
refused-second-rank = Hier reicht kein zweites Glied über das erste.
refused-place = Jede Einzelfigur nimmt einen eigenen Platz im vordersten Glied ein, der einen Feind berührt, solange einer frei ist.
refused-no-touch = Jede Figur schlägt nach einem Feind, den sie berührt.

refused-a-unit = eine andere Einheit
refused-models = { $models ->
    [one] Sie hat { $models } Modell; angegeben sind Plätze für { $given }.
   *[other] Sie hat { $models } Modelle; angegeben sind Plätze für { $given }.
}
refused-ground = Ein Base käme { $by } zu weit in Gelände, das niemand betritt ({ $what }).
refused-rush-inside = { $by } des Weges liegen in Gelände, in dem niemand sprintet ({ $what }).
refused-too-near = Ein Modell käme bis auf { $gap } an { $unit-accusative } heran; es hält { $limit } Abstand.
refused-nearer = Ein Modell steht schon nur { $limit } von { $unit-dative } entfernt: von dort darf es sich entfernen, aber nicht näher heran.
refused-on-each-other = Modell { $one } und Modell { $other } stünden aufeinander, um { $by }.
refused-on-others = Sie stünde auf { $unit-dative }, um { $by }.
refused-gap = Modell { $model } ist { $gap } vom nächsten der anderen entfernt; höchstens { $most } halten eine Einheit zusammen.
refused-panicked = Sie ist in Panik.
refused-panicked-nearer = Modell { $model } stünde am Ende { $by } näher am nächsten sichtbaren Feind.
refused-still-touches = Sie wäre noch immer in Kontakt mit { $unit-dative }.
refused-touches = Sie ist in Kontakt mit { $unit-dative }.
refused-broken-off = Sie hat sich in dieser Aktivierung schon gelöst.
refused-has-moved = Sie hat sich in dieser Aktivierung schon bewegt.
refused-has-shot = Sie hat in dieser Aktivierung schon geschossen.
refused-not-to-deploy = Das ist keine eigene Einheit, die noch aufgestellt wird.
refused-not-to-activate = Das ist keine eigene Einheit, die in dieser Runde noch aktiviert werden kann.
refused-has-acted = Sie war in dieser Spielrunde schon an der Reihe.
refused-not-to-react = Diese Einheit kann hier nicht reagieren.
refused-allotment = Jeder Treffer geht an ein Modell, das getroffen werden kann, und keines bekommt einen zweiten, bevor alle einen haben (Treffer: { $hits }, Modelle: { $models }).
refused-not-nearest = Ein anderes Ziel ist näher, { $unit-nominative }: { $apart }, dieses { $target }.
refused-blocked-by = Die Sichtlinie ist durch { $unit-accusative } verstellt, mit { $by } zu viel im Weg.
refused-engaged-elsewhere = Sie ist in Kontakt mit { $unit-dative } und geht gegen niemand anderen vor.
refused-no-way = Kein freier Weg von { $far } führt an einen freien Platz neben dem Ziel.
refused-no-contact = Niemand käme in Kontakt: Bis zu { $unit-dative } fehlen mindestens { $gap }.
refused-left-out = Auch Modell { $model } könnte in Kontakt kommen.
refused-detour = Modell { $model } geht { $gone }; der kürzeste freie Weg dorthin ist { $least }.
refused-astray = Modell { $model } endet weder in Kontakt noch auf dem kürzesten Weg dorthin.
