"""`carnyx rules`: every rule in words, with its source and the settings that govern it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct

from carnyx.cli.games import BadInput, chosen, game_of
from carnyx.cli.question import House, InEdition, InUnits, Json, Lang, manner, print_json, report
from carnyx.games import GAMES, editions, registry
from carnyx.words.explain import Speaker


def rules(
    wanted: Annotated[
        str | None,
        Parameter(help="A rule's name (celtos.shoot.hit), the beginning of several (celtos.shoot), or a game."),
    ] = None,
    *,
    edition: InEdition = "default",
    house: House = None,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """Every rule in words, with its source and the settings that govern it."""
    shown = manner(lang, units, json)
    ids = _found(wanted)
    edition_of = {
        game: _in_force(game, edition, house or [], wanted)
        for game in dict.fromkeys(id.partition(".")[0] for id in ids)
    }
    speakers = {
        game: Speaker(registry(game), force, shown.language, shown.units_in(force))
        for game, force in edition_of.items()
    }
    explained = [speakers[id.partition(".")[0]].explain(id) for id in ids]
    if shown.json:
        print_json(explained)
        return
    for game, force in edition_of.items():
        page = report(game, force, shown)
        mine = [each for each in explained if game_of(each.id) == game]
        for each in mine:
            page.rule(each, full=len(explained) < 40)


def _in_force(game: str, edition: str, house: list[str], wanted: str | None) -> Struct:
    """An edition that only one of both games has is meant for that one when both are asked for."""
    both = wanted is None
    if both and edition not in editions(game) and any(edition in editions(other) for other in GAMES):
        edition = "default"
    if both:  # a house rule is meant for the game that knows its switch
        known = {setting.name for other in GAMES if other != game for setting in registry(other).settings}
        own = {setting.name for setting in registry(game).settings}
        house = [each for each in house if each.partition("=")[0] in own or each.partition("=")[0] not in known]
    return chosen(game, edition, house)


def _found(wanted: str | None) -> list[str]:
    """The rules asked for: all, those of a game, one, or all that extend one."""
    known = [id for game in GAMES for id in registry(game).rules]
    if wanted is None or wanted in GAMES:
        return [id for id in known if wanted is None or game_of(id) == wanted]
    if wanted in known:
        return [wanted]
    found = [id for id in known if id.startswith(f"{wanted}.")]
    if not found:
        near = get_close_matches(wanted, known, 3)
        if near:
            raise BadInput("error-unknown-rule-near", given=wanted, near=", ".join(near))
        raise BadInput("error-unknown-rule", given=wanted)
    return found
