### La mesa en el navegador

## Problemas con un mensaje

table-trouble-malformed = No se entiende este mensaje.
table-trouble-stale = Esa pregunta ya está contestada.
table-trouble-not-yours = Ahora no decides tú.
table-trouble-too-long = Este mensaje es demasiado largo.
table-trouble-no-undo = Esto no se puede deshacer.
table-trouble-consent = Desde entonces se ha revelado algo: todos en la mesa deben estar de acuerdo.
table-practice = Fue una práctica: contra el ordenador se anuló algo ya revelado.
table-practice-verdict = { $verdict } (práctica)
table-trouble-unknown = No existe esa batalla.
table-trouble-taken = Ahí ya se sienta alguien; tú miras.
table-trouble-origin = Esta página viene de otra parte: solo las páginas de la mesa pueden hablar con ella.
table-trouble-bygone = Esta batalla se jugó con reglas anteriores: se puede mirar, y seguir jugando como una batalla nueva.
table-trouble-too-large = Este archivo es demasiado grande: como mucho { $most } MB.
table-trouble-not-kept = No se ha podido guardar; nada ha cambiado.
table-trouble-asked = También los demás en la mesa deben estar de acuerdo.
table-trouble-wish = Esta batalla no se puede preparar: { $part }.
table-trouble-too-fast = Eso fue demasiado de golpe: se te atiende más despacio, para que los demás no tengan que esperar.
table-trouble-overdue = Calcular esto tarda demasiado.
table-trouble-lost = No se ha podido calcular; pregunta otra vez.
table-trouble-full = El disco está lleno: no se ha podido guardar; nada ha cambiado.
table-trouble-read-only = No se puede escribir en las batallas guardadas; nada ha cambiado.
table-trouble-locked = Otro programa usa las batallas guardadas; nada ha cambiado. Inténtalo otra vez.
table-trouble-damaged = Parte de las batallas guardadas está dañada: «carnyx doctor» salva lo que se puede leer.
table-trouble-unusable = No se pueden usar las batallas guardadas; nada ha cambiado.
table-trouble-crowded = Ya hay demasiados conectados; inténtalo más tarde.
table-trouble-invitation = Este sitio es para quien esté invitado: tu invitación no lo es o ya se usó. Tú miras.
table-trouble-not-gone = Quien se sienta ahí está aquí, o lo estaba hace un momento.
table-trouble-not-owner = Solo quien hizo esta batalla puede borrarla.
table-trouble-endless = El diario de esta batalla ya es tan largo como puede ser: no se le puede añadir nada más. Desde cualquier momento suyo puede empezar una batalla nueva.
table-trouble-thinker-again = El jugador del ordenador fue interrumpido y vuelve a empezar a pensar.
table-trouble-thinker-simpler = El jugador del ordenador no encontró respuesta: otro más sencillo sigue en su sitio.
table-trouble-thinker-person = El jugador del ordenador no encontró respuesta: su sitio queda libre para una persona.

## El final

table-draw = Empate
table-wins = Gana { $side }

## Cómo va la batalla

