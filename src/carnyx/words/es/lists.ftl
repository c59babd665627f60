### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

problem-file-missing = no existe ese archivo
problem-file-unknown = no existe ese archivo y ninguno de los nuestros se llama así
    .accepts = hay { $choices }
problem-file-unreadable = el archivo no se puede leer ({ $reason })
problem-file-too-long = el archivo es demasiado largo
    .accepts = se admiten hasta { $most } bytes
problem-file-not-text = el archivo no es texto
    .accepts = se espera TOML en UTF-8
problem-file-not-toml = el archivo no es TOML ({ $reason })
problem-file-nested = el archivo está anidado en exceso
problem-file-misfit = el archivo no encaja ({ $reason })

## Keys and values

problem-key-unknown = clave desconocida «{ $given }»
    .accepts = hay { $choices }
problem-key-missing = falta «{ $key }»
problem-value-kind = esto es { $given }
    .accepts = se espera { $wanted }
problem-value-choice = valor desconocido «{ $given }»
    .accepts = hay { $choices }
problem-value-length = son { $given } valores
    .accepts = se esperan { $wanted }
problem-value-range = { $key } es { $given }
    .accepts = se admite de { $low } a { $high }
problem-name-empty = falta el nombre en un idioma
    .accepts = se esperan en, de y es

## What a value can be

problem-kind-int = un número entero
problem-kind-float = un número
problem-kind-str = un texto
problem-kind-bool = true o false
problem-kind-array = una lista
problem-kind-object = una tabla
problem-kind-either = { $one } o { $other }

## Peoples and units

problem-people-unknown = pueblo desconocido «{ $given }»
    .accepts = hay { $choices }
problem-unit-unknown = unidad desconocida «{ $given }»
    .accepts = hay { $choices }
problem-unit-key = una unidad no se puede llamar así
    .accepts = se admiten minúsculas y guiones bajos
problem-unit-size = el tamaño es de { $least } a { $most }
    .accepts = se esperan dos números de 1 a { $limit }, primero el menor
problem-unit-arms = estas armas no van juntas: { $given }
    .accepts = se admite un arma para combatir, una para disparar o una de cada clase
problem-unit-shield = «{ $given }» no deja mano libre para un escudo

## Forces

problem-force-empty = no hay ninguna unidad
problem-force-command-empty = este líder no tiene ninguna unidad que dirigir
problem-force-role = el papel «{ $given }» no tiene sitio aquí
    .accepts = hay { $choices }
problem-force-no-leader = el papel «{ $given }» no tiene ni liderazgo ni mensajeros
problem-force-attached = no puede empezar con «{ $given }»: unidades así llamadas: { $found }
    .accepts = se espera el nombre o la clase de una sola unidad de la fuerza
problem-force-figures = { $given } miniaturas
    .accepts = se admite de { $least } a { $most }, con campeón y estandarte
problem-force-files = { $given } miniaturas de frente
    .accepts = se admite de { $low } a { $high }, para que haya como mucho { $ranks } filas
problem-force-champion = esta unidad no lleva campeón
problem-force-standard = esta unidad no lleva estandarte
problem-force-points = dice { $stated } puntos
    .accepts = la suma es { $points }

## Scenarios

problem-scenario-kind = terreno desconocido «{ $given }»
    .accepts = hay { $choices }
problem-scenario-half = { $given } no es un lugar de la mesa
    .accepts = se admiten pulgadas enteras y medias
problem-scenario-off = { $x }, { $y } queda fuera de la mesa
    .accepts = se admite de 0 a { $width } y de 0 a { $depth }
problem-scenario-outline = un contorno de { $given } puntos
    .accepts = se admite de { $low } a { $high }
problem-scenario-flat = esto no encierra terreno alguno
problem-scenario-crossed = el contorno se cruza a sí mismo
problem-scenario-zone-order = la zona no encierra terreno alguno
    .accepts = se espera oeste, sur, este, norte
problem-scenario-zone-edge = la zona no toca ningún borde de la mesa
problem-scenario-zone-deep = la zona tiene { $given } pulgadas de fondo
    .accepts = se admiten hasta { $most }
problem-scenario-zone-shared = la zona se solapa con la zona { $other }
problem-scenario-zone-full = en la zona no hay sitio suficiente para { $force }
problem-scenario-force = fuerza desconocida «{ $given }»
    .accepts = hay { $choices }
problem-scenario-force-bad = la fuerza «{ $given }» no se puede usar: { $problem }
