"""Those who look on: who may, how late they see it, and over whose shoulder."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options as Chicago
from backroom.server import shown, watching, wire
from backroom.server.onlookers import Viewer
from backroom.server.sheet import Sheet, sheet_of
from backroom.server.stories import Stories
from backroom.server.watching import _MOST_BYTES, _MOST_MOMENTS, Lag, _Moment
from tests.server.given import Json, Player, Server, without_links
from tests.server.virtual import Sitting, sit
from tests.toy.game import Cellar

Patch = pytest.MonkeyPatch


# --- who may -------------------------------------------------------------------------------------


def refused(player: Player) -> str:
    key: str = player.until("refused")["reason"]["key"]
    return key


def made(server: Server, **rules: Any) -> Json:
    table = server.make(watching=rules)
    for key in (table["key"], *(invite["key"] for invite in table["invites"])):
        server.sit(table["table"], key)
    return table


def test_whoever_knows_the_table_may_look_on_unless_it_says_otherwise(server: Server) -> None:
    anyone, link, nobody = (made(server, who=who) for who in ("anyone", "link", "nobody"))
    assert server.player(anyone["table"], None).until("welcome")["seat"] is None
    assert server.player(anyone["table"], anyone["watch"]).until("welcome")["seat"] is None
    assert refused(server.player(link["table"], None)) == "refused-watch-by-link"
    assert refused(server.player(link["table"], anyone["watch"])) == "refused-watch-by-link"
    assert server.player(link["table"], link["watch"]).until("welcome")["seat"] is None
    for key in (None, nobody["watch"]):
        assert refused(server.player(nobody["table"], key)) == "refused-no-onlookers"
    assert server.player(nobody["table"], nobody["key"]).until("welcome")["seat"] == 0


def test_a_key_to_look_on_by_takes_no_seat(server: Server) -> None:
    table = made(server, who="link")
    answer = server.http.post(f"/api/tables/{table['table']}/sit", json={"key": table["watch"]})
    assert answer.status_code == 403
    player = server.player(table["table"], table["watch"])
    player.until("log")
    for message in ({"rekey": "n" * 22}, {"show": True}, {"lost": 1}, {"chat": "hello"}):
        player.say({"id": 1, **message})
        assert refused(player) == "refused-spectator"


@pytest.mark.parametrize("talk", [True, False])
def test_onlookers_read_the_talk_only_if_the_table_says_so(server: Server, talk: bool) -> None:
    table = made(server, talk=talk)
    host = server.player(table["table"], table["key"])
    host.say({"id": 1, "chat": "between us"})
    host.until("done")
    onlooker = server.player(table["table"], None)
    assert any("between us" in frame for frame in onlooker.settle()) == talk


# --- later ---------------------------------------------------------------------------------------


class Onlooker:
    """Somebody who looks on, and what he is told when."""

    def __init__(self, sitting: Sitting) -> None:
        self.viewer = Viewer(None, news=self._soon)
        self._sitting = sitting
        self.heard: list[tuple[float, Json]] = []

    async def come(self, over: int | None = None) -> None:
        await self._sitting.table.join(self.viewer)
        if over is not None:
            await self._sitting.table.wishes.look_over(self.viewer, over)
        await asyncio.sleep(0)

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._listen)

    def _listen(self) -> None:
        while messages := self.viewer.take():
            for message in messages:
                self.heard.append(
                    (round(self._sitting.now, 2), json.loads(without_links(message.decode())))
                )

    def told(self, kind: str) -> list[tuple[float, Any]]:
        return [(at, message[kind]) for at, message in self.heard if kind in message]

    @property
    def view(self) -> Json:
        merged: Json = {}
        for _, sections in self.told("view"):
            merged.update(sections)
        return merged


def chicago() -> AnyTable:
    """Somebody is asked for all to see, and has several answers."""
    table: AnyTable = Table(CHICAGO, Chicago(), 3, SampledChance(Random(3)))
    while table.game.deciding(table.state) or len(table.game.waiting(table.state)) != 1:
        ask = next(ask for ask in table.game.asks(table.state) if ask.waiting)
        assert ask.default is not None
        table.act(ask.seat, ask.default)
    return table


def played(
    table: AnyTable, doing: Callable[[Sitting], Awaitable[None]], people: int = 3, **rules: Any
) -> None:
    tempo = msgspec.json.encode({"window": 0, "time": {"kind": "none"}})
    rows = msgspec.json.encode(rules)
    talk = b'{"mode":"private"}'
    sit(table, range(people), doing, tempo=tempo, talk=talk, watching=rows, leisure=0.0, least=0.0)


async def answer(sitting: Sitting, at: int = 0) -> None:
    """Whoever is asked in the open answers."""
    table = sitting.table.table
    assert table is not None
    ask = next(ask for ask in table.game.asks(table.state) if ask.waiting)
    free = [option.action for option in ask.options if option.why_not is None]
    await sitting.table.act(ask.seat, free[at % len(free)], ask.id)


def late_by_two_minutes(choice: int) -> list[tuple[float, Json]]:
    """What an onlooker hears within two minutes, if those who play do one thing or another."""
    found: list[tuple[float, Json]] = []

    async def doing(sitting: Sitting) -> None:
        onlooker = Onlooker(sitting)
        await onlooker.come()
        for _ in range(3):
            await asyncio.sleep(30)
            await answer(sitting, choice)
        await sitting.table.wishes.say(0, "now!" if choice else "well?")
        await asyncio.sleep(29)
        found.extend(onlooker.heard)
        await asyncio.sleep(200)
        assert onlooker.view["progress"] == json.loads(
            sitting.table.shown.sections(None)["progress"]
        )
        assert [at for at, _ in onlooker.told("chat")] == [210.0]
        logs = onlooker.told("log")
        assert {at for at, _ in logs} <= {120.0, 150.0, 180.0, 210.0} and len(logs) > 1
        assert not onlooker.told("clock") and not onlooker.told("times")

    played(chicago(), doing, delay="2")
    return found


def test_with_a_delay_nothing_of_the_last_minutes_is_told() -> None:
    """Two games that differ are the same to an onlooker until the delay is over."""
    assert late_by_two_minutes(0) == late_by_two_minutes(-1) != []


def test_a_delay_that_is_none_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(watching.Watching, "_late_by", 0.0)
    with pytest.raises(AssertionError):
        assert late_by_two_minutes(0) == late_by_two_minutes(-1)


def test_whoever_plays_is_told_at_once_whatever_onlookers_are_told() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0)
        before = len(sitting.heard[0])
        await answer(sitting)
        await asyncio.sleep(0)
        assert any(b'"log"' in told for _, told in sitting.heard[0][before:])

    played(chicago(), doing, delay="10")


def test_when_the_game_is_over_everything_is_shown() -> None:
    table: AnyTable = Table(Cellar(), Cellar().options(), 3, SampledChance(Random(1)))

    async def doing(sitting: Sitting) -> None:
        onlooker = Onlooker(sitting)
        await onlooker.come()
        while not sitting.state.over:
            assert not onlooker.told("view")
            await answer(sitting)
        await asyncio.sleep(0)
        assert onlooker.told("end") and onlooker.view["result"]
        whole = sitting.table.shown.story(None)
        assert sum(len(log["events"]) for _, log in onlooker.told("log")) == len(whole)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf.GAMES, "cellar", Cellar())
        played(table, doing, delay="10")


def moment(at: float, round: int, **sections: bytes) -> _Moment:
    return _Moment(at, round, sections, int(at), "", 0)


def test_late_by_a_round_a_round_is_shown_when_it_is_over() -> None:
    lag = Lag()
    for at, round in ((1.0, 1), (2.0, 1), (3.0, 2)):
        lag.note(moment(at, round, a=b"%d" % at, b=b"same"))
        lag.release(None, round)
    assert lag.sections == {"a": b"2", "b": b"same"} and lag.log == 2
    lag.release(None, 3)
    assert lag.sections == {"a": b"3", "b": b"same"} and lag.log == 3


def test_what_is_held_back_is_bounded_and_never_shown_sooner() -> None:
    lag = Lag()
    for at in range(_MOST_MOMENTS + 100):
        lag.note(moment(float(at), 1, a=b"%d" % at))
        lag.keep_to(1)
        assert len(lag._held) <= _MOST_MOMENTS
    for until in range(_MOST_MOMENTS):
        lag.release(float(until), 1)
        assert lag.log <= until
    heavy = Lag()
    for at in range(20):
        heavy.note(moment(float(at), 1, a=bytes([at]) * (1 << 19)))
        heavy.keep_to(1)
        assert heavy._bytes <= _MOST_BYTES


def test_what_is_held_back_is_shown_in_time_however_much_happens() -> None:
    """In larger steps, but not put off for as long as something happens."""
    lag, late = Lag(), 600.0
    for tick in range(20_000):
        now = tick / 10
        lag.note(_Moment(now, 1, {"a": b"%d" % tick * 400}, tick, "", 0))
        lag.keep_to(1)
        lag.release(now - late, 1)
        assert lag.log <= 10 * max(0.0, now - late)
        assert lag.log >= 10 * (now - 1.5 * late), now


def test_all_pairs_of_eyes_have_no_more_together_than_one() -> None:
    """Else a table of six that show their hands holds many times as much."""
    lags = [Lag() for _ in range(7)]
    for at in range(2000):
        for lag in lags:
            lag.note(moment(float(at), 1, a=b"%d" % at * 1000))
            lag.keep_to(len(lags))
    assert sum(lag._bytes for lag in lags) <= _MOST_BYTES
    assert sum(len(lag._held) for lag in lags) <= _MOST_MOMENTS


def test_nothing_is_noted_unless_something_is_to_be_seen() -> None:
    """Else the time of a secret answer would be told, later."""
    lag = Lag()
    lag.note(moment(1.0, 1, a=b"1"))
    lag.note(moment(1.0, 1, a=b"1"))
    assert len(lag._held) == 1


# --- over a shoulder -----------------------------------------------------------------------------


async def show(sitting: Sitting, seat: int, shown: bool) -> None:
    await sitting.table.wishes.hold_seat(Viewer(seat), wire.ShowMessage(1, shown))


def test_one_looks_over_a_shoulder_only_with_consent_and_as_long_as_it_lasts() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(2)
        onlooker = Onlooker(sitting)
        await onlooker.come()
        with pytest.raises(Refusal, match="refused-not-shown"):
            await sitting.table.wishes.look_over(onlooker.viewer, 1)
        await show(sitting, 1, True)
        await sitting.table.wishes.look_over(onlooker.viewer, 1)
        await asyncio.sleep(0)
        own = {name: json.loads(part) for name, part in sitting.table.shown.sections(1).items()}
        assert onlooker.view["seat"] == 1 and onlooker.view["asks"] == []
        assert onlooker.view["seats"] == own["seats"]
        with pytest.raises(Refusal, match="refused-not-an-onlooker"):
            await sitting.table.wishes.look_over(Viewer(0), 1)
        await show(sitting, 1, False)
        await asyncio.sleep(0)
        assert onlooker.told("welcome")[-1][1]["over"] is None
        assert onlooker.view["seat"] is None
        heard = (json.loads(told) for _, told in sitting.heard[2])
        said = [each["chat"]["lines"] for each in heard if "chat" in each]
        notes = [line["phrase"] for lines in said for line in lines]
        assert notes == ["note-shows-hand", "note-hides-hand"]

    played(chicago(), doing)


def over_a_shoulder(haggling: bool, **rules: Any) -> list[tuple[float, Json]]:
    """What an onlooker hears over the shoulder of seat 0, who haggles with 1 in private or not."""
    found: list[tuple[float, Json]] = []
    game = Cellar()
    options = msgspec.convert({"private": True}, type(game.options()))
    table: AnyTable = Table(game, options, 3, SampledChance(Random(1)))

    def action(**told: Any) -> Action:
        return game.actions.decode(msgspec.json.encode(told))

    word = {"kind": "word", "by": 0, "to": 1, "text": "I owe you one"}
    offer = {"do": "make-offer", "to": [1], "give": [{"kind": "cash"}], "promises": [word]}

    async def doing(sitting: Sitting) -> None:
        onlooker = Onlooker(sitting)
        await show(sitting, 0, True)
        await onlooker.come(0)
        await asyncio.sleep(10)
        if haggling:
            await sitting.table.act(0, action(**offer))
            await sitting.table.wishes.say(0, "psst", to=[1])
            made = sitting.table.table.offers_for(1)[0].id  # type: ignore[union-attr]
            await asyncio.sleep(10)
            await sitting.table.act(1, action(do="decline-offer", offer=made))
            await sitting.table.wishes.say(1, "no", to=[0])
        else:
            await asyncio.sleep(10)
        await sitting.table.act(1, action(do="bid", amount=1))
        await asyncio.sleep(1000)
        assert onlooker.view["seat"] == 0
        found.extend(onlooker.heard)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf.GAMES, "cellar", game)
        played(table, doing, **rules)
    return found


@pytest.mark.parametrize("delay", ["", "2"])
def test_private_deals_and_talk_are_not_seen_over_a_shoulder(delay: str) -> None:
    """They are half another person's."""
    assert over_a_shoulder(True, delay=delay) == over_a_shoulder(False, delay=delay) != []


@pytest.mark.parametrize("leak", ["log", "offers"])
def test_a_private_deal_that_is_seen_over_a_shoulder_is_caught(
    monkeypatch: Patch, leak: str
) -> None:
    if leak == "log":
        monkeypatch.setattr(Stories, "over", Stories.of)
    else:
        whole = shown.Shown.over

        def over(self: shown.Shown, seat: int, panels: bool) -> Sheet:
            own = self.sections(seat, panels)
            seen = whole(self, seat, panels).sections()
            return sheet_of({**seen, "offers": own["offers"]})

        monkeypatch.setattr(shown.Shown, "over", over)
    with pytest.raises(AssertionError):
        assert over_a_shoulder(True) == over_a_shoulder(False)
