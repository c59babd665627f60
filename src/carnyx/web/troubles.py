"""What is wrong with a browser's message, in one sentence."""

from __future__ import annotations

from carnyx.web import wire
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language


def trouble(what: wire.What, lang: Language) -> wire.Trouble:
    """What is wrong, in words."""
    return wire.Trouble(what, catalogue(lang).say(f"table-trouble-{what}"))
