"""How far a unit of Celtos reaches: each ring is the length that play itself goes by."""

from __future__ import annotations

from typing import Any

import pytest

from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.envelope import Ring, envelope
from carnyx.games.celtos.rules import REGISTRY
from carnyx.games.celtos.rules.edition import DEFAULT, EN, ES
from tests.book.positions import INCH, body, kind, position

FAR = body(1, (60, 40))


def rings(battle: Battle, unit: int = 0) -> dict[str, Ring]:
    return {ring.name: ring for ring in envelope(battle, UnitId(unit))}


def reaches(of: Any, edition: Any = DEFAULT) -> dict[str, int]:
    return {
        name: ring.reach for name, ring in rings(position(body(0, (20, 20), kind=of), FAR, edition=edition)).items()
    }


def test_an_average_human_moves_four_inches_rushes_twelve_and_charges_four_or_after_a_move_eight() -> None:
    assert reaches(kind()) == {"move": 4 * INCH, "rush": 12 * INCH, "assault": 4 * INCH, "move_assault": 8 * INCH}


def test_a_longbow_adds_its_three_bands() -> None:
    bands = {
        name: reach
        for name, reach in reaches(kind(weapons=("longbow",))).items()
        if name in ("short", "medium", "long", "extreme")
    }
    assert bands == {"short": 12 * INCH, "medium": 24 * INCH, "long": 36 * INCH}


def test_a_breath_reaches_as_far_as_its_teardrop_is_long() -> None:
    assert reaches(kind(weapons=("breath",)))["template"] == 8 * INCH
    assert "short" not in reaches(kind(weapons=("breath",)))


def test_in_the_centimetre_edition_every_ring_is_smaller() -> None:
    assert reaches(kind(m=6), ES)["rush"] == 3 * 6 * 250


@pytest.mark.parametrize(
    ("edition", "barred"),
    [
        (DEFAULT, {"move": "celtos.order.engaged", "rush": "celtos.order.engaged", "assault": None}),
        (EN, {"move": None, "rush": "celtos.order.breakoff", "assault": None}),
    ],
)
def test_a_ring_that_an_engaged_unit_cannot_use_says_why(edition: Any, barred: dict[str, str | None]) -> None:
    found = rings(position(body(0, (20, 20)), body(1, (20, 21)), edition=edition))
    assert {name: found[name].barred for name in barred} == barred


def test_a_panicked_unit_is_drawn_as_if_it_rallies() -> None:
    assert {ring.barred for ring in rings(position(body(0, (20, 20), panicked=True), FAR)).values()} == {None}


def test_in_its_activation_a_unit_keeps_only_what_it_has_left() -> None:
    found = rings(position(body(0, (20, 20)), FAR, active=0, moved=True))
    assert (found["move"].barred, found["assault"].barred) == ("celtos.order.sequence", None)


def test_every_ring_names_a_rule() -> None:
    found = [
        ring
        for name in ("longbow", "breath")
        for ring in envelope(position(body(0, (20, 20), kind=kind(weapons=(name,))), FAR), UnitId(0))
    ]
    assert {ring.rule for ring in found} <= set(REGISTRY.rules)
