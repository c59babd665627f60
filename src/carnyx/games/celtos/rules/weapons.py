"""The weapons of Celtos: one speed, then for each range band a to-hit modifier and a damage.

A damage is either a number of its own or the bearer's strength and something on top.
"""

from __future__ import annotations

from msgspec import Struct

from carnyx.core.rule import FOUND, RULING, Cite, Number, Rule, RuleId, signed

BANDS = ("short", "medium", "long", "extreme")


class Damage(Struct, frozen=True):
    """What a weapon does in one band: its to-hit modifier and its damage, on top of strength where it uses it."""

    to_hit: int
    damage: int
    strength: bool = True

    def of(self, strength: int) -> int:
        """The damage in the hands of a model of that strength."""
        return strength + self.damage if self.strength else self.damage

    def told(self, strength: int) -> str:
        """The modifier to hit and the damage, as a roster prints them."""
        return f"{signed(self.to_hit)} / {self.of(strength)}"


class Weapon(Struct, frozen=True, cache_hash=True):
    """A weapon's profile as a roster prints it."""

    id: RuleId
    cite: Cite
    hands: int
    speed: int | None = None
    speed_first: int | None = None  # in the round in which contact is made
    speed_charging: int | None = None  # in a round its bearer charged
    close: Damage | None = None
    close_charging: Damage | None = None  # in a round its bearer charged
    short: Damage | None = None
    medium: Damage | None = None
    long: Damage | None = None
    extreme: Damage | None = None  # only engines reach it
    penetrating: int = 0
    first_strike_charged: bool = False  # strikes first in a round it is charged while unengaged
    template: RuleId | None = None

    @property
    def missile(self) -> Damage | None:
        """What it does in the nearest band that it reaches; nothing if it is not shot or thrown."""
        return self.short or self.medium or self.long or self.extreme

    @property
    def name(self) -> str:
        """The last part of its rule's name."""
        return self.id.rpartition(".")[2]


PLAIN = Damage(0, 0)

HAND_WEAPON = Weapon("celtos.weapon.hand_weapon", FOUND, hands=1, speed=4, close=PLAIN)
CLAWS = Weapon("celtos.weapon.claws", FOUND, hands=0, speed=4, close=PLAIN)
IMPROVISED = Weapon("celtos.weapon.improvised", FOUND, hands=2, speed=3, close=Damage(0, -1))
SPEAR = Weapon("celtos.weapon.spear", FOUND, hands=1, speed=3, speed_first=5, close=PLAIN)
PIKE = Weapon(
    "celtos.weapon.pike", FOUND, hands=2, speed=3, close=Damage(0, +1), penetrating=1, first_strike_charged=True
)
TWO_HANDED = Weapon("celtos.weapon.two_handed", RULING, hands=2, speed=2, close=Damage(0, +2))
PAIR = Weapon("celtos.weapon.pair", RULING, hands=2, speed=4, close=Damage(+1, 0))
LONGBOW = Weapon(
    "celtos.weapon.longbow",
    RULING,
    hands=2,
    short=Damage(0, 5, strength=False),
    medium=Damage(0, 4, strength=False),
    long=Damage(-1, 4, strength=False),
)
STAFF_SLING = Weapon(
    "celtos.weapon.staff_sling",
    RULING,
    hands=2,
    speed=3,
    close=PLAIN,
    short=Damage(0, 5, strength=False),
    medium=Damage(-1, 4, strength=False),
)
JAVELIN = Weapon("celtos.weapon.javelin", RULING, hands=1, short=PLAIN)
CROSSBOW = Weapon(
    "celtos.weapon.crossbow",
    RULING,
    hands=2,
    short=Damage(0, 6, strength=False),
    medium=Damage(0, 5, strength=False),
    long=Damage(-1, 5, strength=False),
)
LANCE = Weapon(
    "celtos.weapon.lance", RULING, hands=1, speed=4, speed_charging=5, close=PLAIN, close_charging=Damage(0, +2)
)
CATAPULT = Weapon(
    "celtos.weapon.catapult",
    RULING,
    hands=2,
    short=Damage(-1, 6, strength=False),
    medium=Damage(-1, 6, strength=False),
    long=Damage(-1, 6, strength=False),
    extreme=Damage(-2, 6, strength=False),
    template="celtos.template.round",
)
BREATH = Weapon(
    "celtos.weapon.breath",
    RULING,
    hands=0,
    short=Damage(0, 4, strength=False),
    template="celtos.template.teardrop",
)

WEAPONS = (
    HAND_WEAPON,
    CLAWS,
    IMPROVISED,
    SPEAR,
    PIKE,
    TWO_HANDED,
    PAIR,
    LONGBOW,
    STAFF_SLING,
    JAVELIN,
    CROSSBOW,
    LANCE,
    CATAPULT,
    BREATH,
)

_BY_NAME = {each.name: each for each in WEAPONS}


def weapon(name: str) -> Weapon:
    """The weapon of that name."""
    return _BY_NAME[name]


SHIELD_TOUGHNESS = 1  # celtos.weapon.shield
MOUNTED_TOUGHNESS = 1  # celtos.weapon.mounted


def _numbers(weapon: Weapon) -> dict[str, Number]:
    """The profile as numbers for the words: every one that this weapon has."""
    numbers: dict[str, Number] = {"hands": weapon.hands}
    for speed in ("speed", "speed_first", "speed_charging"):
        if getattr(weapon, speed) is not None:
            numbers[speed] = getattr(weapon, speed)
    if weapon.penetrating:
        numbers["penetrating"] = weapon.penetrating
    for band in ("close", "close_charging", *BANDS):
        damage: Damage | None = getattr(weapon, band)
        if damage is not None:
            numbers[f"{band}_hit"] = signed(damage.to_hit)
            numbers[f"{band}_damage"] = signed(damage.damage) if damage.strength else damage.damage
    return numbers


WEAPON_RULES = (
    *(Rule(weapon.id, weapon.cite, _numbers(weapon)) for weapon in WEAPONS),
    Rule("celtos.weapon.shield", Cite(("found", "ruling")), {"toughness": SHIELD_TOUGHNESS}),
    Rule("celtos.weapon.mounted", FOUND, {"toughness": MOUNTED_TOUGHNESS}),
)
