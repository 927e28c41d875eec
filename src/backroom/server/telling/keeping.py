"""What is kept of how people are reached, seat by seat: here and in the store."""

from __future__ import annotations

import hmac

import msgspec

from backroom.server import wire
from backroom.server.telling.ways import Kept
from backroom.store.reach import Reached

#: What one is told of unless one says otherwise.
_USUALLY: list[wire.Tell] = ["turn", "hit", "offer", "promise", "end"]
_HOUR = 3600.0


class Person(msgspec.Struct):
    """How the person of a seat is reached."""

    #: The number of the seat's link: whoever has the seat by another is somebody else.
    link: int = 0
    ways: list[Kept] = []
    tell: list[wire.Tell] = msgspec.field(default_factory=lambda: list(_USUALLY))
    #: Nothing in the quiet hours of the seat's calendar.
    quiet: bool = True
    lang: str = "en"
    #: Where the page was opened.
    origin: str = ""
    #: The marks of what has been told or seen of what is so; and how many events.
    told: list[str] = []
    seen: int = 0
    #: When the last messages were sent.
    sent: list[float] = []

    @property
    def reachable(self) -> bool:
        return any(way.state == "good" for way in self.ways)

    def find(self, id: str) -> Kept | None:
        return next((way for way in self.ways if way.id == id), None)

    def first_free(self, moment: float, most: int) -> float:
        """When another message may go out: so many an hour."""
        self.sent = [at for at in self.sent if at > moment - _HOUR]
        return moment if len(self.sent) < most else self.sent[-most] + _HOUR


People = dict[int, Person]


class Keeping:
    """Whatever has been read stays here as long as somebody works with it."""

    def __init__(self, store: Reached) -> None:
        self._store = store
        self._tables: dict[str, People] = {}

    def here(self, table: str) -> People:
        """What is known of a table that was brought."""
        return self._tables.get(table, {})

    async def bring(self, table: str) -> People:
        if table not in self._tables:
            rows = await self._store.of(table)
            found: People = {}
            for seat, row in rows.items():
                try:
                    found[seat] = msgspec.json.decode(row, type=Person)
                except msgspec.DecodeError:  # another version's
                    continue
            self._tables.setdefault(table, found)
        return self._tables[table]

    def put_away(self, table: str) -> None:
        self._tables.pop(table, None)

    async def keep(self, table: str, seat: int) -> None:
        person = self._tables.get(table, {}).get(seat)
        if person is None:
            return
        done = "end" in person.told or not person.ways
        await self._store.keep(table, seat, msgspec.json.encode(person), done)

    async def forget(self, table: str, seat: int) -> None:
        self._tables.get(table, {}).pop(seat, None)
        await self._store.forget(table, seat)

    async def open(self) -> list[str]:
        return await self._store.open()

    async def stopped_by(self, table: str, token: str) -> tuple[int, Kept] | None:
        """Whose way the token stops."""
        for seat, person in (await self.bring(table)).items():
            for way in person.ways:
                if hmac.compare_digest(way.stop.encode(), token.encode()):
                    return seat, way
        return None
