"""An army of Warriors on one page: units, leaders, weapons, points, boxes to tick, and what is wrong with it."""

from __future__ import annotations

from carnyx.core.length import inches
from carnyx.core.lists import numbered
from carnyx.core.rule import signed
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import ours, people, profile
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.tables import COMBAT_SCORES, SHOOTING_SCORES
from carnyx.sheets.page import Page
from carnyx.sheets.roster import BOX, grid, is_known, roster_page
from carnyx.words.explain import Speaker


def roster(force: army.Force, speaker: Speaker) -> Page:
    """A force of Warriors: units, then its individuals, as the edition has their moves, volleys and prices."""
    edition = speaker.edition
    assert isinstance(edition, Edition)
    say, problems = speaker.words.say, army.check(force, edition)
    known = [each for each in army.entries(force) if is_known(profile, each.unit)]
    kinds = [profile(entry.unit, edition) for entry in known]
    called = (entry.name or kind.name.of(speaker.language) for entry, kind in zip(known, kinds, strict=True))
    names = numbered(called)
    rows = list(zip(names, known, kinds, strict=True))
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
            str(speaker.number("", inches(kind.move))),
            ", ".join(say(f"table-trait-{role}") for role in ("champion", "standard") if getattr(entry, role)),
            str(entry.points),
        )
        for name, entry, kind in rows
    ]
    facts = ("quality", "discipline", "strength", "resilience", "worth", "armour", "move")
    heads = ("", say("table-models"), *(say(f"table-fact-{fact}") for fact in facts), "", say("table-fact-points"))
    weapons = [
        (name, speaker.title(f"warriors.weapon.{arm}"), *(f"{score}+" for score in _scores(arm)))
        for name, _, kind in rows
        for arm in kind.arms
    ]
    armours = ("", "", *(say(f"warriors.label.{armour}") for armour in COMBAT_SCORES.columns))
    volleys = {"bow": edition.volleys_bow, "javelin": edition.volleys_javelin}
    boxes = [(name, BOX * entry.figures) for name, entry, _ in rows]
    boxes += [
        (f"{name}: {say('table-fact-volleys')}", BOX * volleys[kind.missile]) for name, _, kind in rows if kind.missile
    ]
    heads_of = [
        (
            _called(each, speaker),
            str(each.leadership) if each.is_leader else "",
            str(each.points(edition)),
        )
        for each in army.individuals(force)
    ]
    chiefs = ("", say("table-fact-leadership"), say("table-fact-points"))
    points = sum(entry.points for entry in known) + sum(each.points(edition) for each in army.individuals(force))
    blocks = [
        grid(heads, units),
        grid(chiefs, heads_of),
        grid(armours, weapons),
        grid((), boxes, say("roster-boxes")),
    ]
    ours = any(kind.reconstruction for kind in kinds)
    return roster_page(force, points, speaker, problems, blocks, (), army.RULE if ours else None)


def _called(each: army.Individual, speaker: Speaker) -> str:
    """What an individual is called; one of an unknown race by his role alone."""
    if each.name:
        return each.name
    if each.race not in ours("peoples"):
        return each.role
    return people(each.race).individuals.of(each.role).of(speaker.language)


def _scores(arm: str) -> tuple[int, ...]:
    table = SHOOTING_SCORES if arm in SHOOTING_SCORES.rows else COMBAT_SCORES
    return tuple(table(arm, armour) for armour in table.columns)
