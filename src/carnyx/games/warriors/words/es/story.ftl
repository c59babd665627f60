### Cómo se narra una batalla de Warriors, respuesta a respuesta

## Antes de la batalla

story-figures = { $number ->
    [one] { $number } miniatura
   *[other] { $number } miniaturas
}
story-ranks = { $number ->
    [one] { $number } fila
   *[other] { $number } filas
}
story-stands-block = { $unit }: { $figures }, { $files } de frente, mirando al { $facing }; a { $west } del borde oeste y a { $south } del borde sur.
story-stands-alone = { $unit }: sin compañía, a { $west } del borde oeste y a { $south } del borde sur.
story-stands-with = { $unit }: en las filas de { $host }.
story-edges = { $player } gana la tirada por los bordes.
story-picks-edge = { $player } se queda con el borde del { $direction }.
story-boasts = { $player }, bravata del Señor de la Guerra: { $boast }.
story-boast-broken = { $player }, bravata rota: { $boast }.
story-sealed = { $player } ha escrito las primeras órdenes.
story-shown = Se descubren las primeras órdenes.

## El turno

story-phase = Fase { $number }: { $title }
story-phase-shooting = Disparo
story-phase-movement = Movimiento y reorganización
story-phase-combat = Combate y su chequeo
story-phase-orders = Órdenes nuevas
story-phase-influence = Influencia
story-phase-command = Chequeo de mando
story-idle = Nada que hacer.
story-side-moves = Mueve { $player }.

## Disparo

story-aims = { $unit }: blanco { $target }, a { $length } al { $direction }; { $volleys }.
story-spends = { $number ->
    [one] { $number } andanada, quedan { $left }
   *[other] { $number } andanadas a la vez, quedan { $left }
}
story-holds-fire = { $unit }: sin disparar.
story-no-target = { $unit }: sin blanco.
story-attacks = { $unit } contra { $target }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] ninguna muerte
    [one] { $number } muerte
   *[other] { $number } muertes
}
story-armour-light = armadura ligera
story-armour-medium = armadura media
story-armour-heavy = armadura pesada

## Movimiento

story-sends = { $unit }: mensajero con la orden { $order } para { $target }.
story-calls = { $unit }: orden { $order } de viva voz para { $target }.
story-sends-none = { $player }: ninguna orden más.
story-marches = { $unit }, { $how }: { $legs }.
story-stands-still = { $unit }, { $how }: ningún movimiento.
story-advances = { $length } de frente
story-wheels-left = conversión a la izquierda de { $angle }°
story-wheels-right = conversión a la derecha de { $angle }°
story-turn-left = giro a la izquierda
story-turn-right = giro a la derecha
story-turn-about = media vuelta
story-faces = giro al { $direction }
story-swings = { $unit }: se alinea con el enemigo
story-reforms = { $unit }, { $how }: cambio a { $files } de frente.
story-reformed = { $unit }: { $files } de frente en { $ranks }.
story-to-change = { $figures } por cambiar de fila
story-joins = { $unit }: se une a { $host }.
story-remains = { $unit }: no se mueve.
story-walks = { $unit }: { $length } hacia el { $direction }.
story-leaves = Deja a { $host }.
story-rides = Mensajero de { $unit } en camino hacia { $target }: { $length } hacia el { $direction }.
story-waits = Mensajero de { $unit } en camino hacia { $target }: espera.
story-arrived = Ha llegado.

## Combate

story-one-rank = { $unit }: combate en una fila.
story-two-ranks = { $unit }: combate en dos filas.
story-torn = Las miniaturas que tocan a varios enemigos golpean a: { $targets }.
story-further-dice = Los demás dados, contra { $target }.
story-nought = { $unit }: un 0 natural le alcanza.
story-save = Chequeo de salvación
story-result = { $unit }, { $test }: { $result }.
story-total = { $what }: { $faces }, total { $total }
story-standard-kept = { $unit }: el estandarte sigue en pie.

## Lo que ha cambiado

story-figures-fall = { $number ->
    [one] { $unit }: cae { $number } miniatura; quedan { $left } de { $start }.
   *[other] { $unit }: caen { $number } miniaturas; quedan { $left } de { $start }.
}
story-annihilated = { $unit }: unidad aniquilada.
story-champion-falls = { $unit }: cae el campeón.
story-standard-lost = { $unit }: se pierde el estandarte.
story-killed = { $unit }: muere.
story-swept-away = { $unit }: desaparece con la desbandada.
story-flees = { $unit }: desbandada, { $figures } fuera del campo.
story-left-alone = { $unit }: ya sin unidad.
story-is-bloodlust = sed de sangre
story-is-shaken = desmoralización
story-is-ok = recupera la firmeza
story-is-disorganised = desorganización
story-is-organised = recupera el orden
story-order-now = { $unit }: la orden es ahora { $order }.
story-courier-lost = { $unit }: se pierde un mensajero.

## Órdenes, influencia

story-not-there = { $unit }: la orden { $order } de { $leader } aún no ha llegado.
story-lapses = { $unit }: la orden { $order } de { $leader } queda sin efecto, no está bastante cerca.
story-tries-again = { $unit }: el mensajero de { $leader } vuelve a intentarlo con la orden { $order }.
story-recalled = { $unit }: se hace volver al mensajero de { $leader } con la orden { $order }.
story-influences = { $unit }: intenta hacer entrar en razón a { $target }.
story-influences-nobody = { $unit }: no intenta calmar a nadie.
story-leadership = Liderazgo
story-turns-on = { $unit }: la unidad enfurecida se vuelve contra él.

## El final

story-beaten = Derrota de { $player }.
story-shares-decide = Deciden los porcentajes perdidos.
story-shares = Parte perdida: { $shares }.
story-lost = { $unit }, pérdida de { $figures }: { $points } para { $player }

## Reglas opcionales

story-omens = { $player } lee los presagios: { $omen }.
story-omen-good = son buenos
story-omen-bad = son malos
story-omen-none = no dicen nada
story-sky-dawn = La batalla empieza al alba.
story-sky-day = Es pleno día.
story-sky-dusk = La batalla acabará al anochecer.
story-threatened = { $unit }: asaltada por fuerzas muy superiores.
story-word = { $unit }: una palabra de poder para { $target }.
story-word-kept = { $unit }: se guarda la palabra de poder.
story-die = Dado: { $faces }
