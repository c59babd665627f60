"""`carnyx matchup`: who beats whom, as a table, as JSON, or as a heat map in a file."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import BadInput, chosen, game_named
from carnyx.cli.question import House, InEdition, Json, Lang, manner, print_json, report, whole_number
from carnyx.words.language import languages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from carnyx.odds.matchup import Matchup
    from carnyx.show.drawing.heatmap import Heat
    from carnyx.show.terminal import Report
    from carnyx.words.language import Language

FORMATS = ("svg", "png", "html")
POINTS, LEAST, MOST = 60, 10, 300  # a side
FEW = 10  # so many units fit across a terminal
NEAR = 3


def matchup(
    game: Annotated[str, Parameter(help="celtos or warriors.")],
    *units: Annotated[str, Parameter(help="Units by id or name; all of them, unless said.")],
    points: Annotated[int, Parameter(help=f"Points a side ({LEAST} to {MOST}).", converter=whole_number)] = POINTS,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    json: Json = False,
    output: Annotated[
        Path | None, Parameter(name=["-o", "--output"], help="A chart: a new file, .svg, .png or .html.")
    ] = None,
) -> None:
    """Who beats whom at equal points: the chance to win and the losses of each unit against each."""
    meant = game_named(game)
    shown = manner(lang, None, json)
    if not LEAST <= points <= MOST:
        raise BadInput("error-range", option="--points", low=str(LEAST), high=str(MOST), given=str(points))
    format = _format(output)
    force = chosen(meant, edition, house or [])
    odds = meant.odds.matchups
    named = _named(units, odds.units(force))
    page = report(meant, force, shown)
    found = odds.matchup(named, points, force, _progress(len(named) ** 2, page), os.cpu_count() or 1)
    if not units:
        found = found.ranked()
    if output is not None:
        _write(output, format, _heat(found, points, page))
    if shown.json:
        print_json(_document(found, points, edition, house or []))
    elif output is None:
        _print(found, points, page)


def _format(output: Path | None) -> str:
    """The kind of chart the file's name asks for; checked before any work is done."""
    if output is None:
        return ""
    format = output.suffix.lstrip(".").lower()
    if format not in FORMATS:
        raise BadInput(
            "error-choice", option="-o", choices=", ".join(f".{each}" for each in FORMATS), given=output.name
        )
    from carnyx.show.drawing.heatmap import with_charts

    if not with_charts():
        raise BadInput("error-charts")
    if output.exists():
        raise BadInput("error-file", path=str(output), reason="File exists")
    return format


def _named(given: Sequence[str], known: Sequence[Any]) -> list[Any]:
    """The units of these ids or names, in any language, however they are spelt in capitals."""
    if not given:
        return list(known)
    names: dict[str, list[Any]] = {}
    for unit in known:
        spelt = (unit.id, unit.id.partition(".")[2], *map(unit.name.of, languages()))
        for name in dict.fromkeys(each.casefold() for each in spelt):
            names.setdefault(name, []).append(unit)
    found: list[Any] = []
    for word in given:
        meant = names.get(word.casefold(), [])
        if len(meant) != 1:
            raise _unknown(word, [unit.id for unit in meant], names, known)
        if meant[0] in found:
            raise BadInput("error-matchup-twice", given=word)
        found += meant
    return found


def _unknown(word: str, several: list[str], names: dict[str, list[Any]], known: Sequence[Any]) -> BadInput:
    near = several
    for name in get_close_matches(word.casefold(), names, NEAR) if not several else ():
        near += [unit.id for unit in names[name] if unit.id not in near]
    if near:
        return BadInput("error-unknown-unit", given=word, near=", ".join(near))
    return BadInput("error-unknown-unit-far", given=word, choices=", ".join(unit.id for unit in known))


def _progress(every: int, page: Report) -> Callable[[int], None]:
    """Show the progress, if a person watches the terminal."""

    def tell(done: int) -> None:
        if sys.stderr.isatty():
            end = "\r" if done < every else "\r\x1b[K"
            print(page.say("matchup-progress", done=str(done), all=str(every)), end=end, file=sys.stderr, flush=True)

    return tell


def _write(output: Path, format: str, heat: Heat) -> None:
    from carnyx.show.drawing.heatmap import picture

    drawn = picture(heat, format)
    try:
        with output.open("xb") as file:
            file.write(drawn)
    except OSError as error:
        raise BadInput("error-file", path=str(output), reason=error.strerror or "") from None


