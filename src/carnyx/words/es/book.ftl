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
book-forces = Las fuerzas que se encuentran, si nadie trae otras: { $forces }.
book-turns = { $turns ->
    [one] Dura un turno.
   *[other] Dura { $turns } turnos.
}
book-place = Un lugar que ocupar: { $name }, { $points } puntos.
book-hands = Manos

page-book = Libro de reglas

book-mounted = montada
book-strength = F
book-resilience = R
book-arms = Armas
book-speed = VA
