"""The messages between browser and server; what does not fit one of them is refused with a clear word.

A player's messages name the question they are about by its number: an answer to a question that is past never counts.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from carnyx.core.length import Units
from carnyx.core.limits import LONGEST_MESSAGE
from carnyx.core.lines import Dice
from carnyx.learn.coach import Coach
from carnyx.lookback.explained import Explained
from carnyx.lookback.told import Recount
from carnyx.show.documents import Act, Card, Dangers, Ghost, Odds, Option, Question, Reason, Scene, Sights, Stage, Told
from carnyx.show.standing import Ending
from carnyx.web.briefings import Briefing
from carnyx.web.mishaps import What as What
from carnyx.web.pondering import Hint
from carnyx.words.explain import Choice
from carnyx.words.language import Language

LONGEST = LONGEST_MESSAGE


class FromBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """Anything a browser may say."""


class Sit(FromBrowser, frozen=True, tag="sit"):
    """I want the view of this seat from now on."""

    seat: int


class Show(FromBrowser, frozen=True, tag="show"):
    """This is my key, and the invitation I came by: the first thing that who has a seat of his own says."""

    key: str
    invitation: str = ""


class Invite(FromBrowser, frozen=True, tag="invite"):
    """I want to invite somebody to this seat."""

    seat: int


class GiveAway(FromBrowser, frozen=True, tag="give"):
    """I agree that this seat, whose owner has gone, is free again."""

    seat: int


class Speak(FromBrowser, frozen=True, tag="speak"):
    """Tell me in this language and in these units."""

    lang: Language
    units: Units
    turned: bool = False  # I look at the table from its other side: north is to be where I have it, up


class Answer(FromBrowser, frozen=True, tag="answer"):
    """This is my answer; and those that follow it, if what I do takes several."""

    number: int
    answer: Any
    then: tuple[Any, ...] = ()
    by_itself: bool = False  # the page gave it, by a standing choice of the player's, or because there is no other


class Typed(FromBrowser, frozen=True, tag="typed"):
    """These faces my dice show: what was typed in, row by row."""

    number: int
    rows: tuple[str, ...]


class Request(FromBrowser, frozen=True, kw_only=True):
    """A question of the browser's that changes nothing; what kind of message it is, is its topic.

    The reply carries the number of the request.  Of two requests on one topic only the newer one counts: a browser
    drops replies to older ones.
    """

    ask: int = 0  # the number of this request among those on its topic


class Probe(Request, frozen=True, tag="probe"):
    """What would this gesture mean?"""

    number: int
    gesture: dict[str, Any]


class Glance(Request, frozen=True, tag="glance"):
    """Where would this answer lead?"""

    number: int
    answer: Any


class Preview(Request, frozen=True, tag="preview"):
    """What are the odds of this answer; or of the last of several that follow one another?"""

    number: int
    answer: Any
    then: tuple[Any, ...] = ()


class Look(Request, frozen=True, tag="look"):
    """How did it stand after this entry?  Nought is the beginning."""

    at: int


class AskCard(Request, frozen=True, tag="card"):
    """Tell me of this unit."""

    unit: int
    at: int | None = None  # as it stood after this entry, if not now


class AskDangers(Request, frozen=True, tag="dangers"):
    """Who can harm this unit?"""

    unit: int
    at: int | None = None


class AskSights(Request, frozen=True, tag="sights"):
    """What does this unit see of that one?"""

    unit: int
    target: int
    at: int | None = None


class AskDeeds(Request, frozen=True, tag="deeds"):
    """What may this unit do to that one?"""

    number: int
    unit: int
    target: int


class Advise(Request, frozen=True, tag="advise"):
    """What would a computer player who plays by rules of thumb answer in my place?"""

    number: int


class AskHint(Request, frozen=True, tag="hint"):
    """What would you do in my place?"""

    number: int


class AskWhy(Request, frozen=True, tag="why"):
    """Why did the computer player answer so?"""

    at: int  # the number of its answer


class AskBack(Request, frozen=True, tag="back"):
    """What did this battle hang on?"""


class Undo(FromBrowser, frozen=True, tag="undo"):
    """Back to before this entry; consent says that everybody at the table agrees."""

    number: int
    consent: bool = False


class TypeDice(FromBrowser, frozen=True, tag="dice"):
    """I want dice to be thrown by the server, or typed in from real ones; they are once everybody has agreed."""

    dice: Dice


class Seat(FromBrowser, frozen=True, tag="seat"):
    """From now on this seat is a person's, or a computer player's."""

    seat: int
    who: str


Said: TypeAlias = (
    Sit
    | Show
    | Invite
    | GiveAway
    | Speak
    | Answer
    | Typed
    | Probe
    | Glance
    | Preview
    | Look
    | AskCard
    | AskDangers
    | AskSights
    | AskDeeds
    | Advise
    | AskHint
    | AskWhy
    | AskBack
    | Undo
    | TypeDice
    | Seat
)


class ToBrowser(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Anything the server may say."""


