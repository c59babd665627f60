"""The forces of the toy: a name, and for each unit the strength of its ranks; read from TOML like those of any game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from carnyx.core import lists
from carnyx.core.problems import Problem

RULE = "toy.turn"
KEYS = frozenset({"bands"})


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """Bands of toys, each with its ranks."""

    name: str
    bands: tuple[tuple[int, ...], ...]
    people: str = "toys"
    points: int | None = None


def files() -> Mapping[str, Traversable]:
    """The files of the forces that come with the toy."""
    return lists.ours("tests.toy", "forces")


def forces() -> tuple[str, ...]:
    """Their names."""
    return tuple(files())


def people_names() -> tuple[str, ...]:
    """There is one people."""
    return ("toys",)


def people_title(name: str, language: str) -> str:
    """What a people is called in a language."""
    del language
    return name.capitalize()


def load(path_or_name: str | Path) -> Force:
    """A force from a file, or one of ours by name."""
    raw, where = lists.opened(files(), path_or_name, RULE)
    return lists.converted(raw, Force, where, RULE)


def loads(text: str) -> Force:
    """A force from the text of a TOML file."""
    return lists.converted(lists.parsed(text, "force", RULE), Force, "force", RULE)


def check(force: Force) -> tuple[Problem, ...]:
    """A force has at least one band."""
    return () if force.bands else (Problem(force.name, "force-empty", RULE),)


def titles(force: Force, language: str = "en") -> tuple[str, ...]:
    """Bands are numbered."""
    return tuple(f"{force.name} {number}" for number, _ in enumerate(force.bands, 1))


def bill(force: Force, language: str = "en") -> tuple[tuple[str, int, int], ...]:
    """A toy costs a point."""
    return tuple((title, sum(ranks), sum(ranks)) for title, ranks in zip(titles(force), force.bands, strict=True))


def reconstructed(force: Force) -> tuple[str, ...]:
    """Nothing of the toy is a reconstruction."""
    return ()
