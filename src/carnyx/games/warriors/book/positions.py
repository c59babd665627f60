"""Small positions for the rulebook: real units of the army lists on a small table, placed by hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.length import INCH
from carnyx.core.lists import Names
from carnyx.core.outlines import Piece
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.lists.army import Entry, Force, Individual, entries
from carnyx.games.warriors.lists.profiles import base, people, profile
from carnyx.games.warriors.lists.scenarios import Scenario
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import Setup, gathered
from carnyx.games.warriors.play.phases import Opening
from carnyx.games.warriors.rules.edition import Edition
from carnyx.words.explain import Speaker

NORTH, EAST, SOUTH, WEST = 0, 900, 1800, 2700


class Stand(Struct, frozen=True):
    """A unit on the table: its side, its entry in an army list, where the middle of its front is, and its condition."""

    side: int
    entry: Entry
    x: float
    y: float
    facing: int
    condition: dict[str, object]


def stand(
    side: int,
    unit: str,
    place: tuple[float, float],
    facing: int = NORTH,
    *,
    files: int = 5,
    figures: int = 10,
    standard: bool = False,
    **condition: object,
) -> Stand:
    """A unit in so many files, with the middle of its front here, in inches; on HOLD if nothing else is said."""
    return Stand(side, Entry(unit, figures, files, standard=standard), *place, facing, condition)


class Chief(Struct, frozen=True):
    """Where a Warchief is: alone at a place, or with a unit of his by its number."""

    place: tuple[float, float] | None = None
    host: int = -1
    leadership: int = 3


def posed(
    speaker: Speaker,
    size: tuple[int, int],
    stands: Sequence[Stand],
    terrain: Sequence[Piece] = (),
    chiefs: tuple[Chief, Chief] = (Chief(), Chief()),
) -> tuple[Setup, Battle]:
    """These units on a table of that size; of each side first its units are numbered, then its Warchief."""
    edition = speaker.edition
    assert isinstance(edition, Edition)
    armies = [[each for each in stands if each.side == side] for side in range(2)]
    forces = tuple(_force(army, chief) for army, chief in zip(armies, chiefs, strict=True))
    width, depth = size
    scenario = Scenario(
        id="book",
        name=Names("Rulebook", "Regelbuch", "Libro de reglas"),
        width=width,
        depth=depth,
        turns=edition.turns,
        forces=("", ""),
        zones=((0, 0, width, depth), (0, 0, width, depth)),
        terrain=tuple(terrain),
    )
    used = dict.fromkeys(entry.unit for force in forces for entry in entries(force))
    setup = Setup(scenario, forces, tuple(profile(unit, edition) for unit in used), edition)
    battle = replace(gathered(setup), opening=Opening(), turn=1)
    battle = replace(battle, field=replace(battle.field, zones=((0, 0, 0, 0), (0, 0, 0, 0))))
    number = 0
    for army, chief in zip(armies, chiefs, strict=True):
        for each in army:
            battle = _placed(battle, number, each)
            number += 1
        if chief.place is not None:
            x, y = chief.place
            alone = Formation(round(x * INCH), round(y * INCH), NORTH, 1, 1, *base(False))
            battle = battle.changed(number, body=alone, began=1)
        elif chief.host >= 0:
            battle = battle.changed(number, host=chief.host, began=1)
        number += 1
    return setup, battle


def _force(army: Sequence[Stand], chief: Chief) -> Force:
    race = army[0].entry.unit.partition(".")[0]
    leader = Individual("warchief", race, chief.leadership)
    return Force(name=people(race).name.en, people=race, warchief=leader, units=tuple(each.entry for each in army))


def _placed(battle: Battle, unit: int, each: Stand) -> Battle:
    shape = battle.field.bodies[unit]
    body = replace(
        shape, x=round(each.x * INCH), y=round(each.y * INCH), facing=each.facing, files=each.entry.files or 1
    )
    return battle.changed(unit, body=body, began=body.figures, **each.condition)
