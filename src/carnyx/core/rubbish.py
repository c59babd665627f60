"""How often Python looks for rubbish: values that hold each other in a circle, and that nobody else holds.

Battles, records and questions hold no circles; what is no longer needed goes at once. So looking for circles finds next
to nothing, and takes about a twentieth of a battle's time.
"""

from __future__ import annotations

import gc

_NEW = 400_000  # values made and still held before the new ones are looked through: 700 unless said


def collect_seldom() -> None:
    """Look for rubbish seldom in this process, and never among what is there already: modules, words and rules.

    For a process that does little but fight battles. A library has no business to decide this for whoever uses it.
    """
    if gc.get_freeze_count():
        return  # a second time would keep the rubbish of the first battle for good
    gc.freeze()
    gc.set_threshold(_NEW, *gc.get_threshold()[1:])
