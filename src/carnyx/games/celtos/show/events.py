"""The events of a Celtos battle: what each step that was carried out did, from its record alone.

No step is asked or carried out again.  Acts come first, then what has changed by them (`effects.py`); attacks with
their dice are in `attacks.py`, moves in `tracks.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.celtos.play import assaults, breakoff, fights, moves, namings, reactions, sequence, templates, volleys
from carnyx.games.celtos.play.battle import Battle, UnitId, touching
from carnyx.games.celtos.play.consolidation import Consolidate
from carnyx.games.celtos.play.deployment import Deploy
from carnyx.games.celtos.play.nerve import MoraleCheck, TryRally
from carnyx.games.celtos.play.options import NOBODY
from carnyx.games.celtos.play.orders import GiveOrder, StillActive
from carnyx.games.celtos.play.victory import score, toll, verdict
from carnyx.games.celtos.rules.checks import DEFAULT_DIFFICULTY
from carnyx.games.celtos.rules.figures import LEADER_COMMAND
from carnyx.games.celtos.rules.tables import on_scale
from carnyx.games.celtos.show import attacks, tracks
from carnyx.games.celtos.show.effects import effects, left
from carnyx.games.celtos.show.places import aimed
from carnyx.show import events as ev
from carnyx.show.throws import Counted, bids, thrown
from carnyx.show.values import Paid, Value

Teller = Callable[[Record[Battle]], Iterator[ev.Event]]


def opening(battle: Battle) -> tuple[ev.Deployed, ...]:
    """Where everybody stands who is set up before the first answer."""
    return tuple(_deployed(battle, unit) for player in range(battle.field.players) for unit in battle.of(player))


def events(record: Record[Battle]) -> tuple[ev.Event, ...]:
    """What a step did, what has changed by it, and how the battle ended if that was the last one."""
    act = _ACTS.get(type(record.step))
    found = [*(act(record) if act else ()), *effects(record)]
    return (*found, _over(record.after)) if not record.after.agenda else tuple(found)


# --- the turn --------------------------------------------------------------------------------------------------------


def _deploys(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield _deployed(record.after, record.outcome.unit)
        return
    for unit in sorted({*record.before.waiting} - {*record.after.waiting}):
        yield ev.Lapsed(rule="celtos.deploy", why="no-room", unit=unit)


def _deployed(battle: Battle, unit: int) -> ev.Deployed:
    return ev.Deployed(rule="celtos.deploy", unit=unit, places=battle.units[unit].footprint.places)


def _turn(record: Record[Battle]) -> Iterator[ev.Event]:
    """The markers of the last turn come off."""
    if any(unit.hold for unit in record.before.units):
        yield ev.Lapsed(rule="celtos.turn.markers", why="hold-ends")


def _initiative(record: Record[Battle]) -> Iterator[ev.Event]:
    was = record.before
    yield ev.TurnBegan(
        rule="celtos.turn.limit", turn=was.turn, turns=was.field.turns, score=score(was) if was.turn > 1 else ()
    )
    if record.question is not None:
        seats = sequence.present(was)
        rounds = bids(record.question, record.answer, seats)
        yield ev.Contested(rule="celtos.turn.initiative", rounds=rounds, winner=seats[record.outcome])


def _nominates(record: Record[Battle]) -> Iterator[ev.Event]:
    yield ev.Chosen(rule="celtos.turn.initiative", player=record.step.player, seat=record.after.first)


def _skips(record: Record[Battle]) -> Iterator[ev.Event]:
    """Players who have no unit left to activate are passed over."""
    player = record.step.player
    if record.new and record.then.player != player:
        yield ev.Lapsed(rule="celtos.turn.activation", why="skipped", player=player)


def _activates(record: Record[Battle]) -> Iterator[ev.Event]:
    was, unit, player = record.before, record.outcome, record.step.player
    if isinstance(unit, str):
        yield ev.Conceded(rule="celtos.victory", player=player)
        return
    yield ev.Activated(
        rule="celtos.turn.activation",
        unit=unit,
        player=player,
        strength=left(was, unit),
        conditions=("panic",) if was.units[unit].panicked else (),
        touching=touching(was, unit),
    )


def _orders(record: Record[Battle]) -> Iterator[ev.Event]:
    """An order; one to move is told by the move itself."""
    was, unit, order = record.before, record.step.unit, record.outcome
    if order is None or isinstance(record.then, moves.MoveUnit):
        return
    begun = was.active is not None and (was.active.moved or was.active.shot)
    if order.name == "done":
        yield ev.Lapsed(rule="celtos.order.sequence", why="no-more-orders" if begun else "no-order", unit=unit)
        return
    way, band = aimed(was, unit, order)
    rule = f"celtos.order.{order.name}"
    yield ev.Ordered(rule=rule, unit=unit, order=order.name, target=order.target, way=way, band=band)


def _ends(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.before.active is not None and record.after.active is None:
        yield ev.Lapsed(rule="celtos.order.sequence", why="ends", unit=record.step.unit)


# --- close combat ----------------------------------------------------------------------------------------------------


def _round(record: Record[Battle]) -> Iterator[ev.Event]:
    fight = record.after.fight
    if fight is not None:
        rule = "celtos.order.breakoff" if record.step.free else "celtos.cc.round"
        yield ev.RoundBegan(rule=rule, unit=record.step.unit, foes=fight.enemies)


def _names_weapon(record: Record[Battle]) -> Iterator[ev.Event]:
    yield ev.Chosen(rule="celtos.cc.weapon", unit=record.step.unit, name=f"celtos.weapon.{record.outcome}")


def _names_missile(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield ev.Chosen(rule="celtos.weapon", unit=record.step.unit, name=f"celtos.weapon.{record.outcome}")


def _names_foe(record: Record[Battle]) -> Iterator[ev.Event]:
    unit, model = record.step.unit, record.step.model
    role = attacks.role_of(record.before, unit, model)
    yield ev.Chosen(rule="celtos.cc.allocate", unit=unit, model=model, role=role, target=int(record.outcome))


def _parries(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome not in (None, namings.LATER):
        yield ev.Chosen(rule="celtos.trait.parry", unit=record.step.unit, target=int(record.outcome))


def _round_ends(record: Record[Battle]) -> Iterator[ev.Event]:
    was, fight = record.before, record.before.fight
    assert fight is not None
    lost = tuple((int(unit), had - sum(was.units[unit].wounds)) for unit, had in fight.began)
    beaten = {each.unit for each in record.new if isinstance(each, MoraleCheck) and each.lost_combat}
    won = tuple(unit for part in fight.parts for unit in part if beaten and not beaten.intersection(part))
    yield ev.RoundEnded(rule="celtos.cc.result", winners=won, wounds=lost)


# --- nerve -----------------------------------------------------------------------------------------------------------


def _reactors(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome == NOBODY:
        yield ev.Lapsed(rule="celtos.react.window", why="no-reaction", player=record.step.player)
    elif record.outcome is not None:
        yield ev.Reacted(rule="celtos.react.shot", unit=record.outcome, to=record.step.mover)


def _reaction(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome == "none":
        yield ev.Lapsed(rule="celtos.react.window", why="unit-no-reaction", unit=record.step.unit)
    elif record.outcome is not None:
        yield ev.Reacted(rule=reaction_rule(record.outcome), unit=record.step.unit, to=record.step.charger)


def reaction_rule(reaction: str) -> RuleId:
    """The rule of a reaction, by its name; of none, the rule that offers it."""
    return f"celtos.react.{ {'shoot': 'shot', 'none': 'window'}.get(reaction, reaction) }"


def _reaction_test(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        kind = record.before.kind(record.step.unit)
        yield _tested(record, "celtos.profile.i", kind.i, result=reaction_rule(record.step.reaction))


def _morale(record: Record[Battle]) -> Iterator[ev.Event]:
    was, step = record.before, record.step
    if record.outcome is None:
        return
    test = step.test(was)
    why = None if test is None else test.rule
    yield _tested(record, "celtos.profile.cd", was.kind(step.unit).cd, why=why)
    if not record.outcome and was.units[step.unit].panicked and record.after.units[step.unit].wounds:
        yield ev.Condition(rule="celtos.morale.panic", unit=step.unit, what="panic", on=True, is_fresh=False)


def _rally(record: Record[Battle]) -> Iterator[ev.Event]:
    if record.outcome is not None:
        yield _tested(record, "celtos.profile.cd", record.before.kind(record.step.unit).cd)


def _tested(
    record: Record[Battle], stat: str, value: int, why: RuleId | None = None, result: RuleId | None = None
) -> ev.Tested:
    """A check of a unit's own: a stat against the usual difficulty; a leader helps to keep command."""
    unit: UnitId = record.step.unit
    led = LEADER_COMMAND if stat == "celtos.profile.cd" and record.before.units[unit].has("leader") else 0
    basis = (Value(stat, on_scale(value + led)), Value("difficulty", DEFAULT_DIFFICULTY))
    counted = (Counted("celtos.trait.leader", led, stat),) if led else ()
    throw = thrown(record.question.check, record.answer, unit, basis, counted)
    return ev.Tested(rule=throw.rule, unit=unit, thrown=throw, passed=record.outcome, result=result, reason=why)


