"""A disk that is full, a file that is read-only, locked or damaged: one clear line, and what can be kept is kept."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from carnyx.web.storage import Kept, Storage, StorageTrouble
from carnyx.words.catalogue import catalogue
from tests.web.tables import PATIENCE, House, housed

FILE = "battles.sqlite"


def kept(id: str) -> Kept:
    return Kept(id, "a title", "celtos", "person,thumb", "{}", "2026-01-01", "2026-01-01", 0)


def battles(house: House) -> list[str]:
    status, body = house.fetch("/api/battles")
    assert status == 200, body
    return sorted(each["id"] for each in json.loads(body))


@contextmanager
def small_disk(folder: Path, pages: int) -> Iterator[None]:
    """A disk of that many kilobytes, where this machine lets us have one."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={pages}k", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("no small disk to be had here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.skipif(sys.platform != "linux" or getattr(os, "geteuid", lambda: 1)() != 0, reason="root mounts disks")
def test_a_full_disk_is_called_so_and_what_was_kept_stays(tmp_path: Path) -> None:
    with small_disk(tmp_path, 512):
        storage = Storage(tmp_path / FILE)
        try:
            storage.begin(kept("a"), [b"header\n"])
            number = 1
            why = ""
            while not why and number < 2000:
                try:
                    storage.append("a", number, [b"x" * 4000], "now")
                    number += 1
                except StorageTrouble as trouble:
                    why = trouble.why
            assert why == "full"
            assert len(storage.lines("a")) == number
            assert [each.id for each in storage.kept()] == ["a"]
        finally:
            storage.close()


def test_a_full_database_is_told_to_the_player_and_he_plays_on_when_there_is_room(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "person", "person")
        with house.browser(battle) as browser:
            asked = browser.until(lambda message: message["is"] == "state" and "question" in message)
            base = house.lobby._storage._base
            pages = base.execute("pragma page_count").fetchone()[0]
            base.execute(f"pragma max_page_count = {pages}")
            choice = next(option["answer"] for option in asked["question"]["options"] if "answer" in option)
            for _ in range(200):  # until the last page is full
                status, body = house.fetch("/api/battles", "POST", json.dumps(wish("x" * 80)).encode())
                if status != 201:
                    break
            assert (status, json.loads(body)["error"]) == (507, catalogue("en").say("table-trouble-full"))
            base.execute("pragma max_page_count = 100000")
            browser.say("answer", number=asked["number"], answer=choice)
            reply = browser.standing(asked["number"] + 1)
            assert reply["number"] > asked["number"]


def wish(title: str) -> dict[str, object]:
    return {"system": "celtos", "scenario": "demo", "seats": ["person", "person"], "title": title}


def test_a_locked_file_is_called_so_and_nothing_has_changed(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "person", "person")
        with house.browser(battle) as browser, closing(sqlite3.connect(tmp_path / FILE)) as other:
            asked = browser.until(lambda message: message["is"] == "state" and "question" in message)
            choice = next(option["answer"] for option in asked["question"]["options"] if "answer" in option)
            other.execute("begin immediate")
            assert browser.ask("answer", "trouble", number=asked["number"], answer=choice)["what"] == "locked"
            other.execute("rollback")
            browser.say("answer", number=asked["number"], answer=choice)
            browser.standing(asked["number"] + 1)


def test_a_read_only_file_is_called_so(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        house.lobby._storage._base.execute("pragma query_only = on")
        status, body = house.fetch("/api/battles", "POST", json.dumps(wish("")).encode())
        assert (status, json.loads(body)["error"]) == (503, catalogue("en").say("table-trouble-read-only"))
        house.lobby._storage._base.execute("pragma query_only = off")


@pytest.mark.parametrize(
    "damage",
    [
        "update battle set seats = 7 where id = 'bad'",
        "update battle set seats = x'ff' where id = 'bad'",
        "update battle set options = 'no json' where id = 'bad'",
        "update battle set system = 'chess' where id = 'bad'",
        "update battle set changed = x'00ff' where id = 'bad'",
        "update battle set title = x'ff' where id = 'bad'",
        "delete from line where battle = 'bad' and number = 0",
        "update line set text = 'text' where battle = 'bad' and number = 0",
        "update line set text = x'ffff' where battle = 'bad' and number = 0",
        "update line set battle = 'nobody' where battle = 'bad'",
    ],
)
def test_a_damaged_row_hides_no_other_battle(damage: str, tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        good = house.begin("celtos", "demo", "person", "person")
        bad = house.begin("celtos", "demo", "person", "person")
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as base:
        base.execute(damage.replace("'bad'", f"'{bad}'"))
    with housed(tmp_path) as house:
        assert good in battles(house)
        with house.browser(good) as browser:
            browser.until(lambda message: message["is"] == "state" and "question" in message)
        with house.browser(bad) as browser:  # it is told why, or plays on
            assert browser.hear()["is"] in ("opened", "trouble")
        assert house.fetch(f"/api/battles/{bad}/journal")[0] < 500


def test_flipped_bytes_hide_no_more_than_they_hit(tmp_path: Path) -> None:
    storage = Storage(tmp_path / FILE)
    names = [f"battle{place:03}" for place in range(40)]
    for name in names:
        storage.begin(kept(name), [name.encode() * 200 + b"\n"] * 8)
    storage._base.execute("pragma wal_checkpoint(truncate)")
    storage.close()
    whole = (tmp_path / FILE).read_bytes()
    found = []
    for place in range(6):  # a page of the file each time
        at = 4096 * (3 + place * 12)
        spoilt = whole[:at] + bytes(4096) + whole[at + 4096 :]
        path = tmp_path / f"spoilt{place}.sqlite"
        path.write_bytes(spoilt)
        again = Storage(path)
        found.append(len(again.kept()))
        again.close()
    assert min(found) >= 20


@pytest.mark.parametrize(
    "content", [b"this is no database, but a letter" * 100, b"SQLite format 3\x00" + b"\xff" * 4096]
)
def test_a_file_that_is_none_is_said_in_one_line_on_the_command_line(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(content)
    command = [sys.executable, "-m", "carnyx", "play", "--no-browser", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "carnyx doctor" in ended.stderr
    assert (tmp_path / FILE).read_bytes() == content
