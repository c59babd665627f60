"""The events of Warriors in which dice are thrown: volleys, blows, saves, and every test of temper and command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from carnyx.core.dice import Chain, Faces
from carnyx.core.flow import Record
from carnyx.core.rule import RuleId
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.calming import NOBODY, Calm
from carnyx.games.warriors.play.engagements import against, assignment
from carnyx.games.warriors.play.fights import SaveStruck, Strike
from carnyx.games.warriors.play.volleys import Loose
from carnyx.games.warriors.rules.tables import Arm, Armour
from carnyx.games.warriors.show.places import way
from carnyx.show import events as ev
from carnyx.show.throws import Thrown, looked_up, thrown
from carnyx.show.values import Value

_ARMOURS: dict[Armour, str] = {"light": "armour-light", "medium": "armour-medium", "heavy": "armour-heavy"}


def aims(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit takes aim, holds its fire, or has nobody to shoot at."""
    was, unit, aim = record.before, record.step.unit, record.outcome
    if aim is None or not aim.volleys:
        yield ev.Lapsed(rule="warriors.shoot.who", why="no-target" if aim is None else "holds-fire", unit=unit)
        return
    yield ev.Aimed(
        rule="warriors.shoot.volleys",
        unit=unit,
        target=aim.target,
        way=way(was.body(unit), was.body(aim.target)),
        volleys=aim.volleys,
        left=record.after.units[unit].volleys,
    )


def shots(record: Record[Battle]) -> Iterator[ev.Event]:
    """The volleys of one unit at another."""
    step: Loose = record.step
    weapon, chain = record.before.kind(step.unit).shoots_with, record.question
    yield ev.Shot(
        rule="warriors.shoot.dice",
        unit=step.unit,
        target=step.target,
        chains=(_chain(record.before, step.target, step.unit, weapon, chain, record.answer),),
        hits=chain.past(0, record.answer[0]),
        kills=record.outcome,
        flies="javelin" if weapon == "javelin" else "arrow",
    )


def blows(record: Record[Battle]) -> Iterator[ev.Event]:
    """The blows of one unit at another: its own figures' first, then those of the individuals with it."""
    step: Strike = record.step
    if record.question is None:
        return
    was, unit, enemy = record.before, step.unit, step.enemy
    lent = against(was, unit, assignment(was, unit))[enemy].individuals
    chains = record.question.chains
    strikers = (*((unit,) * (len(chains) - len(lent))), *lent)
    rolled = tuple(zip(strikers, chains, record.answer, strict=True))
    yield ev.Struck(
        rule="warriors.combat.dice",
        unit=unit,
        target=enemy,
        chains=tuple(_chain(was, enemy, who, was.kind(who).melee, chain, rows) for who, chain, rows in rolled),
        hits=sum(chain.past(0, rows[0]) for _, chain, rows in rolled),
        kills=record.outcome[0],
        noughts=record.outcome[1],
    )


def _chain(battle: Battle, target: int, who: int, arm: Arm, chain: Chain, rows: Iterable[Faces]) -> tuple[Thrown, ...]:
    """Throws to hit and to kill; where no die got so far, there is none."""
    armour = _ARMOURS[battle.kind(target).armour]
    bases = ((Value("warriors.hit_score"),), (Value(f"warriors.label.{arm}"), Value(armour)))
    found = zip(chain.checks, rows, bases, strict=True)
    return tuple(thrown(check, row, who, basis, weapon=arm) for check, row, basis in found if row)


def assigns(record: Record[Battle]) -> Iterator[ev.Event]:
    """An owner says in how many ranks a unit fights, whom its torn figures strike, and who gets all other dice."""
    how = record.outcome
    yield ev.Chosen(
        rule="warriors.combat.split",
        unit=record.step.unit,
        number=2 if how.two_ranks else 1,
        targets=how.foes,
        target=how.extra,
    )


