"""The weapons of Celtos: each profile as the rulebook gives it."""

import pytest

from carnyx.games.celtos.rules import REGISTRY
from carnyx.games.celtos.rules.weapons import MOUNTED_TOUGHNESS, SHIELD_TOUGHNESS, WEAPONS, Damage, Weapon

BY_NAME = {weapon.name: weapon for weapon in WEAPONS}
BANDS = ("close", "close_charging", "short", "medium", "long", "extreme")


def st(bonus: int, to_hit: int = 0) -> Damage:
    return Damage(to_hit, bonus, strength=True)


def flat(to_hit: int, damage: int) -> Damage:
    return Damage(to_hit, damage, strength=False)


# name: weapon speed, and what it does in each band it can be used in
PROFILES: dict[str, tuple[int | None, dict[str, Damage]]] = {
    "hand_weapon": (4, {"close": st(0)}),
    "claws": (4, {"close": st(0)}),
    "improvised": (3, {"close": st(-1)}),
    "spear": (3, {"close": st(0)}),
    "pike": (3, {"close": st(+1)}),
    "two_handed": (2, {"close": st(+2)}),
    "pair": (4, {"close": st(0, to_hit=+1)}),
    "longbow": (None, {"short": flat(0, 5), "medium": flat(0, 4), "long": flat(-1, 4)}),
    "staff_sling": (3, {"close": st(0), "short": flat(0, 5), "medium": flat(-1, 4)}),
    "javelin": (None, {"short": st(0)}),
    "crossbow": (None, {"short": flat(0, 6), "medium": flat(0, 5), "long": flat(-1, 5)}),
    "lance": (4, {"close": st(0), "close_charging": st(+2)}),
    "catapult": (None, {"short": flat(-1, 6), "medium": flat(-1, 6), "long": flat(-1, 6), "extreme": flat(-2, 6)}),
    "breath": (None, {"short": flat(0, 4)}),
}
HANDS = {
    "spear": 1,
    "javelin": 1,
    "lance": 1,
    "hand_weapon": 1,
    "longbow": 2,
    "staff_sling": 2,
    "crossbow": 2,
    "pair": 2,
    "two_handed": 2,
    "pike": 2,
    "improvised": 2,
}
FOUND = {"hand_weapon", "claws", "improvised", "spear", "pike"}


def test_these_are_all_the_weapons() -> None:
    assert list(BY_NAME) == list(PROFILES)


@pytest.mark.parametrize("name", PROFILES)
def test_a_weapon_has_its_speed_and_a_pair_for_each_band(name: str) -> None:
    speed, bands = PROFILES[name]
    weapon = BY_NAME[name]
    assert weapon.speed == speed
    assert {band: getattr(weapon, band) for band in BANDS if getattr(weapon, band)} == bands


@pytest.mark.parametrize(("name", "hands"), HANDS.items())
def test_a_weapon_takes_up_its_hands(name: str, hands: int) -> None:
    assert BY_NAME[name].hands == hands


@pytest.mark.parametrize("name", PROFILES)
def test_a_weapon_is_found_or_ours(name: str) -> None:
    assert BY_NAME[name].id == f"celtos.weapon.{name}"
    assert BY_NAME[name].cite.sources == (("found",) if name in FOUND else ("ruling",))


def test_a_spear_is_fast_in_the_round_of_contact_only() -> None:
    assert {each.name: each.speed_first for each in WEAPONS if each.speed_first is not None} == {"spear": 5}


def test_a_lance_is_fast_in_a_round_its_bearer_charged_only() -> None:
    assert {each.name: each.speed_charging for each in WEAPONS if each.speed_charging is not None} == {"lance": 5}


def test_only_a_pike_penetrates_and_strikes_first_when_charged() -> None:
    assert {each.name: each.penetrating for each in WEAPONS if each.penetrating} == {"pike": 1}
    assert [each.name for each in WEAPONS if each.first_strike_charged] == ["pike"]


def test_a_catapult_uses_the_round_template_and_breath_the_teardrop() -> None:
    assert {each.name: each.template for each in WEAPONS if each.template} == {
        "catapult": "celtos.template.round",
        "breath": "celtos.template.teardrop",
    }


@pytest.mark.parametrize(
    ("damage", "strength", "sum"),
    [(st(0), 4, 4), (st(+2), 4, 6), (st(-1), 1, 0), (flat(0, 5), 4, 5), (flat(0, 5), 9, 5)],
)
def test_damage_is_built_on_strength_or_stands_alone(damage: Damage, strength: int, sum: int) -> None:
    assert damage.of(strength) == sum


def test_a_shield_and_a_mount_each_add_one_to_toughness() -> None:
    assert (SHIELD_TOUGHNESS, MOUNTED_TOUGHNESS) == (1, 1)
    assert REGISTRY.rules["celtos.weapon.shield"].numbers == {"toughness": 1}
    assert REGISTRY.rules["celtos.weapon.mounted"].numbers == {"toughness": 1}
    assert REGISTRY.rules["celtos.weapon.shield"].cite.sources == ("found", "ruling")
    assert REGISTRY.rules["celtos.weapon.mounted"].cite.sources == ("found",)


@pytest.mark.parametrize("weapon", WEAPONS, ids=lambda weapon: weapon.name)
def test_the_words_hear_every_number_of_the_profile(weapon: Weapon) -> None:
    numbers = REGISTRY.rules[weapon.id].numbers
    bands = PROFILES[weapon.name][1]
    assert {name for name in numbers if name.endswith("_hit")} == {f"{band}_hit" for band in bands}
    assert {name for name in numbers if name.endswith("_damage")} == {f"{band}_damage" for band in bands}


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("celtos.weapon.improvised", {"hands": 2, "speed": 3, "close_hit": "+0", "close_damage": "−1"}),
        ("celtos.weapon.spear", {"hands": 1, "speed": 3, "speed_first": 5, "close_hit": "+0", "close_damage": "+0"}),
        ("celtos.weapon.pike", {"hands": 2, "speed": 3, "penetrating": 1, "close_hit": "+0", "close_damage": "+1"}),
        ("celtos.weapon.javelin", {"hands": 1, "short_hit": "+0", "short_damage": "+0"}),
    ],
)
def test_damage_on_strength_is_told_with_its_sign(rule: str, numbers: dict[str, int | str]) -> None:
    assert REGISTRY.rules[rule].numbers == numbers


def test_damage_of_its_own_is_told_as_a_plain_number() -> None:
    assert REGISTRY.rules["celtos.weapon.longbow"].numbers == {
        "hands": 2,
        "short_hit": "+0",
        "short_damage": 5,
        "medium_hit": "+0",
        "medium_damage": 4,
        "long_hit": "−1",
        "long_damage": 4,
    }
