"""Who beats whom in Warriors: one block on ATTACK meets another on HOLD, turn after turn until a side gives way.

The blocks meet front to front in the ranks a list would give them, one figure more at each end, and fight in one rank,
without champion, standard or individuals.  A side gives way when it routs, falls to the last figure, or is shaken:
a shaken unit leaves the contact with its next move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Literal, TypeAlias

from msgspec.structs import replace

from carnyx.core.dice import results
from carnyx.games.warriors.lists.army import Entry
from carnyx.games.warriors.lists.profiles import Profile, people, peoples
from carnyx.games.warriors.odds.tolls import losses_to
from carnyx.games.warriors.play.combatants import combatant_of
from carnyx.games.warriors.play.muster import kind_of
from carnyx.games.warriors.rules.checks import COMBAT_TEST
from carnyx.games.warriors.rules.combat import Dice, Losses, after, dice
from carnyx.games.warriors.rules.edition import DEFAULT, Edition
from carnyx.games.warriors.rules.situations import Combatant, Fray
from carnyx.games.warriors.rules.tables import REACTIONS
from carnyx.odds.chain import LEAST, Step, Tally, followed
from carnyx.odds.front import in_contact
from carnyx.odds.matchup import Contender, Matchup, Meeting, bought, every_meeting, met, tally, untold

GIVES_WAY = ("shaken", "rout")

Temper: TypeAlias = Literal["ok", "disorganised", "bloodlust"]
Block: TypeAlias = tuple[int, Temper]  # the figures of a side, and how they stand
Blocks: TypeAlias = tuple[Block, Block]
Fate: TypeAlias = tuple[float, tuple[tuple[Block, float], ...]]  # the chance to fight on, and how it then stands


def units(edition: Edition = DEFAULT) -> tuple[Profile, ...]:
    """Every unit of every people."""
    return tuple(unit for each in peoples(edition) for unit in each.units)


def matchup(
    units: Sequence[Profile],
    points: int,
    edition: Edition = DEFAULT,
    tell: Callable[[int], None] = untold,
    workers: int = 1,
) -> Matchup:
    """Every unit attacks every other at so many points a side."""
    return every_meeting(
        "warriors",
        edition.turns,
        units,
        partial(_contender, points=points),
        partial(meeting, edition=edition),
        tell,
        workers,
    )


def _contender(unit: Profile, points: int) -> Contender:
    number = bought(points, unit.points, unit.figures[1])
    return Contender(unit.id, unit.name, people(unit.race).name, number, number * unit.points)


def meeting(attacker: Profile, attacking: int, attacked: Profile, holding: int, edition: Edition = DEFAULT) -> Meeting:
    """One unit's attack on another, so many figures on each side."""
    clash = Clash(
        (
            replace(combatant_of(kind_of(attacker)), figures=attacking, order="attack"),
            replace(combatant_of(kind_of(attacked)), figures=holding, order="hold"),
        ),
        (Entry(attacker.id, attacking).abreast(edition), Entry(attacked.id, holding).abreast(edition)),
        edition,
    )
    fought = clash.fought
    start: Blocks = ((attacking, "ok"), (holding, "ok"))
    ends = followed(start, [fought] * edition.turns, _tally)
    return met(ends, (attacking, holding))


def _tally(blocks: Blocks) -> Tally:
    return tally((False, False), (blocks[0][0], blocks[1][0]))


class Clash:
    """Two blocks in contact: the sides as they begin, how many stand abreast, and what has been worked out of it."""

    def __init__(self, sides: tuple[Combatant, Combatant], files: tuple[int, int], edition: Edition) -> None:
        self.sides, self.files, self.edition = sides, files, edition
        # the same few sides and throws come again in most positions
        self._as, self._harm, self._fate = cache(self._side), cache(self._harm_to), cache(self._fate_of)

    def fought(self, blocks: Blocks) -> Step[Blocks]:
        """One round and both combat tests after it."""
        sides = self._now(0, blocks), self._now(1, blocks)
        thrown = dice(sides[1], sides[0], self.edition), dice(sides[0], sides[1], self.edition)
        own, enemy = self._harm(0, blocks[0], thrown[0]), self._harm(1, blocks[1], thrown[1])
        going: list[tuple[Blocks, float]] = []  # each pair of losses leads to positions of its own
        win = lose = draw = left = enemy_left = 0.0
        for lost, chance in own:
            for killed, share in enemy:
                both = chance * share
                compared = (killed > lost) - (killed < lost)
                stays, ours = self._fate(0, blocks[0], lost, compared)
                holds, theirs = self._fate(1, blocks[1], killed, -compared)
                win += both * stays * (1 - holds)
                lose += both * (1 - stays) * holds
                draw += both * (1 - stays) * (1 - holds)
                left += both * (1 - stays * holds) * (blocks[0][0] - lost)
                enemy_left += both * (1 - stays * holds) * (blocks[1][0] - killed)
                going += [((block, other), both * part * chances) for block, part in ours for other, chances in theirs]
        return going, (win, lose, draw, left, enemy_left)

    def _now(self, who: int, blocks: Blocks) -> Combatant:
        """A side as it fights in this round."""
        fronts = [min(wide, figures) for wide, (figures, _) in zip(self.files, blocks, strict=True)]
        return self._as(who, blocks[who], in_contact(fronts[who], fronts[1 - who]))

    def _side(self, who: int, block: Block, contact: int) -> Combatant:
        figures, temper = block
        return replace(
            self.sides[who],
            figures=figures,
            contact=contact,
            condition="bloodlust" if temper == "bloodlust" else "ok",
            disorganised=temper == "disorganised",
        )

    def _harm_to(self, who: int, block: Block, thrown: tuple[Dice, ...]) -> tuple[tuple[int, float], ...]:
        """The figures a side may lose to these dice, each number with its chance."""
        found = losses_to(thrown, self._as(who, block, 1), self.edition)
        chances = {lost.figures: weight / found.total for lost, weight in found.weights.items()}
        while len(chances) > 1 and chances[most := max(chances)] < LEAST:  # the last of the tail joins its neighbour
            chances[most - 1] = chances.get(most - 1, 0.0) + chances.pop(most)
        return tuple(chances.items())

    def _fate_of(self, who: int, block: Block, lost: int, compared: int) -> Fate:
        """A side after its combat test; `compared`: it killed fewer, as many or more than it lost."""
        side = self._as(who, block, 1)
        left = side.figures - lost
        if not left:
            return 0.0, ()
        check = COMBAT_TEST(Fray(after(side, Losses(lost)), lost, lost + compared, self.edition))
        found: dict[Block, float] = {}
        for name, ways in results(check, REACTIONS[side.discipline]).items():
            if ways and name not in GIVES_WAY:
                # disorganised it stays, as long as it fights (warriors.reaction.effects)
                calm: Temper = "disorganised" if side.is_disorganised else "ok"
                found[left, "bloodlust" if name == "bloodlust" else calm] = ways / check.total_ways
        return sum(found.values()), tuple(found.items())
