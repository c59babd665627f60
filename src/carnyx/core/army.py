"""What the rest of the program knows of a game's lists: how forces and scenarios are named, read and judged.

A module with these functions is enough: `games/celtos/lists/army.py` is an `Army`, `games/celtos/lists/scenarios.py`
are `Scenarios`.  `F` is what the game calls a force, `S` what it calls a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from carnyx.core.lists import Names
from carnyx.core.problems import Problem
from carnyx.core.rule import RuleId


class Force(Protocol):
    """A force list, as far as every game has it."""

    @property
    def name(self) -> str:
        """What its writer calls it."""
        ...

    @property
    def people(self) -> str:
        """The people it is of, by name."""
        ...

    @property
    def points(self) -> int | None:
        """What its writer says it costs."""
        ...


class Scenario(Protocol):
    """A scenario, as far as every game has it."""

    @property
    def name(self) -> Names:
        """What it is called, in every language."""
        ...

    @property
    def forces(self) -> tuple[str, ...]:
        """For each player the name of the force he gets if he brings none of his own."""
        ...


F = TypeVar("F", bound=Force)
S_co = TypeVar("S_co", bound=Scenario, covariant=True)


class Army(Protocol[F]):
    """The forces of a game."""

    RULE: RuleId  # the rule that governs forces

    KEYS: frozenset[str]  # keys that only a list of this game has, by which one of an unknown people is told

    def files(self) -> Mapping[str, Traversable]:
        """The files of the forces that come with the game, by name."""
        ...

    def forces(self) -> tuple[str, ...]:
        """The names of the forces that come with the game."""
        ...

    def people_names(self) -> tuple[str, ...]:
        """The names of the peoples that come with the game."""
        ...

    def people_title(self, name: str, language: str, /) -> str:
        """What a people that comes with the game is called in a language."""
        ...

    def load(self, path_or_name: str | Path, /) -> F:
        """A force from a file, or one of ours by name; legal or not, but readable."""
        ...

    def loads(self, text: str, /) -> F:
        """A force from the text of a TOML file."""
        ...

    def check(self, force: F, /) -> tuple[Problem, ...]:
        """Everything that is not allowed in a force; nothing if it is legal."""
        ...

    def titles(self, force: F, language: str, /) -> tuple[str, ...]:
        """What each unit is called; units that would share a name are numbered."""
        ...

    def bill(self, force: F, language: str, /) -> tuple[tuple[str, int, int], ...]:
        """Line by line what a force costs: a title, how many models, and their points."""
        ...

    def reconstructed(self, force: F, /) -> tuple[str, ...]:
        """The units whose profiles are a reconstruction, each once."""
        ...


class Scenarios(Protocol[S_co]):
    """The scenarios of a game."""

    STARTER: str  # where a newcomer begins, and whoever names no scenario

    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios that come with the game."""
        ...

    def load(self, path_or_name: str | Path, /) -> S_co:
        """A scenario from a file, or one of ours by name; the first thing wrong with it is an error."""
        ...


class Prepare(Protocol):
    """Makes the setup of a battle from a scenario, the forces players bring, and an edition."""

    def __call__(self, scenario: str, forces: tuple[Any, ...], edition: Any, deploy: Any, /) -> Any: ...
