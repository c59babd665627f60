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
sheet-values = { $count } valores
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
