"""Lists of one's own are looked over as they are chosen, and the template is a list that can be played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carnyx.games import GAMES
from carnyx.web.forces import Checked, checked, template
from carnyx.words import LANGUAGES
from tests.web.tables import housed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("system", ["celtos", "warriors"])
def test_the_template_explains_the_format_and_is_legal(system: str, lang: str) -> None:
    text = template(GAMES[system], lang)
    assert text.startswith("# ")
    found = checked(GAMES[system], text, lang)
    assert found.problems == ()
    assert found.points == sum(cost for _, _, cost in found.bill) > 0


@pytest.mark.parametrize("text", ["", "no list at all", 'name = "x"\npeople = "nobody"\n', "name = 1"])
@pytest.mark.parametrize("system", ["celtos", "warriors"])
def test_whatever_is_wrong_with_a_list_is_said(system: str, text: str) -> None:
    assert checked(GAMES[system], text, "en").problems


def test_the_page_has_lists_checked_and_brings_the_template(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        status, text = house.fetch("/api/forces/celtos/template?lang=en")
        assert status == 200
        status, body = house.fetch("/api/forces/celtos?lang=en", "POST", text)
        assert status == 200
        assert msgspec.json.decode(body, type=Checked).problems == ()
        assert house.fetch("/api/forces/chess", "POST", text)[0] == 404
        status, body = house.fetch("/api/forces/celtos?lang=en", "POST", b"#" * 100_000)
        assert (status, bool(msgspec.json.decode(body, type=Checked).problems)) == (413, True)
