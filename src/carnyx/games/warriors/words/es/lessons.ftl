### Las batallas guiadas de Warriors

lesson-warriors-first = Aprende Warriors
    .about = Diez minutos, reglas de verdad, una mesa pequeña. Eres un Señor de la Guerra orco, en rojo, y delante hay un campamento goblin. Todos los dados tienen diez caras, y el 0 vale diez. Solo en esta lección se repiten las tiradas hasta que muestran lo que hay que aprender.
    .end = { $skipped ->
        [0] Eso es el juego: ordenar pronto, girar a tiempo y quedarse junto a los que pierden la cabeza. Ahora, una batalla entera contra el ordenador.
        [one] Eso es el juego. Se pasó por alto un paso; juega otra vez la lección para verlo, o libra una batalla entera contra el ordenador.
       *[other] Eso es el juego. Se pasaron por alto { $skipped } pasos; juega otra vez la lección para verlos, o libra una batalla entera contra el ordenador.
    }

lesson-warriors-first-boast = La bravata
    .ask = Elige de qué se jacta tu Señor de la Guerra. «En lo más reñido» se puede cumplir hoy: pide llegar al contacto con un enemigo antes de que acabe el turno 4.
    .why = Cuando se pierde un jefe, las unidades hacen un chequeo de mando. Una bravata en pie les da +1; una rota, −1 hasta el final de la batalla. La ficha del Señor de la Guerra dice cómo está.
    .after = { $boast ->
        [none] Sin bravata: no hay nada que romper, y los chequeos de mando no tienen ni +1 ni −1.
        [unmoved] Esta se rompe en cuanto se mueva, y se moverá con sus guerreros. «Deshacer» la retira.
        [alone] Esta ya está rota, porque está en las filas de los guerreros. «Deshacer» la retira.
       *[other] La bravata sigue en pie: +1 en cada chequeo de mando hasta que algo la rompa.
    }
    .missed = No hubo bravata.

lesson-warriors-first-orders = Primeras órdenes
    .ask = Da a los guerreros la orden OPONERSE y a los arqueros MANTENER, y sella las órdenes.
    .why = ATAQUE: derechos al enemigo más cercano, te guste o no. MANTENER: quietos y disparando. OPONERSE: adonde quieras, pero parando antes del enemigo. Los dos bandos escriben en secreto y muestran a la vez.
    .after = Las órdenes están a la vista. OPONERSE te deja elegir el camino de los guerreros.
    .missed = Las órdenes están a la vista. { $order ->
        [attack] Con ATAQUE los guerreros van solos, derechos al enemigo; OPONERSE te dejaría elegir.
       *[other] Con MANTENER los guerreros se quedan quietos; OPONERSE te dejaría elegir.
    }

lesson-warriors-first-shoot = Disparar
    .ask = Haz que tus arqueros disparen una andanada a la turba goblin.
    .why = Cada turno empieza con los disparos. Cada figura tira un dado para acertar, y cada acierto otro para matar. Un arco tiene seis andanadas; dos o tres a la vez son más dados, pero con −1 en cada uno.
    .after = Tiraste { $dice } dados y necesitabas { $need } o más: { $hits ->
        [0] ningún acierto.
        [one] 1 acierto.
       *[other] { $hits } aciertos.
    }{ $hits ->
        [0] {""}
       *[other] {" "}Para matar hacía falta { $harms } o más: { $wounds ->
            [0] no cayó ningún goblin.
            [one] cayó un goblin.
           *[other] cayeron { $wounds } goblins.
        }
    }
    .missed = Los arqueros no dispararon. Conservan la andanada.

lesson-warriors-first-courier = El mensajero
    .ask = Elige { $what ->
        [attack] ATAQUE
       *[other] OPONERSE
    } para los arqueros, toma el mensajero en la lista que aparece bajo su nombre y elige ATAQUE para los guerreros. Luego despacha las dos órdenes.
    .why = Los arqueros están demasiado lejos del Señor de la Guerra para oírle. Sin mensajero, una orden solo llega si él está a seis pulgadas o menos de la unidad cuando todos han movido; más lejos debe cabalgar un mensajero.
    .voice = Enviada sin mensajero: solo vale si él acaba este movimiento a seis pulgadas o menos de los arqueros.
    .after = El mensajero va en camino. Cabalga cuando todos los demás han movido.
    .missed = No se envió a tiempo ningún mensajero. Puedes enviar uno al empezar cada uno de tus movimientos.

