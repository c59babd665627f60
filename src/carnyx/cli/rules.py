"""`carnyx rules`: every rule in words, with its source and the settings that govern it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct

from carnyx.cli.games import BadInput, chosen, game_of
from carnyx.cli.question import House, InEdition, InUnits, Json, Lang, manner, print_json, report
from carnyx.game import Game
from carnyx.games import GAMES
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
    games = [GAMES[name] for name in dict.fromkeys(id.partition(".")[0] for id in ids)]
    edition_of = {game: _in_force(game, edition, house or [], wanted) for game in games}
    speakers = {
        game.id: Speaker(game.rules.registry, force, shown.language, shown.units_in(force))
        for game, force in edition_of.items()
    }
    explained = [speakers[id.partition(".")[0]].explain(id) for id in ids]
    if shown.json:
        print_json(explained)
        return
    for game, force in edition_of.items():
        page = report(game, force, shown)
        mine = [each for each in explained if game_of(each.id) is game]
        for each in mine:
            page.rule(each, full=len(explained) < 40)


def _in_force(game: Game, edition: str, house: list[str], wanted: str | None) -> Struct:
    """An edition that only some of the games have is meant for those when all are asked for."""
    every = wanted is None
    others = [other for other in GAMES.values() if other is not game]
    if every and edition not in game.rules.editions and any(edition in other.rules.editions for other in others):
        edition = "default"
    if every:  # a house rule is meant for the game that knows its switch
        known = {setting.name for other in others for setting in other.rules.registry.settings}
        own = {setting.name for setting in game.rules.registry.settings}
        house = [each for each in house if each.partition("=")[0] in own or each.partition("=")[0] not in known]
    return chosen(game, edition, house)


def _found(wanted: str | None) -> list[str]:
    """The rules asked for: all, those of a game, one, or all that extend one."""
    known = [id for game in GAMES.values() for id in game.rules.registry.rules]
    if wanted is None or wanted in GAMES:
        return known if wanted is None else list(GAMES[wanted].rules.registry.rules)
    if wanted in known:
        return [wanted]
    found = [id for id in known if id.startswith(f"{wanted}.")]
    if not found:
        near = get_close_matches(wanted, known, 3)
        if near:
            raise BadInput("error-unknown-rule-near", given=wanted, near=", ".join(near))
        raise BadInput("error-unknown-rule", given=wanted)
    return found
