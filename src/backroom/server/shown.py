"""What each seat of a table is shown: the view by sections, and what it may read of the log."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from backroom.engine.action import Action
from backroom.engine.deal import Promise
from backroom.engine.prospect import Prospect
from backroom.engine.save import AnyTable
from backroom.engine.written import (
    Public,
    section_mark,
    section_written,
    sections,
    unwritten,
    written,
)
from backroom.server.links import Links
from backroom.server.seats import Seats
from backroom.server.sheet import Marks, Sheet, sheet_of
from backroom.server.stories import Stories, Story
from backroom.server.windows import Windows


class Plan(NamedTuple):
    """A table as it would be, and whether more can be arranged."""

    more: bool
    sections: dict[str, bytes]


#: What an onlooker sees of deals, whoever's shoulder he looks over.
_AS_FOR_ALL = ("offers", "ledger", "not_trading", "undo", "phrases")


#: What is nearly always so, as JSON.
_EMPTY = b"[]"


class _Seen(NamedTuple):
    """What a seat was shown: marks of the view as it is, its word, and marks of what was told."""

    view: Marks
    words: list[Promise]
    names: tuple[str, ...]
    told: Marks


class Shown:
    """Made when somebody looks, and kept until something changes, or until all who look have been
    told: then no more is kept than it takes to see what changes."""

    def __init__(
        self,
        table: AnyTable | None,
        seats: Seats,
        windows: Windows,
        links: Links | None,
        stories: Stories | None = None,
        told: int = 0,
    ) -> None:
        """So many records have been ``told`` in ``stories`` and ``links`` already."""
        self._table = table
        self._windows = windows
        self.links = links
        self.stories = Stories(len(seats)) if stories is None else stories
        self._told = told
        self._sheets: dict[tuple[int | None, bool], Sheet] = {}
        self._over: dict[tuple[int, bool], Sheet] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self._seen: dict[tuple[int | None, bool], _Seen] = {}
        self._phrases: dict[str, bytes] = {}
        self._public: Public | None = None
        #: Have all who look been told what is so now?
        self._known = False
        self.refresh(table)

    def refresh(self, table: AnyTable | None) -> None:
        """Something has changed."""
        self._table = table
        self.all_know()
        self._known = False
        if table is None:
            return
        for record in table.since(self._told):
            public = self.stories.add(record)
            if self.links is not None:
                self.links.add(record, public)
        self._told = table.count

    def all_know(self) -> None:
        """Everybody who looks has been told: what they were shown is kept no longer."""
        self._known = True
        self._sheets.clear()
        self._public = None
        self._over.clear()
        self._prospects.clear()

    def story(self, seat: int | None) -> Story:
        """The log as the seat may read it."""
        return self.stories.of(seat)

    @property
    def link(self) -> str:
        """The link of the chain up to what everybody was told last."""
        return "" if self.links is None else self.links.told

    @property
    def last_link(self) -> str:
        """The link of all there is, for when the game is over."""
        return "" if self.links is None else self.links.last

    def sheet(self, seat: int | None, panels: bool = False) -> Sheet:
        """What the seat may see, by sections; if wanted, in words too. What is as it was when it
        was last looked at may be left out."""
        found = self._sheets.get((seat, panels))
        if found is None:
            if self._table is None:
                return sheet_of({})
            before = self._seen.get((seat, panels)) if self._known else None
            if before is None:
                found = self._see(self._table, seat, panels)
            else:
                found = Sheet(dict.fromkeys(before.names), before.told)
            self._sheets[seat, panels] = found
        return found

    def whole(self, seat: int | None, panels: bool = False) -> Sheet:
        """The same, and nothing is left out."""
        found = self.sheet(seat, panels)
        if not found.whole:
            self._seen.pop((seat, panels), None)
            self._sheets.pop((seat, panels), None)
            found = self.sheet(seat, panels)
        return found

    def sections(self, seat: int | None, panels: bool = False) -> dict[str, bytes]:
        """All that the seat may see."""
        return self.whole(seat, panels).sections()

    def over(self, seat: int, panels: bool) -> Sheet:
        """What an onlooker sees over the shoulder of a seat: its view, but nothing that it is asked
        or may take back, and of deals only what everybody sees."""
        table = self._table
        if table is None:
            return sheet_of({})
        found = self._over.get((seat, panels))
        if found is None:
            view = table.game.view(self._windows.state_for(table, seat), seat)
            view.asks, view.asides = [], []
            sent = table.game.sent(view)
            parts: dict[str, object] = {n: getattr(sent, n) for n in sent.__struct_fields__}
            parts["tradable"] = table.game.tradables(view)
            if panels:
                parts["panels"] = table.game.describe(view)
            public = self.sections(None, panels)
            found = sheet_of(
                {
                    **{name: written(part) for name, part in parts.items()},
                    **{name: public[name] for name in _AS_FOR_ALL},
                }
            )
            self._over[seat, panels] = found
        return found

    def plan(self, table: AnyTable, seat: int, actions: list[Action], panels: bool) -> Plan:
        """What the seat would see with an arrangement made that it has yet to give."""
        view = table.game.view(self._windows.state_for(table, seat), seat)
        arranged, more = table.game.arrange(view, actions)
        settles = table.game.settles
        words = [
            word
            for word in table.word_of(seat)
            if not any(settles(word, action) for action in actions)
        ]
        told = sections(table.game.sent(arranged), Public({}))
        return Plan(more, self._whole(table, seat, arranged, panels, told, words))

    def prospects(self, seat: int) -> list[Prospect]:
        """What the seat could do where on the board."""
        table = self._table
        if table is None:
            return []
        if seat not in self._prospects:
            view = table.game.view(self._windows.state_for(table, seat), seat)
            self._prospects[seat] = table.game.foreseen(view, table.word_of(seat))
        return self._prospects[seat]

    def _see(self, table: AnyTable, seat: int | None, panels: bool) -> Sheet:
        game = table.game
        state = self._windows.state_for(table, seat)
        if state is not table.state:  # it has an answer in it that only its seat knows of
            public = game.public(state)
        else:
            public = self._public = self._public or game.public(state)
        view = game.view(state, seat, public)
        if seat is not None and self._windows.asks_nothing(table, seat):
            view.asks = []
        told = unwritten(game.sent(view), public)
        marks, words = (
            array("q", [section_mark(part) for part in told.values()]),
            table.word_of(seat),
        )
        before = self._seen.get((seat, panels))
        if before is None:
            written_out = {name: section_written(part) for name, part in told.items()}
            sheet = sheet_of(self._whole(table, seat, view, panels, written_out, words))
        else:
            parts: dict[str, bytes | None] = {}
            for at, (name, part) in enumerate(told.items()):
                long_ago = not isinstance(part, bytes) and marks[at] == before.view[at]
                parts[name] = None if long_ago else section_written(part)
            parts.update(self._derived(table, view, panels, tuple(told), marks, words, before))
            parts.update(self._beside(table, seat))
            sheet = Sheet(parts, before.told)
        self._seen[seat, panels] = _Seen(marks, words, sheet.names, sheet.marks)
        return sheet

    def _whole(
        self,
        table: AnyTable,
        seat: int | None,
        view: Any,
        panels: bool,
        told: dict[str, bytes],
        words: list[Promise],
    ) -> dict[str, bytes]:
        """What is ``told`` of a view, and all that follows from it."""
        game = table.game
        told["asks"] = written(game.explained(view, words)) if view.asks else _EMPTY
        told["tradable"] = written(game.tradables(view))
        if panels:
            told["panels"] = written(game.describe(view))
        told.update(self._beside(table, seat))
        return told

    def _derived(
        self,
        table: AnyTable,
        view: Any,
        panels: bool,
        names: tuple[str, ...],
        marks: Marks,
        words: list[Promise],
        before: _Seen,
    ) -> dict[str, bytes | None]:
        """What follows from the view of which these are the ``marks``. Much of what others do
        leaves a seat's view as it was: then so is all that follows."""
        game = table.game
        changed = [name for at, name in enumerate(names) if marks[at] != before.view[at]]
        found: dict[str, bytes | None] = {"asks": None, "tradable": None}
        if panels:
            found["panels"] = None
        if not changed and words == before.words:
            return found
        found["asks"] = written(game.explained(view, words)) if view.asks else _EMPTY
        if not game.traded_by or any(name in changed for name in game.traded_by):
            found["tradable"] = written(game.tradables(view))
        if panels:
            found["panels"] = written(game.describe(view))
        return found

    def _beside(self, table: AnyTable, seat: int | None) -> dict[str, bytes]:
        """What stands beside the view: deals, words, what may be taken back, what can be said."""
        part = table.game.part(table.state)
        if part not in self._phrases:
            self._phrases[part] = written(table.game.phrases[part])
        return {
            "offers": written(table.offers_for(seat)) if table.offers else _EMPTY,
            "earlier": written(table.earlier_for(seat)) if table.turned_down else _EMPTY,
            "ledger": written(table.ledger_for(seat)) if table.ledger else _EMPTY,
            "not_trading": written(table.not_trading) if table.dealing.stopped else _EMPTY,
            "undo": b"true" if seat is not None and table.may_undo(seat) else b"false",
            "phrases": self._phrases[part],
        }
