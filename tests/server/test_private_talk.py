"""Rooms: who may talk with whom, and that nobody else notices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.server import onlookers, refusals, talk
from backroom.server.onlookers import Onlookers, Viewer
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given
from tests.bootleggers.leaks.recorded import Recorded
from tests.checks import Row
from tests.server.given import Json, Player, Server, key_of, lay_out, running, settings
from tests.server.virtual import Doing, Sitting, Told, heard, sit

Patch = pytest.MonkeyPatch

PRIVATE: Json = {"mode": "private", "after": False}
READABLE: Json = {"mode": "private", "after": True}
UNSEALED: Json = {"mode": "unsealed", "after": False}


def say(player: Player, words: str, to: list[int], kind: str = "chat") -> str:
    """Why it was refused; "": it was said."""
    player.say({"id": 77, kind: words, "to": to})
    while True:
        message = player.hear()
        if message.get("done") == 77:
            return ""
        if "refused" in message:
            return str(message["refused"]["reason"]["key"])


def lines(player: Player) -> list[tuple[list[int], int, str]]:
    """What was heard in rooms: where, who and what."""
    player.settle(0.05)
    return [
        (message["room"]["seats"], line["seat"], line["text"] or line["phrase"])
        for message in player.messages
        if "room" in message
        for line in message["room"]["lines"]
    ]


# --- who hears what ------------------------------------------------------------------------------


def test_words_and_phrases_in_rooms_of_two_and_three(server: Server) -> None:
    ann, bea, cy = server.sitting(talk=PRIVATE)
    assert say(ann, "you and me?", [1]) == ""
    phrase = ann.view["phrases"][0]
    assert say(bea, phrase, [0], "phrase") == ""
    assert say(cy, "all of us", [0, 1]) == ""
    two = [([0, 1], 0, "you and me?"), ([0, 1], 1, phrase)]
    three = [([0, 1, 2], 2, "all of us")]
    assert lines(ann) == lines(bea) == two + three
    assert lines(cy) == three
    assert not any("chat" in message for message in cy.messages)


def test_what_was_said_outlasts_the_server_and_its_rules_too(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(talk=UNSEALED)
        ann = server.player(table, keys[0])
        ann.settle(0.05)
        assert say(ann, "loud", []) == ""
    with running(settings(tmp_path)) as server:
        bea, cy = (server.player(table, key) for key in keys[1:])
        assert bea.until("welcome")["talk"] == UNSEALED
        assert server.http.get(f"/api/tables/{table}").json()["talk"] == UNSEALED
        assert [line["text"] for line in cy.until("chat")["lines"]] == ["loud"]
        assert lines(cy) == []


def test_the_lines_of_a_room_are_counted_by_themselves(tmp_path: Path) -> None:
    """Else a number would tell how much is said elsewhere, and a load would mix them up."""
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(talk=PRIVATE)
        ann, bea, cy = (server.player(table, key) for key in keys)
        for player in (ann, bea, cy):
            player.settle(0.05)
        for words in ("one", "two", "three"):
            assert say(ann, words, [1]) == ""
        assert say(ann, "to Cy", [2]) == "" and say(ann, "to all", []) == ""
        cy.settle(0.05)
        assert [m["room"]["from"] for m in cy.messages if "room" in m] == [0]
        assert [m["chat"]["from"] for m in cy.messages if "chat" in m] == [0]
    with running(settings(tmp_path)) as server:
        bea = server.player(table, keys[1])
        assert bea.until("room")["lines"][2]["text"] == "three"
        cy = server.player(table, keys[2])
        assert [line["text"] for line in cy.until("room")["lines"]] == ["to Cy"]


# --- the table's rules ---------------------------------------------------------------------------


def test_where_all_is_open_nobody_whispers(server: Server) -> None:
    ann, bea, _ = server.sitting()
    assert say(ann, "psst", [1]) == "refused-no-private-talk"
    assert lines(bea) == []


@pytest.mark.parametrize("to", [[0], [0, 1], [3], [5]])
def test_a_room_is_of_other_people_at_the_table(server: Server, to: list[int]) -> None:
    people = [*({"kind": "human", "name": name} for name in "AB"), {"kind": "bot"}]
    ann = server.sitting(people, talk=PRIVATE)[0]
    assert say(ann, "psst", to) == "refused-no-such-room"


def test_bots_are_in_no_room(server: Server) -> None:
    people = [*({"kind": "human", "name": name} for name in "AB"), {"kind": "bot"}]
    ann, _ = server.sitting(people, talk=PRIVATE)
    assert say(ann, "psst", [2]) == "refused-no-such-room"
    assert say(ann, "psst", [1, 2]) == "refused-no-such-room"
    assert say(ann, "psst", [1]) == ""


def test_no_private_talk_while_the_table_decides_in_secret(server: Server) -> None:
    ann, bea, cy = players = server.sitting(talk=UNSEALED)
    assert ann.view["deciding"], "muscle is picked first"
    for player, to in ((ann, [1]), (bea, [2]), (cy, [0, 1])):
        assert say(player, "psst", to) == "refused-no-talk-in-secret"
    assert say(ann, "hello", []) == ""
    ann.answer()  # whether one has answered changes nothing, for that one or another
    assert say(ann, "psst", [1]) == say(bea, "psst", [0]) == "refused-no-talk-in-secret"
    bea.answer()
    cy.answer()
    for player in players:
        player.until_view(lambda view: not view["deciding"])
    assert say(ann, "psst", [1]) == ""
    assert lines(bea) == [([0, 1], 0, "psst")]


def test_who_lets_a_bot_play_says_nothing(server: Server) -> None:
    ann, _, _ = server.sitting(talk=PRIVATE, tempo={"time": {"kind": "relaxed"}})
    ann.say({"id": 1, "stand_in": True})
    ann.until("done")
    assert say(ann, "psst", [1]) == say(ann, "hello", []) == "refused-stood-in"


def test_a_seat_says_so_much_in_a_game_and_no_more(tmp_path: Path) -> None:
    """By its own lines alone: whatever others say, it never meets its limit sooner."""
    with running(settings(tmp_path, most_talk=3)) as server:
        table, keys = server.seated(talk=PRIVATE)
        ann, bea = (server.player(table, key) for key in keys[:2])
        for words in "abc":
            assert say(ann, words, [1]) == ""
        assert say(ann, "d", [1]) == say(ann, "d", []) == "refused-said-enough"
        assert say(bea, "a", [0]) == say(bea, "b", []) == ""
    with running(settings(tmp_path, most_talk=3)) as server:
        ann = server.player(table, keys[0])
        assert say(ann, "d", []) == "refused-said-enough"


# --- after the end -------------------------------------------------------------------------------


def afterwards(rules: Json) -> dict[int | None, list[Json]]:
    """Two talk, the game ends: what each hears in rooms. Then one of them says something more."""
    found: dict[int | None, list[Json]] = {}

    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1, 2, None)
        await sitting.table.wishes.say(0, "psst", "", [1])
        await asyncio.sleep(1)
        assert not any(b"psst" in told for seat in (2, None) for _, told in sitting.heard[seat])
        sitting.state.stack.clear()
        assert sitting.table.over
        sitting.table.show()
        await asyncio.sleep(1)
        try:
            await sitting.table.wishes.say(0, "more", "", [1])
        except refusals.RoomsAreOpen:
            assert rules["after"]
        await asyncio.sleep(1)
        for seat, told in sitting.heard.items():
            messages = [json.loads(message) for _, message in told]
            found[seat] = [line for m in messages if "room" in m for line in m["room"]["lines"]]

    sit(quiet(), (0, 1, 2), doing, talk=json.dumps(rules).encode())
    return found


def quiet() -> AnyTable:
    return table_of(Given(3).window(timing.LOADED))


def test_all_who_played_read_it_afterwards_if_the_table_said_so() -> None:
    found = afterwards(READABLE)
    assert [line["text"] for line in found[2]] == ["psst"] == [line["text"] for line in found[0]]
    assert found[None] == [], "who looks on hears nothing, ever"


def test_else_nobody_does() -> None:
    found = afterwards(PRIVATE)
    assert found[2] == found[None] == []
    assert [line["text"] for line in found[1]] == ["psst", "more"]


# --- nobody notices ------------------------------------------------------------------------------


async def talks(sitting: Sitting) -> None:
    for at in range(6):
        await asyncio.sleep(0.7)
        await sitting.table.wishes.say(at % 2, f"line {at}", "", [1 - at % 2])


async def is_silent(sitting: Sitting) -> None:
    await asyncio.sleep(4.2)


def to_another(doing: Doing, viewer: int | None) -> list[Told]:
    """All that a third one hears, and when: two talk in private or don't, then one talks aloud."""

    async def then_aloud(sitting: Sitting) -> None:
        await doing(sitting)
        with pytest.raises(Refusal):  # what is refused tells nothing either
            await sitting.table.wishes.say(0, "to myself", "", [0])
        await sitting.table.wishes.say(1, "aloud", "")
        await sitting.table.wishes.say(2, "in private", "", [0])

    rules = json.dumps(PRIVATE).encode()
    return heard(quiet(), (0, 1, 2), viewer, 60.0, then_aloud, talk=rules)


