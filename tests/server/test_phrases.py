"""Three phrases a phase, sent as keys: everybody reads them in his own language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.games import shelf
from backroom.text.lookup import LANGUAGES, Text
from tests.server.given import Server, running, settings


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_every_part_of_a_game_has_three_phrases_in_every_language(game: str) -> None:
    played = shelf.find(game)
    state, _ = played.setup(played.options(), 3, SampledChance(Random(1)))
    assert played.part(state) in played.phrases
    for phrases in played.phrases.values():
        assert len(set(phrases)) == 3
        for lang in LANGUAGES:
            text = Text(lang, game=played)
            said = [text.say(phrase) for phrase in phrases]
            assert len(set(said)) == 3 and text.fallbacks == set()
            assert all(len(words) <= 40 for words in said), "a bubble at a name"


def test_a_phrase_is_heard_as_its_key(server: Server) -> None:
    ann, bea, _ = server.sitting()
    phrase = ann.view["phrases"][0]
    ann.say({"id": 1, "phrase": phrase})
    line = bea.until("chat")["lines"][-1]
    assert (line["seat"], line["text"], line["phrase"]) == (0, "", phrase)
    ann.say({"id": 2, "chat": phrase})
    line = bea.until("chat")["lines"][-1]
    assert line["phrase"] == "", "words are words, whatever they look like"


def test_the_phrases_follow_the_phase(server: Server) -> None:
    players = server.sitting()
    first = players[0].view["phrases"]
    for _ in range(60):
        if players[0].view["phrases"] != first:
            break
        for player in players:
            player.settle(0.02)
            if player.waiting():
                player.answer()
    assert players[0].view["phrases"] != first
    for _ in range(100):  # what was told to one may still be on its way to another
        if players[0].view["phrases"] == players[1].view["phrases"]:
            return
        for player in players:
            player.settle(0.1)
    assert players[0].view["phrases"] == players[1].view["phrases"]


def test_only_phrases_of_the_game_are_taken(server: Server) -> None:
    ann = server.sitting()[0]
    for phrase in ("hello-world", "", "x" * 500):
        ann.say({"id": 3, "phrase": phrase})
        assert ann.until("refused")["reason"]["key"] == "refused-unreadable"


def test_a_spectator_says_none(server: Server) -> None:
    table, _ = server.seated()
    looker = server.player(table, None)
    looker.settle(0.05)
    looker.say({"id": 1, "phrase": looker.view["phrases"][0]})
    assert looker.until("refused")["reason"]["key"] == "refused-spectator"


def test_a_phrase_outlasts_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        ann = server.player(table, keys[0])
        phrase = ann.until("view")["phrases"][1]
        ann.say({"id": 1, "phrase": phrase})
        ann.until("done")
    with running(settings(tmp_path)) as server:
        lines = server.player(table, keys[1]).until("chat")["lines"]
    assert [line["phrase"] for line in lines] == [phrase]


@pytest.mark.parametrize("kind", ["chat", "phrase"])
def test_a_seat_talks_no_faster_than_others_can_read(tmp_path: Path, kind: str) -> None:
    with running(settings(tmp_path, talk_burst=3, talk_rate=0.0)) as server:
        ann, bea, _ = server.sitting()
        said = ann.view["phrases"][0]
        for number in range(1, 4):
            ann.say({"id": number, kind: said})
            ann.until("done")
        ann.say({"id": 9, kind: said})
        assert ann.until("refused")["reason"]["key"] == "refused-too-fast"
        bea.say({"id": 1, kind: said})  # each seat by itself
        bea.until("done")