table-phase-deploy = Despliegue
table-phase-turn = Turno { $turn }
table-phase-initiative = Iniciativa
table-phase-activations = Activaciones
table-phase-shooting = Disparo
table-phase-movement = Movimiento
table-phase-combat = Combate
table-phase-orders = Órdenes
table-phase-influence = Influencia
table-phase-command = Mando
table-meter-points = Puntos de victoria
table-meter-points-text = Tras el turno { $turns } gana quien tenga más puntos. El último bando con miniaturas gana al instante.
table-tally-leads = { $points } puntos, { $by } por delante
table-tally-behind = { $points } puntos, necesita { $by } más para ir en cabeza
table-tally-even = { $points } puntos, empatados
table-meter-destroyed = Puntos enemigos destruidos
table-meter-destroyed-text = Un ejército está vencido en cuanto desaparecen unidades por más del { $share } de sus puntos, o cuando todas las que quedan están desmoralizadas. Tras el turno { $turns } se comparan las bajas, con las figuras muertas: gana quien haya perdido la parte menor.
table-meter-gap = { $gap ->
    [one] Pero si las partes difieren en menos de { $gap } punto porcentual, hay empate ({ $title }; fuente: { $source }).
   *[other] Pero si las partes difieren en menos de { $gap } puntos porcentuales, hay empate ({ $title }; fuente: { $source }).
}
table-tally-destroyed = { $points } de los { $needs } puntos que vencen al enemigo; { $taken } con las figuras muertas; parte perdida de los propios puntos: { $own }
table-badge-panic = En Pánico: −2 en combate, sin Disparo ni Reacción hasta reagruparse
table-badge-hold = En Reacción
table-badge-engaged = Trabada
table-badge-activated = Ya ha actuado
table-badge-apart = Sin cohesión
table-badge-wounded = Heridas: quedan { $left } de { $most }
table-apart = A { $gap }, se permiten { $most }
table-said = { $name }, { $number ->
    [one] 1 miniatura
   *[other] { $number } miniaturas
}
table-ground-wood = Bosque
table-ground-swamp = Pantano
table-ground-marsh = Marisma
table-ground-water = Agua
table-ground-bridge = Puente
table-ground-hill = Colina
table-ground-wall = Muro
table-ground-hedge = Seto
table-ground-crops = Cultivos
table-ground-building = Edificio
table-ground-works = Parapeto
table-ground-fortification = Fortificación
table-models = Miniaturas
table-weapons-read = Cada casilla: bonificación o penalización para impactar / daño. Un guion: fuera de alcance.

## Preguntas

table-dice-faces = Caras: { $faces }; el 10 puede escribirse 0, y los espacios pueden faltar.
table-dice-ties = Tras un empate, escribe la siguiente tirada detrás de la primera.
table-ask-throw = Tira los dados
table-ask-activate = Activa una unidad
table-ask-react = ¿Quién responde?
table-ask-order = Órdenes para { $unit-el }
table-ask-move = Mover { $unit-a }
table-ask-rush = { $unit-number ->
    [one] { $unit-el } corre
   *[other] { $unit-el } corren
}
table-ask-close-in = { $unit-number ->
    [one] { $unit-el } traba combate
   *[other] { $unit-el } traban combate
}
table-ask-leave = { $unit-number ->
    [one] { $unit-el } rompe el contacto
   *[other] { $unit-el } rompen el contacto
}
table-ask-deploy = Despliega una unidad
table-ask-rank = { $unit }: { $hits ->
        [one] ¿quién recibe el impacto?
       *[other] ¿quién recibe los { $hits } impactos?
    }
table-ask-choose = { $unit }: elige
table-ask-nominate = ¿Quién empieza?
table-why-first = Quien va primero puede disparar o cargar antes que el enemigo; quien va segundo ve lo que hace y responde.
table-ask-edge = ¿Qué borde de la mesa?
table-ask-boast = ¿De qué se jacta el Señor de la Guerra?
table-ask-influence = { $unit-number ->
    [one] ¿A quién calma { $unit-el }?
   *[other] ¿A quién calman { $unit-el }?
}
table-ask-word = ¿Quién oye la palabra de poder { $unit-de }?
table-ask-struck = { $unit }: ¿a quién de las filas alcanza el golpe?
table-ask-again = ¿Vuelve a intentarlo con { $unit-el } el mensajero de la orden retrasada?
table-ask-reaction = { $unit }: ¿qué respuesta?
table-ask-weapon = { $unit }: ¿qué arma?
table-ask-foe = { $unit }: ¿a quién golpea esta miniatura?
table-ask-parry = { $unit }: ¿qué golpes se paran?
table-ask-template = { $unit }: ¿sobre quién va la plantilla?
table-moved-near = { $unit-number ->
    [one] { $unit-el } se ha movido a la vista de unidades en Reacción.
   *[other] { $unit-el } se han movido a la vista de unidades en Reacción.
}
table-charged-by = { $unit-number ->
    [one] { $unit-el } anuncia una carga. Puedes reaccionar antes de que llegue.
   *[other] { $unit-el } anuncian una carga. Puedes reaccionar antes de que llegue.
}
table-won-consolidate = El combate está ganado y no queda enemigo en contacto: la unidad puede mover hasta { $reach } o quedarse.
table-concede = Rendir la batalla
table-nobody = Nadie
table-again = Intentarlo de nuevo
table-recall = Hacerlo volver
table-stay = Quedarse
table-way = { $length } hacia el { $direction }
table-ride-waits = Esperar
table-close-in = Por el camino más corto
table-as-they-stand = Tal como están
table-allot-for-me = Hazlo por mí
table-allot-takers = { $number ->
        [one] miniatura { $models }
       *[other] miniaturas { $models }
    }