def _document(found: Matchup, points: int, edition: str, house: list[str]) -> dict[str, Any]:
    return {
        "game": found.game,
        "edition": edition,
        "house": house,
        "points": points,
        "rounds": found.rounds,
        "units": [
            {"id": each.id, "models": each.models, "points": each.points, "overall": found.standing(place)}
            for place, each in enumerate(found.contenders)
        ],
        "meetings": [
            {
                "attacker": found.contenders[row].id,
                "attacked": found.contenders[column].id,
                "win": met.win,
                "lose": met.lose,
                "draw": met.draw,
                "undecided": met.undecided,
                "fallen": {"attacker": met.fallen[0], "attacked": met.fallen[1]},
            }
            for row, meetings in enumerate(found.meetings)
            for column, met in enumerate(meetings)
        ],
    }


def _titles(found: Matchup, language: Language) -> list[str]:
    """A name for each unit, with its people where two would share one, and how many there are."""
    names = [each.name.of(language) for each in found.contenders]
    return [
        f"{name if names.count(name) == 1 else f'{name}, {each.people.of(language)}'} ({each.models})"
        for name, each in zip(names, found.contenders, strict=True)
    ]


def _notes(found: Matchup, points: int, page: Report) -> tuple[str, str]:
    terms = page.say(f"matchup-terms-{found.game}", rounds=str(found.rounds))
    return terms, page.say("matchup-sides", points=str(points))


def _heat(found: Matchup, points: int, page: Report) -> Heat:
    from carnyx.show.drawing.heatmap import STEPS, Heat, Map, Square
    from carnyx.words.numbers import decimal

    names = _titles(found, page.speaker.language)
    edges, tolls = [], []
    for row, attacker in enumerate(names):
        for column, attacked in enumerate(names):
            met = found.meetings[row][column]
            chances = {
                name: page.percent(Fraction(getattr(met, name))) for name in ("win", "lose", "draw", "undecided")
            }
            said = ", ".join(f"{page.say(f'matchup-{name}')} {chance}" for name, chance in chances.items())
            fallen = " : ".join(decimal(Fraction(number), 1, page.speaker.language) for number in met.fallen)
            told = f"{attacker} → {attacked}: {said}; {page.say('matchup-fallen')} {fallen}"
            share = _whole(page, met.win)
            edges.append(Square(attacker, attacked, found.edge(row, column), share, told))
            tolls.append(Square(attacker, attacked, found.toll(row, column), fallen.replace(" ", "\u2009"), told))
    return Heat(
        page.say("matchup-title", game=found.game.capitalize()),
        _notes(found, points, page),
        tuple(names),
        (page.say("matchup-attacks"), page.say("matchup-attacked")),
        tuple(_whole(page, step, signed=True) for step in STEPS),
        (Map(page.say("matchup-edge"), tuple(edges)), Map(page.say("matchup-toll"), tuple(tolls))),
    )


def _whole(page: Report, chance: float, signed: bool = False) -> str:
    """A chance in whole per cent."""
    from carnyx.words.numbers import decimal, per_cent

    number = decimal(Fraction(chance) * 100, 0, page.speaker.language)
    sign = "+" if signed and chance > 0 else ""
    return per_cent(f"{sign}{number}", page.speaker.language)


def _print(found: Matchup, points: int, page: Report) -> None:
    """The units with how they stand, and for a few of them each against each."""
    names = _titles(found, page.speaker.language)
    for note in _notes(found, points, page):
        page.show(page.note(note, "dim"))
    heads = [page.say(f"matchup-{name}") for name in ("unit", "points", "overall", "prey", "bane")]
    rows = []
    for place, name in enumerate(names):
        others = [other for other in range(len(names)) if other != place]
        faced = sorted(others, key=lambda other: found.edge(place, other) - found.edge(other, place))
        prey, bane = (names[faced[-1]], names[faced[0]]) if faced else ("–", "–")
        overall = _whole(page, found.standing(place), signed=True)
        rows.append([name, str(found.contenders[place].points), overall, prey, bane])
    page.grid(page.say("matchup-title", game=found.game.capitalize()), heads, rows)
    if len(names) <= FEW:
        cells = [
            [f"{place + 1} {name}", *(_whole(page, met.win) for met in found.meetings[place])]
            for place, name in enumerate(names)
        ]
        title = f"{page.say('matchup-attacks')} ↓  {page.say('matchup-attacked')} →  {page.say('matchup-win')}"
        page.grid(title, ["", *(str(place + 1) for place in range(len(names)))], cells)
