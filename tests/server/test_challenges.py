"""Challenges over HTTP: nothing is kept, what is answered is judged, strangers are held back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.extras.challenges import Challenge, challenges
from backroom.games import shelf
from tests.server.given import Server, running, settings
from tests.server.test_making import refusal

GAMES = list(shelf.GAMES)


def tried(server: Server, game: str, number: int, **wanted: Any) -> Any:
    answer = server.http.post(f"/api/challenges/{game}/{number}", json=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def number_of(game: str, sure: bool) -> tuple[int, Challenge]:
    found = enumerate(challenges(game), start=1)
    return next((number, each) for number, each in found if each.sure is sure)


def test_all_are_listed(server: Server) -> None:
    told = server.http.get("/api/challenges").json()["games"]
    assert {each["game"]: len(each["challenges"]) for each in told} == dict.fromkeys(GAMES, 10)


@pytest.mark.parametrize("sure", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_the_best_answer_is_judged_and_the_tempting_one_is_told_why(
    server: Server, game: str, sure: bool
) -> None:
    number, challenge = number_of(game, sure)
    start = tried(server, game, number)
    assert start["verdict"] is None
    assert start["left"] == challenge.answers
    assert start["view"]["seat"] == challenge.seat
    assert [ask for ask in start["view"]["asks"] if ask["question"]["ask"] in challenge.asks]
    known = len(start["log"]["events"])
    end = tried(server, game, number, answers=[[each] for each in challenge.best[0]], log=known)
    assert end["verdict"]["solved"] and end["verdict"]["reached"]
    assert end["view"]["asks"] == [] and end["left"] == 0
    assert not end["view"]["deciding"] and end["view"]["waiting"] == [], "nobody is waited for"
    assert end["log"]["from"] == known
    wrong = tried(server, game, number, answers=[[each] for each in challenge.tempting])
    assert not wrong["verdict"]["solved"]
    assert wrong["verdict"]["best"] == challenge.best[0]
    assert tried(server, game, number) == start


def test_an_arrangement_is_tried_and_given_at_once(server: Server) -> None:
    number = next(n for n, each in enumerate(challenges(GAMES[0]), 1) if each.name == "two-doors")
    best = challenges(GAMES[0])[number - 1].best[0]
    planned = tried(server, GAMES[0], number, plan=best[:1])["planned"]
    assert planned["more"] and planned["view"]["asks"]
    end = tried(server, GAMES[0], number, answers=[best])
    assert end["verdict"]["solved"]


def test_one_can_look_around_where_the_game_has_something_to_tell(server: Server) -> None:
    told = [tried(server, game, 1, look=True)["prospects"] for game in GAMES]
    assert any(told)


def test_what_is_no_answer_is_refused(server: Server) -> None:
    path = f"/api/challenges/{GAMES[0]}/1"
    strange = server.http.post(path, json={"answers": [[{"do": "undo"}]]})
    assert refusal(strange, 400) == "refused-not-an-answer"
    _, challenge = number_of(GAMES[0], sure=False)
    best = [[each] for each in challenge.best[0]]
    assert refusal(server.http.post(path, json={"answers": best * 2}), 400) == "refused-not-asked"
    unread = server.http.post(path, json={"answers": [[{"do": "nothing-of-the-kind"}]]})
    assert unread.status_code == 400
    many = server.http.post(path, json={"answers": best * 7})
    assert refusal(many, 400) == "refused-unreadable"


@pytest.mark.parametrize("place", [f"{GAMES[0]}/0", f"{GAMES[0]}/11", f"{GAMES[0]}/-1"])
def test_what_is_not_there_is_not_found(server: Server, place: str) -> None:
    answer = server.http.post(f"/api/challenges/{place}", json={})
    assert refusal(answer, 404) == "refused-no-such-challenge"


def test_a_game_that_is_not_there_is_not_found(server: Server) -> None:
    answer = server.http.post("/api/challenges/chess/1", json={})
    assert refusal(answer, 400) == "refused-no-such-game"


def test_an_address_can_try_so_often_and_no_more(tmp_path: Path) -> None:
    few = msgspec.structs.replace(settings(tmp_path), challenge_burst=2, challenge_rate=0.0)
    with running(few) as server:
        for _ in range(2):
            tried(server, GAMES[0], 1)
        answer = server.http.post(f"/api/challenges/{GAMES[0]}/1", json={})
        assert refusal(answer, 429) == "refused-too-fast"


def test_what_one_might_do_besides_is_neither_asked_nor_taken(server: Server) -> None:
    """A card that can be played before: a bot would go on from there and find the answer."""
    number = next(
        n for n, each in enumerate(challenges(GAMES[0]), 1) if each.name == "no-room-at-home"
    )
    assert {ask["question"]["ask"] for ask in tried(server, GAMES[0], number)["view"]["asks"]} == {
        "drive"
    }
    path = f"/api/challenges/{GAMES[0]}/{number}"
    card = server.http.post(path, json={"answers": [[{"do": "play", "card": 30}]]})
    assert refusal(card, 400) == "refused-not-an-answer"
