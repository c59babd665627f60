"""The toy as one value: what any further game looks like to Carnyx."""

from __future__ import annotations

from importlib.resources import files

from carnyx.game import Game, Lists, Rules
from carnyx.odds.ask import Odds
from carnyx.players.random import RandomPlayer
from carnyx.sheets.book import Book
from carnyx.show.telling import Telling
from tests.toy import army, board, odds, rules, scenarios, show

WORDS = files("tests.toy") / "words"

GAME = Game(
    id="toy",
    words=WORDS,
    calculators=("shoot",),
    players={"random": RandomPlayer},
    load_rules=lambda: Rules(rules.REGISTRY, rules.EDITIONS),
    load_system=lambda: scenarios.TOY,
    load_lists=lambda: Lists(army, scenarios, scenarios.prepared),
    load_odds=lambda: Odds({"shoot": odds.shoot}, odds.preview, odds.threats, odds),
    load_telling=lambda: Telling(show.Storyteller, show.picture, board.Board, show, show.ANSWERS),
    load_sheet=lambda: Book("toy", rules.REGISTRY, rules.EDITIONS, WORDS, show.CONTENTS, dict, show.roster),
)
