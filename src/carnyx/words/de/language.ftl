### All that is particular to this language: what it is called, and how it writes numbers

# What its readers call it.
language-name = Deutsch
# What its readers measure in, unless they choose otherwise: in or cm.
language-units = cm
# The sign before the decimals.
language-decimal = ,
language-percent = { $number } %
language-inches = { $number }"
language-centimetres = { $number } cm
# The number that takes the form `one`. To be left out of a language that has more forms than one and many.
language-one = 1

## Namen im Satz: Jeder Teil ist eine Form, die ein Name hat; eine Nachricht verlangt sie mit ihrem Namen

# $kind steht in forms.toml: m, f, n oder p (Mehrzahl); bei einem Namen, der dort nicht steht, one oder many.
# $nominative und so fort sind der Name in diesem Fall, wie er nach dem bestimmten Artikel lautet.
language-noun = { $name }
    .number = { $kind ->
        [m] one
        [f] one
        [n] one
        [one] one
       *[other] other
    }
    .nominative = { $kind ->
        [m] der { $nominative }
        [f] die { $nominative }
        [n] das { $nominative }
        [p] die { $nominative }
       *[other] { $nominative }
    }
    .accusative = { $kind ->
        [m] den { $accusative }
        [f] die { $accusative }
        [n] das { $accusative }
        [p] die { $accusative }
       *[other] { $accusative }
    }
    .dative = { $kind ->
        [m] dem { $dative }
        [f] der { $dative }
        [n] dem { $dative }
        [p] den { $dative }
       *[other] { $dative }
    }
    .genitive = { $kind ->
        [m] des { $genitive }
        [f] der { $genitive }
        [n] des { $genitive }
        [p] der { $genitive }
       *[other] von { $genitive }
    }