lesson-warriors-first-attack = La orden de atacar
    .ask = Envía ahora ATAQUE a los guerreros. El Señor de la Guerra da la orden en persona.
    .why = Está en sus filas: no necesita mensajero y chequea con +1. La nueva orden vale desde el próximo turno; hasta entonces, la antigua.
    .after = La oirán en la cuarta fase de este turno.
    .missed = { $order ->
        [attack] Los guerreros ya tienen ATAQUE.
       *[other] No se envió a tiempo ninguna orden de atacar.
    }

lesson-warriors-first-wheel = El giro
    .ask = Arrastra a los guerreros hacia los goblins: giran y luego van de frente.
    .why = Un bloque no puede ir de lado. Gira sobre una esquina de su frente y paga lo que recorre la figura de fuera. OPONERSE para a tres pulgadas de cualquier enemigo.
    .straight = Se movieron sin girar. «Deshacer» lo retira; arrástralos hacia un lado y girarán primero.
    .after = Han girado. Lo que recorre la figura de fuera se descontó de su movimiento.
    .missed = { $order ->
        [attack] Con ATAQUE los guerreros buscan su camino solos, y giran donde hace falta.
        [hold] Con MANTENER los guerreros se quedan donde están. Un bloque que puede moverse gira sobre una esquina de su frente.
       *[other] Los guerreros no giraron. En un giro, el bloque pivota sobre una esquina de su frente.
    }
    .turned = Dieron media vuelta o un cuarto en el sitio; eso no es un giro. En un giro, el bloque pivota sobre una esquina de su frente. «Deshacer» lo retira.

lesson-warriors-first-deliver = Órdenes nuevas
    .ask = Termina tu movimiento: deja quietos a los demás{ $courier ->
        [rides] , mientras el mensajero cabalga hasta los arqueros
       *[other] {""}
    }. En la cuarta fase se chequean las órdenes nuevas.
    .why = Un dado más el liderazgo del Señor de la Guerra: con 7 o más, la orden se acepta. Con menos se retrasa, se ignora o incluso se entiende mal.
    .after = El dado por la orden de los guerreros mostró { $die }, y todo sumó { $total }: { $result ->
        [accepted] aceptada.
        [accepted_disorganised] aceptada, pero en desorden.
        [delayed] retrasada, se intenta otra vez el próximo turno.
        [delayed_disorganised] retrasada y en desorden.
        [ignored] ignorada.
        [ignored_disorganised] ignorada y en desorden.
       *[other] mal entendida.
    }
    .missed = Ninguna orden iba de camino a los guerreros, así que no se chequeó ninguna.

lesson-warriors-first-charge = La carga
    .ask = { $do ->
        [charge] Con ATAQUE los guerreros van solos contra los goblins. Dispara antes si quieres, y no envíes órdenes.
        [await] La orden ATAQUE va de camino a los guerreros. Termina este turno; en el siguiente se lanzan.
       *[other] Envía ATAQUE a los guerreros con tus próximas órdenes: un turno después van solos contra los goblins.
    }
    .why = ATAQUE obliga: el movimiento completo hacia el enemigo visible más cercano, hasta el contacto si se alcanza. Solo luchan las figuras que tocan a un enemigo; las filas de detrás cubren los huecos.
    .after = { $who ->
        [archers] Tus arqueros están en contacto, y los arqueros luchan mal. Ahora los dos bandos golpean a la vez.
       *[other] Están en contacto. Ahora los dos bandos golpean a la vez.
    }
    .missed = Los guerreros no llegaron a cargar a tiempo.

