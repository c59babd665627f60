### What a drawn position of Warriors says

picture-warriors-figures = { $start ->
    [one] { $left }/{ $start } miniatura
   *[other] { $left }/{ $start } miniaturas
}
picture-warriors-points = { $points } puntos ganados
picture-warriors-acting = Actúa ahora
picture-warriors-volleys = Andanadas restantes
picture-warriors-courier = Mensajero
picture-warriors-with = con { $host }
picture-warriors-warchief = Señor de la Guerra
picture-warriors-leader = Líder de Batalla
picture-warriors-hero = Héroe
picture-warriors-bannerman = Abanderado o estandarte
picture-warriors-champion = Campeón
picture-warriors-standard = Estandarte
picture-warriors-marsh = Ciénaga
picture-warriors-crops = Sembrado
picture-warriors-works = Obras de campaña
