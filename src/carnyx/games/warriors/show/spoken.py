"""Words that all parts of the story of Warriors share: dice with what they are for, and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from carnyx.core.check import Band, Bands
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.volleys import Aim
from carnyx.show import events as ev
from carnyx.show.speech import Speech
from carnyx.show.story import Voice, Worded
from carnyx.show.throws import Thrown
from carnyx.show.values import Value
from carnyx.words.catalogue import Catalogue

Act: TypeAlias = Sequence[ev.Event]  # the events of one step


def figures(voice: Voice, number: int) -> str:
    """So many figures."""
    return voice.say("figures", number=number)


def totals(words: Catalogue, band: Band) -> str:
    """The totals that a result stands for: so many or more, so many or less, or from so many to so many."""
    if band.high is None:
        return words.say("app-or-more", need=band.low or 0)
    if band.low is None:
        return words.say("app-or-less", need=band.high)
    return str(band.low) if band.low == band.high else f"{band.low}–{band.high}"


def aim_said(speech: Speech, aim: Aim) -> str:
    """At whom, and with how many volleys."""
    return speech.say("aim", unit=speech.names[aim.target], volleys=aim.volleys)


def fight_said(speech: Speech, how: Fighting) -> str:
    """Against whom, and in how many ranks."""
    return speech.say("fight-two" if how.two_ranks else "fight-one", unit=speech.names[how.extra])


def rungs(words: Catalogue, bands: Bands) -> str:
    """Every result of a table with its totals, the highest first."""
    return ", ".join(f"{totals(words, band)} {words.say(band.id)}" for band in bands.bands)


def worded(voice: Voice, dice: Thrown, whom: str = "") -> Worded:
    """Dice by their rule and by who throws them, and what their need was looked up with."""
    what = voice.say("save") if dice.is_save else voice.title(_NAMES.get(dice.rule, dice.rule))
    basis = [_value(voice, each) for each in dice.basis]
    looked_up = voice.say("versus", stat=basis[0], other=basis[1]) if len(basis) > 1 else "".join(basis)
    return Worded(dice, voice.say("of", what=what, whom=whom) if whom else what, looked_up)


# The standard's own rule is what the need is looked up with; the throw is called by what it may lead to.
_NAMES = {"warriors.standard": "warriors.standard.falls"}


def _value(voice: Voice, value: Value) -> str:
    """An arm by its label, another rule by its title, all else by a word of the story's."""
    if value.number is not None:
        return voice.say(value.id, figures=figures(voice, value.number))
    if value.id.startswith("warriors.label."):
        return voice.speaker.words.say(value.id)
    return voice.title(value.id) if value.id.startswith("warriors.") else voice.say(value.id)