table-hits-from = { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    } { $unit-de }, daño { $damage }
table-hits-next = Después se tira por cada impacto: la cobertura si la hay, y luego el daño.
table-order-move = Mover
table-order-rush = A la Carrera
table-order-rush-far = A la Carrera: { $far }, termina la activación
table-order-hold = Reacción
table-order-done = Hecho
table-form-close = Cerrar filas
table-form-line = Línea
table-form-column = Columna
table-form-towards = Hacia el enemigo
table-order-shoot-at = Disparar contra { $unit-el }
table-order-assault-at = Asaltar { $unit-a }
table-order-move-and-assault = Mover { $far } y asaltar { $unit-a }
table-role-leader = líder
table-role-standard = estandarte
table-role-musician = músico
table-role-rank = tropa
table-model = { $number }: { $role }
table-model-tough = { $number }: { $role }, heridas { $wounds }
table-choice-none = Sin respuesta
table-choice-shoot = Disparar
table-choice-evade = Evasión
table-choice-countercharge = Contracarga
table-choice-later = Más tarde, contra golpes más lentos

## Gestos

table-note-coherency = Sin cohesión: huecos de más de { $gap }
table-note-ground = El terreno cuesta { $extra } más
table-note-no-rush = Ninguna carrera lleva más lejos: { $why }
table-note-two-orders = Dos órdenes en una: primero se mueve y luego asalta.
table-move-first = Si antes se acerca { $by }, puede asaltar en la misma activación.
table-note-reform = Una tirada decide cuántas filas cambian
table-band-close = Cuerpo a cuerpo
table-band-short = Corto
table-band-medium = Medio
table-band-long = Largo
table-band-extreme = Extremo
table-sight-blocked = { $what } en medio: sobran { $by }

## Probabilidades

table-need-base = Necesario sin modificadores
table-need-only = solo vale un { $face }
table-need-all-but = solo falla un { $face }
table-need-never = ningún número basta
table-need-always = cualquier número vale
table-face-nought = 0 (cuenta como diez)
table-odds-assumes = Suponiendo que nadie responde.
table-odds-no-reaction = El objetivo no puede reaccionar.
table-may-countercharge = { $chance }: el objetivo contracarga. Entonces el atacante gana en el { $wins } de los casos y tiene { $lost }.
table-may-shoot = { $chance }: el objetivo dispara primero, lo que supone { $lost }.
table-may-evade = { $chance }: el objetivo se evade y queda fuera de alcance.
table-may-evade-in-vain = { $chance }: el objetivo se evade, pero sigue al alcance.
table-may-react = { $chance }: el objetivo puede reaccionar antes: { $what }.
table-odds-sampled = Muestreo: { $plays } pruebas; una probabilidad puede desviarse { $error }.
table-losses = { $number } bajas de media
table-wounds-lost = { $number } heridas de media
table-won-attacker = Gana el atacante
table-won-defender = Gana el defensor
table-won-draw = No gana nadie

## Amenazas

