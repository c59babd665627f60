### What is wrong with a catalogue, a force list or a scenario: what it is, and what would be accepted

## Files

wrong-file-missing = no existe ese archivo
wrong-file-unknown = no existe ese archivo y ninguno de los nuestros se llama así
    .accepts = hay { $choices }
wrong-file-unreadable = el archivo no se puede leer ({ $reason })
wrong-file-too-long = el archivo es demasiado largo
    .accepts = se admiten hasta { $most } bytes
wrong-file-not-text = el archivo no es texto
    .accepts = se espera TOML en UTF-8
wrong-file-not-toml = el archivo no es TOML ({ $reason })
wrong-file-nested = el archivo está anidado en exceso
wrong-file-number = un número del archivo es demasiado largo
    .accepts = se admiten hasta { $most } cifras
wrong-file-misfit = el archivo no encaja ({ $reason })

## Keys and values

wrong-key-unknown = clave desconocida «{ $given }»
    .accepts = hay { $choices }
wrong-key-missing = falta «{ $key }»
wrong-value-kind = esto es { $given }
    .accepts = se espera { $wanted }
wrong-value-choice = valor desconocido «{ $given }»
    .accepts = hay { $choices }
wrong-value-length = { $given ->
        [one] es { $given } valor
       *[other] son { $given } valores
    }
    .accepts = se esperan { $wanted }
wrong-value-range = { $key } es { $given }
    .accepts = se admite de { $low } a { $high }
wrong-name-empty = falta el nombre en un idioma
    .accepts = se esperan en, de y es
wrong-name-long = el nombre «{ $given }» es demasiado largo
    .accepts = se admiten hasta { $most } letras
wrong-name-strange = el nombre «{ $given }» contiene caracteres de control

## What a value can be

wrong-kind-int = un número entero
wrong-kind-float = un número
wrong-kind-str = un texto
wrong-kind-bool = true o false
wrong-kind-array = una lista
wrong-kind-object = una tabla
wrong-kind-either = { $one } o { $other }

## Peoples and units

wrong-people-unknown = pueblo desconocido «{ $given }»
    .accepts = hay { $choices }
wrong-unit-unknown = unidad desconocida «{ $given }»
    .accepts = hay { $choices }
wrong-unit-key = una unidad no se puede llamar así
    .accepts = se admiten minúsculas y guiones bajos
wrong-profile-twice = el perfil { $given } aparece dos veces
wrong-unit-size = el tamaño es de { $least } a { $most }
    .accepts = se esperan dos números de 1 a { $limit }, primero el menor
wrong-unit-arms = estas armas no van juntas: { $given }
    .accepts = se admite un arma para combatir, una para disparar o una de cada clase
wrong-unit-shield = «{ $given }» no deja mano libre para un escudo
wrong-unit-individual = un individuo es una sola miniatura sin líder, estandarte ni músico
wrong-unit-weapon = arma desconocida «{ $given }»
    .accepts = hay { $choices }
wrong-unit-trait = rasgo desconocido «{ $given }»
    .accepts = hay { $choices }
wrong-unit-trait-flag = el rasgo «{ $key }» no lleva número
    .accepts = se admite true, o se omite
wrong-unit-trait-number = el rasgo «{ $key }» es { $given }
    .accepts = se admite de { $low } a { $high }

## Forces

wrong-force-empty = no hay ninguna unidad
wrong-force-command-empty = este líder no tiene ninguna unidad que dirigir
wrong-force-role = el papel «{ $given }» no tiene sitio aquí
    .accepts = hay { $choices }
wrong-force-no-leader = el papel «{ $given }» no tiene ni liderazgo ni mensajeros
wrong-force-attached = no puede empezar con «{ $given }»: unidades así llamadas: { $found }
    .accepts = se espera el nombre o la clase de una sola unidad de la fuerza
wrong-force-figures = { $given ->
        [one] { $given } miniatura
       *[other] { $given } miniaturas
    }
    .accepts = se admite de { $least } a { $most }, con campeón y estandarte
wrong-force-files = { $given ->
        [one] { $given } miniatura de frente
       *[other] { $given } miniaturas de frente
    }
    .accepts = se admite de { $low } a { $high }, para que haya como mucho { $ranks } filas
wrong-force-champion = esta unidad no lleva campeón
wrong-force-standard = esta unidad no lleva estandarte
wrong-force-hero-many = Héroes: { $given }
    .accepts = con { $units } unidades se admiten como máximo { $most }
wrong-force-bannerman-many = Abanderados: { $given }
    .accepts = con { $leaders } líderes se admiten como máximo { $most }
wrong-force-individuals-dear = los individuos y mensajeros cuestan { $given } de sus { $points } puntos
    .accepts = pueden costar como máximo { $most }
wrong-force-points = dice { $stated } puntos
    .accepts = la suma es { $points }
wrong-force-people = «{ $unit }» no es del pueblo «{ $people }»
wrong-force-models = miniaturas: { $given }
    .accepts = se admiten de { $least } a { $most }, con el mando incluido
wrong-force-command = miniaturas: { $models }, pero un mando de { $given }
wrong-force-individual = un individuo no lleva líder, estandarte ni músico
wrong-force-leader = esta unidad no lleva líder
wrong-force-musician = esta unidad no lleva músico

## Scenarios

wrong-scenario-kind = terreno desconocido «{ $given }»
    .accepts = hay { $choices }
wrong-scenario-half = { $given } no es un lugar de la mesa
    .accepts = se admiten pulgadas enteras y medias
wrong-scenario-off = { $x }, { $y } queda fuera de la mesa
    .accepts = se admite de 0 a { $width } y de 0 a { $depth }
wrong-scenario-outline = { $given ->
        [one] un contorno de { $given } punto
       *[other] un contorno de { $given } puntos
    }
    .accepts = se admite de { $low } a { $high }
wrong-scenario-flat = esto no encierra terreno alguno
wrong-scenario-crossed = el contorno se cruza a sí mismo
wrong-scenario-zone-order = la zona no encierra terreno alguno
    .accepts = se espera oeste, sur, este, norte
wrong-scenario-zone-edge = la zona no toca ningún borde de la mesa
wrong-scenario-zone-deep = la zona tiene { $given } pulgadas de fondo
    .accepts = se admiten hasta { $most }
wrong-scenario-zone-shared = la zona se solapa con la zona { $other }
wrong-scenario-zone-full = en la zona no hay sitio suficiente para { $force }
wrong-scenario-force = fuerza desconocida «{ $given }»
    .accepts = hay { $choices }
wrong-scenario-count = { $key }: { $given }, para { $players } jugadores
wrong-scenario-blocked = { $x }, { $y } cae en terreno que ninguna miniatura puede pisar
