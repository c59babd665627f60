### Las batallas guiadas de Warriors

lesson-warriors-first = Aprende Warriors
    .about = Diez minutos, reglas de verdad, una mesa pequeña. Eres un Señor de la Guerra orco, el bando rojo, y delante hay un campamento goblin. Todos los dados tienen diez caras, del 0 al 9, y el 0 vale diez. Solo en esta lección se repiten las tiradas hasta que muestran lo que hay que aprender.
    .end = Eso es el juego: ordenar pronto, girar a tiempo y quedarse junto a los que pierden la cabeza. Ahora, una batalla entera contra el ordenador.

lesson-warriors-first-boast = La bravata
    .ask = Elige de qué se jacta tu Señor de la Guerra. «En lo más reñido» se puede cumplir hoy: debe estar en contacto con un enemigo antes de que acabe el turno 4, y lo estará en el turno 2.
    .why = Cuando se pierde un jefe, las unidades hacen un chequeo de mando. Una bravata en pie les da +1; una rota, −1 hasta el final de la batalla. La ficha del Señor de la Guerra dice cómo está.
    .after = { $boast ->
        [none] Sin bravata: no hay nada que romper, y los chequeos de mando no tienen ni +1 ni −1.
        [unmoved] Esta se rompe en cuanto se mueva, y se moverá con sus guerreros. «Deshacer» la retira.
        [alone] Esta ya está rota, porque está en las filas de los guerreros. «Deshacer» la retira.
       *[other] La bravata sigue en pie: +1 en cada chequeo de mando hasta que algo la rompa.
    }

lesson-warriors-first-orders = Primeras órdenes
    .ask = Da a los guerreros la orden OPONERSE y a los arqueros MANTENER, y sella las órdenes.
    .why = ATAQUE: derechos al enemigo más cercano, te guste o no. MANTENER: quietos y disparando. OPONERSE: adonde quieras, pero parando antes del enemigo. Los dos bandos escriben en secreto y muestran a la vez.
    .after = Las órdenes están a la vista. OPONERSE deja libres a los guerreros.
    .missed = Las órdenes están a la vista. Los guerreros tienen otra que OPONERSE; está permitido, solo que van menos libres.

lesson-warriors-first-shoot = Disparar
    .ask = Haz que tus arqueros disparen una andanada a la turba goblin.
    .why = Cada turno empieza con los disparos. Cada figura tira un dado para acertar y, por cada acierto, otro para matar; el 0 vale diez. Las andanadas están contadas: un arco tiene seis. Dos o tres a la vez son más dados, pero con −1 en cada uno.
    .after = Tiraste { $dice } dados y necesitabas { $need }: { $hits } aciertos. Para matar, cada uno necesitaba { $harms } o más: cayeron { $wounds } goblins.
    .missed = Los arqueros no dispararon. Conservan la andanada.

lesson-warriors-first-courier = El mensajero
    .ask = Envía órdenes nuevas: a los arqueros, con un mensajero, OPONERSE, y a los guerreros ATAQUE. Luego despáchalas.
    .why = El Señor de la Guerra está con los guerreros, y los arqueros no le oyen. Sin mensajero, una orden solo llega si él está a seis pulgadas o menos de la unidad cuando todos han movido; más lejos debe cabalgar un mensajero.
    .voice = Enviada sin mensajero. Solo vale si él acaba este movimiento a seis pulgadas o menos de los arqueros; se mueve con los guerreros, así que es fácil que quede sin efecto.
    .after = El mensajero va en camino. Cabalga cuando todos los demás han movido.
    .missed = Este turno no hubo mensajero. Puedes enviar uno al empezar cualquiera de tus movimientos.

lesson-warriors-first-attack = La orden de atacar
    .ask = Ahora la orden de ATAQUE para los guerreros. El Señor de la Guerra la da en persona.
    .why = El Señor de la Guerra está en sus filas: no necesita mensajero y chequea con +1. La nueva orden vale desde el próximo turno; por ahora siguen con OPONERSE.
    .after = La oirán en la cuarta fase de este turno.
    .missed = No tienen orden de atacar. Puedes darla el próximo turno.

lesson-warriors-first-wheel = El giro
    .ask = Arrastra a los guerreros hacia los goblins: giran y luego van de frente.
    .why = Un bloque no puede ir de lado. Gira sobre una esquina de su frente y paga lo que recorre la figura de fuera. OPONERSE para a tres pulgadas de cualquier enemigo.
    .straight = Se movieron sin girar. Arrástralos hacia un lado y girarán primero.
    .after = Han girado. Lo que recorre la figura de fuera se descontó de su movimiento.
    .missed = Los guerreros no giraron este turno. Con ATAQUE lo harán solos.
    .turned = Dieron media vuelta o un cuarto en el sitio; eso no es un giro. En un giro, el bloque pivota sobre una esquina de su frente. «Deshacer» lo retira.

