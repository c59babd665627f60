"""What a battle on the server will not do, and why; the page is told in a sentence of the player's language."""

from __future__ import annotations

from typing import Literal

from carnyx.web.storage import Why


class Stale(ValueError):
    """An answer to a question that is past."""


class NotYours(ValueError):
    """An answer from somebody who was not asked."""


class NeedsConsent(ValueError):
    """An undo that reaches back beyond what was revealed, without everybody's consent."""


class OthersAsked(ValueError):
    """An undo that somebody at another browser has still to agree to."""


class NotGone(ValueError):
    """A seat that cannot be given away: its owner is here, or was a moment ago."""


class CannotUndo(ValueError):
    """There is no such decision to take back."""


class NotKept(ValueError):
    """A line that could not be written, and why, if that is known; the battle stands as it is on disk."""

    def __init__(self, why: Why | Literal["endless"] | None = None) -> None:
        super().__init__(why or "")
        self.why = why
