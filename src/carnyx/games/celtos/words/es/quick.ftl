### Las líneas de la hoja de referencia: una regla en pocas palabras; el reglamento las tiene enteras

quick-celtos-markers = Se retiran todos los marcadores de activación y de Reacción.
quick-celtos-initiative = Todos tiran un D10; quien saca más abre el turno o dice quién lo abre.
quick-celtos-activation = Por turno, cada jugador activa una unidad: Movimiento, luego Disparo, luego Asalto; o Carrera; o Reacción. Ninguna dos veces, nadie pasa.
quick-celtos-limit = Tras el turno { $turns } acaba la batalla, si el escenario no dice otra cosa.

quick-celtos-move = Hasta M.
quick-celtos-rush = Hasta { $times } veces M, y nada más.
quick-celtos-hold = Esperar, con una respuesta en la mano, y nada más.
quick-celtos-shoot = A una unidad enemiga: un dado por miniatura que esté a su alcance y la vea.
quick-celtos-assault = Hasta M para entrar en contacto; después, una ronda de CaC.
quick-celtos-panicked = Si no está trabada, solo Movimiento o Carrera.

quick-celtos-coherency = Cada miniatura a { $reach } o menos de otra de su unidad, hostigadores { $skirmish }. Una cadena rota debe cerrarse antes de hacer Disparo o Asalto.
quick-celtos-past = A través de amigos, nunca de enemigos. Solo un Asalto llega a menos de { $away } de un enemigo.
quick-celtos-terrain = Bosque, pantano: mitad de ritmo, sin Carrera. Muro, seto: { $cost }. Edificio, agua profunda: sin paso. Colina: abierta, pero alta.
quick-celtos-sight = Del centro del tirador al centro o a un borde de la base del blanco. La tapan edificios y colinas, y más de { $depth } de bosque.
quick-celtos-blocking = { $sight_models ->
    [size] Una miniatura de una tercera unidad tapa si su TM no es menor que el mayor de tirador y blanco; en una colina, TM +{ $hill }.
   *[other] Según el ajuste de abajo; la altura no cuenta.
}
quick-celtos-behind = Centro en el terreno, o un obstáculo a { $reach } o menos de la base y en la línea; vale la mejor cobertura.

quick-celtos-difficulty = DIF { $difficulty } para Reacción (I), Moral y Reagrupamiento (MD), y donde no se nombre otra.
quick-celtos-limits = Más allá del borde de la tabla, vale la última fila o columna.

quick-celtos-target = Elegir un blanco a la vista y al alcance, tirar para impactar.
quick-celtos-allocate = El dueño del blanco reparte los impactos entre miniaturas y tira por cobertura.
quick-celtos-damage = El daño es un chequeo, aquí y en CaC: daño del arma contra RS como DIF.

quick-celtos-weapon = Arma
quick-celtos-speed = VA
quick-celtos-hands = Manos
quick-celtos-reading = Impactar / daño, banda a banda. Entre paréntesis: la lanza en su primera ronda, la de caballería al cargar. Pica: Penetrante { $penetrating }, y Primer Golpe si recibe una carga sin estar trabada. Catapulta: plantilla redonda. Aliento: lágrima.
quick-celtos-shield = RS +{ $toughness } con un escudo, que ocupa una mano, y RS +{ $toughness } con montura.

quick-celtos-declare = Se nombra una unidad enemiga dentro de M. Puede responder.
quick-celtos-charge = Todas avanzan en línea recta, hasta M, a uno de los { $spots } puntos en torno a una base. Un contacto nuevo es una carga.
quick-celtos-strike = Primer Golpe y después de mayor a menor VA: un dado por miniatura en contacto.
quick-celtos-blows = El dueño reparte los impactos entre miniaturas tocadas por quienes golpean. Sin tirada de cobertura.
quick-celtos-result = Gana quien causa más heridas; a igualdad, empate.
quick-celtos-lock = Las unidades siguen trabadas; las miniaturas sin contacto se acercan hasta media M. Un vencedor libre puede mover media M.

quick-celtos-react = Cuando un enemigo a la vista termina un Movimiento o una Carrera, o declara un Asalto contra la unidad. Un intento; cuesta el marcador de Reacción.
quick-celtos-reply = Exige Reacción. Contra la unidad que dio la ocasión, sin penalización por mover.
quick-celtos-evade = Exige Reacción, solo ante un Asalto: M en línea recta. Quien ya no la alcanza avanza M y se detiene a { $away } de todo enemigo.
quick-celtos-meet = Ante un Asalto, también sin Reacción: tras el atacante, hasta M a su encuentro. Ambas cuentan como que cargan.

quick-celtos-morale = MD contra DIF { $difficulty }. Un chequeo como mucho por andanada o ronda.
quick-celtos-panic = Chequeo fallado con la mitad o más de las miniaturas, o de las heridas de un individuo.
quick-celtos-rout = Chequeo fallado con menos de la mitad.
quick-celtos-rally = Una unidad en Pánico debe intentarlo al activarse. Los enemigos en contacto cuentan como a la vista y a corto alcance.

quick-celtos-deploy = Mesa de { $width } por { $depth }; para la demo, { $demo } de lado. Zonas de { $zone }; una unidad cada vez.
quick-celtos-victory = Gana el último con miniaturas. Al final deciden los puntos: enteros por unidades destruidas o en Derrota, la mitad por las que están bajo la mitad.
quick-celtos-place = Puntúa el único jugador con una miniatura sin Pánico a { $reach } o menos.

quick-celtos-leader = MD +{ $bonus } mientras viva el líder.
quick-celtos-individual = Unidad de una miniatura, { $dice } dados en CaC. Sus heridas cuentan como miniaturas.

quick-celtos-teardrop = { $length } de largo, de { $narrow } a { $wide } de ancho, desde la base del tirador. Impacta sin tirar a todo lo que cubre.
quick-celtos-round = { $width } de diámetro. Si falla: D10 dividido entre { $divisor } pulgadas en dirección al azar.
