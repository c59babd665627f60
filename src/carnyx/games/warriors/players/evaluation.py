"""The chance to win a battle of Warriors from a position, by what was learned from many battles."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.play.victory import verdict
from carnyx.games.warriors.players.features import NAMES, VERSION, features
from carnyx.players.search.evaluation import MILLION, Evaluation, read


@cache
def learned() -> Evaluation:
    """The weights that come with the program."""
    text = (files("carnyx.games.warriors.players") / "weights.json").read_bytes()
    return read(text, SYSTEM.id, SYSTEM.rules_version, VERSION, NAMES)


def chance_to_win(battle: Battle, player: int, weights: Evaluation) -> int:
    """The chance that a player wins, in millionths; a battle that is over is won, lost, or half of each."""
    if not battle.agenda:
        winner = verdict(battle)
        return MILLION // 2 if winner is None else MILLION if winner == player else 0
    return weights.chance(features(battle), player)
