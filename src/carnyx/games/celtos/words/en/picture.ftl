### What a drawn position of Celtos says

picture-celtos-models = { $start ->
    [one] { $left }/{ $start } model
   *[other] { $left }/{ $start } models
}
picture-celtos-acting = Acts now
picture-celtos-activated = Has been activated
picture-celtos-wounded = Wounds left
picture-celtos-swamp = Swamp
