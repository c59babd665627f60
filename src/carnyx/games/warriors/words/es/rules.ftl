### 1. Dados y perfil

warriors-die = El dado
    .sheet = 1D es un dado de diez caras numeradas del 0 al 9. El 0 vale diez siempre que se suma o se compara. Cuando una tabla de resultados indica «0−», se refiere a un total de cero o inferior, nunca a la cara del dado.
warriors-quality = Calidad
    .sheet = La calidad de una unidad modifica varias de sus tiradas: élite { $elite }, veterana { $veteran }, normal { $average } y mediocre { $poor }.
warriors-hit_score = Tirada para impactar
    .found = El juego original usa dados de seis caras e impacta con 4 o más, es decir, la mitad de las veces.
    .ruling = Con el dado de diez caras impacta todo resultado modificado de { $hit_score } o más, tanto al disparar como en combate. Ningún impacto ni fallo es automático.
warriors-natural = Resultados naturales
    .sheet = Solo en las tiradas para matar cuenta la cara que muestra el dado antes de modificarla: un 0 natural mata siempre y un 1 natural no pasa de herida superficial.
warriors-profile = Perfil
    .found = Cada unidad tiene raza, calidad, disciplina (disciplinada, tribal o fanática), fuerza, resistencia, valía por miniatura, armadura (ligera, media o pesada), escudo o no, armas, movimiento, miniaturas dispuestas en filas, andanadas y coste en puntos. El campeón y el estandarte son miniaturas de la propia unidad que se convierten, no que se añaden. Los individuos son el Señor de la Guerra, el Líder de Batalla, el Abanderado, el Héroe y el mensajero: tienen valía y una tirada de salvación con dos dados, y los líderes, además, un liderazgo de 1 a 5. La infantería va en bases cuadradas de una pulgada de lado; las miniaturas montadas, en bases de una pulgada de ancho y dos de fondo.
warriors-turn = El turno de batalla
    .sheet = El turno consta de seis fases, siempre en este orden: disparo, movimiento y reorganización, combate con su chequeo, órdenes nuevas, influencia y chequeo de mando.
    .ruling = Los dos bandos actúan en todas las fases. Solo en la de movimiento lo hace primero uno y después el otro.
warriors-formation = Formación
    .ruling = Una unidad forma un bloque de bases en contacto, con las filas delanteras completas y la última centrada. Las bajas se retiran de la última fila, de modo que el frente se cierra por sí solo. Las bases no se superponen nunca, y una separación de un milímetro o menos cuenta como contacto.
warriors-casualties = Bajas
    .sheet = El chequeo de combate pregunta por las bajas de este turno, no solo por las del combate.
    .ruling = Cada muerte retira una sola miniatura, sea cual sea su valía; las muertes que sobran cuando ya no quedan miniaturas se pierden. Caen primero las miniaturas corrientes, luego el campeón y en último lugar el portaestandarte. Los porcentajes de bajas «de este turno» se calculan sobre las miniaturas que había al comenzar el turno e incluyen las caídas por proyectiles. Lo abatido y lo perdido se comparan una sola vez, en todo el turno: todo lo que la unidad ha abatido, también con disparos, contra todo lo que ha perdido, también por disparos. Cada miniatura caída, o cada individuo caído en la fila, se anota a un solo atacante. Si varios atacantes han matado más de lo que quedaba, se les anota de una en una por turno, empezando por quien más muertes tenga.
warriors-individuals = Individuos
    .ruling = Los individuos son de élite, con armadura media, escudo, arma de mano y resistencia 0; el Abanderado tiene valía 1 y fuerza 0, y el mensajero, valía 0 y ninguna tirada de salvación. Quien termina su movimiento en contacto con una unidad amiga queda agregado a ella: se mueve con ella, ocupa un puesto propio en su primera fila y, si ese puesto toca a un enemigo, lucha con su propia valía y fuerza, pero con los modificadores para impactar de la unidad. Puede dejarla en cualquier fase de movimiento, incluso si está en contacto con el enemigo. Solo y en contacto, combate como unidad de una miniatura y no hace chequeo de combate. Si su unidad es aniquilada, permanece en la mesa por su cuenta.

### 2. Antes de la batalla

warriors-commands = Mandos
    .found = Cada ejército tiene un único Señor de la Guerra. Cada Líder de Batalla dirige un mando formado por varias unidades, y el Señor de la Guerra también puede dirigir uno.
    .ruling = El Señor de la Guerra puede dar órdenes a cualquier unidad del ejército.
warriors-leader-lost = Pérdida de un líder
    .ruling = Cuando se pierde un Líder de Batalla, sus unidades pasan al Señor de la Guerra. Perdido el Señor de la Guerra, cada Líder de Batalla da órdenes solo a las suyas. Las unidades que se quedan sin líder conservan la última orden recibida. La bravata queda fijada tal como estaba al perderse el Señor de la Guerra.
warriors-boast = La bravata
    .sheet = Mientras la bravata del Señor de la Guerra se cumple, favorece a sus unidades en los chequeos de mando; una vez rota, las perjudica.
    .found = El Señor de la Guerra puede lanzar una sola bravata. Del juego original proceden la de no necesitar guardaespaldas y la de no dejarse mover.
    .ruling = Las demás bravatas completan la lista. Una bravata se cumple hasta que se rompe, y rota queda para siempre.
warriors-boast-no_bodyguard = Sin guardaespaldas
    .found = El Señor de la Guerra presume de no necesitar protección. La bravata se rompe en cuanto se une a una unidad.
warriors-boast-will_not_be_moved = De aquí no me mueven
    .found = El Señor de la Guerra jura no ceder el sitio. La bravata se rompe en cuanto se mueve.
warriors-boast-thick_of_it = En lo más reñido
    .ruling = El Señor de la Guerra promete estar donde más se lucha. La bravata se rompe si al acabar el turno { $thick_turn } no ha entrado en contacto con el enemigo.
warriors-boast-thick_of_it-turn = Plazo para trabar combate
    .ruling = El Señor de la Guerra que ha prometido estar en lo más reñido tiene hasta el final del turno { $thick_turn } para entrar en contacto.
warriors-boast-first_blood = Primera sangre
    .ruling = El Señor de la Guerra promete golpear primero. La bravata se rompe si es el enemigo quien destruye antes una unidad.
warriors-boast-no_standard_shall_fall = Ningún estandarte caerá
    .ruling = El Señor de la Guerra responde de todas las enseñas de su ejército. La bravata se rompe en cuanto una de sus unidades pierde el estandarte.
warriors-boast-not_one_step_back = Ni un paso atrás
    .ruling = { $no_step_turns ->
        [one] El Señor de la Guerra garantiza la firmeza de su ejército. La bravata se rompe si alguna de sus unidades queda desmoralizada o se desbanda durante el primer turno.
       *[other] El Señor de la Guerra garantiza la firmeza de su ejército. La bravata se rompe si alguna de sus unidades queda desmoralizada o se desbanda durante los { $no_step_turns } primeros turnos.
    }
warriors-boast-not_one_step_back-turns = Turnos sin ceder terreno
    .ruling = { $no_step_turns ->
        [one] La promesa de no dar un paso atrás puede romperse solo durante el primer turno.
       *[other] La promesa de no dar un paso atrás puede romperse solo durante los { $no_step_turns } primeros turnos.
    }
warriors-boast-none = Sin bravata
    .ruling = El Señor de la Guerra no promete nada, y los chequeos de mando ni ganan ni pierden por ello.
warriors-deploy = Despliegue
    .ruling = Se juega en una mesa de { $table_width } por { $table_depth }, con zonas de despliegue de { $zone_depth } de fondo. Cada bando tira 2D y suma el liderazgo de su Señor de la Guerra; quien saca más escoge borde. Los bandos despliegan por turno, un mando cada vez. Las primeras órdenes no requieren chequeo: se eligen en secreto y se revelan a la vez.
