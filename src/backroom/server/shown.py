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
    """What a seat was shown: the view as it is (its sections in their order), its word, and what
    follows from both, by sections."""

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
        #: Of each section, what was last shown of it to whomsoever.
        self._newest: dict[str, bytes] = {}
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
        derived = self._derived(table, seat, view, panels, told, words)
        told.update(derived)
        told["offers"] = written(table.offers_for(seat)) if table.offers else _EMPTY
        told["earlier"] = written(table.earlier_for(seat)) if table.turned_down else _EMPTY
        told["ledger"] = written(table.ledger_for(seat)) if table.ledger else _EMPTY
        told["not_trading"] = written(table.not_trading) if table.dealing.stopped else _EMPTY
        told["undo"] = b"true" if seat is not None and table.may_undo(seat) else b"false"
        part = game.part(table.state)
        if part not in self._phrases:
            self._phrases[part] = written(game.phrases[part])
        told["phrases"] = self._phrases[part]
        return told

    def _derived(
        self,
        table: AnyTable,
        seat: int | None,
        view: Any,
        panels: bool,
        told: dict[str, bytes],
        words: list[Promise],
    ) -> dict[str, bytes]:
        """What follows from the view ``told``. Much of what others do leaves a seat's view as it
        was: then so is all that follows. Sections that are the same are kept once."""
        game = table.game
        before = self._seen.get((seat, panels))
        changed = self._changed(told, None if before is None else before.view)
        if before is not None and not changed and before.words == words:
            return before.derived
        derived = {"asks": written(game.explained(view, words)) if view.asks else _EMPTY}
        alike = before is not None and bool(game.traded_by)
        if before is not None and alike and not any(name in changed for name in game.traded_by):
            derived["tradable"] = before.derived["tradable"]
        else:
            derived["tradable"] = written(game.tradables(view))
        if panels:
            derived["panels"] = written(game.describe(view))
        self._seen[seat, panels] = _Seen(tuple(told.values()), words, derived)
        return derived

    def _changed(self, told: dict[str, bytes], kept: tuple[bytes, ...] | None) -> list[str]:
        """The sections that are not as they were ``kept``. What is as it was, or as another seat
        has been shown it, is the same bytes from now on."""
        changed: list[str] = []
        at = 0
        for name, raw in told.items():
            old = None if kept is None else kept[at]
            at += 1
            if old is raw:
                continue
            if old is not None and old == raw:
                told[name] = old
                continue
            changed.append(name)
            newest = self._newest.get(name)
            if newest is not None and newest == raw:
                told[name] = newest
            else:
                self._newest[name] = raw
        return changed
