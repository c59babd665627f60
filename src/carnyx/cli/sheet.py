"""`carnyx sheet`: reference sheets, written; `read` recognises one, mends what its tables settle, and compares it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from msgspec import Struct

from carnyx.cli.games import BadInput, chosen, game_named, unusable
from carnyx.cli.page import Format, OnPaper, Output, format_of, put
from carnyx.cli.question import House, InEdition, InUnits, Json, Lang, manner, print_json, report
from carnyx.core.rule import signed
from carnyx.games import GAMES
from carnyx.words.numbers import decimal, measured, per_cent

if TYPE_CHECKING:
    from carnyx.sheets.reading import Difference, Printed, Reading, Value
    from carnyx.show.terminal import Report

app = App(name="sheet", help="Reference sheets, written and read back.", help_format="plaintext")

FEW = 6  # so many values of a rule are shown one by one; more are counted


@app.default
def write(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    units: InUnits = None,
    format: Format = None,
    output: Output = None,
    paper: OnPaper = "a4",
) -> None:
    """A game on two pages: turn, tables, modifiers, results and what each need means in per cent."""
    found = game_named(game)
    shown = manner(lang, units, False)
    wanted = format_of(format, output, paper)
    force = chosen(found, edition, house or [])
    from carnyx.sheets.writer import sheet

    put(sheet(found.sheet, force, edition, shown.language, shown.units_in(force)), wanted, output, paper)


@app.command
def read(
    file: Annotated[Path, Parameter(help="A sheet as text, an optical copy too.")],
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """What a sheet says, what was mended on it, and where it differs from the rules in force."""
    shown = manner(lang, None, json)
    found = _opened(file)
    game = GAMES[found.system]
    force = chosen(game, edition, house or [])
    if edition != "default" or house:
        found = _opened(file, {game.id: force})
    if shown.json:
        print_json(found)
    else:
        _print(found, report(game, force, shown))


def _opened(file: Path, editions: dict[str, Struct] | None = None) -> Reading:
    """A sheet read; what cannot be one is said in one line."""
    from carnyx.sheets.file import LARGEST, NoSheet, sheet_text
    from carnyx.sheets.reader import read as reading

    try:
        return reading(sheet_text(file), [game.sheet for game in GAMES.values()], editions)
    except OSError as error:
        raise unusable(file, error) from None
    except NoSheet as error:
        most = {"most": str(LARGEST)} if error.why == "large" else {}
        raise BadInput(f"error-sheet-{error.why}", path=str(file), **most) from None


def _print(found: Reading, page: Report) -> None:
    say = page.say
    game, language = found.system.capitalize(), say(f"sheet-language-{found.language}")
    _listed(say("sheet-title", game=game, language=language, count=len(found.values)), _recognised(found, page))
    repaired = [
        (
            each.line,
            each.id,
            _mended(each.was, shown(page, each.id, each.value, each.unit)),
            f"sheet-why-{each.because}",
        )
        for each in found.repaired
    ]
    restored = [
        (each.line, each.id, _mended(each.was, each.value), f"sheet-kind-{each.kind}") for each in found.restored
    ]
    for title, mended in (("sheet-repaired", repaired), ("sheet-restored", restored)):
        rows = [(_line(page, line), id, said, say(note)) for line, id, said, note in mended]
        _listed(f"{say(title)}: {len(rows)}", rows)
    differences = [(_line(page, each.line), each.id, _both(page, each), _why(page, each)) for each in found.differences]
    _listed(f"{say('sheet-differences')}: {len(differences)}", differences)
    unplaced = [(_line(page, each.line), "", each.text, "") for each in found.unplaced]
    _listed(f"{say('sheet-unplaced')}: {len(unplaced)}", unplaced)


def _listed(title: str, rows: list[tuple[str, str, str, str]]) -> None:
    """A title and its lines: where, which rule, what is said of it, and why; nothing is cut off."""
    from rich.padding import Padding
    from rich.text import Text

    from carnyx.show.terminal import console

    console().print(Text(title, style="bold underline"))
    for where, id, said, why in rows:
        name = Text(f"{id}  " if id else "", style="bold")
        line = Text.assemble((f"{where}  ", "dim"), name, said, (f"  {why}", "dim"))
        console().print(Padding(line, (0, 0, 0, 2)))


def _mended(was: str, value: Printed) -> str:
    return f"{was or '∅'} → {value}"


def _line(page: Report, first: int, last: int | None = None) -> str:
    lines = str(first) if last in (None, first) else f"{first}–{last}"
    return page.say("sheet-line", line=lines)


def _recognised(found: Reading, page: Report) -> list[tuple[str, str, str, str]]:
    """A row a rule: its values, or how many there are, and the lines they stand on."""
    by_rule: dict[str, list[Value]] = {}
    for value in found.values:
        by_rule.setdefault(value.rule, []).append(value)
    rows = []
    for rule, values in by_rule.items():
        each = dict.fromkeys(shown(page, value.id, value.value, value.unit) for value in values)
        said = ", ".join(each) if len(values) <= FEW else page.say("sheet-values", count=len(values))
        lines = sorted({value.line for value in values})
        rows.append((_line(page, lines[0], lines[-1]), rule, said, page.speaker.title(rule)))
    return rows


def _both(page: Report, found: Difference) -> str:
    sheet, force = (shown(page, found.id, value, found.unit) for value in (found.value, found.in_force))
    return page.say("sheet-differs", sheet=sheet, force=force)


def _why(page: Report, found: Difference) -> str:
    if found.switch is None:
        return page.say(f"sheet-because-{found.because}")
    switch = f"{found.switch.name}={found.switch.choice}"
    if found.switch.editions:
        return page.say("sheet-because-editions", switch=switch, editions=", ".join(found.switch.editions))
    return page.say("sheet-because-edition", switch=switch)


def shown(page: Report, id: str, value: Printed, unit: str) -> str:
    """A value as players write it."""
    if unit == "choice":
        return page.say(id, f"choice-{value}")
    if isinstance(value, str):  # a band of results
        return value[:-1] + "−" if value.endswith("-") else value.replace("-", "–")
    number = decimal(Fraction(str(value)), 2, page.speaker.language, trimmed=True)
    match unit:
        case "need":
            return f"{number}+"
        case "bonus":
            return signed(int(value))
        case "in":
            return measured(number, "in", page.speaker.language)
        case "cm":
            return measured(number, "cm", page.speaker.language)
        case "percent":
            return per_cent(number, page.speaker.language)
        case "dice":
            return page.say("app-dice", number=int(value))
        case _:
            return number