# --- the end ---------------------------------------------------------------------------------------------------------


def _over(battle: Battle) -> ev.Over:
    """Why it is over, what each unit and each place paid to whom, and who has won."""
    players = tuple(sorted({int(battle.units[unit].player) for unit in battle.living()}))
    why = {0: "nobody-left", 1: "last-standing"}.get(len(players), "time-up")
    return ev.Over(
        rule="celtos.victory",
        why=why,
        players=players,
        score=score(battle),
        paid=tuple(_paid(battle)),
        winner=verdict(battle),
    )


def _paid(battle: Battle) -> Iterator[Paid]:
    """What each unit and each place has paid to whom."""
    field = battle.field
    bare = replace(battle, field=replace(field, objectives=()))
    for id, unit in enumerate(battle.units):
        how = "half" if unit.wounds else "routed" if unit.routed else "destroyed"
        for seat, points in enumerate(toll(battle, id)):
            if points:
                yield Paid(seat, points, how, unit=id)
    for number, place in enumerate(field.objectives):
        held = score(replace(battle, field=replace(field, objectives=(place,))))
        for seat, (points, without) in enumerate(zip(held, score(bare), strict=True)):
            if points > without:
                yield Paid(seat, points - without, "holds", place=number)


_ACTS: dict[type[Any], Teller] = {
    Deploy: _deploys,
    sequence.StartTurn: _turn,
    sequence.Initiative: _initiative,
    sequence.Nominate: _nominates,
    sequence.NextActivation: _skips,
    sequence.Activate: _activates,
    GiveOrder: _orders,
    StillActive: _ends,
    moves.MoveUnit: tracks.moves,
    breakoff.LeaveFight: tracks.leaves,
    Consolidate: tracks.consolidates,
    reactions.Evade: tracks.evades,
    assaults.CloseIn: tracks.closes_in,
    fights.StepUp: tracks.steps_up,
    volleys.Shoot: attacks.shots,
    volleys.AllotShots: attacks.shots_allotted,
    volleys.ShotDamage: attacks.shot_damage,
    templates.NameMissile: _names_missile,
    templates.AimTemplate: attacks.template_aimed,
    templates.ThrowStone: attacks.stone_thrown,
    templates.Scatter: attacks.scattered,
    templates.TemplateDamage: attacks.template_damage,
    fights.FightRound: _round,
    namings.NameWeapon: _names_weapon,
    namings.NameFoe: _names_foe,
    namings.Parry: _parries,
    fights.StrikeBlows: attacks.blows,
    fights.AllotBlows: attacks.blows_allotted,
    fights.BlowDamage: attacks.blow_damage,
    fights.EndRound: _round_ends,
    reactions.Reactors: _reactors,
    reactions.AssaultReaction: _reaction,
    reactions.ReactionTest: _reaction_test,
    MoraleCheck: _morale,
    TryRally: _rally,
}
