"""What may be wrong with a message of a browser's, or with what it asks for: one name for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

What: TypeAlias = Literal[
    "malformed",
    "stale",
    "not-yours",
    "too-long",
    "no-undo",
    "consent",
    "asked",
    "not-kept",
    "unknown",
    "taken",
    "origin",
    "bygone",
    "too-fast",
    "overdue",
    "lost",
    "full",
    "read-only",
    "locked",
    "damaged",
    "unusable",
    "crowded",
    "invitation",
    "not-gone",
    "not-owner",
    "endless",
    "thinker-again",
    "thinker-simpler",
    "thinker-person",
]
