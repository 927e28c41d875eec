"""A table that is not in memory, as far as its rows tell: who sits there, and on which board.

Whoever has no key can have any table looked up; it is not played again for that.
"""

from __future__ import annotations

import msgspec

from backroom.engine.chance import commitment
from backroom.engine.save import Head
from backroom.games import shelf
from backroom.server import wire
from backroom.server.seats import Seats
from backroom.server.watching import admitted
from backroom.store.store import OVER, WAITING, Kept


class Glimpse:
    """What everybody may know of it. Nobody looks at it, or it would be in memory."""

    def __init__(self, kept: Kept) -> None:
        row = kept.table
        self.id = row.id
        self.game = shelf.find(row.game)
        self.head = msgspec.json.decode(row.head, type=Head)
        self.seats = Seats(kept.seats)
        self.over = row.status == OVER
        self.public = row.listed is not None
        self._row = row
        name = self.game.board_option
        #: What is played on (None: the game has no board), and what that is called if it is a file.
        self.board = str(self.head.options[name]) if name else None
        own = self.board is not None and self.game.has_own_board(self.head.options)
        self.board_name = self.game.board_name(self.board) if own and self.board else ""

    def admit(self, key: str | None) -> int | None:
        """The seat that a key opens; None: one may look on. So nothing is played again for whoever
        may do neither."""
        rules = msgspec.json.decode(self._row.watching, type=wire.Watching)
        return admitted(key, self, rules, self._row.watch_key)

    def info(self) -> wire.TableInfo:
        row = self._row
        return wire.TableInfo(
            game=self.game.name,
            options=self.game.told_options(self.head.options),
            board=self.board_name,
            commitment=commitment(row.secret),
            started=row.status != WAITING,
            over=self.over,
            seats=self.seats.infos((), {}, row.host),
            tempo=msgspec.json.decode(row.tempo, type=wire.Tempo),
            talk=msgspec.json.decode(row.talk, type=wire.TalkRules),
            public=self.public,
        )
