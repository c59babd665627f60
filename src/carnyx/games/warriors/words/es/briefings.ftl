### De qué tratan los escenarios y cómo se ganan

brief-warriors-won = Un ejército está vencido cuando ha perdido unidades por más de la mitad de sus puntos, o cuando todo lo que queda está desmoralizado. Tras { $turns } turnos se compara la parte perdida; casi igual es empate. Un jefe perdido y un desastre de influencia llevan a chequeos de mando: quien los falla puede huir al instante.
brief-warriors-ambush = Una columna de hombres ha llegado por el camino del oeste, cansada y al paso. En el bosque de arriba los elfos esperan desde el alba.
brief-warriors-box = Los orcos bajan del paso y la puerta de los enanos sigue abierta. Entre ellos hay una colina, un bosque y unos campos.
brief-warriors-bridge = Un puente ancho, amurallado por ambos lados, sobre un río que nadie puede vadear. Lo hicieron los enanos; los ogros quieren el peaje.
brief-warriors-field1200 = Dos grandes ejércitos, cada uno con una granja y un atrincheramiento. La cosecha está recogida: a nadie le duelen los campos.
brief-warriors-field800 = Dos ejércitos se han encontrado en campo abierto, lejos de quien pudiera prohibírselo.
