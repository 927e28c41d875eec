"""What is secret from a seat does not cross its wire, byte for byte."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

from backroom.engine.record import Begin
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.games.bootleggers.components import BIG_CITY_BOYS, BUST_A_SHIPMENT
from backroom.server import onlookers
from tests.bootleggers.leaks.recorded import Recorded
from tests.checks import Row
from tests.server import positions
from tests.server.given import Json, Player, Server, key_of, lay_out, running, settings
from tests.toy.game import Cellar

Patch = pytest.MonkeyPatch


def everybody(server: Server, table: str, seats: int) -> list[Player]:
    """All seats and a spectator, told everything."""
    players = [server.player(table, key_of(seat)) for seat in range(seats)]
    players.append(server.player(table, None))
    for player in players:
        player.settle(0.1)
    return players


def others_hear(players: list[Player], seat: int) -> list[str]:
    time.sleep(0.15)
    return [f for at, player in enumerate(players) if at != seat for f in player.settle(0.01)]


def secret_answers(server: Server) -> int:
    """Muscle is picked and picked anew: how many answers were compared."""
    table, keys = server.seated()
    players = [server.player(table, key) for key in (*keys, None)]
    for player in players:
        player.settle(0.1)
    compared = 0
    for seat in (0, 1):
        ask = players[seat].waiting()[0]
        for option in (ask["options"][0], ask["options"][5], ask["options"][0]):
            assert players[seat].act(option["action"], ask["id"]) is None
            assert others_hear(players, seat) == []
            compared += 1
    return compared


def test_an_answer_in_secret_and_its_change_reach_nobody_else(server: Server) -> None:
    assert secret_answers(server) == 6


def test_an_answer_in_a_window_reaches_nobody_else(tmp_path: Path) -> None:
    rows, play, _ = positions.window(2, 0)
    table = lay_out(tmp_path, rows, positions.SEATS)
    with running(settings(tmp_path)) as server:
        players = everybody(server, table, positions.SEATS)
        first = players[play[0]]
        ask = first.waiting()[0]
        enabled = [o["action"] for o in ask["options"] if "why_not" not in o]
        assert len(enabled) > 1
        for action in (enabled[0], enabled[-1], enabled[0]):
            assert first.act(action, ask["id"]) is None
            assert others_hear(players, play[0]) == []


def test_a_refused_answer_reaches_nobody_else(server: Server) -> None:
    table, keys = server.seated()
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.settle(0.1)
    assert players[0].act({"do": "done"}) is not None
    assert others_hear(players, 0) == []


def test_a_leak_of_who_has_answered_is_caught(server: Server, monkeypatch: Patch) -> None:
    from backroom.games.bootleggers.phases.muscle import PickingMuscle

    monkeypatch.setattr(PickingMuscle, "seen_by", lambda step, seat: step.dump())
    with pytest.raises(AssertionError):
        secret_answers(server)


def test_a_counter_that_all_share_is_caught(server: Server, monkeypatch: Patch) -> None:
    """The sort of leak that no view shows: the number of a message."""
    from backroom.server.onlookers import Viewer

    count = iter(range(1, 100_000))
    monkeypatch.setattr(Viewer, "_next", lambda viewer: next(count))
    with pytest.raises(AssertionError, match="the viewer's own counter"):
        secret_answers(server)


def links_after_a_secret_answer(server: Server) -> tuple[str, str]:
    """What somebody is told who comes back, before and after another has answered in secret."""
    table, keys = server.seated()
    first, second = server.player(table, keys[0]), server.player(table, keys[1])
    link = first.until("log")["link"]
    second.settle(0.05)
    second.answer()
    back = server.player(table, keys[0]).until("log")["link"]
    return link, back


def test_a_link_says_nothing_of_a_secret_answer(server: Server) -> None:
    """It is that of the last record of which everybody was told, whoever asks when."""
    link, back = links_after_a_secret_answer(server)
    assert len(link) == 64 and link == back


def test_a_link_over_what_is_hidden_is_caught(server: Server, monkeypatch: Patch) -> None:
    from backroom.server.shown import Shown

    monkeypatch.setattr(Shown, "link", Shown.last_link)
    link, back = links_after_a_secret_answer(server)
    assert link != back


# --- private deals -------------------------------------------------------------------------------


def private_deals(server: Server) -> int:
    """0 and 1 haggle; how often nothing at all reached 2 and a spectator, who may undo or not."""
    table, keys = server.seated(game="cellar", options={"private": True})
    players = [server.player(table, key) for key in (*keys, None)]
    for player in players:
        player.settle(0.1)
    first, second, third, spectator = players
    compared = 0

    def between(player: Player, other: Player, action: Json) -> None:
        nonlocal compared
        assert player.act(action) is None
        assert any("view" in json.loads(frame) for frame in other.settle(0.1))
        assert [*third.settle(0.01), *spectator.settle(0.01)] == []
        compared += 1

    def answer(player: Player, action: Json) -> None:
        assert player.act(action) is None
        for everybody in players:
            everybody.settle(0.05)

    word = {"kind": "word", "by": 0, "to": 1, "text": "I owe you one"}
    offer = {"do": "make-offer", "to": [1], "give": [{"kind": "cash"}], "promises": [word]}
    answer(second, {"do": "bid", "amount": 1})
    answer(third, {"do": "bid", "amount": 2})
    assert third.view["undo"]
    between(first, second, offer)
    between(second, first, {"do": "decline-offer", "offer": first.view["offers"][0]["id"]})
    between(first, second, offer)
    between(first, second, {"do": "withdraw-offer", "offer": first.view["offers"][0]["id"]})
    between(first, second, offer)
    answer(second, {"do": "accept-offer", "offer": second.view["offers"][0]["id"]})
    for player in (third, spectator):
        promise = {"kind": "private", "by": 0, "to": 1}
        assert player.view["ledger"] == [{"id": 0, "promise": promise, "verdict": "open"}]
        assert player.log[-1]["event"] == "deal-struck"
    between(second, first, {"do": "judge-promise", "promise": 0, "kept": False})
    assert first.view["ledger"][0]["verdict"] == "broken"
    return compared


def test_a_private_offer_reaches_nobody_but_its_parties(server: Server, monkeypatch: Patch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    assert private_deals(server) == 6


@pytest.mark.parametrize("section", ["offers_for", "ledger_for", "may_undo"])
def test_a_leak_of_a_private_deal_is_caught(
    server: Server, monkeypatch: Patch, section: str
) -> None:
    def leak(table: AnyTable, seat: int | None) -> object:
        if section == "may_undo":
            return table.count % 2 == 0
        return getattr(table, section[:6])

    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    monkeypatch.setattr(Table, section, leak)
    with pytest.raises(AssertionError):
        private_deals(server)


# --- swapped cards -------------------------------------------------------------------------------


def frames(folder: Path, rows: list[Row], seats: tuple[int | None, ...]) -> list[list[str]]:
    """Every byte that these viewers get of a table with these records, talk and refusals too."""
    table = lay_out(folder, rows, 4)
    got = []
    with running(settings(folder)) as server:
        for seat in seats:
            player = server.player(table, None if seat is None else key_of(seat))
            player.until("log")
            player.act({"do": "pick-muscle", "muscle": 1})
            player.act({"do": "play", "card": BIG_CITY_BOYS})
            thug = {"kind": "thug", "item": BUST_A_SHIPMENT}
            player.act({"do": "make-offer", "to": [3], "take": [thug]})
            player.settle(0.05)
            player.close()
            got.append(player.frames)
    return got


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.rule("B3.1")
def test_cards_that_a_seat_never_saw_can_be_swapped_without_a_trace(
    tmp_path: Path, seed: int, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(onlookers, "now", lambda: 0.0)  # since when who is away
    game = Recorded(seed)
    assert isinstance(game.rows[0][1], Begin)
    seats: tuple[int | None, ...] = (0, 1, None)
    muscle = game.swap_muscle(3, Random(seed))
    windfall = game.swap_windfall(Random(seed))
    assert game.rows not in (muscle, windfall)
    first = frames(tmp_path / "as-it-was", game.rows, seats)
    assert first == frames(tmp_path / "muscle", muscle, seats)
    assert first == frames(tmp_path / "windfall", windfall, seats)


def test_the_swapped_card_is_seen_by_its_own_seat(tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    game = Recorded(0)
    swapped = game.swap_muscle(3, Random(0))
    assert frames(tmp_path / "a", game.rows, (3,)) != frames(tmp_path / "b", swapped, (3,))
