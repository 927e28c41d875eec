"""What each seat of a table is shown: the view by sections, and what it may read of the log."""

from __future__ import annotations

from typing import Any, NamedTuple

from backroom.engine.action import Action
from backroom.engine.event import Event
from backroom.engine.prospect import Prospect
from backroom.engine.save import AnyTable
from backroom.engine.written import written
from backroom.server.links import Links
from backroom.server.seats import Seats
from backroom.server.windows import Windows


class Plan(NamedTuple):
    """A table as it would be, and whether more can be arranged."""

    more: bool
    sections: dict[str, bytes]


class Shown:
    """Made when somebody looks, and kept until something changes."""

    def __init__(
        self, table: AnyTable | None, seats: Seats, windows: Windows, links: Links | None
    ) -> None:
        self._table = table
        self._windows = windows
        self._links = links
        self._told = 0
        self._stories: dict[int | None, list[Event]] = {
            seat: [] for seat in (None, *range(len(seats)))
        }
        self._sections: dict[tuple[int | None, bool], dict[str, bytes]] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self.refresh(table)

    def refresh(self, table: AnyTable | None) -> None:
        """Something has changed."""
        self._table = table
        self._sections.clear()
        self._prospects.clear()
        if table is None:
            return
        for record in table.records[self._told :]:
            for seat, story in self._stories.items():
                story.extend(table.game.story(record, seat))
            if self._links is not None:
                self._links.add(record, bool(table.game.story(record, None)))
        self._told = len(table.records)

    def story(self, seat: int | None) -> list[Event]:
        """The log as the seat may read it."""
        return self._stories[seat]

    @property
    def link(self) -> str:
        """The link of the chain up to what everybody was told last."""
        return "" if self._links is None else self._links.told

    @property
    def last_link(self) -> str:
        """The link of all there is, for when the game is over."""
        return "" if self._links is None else self._links.last

    def sections(self, seat: int | None, panels: bool = False) -> dict[str, bytes]:
        """All that the seat may see, by sections; if wanted, in words too."""
        if self._table is None:
            return {}
        if (seat, panels) not in self._sections:
            self._sections[seat, panels] = self._see(self._table, seat, panels)
        return self._sections[seat, panels]

    def plan(self, table: AnyTable, seat: int, actions: list[Action], panels: bool) -> Plan:
        """What the seat would see with an arrangement made that it has yet to give."""
        view = table.game.view(self._windows.state_for(table, seat), seat)
        arranged, more = table.game.arrange(view, actions)
        return Plan(more, self._written(table, seat, arranged, panels))

    def prospects(self, seat: int) -> list[Prospect]:
        """What the seat could do where on the board."""
        table = self._table
        if table is None:
            return []
        if seat not in self._prospects:
            view = table.game.view(self._windows.state_for(table, seat), seat)
            self._prospects[seat] = table.game.foreseen(view, table.word_of(seat))
        return self._prospects[seat]

    def _see(self, table: AnyTable, seat: int | None, panels: bool) -> dict[str, bytes]:
        game = table.game
        state = self._windows.state_for(table, seat)
        view = game.view(state, seat)
        if seat is not None and self._windows.asks_nothing(table, seat):
            view.asks = []
        return self._written(table, seat, view, panels)

    def _written(
        self, table: AnyTable, seat: int | None, view: Any, panels: bool
    ) -> dict[str, bytes]:
        game = table.game
        sent = game.sent(view)
        parts: dict[str, object] = {name: getattr(sent, name) for name in sent.__struct_fields__}
        parts["asks"] = game.explained(view, table.word_of(seat))
        parts["offers"] = table.offers_for(seat)
        parts["ledger"] = table.ledger_for(seat)
        parts["not_trading"] = table.not_trading
        parts["undo"] = seat is not None and table.may_undo(seat)
        parts["tradable"] = [game.tradable(view, other) for other in range(table.seats)]
        parts["phrases"] = game.phrases[game.part(table.state)]
        if panels:
            parts["panels"] = game.describe(view)
        return {name: written(part) for name, part in parts.items()}
