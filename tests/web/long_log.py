"""A table whose log is as long as that of a long game: real lines, told by way of the socket."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from backroom.arena.play import match
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games import shelf

#: As many lines as a long game has.
LONG = 2000


def lines_of(game: str, least: int = LONG, seats: int = 4) -> list[Any]:
    """What seat 0 is told in games between bots, one after the other, until there is enough."""
    told: list[Any] = []

    def watch(table: AnyTable, record: Record) -> None:
        told.extend(msgspec.to_builtins(event) for event in table.game.story(record, 0))

    found = shelf.find(game)
    for number in range(100):
        if len(told) >= least:
            return told[:least]
        match(found, found.options(), ["scripted"] * seats, 1927, number, watch=watch).play()
    raise AssertionError("the games are too short")


def tell(page: Page, events: list[Any]) -> None:
    """Before anything else that the server says in its log, the page hears these."""

    def routed(here: WebSocketRoute) -> None:
        server = here.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if "log" in heard:
                log = heard["log"]
                first = log["from"] == 0
                log["events"] = (events if first else []) + log.get("events", [])
                log["from"] += 0 if first else len(events)
            here.send(json.dumps(heard))

        def said(message: str | bytes) -> None:
            spoken = json.loads(message)
            if "hello" in spoken:
                spoken["hello"]["log"] = max(0, spoken["hello"]["log"] - len(events))
            server.send(json.dumps(spoken))

        server.on_message(told)
        here.on_message(said)

    page.route_web_socket("**/api/live/**", routed)
