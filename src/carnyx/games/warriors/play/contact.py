"""Contact: a unit that meets the enemy swings flush with the side it touched (warriors.combat.align)."""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.games.warriors.blocks.formation import gap, is_in_contact
from carnyx.games.warriors.blocks.manoeuvres import flush
from carnyx.games.warriors.play.battle import Battle, Contact, touching
from carnyx.games.warriors.play.movement import has_room
from carnyx.games.warriors.play.riders import overrun_at


def met(battle: Battle, mover: int) -> Battle:
    """The mover lines up with whom it touched, as far as there is room; it has started every new contact."""
    mine, enemies = battle.body(mover), touching(battle, mover)
    # Who was in contact before has only widened: it does not move (warriors.combat.locked).
    if battle.kind(mover).is_individual or any(_known(battle, mover, enemy) for enemy in enemies):
        return recorded(battle, mover)
    for _, enemy in sorted((gap(mine, battle.body(enemy)), enemy) for enemy in enemies):
        if battle.kind(enemy).is_individual:
            continue
        swung = flush(mine, battle.body(enemy))
        if swung != mine and has_room(battle, mover, swung):
            battle = overrun_at(battle.changed(mover, body=swung), mover, swung)
        break
    return recorded(battle, mover)


def recorded(battle: Battle, mover: int) -> Battle:
    """Every contact of the mover that nobody has noted yet is one it has started."""
    new = [Contact(mover, enemy) for enemy in touching(battle, mover) if not _known(battle, mover, enemy)]
    return replace(battle, contacts=(*battle.contacts, *new)) if new else battle


def _known(battle: Battle, one: int, other: int) -> bool:
    return any({each.starter, each.other} == {one, other} for each in battle.contacts)


def parted(battle: Battle) -> Battle:
    """Contacts whose parts no longer touch are forgotten."""
    kept = tuple(
        each
        for each in battle.contacts
        if (one := battle.units[each.starter].body)
        and (other := battle.units[each.other].body)
        and is_in_contact(one, other)
    )
    return replace(battle, contacts=kept) if len(kept) != len(battle.contacts) else battle


def started(battle: Battle, unit: int, enemy: int) -> bool:
    """Whether a unit started its contact with an enemy."""
    return any(each.starter == unit and each.other == enemy for each in battle.contacts)


def rounds(battle: Battle, unit: int, enemy: int) -> int:
    """How many rounds two units have fought."""
    pair = {unit, enemy}
    return next((each.rounds for each in battle.contacts if {each.starter, each.other} == pair), 0)
