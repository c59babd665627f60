"""Warriors as one value: its rooms, each loaded when it is first asked for."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from carnyx.game import Game, Lessons, Lists, Rules
from carnyx.players.levels import LEVELS
from carnyx.players.random import RandomPlayer

if TYPE_CHECKING:
    from carnyx.book.materials import Materials
    from carnyx.core.system import System
    from carnyx.odds.ask import Odds
    from carnyx.players.player import Player
    from carnyx.players.search.training import Practice
    from carnyx.sheets.book import Book
    from carnyx.show.telling import Telling

CALCULATORS = ("shoot", "combat", "orders", "influence", "command", "initiative", "reform", "save")


def _rules() -> Rules:
    from carnyx.games.warriors.rules import EDITIONS, REGISTRY

    return Rules(REGISTRY, EDITIONS)


def _system() -> System[Any]:
    from carnyx.games.warriors.play.system import SYSTEM

    return SYSTEM


def _lists() -> Lists:
    from carnyx.games.warriors.lists import army, scenarios
    from carnyx.games.warriors.play.muster import prepared

    return Lists(army, scenarios, prepared)


def _odds() -> Odds:
    from carnyx.games.warriors import odds
    from carnyx.games.warriors.odds import matchup
    from carnyx.games.warriors.odds.preview import preview
    from carnyx.games.warriors.odds.threats import threats
    from carnyx.odds.ask import Odds

    return Odds({name: getattr(odds, name) for name in CALCULATORS}, preview, threats, matchup)


def _thumb(seed: int) -> Player:
    from carnyx.games.warriors.players import ThumbPlayer

    del seed  # it weighs and never guesses
    return ThumbPlayer()


def _level(name: str, seed: int) -> Player:
    from carnyx.games.warriors.players.levels import level

    return level(name, seed)


def _telling() -> Telling:
    from carnyx.games.warriors.show import foresight
    from carnyx.games.warriors.show.answers import SHOWN
    from carnyx.games.warriors.show.board import TIPS, Board
    from carnyx.games.warriors.show.events import events
    from carnyx.games.warriors.show.picture import picture
    from carnyx.games.warriors.show.story import Storyteller
    from carnyx.show.telling import Telling

    return Telling(Storyteller, picture, Board, foresight, SHOWN, events, TIPS)


def _sheet() -> Book:
    from carnyx.games.warriors.rules import EDITIONS, REGISTRY
    from carnyx.games.warriors.show.roster import roster
    from carnyx.games.warriors.show.sheet_contents import CONTENTS, DICE, THROWN_WITH
    from carnyx.games.warriors.show.sheet_figures import figures
    from carnyx.sheets.book import Book

    return Book(
        GAME.id,
        REGISTRY,
        EDITIONS,
        GAME.words,
        CONTENTS,
        figures,
        roster,
        thrown_with=THROWN_WITH,
        dice=DICE,
    )


def _lessons() -> Lessons:
    from carnyx.games.warriors.lists.lessons import lesson, lessons
    from carnyx.games.warriors.play.muster import taught
    from carnyx.games.warriors.players.possible import can
    from carnyx.games.warriors.players.script import answer

    return Lessons(lessons(), lesson, taught, answer, can)


def _practice() -> Practice:
    from carnyx.games.warriors.players.practice import PRACTICE

    return PRACTICE


def _book() -> Materials:
    from carnyx.games.warriors.book.materials import MATERIALS

    return MATERIALS


GAME = Game(
    id="warriors",
    words=files("carnyx.games.warriors") / "words",
    calculators=CALCULATORS,
    players={"thumb": _thumb, **{name: partial(_level, name) for name in LEVELS}, "random": RandomPlayer},
    look="blocks",
    ground=("field800", "800"),
    load_rules=_rules,
    load_system=_system,
    load_lists=_lists,
    load_odds=_odds,
    load_telling=_telling,
    load_sheet=_sheet,
    load_lessons=_lessons,
    load_book=_book,
    load_practice=_practice,
)
