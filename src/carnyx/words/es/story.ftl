### Cómo se narra una batalla, respuesta a respuesta

## Jugadores, rumbos, dados

story-red = Rojo
story-blue = Azul
story-green = Verde
story-yellow = Amarillo
story-north = norte
story-north-east = noreste
story-east = este
story-south-east = sureste
story-south = sur
story-south-west = suroeste
story-west = oeste
story-north-west = noroeste
story-unit = { $name } ({ $player })
story-source = { $title }: { $source }
story-dice = { $what }; se necesita { $need }: { $faces }
story-base = { $basis }: { $need }
story-modifier = { $title }: { $value }
story-natural = { $title }: se necesita { $need }
story-counted = { $title }: { $value }, ya contado en { $stat }
story-versus = { $stat } contra { $other }
story-difficulty = DIF { $number }
story-damage = Daño { $number }
story-soft = Cobertura ligera
story-wall = Muro u obstáculo
story-fortification = Fortificación
story-armed = { $weapon }, daño { $damage }
story-of = { $what }, { $whom }
story-more = { $whom } y { $last }

## El turno

story-scenario = { $scenario }
story-army = { $player }: { $force }, { $people }, { $points } puntos.
story-stands = { $unit-number ->
    [one] { $unit-el } se despliega: { $models }, a { $west } del borde oeste y a { $south } del borde sur.
   *[other] { $unit-el } se despliegan: { $models }, a { $west } del borde oeste y a { $south } del borde sur.
}
story-no-room = { $unit-number ->
    [one] { $unit-el } no encuentra sitio y se queda fuera de la mesa.
   *[other] { $unit-el } no encuentran sitio y se quedan fuera de la mesa.
}
story-turn = Turno { $turn } de { $turns }
story-so-far = Puntos hasta ahora: { $points }.
story-hold-ends = Fin de la { $hold } para { $units-el }.
story-initiative = { $player } gana la iniciativa: { $total } contra { $others }.
story-contest = Dados: { $dice }
story-contest-again = Empate, nueva tirada: { $dice }
story-begins = Empieza { $player }.
story-lets-begin = { $player } deja empezar a { $other }.
story-activates = { $player } activa { $unit-a }.
story-panicked = en Pánico
story-touches = en contacto con { $enemies-el }
story-skipped = A { $player } no le quedan unidades por activar.
story-gives-up = { $player } se rinde.
story-off-table = Fuera de la mesa: { $units }.

## Órdenes y movimientos

story-no-order = { $unit-number ->
    [one] { $unit-el } no hace nada.
   *[other] { $unit-el } no hacen nada.
}
story-no-more-orders = { $unit-number ->
    [one] { $unit-el } no hace nada más.
   *[other] { $unit-el } no hacen nada más.
}
story-moves = { $unit-number ->
    [one] { $unit-el } se mueve { $length } hacia el { $direction }.
   *[other] { $unit-el } se mueven { $length } hacia el { $direction }.
}
story-rushes = { $unit-number ->
    [one] { $unit-el } corre { $length } hacia el { $direction }.
   *[other] { $unit-el } corren { $length } hacia el { $direction }.
}
story-breaks-off = { $unit-number ->
    [one] { $unit-el } rompe el contacto y se aleja { $length } hacia el { $direction }.
   *[other] { $unit-el } rompen el contacto y se alejan { $length } hacia el { $direction }.
}
story-consolidates = { $unit-number ->
    [one] Después del combate, { $unit-el } se mueve { $length } hacia el { $direction }.
   *[other] Después del combate, { $unit-el } se mueven { $length } hacia el { $direction }.
}
story-evades = { $unit-number ->
    [one] { $unit-el } evita la carga: { $length } hacia el { $direction }.
   *[other] { $unit-el } evitan la carga: { $length } hacia el { $direction }.
}
story-goes-on = { $unit-number ->
    [one] { $unit-el } avanza { $length } hacia el { $direction }.
   *[other] { $unit-el } avanzan { $length } hacia el { $direction }.
}
story-stays = { $unit-number ->
    [one] { $unit-el } no se mueve ({ $what }).
   *[other] { $unit-el } no se mueven ({ $what }).
}
story-shifts = Hay miniaturas { $unit-de } que cambian de sitio ({ $what }).
story-nearest = Enemigo más cercano: { $enemy }, a { $length } al { $direction }.
story-touching = En contacto con { $enemies-el }.
story-covered = A cubierto desde allí: { $models }.
story-ends = La activación { $unit-de } termina en el acto.

## Disparos, impactos, heridas

