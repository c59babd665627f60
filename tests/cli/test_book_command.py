"""`carnyx book`: a rulebook in the format asked for, by the rules asked for."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import Shell


def test_it_is_written_as_the_name_of_the_file_says(shell: Shell, tmp_path: Path) -> None:
    for name, begins in (("book.pdf", b"%PDF"), ("book.html", b"<!doctype html>"), ("book.md", b"# Celtos")):
        shell.told(f"book celtos -o {tmp_path / name}")
        assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_file_that_is_there_is_left_alone(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "book.md"
    path.write_text("mine")
    shell.refused(f"book celtos -o {path}")
    assert path.read_text() == "mine"


def test_house_rules_and_units_are_those_asked_for(shell: Shell) -> None:
    said = shell.said("book celtos --units cm --house naturals=shooting --format md")
    assert "naturals=shooting" in said
    assert "30 cm" in said


def test_an_unknown_format_is_refused(shell: Shell) -> None:
    assert "pdf, html, md" in shell.refused("book celtos --format txt")


def test_an_unknown_game_is_refused(shell: Shell) -> None:
    assert "celtos, warriors" in shell.refused("book chess")