warriors-deploy-width = Anchura de la mesa
    .ruling = La mesa mide { $table_width } de ancho.
warriors-deploy-depth = Fondo de la mesa
    .ruling = La mesa mide { $table_depth } de fondo.
warriors-deploy-zone = Zona de despliegue
    .ruling = Cada bando despliega en una franja de { $zone_depth } desde su borde.

### 3. Fase uno: disparo

warriors-shoot-dice = Dados de disparo
    .sheet = Cada miniatura que dispara aporta 1D. Si la unidad oscurece el cielo, cada miniatura aporta 1D por cada andanada que se gasta.
warriors-shoot-hit = Impactar al disparar
    .sheet = Cada dado impacta si, ya modificado, llega a { $hit_score }. Lo favorecen la calidad veterana o de élite y disparar desde terreno más alto. Lo perjudican la calidad mediocre, el largo alcance, oscurecer el cielo, estar desorganizada y hallarse con sed de sangre o desmoralizada.
warriors-shoot-hit-poor = tirador de calidad mediocre
    .sheet = { $value } al dado si la unidad que dispara es mediocre.
warriors-shoot-hit-veteran = tirador veterano
    .sheet = { $value } al dado si la unidad que dispara es veterana.
warriors-shoot-hit-elite = tirador de élite
    .sheet = { $value } al dado si la unidad que dispara es de élite.
warriors-shoot-hit-long = largo alcance
    .sheet = { $value } al dado si el blanco está a largo alcance.
warriors-shoot-hit-blackening = oscurece el cielo
    .sheet = { $value } al dado si la unidad oscurece el cielo.
warriors-shoot-hit-disorganised = tirador desorganizado
    .sheet = { $value } al dado si la unidad que dispara está desorganizada.
warriors-shoot-hit-adverse = sed de sangre o desmoralización
    .sheet = { $value } al dado si la unidad que dispara tiene sed de sangre o está desmoralizada.
warriors-shoot-hit-higher = tirador en terreno alto
    .sheet = { $value } al dado si la unidad dispara desde un terreno más alto que el del blanco.
warriors-shoot-kill = Matar al disparar
    .sheet = Por cada impacto se tira un dado contra la puntuación para matar del arma. El escudo y la cobertura del blanco restan al dado; el terreno más alto del tirador le suma.
warriors-shoot-kill-shield = el blanco lleva escudo
    .sheet = { $value } al dado si las miniaturas del blanco van provistas de escudo.
warriors-shoot-kill-soft = cobertura blanda
    .sheet = { $value } al dado si el blanco goza de cobertura blanda.
warriors-shoot-kill-hard = cobertura dura
    .sheet = { $value } al dado si el blanco goza de cobertura dura.
warriors-shoot-kill-higher = tirador en terreno alto
    .sheet = { $value } al dado si la unidad dispara desde un terreno más alto que el del blanco.
warriors-shoot-scores = Armas de proyectiles
    .sheet = Contra armadura ligera, media y pesada, el arco mata con { $bow_light }+, { $bow_medium }+ y { $bow_heavy }+, y la jabalina con { $javelin_light }+, { $javelin_medium }+ y { $javelin_heavy }+. El arco tiene un alcance corto de { $bow_short } y uno largo de { $bow_long }; la jabalina, de { $javelin_short } y { $javelin_long }.
warriors-shoot-scores-ranges = Alcances
    .sheet = Cada arma de proyectiles tiene un alcance corto y otro largo. Más allá del corto se dispara con el modificador por largo alcance.
warriors-shoot-volleys = Andanadas
    .found = Las unidades de proyectiles disponen de un número limitado de andanadas para toda la batalla.
    .ruling = Los arcos empiezan con { $volleys_bow ->
            [one] { $volleys_bow } andanada
           *[other] { $volleys_bow } andanadas
        } y las jabalinas con { $volleys_javelin }. El disparo normal gasta una. { $blacken_most ->
            [1] Ninguna unidad puede oscurecer el cielo.
            [2] Oscurecer el cielo gasta { $blacken_most } en el mismo turno.
           *[other] Oscurecer el cielo gasta en el mismo turno al menos dos y como mucho { $blacken_most }.
        }
warriors-shoot-volleys-bow = Andanadas de los arcos
    .ruling = { $volleys_bow ->
        [one] Una unidad con arcos empieza la batalla con { $volleys_bow } andanada.
       *[other] Una unidad con arcos empieza la batalla con { $volleys_bow } andanadas.
    }
warriors-shoot-volleys-javelin = Andanadas de las jabalinas
    .ruling = { $volleys_javelin ->
        [one] Una unidad con jabalinas empieza la batalla con { $volleys_javelin } andanada.
       *[other] Una unidad con jabalinas empieza la batalla con { $volleys_javelin } andanadas.
    }
warriors-shoot-volleys-blacken = Máximo al oscurecer el cielo
    .ruling = { $blacken_most ->
        [one] Ninguna unidad gasta más de { $blacken_most } andanada por turno, de modo que no se puede oscurecer el cielo.
       *[other] Quien oscurece el cielo gasta como mucho { $blacken_most } andanadas en un turno.
    }
warriors-shoot-who = Quién dispara y a quién
    .ruling = Con arco { $ranks_bow ->
            [one] dispara la primera fila
           *[other] disparan las { $ranks_bow } primeras filas
        } y con jabalina { $ranks_javelin ->
            [one] la primera
           *[other] las { $ranks_javelin } primeras
        }, dentro de un ángulo de { $arc }° a cada lado del frente. Se puede elegir cualquier enemigo visible, pero si hay alguno a { $nearest_within } o menos, el blanco debe ser el más cercano. Las unidades en contacto no disparan ni reciben disparos. A un individuo aislado se le puede disparar únicamente si es el enemigo más cercano o si no tiene ninguna unidad a { $lone_clearance } o menos.
warriors-shoot-who-ranks_bow = Filas que disparan con arco
    .ruling = { $ranks_bow ->
        [one] En una unidad con arcos dispara solo la primera fila.
       *[other] En una unidad con arcos disparan las { $ranks_bow } primeras filas.
    }
warriors-shoot-who-ranks_javelin = Filas que lanzan jabalinas
    .ruling = { $ranks_javelin ->
        [one] En una unidad con jabalinas dispara solo la primera fila.
       *[other] En una unidad con jabalinas disparan las { $ranks_javelin } primeras filas.
    }
warriors-shoot-who-arc = Ángulo de tiro
    .ruling = Una unidad puede disparar hasta { $arc }° a cada lado de su frente.
warriors-shoot-who-nearest = Enemigo demasiado cercano
    .ruling = Si hay algún enemigo visible a { $nearest_within } o menos, la unidad debe disparar al más cercano.
warriors-shoot-who-lone = Individuo aislado como blanco
    .ruling = Aunque no sea el enemigo más cercano, se puede disparar a un individuo aislado si no tiene ninguna unidad a { $lone_clearance } o menos.
warriors-shoot-sight = Visión, cobertura y altura
    .ruling = El alcance, la visión y la cobertura se juzgan una sola vez por unidad, sobre la línea entre las dos miniaturas más próximas, por muchas que disparen. Tapan la vista las demás unidades, los edificios y las colinas, y también un bosque si hay que ver a través de más de { $wood_sight }; pero una colina no tapa nada a la unidad que tiene miniaturas sobre ella, ni la oculta, y quien está en terreno más alto ve por encima de las unidades. Dan cobertura blanda el bosque, el seto y el sembrado, y dura el muro, el edificio y las obras de campaña; si hay de las dos, vale la mejor. El bosque, el sembrado y el edificio cubren a la unidad que tiene dentro el centro de al menos la mitad de sus miniaturas. El seto, el muro y las obras de campaña la cubren si cruzan la línea y tantas de sus miniaturas como media primera fila están a { $reach } o menos de ellos. Se dispara desde terreno más alto cuando la mayoría de los tiradores está en una colina y la mayoría de los blancos no.
