"""Real dice typed in: each throw is asked for row by row, and what dice cannot show is asked for again."""

from __future__ import annotations

import sys
from typing import Any

from carnyx.cli.games import BadInput
from carnyx.core.check import Check, Die
from carnyx.core.dice import Chain, Contest, Dice, Faces, Reading, is_possible
from carnyx.core.flow import Throw
from carnyx.core.rule import signed


def typed_faces(question: Throw) -> Any:
    """The faces of a throw, typed in."""
    match question:
        case Chain():
            return _chain(question)
        case Contest():
            return _contest(question)
        case Dice():
            return _row(question.die, question.dice)
        case Reading(check=check):  # no face passes or fails: what it comes to is looked up
            return _row(check.die, check.dice, f"{check.rule}: {signed(check.bonus)}")
        case _ if hasattr(question, "chains"):  # several of them, however a game reads what they come to
            return tuple(_chain(chain) for chain in question.chains)
        case _:
            return _checked(question.check)  # type: ignore[attr-defined]


def _chain(chain: Chain) -> tuple[Faces, ...]:
    rows: list[Faces] = []
    dice = chain.dice
    for place, check in enumerate(chain.checks):
        row = _checked(check, dice)
        rows.append(row)
        dice = chain.past(place, row)
    return tuple(rows)


def _checked(check: Check, dice: int | None = None) -> Faces:
    """The dice of one check, as many as it has or as have got so far."""
    need = f"≤ {check.need}" if check.under else f"{check.need}+"
    return _row(check.die, check.dice if dice is None else dice, f"{check.rule}: {need}")


def _contest(contest: Contest) -> tuple[tuple[Faces, ...], ...]:
    rounds: list[tuple[Faces, ...]] = []
    contenders = tuple(range(len(contest.bonuses)))
    while len(contenders) > 1:
        thrown = tuple(_row(contest.die, contest.dice, f"player {who + 1}") for who in contenders)
        contenders = contest.leaders(contenders, thrown)
        rounds.append(thrown)
    return tuple(rounds)


def _row(die: Die, dice: int, what: str = "") -> Faces:
    """So many faces from the keyboard; nothing is asked where no die is thrown."""
    while dice:
        sys.stderr.write(f"{what} ({dice} × D{die.sides}): ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise BadInput("error-no-dice")
        try:
            faces = tuple(int(word) for word in line.replace(",", " ").split())
        except ValueError:
            faces = ()
        if is_possible(die, faces, dice):
            return faces
        sys.stderr.write(f"  {dice} numbers from {die.faces[0]} to {die.faces[-1]}\n")
    return ()
