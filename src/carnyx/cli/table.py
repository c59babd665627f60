"""`carnyx table`: a printed table as it stands on the page, a table of results, or the modifiers of a throw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from carnyx.cli.games import BadInput, chosen, game_of
from carnyx.cli.question import House, InEdition, InUnits, Json, Lang, manner, print_json, report
from carnyx.core.check import Bands, Lookup, Trial
from carnyx.core.rule import signed
from carnyx.game import Game
from carnyx.games import GAMES
from carnyx.words.tables import cell, corner, head, totals

if TYPE_CHECKING:
    from carnyx.show.terminal import Report


def table(
    id: Annotated[str, Parameter(help="The rule's name: celtos.test, celtos.shoot.hit, warriors.shoot.scores …")],
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """A printed table, a table of results, or the modifiers of a throw."""
    shown = manner(lang, units, json)
    game = game_of(id)
    tables = _tables(id, game) if game else []
    if game is None or not tables:
        known = [each for one in GAMES.values() for each in _names(one)]
        raise BadInput("error-unknown-table", given=id, choices=", ".join(known))
    force = chosen(game, edition, house or [])
    if shown.json:
        first, *more = [_document(each) for each in tables]
        print_json(first | ({"also": more} if more else {}))
        return
    page = report(game, force, shown)
    for each in tables:
        _print(each, page)
    page.show(page.sources())


def _names(game: Game) -> list[str]:
    """Everything of a game that has a table."""
    known = game.rules.registry
    names = [each.id for each in known.tables] + [each.id for each in known.results]
    return list(dict.fromkeys(names + [trial.id for trial in known.trials if trial.modifiers]))


def _tables(id: str, game: Game) -> list[Lookup | Bands | Trial[Any]]:
    """All tables of that name, and those that extend it."""
    known = game.rules.registry
    lookups: list[Lookup | Bands | Trial[Any]] = [t for t in known.tables if t.id == id or t.id.startswith(f"{id}.")]
    lookups += [bands for bands in known.results if bands.id == id or bands.id.startswith(f"{id}.")]
    lookups += [trial for trial in known.trials if trial.id == id and trial.modifiers]
    return lookups


def _document(table: Lookup | Bands | Trial[Any]) -> dict[str, Any]:
    """A table as JSON: its heads and cells in the page's shape."""
    source = {"id": table.id, "source": str(table.cite), "sheets": table.cite.sheets}
    match table:
        case Lookup():
            return source | {
                "unit": table.unit,
                "axes": table.axes,
                "columns": table.columns,
                "rows": table.rows,
                "cells": table.cells,
            }
        case Bands():
            return source | {
                "results": [{"name": b.name, "id": b.id, "low": b.low, "high": b.high} for b in table.bands]
            }
        case Trial():
            return source | {"modifiers": [{"id": m.id, "value": m.printed} for m in table.modifiers]}


def _print(table: Lookup | Bands | Trial[Any], page: Report) -> None:
    page.source(table.id)
    match table:
        case Lookup():
            heads = [head(page.speaker, table, column) for column in table.columns]
            rows = [
                [head(page.speaker, table, row), *(cell(page.speaker, table, value) for value in values)]
                for row, values in zip(table.rows, table.cells, strict=True)
            ]
            page.grid(page.speaker.title(table.id), [corner(page.speaker, table), *heads], rows)
        case Bands():
            page.grid(
                page.speaker.title(table.id),
                ["", ""],
                [[totals(band), page.speaker.title(band.id)] for band in table.bands],
            )
        case Trial():
            for each in table.modifiers:
                page.source(each.id)
            modifiers = [
                ["±n" if each.printed is None else signed(each.printed), page.speaker.title(each.id)]
                for each in table.modifiers
            ]
            page.grid(page.speaker.title(table.id), ["", page.say("app-modifiers")], modifiers)
