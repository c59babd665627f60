"""Every number of every rule stands on the sheet where that rule is told: each language, unit and edition."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

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
}
SIZE_COUNTS = "size"


def told(page: Page, speaker: Speaker) -> dict[str, str]:
    """All that the sheet says of each rule: its own words, or its rows in a list of modifiers, results or settings."""
    book = speaker.registry
    found: dict[str, list[str]] = {}
    for section in page.sections:
        for block in section.blocks:
            if not isinstance(block, Grid):
                found.setdefault(block.id, []).extend(piece.text for piece in block.pieces)
                continue
            rows = [" ".join(piece.text for piece in row) for row in block.rows]
            found.setdefault(block.id, []).extend([*block.heads, *rows])
            for trial in book.trials:
                if block.listed and trial.id == block.id:
                    for modifier, row in zip(trial.modifiers, rows, strict=False):
                        found.setdefault(modifier.id, []).append(row)
            for bands in book.results:
                if block.listed and bands.id == block.id:
                    for band, row in zip(bands.bands, rows, strict=False):
                        found.setdefault(band.id, []).append(row)
    (settings,) = page.sections[-1].blocks
    assert isinstance(settings, Grid)
    for setting, cells in zip(book.settings, settings.rows, strict=True):
        found.setdefault(setting.id, []).append(" ".join(piece.text for piece in cells))
    return {id: " ".join(texts) for id, texts in found.items()}


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
        assert ("celtos.weapon.breath", "short_hit") in lacking
        size_counts = getattr(edition, "sight_models", "") == SIZE_COUNTS
        assert (("celtos.los.models", "hill") not in lacking) is size_counts


@pytest.mark.parametrize("game", ["celtos", "warriors"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_and_every_result_has_a_row_of_its_own(game: str, language: Language) -> None:
    book = GAMES[game].rules.registry
    speaker = Speaker(book, GAMES[game].rules.editions["default"], language)
    said = told(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language), speaker)
    for trial in book.trials:
        for modifier in trial.modifiers:
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
