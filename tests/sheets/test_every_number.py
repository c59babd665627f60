"""Every number of every rule stands on the sheet where that rule is told: each language, unit and edition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from carnyx.core.length import Units
from carnyx.games import GAMES
from carnyx.sheets.page import Grid, Page
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language
from carnyx.words.explain import Speaker

SHEETS = [(game, name) for game in ("celtos", "warriors") for name in GAMES[game].rules.editions]

# Numbers a rule knows and rightly does not print.
UNPRINTED = {
    ("celtos.weapon.breath", "short_hit"): "a teardrop is laid on and needs no throw to hit",
    ("celtos.los.models", "hill"): "a hill adds to the size of a model only where size counts",
    ("celtos.army", "gael"): "what a demo force costs is a matter of its list",
    ("celtos.army", "sidhe"): "what a demo force costs is a matter of its list",
    **{
        (f"warriors.{rule}.quality", quality): "quality has a table of its own"
        for rule in ("reform", "combat.test", "combat.contact.threat")
        for quality in ("elite", "veteran", "poor")
    },
    **{
        (f"warriors.{rule}", name): "an optional rule that is not in force has one row"
        for rule, names in {
            "shoot.sight.time_of_day": ("dawn", "dusk", "dim"),
            "initiative.omens": ("good", "bad", "gain", "loss"),
            "combat.contact.threat": ("times", "stands"),
            "influence.limits.magic": ("reach",),
        }.items()
        for name in names
    },
}
SIZE_COUNTS = "size"
SCORES, RANGES = "warriors.shoot.scores", "warriors.shoot.scores.ranges"
OPTIONAL = {"time_of_day": "on", "omens": "on", "threat": "on", "magic": "on"}


def told(page: Page, speaker: Speaker) -> dict[str, str]:
    """All that the sheet says of each rule: every block that tells it, or its rows among modifiers and results."""
    book = speaker.registry
    found: dict[str, list[str]] = {}
    for section in page.sections:
        for block in section.blocks:
            if not isinstance(block, Grid):
                for id in block.tells:
                    found.setdefault(id, []).extend(piece.text for piece in block.pieces)
                continue
            rows = [" ".join(piece.text for piece in row) for row in block.rows]
            for id in {*block.tells, block.id}:
                found.setdefault(id, []).extend([*block.heads, *rows])
            for trial in book.trials:
                if block.listed and trial.id == block.id:
                    for modifier, row in zip(trial.modifiers, rows, strict=False):
                        found.setdefault(modifier.id, []).append(row)
    found["warriors.shoot.scores"] = [
        *found.get("warriors.shoot.scores", ()),
        *found.get(RANGES, ()),
    ]  # one rule for both
    return {id: re.sub(r"(?<=\d)-(?=\d)", "–", " ".join(texts)) for id, texts in found.items()}


def has(text: str, number: int | str) -> bool:
    """Whether a text has this very number, not as a part of another."""
    return re.search(rf"(?<![\d.,]){re.escape(str(number))}(?!\d|[.,]\d)", text) is not None


def missing(game: str, name: str, language: Language, units: Units) -> Iterator[tuple[str, str]]:
    edition = GAMES[game].rules.editions[name]
    speaker = Speaker(GAMES[game].rules.registry, edition, language, units)
    said = told(sheet(GAMES[game].sheet, edition, name, language, units), speaker)
    by_name = {setting.name: setting for setting in speaker.registry.settings}
    for id in speaker.registry.rules:
        for key, number in speaker.numbers(id).items():
            text = said.get(id, "")
            if key in by_name:  # the words may turn it over ("the front rank alone"); its own row has it in any case
                setting = by_name[key]
                text = said[setting.id]
                if setting.choices:
                    number = speaker.words.say(setting.id, f"choice-{number}")
            if not has(text, number):
                yield id, key


@pytest.mark.parametrize(("game", "name"), SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", ["in", "cm"])
def test_every_number_of_the_registry_is_on_the_sheet(game: str, name: str, language: Language, units: Units) -> None:
    assert set(missing(game, name, language, units)) <= UNPRINTED.keys()


def test_what_is_left_out_is_left_out_for_its_reason() -> None:
    for name, edition in GAMES["celtos"].rules.editions.items():
        lacking = set(missing("celtos", name, "en", "in"))
        assert ("celtos.weapon.breath", "short_hit") not in lacking  # the table of weapons has it
        size_counts = getattr(edition, "sight_models", "") == SIZE_COUNTS
        assert (("celtos.los.models", "hill") not in lacking) is size_counts


def test_an_optional_rule_in_force_is_told_with_its_numbers() -> None:
    game: Any = GAMES["warriors"]
    edition = replace(game.rules.editions["default"], **OPTIONAL)
    speaker = Speaker(game.rules.registry, edition)
    said = told(sheet(game.sheet, edition), speaker)
    reason = "an optional rule that is not in force has one row"
    for id, name in (key for key, why in UNPRINTED.items() if why == reason):
        assert has(said[id], speaker.numbers(id)[name]), (id, name)


@pytest.mark.parametrize("game", ["celtos", "warriors"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_and_every_result_has_a_row_of_its_own(game: str, language: Language) -> None:
    book = GAMES[game].rules.registry
    speaker = Speaker(book, GAMES[game].rules.editions["default"], language)
    said = told(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language), speaker)
    for trial in book.trials:
        for modifier in trial.modifiers:
            if modifier.id == "celtos.modifiers" or trial.id == "warriors.combat.contact.threat":
                continue  # all modifiers there are; and those of an optional rule that is not in force
            assert speaker.title(modifier.id) in said[modifier.id]
            if modifier.printed is not None:
                sign = "−" if modifier.printed < 0 else "+"
                assert has(said[modifier.id], f"{sign}{abs(modifier.printed)}")
    for bands in book.results:
        for band in bands.bands:
            for end in (band.low, band.high):
                assert end is None or has(said[band.id], end)


@pytest.mark.parametrize(("text", "number", "found"), [("12", 2, False), ("2,5 cm", 2, False), ("−2.", "−2", True)])
def test_a_number_is_not_a_part_of_another(text: str, number: int | str, found: bool) -> None:
    assert has(text, number) is found