story-models = { $number ->
    [one] { $number } miniatura
   *[other] { $number } miniaturas
}
story-part = { $all ->
    [one] { $number } de { $all } miniatura
   *[other] { $number } de { $all } miniaturas
}
story-part-wounds = { $all ->
    [one] { $number } de { $all } herida
   *[other] { $number } de { $all } heridas
}
story-hits = { $number ->
    [0] ningún impacto
    [one] { $number } impacto
   *[other] { $number } impactos
}
story-wounds = { $number ->
    [0] ninguna herida
    [one] { $number } herida
   *[other] { $number } heridas
}
story-casualties = { $number ->
    [0] ninguna baja
    [one] { $number } baja ({ $who })
   *[other] { $number } bajas ({ $who })
}
story-leader = el líder
story-standard = el estandarte
story-musician = el músico
story-rank = { $number } de tropa
story-each = { $number ->
    [one] { $whom } con { $hits }
   *[other] { $whom } con { $hits } por miniatura
}
story-volley = { $unit-el } contra { $target-el }: { $dice }, { $hits }.
story-able = Con LdV y alcance: { $part }.
story-no-shot = { $unit-number ->
    [one] { $unit-el } no dispara: nadie tiene LdV y alcance.
   *[other] { $unit-el } no disparan: nadie tiene LdV y alcance.
}
story-gives-hits = { $number ->
    [one] { $player } asigna el impacto: { $takers }.
   *[other] { $player } reparte los impactos: { $takers }.
}
story-hits-fall = { $number ->
    [one] Recibe el impacto: { $takers }.
   *[other] Reciben los impactos: { $takers }.
}
story-hits-hit = { $number ->
    [one] El impacto es para { $unit-el }.
   *[other] Los impactos son para { $unit-el }.
}
story-unhurt = { $unit-number ->
    [one] { $unit-el } no sufre ninguna herida.
   *[other] { $unit-el } no sufren ninguna herida.
}
story-hurt = { $unit-number ->
    [one] { $unit-el } sufre { $wounds }; { $left }.
   *[other] { $unit-el } sufren { $wounds }; { $left }.
}
story-losses = { $unit-number ->
    [one] { $unit-el } sufre { $wounds }, { $casualties }; { $left }.
   *[other] { $unit-el } sufren { $wounds }, { $casualties }; { $left }.
}
story-left = aún { $part }
story-left-none = unidad destruida
story-beyond = { $number ->
    [one] { $number } herida se pierde: a su miniatura le quedaban menos.
   *[other] { $number } heridas se pierden: a sus miniaturas les quedaban menos.
}
story-aimed = { $unit-number ->
    [one] { $unit-el } apunta { $target-a }: { $whom }, { $what }.
   *[other] { $unit-el } apuntan { $target-a }: { $whom }, { $what }.
}
story-aimed-alone = { $unit-number ->
    [one] { $unit-el } apunta { $target-a }, { $what }.
   *[other] { $unit-el } apuntan { $target-a }, { $what }.
}
story-stone-hit = { $unit-number ->
    [one] { $unit-el } acierta: la plantilla queda donde se apuntó.
   *[other] { $unit-el } aciertan: la plantilla queda donde se apuntó.
}
story-stone-miss = { $unit-number ->
    [one] { $unit-el } falla: la plantilla se desvía.
   *[other] { $unit-el } fallan: la plantilla se desvía.
}
story-scatters = La plantilla cae { $length } más al { $direction }.
story-scatter-dice = Dados: { $far } para la distancia, { $way } para la dirección
story-under = Bajo la plantilla: { $units }.
story-models-of = { $models } { $unit-de }
story-nobody-under = Bajo la plantilla no hay nadie.

## Respuestas

story-reacts = { $unit-number ->
    [one] { $unit-el } quiere responder { $target-a }: { $reaction }, si supera el chequeo.
   *[other] { $unit-el } quieren responder { $target-a }: { $reaction }, si superan el chequeo.
}
story-unit-no-reaction = { $unit-number ->
    [one] { $unit-el } no responde.
   *[other] { $unit-el } no responden.
}
story-no-reaction = { $player } no responde.
story-passed = { $test } { $unit-de }: superado.
story-failed = { $test } { $unit-de }: fallado.
story-hold-spent = Se gasta el marcador de { $hold }.
story-will-counter = La contracarga llega cuando quien carga haya terminado su movimiento.

## Cuerpo a cuerpo

