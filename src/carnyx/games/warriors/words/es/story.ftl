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
story-stands-block = { $unit-number ->
    [one] { $unit-el } se despliega: { $figures }, { $files } de frente, mirando al { $facing }; a { $west } del borde oeste y a { $south } del borde sur.
   *[other] { $unit-el } se despliegan: { $figures }, { $files } de frente, mirando al { $facing }; a { $west } del borde oeste y a { $south } del borde sur.
}
story-stands-alone = { $unit-number ->
    [one] { $unit-el } se despliega sin compañía, a { $west } del borde oeste y a { $south } del borde sur.
   *[other] { $unit-el } se despliegan sin compañía, a { $west } del borde oeste y a { $south } del borde sur.
}
story-stands-with = { $unit-number ->
    [one] { $unit-el } ocupa su puesto en las filas { $host-de }.
   *[other] { $unit-el } ocupan su puesto en las filas { $host-de }.
}
story-edges = { $player } gana la tirada por los bordes.
story-picks-edge = { $player } se queda con el borde { $direction }.
story-boasts = { $player }: la bravata del Señor de la Guerra es «{ $boast }».
story-boast-broken = { $player }: el Señor de la Guerra ha roto su bravata «{ $boast }».
story-sealed = { $player } ha escrito las primeras órdenes.
story-shown = Se descubren las primeras órdenes.
story-order-first = { $unit }: { $order }.

## El turno

story-phase = Fase { $number }: { $title }
story-phase-shooting = Disparo
story-phase-movement = Movimiento y reorganización
story-phase-combat = Combate y su chequeo
story-phase-orders = Órdenes nuevas
story-phase-influence = Influencia
story-phase-command = Chequeo de mando
story-idle = Nada que hacer.
story-no-shooters = Este turno nadie puede disparar: ninguna unidad libre del enemigo tiene aún descargas.
story-no-targets = Este turno nadie puede disparar: ningún enemigo al que se pueda disparar está al alcance y a la vista.
story-side-moves = Mueve { $player }.

## Disparo

story-aims = { $unit-number ->
    [one] { $unit-el } apunta { $target-a }, a { $length } al { $direction }; { $volleys }.
   *[other] { $unit-el } apuntan { $target-a }, a { $length } al { $direction }; { $volleys }.
}
story-spends = { $number ->
    [one] { $number } andanada, quedan { $left }
   *[other] { $number } andanadas a la vez, quedan { $left }
}
story-holds-fire = { $unit-number ->
    [one] { $unit-el } no dispara.
   *[other] { $unit-el } no disparan.
}
story-no-target = { $unit-number ->
    [one] { $unit-el } no tiene blanco.
   *[other] { $unit-el } no tienen blanco.
}
story-attacks = { $unit-el } contra { $target-el }: { $dice }, { $hits }, { $kills }.
story-kills = { $number ->
    [0] ninguna muerte
    [one] { $number } muerte
   *[other] { $number } muertes
}
story-armour-light = armadura ligera
story-armour-medium = armadura media
story-armour-heavy = armadura pesada

## Movimiento

