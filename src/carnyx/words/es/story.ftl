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
story-stands = { $unit }: { $models }, a { $west } del borde oeste y a { $south } del borde sur.
story-no-room = { $unit }: sin sitio, fuera de la mesa.
story-turn = Turno { $turn } de { $turns }
story-so-far = Puntos hasta ahora: { $points }.
story-hold-ends = Fin de la { $hold }: { $units }.
story-initiative = { $player } gana la iniciativa.
story-contest = Dados: { $dice }
story-contest-again = Empate, nueva tirada: { $dice }
story-begins = Empieza { $player }.
story-lets-begin = { $player } deja empezar a { $other }.
story-activates = { $player } activa { $unit }.
story-panicked = en Pánico
story-touches = en contacto con { $enemies }
story-skipped = A { $player } no le quedan unidades por activar.
story-gives-up = { $player } se rinde.
story-off-table = Fuera de la mesa: { $units }.

## Órdenes y movimientos

story-order = { $unit }: { $order }.
story-order-at = { $unit }: { $order }, objetivo { $target }, a { $length } al { $direction }.
story-order-in-band = { $unit }: { $order }, objetivo { $target }, a { $length } al { $direction } ({ $band }).
story-order-touching = { $unit }: { $order }, objetivo { $target }, en contacto.
story-no-order = { $unit }: ninguna orden.
story-no-more-orders = { $unit }: ninguna orden más.
story-moves = { $unit }: { $what }, { $length } hacia el { $direction }.
story-stays = { $unit }: { $what }, nadie se mueve.
story-shifts = { $unit }: { $what }, hay miniaturas que cambian de sitio.
story-nearest = Enemigo más cercano: { $enemy }, a { $length } al { $direction }.
story-touching = En contacto con { $enemies }.
story-covered = A cubierto desde allí: { $models }.
story-ends = { $unit }: la activación termina en el acto.

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
story-leader = líder
story-standard = estandarte
story-musician = músico
story-rank = { $number } de tropa
story-each = { $number ->
    [one] { $whom } con { $hits }
   *[other] { $whom } con { $hits } por miniatura
}
story-volley = { $unit } contra { $target }: { $dice }, { $hits }.
story-able = Con LdV y alcance: { $part }.
story-no-shot = { $unit }: no hay disparo, nadie tiene LdV y alcance.
story-gives-hits = { $number ->
    [one] { $player } asigna el impacto: { $takers }.
   *[other] { $player } reparte los impactos: { $takers }.
}
story-hits-fall = { $number ->
    [one] Recibe el impacto: { $takers }.
   *[other] Reciben los impactos: { $takers }.
}
story-unhurt = { $unit }: ninguna herida.
story-hurt = { $unit }: { $wounds }; { $left }.
story-losses = { $unit }: { $wounds }, { $casualties }; { $left }.
story-left = aún { $part }
story-left-none = unidad destruida
story-beyond = { $number ->
    [one] { $number } herida se pierde: a su miniatura le quedaban menos.
   *[other] { $number } heridas se pierden: a sus miniaturas les quedaban menos.
}
story-aimed = { $unit }: { $what }, apuntada a { $target }: { $whom }.
story-aimed-alone = { $unit }: { $what }, apuntada a { $target }.
story-stone-hit = { $unit }: impacto, la plantilla queda donde se apuntó.
story-stone-miss = { $unit }: fallo, la plantilla se desvía.
story-scatters = La plantilla cae { $length } más al { $direction }.
story-scatter-dice = Dados: { $far } para la distancia, { $way } para la dirección
story-under = Bajo la plantilla: { $units }.
story-models-of = { $models } de { $unit }
story-nobody-under = Bajo la plantilla no hay nadie.

## Respuestas

story-reacts = { $unit }: { $reaction } contra { $target }, si supera el chequeo.
story-unit-no-reaction = { $unit } no responde.
story-no-reaction = { $player } no responde.
story-passed = { $unit }: { $test } superado.
story-failed = { $unit }: { $test } fallado.
story-hold-spent = Se gasta el marcador de { $hold }.
story-will-counter = Cuando quien carga haya llegado, saldrá a su encuentro.

## Cuerpo a cuerpo

story-charge = Carga
story-step-up = Paso al frente
story-closes = { $unit }: { $what }, hasta { $length }; { $part } en contacto con { $enemies }.
story-closed = { $unit }: { $what }; { $part } en contacto con { $enemies }.
story-no-more-contact = { $unit }: ninguna miniatura más llega al contacto.
story-falls-short = { $unit }: la carga se queda corta.
story-no-assault = { $unit }: el asalto no se lleva a cabo.
story-round = Cuerpo a cuerpo: { $unit } contra { $enemies }.
story-round-free = { $unit }: antes de romper el contacto, golpes sin respuesta de { $enemies }.
story-fights-with = { $unit }: { $weapon } en esta ronda.
story-strikes-at = { $unit }: de varios enemigos en contacto, golpe contra { $target } ({ $whom }).
story-parries = { $unit }: parada contra un enemigo de { $target }.
story-speed = VA { $number }
story-blows = { $speed }: { $unit } contra { $target }, { $dice }, { $hits }.
story-won = Gana la ronda: { $winners }. Heridas perdidas: { $wounds }.
story-round-drawn = La ronda acaba en empate. Heridas perdidas: { $wounds }.
story-parted = { $unit }: ya sin contacto con el enemigo.

## Moral

story-reason = Motivo: { $title }
story-panics = { $unit }: Pánico.
story-stays-panicked = { $unit }: el Pánico continúa.
story-still-panicked = El Pánico continúa.
story-rallied = Se retira el marcador de Pánico.
story-routs = { $unit }: Derrota, { $models } fuera de la mesa.

## El final

story-last-standing = Solo a { $player } le quedan miniaturas.
story-nobody-left = A nadie le quedan miniaturas: deciden los puntos.
story-time-up = El último turno ha terminado: deciden los puntos.
story-points = Puntos: { $points }.
story-destroyed = { $unit }, unidad destruida: { $points } para { $player }
story-routed = { $unit }, fuera de la mesa: { $points } para { $player }
story-half = { $unit }, por debajo de la mitad: { $points } para { $player }
story-holds = { $place }, en su poder: { $points } para { $player }
story-wins = Gana { $player }.
story-drawn = La batalla acaba en empate.
