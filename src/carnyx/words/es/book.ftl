### El libro de reglas

book-subtitle = El libro de reglas, no oficial
book-contents = Contenido
book-index = Índice de términos
book-ids = Reglas por su nombre
book-odds = Antes de los dados
book-told = Lo que ocurrió
book-search = Buscar en el libro
book-print = Imprimir
book-nothing = No se ha encontrado nada.
book-example = Ejemplo
book-page = página
book-unmarked = sin signo: las hojas impresas

book-equipment = Armas y dones
book-price = Puntos
book-force = { $name } ({ $people }, { $points } puntos)
book-turns = { $turns ->
    [one] Dura un turno.
   *[other] Dura { $turns } turnos.
}
book-hands = Manos

page-book = Libro de reglas

book-mounted = montada
book-strength = F
book-resilience = R
book-worth = Valor
book-move = Mov.
book-arms = Armas
book-speed = VA

book-figures = Miniaturas
book-abreast = De frente
book-extras = Con
book-leads = liderazgo { $leadership }
book-joined = empieza con: { $unit }
book-couriers = { $couriers ->
    [one] un mensajero más
   *[other] { $couriers } mensajeros más
}
book-save = Se salva con
book-price-led = { $points }, y { $each } por punto de liderazgo
book-going = Movimiento
book-going-half = a mitad de ritmo, sin Carrera
book-going-slow = al { $rate } % del ritmo
book-going-cross = { $cost } por cruzarlo
book-going-barred = infranqueable
book-sight = Visión
book-sight-blocks = tapa
book-sight-deep = tapa más allá de { $depth }
book-sight-hill = tapa, salvo a quien está encima
book-cover = Cobertura
book-cover-soft = blanda
book-cover-hard = dura
