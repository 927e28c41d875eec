"""What each seat of a table is shown: the view by sections, and what it may read of the log."""

from __future__ import annotations

from typing import Any, NamedTuple

from backroom.engine.action import Action
from backroom.engine.deal import Promise
from backroom.engine.prospect import Prospect
from backroom.engine.save import AnyTable
from backroom.engine.written import Public, sections, written
from backroom.server.links import Links
from backroom.server.seats import Seats
from backroom.server.stories import Stories
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
    """What a seat was shown: the view as it is (its sections in their order), its word, and what
    follows from both."""

    view: tuple[bytes, ...]
    words: list[Promise]
    derived: dict[str, bytes]


class Shown:
    """Made when somebody looks, and kept until something changes."""

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
        self._sections: dict[tuple[int | None, bool], dict[str, bytes]] = {}
        self._over: dict[tuple[int, bool], dict[str, bytes]] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self._seen: dict[tuple[int | None, bool], _Seen] = {}
        self._phrases: dict[str, bytes] = {}
        self._public: Public | None = None
        self.refresh(table)

    def refresh(self, table: AnyTable | None) -> None:
        """Something has changed."""
        self._table = table
        self._sections.clear()
        self._public = None
        self._over.clear()
        self._prospects.clear()
        if table is None:
            return
        for record in table.since(self._told):
            public = self.stories.add(record)
            if self.links is not None:
                self.links.add(record, public)
        self._told = table.count

    def all_know(self) -> None:
        """Everybody who looks has been told: what they are shown alike is kept no longer."""
        self._public = None

    def story(self, seat: int | None) -> list[bytes]:
        """The log as the seat may read it, each event as JSON."""
        return self.stories.of(seat)

    @property
    def link(self) -> str:
        """The link of the chain up to what everybody was told last."""
        return "" if self.links is None else self.links.told

    @property
    def last_link(self) -> str:
        """The link of all there is, for when the game is over."""
        return "" if self.links is None else self.links.last

    def sections(self, seat: int | None, panels: bool = False) -> dict[str, bytes]:
        """All that the seat may see, by sections; if wanted, in words too."""
        if self._table is None:
            return {}
        if (seat, panels) not in self._sections:
            self._sections[seat, panels] = self._see(self._table, seat, panels)
        return self._sections[seat, panels]

    def over(self, seat: int, panels: bool) -> dict[str, bytes]:
        """What an onlooker sees over the shoulder of a seat: its view, but nothing that it is asked
        or may take back, and of deals only what everybody sees."""
        table = self._table
        if table is None:
            return {}
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
            found = {
                **{name: written(part) for name, part in parts.items()},
                **{name: public[name] for name in _AS_FOR_ALL},
            }
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
        return Plan(more, self._written(table, seat, arranged, panels, Public({}), words))

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
        if state is not table.state:  # it has an answer in it that only its seat knows of
            public = game.public(state)
        else:
            public = self._public = self._public or game.public(state)
        view = game.view(state, seat, public)
        if seat is not None and self._windows.asks_nothing(table, seat):
            view.asks = []
        return self._written(table, seat, view, panels, public, table.word_of(seat))

    def _written(
        self,
        table: AnyTable,
        seat: int | None,
        view: Any,
        panels: bool,
        public: Public,
        words: list[Promise],
    ) -> dict[str, bytes]:
        game = table.game
        told = sections(game.sent(view), public)
        seen = self._seen_anew(table, seat, view, panels, tuple(told.values()), words)
        part = game.part(table.state)
        if part not in self._phrases:
            self._phrases[part] = written(game.phrases[part])
        undo = seat is not None and table.may_undo(seat)
        return {
            **dict(zip(told, seen.view, strict=True)),
            **seen.derived,
            "offers": written(table.offers_for(seat)) if table.offers else _EMPTY,
            "earlier": written(table.earlier_for(seat)) if table.turned_down else _EMPTY,
            "ledger": written(table.ledger_for(seat)) if table.ledger else _EMPTY,
            "not_trading": written(table.not_trading) if table.stopped else _EMPTY,
            "undo": b"true" if undo else b"false",
            "phrases": self._phrases[part],
        }

    def _seen_anew(
        self,
        table: AnyTable,
        seat: int | None,
        view: Any,
        panels: bool,
        told: tuple[bytes, ...],
        words: list[Promise],
    ) -> _Seen:
        """The view, and what follows from it. Much of what others do leaves a seat's view as it
        was: then so is all that follows."""
        game = table.game
        before = self._seen.get((seat, panels))
        if before is not None:
            if before.view == told and before.words == words:
                return before
            # What is the same is kept once.
            pairs = zip(before.view, told, strict=True)
            told = tuple([old if old == raw else raw for old, raw in pairs])
        derived = {"asks": written(game.explained(view, words)) if view.asks else _EMPTY}
        if before is not None and _trades_alike(view, game.traded_by, before.view, told):
            derived["tradable"] = before.derived["tradable"]
        else:
            derived["tradable"] = written(game.tradables(view))
        if panels:
            derived["panels"] = written(game.describe(view))
        seen = self._seen[seat, panels] = _Seen(told, words, derived)
        return seen


def _trades_alike(
    view: Any, traded_by: tuple[str, ...], before: tuple[bytes, ...], told: tuple[bytes, ...]
) -> bool:
    """Are the sections the same from which it follows what can be traded?"""
    if not traded_by:
        return False
    names: tuple[str, ...] = view.__struct_fields__
    for name in traded_by:
        at = names.index(name)
        if before[at] is not told[at]:
            return False
    return True