warriors-shoot-sight-time_of_day = Hora del día
    .ruling = Regla opcional nuestra. Antes de la batalla se tira un dado: de 1 a { $dawn } empieza al alba, y en los { $dim } primeros turnos nadie dispara a larga distancia; desde { $dusk } acaba al anochecer, y nadie lo hace en los { $dim } últimos.
    .choice-off = Pleno día
    .choice-on = Alba o anochecer según el dado
warriors-shoot-sight-wood = Visión a través del bosque
    .ruling = A través de un bosque no se ve más allá de { $wood_sight }.
warriors-shoot-empty = Andanadas agotadas
    .ruling = La unidad que ha agotado sus andanadas no dispara, y para oscurecer el cielo hacen falta todas las que se vayan a gastar. La unidad las gasta aunque no todas sus miniaturas vean el blanco.
warriors-shoot-simultaneous = Disparo simultáneo
    .ruling = { $shooting_test ->
        [on] Primero disparan los dos bandos y después se retiran las bajas, empezando por las miniaturas corrientes de la última fila. La unidad que pierde más del 25 % por los disparos hace un chequeo de combate.
       *[off] Primero disparan los dos bandos y después se retiran las bajas, empezando por las miniaturas corrientes de la última fila. Los disparos, por sí solos, no obligan a ningún chequeo.
    }

### 4. Fase dos: movimiento y reorganización

warriors-initiative = Iniciativa
    .sheet = Cada bando tira 2D y les suma el liderazgo de su Señor de la Guerra; los empates se repiten. Quien saca más decide qué bando mueve primero.
    .ruling = Un bando sin Señor de la Guerra no suma nada.
warriors-initiative-omens = Presagios
    .ruling = Regla opcional nuestra. Cada Señor de la Guerra lee los presagios antes de la batalla con un dado: desde { $good } sus tiradas de iniciativa tienen { $gain }, hasta { $bad } tienen { $loss }, mientras viva.
    .choice-off = Nadie lee los presagios
    .choice-on = Cada Señor de la Guerra los lee
warriors-reform = Ampliar o reducir el frente
    .sheet = La unidad que amplía o reduce su frente tira 1D modificado por su calidad.
    .found = El resultado es el número de miniaturas que pueden cambiar de sitio entre las filas delanteras y las traseras.
    .ruling = El resultado nunca baja de cero. La maniobra cuesta el { $reform_cost } % del movimiento y está vedada a las unidades desorganizadas; en contacto solo sirve para ampliar el frente. { $ranks_most ->
            [one] Una unidad no puede formar en más de { $ranks_most } fila.
           *[other] Una unidad no puede formar en más de { $ranks_most } filas.
        }
warriors-reform-quality = calidad de la unidad
    .sheet = La calidad de la unidad modifica el dado: élite { $elite }, veterana { $veteran }, mediocre { $poor }; la normal lo deja como está.
warriors-reform-cost = Coste de cambiar el frente
    .ruling = Ampliar o reducir el frente cuesta el { $reform_cost } % del movimiento.
warriors-reform-ranks = Máximo de filas
    .ruling = { $ranks_most ->
        [one] Una unidad forma como mucho en { $ranks_most } fila.
       *[other] Una unidad forma como mucho en { $ranks_most } filas.
    }
warriors-move = Movimiento
    .found = La infantería con armadura media mueve { $move_medium }.
    .ruling = La infantería mueve { $move_light } con armadura ligera y { $move_heavy } con pesada; los enanos mueven { $move_dwarves } menos y los goblins { $move_goblins } menos. Las unidades montadas mueven { $move_mounted_light }, { $move_mounted_medium } o { $move_mounted_heavy } según lleven armadura ligera, media o pesada. Los individuos a pie mueven { $move_individual }; los montados y los mensajeros, { $move_rider }. Una conversión cuesta lo que recorre la miniatura exterior, y se permite un giro de 90° o 180° a cambio del { $turn_cost } % del movimiento. En terreno difícil, es decir, bosque y ciénaga, se avanza al { $rough_rate } % del ritmo normal, y cruzar un muro, un seto o unas obras de campaña cuesta { $wall_cost }. En los edificios y en el agua no se puede entrar.
warriors-move-light = Infantería ligera
    .ruling = La infantería con armadura ligera mueve { $move_light }.
warriors-move-medium = Infantería media
    .found = La infantería con armadura media mueve { $move_medium }.
warriors-move-heavy = Infantería pesada
    .ruling = La infantería con armadura pesada mueve { $move_heavy }.
warriors-move-dwarves = Paso de los enanos
    .ruling = Los enanos mueven { $move_dwarves } menos que otra infantería con su misma armadura.
warriors-move-goblins = Paso de los goblins
    .ruling = Los goblins mueven { $move_goblins } menos que otra infantería con su misma armadura.
warriors-move-mounted_light = Montados ligeros
    .ruling = Las unidades montadas con armadura ligera mueven { $move_mounted_light }.
warriors-move-mounted_medium = Montados medios
    .ruling = Las unidades montadas con armadura media mueven { $move_mounted_medium }.
warriors-move-mounted_heavy = Montados pesados
    .ruling = Las unidades montadas con armadura pesada mueven { $move_mounted_heavy }.
warriors-move-individual = Individuos a pie
    .ruling = Un individuo a pie mueve { $move_individual }.
warriors-move-rider = Individuos montados y mensajeros
    .ruling = Los individuos montados y todos los mensajeros mueven { $move_rider }.
warriors-move-turn = Coste del giro
    .ruling = Un giro de 90° o 180° cuesta el { $turn_cost } % del movimiento.
warriors-move-rough = Terreno difícil
    .ruling = En terreno difícil se avanza al { $rough_rate } % del ritmo normal.
warriors-move-wall = Muros y setos
    .ruling = Cruzar un muro o un seto cuesta { $wall_cost } de movimiento.
warriors-move-order = Orden de los movimientos
    .ruling = El bando que mueve primero termina del todo antes de que empiece el otro. Dentro de cada bando mueven primero las unidades desmoralizadas, luego las que tienen sed de sangre y después las que llevan orden de ATAQUE. Siguen las demás unidades y, tras ellas, los individuos, con los mensajeros en último lugar.
warriors-move-compulsory = Movimiento obligatorio
    .ruling = Quien mueve por obligación hace una conversión hasta encarar el punto más cercano de su objetivo y avanza en línea recta. Si así no entra en contacto con su objetivo, pero sí lo haría con otra conversión y avance, tras su único giro si hace falta, hace esa otra, con la menor conversión que baste. El terreno infranqueable y los edificios se rodean por el camino más corto en que quepa su frente, y entonces más cerca quiere decir por ese camino; si no lo hay, se acerca cuanto pueda. Si algo se lo impide, vale cualquier movimiento que termine más cerca. Las unidades amigas y el borde de la mesa lo detienen, sin que ello sea desobediencia. Cuando no hay enemigos a la vista, la unidad con orden de ATAQUE se dirige hacia el más cercano.
warriors-order-attack = Orden de ATAQUE
    .found = La unidad marcha contra el enemigo para combatirlo.
    .ruling = Mueve todo lo que puede hacia el enemigo visible más cercano y entra en contacto si llega. Una unidad de proyectiles puede quedarse quieta mientras tenga un blanco a corto alcance.
warriors-order-hold = Orden de MANTENER
    .found = La unidad conserva su posición: no se mueve ni inicia contactos, pero puede reorganizarse.
    .ruling = También puede girar y ampliar o reducir su frente.
warriors-order-oppose = Orden de OPONERSE
    .found = La unidad maniobra con libertad para hacer frente al enemigo.
    .ruling = Se detiene a { $oppose_stop } de cualquier enemigo y no inicia contactos, salvo contra un enemigo que ya esté luchando con una unidad amiga.