class Opened(ToBrowser, frozen=True, tag="opened"):
    """The battle you are at."""

    battle: str
    title: str
    stage: Stage
    lang: Language
    units: Units
    players: tuple[Choice, ...]  # who may sit in a seat
    briefing: Briefing | None = None
    clock: float = 0  # seconds that a computer player may think about one decision


class Invited(ToBrowser, frozen=True, tag="invited"):
    """The secret that goes with the address of a seat; it counts once."""

    seat: int
    secret: str


class State(ToBrowser, frozen=True, tag="state"):
    """Where it stands."""

    number: int
    seat: int
    scene: Scene
    question: Question | None = None
    waits: int | None = None  # for whom, if not for you
    hand_over: int | None = None  # the table is to be handed to this seat: secrets
    log: tuple[Told, ...] = ()
    fresh: bool = False  # the log is the whole of it
    acts: tuple[Act, ...] = ()  # what has happened since the last state, event by event; none if the log is fresh
    undo: int | None = None  # how far back it is free
    last: int | None = None  # your last decision, which one press takes back; it is free if it is no earlier than that
    wanted: int | None = None  # the entry somebody else wants to go back to: do you agree?
    dice: Dice = "thrown"
    dice_wanted: Dice | None = None  # the other dice that somebody wants: do you agree?
    ending: Ending | None = None  # how it ended, if it is over
    over: bool = False
    seats: tuple[str, ...] = ()  # who sits where now
    bygone: str = ""  # why it can only be looked at: it was played by earlier rules
    taken: tuple[int, ...] = ()  # the seats that somebody has claimed for good
    lost: tuple[int, ...] = ()  # seats whose owners are not here
    giving: int | None = None  # the seat that others want to give away: do you agree?
    notice: str = ""  # what is wrong with a computer player just now, in one sentence
    onward: int | None = None  # the entry from which on today's rules can play it, if it is bygone
    coach: Coach | None = None  # of a guided battle


class Reply(ToBrowser, frozen=True):
    """What a request asked for; it carries the number of that request."""

    ask: int


class Looked(Reply, frozen=True, tag="looked"):
    """How it stood after an entry."""

    at: int
    scene: Scene
    act: Act | None = None  # what led there; nothing led to the beginning


class Probed(Reply, frozen=True, tag="probed"):
    """What the gesture would mean."""

    ghost: Ghost | None


class Glimpsed(Reply, frozen=True, tag="glimpsed"):
    """Where the answer would lead."""

    ghost: Ghost | None


class Previewed(Reply, frozen=True, tag="previewed"):
    """The odds."""

    odds: Odds | None


class CardOf(Reply, frozen=True, tag="card"):
    """The card."""

    card: Card


class DangersOf(Reply, frozen=True, tag="dangers"):
    """The dangers."""

    dangers: Dangers


class SightsOf(Reply, frozen=True, tag="sights"):
    """The lines of sight."""

    sights: Sights


class DeedsOf(Reply, frozen=True, tag="deeds"):
    """What the unit may do to that enemy."""

    options: tuple[Option, ...]


class Advised(Reply, frozen=True, tag="advised"):
    """What he would answer, nothing if he does not know; and whether there are plans to compare, for a hint."""

    answer: Any = None
    can_hint: bool = False


class HintOf(Reply, frozen=True, tag="hint"):
    """What a computer player would do; nothing where there is nothing to compare."""

    hint: Hint | None = None


class WhyOf(Reply, frozen=True, tag="why"):
    """Why the computer player answered so; nothing if it was no computer player."""

    why: Explained | None = None


class BackOf(Reply, frozen=True, tag="back"):
    """The look back; nothing if the battle is not over, or if its game has no evaluation."""

    back: Recount | None = None


class Refused(ToBrowser, frozen=True, tag="refused"):
    """Your answer is not allowed, and this is why; nothing has changed."""

    number: int
    reason: Reason


class Trouble(ToBrowser, frozen=True, tag="trouble"):
    """Something about your message is wrong; nothing has changed."""

    what: What
    text: str
    topic: str = ""  # of the request it is about, if it is about one
    ask: int = 0  # the number of that request


_DECODER, _ENCODER = msgspec.json.Decoder(Said), msgspec.json.Encoder()


def heard(raw: str | bytes) -> Said | None:
    """A message of the browser's; none if it is too long, or if there is no such message."""
    if len(raw) > LONGEST:
        return None
    try:
        return understood(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def understood(raw: str | bytes) -> Said:
    """A message of the browser's; anything else is an error of msgspec's."""
    said: Said = _DECODER.decode(raw)
    return said


def written(message: ToBrowser) -> str:
    """A message to the browser."""
    return _ENCODER.encode(message).decode()