@pytest.mark.parametrize("viewer", [2, None])
def test_private_talk_leaves_no_trace_for_others(viewer: int | None) -> None:
    """Byte for byte, and to the millisecond."""
    loud, silent = to_another(talks, viewer), to_another(is_silent, viewer)
    assert loud == silent
    assert any(b"aloud" in told for _, told in loud)
    assert any(b"in private" in told for _, told in loud) == (viewer == 2)
    assert to_another(talks, 0) != to_another(is_silent, 0), "its own seats hear it"


def _in_one_list(monkeypatch: Patch) -> None:
    """Lines are counted by the table, not by the room."""
    told = talk.Talk.rooms_for

    def counted(self: talk.Talk, seat: int | None, over: bool) -> object:
        said = sum(self._said.values())
        return [(room, [lines[-1]] * said) for room, lines in told(self, seat, over)]

    monkeypatch.setattr(talk.Talk, "rooms_for", counted)


def _everybody_is_told(monkeypatch: Patch) -> None:
    """A line in a room makes a message for all, if an empty one."""

    def tell(self: Onlookers, table: object, room: object) -> None:
        for viewer in self._viewers:
            viewer.pong(0)

    monkeypatch.setattr(Onlookers, "tell_room", tell)


def _counter_for_all(monkeypatch: Patch) -> None:
    """Messages have numbers of the table."""
    count = iter(range(1, 100_000))
    monkeypatch.setattr(Viewer, "_next", lambda viewer: next(count))