warriors-order-oppose-stop = Distancia de OPONERSE
    .ruling = Una unidad con orden de OPONERSE se detiene a { $oppose_stop } de cualquier enemigo.
warriors-oppose-near = OPONERSE de cerca
    .ruling = La unidad con orden de OPONERSE que empieza a { $oppose_stop } o menos de un enemigo puede quedarse donde está o alejarse. Solo puede acercarse más si se le permite unirse a un combate.
warriors-reorganise = Reorganización
    .ruling = Una unidad desorganizada retira su marcador al final de la fase si está firme, no se halla en contacto y no ha movido ni disparado.
warriors-reorganise-attack = Reorganizarse durante el ATAQUE
    .ruling = Una unidad desorganizada con orden de ATAQUE puede quedarse quieta para reorganizarse mientras ningún enemigo esté al alcance de su movimiento.
warriors-bloodlust-move = Movimiento con sed de sangre
    .ruling = La unidad con sed de sangre no atiende a sus órdenes y mueve como si tuviera la de ATAQUE.
warriors-shaken-move = Movimiento de las desmoralizadas
    .ruling = La unidad desmoralizada se aleja del enemigo más cercano con todo su movimiento o con lo que pueda: nunca inicia un contacto ni termina más cerca de lo que empezó de un enemigo, correos aparte, que esté dentro de su movimiento antes o después. Si no tiene salida, se queda quieta. Para dejar un contacto vale solo la regla propia.
warriors-shaken-contact = Desmoralizada y en contacto
    .ruling = La unidad desmoralizada que está en contacto se retira en su propio movimiento: gira sin coste y se aleja en línea recta del enemigo más cercano, sin atravesar ninguna unidad enemiga. Si no tiene salida, se queda y lucha. Si su movimiento lleva alguna miniatura más allá de un borde de la mesa, se desbanda.
warriors-bloodlust-orders = Órdenes en suspenso
    .ruling = Las unidades con sed de sangre o desmoralizadas conservan su orden a efectos de dados y chequeos, y pueden recibir una nueva. La orden no gobierna su movimiento hasta que vuelven a estar firmes. Luchar, por sí solo, no desorganiza.

### 5. Fase tres: combate y chequeo de combate

warriors-combat-dice = Dados de combate
    .sheet = La unidad tira 1D por cada punto de valía en contacto con el enemigo y otro si tiene campeón. Con orden de ATAQUE gana, además, 1D por cada { $full } dados.
    .ruling = Para ese aumento cuentan solo los grupos completos de { $full } dados, con el del campeón incluido.
warriors-combat-contact = Quién combate
    .found = Con lanza o lanza de caballería pueden luchar también las miniaturas situadas justo detrás de las que están en contacto.
    .ruling = Está en contacto la miniatura que toca una base enemiga con un lado o una esquina. Si lucha la segunda fila, todos los dados de la unidad sufren el modificador por combatir así. Los dos bandos combaten a la vez.
warriors-combat-contact-threat = Amenaza
    .ruling = Regla opcional nuestra. Si este turno han caído enemigos sobre una unidad y los que la tocan valen al menos { $times } veces lo que ella tiene en contacto, antes del combate tira un dado y suma su calidad; con menos de { $stands } queda desorganizada.
    .choice-off = El número no asusta a nadie
    .choice-on = Tirada ante gran superioridad
warriors-combat-contact-threat-quality = calidad de la unidad
    .ruling = La unidad amenazada suma { $elite } si es de élite, { $veteran } si es veterana y { $poor } si es mediocre; la normal no suma nada.
warriors-combat-align = Alinearse con el enemigo
    .ruling = La unidad que entra en contacto se alinea sin coste con el lado que ha tocado, hasta donde haya sitio. Todos los frentes luchan igual: atacar un flanco no da bonificación, pero contra un flanco o una retaguardia no combate la segunda fila.
warriors-combat-locked = Trabada en combate
    .ruling = Una unidad en contacto no se mueve, salvo para ampliar su frente o para alejarse si está desmoralizada. Las bajas por sí solas no acaban con un contacto: cuando se han ido los que huyen y antes de la persecución, cada pareja que ha luchado y ya no se toca cierra filas una vez, primero la parte del bando que movió antes. Quien perdió miniaturas vuelve a formar, con el mismo encaramiento, en cualquier lugar del terreno que ocupaba. Si eso no basta, una de las partes que no esté desmoralizada se desplaza adelante, atrás o a un lado lo mínimo para tocarse, como mucho el { $closing_share } % de su movimiento. Nadie puede girar, dejar otro contacto ni hacer uno nuevo, ponerse sobre otros o en terreno infranqueable, ni salir de la mesa. Es el mismo contacto, no cuesta nada y no desorganiza a nadie. Si no hay manera, el contacto ha terminado.
warriors-combat-locked-share = Desplazamiento al cerrar filas
    .ruling = Quien cierra filas se desplaza como mucho el { $closing_share } % de su movimiento.
warriors-combat-split = Contra varios enemigos
    .ruling = La miniatura que toca a varios enemigos tira contra uno de ellos, a elección de su dueño; los dados del campeón y los del ATAQUE van todos contra un mismo enemigo. La calidad, el escudo y quién inició el contacto se miran enemigo por enemigo. El combate en dos filas se aplica a la unidad entera.
warriors-combat-together = Combates simultáneos
    .ruling = Todos los combates, y después todos los chequeos, se resuelven según la situación al comienzo de la fase tres y surten efecto a la vez. Primero se retiran las unidades desbandadas y luego se persigue, empezando por el bando que movió primero. No persigue la unidad que se desbanda, la desmoralizada ni la que sigue tocando a un enemigo. La persecución se detiene ante unidades amigas, el borde de la mesa o terreno infranqueable.
warriors-combat-hit = Impactar en combate
    .sheet = Cada dado impacta si, ya modificado, llega a { $hit_score }. Lo favorecen una calidad mejor que la del enemigo y que este no lleve escudo. Lo perjudican una calidad inferior, estar desorganizada y luchar en dos filas.
warriors-combat-hit-lesser = calidad inferior
    .sheet = { $value } al dado si la unidad es de peor calidad que su enemigo.
warriors-combat-hit-better = calidad superior
    .sheet = { $value } al dado si la unidad es de mejor calidad que su enemigo.
warriors-combat-hit-disorganised = unidad desorganizada
    .sheet = { $value } al dado si la unidad que golpea está desorganizada.
warriors-combat-hit-two_ranks = lucha en dos filas
    .sheet = { $value } al dado si la unidad combate con dos filas.
warriors-combat-hit-no_shield = enemigo sin escudo
    .sheet = { $value } al dado si la unidad enemiga no lleva escudos.
warriors-combat-kill = Matar en combate
    .sheet = Por cada impacto se tira un dado contra la puntuación para matar del arma. Se le suma la fuerza propia y se le resta la resistencia del enemigo; también lo favorecen la sed de sangre y la defensa del propio estandarte.
warriors-combat-kill-resilience = resistencia del enemigo
    .sheet = Del dado se resta la resistencia de la unidad enemiga.
warriors-combat-kill-strength = fuerza propia
    .sheet = Al dado se suma la fuerza de la unidad que golpea.
warriors-combat-kill-bloodlust = sed de sangre
    .sheet = { $value } al dado si la unidad que golpea tiene sed de sangre.
warriors-combat-kill-standard = defiende su estandarte
    .sheet = { $value } al dado si la unidad que golpea defiende su propio estandarte.
