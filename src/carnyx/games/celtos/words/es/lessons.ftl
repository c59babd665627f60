### Las batallas guiadas de Celtos

lesson-celtos-first = Aprende Celtos
    .about = Diez minutos, reglas de verdad, una mesa pequeña. Mandas tres unidades de los Gael, el bando rojo, contra los Sidhe. Los dados se tiran hasta que muestran lo que toca aprender.
    .end = Eso es el juego: mover, disparar, asaltar y conservar la calma. Lo siguiente es la partida de demostración.

lesson-celtos-first-move = Mover
    .ask = Arrastra a tus honderos de bastón hasta el bosque que tienen delante, al anillo.
    .why = Una unidad actúa una vez por turno; puede mover, luego disparar, luego asaltar. En el bosque cada pulgada cuenta doble, pero hay cobertura. Una miniatura está en el bosque si lo está el centro de su peana.
    .elsewhere = { $covered ->
        [0] Ninguno está en el bosque.
        [one] Solo uno está en el bosque.
       *[other] Solo { $covered } están en el bosque.
    } Pulsa «Deshacer» para probar otra vez; tras «Hecho» seguimos sin cobertura.
    .after = { $covered ->
        [one] Uno de ellos está
       *[other] { $covered } de ellos están
    } en el bosque, con el centro de la peana entre los árboles. Ahora tienen cobertura contra los disparos.
    .missed = Los honderos se quedaron fuera del bosque y no tienen cobertura: a quien alcancen lo pueden herir enseguida.

lesson-celtos-first-cover = Cobertura
    .ask = Termina su activación con «Hecho». Entonces le toca al enemigo, y sus arqueros disparan.
    .why = Los bandos se turnan, unidad por unidad. Si alcanzan a tu unidad, tú dices qué miniaturas reciben los impactos; «Hazlo por mí» es siempre una buena respuesta.
    .after = Los arqueros tiraron { $foe_dice ->
        [one] 1 dado
       *[other] { $foe_dice } dados
    } y necesitaban { $foe_need } o más: { $foe_hits ->
        [one] 1 impacto
       *[other] { $foe_hits } impactos
    }. { $foe_held ->
        [0] Por cada impacto
       *[other] (Quien no te ve no dispara: { $foe_held } de ellos.) Por cada impacto
    } se tiró luego un dado de cobertura, { $covers } o más: el bosque paró { $stopped }. Lo que pasa aún debe herir, con { $foe_harms } o más: { $foe_wounds ->
        [0] no hubo heridos.
        [one] un herido.
       *[other] { $foe_wounds } heridos.
    }
    .missed = Los arqueros no dispararon. Cuando alcanzan a una unidad en un bosque, se tira un dado por impacto, y uno alto lo para.
    .wide = Los arqueros fallaron, así que nadie tiró cobertura. En el bosque, un dado por cada impacto podría haberlo parado.
    .open = Los alcanzaron al descubierto, donde no se tira cobertura. En el bosque, un dado por cada impacto podría haberlo parado.

lesson-celtos-first-rush = A la Carrera
    .ask = Arrastra a tus guerreros hasta el menhir. Está más lejos que un movimiento: es una carrera.
    .why = A la Carrera se llega tres veces más lejos, pero la unidad no hace nada más este turno. El menhir da puntos a quien lo controle al final.
    .short = Se han movido, pero no hasta el menhir. Pueden seguir el próximo turno.
    .after = Están junto al menhir. Una carrera no puede acabar en contacto con un enemigo: quien quiere luchar se acerca primero y asalta después.
    .missed = Los guerreros no llegaron a tiempo al menhir. Seguimos sin él.

lesson-celtos-first-hold = Reacción
    .ask = Elige a tu caudillo y dale la orden Reacción.
    .why = Quien espera con esta orden no hace nada ahora, pero puede responder más tarde en el turno: disparar cuando un enemigo se mueve a su vista o apartarse de una carga.
    .after = Espera con la jabalina en la mano. La insignia junto a su nombre lo muestra.
    .missed = Nadie espera este turno. Quien espera renuncia a su acción y a cambio puede interrumpir al enemigo; pruébalo en cualquier otro turno.

lesson-celtos-first-reaction = La respuesta
    .ask = El príncipe Sidhe cabalga a la vista del caudillo. Haz que el caudillo responda.
    .why = Para responder, una unidad debe superar antes un chequeo de iniciativa. Superado o no, la espera se gasta.
    .after = { $passed ->
        [yes] Para responder, tu unidad debía superar un chequeo: { $wanted } o más, y el dado mostró { $die }. Su disparo necesitaba { $need } o más para impactar y { $harms } o más para herir: { $wounds ->
            [0] ninguna herida.
            [one] una herida.
           *[other] { $wounds } heridas.
        }
       *[no] Para responder, tu unidad debía superar un chequeo: { $wanted } o más, pero el dado mostró { $die }. Fue demasiado lenta, y la espera se ha gastado.
    }
    .missed = Nadie pudo responder este turno. Quien espera puede hacerlo cuando un enemigo se mueve a su vista, si supera un chequeo.
    .declined = Has dejado pasar al príncipe. Nadie tiene que responder; la espera dura hasta el final del turno.
    .wide = El chequeo se superó, pero el disparo falló: necesitaba { $need } o más. La espera se ha gastado.

