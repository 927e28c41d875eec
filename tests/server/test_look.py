"""What one could do where on the board is asked over the wire, for one's own seat alone."""

from __future__ import annotations

from pathlib import Path

from tests.server.given import Json, Player, running, settings


def look(player: Player, *things: str) -> Json:
    """What is answered to a look around."""
    player.say({"id": 7, "look": things})
    while True:
        heard = player.hear()
        told = heard.get("looked") or heard.get("refused")
        if told and told["id"] == 7:
            return heard


def settled(server_players: list[Player]) -> None:
    """Past the set-up: everybody has a car on the board."""
    for _ in range(40):
        for player in server_players:
            player.settle(0.02)
            if player.view["table"]["turn"] > 0:
                return
            for ask in player.waiting():
                option = next(o for o in ask["options"] if "why_not" not in o)
                assert player.act(option["action"], ask["id"]) is None
    raise AssertionError("the game does not begin")


def test_a_seat_is_told_its_prospects_and_nobody_else_notices(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        players = server.sitting(game="chicago")
        settled(players)
        for player in players:
            player.settle()
        prospects = look(players[0])["looked"]["prospects"]
        things = {each["thing"] for each in prospects}
        assert {"place:7", "territory:3", "car:1", "police"} <= things
        docks = next(each for each in prospects if each["thing"] == "place:7")
        assert docks["options"][0]["action"] == {"do": "take-all", "place": 7}
        some = look(players[0], "place:7", "no such thing")["looked"]["prospects"]
        assert some == [docks]
        assert look(players[1])["looked"]["prospects"] != prospects
        assert all(player.settle() == [] for player in players)


def test_whoever_looks_on_is_told_so_and_a_game_without_a_board_has_none(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        spectator, player = server.player(table, None), server.player(table, keys[0])
        spectator.until("view")
        player.until("view")
        assert look(spectator)["refused"]["reason"]["key"] == "refused-spectator"
        assert look(player)["looked"]["prospects"] == []


def test_before_the_table_starts_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make()
        player = server.player(made["table"], made["key"])
        player.until("welcome")
        assert look(player)["refused"]["reason"]["key"] == "refused-not-started"


def test_looks_are_counted_like_everything_else_that_is_said(tmp_path: Path) -> None:
    with running(settings(tmp_path, burst=6, rate=0.01)) as server:
        table, keys = server.seated()
        player = server.player(table, keys[0])
        player.until("view")
        answers = [look(player) for _ in range(9)]
        assert any("refused" in answer for answer in answers)
        assert answers[-1]["refused"]["reason"]["key"] == "refused-too-fast"


def test_one_address_has_only_so_much_worked_out_for_it(tmp_path: Path) -> None:
    """Whatever the number of its seats and tables; the rest of what it says is heard."""
    with running(settings(tmp_path, look_burst=3, look_rate=0.0)) as server:
        first, second = (server.seated() for _ in range(2))
        players = [server.player(table, keys[0]) for table, keys in (first, second)]
        for player in players:
            player.until("view")
        for at in range(3):
            assert "looked" in look(players[at % 2])
        players[1].say({"id": 7, "plan": [{"do": "pass"}]})
        assert players[1].until("refused")["reason"]["key"] == "refused-too-fast"
        for player in players:
            assert look(player)["refused"]["reason"]["key"] == "refused-too-fast"
            assert player.settle() == [], "its line stays open"
