"""Tiny pieces by the thousand, pings that nobody reads, messages that are none: cut off, and not worth a log."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from carnyx.web.doors import FLOODED, NO_TEXT, PIECES, READ_AT_ONCE
from carnyx.web.logbook import Sparing
from tests.attack.test_doors import UPGRADE, is_cut, line, started
from tests.web.tables import House, housed

TEXT, BINARY, PING, PONG, PIECE, BEGUN = 0x81, 0x82, 0x89, 0x8A, 0x00, 0x01
MANY = 2000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("frames")) as running:
        yield running


def frame(kind: int, body: bytes = b"") -> bytes:
    """A masked frame; the mask is nought."""
    return bytes([kind, 0x80 | len(body)]) + bytes(4) + body


def upgraded(house: House, query: str = "") -> socket.socket:
    """A bare socket at a battle."""
    battle = house.begin("celtos", "demo", "person", "person")
    calling = line(house, UPGRADE.format(battle=battle + query, host=house.host).encode())
    assert b"101" in calling.recv(100)
    return calling


def rest(calling: socket.socket) -> bytes:
    """All that is still said until the line is cut."""
    heard = b""
    with suppress(ConnectionError):
        while part := calling.recv(65536):
            heard += part
    return heard


def pour(calling: socket.socket, pieces: bytes) -> None:
    """Send as much as the other side takes."""
    with suppress(ConnectionError):
        calling.sendall(pieces)


@pytest.mark.parametrize(
    "flood", [frame(PING), frame(PONG), frame(BEGUN, b"x") + frame(PIECE) * 10], ids=("pings", "pongs", "pieces")
)
def test_a_socket_that_sends_more_pieces_than_any_browser_is_closed(house: House, flood: bytes) -> None:
    with upgraded(house) as calling:
        pour(calling, flood * MANY)
        rest(calling)  # it ends, though nobody here has closed it
        assert house.fetch("/api/battles")[0] == 200


def test_it_is_told_why_and_pieces_as_a_browser_sends_them_are_borne(house: House) -> None:
    with upgraded(house) as calling:
        calling.sendall(frame(PING, b"?") * 10 + frame(BEGUN, b"?") + frame(PIECE) * 3 + frame(0x80, b"?"))
        heard = b""
        while b"malformed" not in heard:
            heard += calling.recv(65536)
        assert heard.count(bytes([0x8A, 1]) + b"?") == 10
        calling.sendall(frame(PING) * int(PIECES[1] + 1))
        assert FLOODED.to_bytes(2, "big") in rest(calling)


def test_answers_to_pings_that_nobody_reads_do_not_pile_up(house: House) -> None:
    with upgraded(house) as calling:
        pour(calling, frame(PING, b"x" * 125) * 40_000)
        rest(calling)
        assert is_cut(calling)


@pytest.mark.parametrize("path", ["/api/battles", "/api/battles/upload", "/api/forces/celtos"])
def test_a_body_in_tiny_pieces_is_not_taken_apart(house: House, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: {house.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with line(house, head.encode()) as calling:
        pour(calling, b"1\r\nx\r\n" * 100_000)
        assert house.fetch("/api/battles")[0] == 200
        heard = rest(calling)
        assert heard.startswith(b"HTTP/1.1 411") or heard == b""  # cut before it was read


def test_little_is_read_from_a_connection_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from carnyx.web.doors import Door, Line

    sizes: list[int] = []
    for kind in (Door, Line):
        heard = kind.data_received

        def counted(self: object, data: bytes, heard: object = heard) -> None:
            sizes.append(len(data))
            heard(self, data)  # type: ignore[operator]

        monkeypatch.setattr(kind, "data_received", counted)
    house.fetch("/api/forces/celtos", "POST", b"#" * 60_000)
    with upgraded(house) as calling:
        calling.sendall(frame(TEXT, b"?") * MANY)
        calling.recv(100)
    assert sum(sizes) > 60_000
    assert max(sizes) <= READ_AT_ONCE


@pytest.mark.parametrize(("query", "first"), [("", "text"), ("?seat=0", "text"), ("?seat=0", "binary")])
def test_what_is_no_text_ends_the_connection_or_is_answered(house: House, query: str, first: str) -> None:
    with upgraded(house, query) as calling:
        if first == "text":
            calling.sendall(frame(TEXT, b"\xff"))
            assert NO_TEXT.to_bytes(2, "big") in rest(calling)
        else:
            calling.sendall(frame(BINARY, b"\xff"))
            heard = b""
            while b"opened" not in heard:
                part = calling.recv(65536)
                assert part
                heard += part


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "00", "٣", "1e1", "%00"])
def test_a_roster_of_no_seat_is_unknown(house: House, seat: str) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    path = f"/battle/{battle}/roster/{seat}".encode().decode("latin-1")
    with line(house, f"GET {path} HTTP/1.1\r\nHost: {house.host}\r\n\r\n".encode("latin-1")) as calling:
        assert calling.recv(100).startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))


def test_nothing_that_strangers_do_is_written_to_the_log(tmp_path: Path) -> None:
    """One line each would be enough to fill a disk."""
    with started(tmp_path) as running:
        assert running.stdout is not None
        house = House(running.stdout.readline().strip())
        for path in ("/api/battles", "/api/battles/upload", "/api/forces/celtos", "/api/battles/none/again"):
            post = f"POST {path} HTTP/1.1\r\nHost: {house.host}\r\n"
            for body in ("Content-Length: 1000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\nzzz\r\n"):
                line(house, (post + body).encode()).close()
        for query in ("", "?seat=0"):
            for first in (frame(TEXT, b"\xff"), frame(BINARY, b"\xff"), frame(0x83), frame(PING) * MANY):
                with upgraded(house, query) as calling:
                    pour(calling, first)
        roster = f"GET /battle/x/roster/{'9' * 5000} HTTP/1.1\r\nHost: {house.host}\r\n\r\n"
        with line(house, roster.encode()) as calling:
            calling.recv(100)
        assert house.fetch("/api/battles")[0] == 200
        running.terminate()
        _, complaints = running.communicate(timeout=60)
        assert complaints == ""


def test_errors_of_our_own_are_written_sparingly() -> None:
    now = 0.0
    sparing = Sparing((0.1, 3.0), lambda: now)
    records = [logging.LogRecord("carnyx", logging.ERROR, "", 0, "it %s", ("broke",), None) for _ in range(10)]
    assert [sparing.filter(each) for each in records].count(True) == 3
    now = 10.0
    last = logging.LogRecord("carnyx", logging.ERROR, "", 0, "it %s", ("broke",), None)
    assert sparing.filter(last)
    assert last.getMessage() == "it broke (and 7 more before)"
