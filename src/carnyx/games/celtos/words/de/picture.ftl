### What a drawn position of Celtos says

picture-celtos-models = { $start ->
    [one] { $left }/{ $start } Modell
   *[other] { $left }/{ $start } Modelle
}
picture-celtos-acting = Ist an der Reihe
picture-celtos-activated = War an der Reihe
picture-celtos-wounded = Verbleibende Lebenspunkte
picture-celtos-swamp = Sumpf
