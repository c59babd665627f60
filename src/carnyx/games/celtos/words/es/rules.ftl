### 1. El dado, los chequeos y las tablas

celtos-die = El dado
    .sheet = Todas las tiradas del juego se hacen con un D10, un dado de diez caras numeradas del 1 al 10.
celtos-test = Chequeo
    .sheet = Para saber qué resultado hace falta, se suma { $base } a la DIF y se resta la característica activa; lo necesario nunca es menos de { $least }+ ni más de { $most }+. Se tira un D10, se le aplican los modificadores y el chequeo se supera si se llega a ese valor o se rebasa. La tabla de diez por diez da este mismo resultado en sus cien casillas.
celtos-test-default = Chequeos sin dificultad propia
    .sheet = El Chequeo de Reacción y cualquier otro que no nombre su dificultad se tiran contra DIF { $difficulty }.
    .ruling = Los Chequeos de Moral y de Reagrupamiento se cuentan entre ellos y también se hacen contra DIF { $difficulty }.
celtos-values = Valores fuera de la escala
    .ruling = Antes de consultar una tabla, toda característica, daño o DIF que haya quedado por debajo de 1 pasa a valer 1, y lo que supere 10 se queda en 10.
celtos-natural = Resultados directos
    .sheet = { $naturals ->
        [shooting] Al disparar, un 1 directo en el dado es un tiro fallado y un 10 directo es un impacto, por muchos modificadores que haya. En las demás tiradas cuenta solo el total.
       *[all] En cualquier tirada del juego, un 1 directo en el dado fracasa y un 10 directo tiene éxito, por muchos modificadores que haya.
    }
celtos-modifiers = Modificadores
    .ruling = Los modificadores se suman al dado y nunca cambian el valor necesario, que se busca antes y ya viene limitado por la tabla. Por eso el 1+ y el 0+ de la Tabla de Disparo son un margen para absorber penalizaciones.
celtos-profile = Perfil de una miniatura
    .sheet = El perfil reúne Movimiento (M), Disparo (DS), Asalto (AS), Resistencia (RS), Heridas (H) y Tamaño (TM), este último de 1 a 9. Quien juegue en otro idioma verá SH por DS y T por RS en inglés y en alemán, y CC por AS en alemán.
    .found = Lo completan la Fuerza (FU), la Iniciativa (I), el Mando (MD) y el coste en puntos. Una persona corriente tiene un 4 en ellas y una sola herida.
    .ruling = Las características van de 1 a 10.
celtos-profile-m = Movimiento
    .sheet = Cuántas pulgadas avanza la miniatura con una orden de Movimiento normal.
    .short = M
celtos-profile-sh = Disparo
    .sheet = La habilidad con las armas a distancia: cuanto más alta, más fácil es impactar.
    .short = DS
celtos-profile-as = Asalto
    .sheet = La destreza cuerpo a cuerpo, que sirve tanto para golpear como para no ser golpeado.
    .short = AS
celtos-profile-st = Fuerza
    .found = El vigor de la miniatura, del que sale el daño de las armas de CaC.
    .short = FU
celtos-profile-t = Resistencia
    .sheet = Lo difícil que es herir a la miniatura: es la DIF de las tiradas de daño que se hacen contra ella.
    .short = RS
celtos-profile-w = Heridas
    .sheet = Las heridas que aguanta la miniatura; al perder la última, causa baja.
    .short = H
celtos-profile-i = Iniciativa
    .found = Los reflejos de la miniatura; es la característica activa de los Chequeos de Reacción.
    .short = I
celtos-profile-cd = Mando
    .found = El temple y la disciplina con que la tropa aguanta cuando las cosas se tuercen.
    .short = MD
celtos-profile-sz = Tamaño
    .sheet = Lo grande que es la miniatura, de 1 a 9; a las más grandes se les acierta mejor al disparar.
    .short = TM
celtos-profile-points = Puntos
    .found = Lo que cuesta incluir la miniatura en un ejército.
    .short = pts
celtos-measure = Medir y bases
    .ruling = Las distancias van de borde a borde de las bases, por donde estén más próximas, y se puede medir en todo momento. Las bases son redondas: { $small } mm con TM 1 a 3, { $middling } mm con TM 4 o 5, { $large } mm con TM 6 o 7 y { $huge } mm con TM 8 o 9. Dos bases nunca se solapan; si las separa 1 mm o menos, están en contacto. Las miniaturas no tienen frente ni espalda, y una distancia que cae justo en el límite de una franja pertenece a la franja más cercana. { $lengths ->
        [cm] Cada pulgada de estas reglas se juega como 2,5 cm.
       *[inches] Estas reglas se juegan en pulgadas.
    }

### 2. El turno

celtos-turn-markers = Fase de Marcadores
    .sheet = El turno se abre despejando la mesa: se recogen los marcadores de activación y de Reacción que quedan del anterior.
    .ruling = Los marcadores de Pánico siguen en su sitio hasta que la unidad se reagrupa.
celtos-turn-initiative = Fase de Iniciativa
    .sheet = Cada jugador tira un D10. Quien saca más abre el turno o señala a quien debe abrirlo.
    .ruling = Los jugadores empatados repiten la tirada entre ellos.
celtos-turn-activation = Fase de Activación
    .sheet = Los jugadores se van alternando y cada vez activan una sola de sus unidades. Ninguna unidad actúa dos veces en el mismo turno.
    .ruling = A quien ya no le quedan unidades por activar se le pasa por alto.
celtos-turn-limit = Duración de la partida
    .ruling = Se juegan { $turns } turnos, a menos que el escenario fije otra duración.