warriors-combat-scores = Armas de combate
    .sheet = Contra armadura ligera, media y pesada se mata así: lanza { $spear_light }+, { $spear_medium }+ y { $spear_heavy }+; arma de mano { $hand_light }+, { $hand_medium }+ y { $hand_heavy }+; lanza de caballería { $lance_light }+, { $lance_medium }+ y { $lance_heavy }+; arma a dos manos { $two_hand_light }+, { $two_hand_medium }+ y { $two_hand_heavy }+; arco { $bow_light }+, { $bow_medium }+ y { $bow_heavy }+; jabalina { $javelin_light }+, { $javelin_medium }+ y { $javelin_heavy }+.
    .ruling = Las puntuaciones del arco y la jabalina son para las unidades que no tienen nada mejor con que luchar. Valen solo en esta fase, igual que las de disparo valen solo en la suya, y los alcances no intervienen en el combate.
warriors-weapon-spear = Lanza
    .sheet = Contra armadura ligera, media y pesada mata con { $light }+, { $medium }+ y { $heavy }+.
    .found = Permite que luchen también las miniaturas situadas justo detrás de las que están en contacto.
warriors-weapon-hand = Arma de mano
    .sheet = Contra armadura ligera, media y pesada mata con { $light }+, { $medium }+ y { $heavy }+.
warriors-weapon-lance = Lanza de caballería
    .sheet = Contra armadura ligera, media y pesada mata con { $light }+, { $medium }+ y { $heavy }+.
    .found = Permite que luchen también las miniaturas situadas justo detrás de las que están en contacto.
warriors-weapon-two_hand = Arma a dos manos
    .sheet = Contra armadura ligera, media y pesada mata con { $light }+, { $medium }+ y { $heavy }+.
    .ruling = Quien la empuña no puede llevar escudo.
warriors-weapon-bow = Arco
    .sheet = Contra armadura ligera, media y pesada mata en combate con { $light }+, { $medium }+ y { $heavy }+; al disparar, con { $shot_light }+, { $shot_medium }+ y { $shot_heavy }+.
    .ruling = En combate lo usan solo las unidades que no tienen nada mejor.
warriors-weapon-javelin = Jabalina
    .sheet = Contra armadura ligera, media y pesada mata en combate con { $light }+, { $medium }+ y { $heavy }+; al disparar, con { $shot_light }+, { $shot_medium }+ y { $shot_heavy }+.
    .ruling = En combate la usan solo las unidades que no tienen nada mejor.
warriors-combat-test = Chequeo de combate
    .sheet = Cada unidad que ha combatido tira 1D y aplica su calidad. Suman al dado la orden de MANTENER, haber matado más de lo perdido, llevar estandarte, la sed de sangre y la presencia de un Héroe o de un líder. Le restan la orden de OPONERSE, las bajas cuantiosas, haber perdido más de lo matado, el estandarte perdido y estar desmoralizada. El total, según la disciplina de la unidad, da su reacción.
    .ruling = { $shooting_test ->
        [on] La pérdida de más de la mitad de las miniaturas sustituye a la de más de una cuarta parte, no se le añade. Las bajas sufridas y las causadas se comparan una sola vez, y en caso de igualdad ni suman ni restan. También hace este chequeo la unidad que pierde más del 25 % por los disparos.
       *[off] La pérdida de más de la mitad de las miniaturas sustituye a la de más de una cuarta parte, no se le añade. Las bajas sufridas y las causadas se comparan una sola vez, y en caso de igualdad ni suman ni restan. Las bajas por disparos, por sí solas, no obligan a este chequeo.
    }
warriors-combat-test-quality = calidad de la unidad
    .sheet = La calidad de la unidad modifica el dado: élite { $elite }, veterana { $veteran }, mediocre { $poor }; la normal lo deja como está.
warriors-combat-test-oppose = orden de OPONERSE
    .sheet = { $value } al dado si la unidad tiene orden de OPONERSE.
warriors-combat-test-quarter = más de un cuarto perdido
    .sheet = { $value } al dado si la unidad ha perdido este turno más del 25 % de sus miniaturas.
    .ruling = No se aplica si las pérdidas pasan del 50 %: cuenta entonces solo el modificador mayor.
warriors-combat-test-half = más de la mitad perdida
    .sheet = { $value } al dado si la unidad ha perdido este turno más del 50 % de sus miniaturas.
    .ruling = Sustituye al modificador por pérdidas superiores al 25 %.
warriors-combat-test-greater = más bajas que enemigos abatidos
    .sheet = { $value } al dado si este turno la unidad ha perdido más miniaturas de las que ha abatido, entre disparos y combate.
warriors-combat-test-killed_more = más enemigos abatidos que bajas
    .sheet = { $value } al dado si este turno la unidad ha abatido más miniaturas de las que ha perdido, entre disparos y combate.
warriors-combat-test-standard_lost = estandarte perdido
    .sheet = { $value } al dado si la unidad se ha quedado sin su estandarte.
warriors-combat-test-standard = lleva estandarte
    .sheet = { $value } al dado si la unidad conserva un estandarte.
warriors-combat-test-shaken = unidad desmoralizada
    .sheet = { $value } al dado si la unidad ya estaba desmoralizada.
warriors-combat-test-bloodlust = sed de sangre
    .sheet = { $value } al dado si la unidad ya tenía sed de sangre.
warriors-combat-test-hold = orden de MANTENER
    .sheet = { $value } al dado si la unidad tiene orden de MANTENER.
warriors-combat-test-hero = Héroe en la unidad
    .sheet = { $value } al dado si un Héroe acompaña a la unidad en un puesto que toca a un enemigo.
warriors-combat-test-leader = líder en la unidad
    .sheet = { $value } al dado si el Señor de la Guerra o un Líder de Batalla acompaña a la unidad en un puesto que toca a un enemigo.
warriors-combat-test-shooting = Chequeo por disparos
    .ruling = { $shooting_test ->
        [on] La unidad que pierde más del 25 % de sus miniaturas por los disparos hace un chequeo con la tabla del chequeo de combate.
       *[off] Los disparos, por sí solos, no obligan a ningún chequeo, por muchas que sean las bajas.
    }
    .choice-off = Sin chequeo por disparos
    .choice-on = Chequeo por bajas de disparo
warriors-combat-reaction = Reacción
    .sheet = El total del chequeo de combate se busca en la columna de la disciplina de la unidad: disciplinada, tribal o fanática. El resultado es sed de sangre, firme, desmoralizada o desbandada.
warriors-combat-reaction-disciplined = Tropas disciplinadas
    .sheet = Con { $bloodlust } o más, sed de sangre; de { $ok } a { $ok_to }, firme; de { $shaken } a { $shaken_to }, desmoralizada; con { $rout } o menos, desbandada.
warriors-combat-reaction-bloodlust = Sed de sangre
    .sheet = La unidad enloquece de furia. Ocurre con { $disciplined } o más si es disciplinada, con { $tribal } o más si es tribal y con { $fanatic } o más si es fanática.
warriors-combat-reaction-ok = Firme
    .sheet = La unidad conserva la serenidad. Ocurre de { $disciplined } a { $disciplined_to } si es disciplinada, de { $tribal } a { $tribal_to } si es tribal y de { $fanatic } a { $fanatic_to } si es fanática.
warriors-combat-reaction-shaken = Desmoralización
    .sheet = La unidad pierde el ánimo. Ocurre de { $disciplined } a { $disciplined_to } si es disciplinada, de { $tribal } a { $tribal_to } si es tribal y de { $fanatic } a { $fanatic_to } si es fanática.
warriors-combat-reaction-rout = Desbandada
    .sheet = La unidad se deshace y huye. Ocurre con { $disciplined } o menos si es disciplinada, con { $tribal } o menos si es tribal y con { $fanatic } o menos si es fanática.
warriors-combat-reaction-tribal = Tropas tribales
    .sheet = Con { $bloodlust } o más, sed de sangre; de { $ok } a { $ok_to }, firme; de { $shaken } a { $shaken_to }, desmoralizada; con { $rout } o menos, desbandada.
