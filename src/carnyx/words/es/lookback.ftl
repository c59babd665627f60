### La mirada atrás

back-title = Qué la decidió
back-won = { $side } ha ganado.
back-draw = Empate.
back-unfinished = La batalla no ha terminado.
back-chart = Probabilidad de ganar
back-chart-said = Una línea para cada bando: su probabilidad de ganar desde la primera respuesta hasta la última. Los discos numerados son momentos decisivos.
back-turn = Turno { $turn }
back-when = { $turn ->
    [0] Antes del turno 1
   *[other] Turno { $turn }
}, respuesta { $number }
back-sides = Suerte, decisiones y bajas
back-turning = Momentos decisivos
back-choices = Las decisiones más caras
back-units = Lo que rindió cada unidad
back-units-other = Por lugares ocupados y por bajas que no causó ningún ataque
back-changed = { $side }: { $before } → { $after }, de ello suerte { $luck }.
back-cost = { $side } perdió { $cost } (± { $error }): { $chance } en lugar de { $better }.
back-done = Se hizo: { $what }
back-better = Mejor: { $what }
back-head-side = Bando
back-head-luck = Suerte
back-head-decisions = Decisiones
back-head-models = Miniaturas perdidas
back-head-lost = Puntos cedidos
back-head-earned = Puntos obtenidos
back-head-result = Resultado
back-head-adjusted = Sin suerte
back-head-unit = Unidad
back-head-price = Precio
back-head-share = Obtenido, en parte de su precio
back-notes = Cómo se ha calculado
back-note-chance = La probabilidad de ganar la estima una valoración aprendida de muchas batallas; al final cuenta el resultado.
back-note-luck = La suerte es la probabilidad de ganar tras una tirada, menos lo que esa tirada daba de media. En muchas batallas los resultados siguen a la suerte con un factor de { $factor }; con él, «sin suerte» dice cuánto valía el resultado.
back-note-sampled =
    { $number ->
        [one] Una tirada tenía demasiados resultados para contarlos todos
       *[other] { $number } tiradas tenían demasiados resultados para contarlos todos
    }: se tomaron muestras, lo que deja ± { $error } en total.
back-note-choices = De { $positions } decisiones se volvieron a jugar las { $searched } que más movieron las probabilidades, { $playouts } veces cada una. Solo se nombra una si otra cosa era mejor por más de dos errores típicos.
back-note-unsearched = Las decisiones no se han vuelto a examinar.
back-no-choices = Ninguna decisión fue demostrablemente peor que otra. Eso no quiere decir que todas fueran las mejores: lo que difiere en menos de dos errores típicos no se distingue.
back-none-worse = ninguna demostrablemente peor
back-not-searched = sin examinar
back-note-rest = { $side } empezó con { $before } y terminó con { $after }. De la diferencia, { $luck } se debe a la suerte y { $choices } a las decisiones aquí nombradas de todos los bandos. El resto, { $rest }, no se puede atribuir: decisiones pequeñas e imprecisiones de la valoración.
back-note-units = Los puntos se cuentan como al final de la batalla: los que cada bando tiene según las reglas de victoria. Los de los caídos son de quienes los abatieron, según cuántos; los de una unidad en desbandada, de quienes la combatían entonces o la habían desmoralizado o hecho entrar en pánico antes. La que huye solo por una mala noticia no cuenta para ninguna unidad.
back-progress = Qué la decidió: { $done } de { $all }
error-past-back = { $path }: se jugó con reglas anteriores (versión { $rules }; hoy rige la { $known }): no admite una mirada atrás. carnyx replay y carnyx show muestran sus turnos.
page-end-back = Qué la decidió
page-back-working = Se está preparando la mirada atrás; tarda unos segundos.
page-back-none = No hay ninguna valoración de este juego con la que mirar atrás.
page-hint = ¿Qué haría un jugador del ordenador?
page-hint-working = Sopesando los planes …
page-hint-none = Aquí no hay dos planes que comparar.
page-help-hint = H: ¿qué haría un jugador del ordenador?
