"""Strange messages, files and pages: each is told in the player's words what is wrong, and nothing changes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from carnyx.cli.play import play
from carnyx.core.journal import SCHEMA
from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE
from carnyx.web import wire
from carnyx.web.server import HOST, LONGEST_HEARD, serve
from carnyx.words.catalogue import catalogue
from carnyx.words.language import LANGUAGES
from tests.web.tables import Browser, ConnectionClosed, House, housed

GAMES = {"celtos": "demo", "warriors": "box"}
HUGE = 10**30


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("strangers")) as running:
        yield running


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, house: House) -> Iterator[Browser]:
    """A browser at a battle that waits for its first answer."""
    battle = house.begin(request.param, GAMES[request.param], "person", "person")
    with house.browser(battle) as browser:
        browser.until(lambda message: message["is"] == "state" and "question" in message)
        yield browser


def trouble(browser: Browser) -> str:
    message = browser.hear()
    assert message["is"] == "trouble"
    assert message["text"]
    return str(message["what"])


def unchanged(browser: Browser, before: bytes) -> None:
    """The battle stands as it stood, and the connection with it."""
    browser.rest()
    assert browser.house.journal(browser.battle) == before


MALFORMED: tuple[str | bytes, ...] = (
    "",
    "null",
    "[]",
    '"answer"',
    "{}",
    '{"is": 1}',
    '{"is": "answer"}',
    '{"is": "answer", "number": "1", "answer": 0}',
    '{"is": "answer", "number": 1.5, "answer": 0}',
    '{"is": "answer", "number": 1e400, "answer": 0}',
    '{"is": "answer", "number": 1, "answer": 0, "more": 1}',
    '{"is": "speak", "lang": "kl", "units": "in"}',
    '{"is": "dice", "dice": "loaded"}',
    '{"is": "probe", "number": 1, "gesture": []}',
    '{"is": "card", "unit": -1}',
    '{"is": "dangers", "unit": 100000}',
    '{"is": "undo", "number": null}',
    "[" * 40_000,
    '{"is": "answer", "number": 1, "answer": ' + "[" * 20_000 + "]" * 20_000 + "}",
    b"\x00\x01\x02",
    b"\xff\xfe\xfd",
    '{"is": "answer", "number": 1, "answer": "\ud83d"}'.encode("utf-8", "surrogatepass"),
)


@pytest.mark.parametrize("raw", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_message_is_called_so(table: Browser, raw: str | bytes) -> None:
    before = table.house.journal(table.battle)
    table.line.send(raw)
    assert trouble(table) == "malformed"
    unchanged(table, before)


@pytest.mark.parametrize("length", [wire.LONGEST + 1, 1_000_000])
def test_what_is_too_long_is_called_so(table: Browser, length: int) -> None:
    before = table.house.journal(table.battle)
    table.line.send(json.dumps({"is": "answer", "number": 1, "answer": "x" * length}))
    assert trouble(table) == "too-long"
    unchanged(table, before)


def test_a_message_beyond_all_measure_ends_the_connection_and_not_the_battle(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    with house.browser(battle) as browser:
        number = browser.until(lambda message: message["is"] == "state" and "question" in message)["number"]
        with pytest.raises(ConnectionClosed):
            browser.ask("x" * (LONGEST_HEARD + 1), "nothing")
        assert browser.line.close_code in (1006, 1009)  # the word for it may be lost while we still talk
    with house.browser(battle) as browser:
        assert browser.until(lambda message: "question" in message)["number"] == number


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    HUGE,
    1e308,
    "",
    "no such option",
    [],
    [[]],
    {},
    {"undo": 1},
    [HUGE, HUGE, HUGE],
    ["move", {"paths": [[HUGE, -HUGE]]}],
    ["concede", ["concede"]],
    "\u0000",
)


@pytest.mark.parametrize("answer", WRONG, ids=range(len(WRONG)))
def test_a_wrong_answer_is_refused_by_a_rule_in_words(table: Browser, answer: Any) -> None:
    before = table.house.journal(table.battle)
    number = table.state["number"]
    reply = table.ask("answer", "refused", number=number, answer=answer)
    assert reply["is"] == "refused"
    assert reply["reason"]["rule"]
    assert reply["reason"]["text"]
    assert table.ask("preview", "previewed", number=number, answer=answer)["is"] == "previewed"
    unchanged(table, before)


@pytest.mark.parametrize("number", [-1, 0, 99, HUGE])
def test_an_answer_to_another_question_is_stale(table: Browser, number: int) -> None:
    before = table.house.journal(table.battle)
    for kind in ("answer", "preview"):
        reply = table.ask(kind, "refused", number=number, answer=0)
        assert reply["what"] in ("stale", "malformed")  # a number no question ever had is no number
    unchanged(table, before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_troubles_come_in_the_player_s_language(house: House, lang: str) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    with house.browser(battle, lang=lang) as browser:
        browser.line.send("?")
        message = browser.until(lambda message: message["is"] == "trouble")
        assert message["text"] == catalogue(lang).say("table-trouble-malformed")  # type: ignore[arg-type]


# ---- pages and names from elsewhere


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "https://localhost"])
def test_a_page_from_elsewhere_gets_no_socket_and_changes_nothing(house: House, origin: str) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{house.host}/ws/{battle}", proxy=None, additional_headers={"Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403
    saved = house.fetch("/api/battles")
    for path, method in (
        (f"/api/battles/{battle}", "DELETE"),
        ("/api/battles", "POST"),
        ("/api/battles/upload", "POST"),
    ):
        status, body = house.fetch(path, method, b"{}", Origin=origin)
        assert (status, json.loads(body)["error"]) == (403, catalogue("en").say("table-trouble-origin"))
    assert house.fetch("/api/battles") == saved


def test_a_page_of_ours_gets_its_socket(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person")
    headers = {"Origin": f"http://{house.host}"}
    with connect(f"ws://{house.host}/ws/{battle}", proxy=None, additional_headers=headers) as line:
        assert json.loads(line.recv(60))["is"] == "opened"


def test_a_stranger_s_name_that_leads_here_opens_no_door(house: House) -> None:
    assert house.fetch("/api/battles", Host="elsewhere.example:80")[0] == 400
    assert house.fetch("/api/battles", Host="localhost")[0] == 200


def test_the_server_is_for_this_machine_alone_unless_said(house: House) -> None:
    assert HOST == "127.0.0.1"
    assert serve.__defaults__ is not None
    assert serve.__defaults__[0] == HOST
    assert "host" not in play.__annotations__


# ---- battles and files that are none


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("battle", ["0123456789abcdef", "x", "%00", "..%2F..%2Fetc"])
def test_an_unknown_battle_is_called_so(house: House, battle: str, lang: str) -> None:
    said = catalogue(lang).say("table-trouble-unknown")  # type: ignore[arg-type]
    for path, method in ((f"/api/battles/{battle}/journal", "GET"), (f"/api/battles/{battle}", "DELETE")):
        status, body = house.fetch(f"{path}?lang={lang}", method)
        assert status == 404
        if "%2F" not in battle:  # that is another path, of which there is nothing
            assert json.loads(body)["error"] == said
    if "%2F" not in battle:
        with house.browser(battle, lang=lang) as browser:
            assert browser.hear()["text"] == said
            with pytest.raises(ConnectionClosed):
                browser.hear()
            assert browser.line.close_code == 4404


def journal(house: House, system: str = "celtos") -> bytes:
    """A journal with an answer in it."""
    battle = house.begin(system, GAMES[system], "person", "person")
    with house.browser(battle) as browser:
        asked = browser.until(lambda message: message["is"] == "state" and "question" in message)
        choice = next(option["answer"] for option in asked["question"]["options"] if "answer" in option)
        browser.say("answer", number=asked["number"], answer=choice)
        browser.standing(asked["number"] + 1)
    return house.journal(battle)


def uploaded(house: House, body: bytes, lang: str = "en") -> tuple[int, dict[str, str]]:
    status, said = house.fetch(f"/api/battles/upload?title=my%20file&lang={lang}", "POST", body)
    return status, json.loads(said)


def spoilt(whole: bytes) -> dict[str, bytes]:
    header, turn, *lines = whole.splitlines(keepends=True)
    first = json.loads(header)
    edited = json.loads(lines[0])
    edited[2] = "0" * len(edited[2])
    return {
        "empty": b"",
        "no_journal": b"Dear Sir,\nthis is a letter.\n",
        "cut": whole[:-3],
        "newer": json.dumps({**first, "carnyx": SCHEMA + 1}).encode() + b"\n",
        "newer_rules": json.dumps({**first, "rules": 99}).encode() + b"\n",
        "unknown_system": json.dumps({**first, "system": "chess"}).encode() + b"\n",
        "digest": header + turn + json.dumps(edited).encode() + b"\n",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", ["empty", "no_journal", "cut", "newer", "newer_rules", "unknown_system", "digest"])
def test_a_file_that_is_no_good_journal_is_not_kept(house: House, why: str, lang: str) -> None:
    body = spoilt(journal(house))[why]
    saved = house.fetch("/api/battles")
    status, said = uploaded(house, body, lang)
    assert status == 400
    sentence = catalogue(lang).sources[f"error-journal-{why}"].partition("=")[2].strip()  # type: ignore[arg-type]
    assert said["error"].startswith("my file:")
    assert re.fullmatch(".+".join(map(re.escape, re.split(r"\{[^}]*\}", sentence))), said["error"])
    assert house.fetch("/api/battles") == saved


@pytest.mark.parametrize("body", [bytes(range(256)) * 64, b"\x00" * 10_000, b"[" * 100_000 + b"\n", b"\n" * 1000])
def test_a_file_of_no_text_is_no_journal(house: House, body: bytes) -> None:
    status, said = uploaded(house, body)
    assert status == 400
    assert said["error"].startswith("my file:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_fifty_megabytes_is_too_large_and_is_told_so(house: House, lang: str) -> None:
    status, said = uploaded(house, b"x" * (50 * MEGABYTE), lang)
    assert status == 413
    assert said["error"] == catalogue(lang).say("table-trouble-too-large", most=str(LONGEST_UPLOAD))  # type: ignore[arg-type]


@pytest.mark.parametrize("system", GAMES)
def test_a_good_journal_goes_on_where_it_ends(house: House, system: str) -> None:
    whole = journal(house, system)
    status, said = uploaded(house, whole)
    assert status == 201
    assert house.journal(said["id"]).startswith(whole)


WISH = {"system": "celtos", "scenario": "demo", "seats": ["person", "thumb"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"system": "chess"},
        {"scenario": "nowhere"},
        {"seats": ["person"]},
        {"seats": ["person", "cheat"]},
        {"seats": ["person", "thumb,thumb"]},
        {"edition": "third"},
        {"house": [["no such rule", "1"]]},
        {"house": [["bring", "everything and more"]]},
        {"forces": ["no = list", None]},
        {"forces": ["[" * 5000, None]},
        {"forces": [1, 2, 3]},
        {"deploy": "late"},
        {"seats": "person"},
        {"unheard": "of"},
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_granted_begins_nothing(house: House, wrong: dict[str, Any], lang: str) -> None:
    saved = house.fetch("/api/battles")
    status, body = house.fetch(f"/api/battles?lang={lang}", "POST", json.dumps({**WISH, **wrong}).encode())
    assert status == 400
    assert len(json.loads(body)["error"]) > 10
    assert house.fetch("/api/battles") == saved


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xff", b"[" * 50_000, b"null"])
def test_a_wish_that_is_none_is_not_understood(house: House, body: bytes) -> None:
    status, said = house.fetch("/api/battles", "POST", body)
    assert (status, json.loads(said)["error"]) == (400, catalogue("en").say("table-trouble-malformed"))


def test_a_line_that_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        battle = house.begin("celtos", "demo", "person", "person")
        with house.browser(battle) as browser:
            asked = browser.until(lambda message: message["is"] == "state" and "question" in message)
            base = house.lobby._storage._base
            base.execute("create trigger full before insert on line begin select raise(abort, 'disk is full'); end")
            choice = next(option["answer"] for option in asked["question"]["options"] if "answer" in option)
            assert browser.ask("answer", "trouble", number=asked["number"], answer=choice)["what"] == "not-kept"
            base.execute("drop trigger full")
            browser.say("answer", number=asked["number"], answer=choice)
            browser.standing(asked["number"] + 1)
        assert house.journal(battle).count(b"\n") > 1
