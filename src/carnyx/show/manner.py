"""How an answer came, in words, where that is worth a word: typed dice, a thought cut short, a battle given up."""

from __future__ import annotations

from carnyx.core.lines import HOPELESS, How
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.numbers import per_cent

_TOLD: tuple[How, ...] = ("typed", "hurried", "hopeless")


def how_told(how: How, lang: Language) -> str | None:
    """What is added to the story of an answer; mostly nothing."""
    return catalogue(lang).say(f"told-{how}", limit=limit(lang)) if how in _TOLD else None


def depth_told(how: How) -> int:
    """How deep that stands in the story: that somebody gives up is told to all, the rest to who looks closer."""
    return 0 if how == "hopeless" else 1


def limit(lang: Language) -> str:
    """The chance to win below which a computer player gives up."""
    return per_cent(str(HOPELESS), lang)
