### All that is particular to this language: what it is called, and how it writes numbers

# What its readers call it.
language-name = English
# What its readers measure in, unless they choose otherwise: in or cm.
language-units = in
# The sign before the decimals.
language-decimal = .
language-percent = { $number }%
language-inches = { $number }"
language-centimetres = { $number } cm
# The number that takes the form `one`. To be left out of a language that has more forms than one and many.
language-one = 1

## Names in sentences: every part is a form that a name has, and a message asks for it by name

# $kind is what forms.toml says: s (singular) or p (plural); of a name that it does not know, one or many.
language-noun = { $name }
    .number = { $kind ->
        [s] one
        [one] one
       *[other] other
    }
    .the = { $kind ->
        [s] the { $name }
        [p] the { $name }
       *[other] { $name }
    }
