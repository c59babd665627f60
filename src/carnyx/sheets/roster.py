"""An army on one page: profiles, weapons by band, traits, points, boxes to tick, and what is wrong with its list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from carnyx.core.edition import Setting
from carnyx.core.length import inches
from carnyx.core.lists import numbered
from carnyx.core.problems import BadForce
from carnyx.core.rule import RuleId, signed
from carnyx.games.celtos.lists import army as celtos_army
from carnyx.games.celtos.lists import profiles as celtos_profiles
from carnyx.games.celtos.rules.weapons import Damage, weapon
from carnyx.games.warriors.lists import army as warriors_army
from carnyx.games.warriors.lists.profiles import ours, people, profile
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.tables import COMBAT_SCORES, SHOOTING_SCORES
from carnyx.sheets.page import SIGNS, Block, Grid, Page, Paragraph, Piece, Section
from carnyx.words.explain import Speaker
from carnyx.words.problems import problem_line

BOX = "□"
STATS = {"m": "m", "sh": "sh", "as_": "as", "st": "st", "toughness": "t", "w": "w", "i": "i", "cd": "cd", "sz": "sz"}
BANDS = ("close", "short", "medium", "long")


def celtos_roster(force: celtos_army.Force, speaker: Speaker) -> Page:
    """A force of Celtos; T is that with shield and mount."""
    say, problems = speaker.words.say, celtos_army.check(force)
    known = [entry for entry in force.units if _is_known(celtos_profiles.profile, entry.unit)]
    kinds = [celtos_profiles.profile(entry.unit) for entry in known]
    called = (entry.name or kind.name.of(speaker.language) for entry, kind in zip(known, kinds, strict=True))
    names = numbered(called)
    units = [
        (
            name,
            str(entry.models),
            *(str(getattr(kind, stat)) for stat in STATS),
            ", ".join([*(speaker.title(f"celtos.trait.{role}") for role in entry.command), *_gifts(kind, speaker)]),
            str(entry.points),
        )
        for name, entry, kind in zip(names, known, kinds, strict=True)
    ]
    heads = (
        "",
        say("table-models"),
        *(stat.upper() for stat in STATS.values()),
        "",
        speaker.title("celtos.profile.points"),
    )
    weapons = [
        (name, speaker.title(f"celtos.weapon.{arm}"), *(_damage(getattr(weapon(arm), band), kind.st) for band in BANDS))
        for name, kind in zip(names, kinds, strict=True)
        for arm in kind.weapons
    ]
    bands = ("", "", *(say(f"celtos.label.{band}") for band in BANDS))
    boxes = [
        (name, "  ".join([BOX * kind.w] * entry.models)) for name, entry, kind in zip(names, known, kinds, strict=True)
    ]
    roles = {f"celtos.trait.{role}" for entry in known for role in entry.command}
    traits = sorted(roles | {f"celtos.trait.{trait}" for kind in kinds for trait in kind.traits})
    points = sum(entry.points for entry in known)
    blocks = [_grid(heads, units), _grid(bands, weapons), _grid((), boxes, say("roster-boxes"))]
    ours = any(kind.reconstruction for kind in kinds)
    return _page(force, points, speaker, problems, blocks, traits, celtos_army.RULE if ours else None)


def warriors_roster(force: warriors_army.Force, speaker: Speaker) -> Page:
    """A force of Warriors: units, then its individuals, as the edition has their moves, volleys and prices."""
    edition = speaker.edition
    assert isinstance(edition, Edition)
    say, problems = speaker.words.say, warriors_army.check(force, edition)
    known = [each for each in warriors_army.entries(force) if _is_known(profile, each.unit)]
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
        for each in warriors_army.individuals(force)
    ]
    chiefs = ("", say("table-fact-leadership"), say("table-fact-points"))
    points = sum(entry.points for entry in known) + sum(
        each.points(edition) for each in warriors_army.individuals(force)
    )
    blocks = [
        _grid(heads, units),
        _grid(chiefs, heads_of),
        _grid(armours, weapons),
        _grid((), boxes, say("roster-boxes")),
    ]
    ours = any(kind.reconstruction for kind in kinds)
    return _page(force, points, speaker, problems, blocks, (), warriors_army.RULE if ours else None)


def _page(
    force: Any,
    points: int,
    speaker: Speaker,
    problems: Any,
    blocks: Iterable[Block],
    traits: Iterable[RuleId],
    ours: RuleId | None,
) -> Page:
    """The page of a list; `ours`: the rule by which its profiles are a reconstruction."""
    say = speaker.words.say
    wrong = tuple(Paragraph("", (Piece(problem_line(each, speaker.language), "house"),)) for each in problems)
    explained = tuple(
        Paragraph(speaker.title(id), (Piece(speaker.explain(id).text),), id)
        for id in traits
        if id in speaker.registry.rules
    )
    filled = tuple(block for block in blocks if not isinstance(block, Grid) or block.rows)
    sections = [
        Section(say("roster-problems"), wrong),
        Section(say("roster-units"), filled),
        Section(say("roster-traits"), explained),
    ]
    flipped = [f"{each.name}={getattr(speaker.edition, each.name)}" for each in house_rules(speaker)]
    subtitle = " · ".join([say("roster-points", points=points), *flipped])
    legend = ((SIGNS["ruling"], say("app-reconstruction", rule=ours)),) if ours else ()
    told = tuple(each for each in sections if each.blocks)
    return Page(force.name, subtitle, speaker.language, told, legend, (say("printed-search"), say("printed-print")))


def house_rules(speaker: Speaker) -> list[Setting]:
    """The settings in force that are not the default."""
    return [each for each in speaker.registry.settings if getattr(speaker.edition, each.name) != each.default]


def roster(game: str, force: Any, speaker: Speaker) -> Page:
    """A force of either game on one page."""
    return celtos_roster(force, speaker) if game == "celtos" else warriors_roster(force, speaker)


def _grid(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], title: str = "") -> Grid:
    return Grid(title, tuple(tuple(Piece(cell) for cell in row) for row in rows), heads)


def _is_known(profile: Callable[[str], object], unit: str) -> bool:
    """Whether a catalogue knows the unit: if not, the list's problems say so, and it has no profile to print."""
    try:
        profile(unit)
    except BadForce:
        return False
    return True


def _gifts(kind: celtos_profiles.Profile, speaker: Speaker) -> list[str]:
    """The traits of a profile, each with its number if it has one."""
    return [
        speaker.title(f"celtos.trait.{name}") + (f" {value}" if name in celtos_profiles.NUMBERED else "")
        for name, value in kind.traits.items()
    ]


def _called(each: warriors_army.Individual, speaker: Speaker) -> str:
    """What an individual is called; one of an unknown race by his role alone."""
    if each.name:
        return each.name
    if each.race not in ours("peoples"):
        return each.role
    return people(each.race).individuals.of(each.role).of(speaker.language)


def _damage(damage: Damage | None, strength: int) -> str:
    return "–" if damage is None else damage.told(strength)


def _scores(arm: str) -> tuple[int, ...]:
    table = SHOOTING_SCORES if arm in SHOOTING_SCORES.rows else COMBAT_SCORES
    return tuple(table(arm, armour) for armour in table.columns)
