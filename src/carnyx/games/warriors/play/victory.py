"""Victory: an army is beaten when more than half of it is lost; else the losses are compared (warriors.victory)."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.games.warriors.play.battle import PLAYERS, Battle

Defeat: TypeAlias = Literal["", "gone", "shaken", "points"]  # why an army is beaten, if it is


def lost_points(battle: Battle, player: int, *, figures: bool = False) -> int:
    """What an army has lost: units and individuals that are gone; at the end dead figures at their price too."""
    mine = (id for id, unit in enumerate(battle.units) if unit.player == player)
    return sum(paid(battle, id, figures=figures) for id in mine)


def paid(battle: Battle, id: int, *, figures: bool = True) -> int:
    """What one unit or individual has cost its side so far; figures: the dead of a unit that still stands count."""
    unit = battle.units[id]
    if unit.fate:
        return unit.points
    return (unit.start - unit.figures) * battle.field.prices[id] if figures and unit.body is not None else 0


def share(battle: Battle, player: int) -> Fraction:
    """How much of its points an army has lost, of one hundred, dead figures counted."""
    return Fraction(lost_points(battle, player, figures=True) * 100, battle.field.points[player])


def defeat(battle: Battle, player: int) -> Defeat:
    """Why an army is beaten: no unit left, all left shaken, or too many points lost (warriors.victory.detail)."""
    left = [battle.units[unit] for unit in battle.formed(player)]
    if not left:
        return "gone"
    if all(unit.condition == "shaken" for unit in left):
        return "shaken"
    is_lost = lost_points(battle, player) * 100 > battle.edition.beaten_share * battle.field.points[player]
    return "points" if is_lost else ""


def is_beaten(battle: Battle, player: int) -> bool:
    """Whether an army is beaten, for whatever reason."""
    return defeat(battle, player) != ""


def is_over(battle: Battle) -> bool:
    """Whether the battle ends with this turn."""
    return battle.turn >= battle.field.turns or any(is_beaten(battle, player) for player in range(PLAYERS))


def toll(battle: Battle, unit: int) -> tuple[int, ...]:
    """What each side has taken by one unit or individual of the other, dead figures counted."""
    return tuple(paid(battle, unit) if battle.units[unit].player != player else 0 for player in range(PLAYERS))


def score(battle: Battle) -> tuple[int, ...]:
    """What each side has taken from the other, in points of the other's army, dead figures counted."""
    return tuple(lost_points(battle, 1 - player, figures=True) for player in range(PLAYERS))


def losses(battle: Battle) -> tuple[int, ...]:
    """The figures every player has lost; an individual in the ranks of a unit is none."""
    lost = [0] * PLAYERS
    for unit in battle.units:
        lost[unit.player] += unit.start - (1 if unit.host >= 0 else unit.figures)
    return tuple(lost)


def verdict(battle: Battle) -> int | None:
    """The winner; none while the battle goes on, and for a draw."""
    if battle.conceded >= 0:
        return 1 - battle.conceded
    if battle.agenda:
        return None
    beaten = [is_beaten(battle, player) for player in range(PLAYERS)]
    if beaten[0] != beaten[1]:
        return beaten.index(False)
    shares = [share(battle, who) for who in range(PLAYERS)]
    if abs(shares[0] - shares[1]) < battle.edition.draw_gap:
        return None
    return shares.index(min(shares))


class Concede(Struct, frozen=True, tag=True):
    """A player gives the battle up."""

    player: int

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Nothing more happens."""
        return replace(battle, conceded=self.player, agenda=())