lesson-warriors-first-deliver = Órdenes nuevas
    .ask = Termina tu movimiento: los arqueros y el Señor de la Guerra se quedan, el mensajero cabalga hasta los arqueros. En la cuarta fase se chequean las órdenes.
    .why = Un dado más el liderazgo del Señor de la Guerra: con 7 o más, la orden se acepta. Con menos se retrasa, se ignora o incluso se entiende mal.
    .after = El chequeo de los guerreros sumó { $total }, con { $die } en el dado: { $result ->
        [accepted] aceptada
        [accepted_disorganised] aceptada, pero en desorden
       *[other] esta vez no
    }.
    .missed = Este turno no se chequeó ninguna orden de los guerreros.

lesson-warriors-first-charge = La carga
    .ask = Dispara otra vez si quieres y no envíes órdenes. Con ATAQUE los guerreros marchan solos contra los goblins.
    .why = ATAQUE obliga: el movimiento completo hacia el enemigo visible más cercano, hasta el contacto si se alcanza. Solo luchan las figuras que tocan a un enemigo; las filas de detrás cubren los huecos. Lanzas y lanzas de caballería pueden luchar en dos filas.
    .after = Están en contacto. Ahora los dos bandos luchan a la vez.
    .missed = No hubo carga; los guerreros tenían otras órdenes.

lesson-warriors-first-combat = Combate y chequeo
    .ask = Termina tu movimiento: los arqueros y el Señor de la Guerra se quedan. Luego se combate y cada unidad que luchó se chequea.
    .why = Cada figura que toca a un enemigo tira tantos dados como vale; su ficha dice el valor, el del Señor de la Guerra es 3. Un campeón y la orden ATAQUE dan más dados. Luego cada unidad tira un dado por sus nervios, +1 si mató más de lo que perdió, +1 con un jefe. Para tus guerreros: 8 o más es sed de sangre, de 4 a 7 todo bien, 2 o 3 desmoralizados, 1 o menos huida.
    .after = Tiraste { $dice } dados, acertaste { $hits } veces y mataste a { $wounds }; ellos mataron a { $foe_wounds }. El chequeo de tus guerreros sumó { $total }: { $result ->
        [bloodlust] sed de sangre
        [ok] todo bien
        [shaken] desmoralizados
       *[other] huida
    }.
    .missed = Este turno no hubo chequeo de combate de tus guerreros.

lesson-warriors-first-bloodlust = Sed de sangre
    .ask = Un chequeo muy bueno no es todo bueno: la unidad tiene sed de sangre.
    .why = Con ocho o más, una unidad tribal entra en sed de sangre. Mata mejor, pero no obedece, corre contra lo más cercano y queda desorganizada.
    .after = 8 o más: sed de sangre. Matan con +1, pero corren contra el enemigo más cercano diga lo que diga su orden, y están desorganizados: −1 para acertar, hasta que pasen un turno quietos y sin contacto. Una unidad desmoralizada, en cambio, huiría.
    .missed = Esta vez no hubo sed de sangre.

lesson-warriors-first-influence = Influencia
    .ask = El Señor de la Guerra está con ellos: que los haga entrar en razón.
    .why = Un dado no mayor que su liderazgo los calma. Un diez, o pasarse de mucho, es un desastre: con sed de sangre se vuelven contra él, una unidad desmoralizada huye y lo arrastra, y siguen chequeos de mando.
    .after = { $passed ->
        [yes] Necesitaba { $wanted } o menos y tiró { $die }: vuelven a escuchar. Siguen desorganizados.
       *[no] Necesitaba { $wanted } o menos y tiró { $die }: no escucharon.
    }
    .missed = Los dejó rabiar. Está permitido, y a veces es sabio.

lesson-warriors-first-command = El chequeo de mando
    .ask = El turno tiene una sexta fase, el chequeo de mando, y puede acabar una batalla. Ahora nadie tiene que hacerlo: sigue leyendo y no envíes órdenes.
    .why = Llega cuando un jefe muere o huye, y cuando la influencia acaba en desastre. Cada unidad de su mando, y por el Señor de la Guerra cada unidad del ejército, tira un dado: con 7 o más aguanta, 6 desorganizada, 5 desmoralizada, y con 4 o menos huye al instante. Cada unidad perdida es −1, un Señor de la Guerra muerto −2, una bravata +1 o −1. (Tus arqueros esperan: nadie dispara a unidades en contacto.)
    .after = Así que mantén vivos a tus jefes: uno que cae puede llevarse medio ejército.
    .missed = A la lucha. El chequeo de mando llegará cuando caiga un jefe.

lesson-warriors-first-victory = Cómo se gana
    .ask = Lucha hasta el final de este turno. No envíes órdenes y deja quietos a los demás.
    .why = Un ejército está vencido cuando ha perdido unidades por más de la mitad de sus puntos, o cuando todo lo que queda está desmoralizado. Tras el último turno se compara qué parte perdió cada uno.
    .after = { $boast ->
        [broken] Has ganado, aunque la bravata estaba rota: un chequeo de mando habría tenido −1.
        [none] Has ganado, sin bravata.
       *[other] Has ganado, y la bravata sigue en pie: un chequeo de mando habría tenido +1.
    }
