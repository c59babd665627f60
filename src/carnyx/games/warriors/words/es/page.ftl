### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Filas cerradas: órdenes selladas, mensajeros, sed de sangre y bravatas.
page-list-format-warriors = También tiene un [warchief] con su leadership, [[companions]] que van con una unidad y [[commands]], cada uno con un leader y unidades propias; cada unidad tiene unit, figures y, si se quiere, champion y standard (true).
page-computer-warriors-level1 = Ordenador, nivel 1: solo piensa a quién disparar y a quién golpear
page-computer-warriors-level2 = Ordenador, nivel 2: piensa también las órdenes y las marchas, pero deja vagar a sus líderes
page-computer-warriors-level3 = Ordenador, nivel 3: las reglas prácticas
page-computer-warriors-level4 = Ordenador, nivel 4: como el nivel 3: aún no se conoce nada más fuerte
page-computer-warriors-level5 = Ordenador, nivel 5: como el nivel 3: aún no se conoce nada más fuerte
tip-disorganised = Una unidad desorganizada acierta con −1, al disparar y en combate, y dificulta las órdenes a su mando; se reorganiza tras una fase de movimiento en la que, tranquila y sin contacto, ni se mueve ni dispara.
tip-bloodlust = Una unidad con sed de sangre mata con +1, pero va contra el enemigo más cercano diga lo que diga su orden, y está desorganizada; la influencia de un jefe o un nuevo chequeo de combate acaba con ello.
tip-shaken = Una unidad desmoralizada huye del enemigo más cercano diga lo que diga su orden, chequea con −1 y está desorganizada; la influencia de un jefe o un nuevo chequeo de combate acaba con ello, y un ejército con todo desmoralizado está vencido.
page-help-dice-warriors = Todos los dados tienen diez caras, del 0 al 9, y un 0 vale diez. «7+» es siete o más.