table-ring-move = Movimiento { $reach }
table-ring-rush = Carrera { $reach }
table-ring-assault = Asalto { $reach }
table-ring-move_assault = Movimiento y asalto { $reach }
table-ring-template = Plantilla { $reach }
table-ring-short = Alcance corto { $reach }
table-ring-medium = Alcance medio { $reach }
table-ring-long = Alcance largo { $reach }
table-ring-extreme = Alcance extremo { $reach }
table-danger-gap = a { $gap }
table-danger-shoot-standing = puede disparar { $odds }
table-danger-shoot-moving = puede disparar tras moverse { $odds }
table-danger-shoot-perhaps = quizá llegue a su alcance { $odds }
table-danger-assault-standing = puede asaltar { $odds }
table-danger-assault-moving = puede asaltar tras moverse { $odds }
table-danger-assault-perhaps = quizá llegue al asalto { $odds }
table-danger-reacts = responde con { $chance }
table-danger-next-turn = el turno que viene: { $what }

## Warriors

table-badge-order-sealed = Su orden está sellada
table-badge-bloodlust = Sed de sangre
table-badge-shaken = Desmoralizada
table-badge-disorganised = Desorganizada
table-badge-volleys = { $volleys ->
    [one] Queda { $volleys } andanada
   *[other] Quedan { $volleys } andanadas
}
table-courier = Mensajero
table-ask-march = Mueve una unidad
table-ask-walk = Mueve a un individuo
table-ask-ride = Cabalga el mensajero hacia { $unit-el }
table-ask-send = Envía órdenes
table-rest-activate = Las demás se quedan donde están este turno
table-rest-influence = Ningún otro líder lo intenta
table-rest-deploy = Desplegar las demás
table-rest-march = Las demás se quedan o van como deben
table-rest-walk = Los demás se quedan
table-habit-first = Empezamos nosotros siempre que podamos elegir
table-habit-ride = Los mensajeros toman el camino más corto
table-habit-hits = Los impactos se reparten por mí
table-habit-react = Nadie en espera reacciona
table-habit-reaction = Sin reacción a una carga
table-habit-parry = Se para a quien golpee primero
table-habit-close-in = Acercarse por el camino más corto
table-how-activate = Arrastra una unidad: dentro de su alcance se mueve, más lejos corre, sobre un enemigo asalta. O pulsa en ella.
table-how-order = Arrastra la unidad o elige una orden.
table-how-move = Arrastra la unidad; al soltarla queda hecho.
table-how-rush = Arrastra la unidad; al soltarla queda hecho.
table-how-leave = Arrastra la unidad fuera del combate.
table-how-close-in = Por el camino más corto, o arrastra miniaturas sueltas.
table-how-deploy = Acepta el lugar ofrecido, o arrastra un nombre a la mesa.
table-how-rank = O elige tú: pulsa una miniatura por cada impacto, empezando por el más grave. La que pueda recibir más de uno se puede pulsar otra vez.
table-how-march = Arrastra una unidad: hace conversión y avanza. O tira de sus asas: la esquina convierte, el frente avanza, el flanco reforma. Al soltar queda hecho; con Mayús queda como plan que puedes continuar.
table-how-aim = Pulsa en un enemigo para ver qué hace una descarga, o elige aquí.
table-how-walk = Únete a una unidad, o arrástralo a un lugar.
table-how-ride = Pulsa adónde cabalga el mensajero.
table-how-send = Elige una orden para cada unidad que deba recibir una nueva. Mensajeros disponibles: { $number }.
table-how-first-orders = Una orden cada una; nadie más las ve aún.
table-how-nominate = Quien mueve primero golpea primero y ocupa el terreno; quien mueve después ve lo que hace el enemigo y le responde.
table-how-influence = Un dado no mayor que su liderazgo calma a la unidad. Mira antes las probabilidades: un desastre cuesta más que esperar.
table-ask-first-orders = Primeras órdenes, en secreto
table-ask-aim = { $unit }: ¿a quién disparar?
table-ask-fight = { $unit }: ¿cómo luchan?
table-march-reform = { $unit }: formar con { $files } de frente
table-march-width = Formar con { $files } de frente
table-march-at = Marchar contra { $unit-el }
table-march-stand = { $unit }: quedarse
table-march-go = { $unit }: { $how }
table-march-bound = { $unit }: { $how } ({ $why })
table-walk-stay = { $unit }: quedarse
table-walk-join = { $unit }: unirse { $other-a }
table-walk-takes = cuesta { $spent } de { $may }, quedan { $left }
table-note-sets-out = Se mide desde el centro del frente { $unit-de }.
table-send-done = Ninguna orden nueva
table-grid-seal = Sellar las órdenes
table-grid-send = Enviar estas órdenes
table-grid-obeyed = obedecida
table-odds-obeyed = { $what }: obedecida { $share }
table-grid-keeps = sin orden nueva
table-grid-underway = { $order } está en camino
table-grid-courier = mensajero { $leader-de }
table-grid-voice = { $leader-el } en persona
table-grid-when = { $turns ->
        [0] este turno
        [one] el turno siguiente
       *[other] en { $turns } turnos
    }