celtos-seats = Orden alrededor de la mesa
    .ruling = El juego, y toda decisión que corresponda a varios jugadores, da la vuelta a la mesa por orden de asientos a partir de quien empieza. En ese mismo orden despliegan los bandos, cada uno desde su propio borde. El jugador que se queda sin miniaturas está fuera de la partida.

### 3. Órdenes

celtos-order-sequence = Desarrollo de una activación
    .ruling = Una activación consta de Movimiento, Disparo y Asalto, en este orden; cada orden se da como mucho una vez y de cualquiera se puede prescindir. La Carrera y la Reacción, en cambio, ocupan la activación entera. Quien tenga alguna unidad sin activar está obligado a activar una, aunque puede no darle ninguna orden. Si la unidad entra en Pánico, cae en Derrota o es destruida, su activación termina en ese instante.
celtos-order-move = Movimiento
    .sheet = Cada miniatura de la unidad puede avanzar hasta la distancia que marca su M.
celtos-order-rush = A la Carrera
    .sheet = La unidad corre hasta { $times } veces su M, y acto seguido le toca al jugador siguiente.
    .ruling = Una Carrera no puede acabar en contacto con el enemigo.
celtos-order-hold = Reacción
    .sheet = La unidad queda a la espera, lista para responder a lo que haga el enemigo, y acto seguido le toca al jugador siguiente. La orden le está vedada si toca la base de algún enemigo. Los jugadores ingleses la llaman Hold y los alemanes, Halten.
celtos-order-shoot = Disparo
    .sheet = La unidad dispara contra una unidad enemiga: sus miniaturas tiran para impactar y cada impacto tira después para herir.
celtos-order-assault = Asalto
    .sheet = { $bring ->
        [more] La unidad entra en contacto con un enemigo y libra una ronda de cuerpo a cuerpo en la que golpean los dos bandos. Si ya está en contacto con el enemigo, tiene que sumar más miniaturas al contacto siempre que pueda.
        [most] La unidad entra en contacto con un enemigo y libra una ronda de cuerpo a cuerpo en la que golpean los dos bandos. Si ya está en contacto con el enemigo, tiene que sumar al contacto el mayor número de miniaturas que pueda.
       *[all] La unidad entra en contacto con un enemigo y libra una ronda de cuerpo a cuerpo en la que golpean los dos bandos. Si ya está en contacto con el enemigo, tiene que sumar al contacto todas las miniaturas que puedan llegar.
    }
celtos-order-engaged = Órdenes de una unidad trabada
    .sheet = { $orders_engaged ->
        [hold_barred] A quien toca al enemigo solo se le niega la orden de Reacción.
       *[assault_only] Para una unidad que toca al enemigo no hay más orden que el Asalto.
    }
celtos-order-breakoff = Romper el contacto
    .ruling = { $orders_engaged ->
        [hold_barred] Una unidad trabada solo puede hacer un Movimiento si con él todas sus miniaturas acaban fuera de contacto. Antes de que se marche, los enemigos a los que toca golpean durante una ronda sin recibir respuesta. La Carrera y el Disparo le están vedados.
       *[assault_only] Una unidad trabada no puede romper el contacto por decisión propia, ya que solo puede recibir la orden de Asalto.
    }
celtos-order-panicked = Órdenes en Pánico
    .sheet = Mientras no esté trabada, a una unidad en Pánico se le niegan la Reacción, el Disparo y el Asalto; le quedan el Movimiento y la Carrera.
    .ruling = Ninguna de sus miniaturas puede terminar más cerca del enemigo visible más próximo de lo que estaba.

### 4. Mesa, movimiento, línea de visión y cobertura

celtos-coherency = Cohesión
    .ruling = Cada miniatura está a { $reach } o menos de otra de su unidad ({ $skirmish } si son hostigadores), de modo que todas formen una sola cadena. La unidad que pierde la cohesión tiene que recuperarla en su siguiente Movimiento y, hasta entonces, no puede hacer Disparo ni Asalto.
celtos-coherency-exempt = Excepciones a la cohesión
    .ruling = Una unidad trabada puede hacer Asalto aunque le falte cohesión, y una miniatura sola siempre la tiene. Si un Movimiento no basta para recuperarla, las miniaturas terminan lo más cerca que puedan del grupo más numeroso de su unidad. En una unidad en Pánico, la dirección obligada pesa más que la cohesión.
celtos-move-models = Pasar entre miniaturas
    .ruling = Se puede atravesar libremente las bases amigas, pero no terminar encima de ellas. A través del enemigo no se pasa nunca y, salvo en un asalto, hay que guardar con él al menos { $away } de separación.
celtos-move-near = Empezar junto al enemigo
    .ruling = Una miniatura que empieza a { $away } o menos de un enemigo al que no toca puede quedarse quieta o alejarse, pero no acercarse más. La contracarga y el paso al frente para cerrar el contacto se consideran asalto.
celtos-edge = Borde de la mesa
    .ruling = El borde de la mesa no se puede cruzar: las miniaturas solo la abandonan por una Derrota. Un movimiento que encuentra el paso cerrado se detiene en ese punto.
celtos-terrain = Terreno
    .ruling = Por terreno difícil, como un bosque o un pantano, se avanza a mitad de ritmo y no se puede mover a la Carrera. Salvar un obstáculo, como un muro o un seto, cuesta { $cost } de movimiento. Los edificios y el agua profunda son infranqueables; una colina es terreno abierto, pero elevado.
