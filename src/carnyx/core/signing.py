"""Signatures: a server's word for the journals it hands out, which nobody else can give (Ed25519).

A digest can be made anew by whoever edits a line; a signature cannot.  It is a line of its own that covers every byte
before it.  What a server was given in a file it marks as received: for that it does not vouch.  The private key lies in
the data folder, and only its owner may read it; the public key is in every signed journal and in a file beside it, to
be given to whoever wants to check journals elsewhere.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from typing import Literal

import msgspec
from msgspec import Struct

from carnyx.core.limits import read_up_to
from carnyx.core.lines import GARBAGE, SIGNED, Says, Signature

PRIVATE, PUBLIC = "server.key", "server.pub"  #: the files of the keys, in the data folder
SEED = 32  #: bytes of either key
MOST_SIGNATURES = 100  #: in one journal; each covers all that is before it
_PURPOSE = b"carnyx journal\n"  # so that a signature of ours is never one of something else


class BadKey(ValueError):
    """A file that holds no key."""


class Signer:
    """Who can sign: a server with its private key."""

    def __init__(self, seed: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._seed, self._key = seed, Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, text: bytes, says: Says = "") -> Signature:
        """The signature of everything in a journal so far."""
        return Signature(self._key.sign(_message(text, says)).hex(), self.public, says)

    def secret(self, battle: str) -> bytes:
        """A secret of one battle that follows from the private key, and the key does not follow from it."""
        return blake2b(battle.encode(), key=self._seed, person=b"carnyx dice", digest_size=SEED).digest()


def signer(folder: Path) -> Signer:
    """The signer of a data folder; a folder without a key gets one."""
    try:
        seed = _key_in(folder / PRIVATE)
    except FileNotFoundError:
        seed = token_bytes(SEED)
        _write(folder / PRIVATE, seed.hex(), 0o600)
    else:
        if os.name == "posix":
            (folder / PRIVATE).chmod(0o600)
    found = Signer(seed)
    if not (folder / PUBLIC).exists():
        _write(folder / PUBLIC, found.public, 0o644)
    return found


def public_key(path: Path) -> str:
    """The public key in a file, in hexadecimal digits."""
    return _key_in(path).hex()


def _key_in(path: Path) -> bytes:
    raw = read_up_to(path, 4 * SEED).strip()
    try:
        found = bytes.fromhex(raw.decode("ascii"))
    except ValueError:
        raise BadKey(str(path)) from None
    if len(found) != SEED:
        raise BadKey(str(path))
    return found


def _write(path: Path, text: str, mode: int) -> None:
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(number, "w", encoding="ascii", newline="\n") as file:
        file.write(text + "\n")


class Word(Struct, frozen=True):
    """What the signatures of a journal are worth."""

    state: Literal["unsigned", "signed", "wrong"]
    key: str = ""  #: the public key of the last one
    received: int = 0  #: the answers that its server was given in a file, and does not vouch for
    after: int = 0  #: the answers behind the last signature, for which nobody vouches


def word(text: bytes) -> Word:
    """The word of whoever signed a journal last, if every signature in it is right."""
    key, signatures, answers, signed, received, place = "", 0, 0, 0, 0, 0
    for line in text.splitlines(keepends=True):
        if line.startswith(SIGNED):
            said = _signature(line)
            signatures += 1
            if said is None or signatures > MOST_SIGNATURES or not _is_right(said, text[:place]):
                return Word("wrong")
            key, signed = said.key, answers
            received = answers if said.says == "received" else received
        elif line.startswith(b"["):
            answers += 1
        place += len(line)
    return Word("signed", key, received, answers - signed) if key else Word("unsigned", after=answers)


def _signature(line: bytes) -> Signature | None:
    try:
        return msgspec.json.decode(line, type=Signature)
    except (*GARBAGE, ValueError):
        return None


def _is_right(said: Signature, text: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(said.key))
        key.verify(bytes.fromhex(said.signature), _message(text, said.says))
    except (InvalidSignature, ValueError):
        return False
    return True


def _message(text: bytes, says: Says) -> bytes:
    return _PURPOSE + says.encode() + b"\n" + text