def is_struck(record: Record[Battle]) -> Iterator[ev.Event]:
    """A nought strikes one of the individuals in the ranks of a unit."""
    if record.after.combat.struck != record.before.combat.struck:
        unit, who = record.step.unit, record.after.combat.struck[-1]
        yield ev.Chosen(rule="warriors.individuals.strike", unit=unit, target=who)


def saves(record: Record[Battle]) -> Iterator[ev.Event]:
    """An individual saves himself from a blow, or does not."""
    if record.question is not None:
        step = record.step
        yield _saved(record, step.individual if isinstance(step, SaveStruck) else step.unit)


def turns_on_him(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit in bloodlust turns on its leader; he throws for his life."""
    yield _saved(record, record.step.leader, "warriors.influence.disaster")


def _saved(record: Record[Battle], unit: int, reason: RuleId | None = None) -> ev.Tested:
    chief = record.before.kind(unit).role == "warchief"
    basis = Value("warriors.individuals.hit.warchief" if chief else "warriors.individuals.hit.others")
    dice = thrown(record.question.check, record.answer, unit, (basis,), is_save=True)
    return ev.Tested(rule=dice.rule, unit=unit, thrown=dice, passed=record.outcome, reason=reason)


def threatened(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit sees what has come upon it."""
    dice = thrown(record.question.check, record.answer, record.step.unit)
    yield ev.Tested(rule=dice.rule, unit=record.step.unit, thrown=dice, passed=record.outcome)


def standard_falls(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit may lose its standard."""
    if record.question is not None:
        dice = thrown(record.question.check, record.answer, record.step.unit, (Value("warriors.standard"),))
        yield ev.Tested(rule=dice.rule, unit=record.step.unit, thrown=dice, passed=record.outcome)


def combat_test(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit that fought is tested; what it has lost to shooting this turn is counted too."""
    tally = record.step.tally
    yield replace(result(record, tally.unit, "warriors.combat.reaction"), shot=tally.turn_fallen - tally.fallen)


def shooting_test(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit that was shot at is tested."""
    if record.question is not None:
        yield result(record, record.step.unit, "warriors.combat.reaction")


def command_test(record: Record[Battle]) -> Iterator[ev.Event]:
    """A unit hears the news."""
    yield result(record, record.step.unit, "warriors.command.results")


def result(record: Record[Battle], unit: int, results: RuleId, target: int | None = None) -> ev.Tested:
    """A test of a unit whose total is looked up."""
    dice = looked_up(record.question.check, record.answer, unit, record.question.bands.id)
    return ev.Tested(rule=dice.rule, unit=unit, thrown=dice, result=f"{results}.{record.outcome}", target=target)


# --- influence -------------------------------------------------------------------------------------------------------


def speaks(record: Record[Battle]) -> Iterator[ev.Event]:
    """A Warchief speaks his word of power, or keeps it."""
    yield from _on_whom(record, "word-kept", "warriors.influence.limits.magic", "warriors.influence.limits.magic")


def influences(record: Record[Battle]) -> Iterator[ev.Event]:
    """A leader tries to bring a unit to its senses, or nobody."""
    yield from _on_whom(record, "influences-nobody", "warriors.influence.limits", "warriors.influence.test")


def _on_whom(record: Record[Battle], why: str, limits: RuleId, rule: RuleId) -> Iterator[ev.Event]:
    leader = record.step.leader
    if record.outcome == NOBODY:
        yield ev.Lapsed(rule=limits, why=why, unit=leader)
    elif record.outcome is not None:
        yield ev.Chosen(rule=rule, unit=leader, target=int(record.outcome))


def calms(record: Record[Battle]) -> Iterator[ev.Event]:
    """The leader's throw: success, failure or disaster."""
    step: Calm = record.step
    dice = thrown(record.question.check, record.answer, step.leader, (Value("leadership"),))
    name = f"warriors.influence.{record.outcome}"
    passed = record.outcome == "success"
    yield ev.Tested(rule=dice.rule, unit=step.leader, target=step.unit, thrown=dice, passed=passed, result=name)
