"""Every message of a whole game, and its save, follow the JSON Schema that we publish."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.cli.schema import document, save_document
from backroom.games import shelf
from tests.cli.given import backroom
from tests.server.given import Json, Player, Server, over
from tests.server.schemas import strict

RECORDED = Path(__file__).parents[1]
SEATS: list[Json] = [{"kind": "human"}, {"kind": "bot", "bot": "scripted"}]
#: So many messages of a game are enough; most end before.
ENOUGH = 4000


@pytest.fixture(scope="module")
def wire() -> Callable[[str], Any]:
    return strict(document())


@pytest.fixture(scope="module")
def save() -> Callable[[str], Any]:
    return strict(save_document())


class Speaker(Player):
    """Keeps what it has said."""

    def __init__(self, url: str) -> None:
        self.said: list[Json] = []
        super().__init__(url)

    def say(self, message: object) -> None:
        assert isinstance(message, dict)
        self.said.append(message)
        super().say(message)


@pytest.mark.parametrize("game", shelf.GAMES)
def test_all_that_is_said_in_a_whole_game(
    game: str, server: Server, wire: Callable[[str], Any]
) -> None:
    least = shelf.find(game).players[0]
    made = server.make(SEATS[:1] + SEATS[1:] * (least - 1), game=game, tempo={"pace": "off"})
    player = Speaker(server.live + made["table"])
    player.say({"hello": {"key": made["key"], "log": 0, "panels": True}})
    server.sit(made["table"], made["key"], name="Ann")
    looker = server.player(made["table"], None)
    player.play(Random(7), lambda p: over(p) or len(p.messages) > ENOUGH)
    looker.settle()
    told, client = wire("ServerMessage"), wire("ClientMessage")
    for message in player.messages + looker.messages:
        told.validate(message)
    for message in player.said:
        client.validate(message)
    kinds = {name for message in player.messages for name in message}
    assert kinds >= {"welcome", "view", "log", "done", "end"}
    sections = strict(document())(f"{game.capitalize()}Sections")
    for message in player.messages:
        if "view" in message:
            sections.validate(message["view"])


@pytest.mark.parametrize("game", shelf.GAMES)
def test_saves(game: str, save: Callable[[str], Any]) -> None:
    files = sorted((RECORDED / game / "games").glob("*.jsonl"))
    assert files
    head, record, end = save("SaveHead"), save("SaveRecord"), save("SaveEnd")
    for file in files[::4]:
        first, *lines = [json.loads(line) for line in file.read_bytes().splitlines()]
        head.validate(first)
        for line in lines:
            (end if "result" in line else record).validate(line)
    assert not record.is_valid({"seat": 0, "action": {"do": "fly"}})
    assert not record.is_valid({"seat": 0, "action": lines[0]["action"], "more": 1})
    assert not head.is_valid({**first, "options": {**first["options"], "colour": "red"}})


def test_the_schema_of_a_save_is_written() -> None:
    result = backroom("schema", "--save")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == json.loads(json.dumps(save_document()))
