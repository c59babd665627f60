"""Figures as sheets print them: needs, modifiers, lengths, shares, dice and bands of results.

A figure that an optical copy has damaged can often be guessed, since a letter looks like one digit (`l` like 1, `T`
like 7).  Guessing is a function of its own, `legible`; the caller decides whether to use it.
"""

from __future__ import annotations

import re

from msgspec import Struct

from carnyx.core.length import Units

# Letters that an optical copy has in place of a digit.
LOOKALIKES = {
    **dict.fromkeys("Oo", "0"),
    **dict.fromkeys("lI|!", "1"),
    **dict.fromkeys("Zz", "2"),
    **dict.fromkeys("&", "3"),
    **dict.fromkeys("A", "4"),
    **dict.fromkeys("Ss", "5"),
    **dict.fromkeys("Gb", "6"),
    **dict.fromkeys("T", "7"),
    **dict.fromkeys("B", "8"),
    **dict.fromkeys("gq", "9"),
}
_DIGITS = str.maketrans(LOOKALIKES)
_LIKE = re.escape("".join(LOOKALIKES))
_LETTERS = re.compile(r"[^\W\d_]")
_MADE_OF = re.compile(rf"[<>]?[+-]?[\d{_LIKE}?]+(?:[-/.,][\d{_LIKE}?\"*]+)?(?:cm|[\"*%+-])*")

_SIGNED = re.compile(r"([+-])(\d{1,2})")
_WHOLE = re.compile(r"\d{1,4}")
_NEED = re.compile(r"(\d{1,2})\+")
_SHARE = re.compile(r"[<>]?(\d{1,3}(?:[.,]\d{1,4})?)%?")
_DICE = re.compile(r"(\d{1,2})[dDwW]")
_DIE = re.compile(r"[dDwW](\d{1,2}|100)")
_REACH = re.compile(r"(?:(\d{1,3})-)?(\d{1,3})(\"|cm|\*|)")
_PAIR = re.compile(r"(\d{1,3})(?:\"|\*|cm|)/(\d{1,3})(\"|cm|\*|)")
_BAND = re.compile(r"(\d{1,2})(?:(\+)|-(\d{1,2})?|)")

_UNITS: dict[str, Units | None] = {'"': "in", "cm": "cm", "*": None, "": None}


class Reach(Struct, frozen=True):
    """A distance, or a range from one distance to another; no unit if its sign was lost."""

    near: int | None
    far: int
    units: Units | None


class Totals(Struct, frozen=True):
    """The totals of a result; a limit that is None is open."""

    low: int | None
    high: int | None


def is_figure(text: str) -> bool:
    """Whether a piece of a line may be a figure, damaged or not."""
    letters = len(_LETTERS.findall(text))
    has_digit = any(sign.isdigit() for sign in text)
    if has_digit and (letters <= 2 or text.endswith("cm")) and "@" not in text:
        return True
    if text.endswith("+") and len(text) <= 4:
        return True
    return len(text) <= 7 and any(sign in text for sign in "-/+") and _MADE_OF.fullmatch(text) is not None


def legible(text: str) -> str:
    """The figure, with every letter replaced by the digit it looks like."""
    tail = "cm" if text.endswith("cm") else ""
    return text.removesuffix(tail).translate(_DIGITS) + tail if tail else text.translate(_DIGITS)


def agrees(text: str, known: int | str) -> bool:
    """Whether a damaged figure can be a known one: every digit that it shows or looks like is in that one, in order."""
    rest = iter(str(known))
    return all(sign in rest for sign in legible(text) if sign.isdigit())


def signed(text: str) -> int | None:
    """A modifier: a number with its sign, or 0."""
    if text == "0":
        return 0
    match = _SIGNED.fullmatch(text)
    return int(match[1] + match[2]) if match and text != "-0" else None


def whole(text: str) -> int | None:
    """A whole number."""
    return int(text) if _WHOLE.fullmatch(text) else None


def need(text: str) -> int | None:
    """What a die must show: `7+`."""
    match = _NEED.fullmatch(text)
    return None if match is None else int(match[1])


def share(text: str) -> str | None:
    """A percentage as printed, with a decimal point."""
    match = _SHARE.fullmatch(text)
    return None if match is None else match[1].replace(",", ".")


def over(text: str) -> str | None:
    """More than a percentage: `>50%`."""
    return share(text) if text.startswith(">") else None


def below(text: str) -> str | None:
    """Less than a percentage: `<50%`."""
    return share(text) if text.startswith("<") else None


def dice(text: str) -> int | None:
    """So many dice: `2D`."""
    match = _DICE.fullmatch(text)
    return None if match is None else int(match[1])


def die(text: str) -> int | None:
    """A die by its sides: `D10`, `W10`."""
    match = _DIE.fullmatch(text)
    return None if match is None else int(match[1])


def reach(text: str) -> Reach | None:
    """A distance: `12"`, `12-24"`, `30-60cm`."""
    match = _REACH.fullmatch(text)
    if match is None:
        return None
    return Reach(int(match[1]) if match[1] else None, int(match[2]), _UNITS[match[3]])


def pair(text: str) -> Reach | None:
    """A short and a long range: `9"/24"`."""
    match = _PAIR.fullmatch(text)
    return None if match is None else Reach(int(match[1]), int(match[2]), _UNITS[match[3]])


def totals(text: str) -> Totals | None:
    """A band of results: `12+`, `4-11`, `6`, `0-`."""
    match = _BAND.fullmatch(text)
    if match is None:
        return None
    first = int(match[1])
    if match[2]:
        return Totals(first, None)
    if match[3]:
        return Totals(first, int(match[3]))
    return Totals(None, first) if text.endswith("-") else Totals(first, first)
