"""The codec of a battle: its canonical text, the way back, and the digest by which positions and lines are compared.

The digest is taken of the canonical text, never of Python's `hash`, so it is the same on every machine and day.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TypeVar

import msgspec

from carnyx.core.flow import Agenda

B = TypeVar("B", bound=Agenda)

_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """The canonical text of any value of a battle."""
    return _ENCODER.encode(value)


def decode(text: bytes | str, kind: type[B]) -> B:
    """The battle that a canonical text stands for."""
    battle: B = _decoder(kind).decode(text)
    return battle


def digest(*values: object) -> str:
    """The fingerprint of a position, or of several values in a row."""
    # A canonical text contains no line break, so different rows of values never give the same joined text.
    return blake2b(b"\n".join(map(encode, values)), digest_size=16).hexdigest()


@cache
def _decoder(kind: type[B]) -> msgspec.json.Decoder[B]:
    return msgspec.json.Decoder(kind)
