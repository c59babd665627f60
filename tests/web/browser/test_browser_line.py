"""The line between page and server: an answer that a broken line has swallowed is given again by itself."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute

from tests.web.browser.at_the_table import AtTheTable


def test_an_answer_swallowed_by_a_broken_line_counts_all_the_same(player: AtTheTable) -> None:
    swallowed: list[str] = []

    def carried(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            if not swallowed and json.loads(message)["is"] == "answer":
                swallowed.append(str(message))
                line.close(code=1011)
                server.close()
            else:
                server.send(message)

        line.on_message(said)

    player.page.route_web_socket("**/ws/**", carried)
    player.begin("celtos", "demo", "person", "person")
    player.waits()
    player.pick(0)  # waits until the answer has counted
    assert len(swallowed) == 1
