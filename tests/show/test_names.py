"""What units are called: nobody can take one for another."""

from __future__ import annotations

from carnyx.core.journal import Journal
from carnyx.games import SYSTEMS
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.play import muster
from carnyx.show.names import told_apart
from carnyx.web import boards


def test_two_units_of_one_name_carry_their_sides_and_all_others_only_their_names() -> None:
    units = (("Warriors", 0), ("Druid", 0), ("Warriors", 1), ("Archers 1", 1), ("Archers 2", 1))
    assert told_apart(units, "en") == ("Warriors (Red)", "Druid", "Warriors (Blue)", "Archers 1", "Archers 2")
    assert told_apart(units, "de")[0] == "Warriors (Rot)"


def test_in_a_battle_of_two_like_forces_every_plate_and_option_says_whose_unit_it_is() -> None:
    force = army.load("gael-demo")
    table = Journal(SYSTEMS["celtos"], muster.prepared("demo", (force, force)))
    board = boards.board(table, "en", "in")
    names = [body.name for body in board.scene(table.pause.battle).bodies]
    assert len(set(names)) == len(names)
    assert all(name.endswith(("(Red)", "(Blue)")) for name in names)
