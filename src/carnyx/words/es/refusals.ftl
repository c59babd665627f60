### Por qué no vale una respuesta: qué es lo que no cumple la regla

refused-unarmed = No lleva nada con que disparar.
refused-no-volleys = No le queda ninguna andanada.
refused-in-contact = Está en contacto con el enemigo.
refused-target-in-contact = El objetivo está en contacto con alguien.
refused-no-target = No hay tal enemigo sobre la mesa.
refused-nearest = Hay un blanco más cercano, { $unit-el }: { $apart }, este { $target }. Dentro de { $near } se dispara al más cercano.
refused-far = Está a { $apart } y el alcance es de { $far }.
refused-arc = Queda a más de { $arc }° del frente.
refused-blocked = La línea de visión está tapada ({ $what }): sobran { $by } en medio.
refused-lone = No es el enemigo más cercano y tiene una unidad propia a { $clear } o menos.
refused-volleys = Como mucho { $most } andanadas a la vez.
refused-volleys-left = { $left ->
    [one] Le queda { $left } andanada.
   *[other] Le quedan { $left } andanadas.
}
refused-spent = Tan lejos costaría { $cost }; se pueden mover { $left }.
refused-impassable = Por aquí no pasa nadie ({ $what }).
refused-two-turns = Ya ha girado una vez.
refused-no-room = Allí no caben sus bases.
refused-no-room-by = Allí no caben sus bases; estorba { $unit-el }.
refused-edge = Sobresaldría { $by } del borde de la mesa.
refused-zone = Sobresaldría { $by } de la zona de despliegue.
refused-join = Solo puede unirse a otra unidad de su bando que esté sobre la mesa.
refused-touches-friend = Allí entraría en contacto con { $unit-el }; eso es unirse a la unidad.
refused-enemy-in-way = Hay un enemigo en el camino: { $unit-el }.
refused-among-enemies = Allí tocaría a un enemigo: { $unit-el }.
refused-no-leader = No hay tal líder ni tal unidad a la que ordenar.
refused-not-his-command = La unidad pertenece al mando de otro líder.
refused-ordered = Ya hay una orden en camino para esta unidad.
refused-no-courier = No tiene ningún mensajero libre.
refused-not-its-command = No es el turno del mando de esta unidad.
refused-not-its-turn = Otras mueven antes que esta unidad, o ya ha movido.
refused-not-his-turn = No es de los que mueven ahora.
refused-files = { $figures ->
    [one] Tiene { $figures } miniatura y forma una sola hilera.
   *[other] Tiene { $figures } miniaturas: las hileras deben ser otro número, de una hasta ese.
}
refused-ranks = Quedaría en { $ranks } filas; el máximo es { $most }.
refused-disorganised = Está desorganizada.
refused-narrower = En contacto solo puede ensancharse.
refused-leaves-contact = Dejaría de estar en contacto con { $unit-el }.
refused-reformed = Ya ha cambiado su frente en este movimiento.
refused-must-attack = Debe ir derecha contra el enemigo más cercano.
refused-must-flee = Debe alejarse derecha del enemigo más cercano.
refused-no-goal = No hay enemigo contra el que mover.
refused-not-nearer = Estaba a { $before } de su meta y quedaría a { $then }.
refused-not-farther = Estaba a { $before } del enemigo y quedaría a { $then }.
refused-starts-contact = Allí iniciaría un contacto con { $unit-el }.
refused-hold = Con MANTENER gira y cambia su frente, pero no deja su sitio.
refused-oppose = Llegaría a { $near } { $unit-de }; aquí se queda a { $keep }.
refused-second-rank = Aquí ninguna segunda fila alcanza por encima de la primera.
refused-place = Cada individuo ocupa un puesto propio de la primera fila que toque a un enemigo, mientras quede alguno libre.
refused-no-touch = Cada miniatura golpea a un enemigo al que toca.

refused-a-unit = otra unidad
refused-models = { $models ->
    [one] Tiene { $models } miniatura y se han dado lugares para { $given }.
   *[other] Tiene { $models } miniaturas y se han dado lugares para { $given }.
}
refused-ground = Una base entraría { $by } de más en terreno que nadie puede pisar ({ $what }).
refused-rush-inside = { $by } del camino están en terreno donde nadie va a la carrera ({ $what }).
refused-too-near = Una miniatura se acercaría a { $gap } { $unit-de }; debe mantenerse a { $limit }.
refused-nearer = Una miniatura está ya a solo { $limit } { $unit-de }: desde ahí puede alejarse, pero no acercarse.
refused-on-each-other = Las miniaturas { $one } y { $other } quedarían una sobre otra, por { $by }.
refused-on-others = Quedaría encima { $unit-de }, por { $by }.
refused-gap = La miniatura { $model } está a { $gap } de la más cercana de las demás; como mucho { $most } mantiene unida a una unidad.
refused-panicked = Está en Pánico.
refused-panicked-nearer = La miniatura { $model } acabaría { $by } más cerca del enemigo visible más próximo.
refused-still-touches = Seguiría en contacto con { $unit-el }.
refused-touches = Está en contacto con { $unit-el }.
refused-broken-off = Ya ha roto el contacto en esta activación.
refused-has-moved = Ya ha movido en esta activación.
refused-has-shot = Ya ha disparado en esta activación.
refused-not-to-deploy = No es una unidad propia que espere su despliegue.
refused-not-to-activate = No es una unidad propia que aún pueda activarse en este turno.
refused-has-acted = Ya ha actuado este turno.
refused-not-to-react = Esta unidad no puede responder aquí.
refused-allotment = Cada impacto va a una miniatura que pueda recibirlo, y ninguna recibe el segundo antes de que todas tengan uno (impactos: { $hits }, miniaturas: { $models }).
refused-not-nearest = Hay un blanco más cercano, { $unit-el }: { $apart }, este { $target }.
refused-blocked-by = La línea de visión está tapada por { $unit-el }: sobran { $by } en medio.
refused-engaged-elsewhere = Está en contacto con { $unit-el } y no va contra nadie más.
refused-no-way = Ningún camino libre de { $far } lleva a un lugar libre junto al blanco.
refused-no-contact = Nadie entraría en contacto: faltan al menos { $gap } hasta { $unit-el }.
refused-left-out = La miniatura { $model } también podría entrar en contacto.
refused-detour = La miniatura { $model } recorre { $gone }; el camino libre más corto hasta allí es de { $least }.
refused-astray = La miniatura { $model } no acaba ni en contacto ni en el camino más corto hacia él.
