### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Escaramuza: las unidades actúan por turno, los nervios ceden, los héroes cargan.
page-edition-celtos-en = Hoja inglesa
page-edition-celtos-de = Hoja alemana
page-edition-celtos-es = Hoja española
page-list-format-celtos = Cada unidad tiene unit (pueblo y unidad con un punto en medio), models (con el líder incluido) y, si se quiere, leader, standard, musician (true) y un name propio.
feature-celtos-left = puntos que probablemente conservas
feature-celtos-left_late = puntos que probablemente conservas, ahora que es tarde
feature-celtos-score = puntos de victoria
feature-celtos-score_late = puntos de victoria, ahora que es tarde
feature-celtos-score_last = puntos de victoria con pocos turnos por jugar
feature-celtos-strength = miniaturas que quedan
feature-celtos-panicked = quién está en pánico
feature-celtos-engaged = quién está en combate
feature-celtos-heroes = héroes
feature-celtos-in_range = tiradores a su mejor distancia
feature-celtos-in_reach = tiradores con un enemigo a su alcance
feature-celtos-strikes = cargas que pueden seguir
feature-celtos-strikes_near = cargas sin paso previo
feature-celtos-fights = combates que van bien
feature-celtos-alone = quién está solo
feature-celtos-near_objective = cercanía a los lugares que dan puntos
feature-celtos-near_objective_late = cercanía a los lugares que dan puntos, ahora que es tarde
page-help-dice-celtos = Todos los dados tienen diez caras, del 1 al 10. «7+» es siete o más.