warriors-combat-reaction-fanatic = Tropas fanáticas
    .sheet = Con { $bloodlust } o más, sed de sangre; de { $ok } a { $ok_to }, firme; de { $shaken } a { $shaken_to }, desmoralizada; con { $rout } o menos, desbandada.
warriors-reaction-effects = Efectos de la reacción
    .sheet = La unidad con sed de sangre o desmoralizada está también desorganizada, y volver a estar firme no le quita la desorganización. La unidad que se desbanda abandona el campo de inmediato.
    .ruling = Cada reacción nueva sustituye a la anterior. Los individuos agregados a una unidad que se desbanda se van con ella, y la influencia de un líder ya no puede alcanzarla.
warriors-standard = El estandarte
    .ruling = El portaestandarte es la última miniatura en caer. Defiende su estandarte la unidad que lo lleva y no ha iniciado el contacto. Si una unidad desmoralizada sufre en el combate de este turno, sin contar los disparos, más muertes de las que causa, tira 1D y pierde el estandarte con { $standard_falls } o menos.
warriors-standard-falls = Pérdida del estandarte
    .ruling = La unidad desmoralizada y superada en muertes pierde su estandarte si saca { $standard_falls } o menos con 1D.
warriors-standard-defend = Defensa del estandarte
    .ruling = { $standard_rounds ->
        [0] La defensa del estandarte no da ventaja en ninguna ronda.
        [one] La ventaja por defender el estandarte vale solo en la primera ronda de cada contacto.
       *[other] La ventaja por defender el estandarte vale solo en las { $standard_rounds } primeras rondas de cada contacto.
    } La unidad aniquilada o desbandada pierde su estandarte. La penalización por haberlo perdido dura toda la batalla.
warriors-standard-defend-rounds = Rondas de defensa del estandarte
    .ruling = { $standard_rounds ->
        [0] La defensa del estandarte no da ventaja en ninguna ronda.
        [one] Defender el estandarte da ventaja durante { $standard_rounds } ronda de cada contacto, la inicial.
       *[other] Defender el estandarte da ventaja durante las { $standard_rounds } primeras rondas de cada contacto.
    }
warriors-pursuit = Persecución
    .ruling = Las unidades en contacto con una que se desbanda avanzan de frente el { $pursuit_share } % de su movimiento si tienen orden de ATAQUE o sed de sangre. Si así llegan a un nuevo contacto, se combate en el turno siguiente.
warriors-pursuit-share = Distancia de persecución
    .ruling = La unidad que persigue avanza el { $pursuit_share } % de su movimiento.
warriors-individuals-place = Puestos de los individuos
    .ruling = Al comenzar la fase tres, el dueño da a cada individuo agregado un puesto en la primera fila, uno que toque a un enemigo mientras quede alguno libre; los mensajeros no tienen puesto. El individuo cuenta allí en lugar de la miniatura, que no tira dados; con lanza o lanza de caballería, la segunda fila puede alcanzar por encima de él. El bloque conserva su tamaño y dispara como antes, y el campeón y el portaestandarte no necesitan puesto. El individuo tira todos sus dados contra un enemigo al que toca su puesto. Quien no encuentra un puesto así queda detrás: no tira dados, no puede ser alcanzado, no suma en el chequeo de combate y no está en contacto para una bravata. Para la influencia, un líder toca a la unidad a la que está agregado dondequiera que esté, y a cualquier otra solo con su propio puesto.
warriors-individuals-hit = Individuos alcanzados
    .ruling = En combate, un 0 natural en una tirada para matar de un enemigo que toca el puesto de un individuo agregado lo alcanza a él; cualquier otro 0 natural mata a una miniatura. Se salva tirando 2D: el Señor de la Guerra con { $save_warchief } o más y los demás con { $save_others } o más.
warriors-individuals-hit-warchief = Salvación: Señor de la Guerra
    .ruling = El Señor de la Guerra se salva con { $save_warchief } o más en 2D.
warriors-individuals-hit-others = Salvación: otros individuos
    .ruling = Los individuos que no son el Señor de la Guerra se salvan con { $save_others } o más en 2D.
warriors-individuals-strike = Golpes a los individuos
    .ruling = { $strikes_a_phase ->
        [0] Ningún 0 natural alcanza a los individuos agregados a una unidad.
        [one] Cada individuo puede ser alcanzado como mucho por { $strikes_a_phase } cero natural en cada fase; si hay varios individuos, su dueño decide a quién.
       *[other] Cada individuo puede ser alcanzado como mucho por { $strikes_a_phase } ceros naturales en cada fase; si hay varios individuos, su dueño decide a quién.
    } Si el individuo se salva, la muerte recae sobre una miniatura de la unidad. Los proyectiles lo alcanzan únicamente cuando está solo, y entonces cada muerte exige una tirada de salvación.
warriors-individuals-strike-most = Golpes por fase
    .ruling = { $strikes_a_phase ->
        [one] Cada individuo agregado puede ser alcanzado como mucho por { $strikes_a_phase } cero natural en cada fase.
       *[other] Cada individuo agregado puede ser alcanzado como mucho por { $strikes_a_phase } ceros naturales en cada fase.
    }

### 6. Fase cuatro: órdenes nuevas

warriors-orders-test = Chequeo de órdenes
    .sheet = Para cambiar la orden de una unidad se tira 1D y se suma el liderazgo de quien la envía, sea el Señor de la Guerra o un Líder de Batalla.
warriors-orders-test-leadership = liderazgo de quien ordena
    .sheet = Al dado se suma el liderazgo de quien envía la orden.
warriors-orders-modifiers = Modificadores a las órdenes
    .sheet = Restan que la unidad sea de otra raza que el líder, que en su mando haya unidades desorganizadas (una sola vez), cada unidad de ese mando desmoralizada o con sed de sangre, y que el Líder de Batalla esté agregado a una unidad. Suman que una unidad fanática reciba la orden de ATAQUE y que el Líder de Batalla la entregue en persona.
    .ruling = Estar agregado a una unidad no resta cuando la orden es para esa misma unidad. La unidad desmoralizada o con sed de sangre cuenta además como desorganizada, así que pesa por los dos motivos.
warriors-orders-modifiers-race = unidad de otra raza
    .sheet = { $value } al dado si la unidad y quien le da la orden son de razas distintas.
warriors-orders-modifiers-disorganised = desorganización en el mando
    .sheet = { $value } al dado, una sola vez, si en el mando hay unidades desorganizadas, sean cuantas sean.
warriors-orders-modifiers-adverse = unidades fuera de control
    .sheet = { $value } al dado por cada unidad del mando que esté desmoralizada o tenga sed de sangre.
warriors-orders-modifiers-attached = líder agregado a una unidad
    .sheet = { $value } al dado si el Líder de Batalla está agregado a una unidad.
    .ruling = No se aplica a las órdenes para la unidad a la que está agregado.
warriors-orders-modifiers-fanatic = fanáticos al ATAQUE
    .sheet = { $value } al dado si la orden es de ATAQUE y la recibe una unidad fanática.
warriors-orders-modifiers-in_person = orden entregada en persona
    .sheet = { $value } al dado si el propio Líder de Batalla lleva la orden a la unidad.
warriors-orders-results = Resultado de las órdenes
    .sheet = Con un total de { $accepted } la unidad acepta la orden y con { $accepted_disorganised } la acepta pero se desorganiza; con { $delayed } sigue con la anterior y se puede insistir en el turno siguiente, y con { $delayed_disorganised } ocurre lo mismo pero se desorganiza. Con { $ignored } la unidad la ignora y con { $ignored_disorganised } la ignora y se desorganiza; en ambos casos el mensajero es despedido. Con { $misunderstood } la entiende mal: MANTENER se toma por ATAQUE, y ATAQUE u OPONERSE por MANTENER. Con { $panic } o menos cunde el pánico: la unidad mata al mensajero, ignora la orden y queda desmoralizada.
    .ruling = Un total superior a { $accepted } vale lo mismo.
