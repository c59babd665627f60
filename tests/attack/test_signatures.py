"""A server's word: an edited journal with all its digests made anew no longer passes for what a server wrote."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from carnyx.core.flow import Choose
from carnyx.core.journal import Journal, read
from carnyx.core.signing import MOST_SIGNATURES, PRIVATE, PUBLIC, BadKey, Signer, Word, signer, word
from carnyx.games import SYSTEMS
from carnyx.web.lobby import Lobby
from carnyx.web.match import Match
from carnyx.web.setups import Again, Wish
from carnyx.web.storage import Storage
from carnyx.words.catalogue import catalogue
from tests.cli.shell import Shell

ALL = frozenset({0, 1})
OURS, THEIRS = Signer(bytes(32)), Signer(bytes([1] * 32))


@pytest.fixture
def lobby(tmp_path: Path) -> Lobby:
    return Lobby(Storage(tmp_path / "battles.sqlite"), signer=OURS)


async def play(match: Match, answers: int = 6) -> Match:
    rng = Random(1)
    match.go_on()
    await match.settled()
    for _ in range(answers):
        question = match.pause.question
        assert isinstance(question, Choose)
        match.answer(match.number, ALL, msgspec.to_builtins(question.options.sample(rng)))
        await match.settled()
    return match


def handed_out(lobby: Lobby) -> bytes:
    """The journal of a battle that was played on our server."""

    async def run() -> bytes:
        match = await play(await lobby.begin(Wish("celtos", "demo", ("person", "person"))))
        return await lobby.journal(match.id)

    return asyncio.run(run())


def made_anew(text: bytes, change: Callable[[list[Any]], None]) -> bytes:
    """The journal with other answers, every digest right again, and the server's signature kept."""
    told = [msgspec.json.decode(line) for line in text.splitlines() if line.startswith(b"[")]
    change(told)
    first = read(text, SYSTEMS)
    again = Journal(first.system, first.setup, first.header.players, None, first.header.carnyx, first.header.dice)
    for entry in told:
        again.answer(entry[1], entry[3] if len(entry) > 3 else "")
    return b"".join(again.rows()) + text.splitlines(keepends=True)[-1]


def test_the_server_signs_what_it_hands_out(lobby: Lobby) -> None:
    text = handed_out(lobby)
    assert word(text) == Word("signed", OURS.public)
    assert read(text, SYSTEMS).entries  # and it reads as before


def test_digests_made_anew_are_not_a_servers_word(lobby: Lobby) -> None:
    def load_the_dice(told: list[Any]) -> None:
        thrown = next(entry for entry in told if entry[-1] == "thrown")
        thrown[1] = [each[::-1] for each in thrown[1]]  # the other side has won the throw
        del told[told.index(thrown) + 1 :]

    forged = made_anew(handed_out(lobby), load_the_dice)
    read(forged, SYSTEMS)  # every digest is right
    assert word(forged) == Word("wrong")
    unsigned = b"".join(forged.splitlines(keepends=True)[:-1])
    assert word(unsigned).state == "unsigned"
    theirs = unsigned + msgspec.json.encode(THEIRS.sign(unsigned)) + b"\n"
    assert word(theirs).key != OURS.public


@pytest.mark.parametrize("place", [0, 40, 400, -80, -200, -300])
def test_one_changed_byte_is_found(lobby: Lobby, place: int) -> None:
    text = bytearray(handed_out(lobby))
    text[place] ^= 1
    assert word(bytes(text)) != Word("signed", OURS.public)


def test_what_follows_a_signature_is_unsigned(lobby: Lobby) -> None:
    text = handed_out(lobby)
    assert word(text + b'[99,0,"x"]\n[100,0,"x"]\n') == Word("signed", OURS.public, after=2)


def test_the_server_does_not_vouch_for_what_it_was_given(lobby: Lobby) -> None:
    text = handed_out(lobby)

    async def run() -> tuple[bytes, bytes, int]:
        match = await lobby.upload(text, "given")
        assert isinstance(match, Match)
        given = len(match.journal.entries)
        await play(match, 2)
        again = await lobby.again(match.id, Again(("person", "person"), 3))
        return await lobby.journal(match.id), await lobby.journal(again.id), given

    played_on, branched, given = asyncio.run(run())
    assert word(played_on) == Word("signed", OURS.public, received=given)
    assert word(branched) == Word("signed", OURS.public, received=3)
    assert read(played_on, SYSTEMS).entries[given:]


