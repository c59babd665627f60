### What a drawn position of Celtos says

picture-celtos-models = { $start ->
    [one] { $left }/{ $start } miniatura
   *[other] { $left }/{ $start } miniaturas
}
picture-celtos-acting = Se activa ahora
picture-celtos-activated = Ya activada
picture-celtos-wounded = Heridas restantes
picture-celtos-swamp = Pantano
