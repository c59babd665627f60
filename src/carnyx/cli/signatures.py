"""Who signed a journal, told at the command line: this server, another, or nobody; a wrong signature is an error."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct

from carnyx.cli.games import BadInput, unusable
from carnyx.core.folder import data_folder
from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, read_up_to
from carnyx.core.signing import PUBLIC, BadKey, public_key, word

FINGERPRINT = 16  # digits of a key that people compare


class Signed(Struct, frozen=True, omit_defaults=True):
    """Whose word a journal has, and for which answers it has not."""

    by: Literal["this-server", "the-server-of-this-key", "another-server", "nobody"]
    key: str = ""
    received: int = 0  # answers that its server was given in a file
    after: int = 0  # answers behind the last signature

    def lines(self, say: Callable[..., str]) -> list[str]:
        """The same in words."""
        told = [say(f"told-signed-{self.by}", key=self.key[:FINGERPRINT])]
        if self.received:
            told.append(say("told-signed-received", number=self.received))
        if self.after:
            told.append(say("told-signed-after", number=self.after))
        return told


def signed_by(file: Path, key: Path | None) -> Signed:
    """Who signed a journal; the key it should be is that of a file, or of this user's own server."""
    wanted = _key_of(key) if key else _own_key()
    try:
        found = word(read_up_to(file, LONGEST_UPLOAD * MEGABYTE))
    except OSError as error:
        raise unusable(file, error) from None
    if found.state == "wrong":
        raise BadInput("error-journal-signature", path=str(file))
    if found.state == "unsigned":
        return Signed("nobody")
    if found.key != wanted:
        return Signed("another-server", found.key, found.received, found.after)
    return Signed("the-server-of-this-key" if key else "this-server", found.key, found.received, found.after)


def _key_of(path: Path) -> str:
    try:
        return public_key(path)
    except OSError as error:
        raise unusable(path, error) from None
    except BadKey:
        raise BadInput("error-key", path=str(path)) from None


def _own_key() -> str:
    """The public key of this user's own server; none if he never had one."""
    with suppress(OSError, BadKey, RuntimeError):
        return public_key(data_folder() / PUBLIC)
    return ""