warriors-orders-results-accepted = Aceptada
    .sheet = Con { $total }, la unidad entiende la orden nueva y la adopta.
    .ruling = Lo mismo ocurre con cualquier total superior.
warriors-orders-results-accepted_disorganised = Aceptada con confusión
    .sheet = Con { $total }, la unidad adopta la orden nueva, pero queda desorganizada.
warriors-orders-results-delayed = Retrasada
    .sheet = Con { $total }, la unidad sigue con su orden anterior; se puede intentar de nuevo en el turno siguiente.
warriors-orders-results-delayed_disorganised = Retrasada con confusión
    .sheet = Con { $total }, la unidad sigue con su orden anterior y queda desorganizada; se puede intentar de nuevo en el turno siguiente.
warriors-orders-results-ignored = Ignorada
    .sheet = Con { $total }, la unidad no hace caso de la orden nueva y despide al mensajero.
warriors-orders-results-ignored_disorganised = Ignorada con confusión
    .sheet = Con { $total }, la unidad no hace caso de la orden nueva, despide al mensajero y queda desorganizada.
warriors-orders-results-misunderstood = Malentendida
    .sheet = Con { $total }, la unidad entiende otra cosa y la cumple: si se le ordenó MANTENER, adopta ATAQUE; si se le ordenó ATAQUE u OPONERSE, adopta MANTENER.
warriors-orders-results-panic = Pánico y confusión
    .sheet = Con { $total } o menos, la unidad mata al mensajero, no hace caso de la orden y queda desmoralizada.
warriors-orders-once = Una orden por turno
    .ruling = Cada unidad hace como mucho un chequeo de órdenes por turno. La orden y el mensajero que la lleva se anuncian al comienzo del movimiento del bando; si la orden se retrasa, el mensajero se queda y puede volver a intentarlo. Los modificadores relativos al mando se refieren al mando de la unidad destinataria, también cuando ordena el Señor de la Guerra. A él le afectan igualmente estar agregado a una unidad y entregar la orden en persona.
warriors-orders-nocourier = Órdenes sin mensajero
    .ruling = Si la orden no la llevaba ningún mensajero, los resultados que lo despiden o lo matan tienen solo sus demás efectos. Tras un retraso nadie espera junto a la unidad, así que hay que volver a anunciar la orden.
warriors-courier-lost = Suerte de los mensajeros
    .ruling = El mensajero al que toca un enemigo al mover se pierde junto con su orden. Nadie le dispara y no estorba a nadie. { $couriers ->
            [one] Cada líder trae { $couriers } mensajero gratuito;
           *[other] Cada líder trae { $couriers } mensajeros gratuitos;
        } { $courier_points ->
            [one] cada uno de más cuesta { $courier_points } punto.
           *[other] cada uno de más cuesta { $courier_points } puntos.
        } Entregada la orden, o si es despedido, el mensajero está de nuevo con su líder en el turno siguiente.
warriors-courier-lost-points = Coste de un mensajero adicional
    .ruling = { $courier_points ->
        [one] Cada mensajero adicional cuesta { $courier_points } punto.
       *[other] Cada mensajero adicional cuesta { $courier_points } puntos.
    }
warriors-orders-courier = Mensajeros
    .ruling = { $couriers ->
        [one] Cada líder dispone de { $couriers } mensajero gratuito.
       *[other] Cada líder dispone de { $couriers } mensajeros gratuitos.
    } A { $order_reach } o menos no hace falta ninguno, y entregar la orden en persona significa estar en contacto con la base de la unidad. Si una orden ha llegado se mira en la fase cuatro, y allí se hace el chequeo: si entonces el mensajero toca la unidad, o si el líder que no envió a ninguno está a ese alcance. Hasta tocarla, el mensajero sigue cabalgando turno tras turno; la orden sin mensajero que no puede oírse en esa fase se pierde. Los mensajeros despedidos regresan; los muertos, no.
warriors-orders-courier-reach = Alcance de la voz
    .ruling = Para dar órdenes a una unidad a { $order_reach } o menos no hace falta mensajero.
warriors-orders-courier-free = Mensajeros gratuitos
    .ruling = { $couriers ->
        [one] Cada líder recibe { $couriers } mensajero sin coste.
       *[other] Cada líder recibe { $couriers } mensajeros sin coste.
    }

### 7. Fase cinco: influencia

warriors-influence-test = Chequeo de influencia
    .sheet = El líder debe estar en contacto de base con la unidad. Un Abanderado a su lado aumenta su liderazgo; ser de otra raza que la unidad lo reduce. Se tira 1D y se tiene éxito si el dado no supera el liderazgo así modificado. Hay un intento por turno.
warriors-influence-test-bannerman = Abanderado junto al líder
    .sheet = { $value } al liderazgo si un Abanderado acompaña al líder.
warriors-influence-test-race = líder de otra raza
    .sheet = { $value } al liderazgo si el líder y la unidad son de razas distintas.
warriors-influence-success = Influencia lograda
    .sheet = La unidad desmoralizada o con sed de sangre vuelve a estar firme, aunque sigue desorganizada.
warriors-influence-failure = Influencia fallida
    .sheet = No sucede nada. El líder puede intentarlo otra vez en el turno siguiente si se queda con la unidad.
warriors-influence-disaster = Desastre
    .sheet = Todo sale mal si el dado marca diez o supera en { $above } el liderazgo. La unidad con sed de sangre mata al líder, que puede evitarlo con una única tirada de salvación si la tiene; la unidad hace un chequeo de mando en la fase siguiente, y el líder que sobrevive puede volver a probar en el turno siguiente. La unidad desmoralizada se desbanda y arrastra consigo al líder, y todas las unidades restantes hacen un chequeo de mando.
    .ruling = El diez es un desastre solo si con él se falla. También lo es superar el liderazgo en más de { $above }.
warriors-influence-limits = Límites de la influencia
    .sheet = El líder que se ha salvado de la furia de la unidad puede intentarlo de nuevo en el turno siguiente.
    .ruling = Cada líder hace un solo intento por turno y cada unidad recibe uno solo. Vale cualquier unidad amiga desmoralizada o con sed de sangre, esté o no en contacto con enemigos. El Abanderado acompaña al líder si lo toca o está en su misma unidad.
warriors-influence-limits-magic = Palabra de poder
    .ruling = Regla opcional nuestra. Una vez por batalla, cuando los líderes ejercen su influencia, cada Señor de la Guerra puede pronunciar una palabra de poder: una unidad amiga a { $reach } o menos, desmoralizada o con sed de sangre, vuelve a estar OK sin tirada, aunque sigue desorganizada.
    .choice-off = Sin palabra de poder
    .choice-on = Una palabra de poder por batalla

### 8. Fase seis: chequeo de mando

warriors-command-when = Cuándo se chequea el mando
    .sheet = Hay chequeo de mando cuando el Señor de la Guerra o un Líder de Batalla muere o se desbanda. También lo provocan los desastres de influencia, para las unidades que allí se indican.
    .ruling = Si se pierde el Señor de la Guerra chequean todas las unidades del ejército; si se pierde un Líder de Batalla, solo las de su mando.
warriors-command-once = Un chequeo por unidad
    .ruling = Aunque coincidan varios motivos, cada unidad afectada tira una sola vez, con los modificadores vigentes al comenzar la fase seis, y todos los resultados surten efecto a la vez. Los líderes que se pierden por estas desbandadas provocan chequeos en el turno siguiente, no en este. Ningún resultado mejora el estado de una unidad, y la unidad que queda desmoralizada deja la sed de sangre. El Señor de la Guerra que se desbanda no cuenta como muerto para el modificador.
