"""Offers that stand for some minutes: by the server's clock, over a restart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from backroom.engine.deal import AcceptOffer, Good, LapseOffer, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.save import Done
from backroom.games import shelf
from backroom.server import deadlines
from backroom.server.offers import timed
from tests.server.given import Json, Player, Server, running, settings
from tests.server.virtual import Sitting, Told, heard, sit
from tests.toy.game import Cellar
from tests.toy.tables import CellarTable, cellar

Patch = pytest.MonkeyPatch
HANDS = [[1, 1, 0, 0], [0, 2, 0, 0], [1, 0, 1, 0]]
TERMS = MakeOffer((1,), (Good("cash"),), minutes=5)
TEMPO = b'{"window":0,"time":{"kind":"none"}}'
OFFER: Json = {"do": "make-offer", "to": [1], "give": [{"kind": "cash"}], "minutes": 5}


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: Patch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())


def table(private: bool = False) -> CellarTable:
    return cellar("auction", HANDS, private=private)


def test_its_time_is_up_by_itself_and_that_is_a_record() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.watch(0, 1)
        played = sitting.table.table
        assert played is not None
        await sitting.table.act(0, timed(TERMS))
        (offer,) = played.offers
        await asyncio.sleep(299)
        assert played.offers == [offer]
        await asyncio.sleep(2)
        assert played.offers == []
        last = msgspec.json.decode(sitting.stored[-1], type=Done)
        assert played.game.actions.convert(last.action) == LapseOffer(offer.id)
        with pytest.raises(Refusal):
            await sitting.table.act(1, AcceptOffer(offer.id))
        assert any(b"offer-lapsed" in told for _, told in sitting.heard[1])

    sit(table(), (0, 1, 2), doing, tempo=TEMPO)


@pytest.mark.parametrize("minutes", [0, 1, 5])
def test_when_a_private_one_is_up_nobody_else_notices(minutes: int) -> None:
    def third(minutes: int) -> list[Told]:
        async def doing(sitting: Sitting) -> None:
            terms = MakeOffer((1,), (Good("cash"),), minutes=minutes)
            await sitting.table.act(0, timed(terms))

        return heard(table(True), (0, 1, 2), 2, 900.0, doing, tempo=TEMPO)

    assert third(minutes) == third(3)


def test_the_clock_is_the_servers_and_outlasts_it(tmp_path: Path, monkeypatch: Patch) -> None:
    now = 1_800_000_000.0
    monkeypatch.setattr(deadlines, "now", lambda: now)
    with running(settings(tmp_path)) as server:
        ann, bea, keys, made = _at_a_table(server)
        assert ann.act({**OFFER, "until": 5}) is None
        bea.until_view(lambda view: bool(view["offers"]))
        offer = bea.view["offers"][0]
        assert offer["terms"]["until"] == int(now) + 300, "whatever the client says"
        lapse = {"do": "lapse-offer", "offer": offer["id"]}
        refused = ann.act(lapse)
        assert refused is not None and refused["key"] == "refused-unreadable"
    now += 301
    with running(settings(tmp_path)) as server:
        bea = server.player(made, keys[1])
        bea.until("log")
        bea.settle(0.05)
        assert bea.view["offers"] == []
        assert bea.log[-1]["event"] == "offer-lapsed" and bea.log[-1]["over"]


def test_the_earlier_one_after_all_over_the_wire(server: Server) -> None:
    ann, bea, _, _ = _at_a_table(server)
    assert ann.act(OFFER) is None
    bea.until_view(lambda view: bool(view["offers"]))
    number = bea.view["offers"][0]["id"]
    assert bea.act({"do": "decline-offer", "offer": number}) is None
    assert bea.view["offers"] == [] and [o["id"] for o in bea.view["earlier"]] == [number]
    assert bea.act({"do": "accept-offer", "offer": number}) is None
    assert bea.view["earlier"] == []
    assert any("deal" in event["event"] for event in bea.log), json.dumps(bea.log[-3:])


def _at_a_table(server: Server) -> tuple[Player, Player, list[str], str]:
    """Two who may deal: all have stocked their cellars."""
    made, keys = server.seated(game="cellar")
    players = [server.player(made, key) for key in keys]
    for player in players:
        player.until("log")
        player.settle(0.05)
    for _ in range(30):
        if players[0].view["tradable"][0]:
            break
        for player in players:
            player.settle(0.03)
            if player.waiting():
                player.answer()
    return players[0], players[1], keys, made