lesson-warriors-first-combat = Combate y chequeo
    .ask = Termina tu movimiento: deja quietos a los demás. Luego se combate y cada unidad que luchó se chequea.
    .why = Cada figura que toca a un enemigo tira tantos dados como dice su ficha que vale; un campeón y la orden ATAQUE dan más. Luego un dado por los nervios de cada unidad, +1 si mató más de lo que perdió, +1 con un jefe: para tus guerreros, 8 o más es sed de sangre, de 4 a 7 todo bien, 2 o 3 desmoralizados, menos huida.
    .after = Tiraste { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, acertaste { $hits ->
        [one] una vez
       *[other] { $hits } veces
    } y { $wounds ->
        [0] no mataste a nadie
       *[other] mataste a { $wounds }
    }; ellos { $foe_wounds ->
        [0] no mataron a nadie
       *[other] mataron a { $foe_wounds }
    }. El chequeo de tus guerreros sumó { $total }: { $result ->
        [bloodlust] sed de sangre.
        [ok] todo bien.
        [shaken] desmoralizados.
       *[other] huida.
    }
    .missed = Tus guerreros no estaban en combate, así que no hicieron chequeo.

lesson-warriors-first-bloodlust = Sed de sangre
    .ask = Un chequeo muy bueno no es todo bueno: puede ser sed de sangre.
    .why = Con ocho o más, una unidad tribal entra en sed de sangre. Mata mejor, pero no obedece, corre contra lo más cercano y queda desorganizada.
    .after = 8 o más es sed de sangre: matan con +1, pero corren contra el enemigo más cercano diga lo que diga su orden. Además están desorganizados: −1 para acertar, hasta que pasen un turno quietos y sin contacto.
    .missed = No hubo sed de sangre: hace falta un 8 o más en un chequeo de combate.

lesson-warriors-first-influence = Influencia
    .ask = El Señor de la Guerra está con ellos: que haga entrar en razón { $who ->
        [archers] a los arqueros
       *[other] a los guerreros
    }.
    .why = Un dado no mayor que su liderazgo los calma. Un diez, o pasarse de mucho, es un desastre: con sed de sangre se vuelven contra él, una unidad desmoralizada huye y lo arrastra, y siguen chequeos de mando.
    .after = Necesitaba { $wanted } o menos y tiró { $die }: { $passed ->
        [yes] vuelven a escuchar. Siguen desorganizados.
       *[no] { $result ->
            [disaster] fue un desastre.
           *[other] no escucharon.
        }
    }
    .declined = Los deja en paz. Está permitido, y a veces es sabio.
    .missed = Nadie cerca del Señor de la Guerra había perdido la cabeza, así que no había a quién influir.

lesson-warriors-first-command = El chequeo de mando
    .ask = Queda una fase, la sexta: el chequeo de mando. Ahora nadie tiene que hacerlo; lee por qué puede acabar una batalla y luego no envíes órdenes.
    .why = Llega cuando un jefe muere o huye, o cuando la influencia acaba en desastre. Cada unidad de su mando tira un dado, y por el Señor de la Guerra todo el ejército: con 7 o más aguanta, 6 desorganizada, 5 desmoralizada, y con 4 o menos huye al instante. Cada unidad perdida es −1, un Señor de la Guerra muerto −2, una bravata +1 o −1.
    .after = Así que mantén vivos a tus jefes: uno que cae puede llevarse medio ejército.
    .missed = El chequeo de mando llega cuando cae un jefe: cada unidad a sus órdenes tira un dado, y puede huir.

lesson-warriors-first-victory = Cómo se gana
    .ask = { $last ->
        [yes] Es el último turno: lucha hasta el final.
       *[other] Lucha hasta el final de la batalla.
    } No envíes órdenes y deja quietos a los demás.
    .why = Un ejército está vencido cuando ha perdido unidades por más de la mitad de sus puntos, o cuando todo lo que queda está desmoralizado. Tras el último turno se compara qué parte perdió cada uno.
    .after = { $boast ->
        [broken] Has ganado, aunque la bravata estaba rota: un chequeo de mando habría tenido −1.
        [none] Has ganado, sin bravata.
       *[other] Has ganado, y la bravata sigue en pie: un chequeo de mando habría tenido +1.
    }
    .missed = { $outcome ->
        [lost] Ha ganado el enemigo: has perdido una parte mayor de tus puntos.
       *[other] La batalla acaba en empate: ningún bando ha perdido una parte claramente mayor de sus puntos.
    } Quien ha perdido más de la mitad queda vencido al instante.