warriors-command-test = Chequeo de mando
    .sheet = { $command_scope ->
        [command] Cada unidad afectada tira 1D. Restan la muerte del Señor de la Guerra, cada unidad desbandada o aniquilada y una bravata rota; suma una bravata que aún se cumple.
       *[army] Cada unidad afectada tira 1D. Restan la muerte del Señor de la Guerra, cada unidad desbandada o aniquilada de todo el ejército propio y una bravata rota; suma una bravata que aún se cumple.
    }
    .found = { $command_scope ->
        [command] De las unidades perdidas restan solo las del mando al que pertenece la que chequea, tal como lo entienden los jugadores del original.
       *[army] Los jugadores del original cuentan solo las unidades perdidas del mando de la que chequea; esa lectura no está en vigor.
    }
warriors-command-test-warchief = Señor de la Guerra muerto
    .sheet = { $value } al dado si el Señor de la Guerra ha muerto.
warriors-command-test-losses = unidades propias perdidas
    .sheet = { $value } al dado por cada unidad propia que se ha desbandado o ha sido aniquilada.
    .found = Si se juega como los aficionados al original, cuentan solo las unidades del mando al que pertenece la que chequea.
warriors-command-test-broken = bravata rota
    .sheet = { $value } al dado si la bravata del Señor de la Guerra se ha roto.
warriors-command-test-boast = bravata en pie
    .sheet = { $value } al dado si la bravata del Señor de la Guerra aún se cumple.
warriors-command-test-scope = Qué pérdidas se cuentan
    .sheet = La hoja impresa resta por cada unidad desbandada o aniquilada, sin más distinción.
    .found = Los jugadores del juego original cuentan solo las pérdidas del mando al que pertenece la unidad que chequea.
    .choice-army = Todo el ejército
    .choice-command = Solo el propio mando
warriors-command-results = Resultado del chequeo de mando
    .sheet = Con { $unaffected } o más no pasa nada. Con { $disorganised } la unidad queda desorganizada y con { $shaken }, desmoralizada. Con { $rout } o menos se desbanda al instante.
warriors-command-results-unaffected = Impasible
    .sheet = Con { $total } o más, la unidad sigue como estaba.
warriors-command-results-disorganised = Desorganización
    .sheet = Con { $total }, la unidad queda desorganizada.
warriors-command-results-shaken = Desmoralización
    .sheet = Con { $total }, la unidad queda desmoralizada.
warriors-command-results-rout = Desbandada
    .sheet = Con { $total } o menos, la unidad se desbanda y abandona el campo en el acto.
warriors-odds = Probabilidades
    .sheet = Para cualquier número de dados de cualquier número de caras se puede consultar la probabilidad de un total exacto, de ese total o menos y de ese total o más. Impresas figuran las de dos dados de seis caras y las de dos de diez.

### 9. Bravatas, ejércitos, victoria

warriors-army = Ejércitos
    .found = Los nombres de las tropas proceden del juego original.
    .ruling = Sus perfiles y puntos son una reconstrucción, y los puntos, provisionales. El Señor de la Guerra cuesta { $warchief } puntos más { $warchief_leadership } por cada punto de liderazgo y tiene valía { $warchief_worth } y fuerza +{ $warchief_strength }. El Líder de Batalla cuesta { $leader } más { $leader_leadership } por cada punto de liderazgo, con valía { $leader_worth } y fuerza +{ $leader_strength }. El Héroe cuesta { $hero }, con valía { $hero_worth } y fuerza +{ $hero_strength }. El Abanderado cuesta { $bannerman }, un campeón { $champion } y un estandarte { $standard }; los mensajeros adicionales se pagan aparte. Un arma a dos manos excluye el escudo. { $units_a_hero ->
        [one] Una lista puede tener un Héroe por cada unidad formada
       *[other] Una lista puede tener un Héroe por cada { $units_a_hero } unidades formadas, redondeando hacia abajo,
    } y { $bannermen_a_leader ->
        [0] ningún Abanderado;
        [one] un Abanderado por cada líder;
       *[other] { $bannermen_a_leader } Abanderados por cada líder;
    } puede gastar como máximo el { $individuals_share } % de sus puntos en individuos, incluidos los mensajeros.
warriors-army-heroes = Unidades por Héroe
    .ruling = { $units_a_hero ->
        [one] Una lista puede tener tantos Héroes como unidades formadas.
       *[other] Una lista puede tener un Héroe por cada { $units_a_hero } unidades formadas, redondeando hacia abajo.
    }
warriors-army-bannermen = Abanderados por líder
    .ruling = { $bannermen_a_leader ->
        [0] Una lista no puede tener ningún Abanderado.
        [one] Una lista puede tener un Abanderado por cada líder.
       *[other] Una lista puede tener { $bannermen_a_leader } Abanderados por cada líder.
    }
warriors-army-share = Puntos para individuos
    .ruling = Una lista puede gastar como máximo el { $individuals_share } % de sus puntos en individuos, incluidos los mensajeros.
warriors-victory = Victoria
    .ruling = Un ejército queda derrotado si al final de la fase seis ha perdido unidades e individuos por valor de más del { $beaten_share } % de sus puntos iniciales, en los que también cuentan los individuos. { $turns ->
            [one] La batalla dura { $turns } turno.
           *[other] La batalla dura { $turns } turnos.
        } Después se compara el porcentaje perdido por cada bando, y una diferencia inferior a { $draw_gap ->
            [one] { $draw_gap } punto porcentual
           *[other] { $draw_gap } puntos porcentuales
        } es un empate.
warriors-victory-turns = Duración de la batalla
    .ruling = { $turns ->
        [one] La batalla termina al cabo de { $turns } turno.
       *[other] La batalla termina al cabo de { $turns } turnos.
    }
warriors-victory-beaten = Pérdidas que derrotan
    .ruling = Queda derrotado el ejército que pierde unidades por valor de más del { $beaten_share } % de sus puntos iniciales.
warriors-victory-draw = Margen de empate
    .ruling = { $draw_gap ->
        [one] Al terminar el último turno hay empate si los porcentajes perdidos difieren en menos de { $draw_gap } punto.
       *[other] Al terminar el último turno hay empate si los porcentajes perdidos difieren en menos de { $draw_gap } puntos.
    }
warriors-victory-detail = Recuento de la victoria
    .ruling = También queda derrotado el ejército cuyas unidades restantes están todas desmoralizadas o al que no le queda ninguna. Los puntos de una unidad se pierden cuando se desbanda, es aniquilada o sale de la mesa; los de un individuo, cuando muere o se desbanda; unos y otros cuentan igual. Mientras una unidad siga en pie, sus muertos no cuestan nada; al final del último turno, las miniaturas muertas cuentan por su precio. Si los dos ejércitos caen derrotados a la vez, se comparan como al final del último turno.

warriors-label-elite = Élite
warriors-label-veteran = Veterana
warriors-label-average = Normal
warriors-label-poor = Mediocre
warriors-label-light = Ligera
warriors-label-medium = Media
warriors-label-heavy = Pesada
warriors-label-bow = Arco
warriors-label-javelin = Jabalina
warriors-label-spear = Lanza
warriors-label-hand = Arma de mano
warriors-label-lance = Lanza de caballería
warriors-label-two_hand = A dos manos
warriors-label-short = Corto
warriors-label-long = Largo
warriors-label-bonus = Bono
warriors-label-bloodlust = Sed de sangre
warriors-label-ok = Firme
warriors-label-shaken = Desmoralizada
warriors-label-rout = Desbandada
warriors-label-disciplined = Disciplinada
warriors-label-tribal = Tribal
warriors-label-fanatic = Fanática
warriors-label-annihilated = Aniquilada
warriors-label-untested = Sin chequeo
warriors-label-attack = ATAQUE
warriors-label-hold = MANTENER
warriors-label-oppose = OPONERSE
warriors-label-none = Ninguna
warriors-label-soft = Blanda
warriors-label-hard = Dura
warriors-label-good = En pie
warriors-label-broken = Rota
warriors-label-success = Éxito
warriors-label-failure = Fallo
warriors-label-disaster = Desastre
