"""Seats and their keys. Whoever has the key has the seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Collection, Iterator, Mapping

import msgspec

from backroom.server import refusals
from backroom.server.wire import NAME, Calendar, Kind, Reliable, SeatInfo, StandIn
from backroom.store.store import SeatRow

HUMAN: Kind = "human"
BOT: Kind = "bot"

#: No letters that look like others: a table's id is read out over the telephone.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID = 8


#: What breaks lines beside control characters; letters that look like nothing; what stands on or
#: around a letter, and how much of it any writing needs.
_BREAKS = ("Zl", "Zp")
_BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_MARKS = ("Mn", "Me")
_MOST_MARKS = 4
#: What is kept of a calendar of which nobody has said anything.
_NO_CALENDAR = b"{}"


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID))


def is_id(text: str) -> bool:
    """Could a table be called that?"""
    return 0 < len(text) <= 4 * _ID and text.isascii() and text.isalnum()


def new_key() -> str:
    """128 bits: nobody guesses that."""
    return secrets.token_urlsafe(16)


def hashed(key: str) -> str:
    """What is kept of a key. It is random and long, so that no slow hash is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean(text: str) -> str:
    """Without control characters, line breaks, letters that nobody sees and the marks that turn
    writing around; nor are marks heaped on a letter until they cover the lines above."""
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in _MARKS else 0
        if kind[0] != "C" and kind not in _BREAKS and char not in _BLANKS and marks <= _MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def tidy(name: str) -> str:
    return " ".join(clean(name).split())[:NAME]


class Seat:
    """A seat at a table in play."""

    def __init__(self, row: SeatRow) -> None:
        self.become(row)

    def become(self, row: SeatRow) -> None:
        """As it is kept; perhaps somebody else's altogether, a bot's."""
        self.number = row.seat
        self.kind: Kind = BOT if row.kind == BOT else HUMAN
        self.name = row.name
        self.bot = row.bot
        #: What its device has sealed ("": nothing; None: it has yet to), and opened.
        self.seal = row.seal
        self.nonce = row.nonce
        self.taken = row.taken
        #: Why a bot plays for the person ("": none does), and since which event of the seat's log.
        self.stand_in: StandIn = msgspec.convert(row.stand_in, StandIn)
        self.stood_from = row.stood_from
        #: When its person sleeps, and has that been said yet?
        self.calendar = msgspec.json.decode(row.calendar, type=Calendar)
        self.calendar_told = row.calendar != _NO_CALENDAR
        self._key = row.key
        #: Until when somebody can come with its key, which the host has called lost.
        self.lost = row.lost
        #: Do onlookers see what it sees?
        self.shown = row.shown
        #: The hash of another key that opens it, as the devices of a profile make it; "": none.
        self._own = row.own
        #: How reliable its person was.
        self.reliable: Reliable | None = None
        #: Which of its links opens it.
        self.link = row.link

    def open_with(self, key: str, link: int) -> None:
        """Another key (its hash) opens it from now on, and the old one does not."""
        self._key, self.link, self.lost, self._own = key, link, None, ""

    def change_hands(self, key: str, link: int) -> None:
        """Somebody else is to have it, and nothing of whoever had it before."""
        self.open_with(key, link)
        self.reliable = None
        self.calendar, self.calendar_told = Calendar(), False

    def open_too(self, own: str) -> None:
        """Another key (its hash) opens it as well, as long as this one does."""
        self._own = own

    def once_more(self) -> SeatRow:
        """The same seat at another table, which nobody has taken yet."""
        calendar = msgspec.json.encode(self.calendar) if self.calendar_told else _NO_CALENDAR
        seat = (self.number, self.kind, self.name, self._key, self.bot, "", not self.human)
        return SeatRow(*seat, calendar=calendar)

    @property
    def human(self) -> bool:
        """Does it belong to a person?"""
        return self.kind == HUMAN

    @property
    def played(self) -> bool:
        """Does its person play himself?"""
        return self.human and not self.stand_in

    def opens(self, key: str) -> bool:
        """Is this the key of this seat?"""
        found = hashed(key)
        own = bool(self._own) and hmac.compare_digest(self._own, found)
        return self.human and (hmac.compare_digest(self._key, found) or own)

    def info(self, here: bool, away: int | None, host: bool) -> SeatInfo:
        here = here or not self.human
        seated = (self.kind, self.name, self.taken, here, self.bot, away, self.stand_in)
        return SeatInfo(*seated, host, self.link, self.lost, self.shown, self.reliable)


class Seats:
    """All the seats of a table."""

    def __init__(self, rows: list[SeatRow]) -> None:
        self._seats = [Seat(row) for row in rows]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __len__(self) -> int:
        return len(self._seats)

    @property
    def people(self) -> list[int]:
        """Where people play themselves."""
        return [seat.number for seat in self._seats if seat.played]

    @property
    def several(self) -> bool:
        """Are there several people who play, or may again? Whoever lets a bot play looks on, and
        comes back when he likes."""
        return sum(seat.human and seat.stand_in != "resigned" for seat in self._seats) > 1

    @property
    def one_person(self) -> bool:
        """Is everybody else a bot? Whoever has one play for him is none: he may look on."""
        return sum(seat.human for seat in self._seats) == 1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self._seats]

    def opened_by(self, key: str) -> int:
        """The seat that a key opens."""
        for seat in self._seats:
            if seat.opens(key):
                return seat.number
        raise refusals.NoSuchKey()

    def infos(
        self, here: Collection[int | None], away: Mapping[int, int], host: int
    ) -> list[SeatInfo]:
        """As everybody sees them: who looks, and since when those do not who did."""
        return [
            seat.info(seat.number in here, away.get(seat.number), seat.number == host)
            for seat in self._seats
        ]
