"""One viewer at the socket."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.games import shelf
from backroom.server.onlookers import Viewer
from tests.chicago.given import Given as GivenChicago
from tests.server.given import Json, Player, Server, running, settings
from tests.server.virtual import Sitting, sit


def test_a_player_is_welcomed_and_told_everything(server: Server) -> None:
    ann = server.sitting()[0]
    welcome = ann.messages[0]["welcome"]
    assert welcome["seat"] == 0 and welcome["started"]
    assert welcome["names"] == ["Ann", "P1", "P2"]
    assert [seat["kind"] for seat in welcome["seats"]] == ["human"] * 3
    assert len(welcome["dice"]["commitment"]) == 64
    sections = {"table", "houses", "trucks", "stills", "mobsters", "own", "flow", "asks", "asides"}
    sections |= {"result", "seat", "seats", "standing", "waiting", "deciding", "progress"}
    sections |= {"offers", "earlier", "ledger", "not_trading", "undo", "tradable", "phrases"}
    assert set(ann.messages[1]["view"]) == sections
    assert ann.view["own"]["hand"]
    assert len(ann.view["tradable"]) == 3
    assert ann.log[0]["event"] == "round-begins"


def test_a_spectator_sees_the_table_and_no_hand(server: Server) -> None:
    table, _ = server.seated()
    looker = server.player(table, None)
    looker.settle()
    assert looker.messages[0]["welcome"]["seat"] is None
    assert looker.view["own"] is None
    assert looker.view["asks"] == [] and looker.view["asides"] == []
    assert looker.view["seat"] is None and not looker.view["undo"]
    assert all(mobster["cash"] is None for mobster in looker.view["mobsters"])
    assert looker.act({"do": "done"}) == {"rule": "", "key": "refused-spectator"}
    looker.say({"id": 9, "chat": "psst"})
    assert looker.until("refused")["reason"]["key"] == "refused-spectator"


def has_secrets(name: str) -> bool:
    """Is something on the table that a seat sees, and not everybody: her own cards?"""
    game = shelf.find(name)
    state, _ = game.setup(game.options(), 3, SampledChance(Random(1)))
    own, all_know = (game.describe(game.view(state, seat)) for seat in (0, None))
    return own != all_know


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_whoever_wants_it_is_told_the_table_in_words_too(server: Server, game: str) -> None:
    table, keys = server.seated(game=game)
    ann, plain = server.player(table, keys[0], panels=True), server.player(table, keys[0])
    looker = server.player(table, None, panels=True)
    for player in (ann, plain, looker):
        player.until("log")
    assert "panels" not in plain.view
    assert (ann.view["panels"] != looker.view["panels"]) == has_secrets(game)
    for player in (ann, looker):
        panel = player.view["panels"][0]
        assert set(panel) == {"title", "columns", "rows"}
        assert panel["title"]["key"] and panel["rows"][0][0]["message"]["key"]


def test_the_table_in_words_is_told_again_when_it_has_changed(server: Server) -> None:
    table, keys = server.seated()
    players = [server.player(table, key, panels=True) for key in keys]
    for player in players:
        player.settle(0.05)
        player.answer()
    looker = players[0]
    told = [message["view"] for message in looker.messages if "view" in message]
    assert "panels" in told[0] and "panels" not in told[1], "her own answer changes no word of it"
    looker.until_view(lambda view: not view["deciding"])
    assert looker.view["panels"] != told[0]["panels"]


def test_before_the_start_one_is_told_who_sits_and_then_everything(server: Server) -> None:
    made = server.make()
    ann = server.player(made["table"], made["key"])
    welcome = ann.until("welcome")
    assert not welcome["started"]
    assert ann.act({"do": "done"}) == {"rule": "", "key": "refused-not-started"}
    assert ann.view == {}
    server.sit(made["table"], made["key"])
    for invite in made["invites"]:
        server.sit(made["table"], invite["key"], name=f"Late{invite['seat']}")
    seat = {"kind": "human", "name": "Late1", "taken": True, "here": False, "bot": "", "away": None}
    seat |= {"stand_in": "", "host": False, "link": 0, "lost": None, "shown": False}
    while ann.until("seats")[1] != {**seat, "reliable": None}:
        pass
    again = ann.until("welcome")
    assert again["started"] and again["names"] == ["Ann", "Late1", "Late2"]
    assert ann.until("view")["own"]["hand"]


def test_an_action_is_done_and_only_what_changed_is_told(server: Server) -> None:
    ann, bea, cy = server.sitting()
    ann.answer()
    bea.answer()
    cy.answer()
    changed = next(m["view"] for m in cy.messages if "view" in m and m["n"] > 2)
    assert "asks" in changed and "seats" not in changed
    ann.settle()
    assert any(line["event"] == "shows-muscle" for line in ann.log)


def test_the_last_move_can_be_taken_back(server: Server) -> None:
    players = server.sitting()
    for _ in range(60):
        for player in players:
            player.settle(0.02)
        mover = next(player for player in players if player.waiting())
        before = mover.view["asks"]
        mover.answer()
        if mover.view["undo"]:
            break
    assert mover.view["asks"] != before
    assert mover.act({"do": "undo"}) is None
    assert mover.view["asks"] == before
    assert mover.log[-1]["event"] == "taken-back"


def test_a_question_that_is_settled_or_anothers_is_refused(server: Server) -> None:
    ann, bea, cy = server.sitting()
    ask = ann.waiting()[0]
    stale = ann.act(ask["options"][0]["action"], "0.muscle")
    assert stale is not None and stale["key"] == "refused-stale"
    for player in (ann, bea, cy):
        player.answer()
    for player in (ann, bea, cy):
        player.settle()
    asked = next(player for player in (ann, bea, cy) if player.waiting())
    other = next(player for player in (ann, bea, cy) if not player.waiting())
    theirs = asked.waiting()[0]
    refused = other.act(theirs["options"][0]["action"], theirs["id"])
    assert refused is not None and refused["key"] == "refused-stale"
    refused = other.act(theirs["options"][0]["action"])
    assert refused is not None and refused["key"] == "refused-not-asked"
    refused = ann.act({"do": "pick-muscle", "muscle": 1}, ask["id"])
    assert refused is not None and refused["key"] == "refused-stale"


def test_a_refusal_names_the_rule(server: Server) -> None:
    ann = server.sitting()[0]
    hand = ann.view["own"]["hand"]
    foreign = next(muscle for muscle in range(1, 73) if muscle not in hand)
    ask = ann.waiting()[0]["id"]
    refused = ann.act({"do": "pick-muscle", "muscle": foreign}, ask)
    assert refused == {"rule": "B4.3", "key": "refused-not-an-answer"}


GARBAGE: list[object] = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"act": {}}',
    '{"id": -1, "act": {"do": "done"}}',
    '{"id": "x", "act": {"do": "done"}}',
    '{"id": 1, "act": {"do": "fly"}}',
    '{"id": 1, "act": {"do": "place", "house": 77}}',
    '{"id": 1, "act": {"do": "place", "house": "2"}}',
    '{"id": 1, "act": 3, "ask": 4}',
    '{"id": 1, "act": {"do": "done"}, "extra": 1}',
    '{"id": 1, "chat": ""}',
    '{"id": 1, "chat": "\\u202e\\u0007"}',
    '{"hello": {"key": null}}',
    '{"ping": "x"}',
    "[" * 9000,
    '{"id": 1, "act": ' + "[" * 9000 + "}",
]


def test_garbage_is_refused_and_the_line_stays_open(server: Server) -> None:
    ann = server.sitting()[0]
    for garbage in GARBAGE:
        ann.say(garbage)
        refused = ann.until("refused")
        assert refused["reason"]["key"] == "refused-unreadable", garbage
        assert "Traceback" not in str(refused)
    ann.say({"ping": 41})
    assert ann.until("pong") == 41
    ann.answer()


def test_a_huge_message_ends_the_connection(server: Server) -> None:
    ann = server.sitting()[0]
    ann.say('{"id": 1, "chat": "' + "x" * 20_000 + '"}')
    assert ann.closed() == 1009


@pytest.mark.parametrize(
    ("table", "hello", "key"),
    [
        ("", {"hello": {"key": "forged"}}, "refused-no-such-key"),
        ("", {"hello": {"key": ""}}, "refused-no-such-key"),
        ("", {"hello": {"key": 5}}, "refused-unreadable"),
        ("", {"ping": 1}, "refused-unreadable"),
        ("zzzzzzzz", {"hello": {"key": None}}, "refused-no-such-table"),
    ],
)
def test_whoever_does_not_say_a_proper_hello_is_turned_away(
    server: Server, table: str, hello: Json, key: str
) -> None:
    known, _ = server.seated()
    stranger = Player(server.live + (table or known))
    stranger.say(hello)
    assert stranger.until("refused") == {
        "id": None,
        "reason": stranger.messages[0]["refused"]["reason"],
    }
    assert stranger.messages[0]["refused"]["reason"]["key"] == key
    assert stranger.closed() == 4400
    assert len(stranger.messages) == 1


def test_nothing_is_told_before_hello(server: Server) -> None:
    table, _ = server.seated()
    silent = Player(server.live + table)
    assert silent.settle() == []


def test_talk_reaches_everybody_and_is_kept(server: Server) -> None:
    table, keys = server.seated()
    ann, bea = server.player(table, keys[0]), server.player(table, keys[1])
    looker = server.player(table, None)
    ann.settle()
    ann.say({"id": 1, "chat": "Is this seat taken?"})
    ann.until("done")
    for player in (bea, looker):
        said = player.until("chat")
        assert said["from"] == 0
        assert (said["lines"][0]["seat"], said["lines"][0]["text"]) == (0, "Is this seat taken?")
    late = server.player(table, keys[2])
    assert late.until("chat")["lines"][0]["text"] == "Is this seat taken?"


def test_two_tabs_of_one_seat_see_the_same(server: Server) -> None:
    table, keys = server.seated()
    one, two = server.player(table, keys[0]), server.player(table, keys[0])
    one.settle()
    two.settle()
    one.answer()
    two.settle()
    assert one.view == two.view
    assert two.view["asks"][0]["answer"]
    one.close()
    assert all(
        seat["here"] == (at == 0) for at, seat in enumerate(two.messages[0]["welcome"]["seats"])
    )
    assert not [message for message in two.messages[1:] if "seats" in message]


def test_who_is_here_is_shown(server: Server) -> None:
    table, keys = server.seated()
    ann = server.player(table, keys[0])
    ann.settle()
    bea = server.player(table, keys[1])
    assert ann.until("seats")[1]["here"]
    bea.close()
    assert not ann.until("seats")[1]["here"]


def test_a_cut_connection_comes_back_to_everything(server: Server) -> None:
    table, keys = server.seated()
    players = [server.player(table, key) for key in keys]
    for player in players:
        player.settle()
        player.answer()
    ann = players[0]
    ann.settle()
    ann.socket.socket.close()
    again = server.player(table, keys[0])
    again.settle()
    assert again.view == ann.view
    assert again.log == ann.log
    known = len(ann.log) - 2
    short = server.player(table, keys[0], log=known)
    assert short.until("welcome")
    heard = short.socket.recv(timeout=5)
    assert '"view"' in str(heard)
    log = json.loads(short.socket.recv(timeout=5))["log"]
    link = log.pop("link")
    assert len(link) == 64 and log == {"from": known, "events": ann.log[known:]}


def test_whoever_speaks_too_fast_is_told_and_then_shown_the_door(tmp_path: Path) -> None:
    with running(settings(tmp_path, burst=5, rate=0.001)) as server:
        ann = server.sitting()[0]
        for _ in range(6):
            ann.say({"id": 1, "look": []})
        assert ann.until("refused")["reason"]["key"] == "refused-too-fast"
        for _ in range(250):
            try:
                ann.say({"id": 3, "chat": "x"})
            except Exception:
                break
        assert ann.closed() is not None


def test_a_table_has_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_viewers=2)) as server:
        table, _ = server.seated()
        here = [server.player(table, None) for _ in range(2)]
        for player in here:
            player.settle()
        third = server.player(table, None)
        assert third.until("refused")["reason"]["key"] == "refused-full"


def test_whoever_has_made_a_move_waits_for_no_other_to_be_told() -> None:
    """What has come of it, and that it stands, leaves before anybody else's view is made."""

    async def doing(sitting: Sitting) -> None:
        left: list[tuple[int, list[str]]] = []

        def leaves(viewer: Viewer) -> None:
            told = [json.loads(message) for message in viewer.take()]
            left.append((viewer.seat or 0, [next(k for k in each if k != "n") for each in told]))

        ann = Viewer(0, hurry=lambda: leaves(ann))

        def soon() -> None:
            asyncio.get_running_loop().call_soon(leaves, bea)

        bea = Viewer(1, news=soon)
        for viewer in (bea, ann):
            await sitting.table.join(viewer)
            viewer.take()
        await asyncio.sleep(0)
        left.clear()
        ask = next(ask for ask in sitting.table.game.asks(sitting.state) if ask.seat == 0)
        action = next(iter(ask.answers()))
        await sitting.table.act(0, action, ask.id, partial(ann.has_done, 7))
        await asyncio.sleep(0)
        assert [seat for seat, _ in left] == [0, 1]
        assert "view" in left[0][1] and left[0][1][-1] == "done"
        assert "view" in left[1][1] and "done" not in left[1][1]
        ann.tell_done()
        assert ann.take() == [], "it is told once that it stands"

    sit(GivenChicago(3).turn_of(0).table(), (0, 1, 2), doing)
