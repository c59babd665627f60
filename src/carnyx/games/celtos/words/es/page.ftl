### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Escaramuza: las unidades actúan por turno, los nervios ceden, los héroes cargan.
page-edition-celtos-en = Hoja inglesa
page-edition-celtos-de = Hoja alemana
page-edition-celtos-es = Hoja española