celtos-los = Línea de visión
    .sheet = Para disparar hace falta LdV, y la propia unidad nunca la tapa.
    .ruling = La LdV es una recta que parte del centro del tirador y llega al centro de la base del blanco o a uno cualquiera de sus dos bordes.
celtos-los-models = Miniaturas que tapan la visión
    .sheet = { $sight_models ->
        [all] Toda miniatura tapa la LdV, salvo las de la unidad del tirador y aquella a la que se apunta: también una de la unidad del blanco oculta a quien está detrás.
        [others] Las miniaturas de la unidad que dispara no le tapan la LdV; las de cualquier tercera unidad, sí.
        [none] Ninguna miniatura tapa la LdV. No lo dice ninguna hoja: es una regla de la casa.
       *[size] Las miniaturas de la unidad que dispara no le tapan la LdV.
    }
    .ruling = { $sight_models ->
        [all] El tamaño de quien se interpone no cambia nada.
        [others] El tamaño de quien se interpone no cambia nada, y la unidad del blanco no oculta a ninguna de las suyas.
        [none] Tampoco importa el tamaño de quien se interpone.
       *[size] Una miniatura ajena tanto a la unidad del tirador como a la del blanco tapa la LdV si su TM iguala o supera el mayor de los TM de ambos. Quien está sobre una colina cuenta con { $hill } más de TM.
    }
celtos-los-terrain = Terreno que tapa la visión
    .ruling = Los edificios y las colinas tapan la LdV, aunque la colina no lo hace si uno de los extremos de la línea está sobre ella. A través de un bosque se ve hasta { $depth } de espesor; más allá, tapa.
celtos-cover-where = Quién tiene cobertura
    .ruling = Ante el disparo, una miniatura goza de la cobertura del terreno en que está su centro, o de la de un obstáculo a { $reach } o menos de su base si lo cruza la línea trazada desde el centro del tirador hasta el suyo; cuando hay varias, vale únicamente la mejor. Si disparan varias miniaturas, decide la más cercana a la miniatura impactada, para todos los impactos que esta reciba. En cuerpo a cuerpo no hay tirada de cobertura, solo el bono por defenderla, que se juzga una vez por carga, acabados sus movimientos. Está cubierta la miniatura cuyo centro está en terreno que da cobertura, o aquella que tiene a { $reach } o menos de su base un obstáculo tocado por el camino de todo atacante que la toca, de centro a centro, con su principio y su final, y hasta el centro de la miniatura; rodear un extremo no es cruzar. Si están cubiertas al menos la mitad de las miniaturas que toca la unidad que carga, y la suya no ha contracargado ni se ha evadido, defiende su cobertura contra esa unidad hasta que se mueva o termine el contacto.
celtos-cover = Tirada de cobertura
    .found = A quien defiende un muro u otro obstáculo, este le detiene un impacto con { $wall }+.
    .ruling = Una cobertura ligera, como un bosque o un seto, pide { $soft }+, y una fortificación, { $fortification }+. El dueño del blanco tira un D10 por cada impacto, una vez repartidos los impactos y antes del daño. Ante el disparo, defender un obstáculo no requiere ninguna orden: quien está justo detrás tiene su cobertura. La cobertura no modifica la tirada para impactar.
celtos-cover-template = ataque con plantilla
    .found = { $value } a la tirada de cobertura cuando el impacto procede de una plantilla.

### 5. Disparo

celtos-shoot-sequence = Pasos del disparo
    .sheet = Un disparo se resuelve en cinco pasos: se miran la LdV y el alcance, se escoge el objetivo, se tira para impactar, se reparten los impactos y se tira el daño.
    .found = Las tiradas de cobertura se hacen entre el reparto y el daño.
celtos-shoot-bands = Franjas de Alcance
    .sheet = CaC significa contacto base a base. La franja Corta llega hasta { $short }; la Media va de ahí hasta { $medium }, la Larga hasta { $long } y la Extrema hasta { $extreme }.
    .ruling = Una distancia igual al límite entre dos franjas pertenece a la más corta. Un arma dice qué hace en cada una de las cuatro; a la Extrema solo llegan las máquinas, como la catapulta.
celtos-shoot-range = Medir el alcance
    .ruling = Cada tirador usa la franja que lo separa de la miniatura más próxima que ve de la unidad objetivo. La unidad más cercana se determina por la pareja de miniaturas, una de cada unidad, con menos distancia entre sí, siempre que una vea a la otra. Una unidad «se ha movido» si ha hecho un Movimiento en esta activación.
celtos-shoot-target = Elección del objetivo
    .sheet = { $target ->
        [first] Se dispara a la primera unidad que haya en LdV, esté o no en CaC.
       *[nearest] Se dispara a la unidad enemiga en LdV que esté más cerca, sin contar las que luchan en CaC. Con Percepción Táctica no tiene por qué ser la más cercana.
    }
    .ruling = El objetivo tiene que estar también al alcance de las armas. Si varias unidades empatan, elige quien dispara.
celtos-shoot-dice = Dados de disparo
    .found = Tira un dado cada miniatura que tenga a la vista y al alcance a la unidad objetivo.
celtos-shoot-hit = Tirada para impactar
    .sheet = El tirador necesita 10 menos su DS: con DS 1 le hace falta { $first }+, y cada punto más de DS lo rebaja en uno, hasta el { $last }+ de DS 10.
celtos-shoot-moved = la unidad acaba de moverse
    .sheet = { $value } al dado si la unidad se ha desplazado antes de disparar.
