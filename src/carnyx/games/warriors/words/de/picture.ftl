### What a drawn position of Warriors says

picture-warriors-figures = { $start ->
    [one] { $left }/{ $start } Figur
   *[other] { $left }/{ $start } Figuren
}
picture-warriors-points = { $points } Punkte erbeutet
picture-warriors-acting = Ist an der Reihe
picture-warriors-volleys = Verbleibende Salven
picture-warriors-courier = Kurier
picture-warriors-with = bei { $host }
picture-warriors-warchief = Kriegsherr
picture-warriors-leader = Schlachtführer
picture-warriors-hero = Held
picture-warriors-bannerman = Bannerträger oder Standarte
picture-warriors-champion = Champion
picture-warriors-standard = Standarte
picture-warriors-marsh = Moor
picture-warriors-crops = Kornfeld
picture-warriors-works = Schanzwerk
