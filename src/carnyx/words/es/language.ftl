### All that is particular to this language: what it is called, and how it writes numbers

# What its readers call it.
language-name = Español
# What its readers measure in, unless they choose otherwise: in or cm.
language-units = cm
# The sign before the decimals.
language-decimal = ,
language-percent = { $number } %
language-inches = { $number }"
language-centimetres = { $number } cm
# The number that takes the form `one`. To be left out of a language that has more forms than one and many.
language-one = 1

## Los nombres en la frase: cada parte es una forma que tiene un nombre; un mensaje la pide por su nombre

# $kind está en forms.toml: m, f, mp o fp; de un nombre que allí no está, one o many.
language-noun = { $name }
    .number = { $kind ->
        [m] one
        [f] one
        [one] one
       *[other] other
    }
    .el = { $kind ->
        [m] el { $name }
        [f] la { $name }
        [mp] los { $name }
        [fp] las { $name }
       *[other] { $name }
    }
    .de = { $kind ->
        [m] del { $name }
        [f] de la { $name }
        [mp] de los { $name }
        [fp] de las { $name }
       *[other] de { $name }
    }
    .a = { $kind ->
        [m] al { $name }
        [f] a la { $name }
        [mp] a los { $name }
        [fp] a las { $name }
       *[other] a { $name }
    }
    .o = { $kind ->
        [m] o
        [f] a
        [mp] os
        [fp] as
        [one] o
       *[other] os
    }
