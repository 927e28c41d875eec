"""A game step by step, as one pair of eyes saw it.

A step is there when its viewer was told something. What happens in secret is no step, so neither
their number nor the size of anything tells how many answers were given, or in which order.

While the table decides in secret, only what lies on it of deals changes; the rest is shown when it
has decided. Whoever has answered sees his own answer in the view, and whether it stands in the
records before something else or after it depends on whether he was the last: that is others'
secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from backroom.engine.event import Event
from backroom.engine.record import Record, Roll
from backroom.engine.save import AnyGame, AnyTable, Head, load_options
from backroom.engine.table import Table
from backroom.engine.written import Public, sections, written
from backroom.server.windows import question
from backroom.server.wire import Step

#: Whose eyes: a seat's, an onlooker's (None), or with all that anybody saw (a finished game).
Eyes = int | Literal["all"] | None
Row = tuple[int, Any, tuple[Roll, ...]]

#: What is asked, and what lies open to answer, is no picture of the past; nobody draws the flow.
_LEFT_OUT = ("asks", "asides", "flow")
_DEALS = ("offers", "ledger", "not_trading")


def steps(
    game: AnyGame,
    head: Head,
    rows: list[Row],
    eyes: Eyes,
    upto: int | None = None,
    over: bool = False,
    panels: bool = False,
) -> Iterator[Step]:
    """Those of a game with these records; of one that goes on, until its viewer has been told
    ``upto`` events. ``panels``: the table in words, too."""
    options = load_options(game, head.options)
    table: AnyTable = Table.replay(game, options, head.seats, rows[:1])
    viewer = _Viewer(eyes, panels)
    told = public = 0
    asked: str | None = None
    mover: int | None = None
    for number, (seat, action, rolls) in enumerate(rows):
        if number:
            asked = question(game, table.state)
            mover = seat if seat in game.waiting(table.state) else None
            table.replay_one(seat, action, rolls)
        record = table.records[-1]
        public += sum(event.known_to() is None for event in record.events)
        events = viewer.hears(game, record)
        told += len(events)
        if upto is not None and told > upto:
            return
        if events:
            deciding = asked is not None and question(game, table.state) == asked
            view, parts = viewer.sees(table, only_deals=deciding and not over)
            yield Step(
                at=public,
                now=game.progress(table.state).now,
                by=mover,
                events=[msgspec.Raw(msgspec.json.encode(event)) for event in events],
                view=view,
                parts=parts,
                record=number + 1 if over else None,
            )


class _Viewer:
    """What one pair of eyes was shown last: sections of the view, as JSON, and their parts."""

    def __init__(self, eyes: Eyes, panels: bool) -> None:
        self._eyes = eyes
        self._panels = panels
        self._shown: dict[str, bytes] = {}
        self._parts: dict[str, dict[str, bytes]] = {}

    def hears(self, game: AnyGame, record: Record) -> list[Event]:
        if self._eyes == "all":
            return [event.told() for event in record.events]
        return game.story(record, self._eyes)

    def sees(
        self, table: AnyTable, only_deals: bool
    ) -> tuple[dict[str, msgspec.Raw], dict[str, dict[str, msgspec.Raw]]]:
        """What has changed: sections that are new or quite different, and parts of the others."""
        whole: dict[str, msgspec.Raw] = {}
        parts: dict[str, dict[str, msgspec.Raw]] = {}
        for name, raw in self._sections(table, only_deals).items():
            if self._shown.get(name) == raw:
                continue
            self._shown[name] = raw
            split = _split(raw)
            before = self._parts.get(name)
            self._parts[name] = split
            if before is not None and split and before.keys() == split.keys():
                parts[name] = {
                    at: msgspec.Raw(part) for at, part in split.items() if before[at] != part
                }
            else:
                whole[name] = msgspec.Raw(raw)
        return whole, parts

    def _sections(self, table: AnyTable, only_deals: bool) -> dict[str, bytes]:
        eyes = self._eyes
        if eyes == "all":
            return self._all_open(table)
        found = {} if only_deals else self._view(table, eyes, table.game.public(table.state))
        deals = (table.offers_for(eyes), table.ledger_for(eyes), table.not_trading)
        found.update((name, written(part)) for name, part in zip(_DEALS, deals, strict=True))
        return found

    def _all_open(self, table: AnyTable) -> dict[str, bytes]:
        """What all see, and beside it, by seat, what that seat sees otherwise."""
        public = table.game.public(table.state)
        found = self._view(table, None, public)
        for seat in range(table.seats):
            own = self._view(table, seat, public)
            found.update((f"{seat}:{name}", raw) for name, raw in own.items() if found[name] != raw)
        deals = (table.offers, table.ledger, table.not_trading)
        found.update((name, written(part)) for name, part in zip(_DEALS, deals, strict=True))
        return found

    def _view(self, table: AnyTable, seat: int | None, public: Public) -> dict[str, bytes]:
        game = table.game
        view = game.view(table.state, seat, public)
        found = sections(game.sent(view), public)
        for name in _LEFT_OUT:
            del found[name]
        if self._panels:
            found["panels"] = written(game.describe(view))
        return found


def _split(raw: bytes) -> dict[str, bytes]:
    """The parts of a list (by their place) or of an object (by their name)."""
    if raw[:1] == b"[":
        listed = msgspec.json.decode(raw, type=list[msgspec.Raw])
        return {str(at): bytes(part) for at, part in enumerate(listed)}
    if raw[:1] == b"{":
        named = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
        return {name: bytes(part) for name, part in named.items()}
    return {}
