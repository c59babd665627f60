"""A game: one value with everything that the rest of the program knows of it.

Server, command line, sheets and players get a `Game` and ask it; none of them imports a game.  Its parts are loaded
when they are first asked for: nobody waits for the rules of a game he does not play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from carnyx.core.system import System

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from carnyx.book.materials import Materials
    from carnyx.core.army import Army, Prepare, Scenarios
    from carnyx.core.flow import Pause
    from carnyx.core.lesson import Intent, Lesson
    from carnyx.core.registry import Registry
    from carnyx.odds.ask import Odds
    from carnyx.players.calling import Calling
    from carnyx.players.player import Player
    from carnyx.players.search.training import Practice
    from carnyx.sheets.book import Book
    from carnyx.show.telling import Telling


Look: TypeAlias = Literal["bands", "blocks"]  # single models in loose bands, or figures in ranks


class Rules(Struct, frozen=True, eq=False):
    """The rules of a game: all of them by name, and the editions it can be played in."""

    registry: Registry
    editions: Mapping[str, Struct]


class Lists(Struct, frozen=True, eq=False):
    """What players bring: forces, scenarios, and how both become the setup of a battle."""

    army: Army[Any]
    scenarios: Scenarios[Any]
    prepare: Prepare


def _no_materials() -> Materials:
    """A rulebook of nothing but rules."""
    from carnyx.book.materials import Materials

    return Materials({}, {}, {})


class Lessons(Struct, frozen=True, eq=False):
    """The guided battles of a game: their names, how one is read and set up, and what becomes of its intents."""

    names: tuple[str, ...]
    load: Callable[[str], Lesson]
    setup: Callable[[Lesson], Any]
    script: Callable[[Pause[Any], Lesson, tuple[Intent, ...]], Any]  # the answer of a side that wants this
    can: Callable[[Pause[Any], Lesson, Intent], bool | None]  # whether that is still possible now; none: who knows


def no_lessons() -> Lessons | None:
    """What a game without guided battles loads."""
    return None


def no_practice() -> Practice | None:
    """What a game without a learned evaluation loads."""
    return None


class Game(Struct, frozen=True, dict=True, kw_only=True, eq=False):
    """One game; each `load_…` is called once, when its part is first wanted."""

    id: str
    words: Traversable  # its folder of words, with a folder for each language in it
    calculators: tuple[str, ...]  # the questions its odds answer, by name
    players: Mapping[str, Callable[[int], Player]]  # who makes a computer player of that name, from a seed
    look: Look = "bands"  # what its tables look like at a glance
    ground: tuple[str, str] | None = None  # where players are measured: a scenario, and the end of its forces' names
    load_rules: Callable[[], Rules]
    load_system: Callable[[], System[Any]]
    load_lists: Callable[[], Lists]
    load_odds: Callable[[], Odds]
    load_telling: Callable[[], Telling]
    load_sheet: Callable[[], Book]
    load_book: Callable[[], Materials] = _no_materials
    load_lessons: Callable[[], Lessons | None] = no_lessons
    load_practice: Callable[[], Practice | None] = no_practice

    @property
    def title(self) -> str:
        """What players call it."""
        return self.id.capitalize()

    @cached_property
    def rules(self) -> Rules:
        """Its rules and editions."""
        return self.load_rules()

    @cached_property
    def system(self) -> System[Any]:
        """How it is played: muster, steps, view, verdict."""
        return self.load_system()

    @cached_property
    def lists(self) -> Lists:
        """Its forces and scenarios."""
        return self.load_lists()

    @cached_property
    def odds(self) -> Odds:
        """Its calculators, previews, threats and match-ups."""
        return self.load_odds()

    @cached_property
    def telling(self) -> Telling:
        """Its story, its picture, its board, and its odds in the terminal."""
        return self.load_telling()

    @cached_property
    def sheet(self) -> Book:
        """What its reference sheet and its rosters are made of."""
        return self.load_sheet()

    @cached_property
    def book(self) -> Materials:
        """What its rulebook has besides its rules: drawings, examples, armies, scenarios."""
        return self.load_book()

    @cached_property
    def lessons(self) -> Lessons | None:
        """Its guided battles; none if it has none."""
        return self.load_lessons()

    @cached_property
    def practice(self) -> Practice | None:
        """What its evaluation is trained by; none if it has no such."""
        return self.load_practice()

    @cached_property
    def alike(self) -> Mapping[str, str]:
        """For the name of every computer player, the first name that the very same player has."""
        from carnyx.players.seating import alike

        return alike(self.players)

    @property
    def can_give_up(self) -> bool:
        """Whether computer players can tell when a battle is lost, and say so."""
        return self.practice is not None and self.practice.concession is not None

    def budget(self, name: str) -> int:
        """The playouts that a computer player spends on a decision unless told otherwise; nought if he makes none."""
        from carnyx.players.seating import budget

        return budget(self.players[name](0))

    def called(self, text: str) -> Calling:
        """The computer player that is meant, such as `level5:64`; `BadCalling` if there is no such."""
        from carnyx.players.calling import BadCalling, calling

        found = calling(text, self.players)
        if found.playouts is not None and not self.budget(found.name):
            raise BadCalling("thoughtless", found.name)
        if found.resigns and not self.can_give_up:
            raise BadCalling("hopeful", found.name)
        return found

    def computer(self, called: Calling, seed: int, seconds: float | None = None) -> Player:
        """A computer player as he was called; a clock may limit each of his decisions."""
        from carnyx.players.seating import seated

        practice = self.practice if called.resigns else None
        return seated(self.players[called.name](seed), called, practice, seconds)


class Games(Mapping[str, Game]):
    """The games there are, by name, in the order in which they were registered."""

    def __init__(self) -> None:
        self._known: dict[str, Game] = {}

    def register(self, game: Game) -> None:
        """Add a game; a name is given once."""
        from carnyx.words import shelves

        if game.id in self._known:
            raise ValueError(f"there is a game called {game.id} already")
        shelves.add(game.words)
        self._known[game.id] = game

    def __getitem__(self, name: str) -> Game:
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class Systems(Mapping[str, System[Any]]):
    """The systems of all games by name: what a journal is read by."""

    def __init__(self, games: Games) -> None:
        self._games = games

    def __getitem__(self, name: str) -> System[Any]:
        return self._games[name].system

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, name: object) -> bool:
        return name in self._games
