"""How the dice of Warriors are put into words: volleys, blows, saves, and every test of temper, orders and command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from carnyx.games.warriors.rules.tables import RESULTS
from carnyx.games.warriors.show.spoken import Act, figures, rungs, worded
from carnyx.show import events as ev
from carnyx.show.story import Line, Voice

_OMENS = {"good": "omen-good", "bad": "omen-bad", "none": "omen-none"}
_TABLES = {table.id: table for table in RESULTS}
_SKIES = {"dawn": "sky-dawn", "day": "sky-day", "dusk": "sky-dusk"}


def aimed(voice: Voice, event: ev.Aimed, act: Act) -> Iterator[Line]:
    """At whom a unit shoots, and with how many volleys."""
    assert event.way is not None
    spent = voice.say("spends", number=event.volleys, left=event.left)
    names = {"target": voice.names[event.target], "volleys": spent, **voice.apart(event.way)}
    yield voice.line("aims", event.rule, event.unit, **names)


def attacked(voice: Voice, event: ev.Attack, act: Act) -> Iterator[Line]:
    """All dice of one unit against another: hits and kills, then the throws of everybody who fights for it."""
    names = {
        "dice": voice.dice(sum(len(chain[0].faces) for chain in event.chains if chain)),
        "hits": voice.say("hits", number=event.hits),
        "kills": voice.say("kills", number=event.kills or 0),
    }
    yield voice.line("attacks", event.rule, event.unit, target=voice.names[event.target], **names)
    for chain in event.chains:
        lent = [dice.thrower for dice in chain if dice.thrower not in (None, event.unit)]
        whom = voice.names[lent[0]] if lent and lent[0] is not None else ""
        yield from voice.thrown([worded(voice, dice, whom) for dice in chain], event.unit)


def assigned(voice: Voice, event: ev.Chosen, act: Act) -> Iterator[Line]:
    """In how many ranks a unit fights, and whom it strikes."""
    assert event.target is not None
    then = [voice.say("further-dice", target=voice.names[event.target])]
    if event.targets:
        foes = [voice.say("so-many-at", number=n, target=voice.names[foe]) for foe, n in Counter(event.targets).items()]
        then.insert(0, voice.say("torn", targets=voice.listed(foes)))
    yield voice.line("two-ranks" if event.number == 2 else "one-rank", event.rule, event.unit, 0, then)


def tested(voice: Voice, event: ev.Tested, act: Act) -> Iterator[Line]:
    """Every throw that puts somebody to the test; that of a unit that reforms is told with how it stands then."""
    unit, rule, dice = event.unit, event.rule, event.thrown
    match rule:
        case "warriors.initiative.omens":
            assert event.player is not None
            said = voice.say(_OMENS[event.result or ""])
            yield voice.line("omens", rule, player=voice.player(event.player), omen=said)
            yield voice.line("die", rule, None, 1, faces=str(*dice.faces))
        case "warriors.shoot.sight.time_of_day":
            yield voice.line(_SKIES[event.result or ""], rule)
            yield voice.line("die", rule, None, 1, faces=str(*dice.faces))
        case "warriors.reform":
            return
        case _ if unit is not None:
            yield from _tested(voice, event, unit)


def _tested(voice: Voice, event: ev.Tested, unit: int) -> Iterator[Line]:
    dice = event.thrown
    if event.result is not None and dice.total is not None:
        yield from voice.read(dice, unit, event.result)
        if event.shot:
            yield voice.line("shot-counted", "warriors.casualties", unit, 1, figures=figures(voice, event.shot))
        if dice.table in _TABLES:
            yield voice.line("ladder", dice.table, unit, 1, results=rungs(voice.speaker.words, _TABLES[dice.table]))
    elif event.result is not None:
        test, result = voice.title(dice.rule), voice.title(event.result)
        yield voice.line("result", event.result, unit, test=test, result=result)
        yield from voice.thrown([worded(voice, dice)], unit)
    elif dice.is_save:
        if event.reason is not None:
            yield voice.line("turns-on", event.reason, unit)
        yield from voice.tested(worded(voice, dice), unit, ())
    else:
        kept = "standard-kept" if event.passed else "standard-lost"
        yield voice.line(kept if event.rule == "warriors.standard" else "threatened", event.rule, unit)
        yield from voice.thrown([worded(voice, dice)], unit)
