"""Notes on what was typed: a house rule that is allowed, but changes nothing in play, is said to be the same here."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.games import GAMES
from carnyx.words import Language, catalogue
from carnyx.words.explain import choice_in_words

HOUSE = "--house"


def same_here(given: list[str], language: Language) -> Iterator[str]:
    """A line for each house rule typed whose choice plays the same here as another one."""
    words = catalogue(language)
    for word in given:
        name, _, value = word.removeprefix(f"{HOUSE}=").partition("=")
        for game in GAMES.values():
            for setting in game.rules.registry.settings:
                if setting.name == name and setting.others_alike(value):
                    yield f"{HOUSE} {name}={value}: {words.say(setting.id)}: {choice_in_words(words, setting, value)}"
