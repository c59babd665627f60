"""Celtos as one value: its rooms, each loaded when it is first asked for."""

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

CALCULATORS = ("shoot", "assault", "test", "rally")


def _rules() -> Rules:
    from carnyx.games.celtos.rules import EDITIONS, REGISTRY

    return Rules(REGISTRY, EDITIONS)


def _system() -> System[Any]:
    from carnyx.games.celtos.play.system import SYSTEM

    return SYSTEM


def _lists() -> Lists:
    from carnyx.games.celtos.lists import army, scenarios
    from carnyx.games.celtos.play.muster import prepared

    return Lists(army, scenarios, prepared)


def _odds() -> Odds:
    from carnyx.games.celtos import odds
    from carnyx.games.celtos.odds import matchup
    from carnyx.games.celtos.odds.orders import preview
    from carnyx.games.celtos.odds.threats import threats
    from carnyx.odds.ask import Odds

    return Odds({name: getattr(odds, name) for name in CALCULATORS}, preview, threats, matchup)


def _thumb(seed: int) -> Player:
    from carnyx.games.celtos.players import ThumbPlayer

    del seed  # it weighs and never guesses
    return ThumbPlayer()


def _level(name: str, seed: int) -> Player:
    from carnyx.games.celtos.players.levels import level

    return level(name, seed)


def _telling() -> Telling:
    from carnyx.games.celtos.show import foresight
    from carnyx.games.celtos.show.answers import SHOWN
    from carnyx.games.celtos.show.board import Board
    from carnyx.games.celtos.show.events import events
    from carnyx.games.celtos.show.picture import picture
    from carnyx.games.celtos.show.story import Storyteller
    from carnyx.show.telling import Telling

    return Telling(Storyteller, picture, Board, foresight, SHOWN, events)


def _sheet() -> Book:
    from carnyx.games.celtos.rules import EDITIONS, REGISTRY
    from carnyx.games.celtos.show.roster import roster
    from carnyx.games.celtos.show.sheet_contents import CONTENTS
    from carnyx.games.celtos.show.sheet_figures import figures
    from carnyx.sheets.book import Book

    return Book(
        GAME.id,
        REGISTRY,
        EDITIONS,
        GAME.words,
        CONTENTS,
        figures,
        roster,
    )


def _book() -> Materials:
    from carnyx.games.celtos.book.materials import MATERIALS

    return MATERIALS


def _lessons() -> Lessons:
    from carnyx.games.celtos.lists.lessons import lesson, lessons
    from carnyx.games.celtos.play.muster import taught
    from carnyx.games.celtos.players.possible import can
    from carnyx.games.celtos.players.script import answer

    return Lessons(lessons(), lesson, taught, answer, can)


def _practice() -> Practice:
    from carnyx.games.celtos.players.practice import PRACTICE

    return PRACTICE


GAME = Game(
    id="celtos",
    words=files("carnyx.games.celtos") / "words",
    calculators=CALCULATORS,
    players={"thumb": _thumb, **{name: partial(_level, name) for name in LEVELS}, "random": RandomPlayer},
    ground=("demo", "400"),
    load_rules=_rules,
    load_system=_system,
    load_lists=_lists,
    load_odds=_odds,
    load_telling=_telling,
    load_sheet=_sheet,
    load_book=_book,
    load_lessons=_lessons,
    load_practice=_practice,
)
