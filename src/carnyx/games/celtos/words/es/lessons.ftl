### Las batallas guiadas de Celtos

lesson-celtos-first = Aprende Celtos
    .about = Diez minutos, reglas de verdad, una mesa pequeña. Mandas tres unidades de los Gael, en rojo, contra los Sidhe. Solo en esta lección se repiten las tiradas hasta que muestran lo que hay que aprender.
    .end = { $skipped ->
        [0] Eso es el juego: mover, disparar, asaltar y conservar la calma. Lo siguiente es la partida de demostración contra el ordenador.
        [one] Eso es el juego. Se pasó por alto un paso; juega otra vez la lección para verlo, o sigue con la partida de demostración.
       *[other] Eso es el juego. Se pasaron por alto { $skipped } pasos; juega otra vez la lección para verlos, o sigue con la partida de demostración.
    }

lesson-celtos-first-move = Mover
    .ask = Arrastra a tus honderos de bastón hasta el bosque que tienen delante, al anillo.
    .why = Una unidad actúa una vez por turno: puede mover, luego disparar, luego asaltar. Un bosque da cobertura, pero en él cada pulgada cuenta doble. Una miniatura está en el bosque si lo está el centro de su peana.
    .elsewhere = { $covered ->
        [0] Ninguno está en el bosque.
        [one] Solo uno está en el bosque.
       *[other] Solo { $covered } están en el bosque.
    } «Deshacer» retira el movimiento, o sigue sin más.
    .after = { $covered } de ellos están en el bosque. Eso es cobertura: aún se puede parar un impacto contra ellos.
    .missed = Los honderos se quedaron fuera del bosque, y por tanto sin cobertura.

lesson-celtos-first-cover = Cobertura
    .ask = Ahora actúa el enemigo, y sus arqueros disparan. Si tu unidad sigue activa, termina con «Hecho».
    .why = Los bandos se turnan, unidad por unidad. Si alcanzan a tu unidad, tú dices qué miniaturas reciben los impactos; «Hazlo por mí» es siempre una buena respuesta.
    .after = Los arqueros tiraron { $foe_dice ->
        [one] 1 dado
       *[other] { $foe_dice } dados
    } y necesitaban { $foe_need } o más: { $foe_hits ->
        [one] 1 impacto
       *[other] { $foe_hits } impactos
    }. { $foe_held ->
        [0] {""}
       *[other] (Quien no te veía no disparó.){" "}
    }La cobertura paró { $stopped }, con { $covers } o más cada uno. { $foe_harms ->
        [0] No pasó nada.
       *[other] El resto debía herir con { $foe_harms } o más: { $foe_wounds ->
            [0] no hubo heridas.
            [one] una herida.
           *[other] { $foe_wounds } heridas.
        }
    }
    .missed = Los arqueros no dispararon. Cuando alcanzan a una miniatura en un bosque se tira un dado por su cobertura, y uno alto para el impacto.
    .wide = Los arqueros fallaron, así que no hubo nada que parar. En un bosque se tira un dado por impacto, y uno alto lo para.
    .open = Alcanzaron a tu unidad al descubierto, donde nada para un impacto. En el bosque se tira un dado por cada uno, y uno alto lo para.

lesson-celtos-first-rush = A la Carrera
    .ask = Arrastra a tus guerreros hasta el menhir.{ $do ->
        [rush] {" "}Está más lejos que un movimiento: es una carrera.
       *[other] {""}
    }
    .why = A la Carrera se llega tres veces más lejos, pero la unidad no hace nada más este turno. El menhir da puntos a quien lo controle al final.
    .short = Aún no están junto al menhir. «Deshacer» lo retira, o sigue sin más.
    .after = { $by ->
        [rush] Han ido a la carrera hasta el menhir. Eso es todo por este turno, y una carrera nunca acaba en contacto con un enemigo.
       *[other] Están junto al menhir. Esta vez bastó un movimiento; una carrera habría llegado tres veces más lejos.
    }
    .missed = Los guerreros no pudieron llegar a tiempo al menhir.