def test_an_upload_comes_back_from_the_disk_as_it_was_signed(tmp_path: Path) -> None:
    lobby = Lobby(Storage(tmp_path / "battles.sqlite"), signer=OURS)
    text = handed_out(lobby)

    async def run() -> tuple[bytes, bytes]:
        match = await lobby.upload(text, "given")
        anew = Lobby(Storage(tmp_path / "battles.sqlite"), signer=OURS)
        return await lobby.journal(match.id), await anew.journal(match.id)

    before, after = asyncio.run(run())
    assert before == after
    assert word(after).state == "signed"


def test_dice_stay_the_same_when_the_server_starts_anew(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "battles.sqlite"
        match = await Lobby(Storage(path), signer=OURS).begin(Wish("celtos", "demo", ("person", "person")))
        again = await Lobby(Storage(path), signer=OURS).match(match.id)
        other = await Lobby(Storage(path), signer=THEIRS).match(match.id)
        assert again.fortune == match.fortune != other.fortune

    asyncio.run(run())


def test_the_private_key_is_its_owners_alone(tmp_path: Path) -> None:
    first = signer(tmp_path)
    assert signer(tmp_path).public == first.public == (tmp_path / PUBLIC).read_text().strip()
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / PRIVATE).stat().st_mode) == 0o600
        (tmp_path / PRIVATE).chmod(0o644)
        signer(tmp_path)
        assert stat.S_IMODE((tmp_path / PRIVATE).stat().st_mode) == 0o600


@pytest.mark.parametrize("held", ["", "no key", "ab" * 31, "ab" * 33, "é" * 32, "ab" * 100_000])
def test_a_file_that_holds_no_key_is_called_so(tmp_path: Path, held: str) -> None:
    (tmp_path / PRIVATE).write_text(held, encoding="utf-8")
    with pytest.raises(BadKey):
        signer(tmp_path)


def test_signatures_without_end_are_not_all_checked() -> None:
    line = msgspec.json.encode(OURS.sign(b"")) + b"\n"
    assert word(line * (MOST_SIGNATURES + 1)).state == "wrong"
    assert word(b'{"signature":' * 1000 + b"\n").state == "wrong"


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_command_line_says_whose_word_it_is(
    lobby: Lobby, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: Any
) -> None:
    shell, say, text = Shell(capsys), catalogue(lang).say, handed_out(lobby)
    monkeypatch.setattr("carnyx.cli.signatures.data_folder", lambda: tmp_path)
    file, key = tmp_path / "battle.jsonl", tmp_path / "elsewhere.pub"
    file.write_bytes(text)
    key.write_text(OURS.public)
    verify = ["replay", str(file), "--verify", "--lang", lang]
    assert say("told-signed-another-server", key=OURS.public[:16]) in shell.said(verify)
    assert say("told-signed-the-server-of-this-key") in shell.said([*verify, "--key", str(key)])
    (tmp_path / PUBLIC).write_text(OURS.public)
    assert say("told-signed-this-server") in shell.said(verify)
    assert shell.answered(verify)["signature"] == {"by": "this-server", "key": OURS.public}
    file.write_bytes(b"".join(text.splitlines(keepends=True)[:-1]))
    assert say("told-signed-nobody") in shell.said(verify)
    forged = text.replace(b'{"signature":"', b'{"signature":"00')[: -len(b'"}\n')]
    file.write_bytes(forged[: forged.rindex(b'"key"') - 4] + text[text.rindex(b'","key"') :])
    assert say("error-journal-signature", path=str(file)) in shell.refused(verify)
    assert say("error-key", path=str(file)) in shell.refused([*verify, "--key", str(file)])
    assert say("error-key-verify") in shell.refused(["replay", str(file), "--key", str(key), "--lang", lang])
