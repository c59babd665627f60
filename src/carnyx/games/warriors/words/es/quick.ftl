### Las líneas de la hoja de referencia: una regla en pocas palabras; el reglamento las tiene enteras

quick-warriors-shooting = Disparo: disparan ambos bandos y luego se retiran las bajas, desde atrás.
quick-warriors-moving = Movimiento: { $dice }D más el liderazgo del Señor de la Guerra; quien gana dice quién mueve primero. Antes las desmoralizadas, luego sed de sangre, ATAQUE, las demás, individuos, mensajeros.
quick-warriors-fighting = Combate: todos los combates, luego todos los chequeos; los resultados valen a la vez.
quick-warriors-ordering = Nuevas órdenes: un chequeo por unidad a la que llega una orden.
quick-warriors-influencing = Influencia: un intento por líder y por unidad.
quick-warriors-commanding = Chequeo de mando: si un Señor de la Guerra o Líder de Batalla murió o se desbandó, o una influencia acabó en desastre.

quick-warriors-die = La cara { $kill } vale diez. Solo en la tirada para matar, un { $kill } natural mata siempre y un { $wound } natural nunca.

quick-warriors-deploy = { $dice }D más el liderazgo del Señor de la Guerra escoge borde; un mando cada vez; primeras órdenes en secreto.
quick-warriors-boast = Una como mucho; rota una vez, queda rota.

quick-warriors-shots = Uno por miniatura; al oscurecer el cielo, uno por andanada gastada.
quick-warriors-targets = Cualquier enemigo en el arco y a la vista; si hay uno cerca, el más próximo. En contacto, nadie dispara ni recibe disparos.
quick-warriors-cover = Blanda: bosque, seto, sembrado. Dura: muro, edificio, obras. Dentro, media unidad; detrás, a { $reach } o menos, medio frente. Unidades, edificios y colinas tapan la vista.

quick-warriors-foot = A pie
quick-warriors-mounted = Montada
quick-warriors-wheel = Una conversión cuesta lo que recorre la miniatura exterior. Un cuarto o media vuelta por movimiento.
quick-warriors-reform = { $dice }D más calidad: tantas miniaturas cambian entre delante y detrás. En contacto solo ampliar; desorganizada, nada.

quick-warriors-attack = Movimiento completo contra el enemigo visible más cercano, hasta el contacto.
quick-warriors-hold = Se queda, no inicia contactos, puede reorganizarse.
quick-warriors-oppose = Mueve con libertad y se para a { $oppose_stop } del enemigo; solo entra en contacto con quien ya combate a un amigo.
quick-warriors-bloodlust = Como con ATAQUE, sea cual sea la orden.
quick-warriors-shaken = Movimiento completo para alejarse del enemigo más cercano, también del contacto; fuera de la mesa se desbanda.
quick-warriors-reorganise = Al final del movimiento, si está firme, sin contacto, y no ha movido ni disparado.

quick-warriors-dice = La valía de las miniaturas en contacto, { $champion } más por un campeón; con ATAQUE, { $attack } más por cada { $full }.
quick-warriors-ranks = Lanza y lanza de caballería combaten también desde la segunda fila, no contra flanco o retaguardia.
quick-warriors-pursuit = Con ATAQUE o sed de sangre, sigue recto a quien se desbanda, salvo si está desmoralizada o aún en contacto.

quick-warriors-attached = Élite, armadura media, escudo, arma de mano. Agregado, ocupa un puesto en la primera fila.
quick-warriors-struck = Un { $kill } natural de un enemigo que toca su puesto lo alcanza. Se salva con { $dice }D: Señor de la Guerra { $save_warchief }+, otros { $save_others }+.

quick-warriors-test = { $dice }D por cada unidad que combatió. La mitad reemplaza al cuarto.
quick-warriors-effects = Sed de sangre y desmoralización desorganizan, y eso queda aunque la unidad vuelva a estar firme. La desbandada deja el campo.
quick-warriors-standard = Desmoralizada y con más bajas que enemigos abatidos: un dado, con { $standard_falls } o menos se pierde el estandarte.

quick-warriors-warchief = Señor de la Guerra
quick-warriors-leader = Líder de Batalla
quick-warriors-hero = Héroe
quick-warriors-bannerman = Abanderado
quick-warriors-standard_bearer = Estandarte
quick-warriors-champion = Campeón
quick-warriors-points = Puntos
quick-warriors-worth = Valía
quick-warriors-strength = Fuerza
quick-warriors-prices = Entre paréntesis: por punto de liderazgo.

quick-warriors-couriers = El chequeo se hace cuando toca la unidad. Confusión: además, desorganizada. Retrasada: otra vez el turno siguiente. Ignorada: mensajero despedido. Malentendida: MANTENER pasa a ATAQUE, lo demás a MANTENER. Pánico: mensajero muerto, unidad desmoralizada.
quick-warriors-influence = En contacto: { $dice }D, su liderazgo o menos, y la unidad queda firme, pero desorganizada.
quick-warriors-disaster = Un { $ten } fallido o { $above } sobre el liderazgo: con sed de sangre lo mata si no se salva; la desmoralizada se desbanda con él.
