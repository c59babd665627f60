"""Small documents that others are made of: why something is barred, and a bar of a chart."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something is barred: the rule, its words, and where it comes from."""

    rule: str
    title: str
    text: str
    source: str
    exactly: str = ""  # what falls short, with the numbers of this very answer


class Bar(Struct, frozen=True):
    """A bar of a small chart."""

    label: str
    share: float
    percent: str
