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
