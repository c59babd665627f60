"""The saved battles: lines are kept in order, once each, and survive whatever happens to the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from carnyx.web.storage import Kept, Storage, TakenAlready


def battle(id: str, changed: str = "2026-01-01T00:00:00+00:00") -> Kept:
    return Kept(id, "a title", "celtos", "person,thumb", "{}", "2026-01-01T00:00:00+00:00", changed, 0)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "battles.sqlite")


def test_lines_come_back_in_order(storage: Storage) -> None:
    storage.begin(battle("a"), [b"header\n"])
    storage.append("a", 1, [b"one\n"], "2026-01-02T00:00:00+00:00")
    storage.append("a", 2, [b"two\n"], "2026-01-03T00:00:00+00:00")
    assert storage.lines("a") == [b"header\n", b"one\n", b"two\n"]


def test_a_number_is_taken_once(storage: Storage) -> None:
    storage.begin(battle("a"), [b"header\n"])
    storage.append("a", 1, [b"one\n"], "now")
    with pytest.raises(TakenAlready):
        storage.append("a", 1, [b"another\n"], "now")
    assert storage.lines("a") == [b"header\n", b"one\n"]


def test_what_was_kept_is_there_for_the_next_server(tmp_path: Path) -> None:
    first = Storage(tmp_path / "battles.sqlite")
    first.begin(battle("a"), [b"header\n"])
    first.append("a", 1, [b"one\n"], "now")  # and never closed: the server was killed
    assert Storage(tmp_path / "battles.sqlite").lines("a") == [b"header\n", b"one\n"]


def test_the_battle_last_played_is_listed_first(storage: Storage) -> None:
    storage.begin(battle("old"), [b"header\n"])
    storage.begin(battle("new", "2026-05-01T00:00:00+00:00"), [b"header\n"])
    assert [kept.id for kept in storage.kept()] == ["new", "old"]
    storage.append("old", 1, [b"one\n"], "2026-06-01T00:00:00+00:00")
    assert [(kept.id, kept.answers) for kept in storage.kept()] == [("old", 1), ("new", 0)]


def test_a_deleted_battle_takes_its_lines_along(storage: Storage) -> None:
    storage.begin(battle("a"), [b"header\n"])
    assert storage.delete("a")
    assert storage.lines("a") == []
    assert not storage.delete("a")