celtos-shoot-size = tamaño del blanco
    .sheet = Los blancos pequeños son más difíciles: { $tiny } al dado contra TM { $tiny_sizes }. Contra TM { $small_sizes } no hay modificador; contra TM { $middling_sizes } es de { $middling }; contra TM { $large_sizes }, de { $large }, y contra TM { $huge_sizes }, de { $huge }.
celtos-shoot-weapon = arma empleada
    .found = Se suma al dado el modificador para impactar que el arma tiene en la franja a la que se dispara.
celtos-shoot-allocate = Reparto de los impactos
    .sheet = Quien controla la unidad objetivo decide qué miniaturas reciben los impactos.
    .ruling = Solo pueden recibirlos miniaturas a la vista, y a ninguna le toca el segundo antes de que todas tengan uno. El impacto se queda con su miniatura: las heridas que excedan de sus H se pierden. Si los impactos son de distinto daño, el dueño elige qué impacto va a qué miniatura, mientras todas tengan uno antes de que alguna tenga dos. Puede dejar que se haga por él: entonces va primero el mayor daño, a las ilesas, las heridas, el músico, el portaestandarte y el líder, en este orden, y la unidad mantiene la cohesión si es posible.
celtos-shoot-damage = Daño del disparo
    .sheet = Por cada impacto se hace un chequeo con el daño del arma en esa franja contra una DIF igual a la RS del blanco.
    .ruling = Cada éxito causa una herida.
celtos-weapon = Cómo se lee un arma
    .found = Un arma tiene una velocidad (VA) y, para cada franja en la que sirve, dos valores: el modificador para impactar y el daño. Un daño escrito con FU parte de la Fuerza de quien la empuña.
    .ruling = También se indica cuántas manos ocupa. Un arma que necesita las dos no deja llevar escudo.
celtos-weapon-hand_weapon = Arma de mano
    .found = VA { $speed }. En CaC, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-claws = Garras
    .found = VA { $speed }. En CaC, { $close_hit } para impactar y daño FU{ $close_damage }, como un arma de mano. Manos que ocupan: { $hands }.
celtos-weapon-improvised = Arma improvisada
    .found = La usa toda miniatura que carezca de otra arma de CaC. VA { $speed }; en CaC, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-spear = Lanza
    .found = VA { $speed_first } en la primera ronda y VA { $speed } en las siguientes. En CaC, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-pike = Pica
    .found = VA { $speed }. En CaC, { $close_hit } para impactar, daño FU{ $close_damage } y Penetrante { $penetrating }. Da Primer Golpe en la ronda en que su portador recibe una carga sin estar trabado. Manos que ocupa: { $hands }. Es una regla de la casa creada por jugadores.
celtos-weapon-two_handed = Arma a dos manos
    .ruling = VA { $speed }. En CaC, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-pair = Par de armas de mano
    .ruling = VA { $speed }. En CaC, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-longbow = Arco largo
    .ruling = Alcance Corto: { $short_hit } para impactar y daño { $short_damage }. Medio: { $medium_hit } y daño { $medium_damage }. Largo: { $long_hit } y daño { $long_damage }. Manos que ocupa: { $hands }.
celtos-weapon-staff_sling = Honda de bastón
    .ruling = Alcance Corto: { $short_hit } para impactar y daño { $short_damage }. Medio: { $medium_hit } y daño { $medium_damage }. En CaC, VA { $speed }, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-javelin = Jabalina
    .ruling = Alcance Corto: { $short_hit } para impactar y daño FU{ $short_damage }. Manos que ocupa: { $hands }.
celtos-weapon-crossbow = Ballesta
    .ruling = Alcance Corto: { $short_hit } para impactar y daño { $short_damage }. Medio: { $medium_hit } y daño { $medium_damage }. Largo: { $long_hit } y daño { $long_damage }. Manos que ocupa: { $hands }.
celtos-weapon-lance = Lanza de caballería
    .ruling = En la ronda en que su portador ha cargado: VA { $speed_charging }, { $close_charging_hit } para impactar y daño FU{ $close_charging_damage }. En las demás equivale a un arma de mano: VA { $speed }, { $close_hit } para impactar y daño FU{ $close_damage }. Manos que ocupa: { $hands }.
celtos-weapon-catapult = Catapulta
    .ruling = Dispara con la plantilla redonda. Alcance Corto: { $short_hit } para impactar y daño { $short_damage }. Medio: { $medium_hit } y daño { $medium_damage }. Largo: { $long_hit } y daño { $long_damage }. Extremo: { $extreme_hit } y daño { $extreme_damage }. Manos que ocupa: { $hands }.
celtos-weapon-breath = Aliento
    .ruling = El aliento de un druida o de un señor espectral usa la plantilla de lágrima y tiene daño { $short_damage }. Manos que ocupa: { $hands }.
celtos-weapon-shield = Escudo
    .found = Un escudo aumenta la RS de quien lo lleva.
    .ruling = El aumento es de { $toughness }. El escudo ocupa una mano, así que no se combina con armas que necesiten las dos.
celtos-weapon-mounted = Montado
    .found = Quien combate montado suma { $toughness } a su RS.
celtos-template-teardrop = Plantilla de lágrima
    .found = Se coloca delante del tirador, tocándolo, y no hay que tirar para impactar: alcanza a toda miniatura que quede debajo, aunque sea en parte.
    .ruling = Mide { $length } de largo y se ensancha de { $narrow } a { $wide }. Como las miniaturas no miran hacia ningún lado, delante es hacia donde apunta el tirador: nombra una miniatura de la unidad blanco que vea dentro de ese largo y apoya el extremo estrecho en su propia base, de modo que señale el centro de aquella. Alcanza por igual a amigos y enemigos, pero no al tirador.