table-grid-if-near = este turno, si acaba a { $reach } o menos
table-orders-all = Todas las unidades: { $order }
table-aim = { $unit }: { $volleys } { $volleys ->
        [one] andanada
       *[other] andanadas
    }
table-aim-none = No disparar
table-ask-place = { $unit }: ¿quién ocupa qué puesto de la primera fila?
table-place-at = { $unit }: hilera { $file }, en contacto: { $enemies }
table-place-front = { $unit }: hilera { $file }
table-place-behind = { $unit }: detrás
table-place-risk = Cae en el combate de este turno: { $risks }
table-fight-one = Una fila, contra { $unit-el }
table-fight-two = Dos filas, contra { $unit-el }
table-edge = Borde { $number }
table-annihilated = Aniquilada
table-odds-assumes-ranks = Suponiendo que los demás luchan en una fila, cada cual contra el primer enemigo que toca.
table-odds-save = dos dados: la salvación del jefe
table-odds-influence-success = Éxito: otra vez bien, aún desorganizada.
table-odds-influence-failure = Fracaso: nada cambia.
table-odds-disaster-shaken = Desastre (un diez, o pasarse en { $above }): la unidad huye y lo arrastra, y cada unidad que le quede al ejército hace un chequeo de mando.
table-odds-disaster-bloodlust = Desastre (un diez, o pasarse en { $above }): la unidad se vuelve contra él, y muere si no se salva. Ella hace un chequeo de mando y, si él muere, también todas las unidades que mandaba.
table-fact-quality = Calidad
table-fact-discipline = Disciplina
table-fact-strength = Fuerza
table-fact-resilience = Resistencia
table-fact-worth = Valor
table-fact-armour = Armadura
table-fact-move = Movimiento
table-fact-points = Puntos
table-fact-volleys = Andanadas
table-fact-leadership = Liderazgo
table-fact-boast = Bravata
table-boast-good = { $boast }: en pie, +1 en chequeos de mando
table-boast-broken = { $boast }: rota, −1 en chequeos de mando
table-quality-elite = Élite
table-quality-veteran = Veterana
table-quality-average = Normal
table-quality-poor = Mediocre
table-discipline-disciplined = Disciplinada
table-discipline-tribal = Tribal
table-discipline-fanatic = Fanática
table-armour-light = Ligera
table-armour-medium = Media
table-armour-heavy = Pesada
table-shield = escudo
table-trait-champion = Campeón
table-trait-standard = Estandarte
table-trait-standard-lost = Ha perdido el estandarte
table-danger-fights = lucha con ella { $odds }
table-danger-charge = puede cargar { $odds }
table-danger-must-charge = debe cargar { $odds }
table-lost-models = Miniaturas perdidas: { $number }
