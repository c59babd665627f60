"""What must hold for the events of any game: they are ids and numbers, can be read back, and show every die once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Union

import msgspec

from carnyx.core.flow import Choose, Pause, Record, begin, go_on, sample
from carnyx.core.system import System
from carnyx.show.events import EVENTS, Event
from carnyx.show.throws import Bid, Thrown

READER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[EVENTS])  # type: ignore[valid-type]  # noqa: UP007
ID = re.compile(r"[a-z0-9_.-]*")


def fought(system: System[Any], setup: Any, seed: int) -> Iterator[Pause[Any]]:
    """A random battle, pause by pause."""
    rng, pause = Random(seed), begin(system.muster(setup))
    yield pause
    while pause.question is not None:
        pause = go_on(pause, sample(pause.question, rng))
        yield pause


def check_event(event: Event) -> None:
    """It is written and read back as it was, and has no words in it."""
    written = msgspec.json.encode(event)
    assert READER.decode(written) == event
    for text in _texts(msgspec.to_builtins(event)):
        assert ID.fullmatch(text), f"{text!r} is no id"


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from (text for each in value.values() for text in _texts(each))
        case list() | tuple():
            yield from (text for each in value for text in _texts(each))


def dice_of(events: Iterable[Event]) -> Counter[int]:
    """The faces of all dice that events tell of."""
    return Counter(face for event in events for face in _faces(event))


def _faces(value: Any) -> Iterator[int]:
    match value:
        case Thrown(faces=faces) | Bid(faces=faces):
            yield from faces
        case msgspec.Struct():
            for name in value.__struct_fields__:
                found = getattr(value, name)
                yield from found if name == "faces" else _faces(found)
        case tuple():
            yield from (face for each in value for face in _faces(each))


def dice_thrown(record: Record[Any]) -> Counter[int]:
    """The faces of all dice that were thrown in a step."""
    if record.question is None or isinstance(record.question, Choose):
        return Counter()
    return Counter(_flat(record.answer))


def _flat(faces: Any) -> Iterator[int]:
    if isinstance(faces, int):
        yield faces
    else:
        for each in faces:
            yield from _flat(each)