celtos-template-round = Plantilla redonda
    .found = Hay que tirar para impactar con ella.
    .ruling = Tiene { $width } de diámetro, alcanza por igual a amigos y enemigos y se apunta al centro de una miniatura de la unidad blanco que esté a la vista y al alcance. Si la tirada falla, se desvía en una dirección al azar tantas pulgadas como un D10 dividido entre { $divisor }.

### 6. Cuerpo a cuerpo

celtos-cc-sequence = Pasos del cuerpo a cuerpo
    .sheet = El CaC tiene tres pasos: primero se mueve al asalto, luego se lucha y por último se ve quién ha salido vencedor.
celtos-cc-assault = Movimiento de asalto
    .sheet = { $bring ->
        [more] El CaC empieza moviendo las miniaturas al asalto; una unidad que ya estaba en contacto suma más miniaturas, si puede.
        [most] El CaC empieza moviendo las miniaturas al asalto; una unidad que ya estaba en contacto suma el mayor número que pueda.
       *[all] El CaC empieza moviendo las miniaturas al asalto; una unidad que ya estaba en contacto suma todas las que puedan llegar.
    }
    .ruling = Cada miniatura avanza hasta M, en línea recta hacia el objetivo, y hay que poner en contacto a tantas como sea posible. El asalto no vale mientras una miniatura que se ha quedado fuera aún pueda llegar a un hueco libre de los { $spots } que hay alrededor de una base enemiga, con las demás allí donde terminan. Un contacto nuevo es una carga.
celtos-cc-declare = Declarar un asalto
    .ruling = El Asalto se declara contra una sola unidad enemiga, y no se permite si ninguna miniatura puede llegar a tocarla con su M; cada miniatura toma su camino libre más corto. Las demás unidades enemigas que resulten tocadas entran en la ronda, pero no reaccionan. La unidad carga solo si no estaba trabada al comenzar su activación; si lo estaba, suma miniaturas únicamente contra las unidades que ya toca.
celtos-cc-round = Una ronda de combate
    .ruling = Una orden de Asalto da lugar a una ronda entre la unidad activada y todas las unidades enemigas que toca. Otras unidades amigas en contacto con esos enemigos ni golpean ni son golpeadas: combaten en su propia activación. Golpean únicamente las miniaturas que tocan a una del otro bando de la ronda. Dos unidades trabadas entre sí luchan, por tanto, hasta dos veces por turno.
celtos-cc-dice = Dados de combate
    .ruling = En ambos bandos, cada miniatura en contacto base a base tira un dado. Con cada orden de Asalto se lucha una ronda.
celtos-cc-order = Orden de los golpes
    .found = Se golpea de mayor a menor VA, y quien tiene Primer Golpe se adelanta a todos.
    .ruling = A igual VA, los golpes son simultáneos. Los muertos ya no golpean.
celtos-cc-allocate = Reparto de los golpes
    .ruling = Antes de cada paso de VA, todo atacante que toque a varias unidades enemigas dice a cuál golpea. Los impactos se juntan por unidad y los distribuye su dueño como en el disparo, aunque solo entre las miniaturas en contacto con quienes golpean en ese paso. Las heridas que excedan de las H de una miniatura se pierden. Como AS, RS y TM de una unidad se toman los de su tropa.
celtos-cc-weapon = arma en CaC
    .ruling = El modificador para impactar que el arma tiene en CaC se suma a la tirada. Una miniatura usa una sola arma por ronda y la nombra al llegar su primer paso de VA. Para la lanza y la lanza de caballería, la primera ronda es aquella en la que se entró en contacto.
celtos-cc-hit = Golpear en cuerpo a cuerpo
    .sheet = El atacante necesita { $base }, más el AS del defensor, menos el suyo propio; nunca menos de { $least }+ ni más de { $most }+.
celtos-cc-panicked = la propia unidad en Pánico
    .sheet = { $value } al dado si es presa del Pánico la unidad que golpea. La hoja alemana lo repite al hablar del Pánico: «Abzug im NK».
celtos-cc-charged = carga o contracarga
    .sheet = { $value } al dado para la unidad que carga o contracarga.
    .ruling = Cuenta solo en la ronda de esa carga o contracarga.
celtos-cc-cover = defiende una cobertura
    .sheet = { $value } al dado para quien combate defendiendo una cobertura.
    .ruling = El bando que ha cargado contra ella no lo recibe.
celtos-cc-enemy_panicked = el enemigo en Pánico
    .sheet = { $value } al dado si es presa del Pánico la unidad golpeada.
celtos-cc-damage = Daño en cuerpo a cuerpo
    .sheet = Por cada impacto se hace un chequeo con el daño del arma en CaC contra la RS del golpeado.
celtos-cc-result = Resultado del combate
    .sheet = { $check_after ->
        [round] Quien pierde la ronda hace un Chequeo de Moral.
       *[combat] Quien pierde el combate hace un Chequeo de Moral.
    }
    .ruling = Gana el bando que ha causado más heridas en esta ronda; si son las mismas, hay empate.
celtos-cc-sides = Recuento por bandos
    .ruling = Se suman por bando las heridas que de verdad se han perdido en la ronda. Toda unidad del bando perdedor que haya luchado y conserve alguna miniatura hace un chequeo. Un bando aniquilado ha perdido, sean cuales sean las heridas, y sus pasos pendientes no se juegan; quien aún conserve allí alguna miniatura no ha perdido contra él ni hace chequeo por ello. Si ambos quedan aniquilados, hay empate.
