### La mesa en el navegador

## Problemas con un mensaje

table-trouble-malformed = No se entiende este mensaje.
table-trouble-stale = Esa pregunta ya está contestada.
table-trouble-not-yours = No te toca contestar.
table-trouble-too-long = Este mensaje es demasiado largo.
table-trouble-no-undo = Esto no se puede deshacer.
table-trouble-consent = Desde entonces se ha revelado algo: todos en la mesa deben estar de acuerdo.
table-trouble-unknown = No existe esa batalla.
table-trouble-taken = Ahí ya se sienta alguien; tú miras.
table-trouble-origin = Esta página viene de otra parte: solo las páginas de la mesa pueden hablar con ella.
table-trouble-bygone = Esta batalla se jugó con reglas anteriores: se puede mirar, y seguir jugando como una batalla nueva.
table-trouble-too-large = Este archivo es demasiado grande: como mucho { $most } MB.
table-trouble-not-kept = No se ha podido guardar; nada ha cambiado.
table-trouble-asked = También los demás en la mesa deben estar de acuerdo.
table-trouble-wish = Esta batalla no se puede preparar: { $part }.

## El final

table-draw = Empate
table-wins = Gana { $side }

## Cómo va la batalla

table-phase-deploy = Despliegue
table-phase-turn = Turno { $turn }
table-badge-panic = En Pánico
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

## Preguntas

table-dice-faces = Las caras son { $faces }.
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
table-ask-rank = { $unit }: ¿quién recibe los impactos?
table-ask-choose = { $unit }: elige
table-ask-nominate = ¿Quién empieza?
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
    [one] { $unit-el } carga; nadie se ha movido todavía.
   *[other] { $unit-el } cargan; nadie se ha movido todavía.
}
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
table-damages = Daño, en el orden de los impactos: { $damages }
table-order-move = Mover
table-order-rush = A la Carrera
table-order-hold = Reacción
table-order-done = Hecho
table-order-shoot-at = Disparar contra { $unit-el }
table-order-assault-at = Asaltar { $unit-a }
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
table-note-ground = El terreno añade: { $extra }
table-band-close = Cuerpo a cuerpo
table-band-short = Corto
table-band-medium = Medio
table-band-long = Largo
table-band-extreme = Extremo
table-sight-blocked = { $what } en medio, por { $by }

## Probabilidades

table-odds-assumes = Suponiendo que nadie responde.
table-odds-sampled = Muestreo: { $plays } pruebas; una probabilidad puede desviarse { $error }.
table-losses = { $number } bajas de media
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
table-rest-deploy = Desplegar las demás
table-rest-march = Las demás se quedan o van como deben
table-rest-walk = Los demás se quedan
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
table-how-rank = Pulsa las miniaturas en el orden de los impactos, el peor primero. La que pueda recibir varios se pulsa otra vez.
table-how-march = Arrastra una unidad: gira y avanza. Mantén Mayús al soltar para seguir planeando.
table-how-walk = Únete a una unidad, o arrástralo a un lugar.
table-how-ride = Pulsa adónde cabalga el mensajero.
table-how-send = Pulsa una unidad para ver solo sus órdenes.
table-how-first-orders = Una orden cada una; nadie más las ve aún.
table-ask-first-orders = Primeras órdenes, en secreto
table-ask-aim = { $unit }: ¿a quién disparar?
table-ask-fight = { $unit }: ¿cómo luchan?
table-march-reform = { $unit }: formar con { $files } de frente
table-march-stand = { $unit }: quedarse
table-march-go = { $unit }: { $how }
table-march-bound = { $unit }: { $how } ({ $why })
table-walk-stay = { $unit }: quedarse
table-walk-join = { $unit }: unirse { $other-a }
table-send-done = No más órdenes
table-send-courier = { $unit }: { $order }, por un mensajero { $leader-de }
table-send-voice = { $unit }: { $order }, de viva voz, por { $leader-el }
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
table-fight-one = Una fila, contra { $unit-el }
table-fight-two = Dos filas, contra { $unit-el }
table-edge = Borde { $number }
table-annihilated = Aniquilada
table-odds-assumes-ranks = Suponiendo que los demás luchan en una fila, cada cual contra el primer enemigo que toca.
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