lesson-celtos-first-shoot = Disparar
    .ask = Activa a tus honderos y dispara al enemigo marcado con el anillo.
    .why = Una unidad dispara al enemigo más cercano que ve. Señala una orden para ver sus probabilidades antes de darla.
    .after = Tiraste { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } y necesitabas { $need } o más: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }. { $held ->
        [0] Para herir,
       *[other] (Quien no ve el blanco no dispara: { $held } de ellos.) Para herir,
    } cada impacto necesitaba { $harms } o más: { $wounds ->
        [0] no hubo heridas.
        [one] una herida.
       *[other] { $wounds } heridas.
    }
    .missed = Los honderos no dispararon. Un disparo son dos tiradas: un dado por miniatura para impactar y luego uno por impacto para herir. Podrán hacerlo el próximo turno.
    .wide = Nadie fue alcanzado: los dados debían mostrar { $need } o más. Los honderos podrán disparar otra vez el próximo turno.
    .gone = Ya no hay honderos. Un disparo son dos tiradas: un dado por miniatura para impactar y luego uno por impacto para herir.

lesson-celtos-first-morale = Moral
    .ask = Queda menos de la mitad: ahora deben chequear su moral.
    .why = Toca chequeo cuando los disparos dejan a una unidad por debajo de la mitad, y siempre que pierde una ronda de combate. Quien falla entra en pánico; por debajo de la mitad huye y abandona la mesa.
    .after = { $reason ->
        [casualties] Moral: los disparos han dejado { $left } de { $had }, menos de la mitad; por eso tocaba un chequeo.
        [lost_combat] Moral: han perdido la ronda de combate; por eso tocaba un chequeo.
       *[other] Moral: tocaba un chequeo.
    } Necesitaban { $wanted } o más y tiraron { $die }: { $fate ->
        [rout] huyen, abandonan la mesa y sus puntos son tuyos. Con la mitad o más solo sería pánico: −2 en combate, sin disparar ni esperar, hasta reagruparse.
        [panic] entran en pánico: −2 en combate, sin disparar ni esperar, hasta reagruparse. Con menos de la mitad huirían de la mesa.
       *[other] aguantan. Quien falla entra en pánico (−2 en combate, sin disparar ni esperar, hasta reagruparse); con menos de la mitad huye y abandona la mesa.
    }
    .missed = No tocaba chequeo: llega cuando queda menos de la mitad de la unidad, y ya no cuando no queda nadie. Por debajo de la mitad, fallar es huir y la unidad abandona la mesa; si no, entra en pánico: −2 en combate, sin disparar ni esperar, hasta reagruparse.

lesson-celtos-first-assault = Asalto
    .ask = Asalta a los mesnaderos con tus guerreros. ¿No llegan? Una unidad puede mover primero y luego asaltar.
    .why = Un asalto es un movimiento hasta el contacto y una ronda de combate. Los dos bandos golpean; quien pierde más heridas pierde el combate y debe chequear su moral.
    .after = Tu bando tiró { $dice } dados y necesitaba { $need } o más: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }, { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }. El otro tiró { $foe_dice } y necesitaba { $foe_need } o más: { $foe_hits ->
        [one] 1 impacto
       *[other] { $foe_hits } impactos
    }, { $foe_wounds ->
        [one] 1 herida
       *[other] { $foe_wounds } heridas
    }. Quien sufrió más heridas ha perdido la ronda.
    .missed = No hubo asalto. En él una unidad entra en contacto y los dos bandos golpean; quien sufre más heridas debe chequear su moral.

lesson-celtos-first-rally = Reagruparse
    .ask = Tus guerreros han perdido el combate y cunde el pánico. Termina este turno; en el siguiente actívalos los primeros e intentarán reagruparse.
    .why = Una unidad en pánico lucha con −2, no puede disparar ni esperar y no cuenta para el menhir: en eso han bajado tus puntos. Intenta reagruparse al activarse; un enemigo cercano lo hace más difícil.
    .after = { $passed ->
        [yes] Necesitaban { $wanted } o más y tiraron { $die }: el pánico ha pasado y pueden actuar enseguida.
       *[no] Necesitaban { $wanted } o más y tiraron { $die }: sigue el pánico; podrán intentarlo otra vez el próximo turno.
    }
    .missed = Ninguna de tus unidades tiene que reagruparse. En pánico lo intenta cada vez que se activa; hasta lograrlo lucha con −2, no puede disparar ni esperar y no controla el menhir.

lesson-celtos-first-objective = El menhir
    .ask = Devuelve el golpe: asalta a los mesnaderos y luego termina el turno. Es el último, y deciden los puntos.
    .why = El menhir es del único bando que tiene a su alcance una unidad sin pánico. Las unidades destruidas o huidas dan sus puntos al enemigo.
    .after = Has ganado, { $points } a { $foe_points }: el menhir y cada unidad enemiga destruida o huida cuentan para ti.
    .missed = La batalla ha terminado, { $points } a { $foe_points } puntos. El menhir cuenta para el único bando que tiene cerca una unidad sin pánico; las unidades destruidas o huidas cuentan para el enemigo.
