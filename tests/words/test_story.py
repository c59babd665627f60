"""What the stories of all games share: one set of messages in every language, places, and dice with their needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carnyx
from carnyx.core.check import Applied, Check, Die
from carnyx.core.footprint import Footprint
from carnyx.core.length import INCH
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.rules import tables
from carnyx.games.celtos.rules.edition import DEFAULT
from carnyx.show.places import Way, across, wind
from carnyx.show.story import Voice, Worded
from carnyx.show.throws import thrown
from carnyx.words import LANGUAGES, Catalogue, Language, catalogue
from carnyx.words.explain import Speaker

each_language = pytest.mark.parametrize("language", LANGUAGES)


def row(x: int, y: int, models: int) -> Footprint:
    """Models side by side, in ticks."""
    return Footprint(tuple(number for file in range(models) for number in (x + file * 305, y)), 125)


@each_language
def test_the_story_has_the_same_messages_in_every_language_and_uses_them_all(language: Language) -> None:
    def spoken(words: Catalogue) -> dict[str, set[str]]:
        return {id: set(re.findall(r"\$(\w+)", text)) for id, text in words.sources.items() if id.startswith("story-")}

    assert spoken(catalogue(language)) == spoken(catalogue("en"))
    package = Path(carnyx.__file__).parent
    shown = [*(package / "show").glob("*.py"), *(package / "games").glob("*/show/*.py")]
    modules = [*shown, Path(tables.__file__ or ""), package / "core" / "seats.py"]
    quoted = set(re.findall(r'"([\w-]+)"', "\n".join(each.read_text(encoding="utf-8") for each in modules)))
    assert {id for id in spoken(catalogue("en")) if id.removeprefix("story-") not in quoted} == set()


def test_the_eight_winds() -> None:
    ways = [(0, 10), (10, 10), (10, 3), (10, -5), (-3, -10), (-10, -9), (-10, 0), (-5, 10)]
    said = "north north-east east south-east south south-west west north-west"
    assert [wind(dx, dy) for dx, dy in ways] == said.split()


def test_the_gap_is_measured_from_edge_to_edge() -> None:
    assert across(row(0, 0, 3), row(305, 250 + 2 * INCH, 1)) == Way(2 * INCH, "north")
    assert across(row(0, 0, 1), row(250, 0, 1)) == Way(0, "east")


@pytest.mark.parametrize(
    ("base", "modifier", "naturals", "need"),
    [(6, -1, True, "7+"), (10, -1, True, "10+"), (2, 2, True, "2+"), (2, 2, False, "1+"), (10, -1, False, "11+")],
)
def test_the_need_told_is_what_the_die_must_show(base: int, modifier: int, naturals: bool, need: str) -> None:
    voice = Voice(Speaker(SYSTEM.registry, DEFAULT), "celtos.natural", [("Warriors", 0)])
    check = Check("celtos.shoot.hit", base, (Applied("celtos.shoot.moved", modifier),), Die(10), naturals)
    lines = list(voice.thrown([Worded(thrown(check, (1, 10)), "Bow", "SH 4")], 0))
    assert lines[0].text.startswith(f"Bow; {need} needed: 1")
    natural = [line.text for line in lines if line.rule == "celtos.natural"]
    assert natural == ([f"Natural rolls: it takes {need}"] if naturals and need != "7+" else [])