story-sends = { $unit-number ->
    [one] { $unit-el } envía un mensajero { $target-a } con la orden de { $order }.
   *[other] { $unit-el } envían un mensajero { $target-a } con la orden de { $order }.
}
story-calls = { $unit-number ->
    [one] { $unit-el } da de viva voz { $target-a } la orden de { $order }.
   *[other] { $unit-el } dan de viva voz { $target-a } la orden de { $order }.
}
story-sends-none = { $player } no envía más órdenes.
story-marches = { $unit-number ->
    [one] { $unit-el } se mueve ({ $how }): { $legs }.
   *[other] { $unit-el } se mueven ({ $how }): { $legs }.
}
story-stands-still = { $unit-number ->
    [one] { $unit-el } no se mueve ({ $how }).
   *[other] { $unit-el } no se mueven ({ $how }).
}
story-must-attack = { $how }: movimiento obligatorio hacia el enemigo más cercano
story-must-flee = { $how }: huida obligatoria
story-advances = { $length } de frente
story-wheels-left = conversión a la izquierda de { $angle }°
story-wheels-right = conversión a la derecha de { $angle }°
story-turn-left = giro a la izquierda
story-turn-right = giro a la derecha
story-turn-about = media vuelta
story-faces = giro al { $direction }
story-swings = { $unit-number ->
    [one] { $unit-el } se alinea con el enemigo.
   *[other] { $unit-el } se alinean con el enemigo.
}
story-reforms = { $unit-number ->
    [one] { $unit-el } intenta formar con { $files } de frente ({ $how }).
   *[other] { $unit-el } intentan formar con { $files } de frente ({ $how }).
}
story-reformed = { $unit-number ->
    [one] { $unit-el } forma ahora con { $files } de frente en { $ranks }.
   *[other] { $unit-el } forman ahora con { $files } de frente en { $ranks }.
}
story-to-change = { $figures } por cambiar de fila
story-joins = { $unit-number ->
    [one] { $unit-el } se une { $host-a }.
   *[other] { $unit-el } se unen { $host-a }.
}
story-remains = { $unit-number ->
    [one] { $unit-el } no se mueve.
   *[other] { $unit-el } no se mueven.
}
story-walks = { $unit-number ->
    [one] { $unit-el } va { $length } hacia el { $direction }.
   *[other] { $unit-el } van { $length } hacia el { $direction }.
}
story-leaves = { $unit-number ->
    [one] { $unit-el } deja { $host-a } y va { $length } hacia el { $direction }.
   *[other] { $unit-el } dejan { $host-a } y van { $length } hacia el { $direction }.
}
story-closes-up = { $unit-number ->
    [one] { $unit-el } cierra filas de nuevo, { $length } hacia el { $direction }.
   *[other] { $unit-el } cierran filas de nuevo, { $length } hacia el { $direction }.
}
story-pursues = { $unit-number ->
    [one] { $unit-el } persigue al enemigo { $length } hacia el { $direction }.
   *[other] { $unit-el } persiguen al enemigo { $length } hacia el { $direction }.
}
story-rides = El mensajero { $unit-de } cabalga hacia { $target-el }: { $length } hacia el { $direction }.
story-waits = El mensajero { $unit-de } espera en su camino hacia { $target-el }.
story-arrived = Ha llegado.

## Combate

story-takes-place = { $unit-number ->
    [one] { $unit-el } ocupa un puesto en la primera fila { $target-de }.
   *[other] { $unit-el } ocupan un puesto en la primera fila { $target-de }.
}
story-stands-behind = { $unit-number ->
    [one] { $unit-el } no encuentra en la primera fila { $target-de } un puesto que toque al enemigo y queda detrás.
   *[other] { $unit-el } no encuentran en la primera fila { $target-de } un puesto que toque al enemigo y quedan detrás.
}
story-one-rank = { $unit-number ->
    [one] { $unit-el } combate en una fila.
   *[other] { $unit-el } combaten en una fila.
}
story-two-ranks = { $unit-number ->
    [one] { $unit-el } combate en dos filas.
   *[other] { $unit-el } combaten en dos filas.
}
story-torn = Las miniaturas que tocan a varios enemigos golpean así: { $targets }.
story-so-many-at = { $number } { $target-a }
story-further-dice = Los demás dados van contra { $target-el }.
story-nought = Un 0 natural alcanza { $unit-a }.
story-save = Chequeo de salvación
story-result = { $test } { $unit-de }: { $result }.
story-result-total = { $test } { $unit-de }: { $total }, bien desde { $need }: { $result }.
story-ladder = Resultados por total: { $results }
story-shot-counted = En las bajas de este turno: { $figures } por disparos
story-total = { $what }: { $faces }, total { $total }
story-standard-kept = { $unit-number ->
    [one] { $unit-el } conserva el estandarte.
   *[other] { $unit-el } conservan el estandarte.
}

## Lo que ha cambiado

