"""What is told is what there is to be seen, to the byte, though little of it is kept and most of it
is told by what has changed: to whoever was there all the time, comes late, reads panels, or looks
over a shoulder."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from backroom.engine import written_once
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.engine.written import Public, sections
from backroom.server.onlookers import Onlookers, Viewer
from backroom.server.playing import TableInPlay
from backroom.server.shown import _AS_FOR_ALL
from tests.server.evening import _NO_HASTE, LEAVES, TEMPO, Did, Evening, do
from tests.server.test_every_byte import EVENINGS
from tests.server.virtual import Sitting, sit

pytestmark = pytest.mark.plain_sources

_Raw = dict[str, msgspec.Raw]
SEATS = 3
#: So many records are played, and so often somebody comes, goes, or looks elsewhere.
_MOST = 400
_OFTEN = 0.3


class _Reader:
    """A page that puts together what it is told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sections: dict[str, bytes] = {}

    def read(self) -> None:
        while messages := self.viewer.take():
            for message in messages:
                told = msgspec.json.decode(message, type=_Raw)
                if "welcome" in told:
                    self.sections.clear()
                if "view" in told:
                    news = msgspec.json.decode(told["view"], type=_Raw)
                    self.sections |= {name: bytes(part) for name, part in news.items()}


def made_anew(here: TableInPlay, viewer: Viewer) -> dict[str, bytes]:
    """What there is to be seen, with nothing that was written before."""
    table, over = here.table, viewer.over
    assert table is not None
    seat = viewer.seat if over is None else over
    view = table.game.view(here.windows.state_for(table, seat).copy(), seat)
    if over is not None:
        view.asks, view.asides = [], []
    elif seat is not None and here.windows.asks_nothing(table, seat):
        view.asks = []
    words = table.word_of(seat)
    told = sections(table.game.sent(view), Public({}))
    whole = here.shown._whole(table, viewer.seat, view, viewer.panels, told, words)
    if over is None:
        return whole
    del whole["earlier"]  # what lies between others is not seen over a shoulder
    whole["asks"] = b"[]"
    public = here.shown._beside(table, None)
    return {**whole, **{name: public[name] for name in _AS_FOR_ALL}}


class _House:
    """People who come and go, and look here and there."""

    def __init__(self, here: TableInPlay, rng: Random) -> None:
        self._here = here
        self._rng = rng
        self.readers: list[_Reader] = []
        self.compared = 0

    async def come(self, seat: int | None, panels: bool) -> None:
        reader = _Reader(Viewer(seat, panels=panels))
        await self._here.join(reader.viewer)
        self.readers.append(reader)

    async def stir(self) -> None:
        rng, here = self._rng, self._here
        reader = rng.choice(self.readers)
        if rng.random() < 0.5:
            self.readers.remove(reader)
            here.leave(reader.viewer)
            await self.come(reader.viewer.seat, rng.random() < 0.5)
        elif reader.viewer.seat is None:
            await here.wishes.look_over(reader.viewer, rng.choice((None, 0, 1)))

    def check(self) -> None:
        for reader in self.readers:
            if reader.viewer in self._here.onlookers.viewers:
                reader.read()
                assert reader.sections == made_anew(self._here, reader.viewer)
                self.compared += 1


@pytest.mark.parametrize("lately", [1, 64])
@pytest.mark.parametrize("game", EVENINGS)
def test_everybody_is_told_all_that_there_is_to_be_seen(game: str, lately: int) -> None:
    evening: Evening = EVENINGS[game]
    rng = Random(5)
    table: AnyTable = Table(evening.game, evening.options, SEATS, evening._chance(5))
    tell = Onlookers.tell
    compared: list[int] = []

    async def doing(sitting: Sitting) -> None:
        here = sitting.table
        house = _House(here, rng)
        for panels in (False, True):
            for seat in (None, None, *range(SEATS)):
                await house.come(seat, panels)
        async with here.locked():
            await here.watching.show(1, True)

        def told(self: Onlookers, table: TableInPlay) -> None:
            tell(self, table)
            house.check()

        with patch.object(Onlookers, "tell", told):
            while here.playing and table.count < _MOST:
                await asyncio.sleep(rng.uniform(0.1, 4.0))
                if rng.random() < _OFTEN:
                    with suppress(Refusal):  # that hand is not shown
                        await house.stir()
                seat, what = evening._next(sitting, rng, False)
                if not (isinstance(what, bool) and seat == LEAVES):
                    await do(sitting, Did(sitting.now, seat, what))
        compared.append(house.compared)

    with patch.object(written_once, "_MOST_LATELY", lately):
        sit(table, range(SEATS), doing, tempo=TEMPO, **_NO_HASTE)
    assert compared[0] > _MOST
