### Lo que se dice de una hoja de referencia leída

sheet-title = { $game }, hoja en { $language }: { $count ->
    [one] un valor reconocido.
   *[other] { $count } valores reconocidos.
}
sheet-language-en = inglés
sheet-language-de = alemán
sheet-language-es = español
sheet-repaired = Casillas reparadas
sheet-restored = Restaurado
sheet-differences = Diferencias con las reglas vigentes
sheet-unplaced = Líneas sin ubicar
sheet-line = línea { $line }
sheet-differs = { $sheet }, vigente { $force }
sheet-values = { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}
sheet-why-diagonal = lo dicen todas las demás casillas de su diagonal
sheet-why-steps = su fila o columna avanza en pasos iguales
sheet-why-between = se le parece y cabe entre sus vecinas
sheet-why-mirror = el otro extremo de la tabla tiene la misma probabilidad
sheet-why-neighbours = los resultados de encima y de debajo solo dejan esto
sheet-kind-head = cabecera de columna
sheet-kind-label = rótulo de fila
sheet-kind-list = número de lista
sheet-kind-unit = unidad de longitud
sheet-kind-figure = cifra
sheet-because-edition = ajuste --house { $switch }
sheet-because-editions = ajuste --house { $switch } (edición { $editions })
sheet-because-truncated = en la hoja está cortado, no redondeado
sheet-because-pattern = contra la pauta de su propia tabla, quizá mal leído
sheet-because-other = otra cifra

error-sheet-empty = { $path }: el archivo está vacío.
error-sheet-large = { $path }: demasiado grande para una hoja, que tiene como mucho { $most } bytes.
error-sheet-binary = { $path }: esto no es texto.
error-sheet-unknown = { $path }: esto no es una hoja de Celtos ni de Warriors.

## La hoja impresa

printed-subtitle = Hoja de referencia, no oficial
printed-edition = edición { $edition }
printed-search = Buscar
printed-print = Imprimir
printed-needs = Lo que debe mostrar el dado
printed-score = Tirada
printed-chance = Prob.
printed-found = hallado entre jugadores
printed-ruling = decisión
printed-house = regla de la casa
printed-book = Todas las reglas: { $command }
printed-throw = { $dice }D { $which }
printed-total = Suma
printed-modifiers = modificadores
printed-celtos-turn = El turno
printed-celtos-orders = Órdenes
printed-celtos-table = Movimiento y visión
printed-celtos-tests = Chequeos y golpes
printed-celtos-shooting = Disparo
printed-celtos-weapons = Armas
printed-celtos-melee = Cuerpo a cuerpo
printed-celtos-reactions = Respuestas
printed-celtos-morale = Moral
printed-celtos-profile = Perfil
printed-celtos-traits = Rasgos
printed-celtos-templates = Plantillas
printed-celtos-armies = Mesa y victoria
printed-warriors-turn = El turno
printed-warriors-basics = Dados y calidad
printed-warriors-before = Antes de la batalla
printed-warriors-shooting = Disparo
printed-warriors-movement = Movimiento
printed-warriors-orders = Órdenes y estados
printed-warriors-combat = Combate
printed-warriors-individuals = Individuos
printed-warriors-test = Chequeo de combate
printed-warriors-armies = Ejércitos y victoria
printed-warriors-command = Mando
printed-warriors-optional = Reglas opcionales
printed-warriors-odds = Lo que dan los dados

error-pdf-terminal = Un PDF no es para la terminal: indica un archivo con -o.

roster-boxes = Casillas para marcar
roster-problems = No permitido en esta lista
roster-units = Unidades
roster-weapons = Armas
roster-points = { $points } puntos
