"""What a store does, whatever it is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"


class StoreFailed(Exception):
    """What was to be kept is not. Whoever has a copy in memory loads it again."""


class StoreFull(StoreFailed):
    """The disk is full: nothing is kept until there is room again."""


#: What can have become of the file under our hands.
Loss = Literal["gone", "replaced", "cut", "damaged"]
#: What its host is to hear of: a loss, or that the disk is full, or no longer is.
News = Loss | Literal["full", "room"]


class StoreLost(StoreFailed):
    """The file is gone or damaged: nothing is kept any more until the server is started anew."""


class NotOpened(Exception):
    """The store in this folder can't be used. ``why``: it is ``busy`` (another server has it), or
    the ``folder`` can't be written to, or its disk is ``full``; its file is ``damaged``, or of a
    ``newer`` version, or of an ``other`` than the server that runs on it, or ``behind`` what was
    acknowledged once."""

    def __init__(
        self,
        why: Literal["busy", "folder", "full", "damaged", "newer", "other", "behind"],
        place: Path,
        detail: str = "",
        missing: int = 0,
    ) -> None:
        super().__init__(f"{place}: {why} {detail}".rstrip())
        self.why = why
        self.place = place
        self.detail = detail
        #: So many commits were acknowledged and are not there.
        self.missing = missing


class TableRow(msgspec.Struct):
    """A table as it is kept; ``head`` is the first line of its save."""

    id: str
    game: str
    head: bytes
    secret: bytes
    created: float
    status: str
    #: What the bots remember.
    bots: bytes | None = None
    #: How fast it is played, as data.
    tempo: bytes = b"{}"
    #: How long its people still have, as data.
    times: bytes = b"{}"
    #: Who may look on and how, as data; the hash of the key to do so by.
    watching: bytes = b"{}"
    watch_key: str = ""
    #: Who may talk with whom, as data.
    talk: bytes = b"{}"
    #: Until when it stands on the list of those where everybody can sit down. None: by link.
    listed: float | None = None
    #: The seat of who has the say before the game.
    host: int = 0
    #: Where the same people play again.
    again: str = ""
    #: By whom it was made, as a hash; until when it is kept if nobody comes. None: for ever.
    maker: str = ""
    stale: float | None = None


class SeatRow(msgspec.Struct):
    """A seat as it is kept: ``key`` is a hash, ``held`` an answer that waits for its window."""

    seat: int
    kind: str
    name: str
    key: str
    bot: str
    nonce: str
    taken: bool
    held: bytes | None = None
    #: Why a bot plays for the person ("": none does), and from which event of the seat's log on.
    stand_in: str = ""
    stood_from: int = 0
    #: When the person can't be expected to answer by mail, as data.
    calendar: bytes = b"{}"
    #: The hash of its nonce; "": it has none of its own; None: it has yet to say.
    seal: str | None = None
    #: Which of its links opens the seat: those before are dead.
    link: int = 0
    #: Until when somebody can come with its key, which the host has called lost.
    lost: int | None = None
    #: Do onlookers see what it sees?
    shown: bool = False
    #: The hash of another key that opens it; "": none does.
    own: str = ""


class ListedRow(msgspec.Struct):
    """A table that waits for people, as much of it as a list tells."""

    id: str
    game: str
    created: float
    tempo: bytes
    host: int
    #: Of each seat: its kind, its name, does somebody sit there?
    seats: list[tuple[str, str, bool]]


class TalkRow(msgspec.Struct):
    seat: int
    text: str
    at: float
    #: The key of a phrase that was said instead of words.
    phrase: str = ""


class WhisperRow(msgspec.Struct):
    """Something said in a room: a bit for each seat that is in it."""

    room: int
    said: TalkRow


class SnapshotRow(msgspec.Struct):
    """The table after so many records (``n``), as data, and ``by`` whom that was made; and what was
    told until then, in parts. It can be thrown away."""

    n: int
    by: str
    data: bytes
    stories: list[bytes]


class Kept(msgspec.Struct):
    """All that is kept of a table. With a snapshot, only the records since are there."""

    table: TableRow
    seats: list[SeatRow]
    records: list[bytes]
    chat: list[TalkRow]
    whispers: list[WhisperRow] = []
    snapshot: SnapshotRow | None = None


class Store:
    """Every call that keeps something comes back when it is durable, or raises StoreFailed."""

    async def load(self, table: str) -> Kept | None:
        """A table, or None if there is no such one."""
        raise NotImplementedError

    async def glimpse(self, table: str) -> Kept | None:
        """As :meth:`load`, but without what was done and said there."""
        raise NotImplementedError

    async def load_late(self, table: str, by: str) -> Kept | None:
        """A table from its last snapshot on, if there is one ``by`` this maker."""
        return await self.load(table)

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow, since: int) -> None:
        """What was told in it was told after the first ``since`` records."""

    async def make(self, table: TableRow, seats: list[SeatRow]) -> None:
        raise NotImplementedError

    async def put_whole(self, table: TableRow, seats: list[SeatRow], records: list[bytes]) -> None:
        """A game that has begun elsewhere, all of it or nothing."""
        raise NotImplementedError

    async def sit(self, table: str, seat: int, name: str) -> None:
        raise NotImplementedError

    async def free(self, table: str, seat: int, key: str, link: int, host: int) -> None:
        """Nobody sits there any more; another key (its hash) opens the seat. ``host``: who has the
        say now."""
        raise NotImplementedError

    async def host(self, table: str, seat: int) -> None:
        """Who has the say from now on."""
        raise NotImplementedError

    async def relink(self, table: str, seat: int, key: str, link: int) -> None:
        """Another key (its hash) opens a seat."""
        raise NotImplementedError

    async def invite(self, table: str, seat: int, key: str, link: int) -> None:
        """Somebody else is to have a free seat: another key (its hash) opens it."""
        raise NotImplementedError

    async def take(self, table: str, seat: int, name: str, key: str, link: int) -> None:
        """Somebody sits down there who has this key (its hash)."""
        raise NotImplementedError

    async def fill(self, table: str, bots: list[SeatRow]) -> None:
        """Bots sit down where people were expected."""
        raise NotImplementedError

    async def listed(self, now: float, before: float | None, most: int) -> list[ListedRow]:
        """Tables where everybody can sit down, the newest first; those made ``before``."""
        raise NotImplementedError

    async def rematch(self, old: str, table: TableRow, seats: list[SeatRow]) -> None:
        """A new table for the people of an old one, which says where it is."""
        raise NotImplementedError

    async def delete(self, table: str) -> None:
        """The table and all that belongs to it."""
        raise NotImplementedError

    async def delete_all(self, tables: list[str]) -> None:
        """Several of them."""
        raise NotImplementedError

    async def keep_until(self, tables: dict[str, float]) -> None:
        """Tables that wait for people are kept until then if nobody comes."""

    async def stale(self, now: float, most: int) -> list[str]:
        """Tables that waited for people for too long, the longest first."""
        raise NotImplementedError

    async def made_by(self, maker: str) -> tuple[int, int]:
        """How many tables of this maker there are, and how many of them are not over."""
        raise NotImplementedError

    async def space(self) -> tuple[int, int]:
        """How many bytes it takes, and how many there are left on its disk."""
        return 0, 1 << 62

    @property
    def busy(self) -> bool:
        """Does something wait to be kept?"""
        return False

    async def seal(self, table: str, seals: dict[int, str]) -> None:
        """What seats have sealed of their nonces."""
        raise NotImplementedError

    async def open_nonce(self, table: str, seat: int, nonce: str) -> None:
        raise NotImplementedError

    async def deal_anew(self, table: str, head: bytes, secret: bytes, out: list[int]) -> None:
        """Another secret; nothing that was sealed or opened for the old one counts. ``out``: the
        seats that have no nonce of their own."""
        raise NotImplementedError

    async def start(self, table: str, head: bytes, first: bytes) -> None:
        """The game begins: the set-up is settled, and is the first record."""
        raise NotImplementedError

    async def append(
        self,
        table: str,
        n: int,
        records: list[bytes],
        unhold: int | None,
        over: bool,
        bots: bytes | None = None,
    ) -> None:
        """Records from number ``n`` on; what was held for the seat ``unhold`` is among them, or
        was dropped with them. ``bots`` is what the bots remember now."""
        raise NotImplementedError

    async def hold(self, table: str, seat: int, answer: bytes | None) -> None:
        """An answer that waits; None: it waits no longer."""
        raise NotImplementedError

    async def pace(self, table: str, tempo: bytes) -> None:
        """How fast it is played from now on."""
        raise NotImplementedError

    async def times(self, table: str, times: bytes, due: float | None) -> None:
        """How long people still have; somebody has to look after the table at ``due``."""
        raise NotImplementedError

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that are to be looked after, the longest due first."""
        raise NotImplementedError

    async def stand_in(self, table: str, seat: int, why: str, since: int) -> None:
        """A bot plays for a person, or no longer."""
        raise NotImplementedError

    async def calendar(self, table: str, seat: int, calendar: bytes) -> None:
        raise NotImplementedError

    async def show_seat(self, table: str, seat: int, shown: bool) -> None:
        """Onlookers may see what the seat sees, or no longer."""
        raise NotImplementedError

    async def open_too(self, table: str, seat: int, own: str) -> None:
        """Another key (its hash) opens the seat, too, until it is given a new one."""
        raise NotImplementedError

    async def lost(self, table: str, seat: int, until: int | None) -> None:
        """The key of the seat is called lost, or it is found."""
        raise NotImplementedError

    async def talk(self, table: str, n: int, talk: TalkRow) -> None:
        raise NotImplementedError

    async def whisper(self, table: str, n: int, whisper: WhisperRow) -> None:
        """Number ``n`` of its room: no number says anything of other rooms."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