def _limit_for_all(monkeypatch: Patch) -> None:
    """So many lines at the table, whoever says them: another meets the limit sooner."""
    say = talk.Talk.say

    async def limited(self: talk.Talk, *args: object) -> None:
        if sum(self._said.values()) < 5:
            await say(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(talk.Talk, "say", limited)


@pytest.mark.parametrize("leak", [_in_one_list, _everybody_is_told, _counter_for_all])
def test_a_leak_is_caught(monkeypatch: Patch, leak: object) -> None:
    assert callable(leak)
    leak(monkeypatch)
    assert to_another(talks, 2) != to_another(is_silent, 2)


def test_a_limit_that_all_share_is_caught(monkeypatch: Patch) -> None:
    _limit_for_all(monkeypatch)
    assert to_another(talks, 2) != to_another(is_silent, 2)


def through_the_door(folder: Path, rows: list[Row], private: bool) -> list[list[str]]:
    """Every byte that a third seat and a spectator get from a server, before and as they come
    back."""
    table = lay_out(folder, rows, 4, talk=PRIVATE)
    with running(settings(folder)) as server:
        players: list[Player] = []

        def come(seat: int | None) -> None:
            players.append(server.player(table, None if seat is None else key_of(seat)))
            for player in players:
                player.settle(0.05)

        for seat in (0, 1, 2, None):
            come(seat)
        if private:
            for words in ("one", "two" * 100):
                assert say(players[0], words, [1]) == ""
        assert say(players[1], "aloud", []) == ""
        come(2)
        come(None)
        return [player.frames for player in players[2:]]


def test_nor_through_the_door(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(onlookers, "now", lambda: 0.0)
    monkeypatch.setattr(talk, "now", lambda: 0.0)
    rows = Recorded(0).rows
    loud = through_the_door(tmp_path / "loud", rows, True)
    silent = through_the_door(tmp_path / "silent", rows, False)
    assert loud == silent
    assert all(any("aloud" in frame for frame in frames) for frames in loud)
