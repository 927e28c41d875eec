"""What there is to tell a seat, derived from the table as it stands.

Each thing has a mark: what has been told is not told again, and what is no longer so need not be
told at all. Nothing here is a secret. Where all decide in secret, everybody who is asked by public
facts has the same to be told, whether he has answered or not: neither that a message is sent nor
when shows who has.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from backroom.engine.save import AnyTable
from backroom.server import wire
from backroom.server.windows import question

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

#: A mark, and the kind of thing it is.
News = dict[str, wire.Tell]
#: The marks of what all decide in secret begin with this.
SEALED = "sealed"


def looks(table: TableInPlay, seat: int) -> bool:
    """Does somebody look at the table from there, with the page in sight?"""
    return any(viewer.seat == seat and viewer.looking for viewer in table.onlookers.viewers)


class Reader:
    """Reads a table for all its seats. What has happened is read once."""

    def __init__(self) -> None:
        self._read: dict[int, int] = {}
        #: The last event that has hit a seat.
        self._hits: dict[int, int] = {}
        #: What all decide, or have decided last.
        self._sealed = ""

    def standing(self, table: TableInPlay, seat: int, seen: int, told: Collection[str]) -> News:
        """All that is so now for this seat, which has seen so many events and been told this."""
        played = table.table
        if played is None:
            return {}
        if table.over:
            return {"end": "end"}
        if not table.seats[seat].played:
            return {}  # a bot plays there
        news = self._asked(played, seat, told)
        hit = self._hit(table, seat, seen)
        if hit is not None and hit >= seen:
            news[f"hit {hit}"] = "hit"
        for offer in played.offers_for(seat):
            if seat in offer.terms.to and seat not in offer.declined:
                news[f"offer {offer.id}"] = "offer"
        now = played.game.progress(played.state).now
        for entry in played.ledger_for(seat):
            bound = entry.verdict == "open" and entry.promise.until == now
            if bound and seat in entry.promise.parties:
                news[f"promise {entry.id}"] = "promise"
        return news

    def _asked(self, played: AnyTable, seat: int, told: Collection[str]) -> News:
        game, state = played.game, played.state
        if game.deciding(state):
            return self._sealed_for(played, seat, told)
        asked = [ask.id for ask in game.own_asks(state, seat) if ask.waiting]
        if asked:
            return {f"turn {asked[0]}": "turn"}
        if game.next_up(state) == seat:
            now, waiting = game.progress(state).now, game.waiting(state)
            return {f"next {now} {game.part(state)} {waiting}": "next"}
        return {}

    def _sealed_for(self, played: AnyTable, seat: int, told: Collection[str]) -> News:
        """What is asked in secret along the way (whom does the card hit?) is nothing new, as far as
        anybody may know."""
        name = question(played.game, played.state)
        if name is not None:
            concerned = played.game.window(played.state)
            if concerned is not None and seat not in concerned:
                return {}
            self._sealed = f"{SEALED} {name}"
        elif not self._sealed:  # we have just come
            return {mark: "turn" for mark in told if mark.startswith(SEALED)}
        return {self._sealed: "turn"}

    def _hit(self, table: TableInPlay, seat: int, seen: int) -> int | None:
        """The last event that all know of, from number ``seen`` on, that has hit the seat."""
        told = table.shown.story(None)
        since = max(seen, self._read.get(seat, 0))
        for number, event in enumerate(told.read(since), since):
            if table.game.events.convert(msgspec.json.decode(event)).hit == seat:
                self._hits[seat] = number
        self._read[seat] = len(told)
        return self._hits.get(seat)