lesson-celtos-first-hold = Reacción
    .ask = Da { $who ->
        [slingers] a tus honderos
        [warriors] a tus guerreros
       *[other] a tu caudillo
    } la orden Reacción.
    .why = Quien espera con esta orden no hace nada ahora, pero puede responder más tarde en el turno: disparar cuando un enemigo se mueve a su vista o apartarse de una carga.
    .after = { $who ->
        [chieftain] Espera con la jabalina en la mano.
       *[other] Esperan.
    } La insignia junto al nombre lo muestra.
    .missed = Nadie se quedó esperando a tiempo. Quien espera renuncia a su acción y a cambio puede interrumpir al enemigo.

lesson-celtos-first-reaction = La respuesta
    .ask = Cuando un enemigo se mueva a la vista de tu unidad que espera, se te preguntará: haz que responda.
    .why = Para responder, una unidad debe superar antes un chequeo de iniciativa. Superado o no, la espera se gasta.
    .after = { $passed ->
        [yes] El chequeo pedía { $wanted } o más, y el dado mostró { $die }: tu unidad responde. { $by ->
            [shot] Su disparo necesitaba { $need } o más para impactar{ $harms ->
                [0] , y la cobertura lo paró.
               *[other] {" "}y { $harms } o más para herir: { $wounds ->
                    [0] ninguna herida.
                    [one] una herida.
                   *[other] { $wounds } heridas.
                }
            }
           *[other] La espera se ha gastado.
        }
       *[no] El chequeo pedía { $wanted } o más, pero el dado mostró { $die }: demasiado lenta, y la espera se ha gastado.
    }
    .missed = Esta vez no hubo respuesta. Hace falta una unidad que espere, un enemigo que se mueva a su vista y un chequeo.
    .declined = Lo has dejado pasar; nadie tiene que responder. La espera dura hasta el final del turno.
    .wide = El chequeo se superó, pero el disparo falló: necesitaba { $need } o más. La espera se ha gastado.

lesson-celtos-first-shoot = Disparar
    .ask = Dispara con { $who ->
        [chieftain] tu caudillo
       *[other] tus honderos
    } al enemigo marcado con el anillo.
    .why = Una unidad dispara al enemigo más cercano que ve. Señala una orden para ver sus probabilidades antes de darla.
    .after = Tiraste { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } y necesitabas { $need } o más: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }. { $held ->
        [0] {""}
       *[other] (Quien no veía el blanco no disparó.){" "}
    }{ $harms ->
        [0] La cobertura los paró todos.
       *[other] Para herir hacía falta { $harms } o más: { $wounds ->
            [0] no hubo heridas.
            [one] una herida.
           *[other] { $wounds } heridas.
        }
    }
    .missed = No hubo disparo a tiempo. Un disparo son dos tiradas: un dado por miniatura para impactar y luego uno por impacto para herir.
    .wide = Nadie fue alcanzado: cada dado debía mostrar { $need } o más.

lesson-celtos-first-morale = Moral
    .ask = Ahora deben chequear su moral.
    .why = Toca chequeo cuando los disparos dejan menos de la mitad de una unidad, y siempre que pierde una ronda de combate. Quien falla entra en pánico; si queda menos de la mitad, la unidad huye y abandona la mesa.
    .after = { $reason ->
        [casualties] Los disparos han dejado { $left } de { $had }, menos de la mitad: tocaba un chequeo de moral.
        [lost_combat] Han perdido la ronda de combate: tocaba un chequeo de moral.
       *[other] Tocaba un chequeo de moral.
    } Necesitaban { $wanted } o más y tiraron { $die }: { $fate ->
        [rout] huyen, abandonan la mesa y sus puntos son tuyos. Si quedara la mitad o más, solo habrían entrado en pánico.
        [panic] entran en pánico: −2 en combate, sin disparar ni esperar, hasta reagruparse. Si quedara menos de la mitad, habrían huido.
       *[other] aguantan. Si no, habrían entrado en pánico o, con menos de la mitad, huido.
    }
    .missed = No tocaba ningún chequeo de moral. Llega cuando los disparos dejan menos de la mitad de una unidad o cuando pierde una ronda de combate.

