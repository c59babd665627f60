### Lo que dice el propio programa

app-sheet = hoja
app-found = hallado
app-ruling = criterio
app-variant = variante
app-source = Fuente
app-sheets = Impreso en
app-need = Necesario
app-chance = Probabilidad
app-modifiers = Modificadores
app-rule = Regla
app-needs = Lo que deben mostrar los dados
app-or-less = { $need } o menos
app-or-more = { $need }+
app-casualties = Bajas
app-wounds = Heridas sufridas
app-figures = Figuras que pueden cambiar de fila
app-expected = Se espera: { $number }
app-none = ninguna
app-morale = Moral
app-check = Debe chequear
app-panic = Pánico
app-rout = Derrota
app-reactions = Reacciones
app-results = Resultados
app-winner = Quién gana el último asalto
app-field = Quién queda en el campo
app-attacker = Atacante
app-defender = Defensor
app-draw = Empate
app-nobody = Nadie
app-locked = Siguen trabados
app-won = Ganada
app-lost = Perdida
app-tie = Empate en la primera tirada, se repite
app-leader-lost = Líder perdido
app-standard-lost = Estandarte perdido
app-individuals-lost = Individuo perdido
app-dice-thrown = Dados: { $number }
app-dice = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
}
app-score = Suma
app-result-exactly = Exacto
app-result-or-less = O menos
app-result-or-more = O más
app-exact = Exacto: se han contado todas las formas en que pueden caer los dados.
app-sampled = Demasiado amplio para ser exacto: se han jugado { $plays } combates. Una probabilidad puede desviarse { $error }.
app-adverse-too = Una unidad con sed de sangre o desmoralizada también está desorganizada: añada --disorganised.

error-usage = { $message } Véase { $command } --help.
error-range = { $option } admite un número entero de { $low } a { $high }, no { $given }.
error-choice = { $option } admite { $choices }, no { $given }.
error-missing-range = Falta { $option }: un número entero de { $low } a { $high }.
error-missing-choice = Falta { $option }: uno de { $choices }.
error-missing-value = { $option } necesita un valor.
error-unknown-option = No existe la opción { $option }.
error-unknown-command = No existe la orden { $given }; hay { $choices }.
error-unknown-rule = No existe la regla { $given }.
error-unknown-rule-near = No existe la regla { $given }; las más parecidas son { $near }.
error-did-you-mean = ¿Quiso decir { $near }?
error-unknown-table = { $given } no tiene tabla impresa; hay { $choices }.
error-flag = { $option } es un interruptor y no admite valor, no { $given }.
error-house = --house admite AJUSTE=VALOR, no { $given }.
error-house-name = --house no conoce el ajuste { $given }; hay { $choices }.
error-also = { $option } admite un número y pares NOMBRE=VALOR como "{ $example }", no "{ $given }".
error-file = { $path } no se puede usar: { $reason }.
error-journal-cut = { $path }: la línea { $line } está cortada por la mitad.
error-journal-empty = { $path }: el archivo está vacío.
error-journal-no_journal = { $path }: esto no es un diario: la línea { $line } no es su cabecera.
error-journal-newer = { $path }: según la línea { $line } lo escribió un Carnyx más nuevo (esquema { $schema }; este lee hasta { $known }).
error-journal-newer_rules = { $path }: según la línea { $line } se jugó con reglas más nuevas (versión { $rules }; esta conoce { $known }).
error-journal-older = { $path }: según la línea { $line } lo escribió un Carnyx anterior (esquema { $schema }; este lee { $known }).
error-journal-older_rules = { $path }: según la línea { $line } se jugó con reglas anteriores (versión { $rules }; este Carnyx juega con la versión { $known }): solo un Carnyx de aquella versión puede reproducirlo.
error-journal-unknown_system = { $path }: la línea { $line } nombra un juego desconocido: { $system }.
error-journal-malformed = { $path }: la línea { $line } no se puede leer.
error-journal-number = { $path }: la línea { $line } lleva el número { $number } donde tocaba { $expected }.
error-journal-refused = { $path }: la línea { $line } contiene una respuesta que las reglas prohíben ({ $rule }).
error-journal-digest = { $path }: la línea { $line } ha sido modificada: su suma de control es otra.
error-no-dice = No se han tecleado más dados: la batalla se detiene aquí; su diario guarda todo lo respondido.
error-rule = Regla { $id }: { $title }.

core-dice = Dados imposibles
    .ruling = Los dados no pueden mostrar esas caras, o hay demasiados o demasiado pocos.
core-answer = No es una respuesta
    .ruling = Eso no responde a la pregunta planteada.
core-over = La batalla ha terminado
    .ruling = No queda nada por decidir.