story-no-more-contact = { $unit-number ->
    [one] { $unit-el } no pone más miniaturas en contacto.
   *[other] { $unit-el } no ponen más miniaturas en contacto.
}
story-charges = { $unit-number ->
    [one] { $unit-el } carga, hasta { $length }.
   *[other] { $unit-el } cargan, hasta { $length }.
}
story-countercharges = { $unit-number ->
    [one] { $unit-el } contracarga, hasta { $length }.
   *[other] { $unit-el } contracargan, hasta { $length }.
}
story-brings-up = { $unit-number ->
    [one] { $unit-el } acerca más miniaturas, hasta { $length }.
   *[other] { $unit-el } acercan más miniaturas, hasta { $length }.
}
story-steps-up = { $unit-number ->
    [one] { $unit-el } da un paso al frente, hasta { $length }.
   *[other] { $unit-el } dan un paso al frente, hasta { $length }.
}
story-reach = { $part } en contacto con { $enemies-el }.
story-falls-short = La carga { $unit-de } se queda corta.
story-no-assault = El asalto { $unit-de } no se lleva a cabo.
story-round = Cuerpo a cuerpo: { $unit-el } contra { $enemies-el }.
story-round-free = { $unit-number ->
    [one] { $unit-el } rompe el contacto; antes, golpes sin respuesta { $enemies-de }.
   *[other] { $unit-el } rompen el contacto; antes, golpes sin respuesta { $enemies-de }.
}
story-fights-with = { $unit-number ->
    [one] { $unit-el } combate en esta ronda con: { $weapon }.
   *[other] { $unit-el } combaten en esta ronda con: { $weapon }.
}
story-shoots-with = { $unit-number ->
    [one] { $unit-el } dispara con: { $weapon }.
   *[other] { $unit-el } disparan con: { $weapon }.
}
story-strikes-at = { $whom } { $unit-de }, en contacto con varios enemigos, golpea { $target-a }.
story-strikes-at-alone = { $unit-number ->
    [one] En contacto con varios enemigos, { $unit-el } golpea { $target-a }.
   *[other] En contacto con varios enemigos, { $unit-el } golpean { $target-a }.
}
story-parries = { $unit-number ->
    [one] { $unit-el } para golpes { $target-de }.
   *[other] { $unit-el } paran golpes { $target-de }.
}
story-speed = VA { $number }
story-blows = { $speed }: { $unit-el } contra { $target-el }, { $dice }, { $hits }.
story-won = { $winners-number ->
    [one] { $winners-el } gana la ronda. Heridas perdidas: { $wounds }.
   *[other] { $winners-el } ganan la ronda. Heridas perdidas: { $wounds }.
}
story-round-drawn = La ronda acaba en empate. Heridas perdidas: { $wounds }.
story-parted = { $unit-number ->
    [one] { $unit-el } ya no está en contacto con el enemigo.
   *[other] { $unit-el } ya no están en contacto con el enemigo.
}

## Moral

story-reason = Motivo: { $title }
story-panics = { $unit-number ->
    [one] { $unit-el } entra en Pánico.
   *[other] { $unit-el } entran en Pánico.
}
story-stays-panicked = { $unit-number ->
    [one] { $unit-el } sigue en Pánico.
   *[other] { $unit-el } siguen en Pánico.
}
story-still-panicked = El Pánico continúa.
story-rallied = Se retira el marcador de Pánico.
story-routs = { $unit-number ->
    [one] { $unit-el } huye en Derrota: { $models } fuera de la mesa.
   *[other] { $unit-el } huyen en Derrota: { $models } fuera de la mesa.
}

## El final

story-last-standing = Solo a { $player } le quedan miniaturas.
story-nobody-left = A nadie le quedan miniaturas: deciden los puntos.
story-time-up = El último turno ha terminado: deciden los puntos.
story-points = Puntos: { $points }.
story-destroyed = { $unit }, unidad destruida: { $points } para { $player }
story-routed = { $unit }, fuera de la mesa: { $points } para { $player }
story-half = { $unit }, por debajo de la mitad: { $points } para { $player }
story-holds = { $place }, en su poder: { $points } para { $player }
story-state = { $unit }: { $state }.
story-goes-on-hold = { $unit-number ->
    [one] { $unit-el } queda en Reacción.
   *[other] { $unit-el } quedan en Reacción.
}
story-shoots-at = { $unit-number ->
    [one] { $unit-el } dispara contra { $target-el }.
   *[other] { $unit-el } disparan contra { $target-el }.
}
story-shoots-in-band = { $unit-number ->
    [one] { $unit-el } dispara contra { $target-el }, a { $length } al { $direction } (alcance { $band }).
   *[other] { $unit-el } disparan contra { $target-el }, a { $length } al { $direction } (alcance { $band }).
}
story-assaults-at = { $unit-number ->
    [one] { $unit-el } asalta { $target-a }, a { $length } al { $direction }.
   *[other] { $unit-el } asaltan { $target-a }, a { $length } al { $direction }.
}
story-assaults-touching = { $unit-number ->
    [one] { $unit-el } asalta { $target-a }, ya en contacto.
   *[other] { $unit-el } asaltan { $target-a }, ya en contacto.
}
story-wins = Gana { $player }.
story-drawn = La batalla acaba en empate.