celtos-cc-lock = Seguir trabados
    .ruling = Las unidades que han luchado y sobreviven siguen trabadas. Tras los chequeos, cada bando, primero el activo, mueve al contacto donde pueda sus miniaturas que no lo tengan, hasta la mitad de M; esto no es una carga. Si no hay manera de restablecer el contacto, dejan de estar trabadas.
celtos-cc-after = Después del combate
    .ruling = Las unidades permanecen trabadas. Un vencedor al que no le quede ningún enemigo en contacto puede recolocarse hasta la mitad de su M.

### 7. Reacciones

celtos-react-test = Chequeo de Reacción
    .found = La característica activa de este chequeo es la Iniciativa (I).
    .sheet = La dificultad es DIF { $difficulty }.
celtos-react-hold = Responder desde la Reacción
    .ruling = Una unidad en Reacción puede responder una vez: cuando un enemigo a la vista termina un Movimiento o una Carrera, o cuando le declara un Asalto. Responde con un disparo; si la asaltan, puede optar en su lugar por una evasión. Supere o no el Chequeo de Reacción, pierde el marcador de Reacción.
celtos-react-window = Cuándo se puede responder
    .ruling = Hay dos ocasiones: una unidad enemiga ha terminado a la vista un Movimiento o una Carrera, o se ha declarado un Asalto contra la unidad y aún no se ha movido ninguna miniatura. En cada ocasión, una unidad intenta una sola respuesta: disparo o evasión, que exigen estar en Reacción, o contracarga; cualquier intento gasta el marcador de Reacción. Una respuesta nunca da ocasión a otra. Si pueden responder varias unidades, sus dueños lo hacen por orden de asientos tras el jugador activo, y cada uno ordena las suyas.
celtos-react-shot = Disparo de respuesta
    .ruling = Se resuelve como un disparo normal contra la unidad que dio la ocasión, sea o no la más cercana, y nunca se resta por haberse movido. El Chequeo de Moral que provoque se hace en el acto; después la activación prosigue, si todavía puede.
celtos-react-countercharge = Contracarga
    .sheet = Una unidad puede salir al paso de una carga con una contracarga.
    .ruling = Puede intentarlo la unidad cargada que no esté en Pánico ni trabada, con un solo Chequeo de Reacción. Si lo supera, se mueve hasta M hacia quien la carga y se considera que ha contracargado.
celtos-react-countercharge-move = Movimiento de contracarga
    .ruling = El chequeo se hace al declararse el asalto. Quien carga completa su movimiento; después, quien contracarga mueve hasta M sus miniaturas sin contacto para tocar al que carga. Se considera que ambas unidades han cargado.
celtos-react-evade = Evasión
    .found = Una unidad asaltada puede tratar de esquivar la carga.
    .ruling = Se mueve M en línea recta, alejándose de quien la carga. Si aun así la alcanzan, combate sin ningún bonificador.
celtos-react-evade-after = Después de la evasión
    .ruling = La unidad que evade mantiene su formación y se para ante lo primero que le cierre el paso. Si quien carga ya no puede alcanzarla con su M, avanza M hacia ella, se detiene a { $away } de todo enemigo y termina su activación, sin elegir otro objetivo.
celtos-react-panicked = Respuestas en Pánico
    .sheet = { $panic ->
        [no_countercharge] A una unidad en Pánico se le niega la contracarga; el disparo de respuesta no se le prohíbe expresamente.
       *[no_reactions] A una unidad en Pánico se le niegan la contracarga y el disparo de respuesta.
    }

### 8. Moral

celtos-morale-test = Chequeo de Moral
    .sheet = La dificultad es DIF { $difficulty }.
    .ruling = La característica activa es el Mando (MD).
celtos-leader = Líder y grupo de mando
    .ruling = Mientras vive, el líder suma { $bonus } al MD de su unidad. Líder, portaestandarte y músico usan el perfil de la unidad, pueden recibir impactos como cualquier otra miniatura y sus efectos desaparecen con ellos.
celtos-individual = Individuos
    .ruling = Un individuo es una unidad de una sola miniatura: no se une a otras ni les presta nada. La parte que le queda se calcula con sus heridas restantes sobre sus H. En CaC tira { $dice } dados.
celtos-morale-lost_combat = Perder un combate
    .sheet = { $check_after ->
        [round] Cualquier unidad que pierda una ronda de CaC hace un Chequeo de Moral.
       *[combat] Cualquier unidad que salga perdedora de un CaC hace un Chequeo de Moral.
    }
celtos-morale-casualties = Bajas de una unidad
    .sheet = { $casualty_check ->
        [losses] Fuera del CaC, una unidad hace un Chequeo de Moral cuando ha perdido más del 50 % de sus miniaturas.
       *[casualty] Fuera del CaC, una unidad hace un Chequeo de Moral si acaba de tener alguna baja y conserva menos del 50 % de las miniaturas con que empezó.
    }
celtos-morale-individual = Heridas de un individuo
    .sheet = Un individuo hace un Chequeo de Moral cuando le queda menos del 50 % de sus heridas.
    .ruling = { $individual_check ->
        [again] El chequeo se hace tras la andanada o ronda en que cruza la línea del 50 %, y otra vez tras cada una posterior que lo hiera.
       *[once] El chequeo se hace una sola vez, tras la andanada o ronda en que cruza la línea del 50 %.
    }
celtos-morale-panic = Pánico
    .sheet = { $panic ->
        [no_countercharge] Si falla el chequeo con más del 50 % de sus miniaturas, o de sus heridas si es un individuo, la unidad entra en Pánico. En ese estado no contracarga.
       *[no_reactions] Si falla el chequeo con más del 50 % de sus miniaturas, o de sus heridas si es un individuo, la unidad entra en Pánico. En ese estado no contracarga ni hace disparos de respuesta.
    }
    .ruling = El 50 % exacto cuenta como más.