story-figures-fall = { $unit-number ->
    [one] { $unit-el } pierde { $figures }; quedan { $left } de { $start }.
   *[other] { $unit-el } pierden { $figures }; quedan { $left } de { $start }.
}
story-annihilated = { $unit-number ->
    [one] { $unit-el } es aniquilad{ $unit-o }.
   *[other] { $unit-el } son aniquilad{ $unit-o }.
}
story-champion-falls = { $unit-number ->
    [one] { $unit-el } pierde a su campeón.
   *[other] { $unit-el } pierden a su campeón.
}
story-standard-lost = { $unit-number ->
    [one] { $unit-el } pierde el estandarte.
   *[other] { $unit-el } pierden el estandarte.
}
story-killed = { $unit-number ->
    [one] { $unit-el } muere.
   *[other] { $unit-el } mueren.
}
story-swept-away = { $unit-number ->
    [one] { $unit-el } desaparece en la desbandada.
   *[other] { $unit-el } desaparecen en la desbandada.
}
story-flees = { $unit-number ->
    [one] { $unit-el } huye en desbandada: { $figures } fuera del campo.
   *[other] { $unit-el } huyen en desbandada: { $figures } fuera del campo.
}
story-left-alone = { $unit-number ->
    [one] { $unit-el } se queda sin unidad.
   *[other] { $unit-el } se quedan sin unidad.
}
story-is = { $unit-number ->
    [one] { $unit-el } está { $state }.
   *[other] { $unit-el } están { $state }.
}
story-is-bloodlust = con sed de sangre
story-is-shaken = con la moral quebrada
story-is-ok = de nuevo con buen ánimo
story-is-disorganised = en desorden
story-is-organised = de nuevo en orden
story-is-locked = en pleno combate
story-order-now = { $unit-number ->
    [one] { $unit-el } tiene ahora la orden de { $order }.
   *[other] { $unit-el } tienen ahora la orden de { $order }.
}
story-courier-lost = { $unit-number ->
    [one] { $unit-el } pierde un mensajero.
   *[other] { $unit-el } pierden un mensajero.
}

## Órdenes, influencia

story-not-there = La orden de { $order } { $leader-de } aún no ha llegado { $unit-a }.
story-lapses = La orden de { $order } { $leader-de } para { $unit-el } queda sin efecto: sin mensajero, el remitente debe acabar el movimiento a { $reach } o menos, y estaba más lejos.
story-sender-lost = La orden de { $order } { $leader-de } para { $unit-el } queda sin efecto: quien la envió se ha perdido.
story-tries-again = El mensajero { $leader-de } vuelve a intentar dar { $unit-a } la orden de { $order }.
story-recalled = Se hace volver al mensajero { $leader-de } que llevaba { $unit-a } la orden de { $order }.
story-influences = { $unit-number ->
    [one] { $unit-el } intenta hacer entrar en razón { $target-a }.
   *[other] { $unit-el } intentan hacer entrar en razón { $target-a }.
}
story-influences-nobody = { $unit-number ->
    [one] { $unit-el } no calma a nadie.
   *[other] { $unit-el } no calman a nadie.
}
story-leadership = Liderazgo
story-turns-on = La unidad enfurecida se vuelve contra { $unit-el }.

## El final

story-beaten-gone = Derrota de { $player }: no le queda ninguna unidad.
story-beaten-shaken = Derrota de { $player }: todas las unidades que le quedan están desmoralizadas.
story-beaten-points = Derrota de { $player }: ha perdido { $lost } de sus { $whole } puntos, más de la mitad.
story-shares-decide = Deciden los porcentajes perdidos.
story-shares = Parte perdida: { $shares }.
story-gap-missed = { $gap ->
    [one] Empate: para ganar, un bando debe haber perdido al menos { $gap } punto porcentual menos que el otro, y no es así.
   *[other] Empate: para ganar, un bando debe haber perdido al menos { $gap } puntos porcentuales menos que el otro, y no es así.
}
story-gap-made = { $gap ->
    [one] Gana quien ha perdido menos: la diferencia llega a { $gap } punto porcentual, como hace falta.
   *[other] Gana quien ha perdido menos: la diferencia llega a { $gap } puntos porcentuales, como hace falta.
}
story-dead-figures = De estos puntos, por figuras muertas de unidades que siguen en pie: { $points }.
story-lost = { $unit }, pérdida de { $figures }: { $points } para { $player }

## Reglas opcionales

story-omens = { $player } lee los presagios: { $omen }.
story-omen-good = son buenos
story-omen-bad = son malos
story-omen-none = no dicen nada
story-sky-dawn = La batalla empieza al alba.
story-sky-day = Es pleno día.
story-sky-dusk = La batalla acabará al anochecer.
story-threatened = { $unit-number ->
    [one] { $unit-el } sufre el asalto de fuerzas muy superiores.
   *[other] { $unit-el } sufren el asalto de fuerzas muy superiores.
}
story-word = { $unit-number ->
    [one] { $unit-el } dice una palabra de poder { $target-a }.
   *[other] { $unit-el } dicen una palabra de poder { $target-a }.
}
story-word-kept = { $unit-number ->
    [one] { $unit-el } se guarda la palabra de poder.
   *[other] { $unit-el } se guardan la palabra de poder.
}
story-die = Dado: { $faces }
