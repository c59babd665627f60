"""An army of Warriors on one page: units, individuals, boxes to tick, and the parts of the sheet that it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from carnyx.core.length import inches
from carnyx.core.lists import numbered
from carnyx.core.rule import signed
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import Profile, ours, people, profile
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.individuals import INDIVIDUALS
from carnyx.games.warriors.rules.tables import COMBAT_SCORES, SHOOTING_SCORES
from carnyx.games.warriors.show import sheet_contents as contents
from carnyx.sheets.contents import Part, Results
from carnyx.sheets.page import Grid, Page
from carnyx.sheets.parts import Parts
from carnyx.sheets.roster import Card, boxes, grid, is_known, roster_page
from carnyx.words.explain import Speaker

Row = tuple[str, army.Entry, Profile]


def roster(force: army.Force, parts: Parts) -> Page:
    """A force of Warriors: units, then its individuals, as the edition has their moves, volleys and prices."""
    speaker, say, edition = parts.speaker, parts.say, parts.speaker.edition
    assert isinstance(edition, Edition)
    known = [each for each in army.entries(force) if is_known(profile, each.unit)]
    kinds = [profile(entry.unit, edition) for entry in known]
    called = (entry.name or kind.name.of(speaker.language) for entry, kind in zip(known, kinds, strict=True))
    rows = list(zip(numbered(called), known, kinds, strict=True))
    ticks = [(name, boxes(entry.figures)) for name, entry, _ in rows]
    ticks += [
        (f"{name}: {say('table-fact-volleys')}", boxes(edition.volleys(kind.missile)))
        for name, _, kind in rows
        if kind.missile
    ]
    points = sum(entry.points for entry in known) + sum(each.points(edition) for each in army.individuals(force))
    blocks = [_units(rows, speaker), _individuals(force, edition, speaker), grid((), ticks, say("roster-boxes"))]
    reconstruction = army.RULE if any(kind.reconstruction for kind in kinds) else None
    return roster_page(force, points, parts, army.check(force, edition), blocks, _cards(rows), reconstruction)


def _units(rows: Sequence[Row], speaker: Speaker) -> Grid:
    say = speaker.words.say
    units = [
        (
            name,
            str(entry.figures),
            say(f"table-quality-{kind.quality}"),
            say(f"table-discipline-{kind.discipline}"),
            signed(kind.strength),
            signed(kind.resilience),
            str(kind.worth),
            say(f"table-armour-{kind.armour}") + (f", {say('table-shield')}" if kind.shield else ""),
            ", ".join(speaker.title(f"warriors.weapon.{arm}") for arm in kind.arms),
            str(speaker.number("", inches(kind.move))),
            ", ".join(say(f"table-trait-{role}") for role in ("champion", "standard") if getattr(entry, role)),
            str(entry.points),
        )
        for name, entry, kind in rows
    ]
    facts = ("quality", "discipline", "strength", "resilience", "worth", "armour")
    heads = (
        "",
        say("table-models"),
        *(say(f"table-fact-{fact}") for fact in facts),
        say("roster-weapons"),
        say("table-fact-move"),
        "",
        say("table-fact-points"),
    )
    return grid(heads, units)


def _individuals(force: army.Force, edition: Edition, speaker: Speaker) -> Grid:
    say = speaker.words.say
    heads = ("", *(say(f"table-fact-{fact}") for fact in ("worth", "strength", "leadership", "points")))
    return grid(
        heads,
        [
            (
                _called(each, speaker),
                str(INDIVIDUALS[each.role].worth),
                signed(INDIVIDUALS[each.role].strength),
                str(each.leadership) if each.is_leader else "",
                str(each.points(edition)),
            )
            for each in army.individuals(force)
        ],
    )


def _cards(rows: Sequence[Row]) -> Iterator[Card]:
    """The parts of the sheet that these units need."""
    arms = {arm for _, _, kind in rows for arm in kind.arms}
    shot = tuple(arm for arm in SHOOTING_SCORES.rows if arm in arms)
    if shot:
        scores = (replace(part, rows=shot) for part in (contents.SHOT_SCORES, contents.RANGES))
        yield "shooting", (*contents.SHOT, *scores)
    if not rows:
        return
    struck: set[str] = {kind.melee for _, _, kind in rows}
    yield "combat", tuple(_combat(struck))
    disciplines = {kind.discipline for _, _, kind in rows}
    tables = tuple(f"{contents.REACTION.id}.{each}" for each in contents.DISCIPLINES if each in disciplines)
    standard = [contents.STANDARD] if any(entry.standard for _, entry, _ in rows) else []
    yield "test", (contents.COMBAT_TEST, Results(contents.REACTION.id, tables), *standard)
    yield "command", (*contents.NEW_ORDERS, contents.INFLUENCE, *contents.COMMAND)


def _combat(arms: set[str]) -> Iterator[Part]:
    yield contents.COMBAT_DICE
    if arms & {"spear", "lance"}:
        yield contents.RANKS
    yield from contents.BLOWS
    yield replace(contents.BLOW_SCORES, rows=tuple(arm for arm in COMBAT_SCORES.rows if arm in arms), tells=())


def _called(each: army.Individual, speaker: Speaker) -> str:
    """What an individual is called; one of an unknown race by his role alone."""
    if each.name:
        return each.name
    if each.race not in ours("peoples"):
        return each.role
    return people(each.race).individuals.of(each.role).of(speaker.language)
