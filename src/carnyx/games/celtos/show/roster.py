"""An army of Celtos on one page: profiles, weapons by band, boxes to tick, traits, and the tables it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carnyx.core.lists import numbered
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import NUMBERED, Profile, profile
from carnyx.games.celtos.rules.weapons import BANDS, Damage, Weapon, weapon
from carnyx.games.celtos.show import sheet_contents as contents
from carnyx.games.celtos.show.weapon_table import speeds
from carnyx.sheets.contents import Part, Printed, Told
from carnyx.sheets.page import Grid, Page
from carnyx.sheets.parts import Parts
from carnyx.sheets.roster import Card, boxes, grid, is_known, roster_page
from carnyx.words.explain import Speaker
from carnyx.words.tables import cell

STATS = {"m": "m", "sh": "sh", "as_": "as", "st": "st", "toughness": "t", "w": "w", "i": "i", "cd": "cd", "sz": "sz"}

Row = tuple[str, army.Entry, Profile]


def roster(force: army.Force, parts: Parts) -> Page:
    """A force of Celtos; T is that with shield and mount."""
    speaker, problems = parts.speaker, army.check(force)
    known = [entry for entry in force.units if is_known(profile, entry.unit)]
    kinds = [profile(entry.unit) for entry in known]
    called = (entry.name or kind.name.of(speaker.language) for entry, kind in zip(known, kinds, strict=True))
    rows = list(zip(numbered(called), known, kinds, strict=True))
    ticks = [(name, boxes(entry.models, kind.w)) for name, entry, kind in rows]
    blocks = [_profiles(rows, speaker), _weapons(rows, parts), grid((), ticks, parts.say("roster-boxes"))]
    points = sum(entry.points for entry in known)
    ours = any(kind.reconstruction for kind in kinds)
    return roster_page(force, points, parts, problems, blocks, _cards(rows), army.RULE if ours else None)


def _profiles(rows: Sequence[Row], speaker: Speaker) -> Grid:
    say = speaker.words.say
    units = [
        (
            name,
            str(entry.models),
            *(str(getattr(kind, stat)) for stat in STATS),
            ", ".join([*(speaker.title(f"celtos.trait.{role}") for role in entry.command), *_gifts(kind, speaker)]),
            str(entry.points),
        )
        for name, entry, kind in rows
    ]
    letters = (say(f"celtos.profile.{stat}", "short") for stat in STATS.values())
    return grid(("", say("table-models"), *letters, "", speaker.title("celtos.profile.points")), units)


def _weapons(rows: Sequence[Row], parts: Parts) -> Grid:
    """The weapons of each unit, with the bands that any of them reaches; the damage has the unit's own strength."""
    arms = [
        (name if at == 0 else "", kind, weapon(arm)) for name, _, kind in rows for at, arm in enumerate(kind.weapons)
    ]
    bands = ["close", *(band for band in BANDS if any(getattr(arm, band) for _, _, arm in arms))]
    table = parts.registry.table("celtos.shoot.bands")
    assert table is not None
    limits = {band: cell(parts.speaker, table, table("limit", band)) for band in BANDS}
    heads = (f"{parts.say(f'celtos.label.{band}')}  {limits.get(band, '')}".rstrip() for band in bands)
    weapons = [
        (name, parts.speaker.title(arm.id), speeds(arm), *(_damage(getattr(arm, band), kind.st) for band in bands))
        for name, kind, arm in arms
    ]
    return grid(("", parts.say("quick-celtos-weapon"), parts.say("quick-celtos-speed"), *heads), weapons)


def _cards(rows: Sequence[Row]) -> Iterator[Card]:
    """The parts of the sheet that these units need."""
    kinds = [kind for _, _, kind in rows]
    arms = {arm: weapon(arm) for kind in kinds for arm in kind.weapons}
    yield "tests", (contents.TESTS, contents.DEFAULT)
    yield "shooting", tuple(_shooting(kinds, arms))
    yield "melee", (contents.STRIKE,)
    yield "morale", (contents.MORALE, contents.RALLY)
    roles = {role for _, entry, _ in rows for role in entry.command} & {"leader"}
    traits = {trait for kind in kinds for trait in kind.traits} - {"skirmisher"}
    lines: list[Part] = [contents.LEADER] if roles else []
    lines += [contents.INDIVIDUAL] if any(kind.individual for kind in kinds) else []
    lines += [contents.COHERENCY] if any("skirmisher" in kind.traits for kind in kinds) else []
    lines += [Told(f"celtos.trait.{trait}") for trait in sorted(traits)]
    lines += [
        part for template, part in contents.TEMPLATES.items() if any(arm.template == template for arm in arms.values())
    ]
    yield "traits", lines


def _shooting(kinds: Sequence[Profile], arms: dict[str, Weapon]) -> Iterator[Part]:
    """How to shoot, with the skills that the army's shooters have; and cover, which everybody may need."""
    skills = {kind.sh for kind in kinds if any(arms[arm].missile for arm in kind.weapons)}
    if skills:
        yield Printed("celtos.shoot.hit", columns=tuple(sorted(skills)))
        yield from (*contents.SHOT_MODIFIERS, contents.SIZE)
    yield from contents.COVER


def _gifts(kind: Profile, speaker: Speaker) -> list[str]:
    """The traits of a profile, each with its number if it has one."""
    return [
        speaker.title(f"celtos.trait.{name}") + (f" {value}" if name in NUMBERED else "")
        for name, value in kind.traits.items()
    ]


def _damage(damage: Damage | None, strength: int) -> str:
    return "–" if damage is None else damage.told(strength)