celtos-morale-rout = Derrota
    .sheet = { $rout ->
        [removed] Si falla el chequeo con menos del 50 % de sus miniaturas, o de sus heridas si es un individuo, la unidad cae en Derrota y lo que queda de ella sale de la mesa.
       *[casualties] Si falla el chequeo con menos del 50 % de sus miniaturas, o de sus heridas si es un individuo, la unidad cae en Derrota y lo que queda de ella sale de la mesa contado como bajas.
    }
celtos-morale-once = Un solo chequeo
    .ruling = Por cada andanada o ronda, una unidad hace como mucho un chequeo, una vez resueltas todas sus heridas; si uno de los motivos es un combate perdido, se aplican los modificadores de este. Los individuos también chequean por sus heridas en CaC. { $casualty_check ->
        [losses] El chequeo por pérdidas se hace una única vez, al cruzar la línea del 50 %. Una unidad en Pánico que falla con el 50 % o más sigue en Pánico.
       *[casualty] Una unidad en Pánico que falla con el 50 % o más sigue en Pánico.
    }
celtos-rally = Chequeo de Reagrupamiento
    .sheet = Una unidad en Pánico puede recobrar el ánimo con un Chequeo de Reagrupamiento.
    .ruling = Se hace al principio de su activación y se tira como uno de moral. Si lo supera, se retira el marcador de Pánico y la unidad actúa con libertad.
celtos-rally-must = Reagruparse es obligatorio
    .ruling = Al activarse, una unidad en Pánico tiene que intentar reagruparse, trabada o no; un enemigo en contacto cuenta como a alcance Corto y en LdV. Si falla, todavía puede hacer Asalto en caso de estar trabada y, si no lo está, Movimiento o Carrera. Entrar en Pánico o quedar trabada le quita el marcador de Reacción.
celtos-rally-enemies = Enemigos cerca al reagruparse
    .sheet = Los enemigos en LdV dificultan el chequeo: { $medium } al dado si los hay a alcance Medio y { $short } si los hay a alcance Corto.
    .ruling = Se aplica una sola vez y solo el peor de los dos.
celtos-rally-enemies-short = enemigos a alcance Corto
    .sheet = { $value } al dado si la unidad tiene en LdV algún enemigo a alcance Corto.
celtos-rally-enemies-medium = enemigos a alcance Medio
    .sheet = { $value } al dado si la unidad tiene en LdV algún enemigo a alcance Medio.
    .ruling = Se aplica una sola vez, por muchos que sean, y no se añade al de alcance Corto.

### 9. Rasgos

celtos-trait-battle_awareness = Percepción Táctica
    .sheet = Puede disparar a cualquier unidad y no solo a la más cercana.
celtos-trait-leader = Líder
    .ruling = Suma { $bonus } al MD de su unidad mientras viva.
celtos-trait-standard = Estandarte
    .ruling = { $value } al dado en los Chequeos de Moral de su unidad tras un combate perdido.
celtos-trait-musician = Músico
    .ruling = { $value } al dado en los Chequeos de Reagrupamiento de su unidad.
celtos-trait-skirmisher = Hostigador
    .ruling = Las miniaturas de la unidad mantienen la cohesión a una distancia de hasta { $reach }.
celtos-trait-first_strike = Primer Golpe
    .found = Golpea antes que todos los demás, sea cual sea la VA de las armas.
celtos-trait-penetrating = Penetrante
    .ruling = El número que acompaña a este rasgo se resta de la RS del blanco en la tirada de daño.
celtos-trait-parry = Parada
    .ruling = En cada ronda de CaC, el número que acompaña a este rasgo se resta de los dados para impactar de uno de los enemigos.
celtos-trait-marksmanship = Puntería
    .ruling = El número que acompaña a este rasgo se suma al dado al disparar.

### 10. Ejércitos, despliegue y victoria

celtos-army = Los ejércitos
    .found = Hay cinco pueblos: Gael, Sidhe, Fir Bolg, Fomorianos y Vanir. La fuerza de demostración Gael vale { $gael } puntos: 6 honderos de bastón y su líder (151), 6 guerreros y su líder (101), 5 mesnaderos con escudo, músico, estandarte y líder (121) y un caudillo con Puntería 2 (42). La de los Sidhe vale { $sidhe }: 4 mesnaderos con escudo, músico, estandarte y líder (138), 6 arqueros y su líder (206) y un príncipe montado con Parada 1 (72).
    .ruling = Los perfiles de esas tropas son una reconstrucción ajustada a sus precios. Los Fir Bolg (muertos vivientes), los Fomorianos (orcos, trasgos, hombres bestia, sirenas y un gran monstruo) y los Vanir (gentes del norte) son diseños nuevos en el mismo estilo, igual que la caballería y el carro Gael y los jinetes de dragón Sidhe.
celtos-deploy = Mesa y despliegue
    .ruling = La mesa mide { $width } por { $depth }; para la demostración basta una de { $demo } por { $demo }. Las zonas de despliegue tienen { $zone } de fondo, y los jugadores colocan por turnos una unidad cada vez.
celtos-victory = Victoria
    .ruling = Tras cada activación se comprueba si queda un solo bando con miniaturas: ese gana. Si no queda ninguno o se llega al límite de turnos, deciden los puntos; a igual puntuación, hay empate. Cada unidad se cobra una sola vez: entera si fue destruida o cayó en Derrota, la mitad si está por debajo del 50 %. Con más de dos jugadores, la cobra aquel cuya unidad causó la última herida o ganó la ronda.
