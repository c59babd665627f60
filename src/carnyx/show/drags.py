"""Drags that ask for too much: they are cut short to what is allowed, and say what stops them there."""

from __future__ import annotations

from collections.abc import Callable

from carnyx.core.rule import Refusal

WHOLE = 1 << 8  #: a drag has so many parts; it is cut short to a whole number of them
_COARSE = 1 << 4  # parts between two places that are looked at first, from the far end


def farthest(refuse: Callable[[int], Refusal | None]) -> tuple[int, Refusal | None]:
    """How many parts of a drag are allowed at most, and why no more; nothing stops one that is allowed as a whole.

    What bars a place may leave free one farther on, so it is looked for from the far end, and only then by halving.
    Where it is too far, what is told is how far the hand has asked for, not the first step too many.
    """
    whole = refuse(WHOLE)
    allowed, barred, why = WHOLE, WHOLE, whole
    while allowed and (refusal := refuse(allowed) if allowed < WHOLE else why):
        allowed, barred, why = allowed - _COARSE, allowed, refusal
    while barred - allowed > 1:
        middle = (allowed + barred) // 2
        if refusal := refuse(middle):
            barred, why = middle, refusal
        else:
            allowed = middle
    too_far = whole is not None and why is not None and whole.because == why.because == "refused-spent"
    return allowed, whole if too_far else why
