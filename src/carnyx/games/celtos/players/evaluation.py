"""The chance to win a battle of Celtos from a position, by what was learned from many battles."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.victory import verdict
from carnyx.games.celtos.players.features import NAMES, VERSION, features
from carnyx.players.search.evaluation import MILLION, Evaluation, read

_PLAIN = {"left": 8_000, "score": 4_000}  # millionths of a logit for a thousandth of all points


@cache
def learned() -> Evaluation:
    """The weights that come with the program."""
    text = (files("carnyx.games.celtos.players") / "weights.json").read_bytes()
    return read(text, SYSTEM.id, SYSTEM.rules_version, VERSION, NAMES)


@cache
def by_points() -> Evaluation:
    """A simple judgement: nothing counts but the points each side is likely to keep, and those it has."""
    weights = [_PLAIN.get(name, 0) for name in NAMES]
    return Evaluation.made(SYSTEM.id, SYSTEM.rules_version, VERSION, NAMES, weights, "nothing: set by hand")


def chance_to_win(battle: Battle, player: int, weights: Evaluation) -> int:
    """The chance that a player wins, in millionths; a battle that is over is won, lost, or half of each."""
    if not battle.agenda:
        winner = verdict(battle)
        return MILLION // 2 if winner is None else MILLION if winner == player else 0
    return weights.chance(features(battle), player)
