"""How the dice of Warriors are told: volleys, blows, saves, and every test of temper, orders and command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from carnyx.core.check import Check
from carnyx.core.dice import Chain, Faces
from carnyx.core.rule import RuleId
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.calming import NOBODY, Calm, Influences, TurnsOnHim, WordOfPower
from carnyx.games.warriors.play.command import CommandTest
from carnyx.games.warriors.play.delivery import RECALL, TestOrder, TryAgain
from carnyx.games.warriors.play.engagements import assignment
from carnyx.games.warriors.play.fights import Assign, NameStruck, SaveStruck, Strike
from carnyx.games.warriors.play.reactions import CombatTest, Pursue, ShootingTest, StandardFalls
from carnyx.games.warriors.play.saves import SaveAlone
from carnyx.games.warriors.play.threat import Threatened
from carnyx.games.warriors.play.volleys import Loose, TakeAim
from carnyx.games.warriors.rules.tables import Arm, Armour
from carnyx.games.warriors.show.changes import Seen
from carnyx.games.warriors.show.marches import pursued
from carnyx.games.warriors.show.places import way
from carnyx.show.story import Line, Voice, Worded
from carnyx.show.throws import looked_up, thrown

_ARMOURS: dict[Armour, str] = {"light": "armour-light", "medium": "armour-medium", "heavy": "armour-heavy"}


def shots(voice: Voice, scene: Seen) -> Iterator[Line]:
    """Who shoots at whom, and with what effect."""
    was, outcome = scene.before, scene.outcome
    match scene.step:
        case TakeAim(unit=unit) if outcome is None:
            yield voice.line("no-target", "warriors.shoot.who", unit, 1)
        case TakeAim(unit=unit) if not outcome.volleys:
            yield voice.line("holds-fire", "warriors.shoot.who", unit)
        case TakeAim(unit=unit):
            left = scene.after.units[unit].volleys
            where = voice.where(way(was.body(unit), was.body(outcome.target)))
            spent = voice.say("spends", number=outcome.volleys, left=left)
            target = voice.names[outcome.target]
            yield voice.line("aims", "warriors.shoot.volleys", unit, target=target, volleys=spent, **where)
        case Loose(unit=unit, target=target):
            weapon = was.kind(unit).missile
            assert weapon is not None
            chains = [(unit, weapon, scene.question, scene.answer)]
            yield from _attack(voice, was, "warriors.shoot.dice", unit, target, chains)


def blows(voice: Voice, scene: Seen) -> Iterator[Line]:
    """How units fight, whom they strike, and how they bear it."""
    was, outcome = scene.before, scene.outcome
    match scene.step:
        case Threatened(unit=unit):
            check = scene.question.check
            yield voice.line("threatened", check.rule, unit)
            yield from voice.thrown([Worded(thrown(check, scene.answer), voice.title(check.rule), "")], unit)
        case Assign(unit=unit):
            then = [voice.say("further-dice", target=voice.names[outcome.extra])]
            if outcome.foes:
                foes = voice.scores((voice.names[foe], number) for foe, number in Counter(outcome.foes).items())
                then.insert(0, voice.say("torn", targets=foes))
            id = "two-ranks" if outcome.two_ranks else "one-rank"
            yield voice.line(id, "warriors.combat.split", unit, 0, then)
        case Strike(unit=unit, enemy=enemy) if outcome is not None:
            lent = was.attached(unit) if assignment(was, unit).extra == enemy else ()
            struck = scene.question
            assert struck is not None
            chains = struck.chains
            strikers = (*((unit,) * (len(chains) - len(lent))), *lent)
            rolled = zip(strikers, chains, scene.answer, strict=True)
            dice = [(who, was.kind(who).melee, chain, rows) for who, chain, rows in rolled]
            yield from _attack(voice, was, "warriors.combat.dice", unit, enemy, dice)
        case NameStruck() if scene.after.struck != was.struck:
            yield voice.line("nought", "warriors.individuals.strike", scene.after.struck[-1])
        case SaveStruck(individual=unit) | SaveAlone(unit=unit) if outcome is not None:
            yield from _saved(voice, scene, unit)
        case CombatTest(tally=tally):
            yield from _read(voice, scene, tally.unit, "warriors.combat.reaction")
        case ShootingTest(unit=unit) if outcome is not None:
            yield from _read(voice, scene, unit, "warriors.combat.reaction")
        case StandardFalls(unit=unit) if outcome is not None:
            yield voice.line("standard-kept" if outcome else "standard-lost", "warriors.standard", unit)
            roll = scene.question
            assert roll is not None
            what, basis = voice.title("warriors.standard.falls"), voice.title("warriors.standard")
            yield from voice.thrown([Worded(thrown(roll.check, scene.answer), what, basis)], unit)
        case Pursue(unit=unit):
            yield from pursued(voice, was, scene.after, unit)


def wills(voice: Voice, scene: Seen) -> Iterator[Line]:
    """Orders as they arrive, leaders at work, and what units make of bad news."""
    was, outcome = scene.before, scene.outcome
    match scene.step:
        case TestOrder(unit=unit) if outcome is not None:
            yield from _read(voice, scene, unit, "warriors.orders.results")
        case TestOrder(unit=unit):
            for message in was.messages:
                if message.unit == unit:
                    id = "not-there" if message in scene.after.messages else "lapses"
                    yield voice.line(id, "warriors.orders.courier", unit, **sent(voice, was, unit))
        case TryAgain(unit=unit) if outcome is not None:
            id = "recalled" if outcome == RECALL else "tries-again"
            yield voice.line(id, "warriors.orders.once", unit, **sent(voice, was, unit))
        case WordOfPower(leader=leader) if outcome == NOBODY:
            yield voice.line("word-kept", "warriors.influence.limits.magic", leader)
        case WordOfPower(leader=leader) if outcome is not None:
            target = voice.names[int(outcome)]
            yield voice.line("word", "warriors.influence.limits.magic", leader, target=target)
        case Influences(leader=leader) if outcome == NOBODY:
            yield voice.line("influences-nobody", "warriors.influence.limits", leader)
        case Influences(leader=leader) if outcome is not None:
            yield voice.line("influences", "warriors.influence.test", leader, target=voice.names[int(outcome)])
        case Calm(leader=leader):
            check, rule = scene.question.check, f"warriors.influence.{outcome}"
            title = voice.title(check.rule)
            yield voice.line("result", rule, leader, test=title, result=voice.title(rule))
            yield from voice.thrown([Worded(thrown(check, scene.answer), title, voice.say("leadership"))], leader)
        case TurnsOnHim(leader=leader):
            yield voice.line("turns-on", "warriors.influence.disaster", leader)
            yield from _saved(voice, scene, leader)
        case CommandTest(unit=unit):
            yield from _read(voice, scene, unit, "warriors.command.results")


def sent(voice: Voice, battle: Battle, unit: int) -> dict[str, str]:
    """The order on its way to a unit, and who sent it."""
    message = next(each for each in battle.messages if each.unit == unit)
    order = voice.speaker.words.say(f"warriors.label.{message.order}")
    return {"order": order, "leader": voice.names[message.leader]}


def _attack(
    voice: Voice,
    battle: Battle,
    rule: RuleId,
    unit: int,
    target: int,
    chains: Sequence[tuple[int, Arm, Chain, tuple[Faces, ...]]],
) -> Iterator[Line]:
    """All dice of one unit against another: hits and kills, then the throws of everybody who fights for it."""
    dice = sum(chain.dice for _, _, chain, _ in chains)
    hits = sum(chain.past(0, rows[0]) for _, _, chain, rows in chains)
    kills = sum(chain.read(rows) for _, _, chain, rows in chains)
    names = {
        "dice": voice.dice(dice),
        "hits": voice.say("hits", number=hits),
        "kills": voice.say("kills", number=kills),
    }
    yield voice.line("attacks", rule, unit, target=voice.names[target], **names)
    armour = voice.say(_ARMOURS[battle.kind(target).armour])
    for who, arm, chain, (to_hit, to_kill) in chains:
        label = voice.speaker.words.say(f"warriors.label.{arm}")
        bases = voice.title("warriors.hit_score"), voice.say("versus", stat=label, other=armour)
        rows = zip(chain.checks, (to_hit, to_kill), bases, strict=True)
        whom = "" if who == unit else voice.names[who]
        yield from voice.thrown([_row(voice, check, row, basis, whom) for check, row, basis in rows if row], unit)


def _row(voice: Voice, check: Check, faces: Faces, basis: str, whom: str) -> Worded:
    title = voice.title(check.rule)
    return Worded(thrown(check, faces), voice.say("of", what=title, whom=whom) if whom else title, basis)


def _saved(voice: Voice, scene: Seen, unit: int) -> Iterator[Line]:
    check, chief = scene.question.check, scene.before.kind(unit).role == "warchief"
    basis = voice.title("warriors.individuals.hit.warchief" if chief else "warriors.individuals.hit.others")
    return voice.tested(Worded(thrown(check, scene.answer), voice.say("save"), basis), unit, ())


def _read(voice: Voice, scene: Seen, unit: int, results: RuleId) -> Iterator[Line]:
    return voice.read(looked_up(scene.question.check, scene.answer), unit, f"{results}.{scene.outcome}")
