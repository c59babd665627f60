"""Who stands in the doors and wants nothing does not keep others out; the server ends when it is told to."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
import uvicorn

from carnyx.web.doors import CLOSING, MOST, MOST_WAITING
from carnyx.web.lobby import MOST_IDLE
from carnyx.web.server import AT_LAST, LEAVE, LONGEST_HEARD, Leaving
from tests.web.tables import PATIENCE, ConnectionClosed, House, housed

UPGRADE = (
    "GET /ws/{battle} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("doors")) as running:
        yield running


def line(house: House, said: bytes = b"") -> socket.socket:
    """A bare connection."""
    name, _, port = house.host.partition(":")
    calling = socket.create_connection((name, int(port)), timeout=PATIENCE)
    calling.sendall(said)
    return calling


def is_cut(calling: socket.socket) -> bool:
    """Whether the server has cut it."""
    calling.settimeout(0.01)
    try:
        return calling.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost:", b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\n"]
)
def test_half_open_requests_make_room_for_whoever_comes(house: House, begun: bytes) -> None:
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(line(house, begun)) for _ in range(MOST_WAITING + 50)]
        assert house.fetch("/api/battles")[0] == 200
        assert sum(map(is_cut, lines)) >= 50
        assert not is_cut(lines[-1])


def test_bodies_that_never_end_make_room_too(house: House) -> None:
    begun = b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n{"
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(line(house, begun)) for _ in range(MOST_WAITING + 50)]
        assert house.fetch("/api/battles")[0] == 200
        assert sum(map(is_cut, lines)) >= 50


def test_there_are_fewer_places_than_files_that_a_process_may_open() -> None:
    assert MOST_WAITING < MOST < 1000


def test_headers_without_end_are_refused(house: House) -> None:
    with line(house, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000) as calling:
        assert calling.recv(100).startswith(b"HTTP/1.1 400")


def test_half_a_frame_is_not_kept_beyond_a_measure(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    upgrade = UPGRADE.format(battle=battle, host=house.host).encode()
    with line(house, upgrade) as calling:
        assert b"101" in calling.recv(100)
        calling.sendall(b"\x81\xff" + (LONGEST_HEARD + 1).to_bytes(8, "big") + bytes(4) + b"x" * 1000)
        heard = b""
        while part := calling.recv(65536):
            heard += part
        assert (1009).to_bytes(2, "big") in heard  # too big, said as soon as its length was known


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "//", "\\", "http://a b", "é".encode("latin-1").decode("latin-1")]
)
def test_an_odd_origin_is_refused_and_breaks_nothing(house: House, origin: str) -> None:
    assert house.fetch("/api/battles", "POST", b"{}", Origin=origin)[0] == 403


@pytest.mark.parametrize("host", ["", "[", "[::1", "a b", ":", "::::", "localhost@elsewhere", "127.0.0.1.elsewhere"])
def test_an_odd_host_is_refused_and_breaks_nothing(house: House, host: str) -> None:
    assert 400 <= house.fetch("/api/battles", Host=host)[0] < 500


@pytest.mark.parametrize("path", ["/", "/api/battles", "/sheet/celtos", "/assets/none", "/nowhere"])
def test_every_page_says_what_it_may_load_and_who_may_frame_it(house: House, path: str) -> None:
    calling = http.client.HTTPConnection(house.host, timeout=PATIENCE)
    calling.request("GET", path)
    headers = calling.getresponse().headers
    calling.close()
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self'" in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2].partition(";")[0]
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


def test_idle_battles_leave_memory_and_come_back(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        first = house.begin("celtos", "demo", "person", "person")
        watched = house.begin("celtos", "demo", "person", "person")
        with house.browser(watched) as browser:
            browser.until(lambda message: message["is"] == "state" and "question" in message)
            for _ in range(MOST_IDLE + 5):
                house.begin("celtos", "demo", "person", "person")
            in_memory = house.lobby._matches
            assert first not in in_memory
            assert watched in in_memory  # somebody looks at it
            assert len(in_memory) <= MOST_IDLE + 1
        with house.browser(first) as browser:
            assert "question" in browser.until(lambda message: message["is"] == "state" and "question" in message)


def test_who_is_at_a_battle_that_is_deleted_is_told_so(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    with house.browser(battle) as browser:
        browser.until(lambda message: message["is"] == "state" and "question" in message)
        assert house.fetch(f"/api/battles/{battle}", "DELETE")[0] == 200
        assert browser.until(lambda message: message["is"] == "trouble")["what"] == "unknown"
        with pytest.raises(ConnectionClosed):
            browser.hear()
        assert browser.line.close_code == 4404


# ---- the process


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--data", str(folder), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_there_is_one_server_for_a_folder_and_the_second_says_so(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("http://")
        with started(tmp_path) as second:
            said, why = second.communicate(timeout=PATIENCE)
            assert (second.returncode, said) == (2, "")
            assert why.count("\n") == 1
            assert "another Carnyx" in why
        os.kill(first.pid, signal.SIGKILL)
        first.communicate()
    with started(tmp_path) as third:  # who is killed leaves no lock
        assert third.stdout is not None
        assert third.stdout.readline().startswith("http://")
        third.kill()
        third.communicate()


PROMISED = 5.0  # seconds from the signal to the end


def hang(house: House, lines: ExitStack) -> None:
    """Clients of every kind that would never leave: one plays, one never reads, others never finish what they ask."""
    battle = house.begin("warriors", "box", "thumb", "thumb")  # somebody thinks
    player = lines.enter_context(house.browser(battle))
    player.until(lambda message: message["is"] == "state")
    deaf = lines.enter_context(line(house, UPGRADE.format(battle=battle, host=house.host).encode()))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    sit = b'{"is":"speak","lang":"de","units":"in"}'
    deaf.sendall((b"\x81" + bytes([0x80 | len(sit)]) + bytes(4) + sit) * 200)
    lines.enter_context(line(house, b"GET / HTTP/1.1\r\nHost:"))
    lines.enter_context(line(house, b"POST /api/battles HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"))
    assert house.fetch("/api/battles")[0] == 200  # they are all there by now


def ended(running: subprocess.Popen[str]) -> float:
    """When a process has ended."""
    running.wait(PATIENCE)
    return time.monotonic()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_it_ends_within_five_seconds_whatever_its_clients_do(tmp_path: Path) -> None:
    """Hanging clients cost less than the five seconds that are promised.

    A clock on the wall would measure the machine too, and whoever else is at work on it.  So a server without clients
    is told to end at the same moment: whatever delays the one delays the other, and what is left are the clients.
    """
    with started(tmp_path / "calm") as calm, started(tmp_path / "hung") as hung, ExitStack() as lines:
        assert calm.stdout is not None
        assert hung.stdout is not None
        assert calm.stdout.readline().startswith("http://")
        hang(House(hung.stdout.readline().strip()), lines)
        with ThreadPoolExecutor(2) as waiting:
            ends = [waiting.submit(ended, each) for each in (calm, hung)]
            for each in (hung, calm):
                each.terminate()
            first, last = (each.result() for each in ends)
        assert last - first < PROMISED
        for each in (calm, hung):
            assert (each.communicate()[1], each.returncode) == ("", 0)


def test_the_last_resort_comes_within_what_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hangs in the server itself, a timer that was set when the signal came ends it in time."""
    timers: list[tuple[float, object, tuple[int, ...]]] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, do: object, given: tuple[int, ...]) -> None:
            timers.append((seconds, do, given))

        def start(self) -> None:
            assert self.daemon  # it does not keep a server alive that has already ended

    monkeypatch.setattr("carnyx.web.server.threading.Timer", Timer)
    for sig, code in ((signal.SIGTERM, 0), (signal.SIGINT, 130)):
        Leaving(uvicorn.Config(lambda: None)).handle_exit(sig, None)
        assert timers.pop() == (AT_LAST, os._exit, (code,))
    assert CLOSING < LEAVE < AT_LAST < PROMISED
