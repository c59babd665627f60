"""An army of Celtos on one page: profiles, weapons by band, traits, points, boxes to tick, and its mistakes."""

from __future__ import annotations

from carnyx.core.lists import numbered
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import NUMBERED, Profile, profile
from carnyx.games.celtos.rules.weapons import BANDS, Damage, weapon
from carnyx.sheets.page import Page
from carnyx.sheets.roster import BOX, grid, is_known, roster_page
from carnyx.words.explain import Speaker

STATS = {"m": "m", "sh": "sh", "as_": "as", "st": "st", "toughness": "t", "w": "w", "i": "i", "cd": "cd", "sz": "sz"}
_BANDS = ("close", *BANDS)


def roster(force: army.Force, speaker: Speaker) -> Page:
    """A force of Celtos; T is that with shield and mount."""
    say, problems = speaker.words.say, army.check(force)
    known = [entry for entry in force.units if is_known(profile, entry.unit)]
    kinds = [profile(entry.unit) for entry in known]
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
        (
            name,
            speaker.title(f"celtos.weapon.{arm}"),
            *(_damage(getattr(weapon(arm), band), kind.st) for band in _BANDS),
        )
        for name, kind in zip(names, kinds, strict=True)
        for arm in kind.weapons
    ]
    bands = ("", "", *(say(f"celtos.label.{band}") for band in _BANDS))
    boxes = [
        (name, "  ".join([BOX * kind.w] * entry.models)) for name, entry, kind in zip(names, known, kinds, strict=True)
    ]
    roles = {f"celtos.trait.{role}" for entry in known for role in entry.command}
    traits = sorted(roles | {f"celtos.trait.{trait}" for kind in kinds for trait in kind.traits})
    points = sum(entry.points for entry in known)
    blocks = [grid(heads, units), grid(bands, weapons), grid((), boxes, say("roster-boxes"))]
    ours = any(kind.reconstruction for kind in kinds)
    return roster_page(force, points, speaker, problems, blocks, traits, army.RULE if ours else None)


def _gifts(kind: Profile, speaker: Speaker) -> list[str]:
    """The traits of a profile, each with its number if it has one."""
    return [
        speaker.title(f"celtos.trait.{name}") + (f" {value}" if name in NUMBERED else "")
        for name, value in kind.traits.items()
    ]


def _damage(damage: Damage | None, strength: int) -> str:
    return "–" if damage is None else damage.told(strength)
