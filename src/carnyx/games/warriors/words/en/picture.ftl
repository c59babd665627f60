### What a drawn position of Warriors says

picture-warriors-figures = { $start ->
    [one] { $left }/{ $start } figure
   *[other] { $left }/{ $start } figures
}
picture-warriors-points = { $points } points taken
picture-warriors-acting = Acts now
picture-warriors-volleys = Volleys left
picture-warriors-courier = Courier
picture-warriors-with = with { $host }
picture-warriors-warchief = Warchief
picture-warriors-leader = Battle Leader
picture-warriors-hero = Hero
picture-warriors-bannerman = Bannerman or standard
picture-warriors-champion = Champion
picture-warriors-standard = Standard
picture-warriors-marsh = Marsh
picture-warriors-crops = Crops
picture-warriors-works = Fieldworks