lesson-celtos-first-assault = Asalto
    .ask = { $do ->
        [await] El enemigo aún está fuera del alcance de tus guerreros. Haz actuar antes a otra unidad; quizá se acerque.
       *[other] Asalta con { $who ->
            [slingers] tus honderos
            [chieftain] tu caudillo
           *[other] tus guerreros
        } al enemigo marcado con el anillo. ¿No llegan? Primero mover, luego asaltar.
    }
    .why = Un asalto es un movimiento hasta el contacto y una ronda de combate. Los dos bandos golpean; quien sufre más heridas pierde la ronda y debe chequear su moral.
    .after = { $dice ->
        [0] Tu bando no llegó a golpear.
       *[other] Tu bando tiró { $dice ->
            [one] 1 dado
           *[other] { $dice } dados
        } y necesitaba { $need } o más: { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }, { $wounds ->
            [one] 1 herida
           *[other] { $wounds } heridas
        }.
    } { $foe_dice ->
        [0] El otro no llegó a golpear.
       *[other] El otro tiró { $foe_dice } y necesitaba { $foe_need } o más: { $foe_hits ->
            [one] 1 impacto
           *[other] { $foe_hits } impactos
        }, { $foe_wounds ->
            [one] 1 herida
           *[other] { $foe_wounds } heridas
        }.
    } { $round ->
        [won] Así que has ganado la ronda.
        [lost] Así que has perdido la ronda.
       *[other] Así que nadie ha ganado la ronda.
    }
    .missed = No hubo asalto a tiempo. En él una unidad entra en contacto y los dos bandos golpean; quien sufre más heridas debe chequear su moral.

lesson-celtos-first-rally = Reagruparse
    .ask = { $who ->
        [chieftain] Tu caudillo está en pánico. Actívalo en cuanto puedas, este turno o el siguiente: entonces intentará reagruparse.
        [slingers] Tus honderos están en pánico. Actívalos en cuanto puedas, este turno o el siguiente: entonces intentarán reagruparse.
       *[other] Tus guerreros están en pánico. Actívalos en cuanto puedas, este turno o el siguiente: entonces intentarán reagruparse.
    }
    .why = Una unidad en pánico lucha con −2, no puede disparar ni esperar y no cuenta para el menhir. Un enemigo cercano hace más difícil reagruparse.
    .after = Para reagruparse hacía falta { $wanted } o más, y el dado mostró { $die }: { $passed ->
        [yes] el pánico ha pasado y la unidad puede actuar enseguida.
       *[no] el pánico sigue; con la próxima activación llega el próximo intento.
    }
    .missed = Ninguna de tus unidades tuvo que reagruparse. En pánico lo intenta cada vez que se activa.

lesson-celtos-first-objective = El menhir
    .ask = { $last ->
        [yes] Es el último turno, y deciden los puntos.
       *[other] Ahora, a por los puntos.
    } { $do ->
        [assault] Asalta con { $who ->
            [chieftain] tu caudillo
           *[other] tus guerreros
        } al enemigo marcado con el anillo, o hazlo mejor.
        [shoot] Dispara con tus honderos, o hazlo mejor.
       *[other] Actúa como quieras hasta que acabe la batalla.
    }
    .why = El menhir cuenta para el único bando que tiene cerca una unidad sin pánico. Las unidades destruidas o huidas dan sus puntos al enemigo.
    .after = Has ganado, { $points } a { $foe_points }. { $objective ->
        [mine] El menhir es tuyo; las unidades enemigas destruidas o huidas también cuentan.
       *[other] Las unidades enemigas destruidas o huidas cuentan para ti; el menhir también habría contado.
    }
    .missed = { $outcome ->
        [lost] Ha ganado el enemigo, { $foe_points } a { $points }.
       *[other] La batalla acaba en empate, { $points } a { $foe_points }.
    } El menhir cuenta para el único bando que tiene cerca una unidad sin pánico; las unidades destruidas o huidas cuentan para el enemigo.
