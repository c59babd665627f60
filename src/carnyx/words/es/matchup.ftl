### Quién vence a quién

matchup-title = Quién vence a quién en { $game }
matchup-terms-celtos = Cada unidad de la izquierda carga contra cada unidad de arriba. Luchan cuerpo a cuerpo, { $rounds } rondas como máximo, hasta que un bando queda aniquilado o huye.
matchup-terms-warriors = Cada unidad de la izquierda, con orden de ATAQUE, choca de frente con cada unidad de arriba, con orden de MANTENER. Luchan { $rounds } turnos como máximo, hasta que un bando muere, huye o queda desmoralizado.
matchup-sides = Unos { $points } puntos por bando (entre paréntesis, cuántos son), sin mando, sin disparos. Ningún dado es una muestra: se cuentan todas las tiradas.
matchup-edge = Probabilidad de vencer menos la de perder
matchup-toll = Parte del enemigo caída menos la propia
matchup-attacks = ataca
matchup-attacked = es atacada
matchup-unit = Unidad
matchup-points = Puntos
matchup-overall = En conjunto
matchup-prey = Vence mejor a
matchup-bane = Teme más a
matchup-win = vence
matchup-lose = pierde
matchup-draw = caen ambas
matchup-undecided = sin decidir
matchup-fallen = caen de media
matchup-progress = { $done } de { $all }
error-unknown-unit = No hay ninguna unidad { $given }; las más parecidas son { $near }.
error-unknown-unit-far = No hay ninguna unidad { $given }; hay { $choices }.
error-matchup-twice = { $given } aparece dos veces.
error-charts = Un gráfico necesita un paquete más: pip install "carnyx[charts]".
