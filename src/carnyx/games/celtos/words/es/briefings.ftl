### De qué tratan los escenarios y cómo se ganan

brief-celtos-won = Tras { $turns } turnos deciden los puntos: una unidad destruida o huida da todos sus puntos al enemigo; por debajo de la mitad, la mitad. O bien antes no queda nadie del otro bando.
brief-celtos-goal = { $name }: { $points } puntos para el único bando que tenga allí una unidad al final, y sin pánico.
brief-celtos-demo = Dos partidas de guerra se encuentran junto a las colinas huecas. Ninguna vino por la otra y ninguna quiere que la vean dar la vuelta.
brief-celtos-ford = El río baja crecido y solo se puede vadear por dos sitios. Quien tenga los vados al anochecer decidirá quién cruza mañana.
brief-celtos-melee = Cuatro clanes han acudido a una colina, cada uno para coronarse en ella. Hay una corona y nadie ha traído otra.
brief-celtos-pitched = Los dos reyes han llamado a todo el que pueda llevar una lanza. El campo es justo, el terreno igual para ambos, y los cuervos han madrugado.
brief-celtos-raid = Los saqueadores subieron el río de noche. La aldea tiene un muro, un pozo, un granero y un corral lleno de reses; la ayuda viene, pero a pie.