celtos-victory-objective = Dominar un lugar
    .ruling = Un escenario puede dar puntos a un lugar. Al hacer la cuenta los recibe el único jugador que tenga a { $reach } o menos de él, medidos desde el borde de la peana, una miniatura de una unidad que no esté en Pánico; si son varios o no hay ninguno, el lugar no da nada a nadie.

### 11. En qué difieren las hojas

celtos-edition-orders_engaged = Órdenes en contacto
    .sheet = La hoja alemana solo permite el Asalto a una unidad en contacto con el enemigo; la inglesa y la española únicamente le impiden ponerse en Reacción.
    .choice-assault_only = Solo Asalto
    .choice-hold_barred = Todas salvo Reacción
celtos-edition-bring = Miniaturas al contacto
    .sheet = La hoja alemana manda que una unidad en contacto acerque todas las miniaturas que puedan llegar; la española, cuantas sea posible, y la inglesa pide más que antes, si se puede. Todas las que lleguen son cuantas sea posible, así que las dos primeras dan aquí lo mismo.
    .choice-all = Todas las que lleguen
    .choice-most = Las más posibles
    .choice-more = Más que antes
celtos-edition-sight_models = Miniaturas y visión
    .sheet = Para la hoja alemana tapan la LdV todas las miniaturas excepto las de la propia unidad, también las primeras de la unidad del blanco. La inglesa y la española aclaran que la misma banda no estorba, de modo que las demás sí.
    .ruling = Cabe un término medio: que el tamaño de quien se interpone decida si tapa o no. Que ninguna tape es una regla de la casa.
    .choice-size = Según el tamaño
    .choice-all = Tapan todas salvo las de la propia unidad
    .choice-others = Tapan todas las de terceras unidades
    .choice-none = No tapa ninguna
celtos-edition-target = Objetivo del disparo
    .sheet = Según las hojas inglesa y española, se dispara a la unidad enemiga visible más cercana que no esté en CaC, y la Percepción Táctica dispensa de ello. Según la alemana, a la primera que haya en LdV, esté o no en CaC.
    .choice-nearest = La más cercana, fuera de CaC
    .choice-first = La primera a la vista
celtos-edition-naturals = Resultados directos
    .sheet = La hoja alemana hace valer el 1 y el 10 directos en todas las tiradas; la inglesa y la española los nombran solo junto al disparo.
    .choice-all = En todas las tiradas
    .choice-shooting = Solo al disparar
celtos-edition-lengths = Pulgadas o centímetros
    .sheet = Las hojas inglesa y alemana miden en pulgadas. La española usa centímetros y pone 30 cm donde las otras dicen 12 pulgadas.
    .choice-inches = En pulgadas
    .choice-cm = En centímetros
celtos-edition-check_after = Chequeo tras el combate
    .sheet = Las hojas inglesa y española piden el Chequeo de Moral al perder un combate; la alemana, al perder una ronda. En la mesa da lo mismo, ya que cada vez se lucha una sola ronda.
    .choice-combat = Al perder el combate
    .choice-round = Al perder la ronda
celtos-edition-casualty_check = Chequeo por bajas
    .sheet = En las hojas inglesa y española, la unidad chequea si tiene una baja y está por debajo del 50 %. En la alemana basta con haber perdido más del 50 %.
    .choice-casualty = Baja y menos del 50 %
    .choice-losses = Más del 50 % perdido
celtos-edition-panic = Efectos del Pánico
    .sheet = En las hojas inglesa y española, el Pánico impide la contracarga y el disparo de respuesta; la alemana excluye el contraataque, pero no nombra el disparo de respuesta; su «Abzug im NK» es el −2 que los combatientes en Pánico tienen en todas las hojas. El disparo de respuesta exige la orden de Reacción, y el Pánico quita ese marcador: aquí las dos lecturas dan lo mismo.
    .choice-no_reactions = Ni contracarga ni disparo
    .choice-no_countercharge = Solo sin contracarga
celtos-edition-rout = Retirada tras la Derrota
    .sheet = Todas las hojas retiran la unidad en Derrota; la alemana añade que sus miniaturas cuentan como bajas. Una unidad en Derrota paga lo mismo que una destruida, así que aquí da igual.
    .choice-casualties = Cuentan como bajas
    .choice-removed = Solo se retiran
celtos-edition-individual_check = Chequeo de un individuo
    .sheet = En las hojas inglesa y española, un individuo chequea cuando sus heridas han bajado del 50 %; en la alemana, cuando ha perdido más del 50 %.
    .ruling = Eso ocurre una sola vez. La otra lectura pide el chequeo otra vez tras cada andanada o ronda posterior que lo hiera.
    .choice-once = Una vez, al bajar de la mitad
    .choice-again = Otra vez con cada herida

celtos-label-need = Necesario
celtos-label-bonus = Modificador
celtos-label-limit = Hasta
celtos-label-short = Corto
celtos-label-medium = Medio
celtos-label-long = Largo
celtos-label-extreme = Extremo
celtos-label-soft = Ligera
celtos-label-wall = Muro
celtos-label-fortification = Fortificación
celtos-label-millimetres = Milímetros
celtos-label-close = CaC
celtos-label-panic = Pánico
celtos-label-rout = Derrota
celtos-label-active_stat = Car. activa
celtos-label-difficulty = DIF
celtos-label-attacker_as = AS atacante
celtos-label-defender_as = AS defensor
celtos-label-shooting_skill = DS
