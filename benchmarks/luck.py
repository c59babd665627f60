"""How far results follow luck: the factor of the look back, fitted to battles of the players that train a game.

    python -m benchmarks.luck celtos 200

Print: battles, the mean of luck (nought but for chance), its correlation with the result, the factor with its standard
error, and the share of the results' variance that is left once luck is taken away by that factor, and taken away whole.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from typing import Any

from carnyx.core.flow import Choose, Pause, accept, begin
from carnyx.games import GAMES
from carnyx.lookback.luck import Judge
from carnyx.players.search.evaluation import MILLION

FIRST = 90_000  # battles that no training has seen


def fought(name: str, number: int) -> tuple[float, float]:
    """The luck of the first side in one battle, and what it came to: one if it won, nought if it lost."""
    game, dice = GAMES[name], Random(number)
    practice = game.practice
    assert practice is not None
    player = practice.players[0](number)
    judge = Judge(game.system, practice.craft, 2)
    pause: Pause[Any] = begin(game.system.muster(practice.setup(number)))
    luck = 0
    while (question := pause.question) is not None:
        if isinstance(question, Choose):
            pause = accept(pause, player.answer(pause))
            continue
        after = accept(pause, question.sample(dice))
        luck += judge.luck(0, pause, after, *judge.expected(pause)).luck[0]
        pause = after
    return luck / MILLION, judge.chances(pause.battle)[0] / MILLION


def main(name: str, battles: int) -> None:
    """Fight, and fit."""
    rows = [fought(name, FIRST + number) for number in range(battles)]
    mean_luck, mean_result = (sum(column) / battles for column in zip(*rows, strict=True))
    pairs = [(luck - mean_luck, result - mean_result) for luck, result in rows]
    lucks, results = sum(luck * luck for luck, _ in pairs), sum(result * result for _, result in pairs)
    both = sum(luck * result for luck, result in pairs)
    factor = both / lucks
    left = sum((result - factor * luck) ** 2 for luck, result in pairs)
    whole = sum((result - luck) ** 2 for luck, result in pairs)
    error = sqrt(left / (battles - 2) / lucks)
    print(f"battles {battles}, mean luck {mean_luck:+.3f} ± {sqrt(lucks) / battles:.3f}")
    print(f"correlation {both / sqrt(lucks * results):.2f}, factor {factor:.2f} ± {error:.2f}")
    print(f"variance left {left / results:.2f} by the factor, {whole / results:.2f} taken away whole")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
