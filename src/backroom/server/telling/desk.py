"""Where a person says how to be reached: adding, confirming, trying, dropping a way."""

from __future__ import annotations

import hmac
import re

from backroom.server import deadlines, refusals, wire
from backroom.server.limits import Bucket, Buckets
from backroom.server.playing import TableInPlay
from backroom.server.telling import letters, ways
from backroom.server.telling.keeping import Person
from backroom.server.telling.sending import Carrier
from backroom.server.telling.settings import Telling, mail_server
from backroom.server.telling.teller import Teller
from backroom.text.lookup import language

_HOUR = 3600.0
#: A code is good for so long, and may be mistaken so often.
_VALID = _HOUR
_MOST_WRONG = 5
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.\[\]:-]{1,90}")
_TELEGRAM = "https://t.me/"


class Desk:
    """Of the whole server."""

    def __init__(
        self, teller: Teller, carrier: Carrier, settings: Telling, address: str, push: str
    ) -> None:
        self._teller = teller
        self._carrier = carrier
        self._settings = settings
        self._push = push
        self._mail = bool(address and settings.sender and mail_server(settings.mail))
        self._telegram = bool(address and settings.telegram)
        self._bot = ""
        self._codes = Buckets(settings.codes, settings.codes / _HOUR)
        self._callers = Buckets(settings.codes_each, settings.codes_each / _HOUR)
        self._all_codes = Bucket(settings.all_codes, settings.all_codes / _HOUR)
        self._trials = Buckets(3, 1 / 20)

    async def show(self, table: TableInPlay, seat: int) -> wire.Reach:
        person = await self._person(table, seat) or _newcomer(table, seat)
        services = wire.Services(self._push, self._mail, await self._bot_name())
        found = [self._shown(way) for way in person.ways]
        return wire.Reach(services, found, person.tell, person.quiet)

    async def forget(self, table: str, seat: int) -> None:
        """Its person has deleted his data. What is kept is brought first, so that nobody who is
        just reading it brings it back."""
        await self._teller.keeping.bring(table)
        await self._teller.keeping.forget(table, seat)
        self._teller.release(table)

    def _shown(self, way: ways.Kept) -> wire.Way:
        waits = way.kind == "telegram" and way.state == "waiting"
        link = f"{_TELEGRAM}{self._bot}?start={way.code}" if waits else ""
        return wire.Way(way.id, way.kind, ways.shown(way), way.state, link)

    async def _bot_name(self) -> str:
        if self._telegram and not self._bot:
            self._bot = await self._carrier.bot_name()
        return self._bot

    async def add(self, table: TableInPlay, seat: int, new: wire.NewWay, caller: str) -> wire.Reach:
        """``caller``: from which address it is wanted."""
        await self._check_service(new.kind)
        telegram = new.kind == "telegram"
        address = "" if telegram else ways.read(new, self._settings)
        person = await self._person(table, seat) or _newcomer(table, seat)
        known = [way for way in person.ways if way.kind == new.kind and way.address == address]
        for way in known:  # the same again: as if it were new
            person.ways.remove(way)
        if len(person.ways) >= self._settings.most_ways:
            raise refusals.TooManyWays()
        way = ways.new_way(new.kind, address)
        person.lang = language(new.lang)
        if _ORIGIN.fullmatch(new.origin):
            person.origin = new.origin
        if telegram:
            way.state, way.code = "waiting", ways.new_start()
        elif new.kind == "mail":
            if not self._callers.take(caller):  # else one could use up what there is for all
                raise refusals.TooFast()
            await self._send_code(table, person, way)
        person.ways.append(way)
        (await self._teller.keeping.bring(table.id))[seat] = person
        await self._changed(table, seat)
        return await self.show(table, seat)

    async def _check_service(self, kind: wire.WayKind) -> None:
        missing = (kind == "mail" and not self._mail) or (
            kind == "telegram" and not await self._bot_name()
        )
        if missing:
            raise refusals.NoService()

    async def _send_code(self, table: TableInPlay, person: Person, way: ways.Kept) -> None:
        """Nothing else goes to an address before somebody there has said that it is his."""
        if not self._codes.take(way.address.lower()) or not self._all_codes.take():
            raise refusals.TooFast()
        way.state, way.code = "waiting", ways.new_code()
        way.until = deadlines.now() + _VALID
        letter = letters.confirmation(person.lang, table.game, table.id, way.code)
        if await self._carrier.carry(way, letter) != "good":
            raise refusals.NotReached()

    async def confirm(self, table: TableInPlay, seat: int, said: wire.WayCode) -> wire.Reach:
        way = await self._way(table, seat, said.way)
        if way.state == "waiting" and way.kind == "telegram":
            chat = (await self._carrier.started()).get(way.code)
            if chat is None:
                raise refusals.NotPressed()
            way.address, way.state, way.code = chat, "good", ""
        elif way.state == "waiting":
            await self._check_code(table, seat, way, said.code)
        await self._changed(table, seat)
        return await self.show(table, seat)

    async def _check_code(self, table: TableInPlay, seat: int, way: ways.Kept, code: str) -> None:
        late = deadlines.now() > way.until or way.wrong >= _MOST_WRONG
        right = hmac.compare_digest(way.code.encode(), code.strip().encode())
        if late or not right:
            way.wrong += 1
            await self._teller.keeping.keep(table.id, seat)
            raise refusals.WrongCode()
        way.state, way.code = "good", ""

    async def wish(self, table: TableInPlay, seat: int, wishes: wire.Wishes) -> wire.Reach:
        person = await self._person(table, seat)
        if person is None:
            raise refusals.NoSuchWay()
        person.tell = [kind for kind in wire.TELLS if kind in wishes.tell]
        person.quiet = wishes.quiet
        person.lang = language(wishes.lang) if wishes.lang else person.lang
        await self._changed(table, seat)
        return await self.show(table, seat)

    async def attempt(self, table: TableInPlay, seat: int, id: str) -> wire.Reach:
        """Does a message get through?"""
        way = await self._way(table, seat, id)
        if way.state == "waiting":
            raise refusals.WrongCode()
        if not self._trials.take(f"{table.id}/{seat}"):
            raise refusals.TooFast()
        person = (await self._teller.keeping.bring(table.id))[seat]
        letter = letters.trial(person.lang, table.game, table.id)
        outcome = await self._carrier.carry(way, self._teller.addressed(person, way, letter))
        if outcome != "good":
            raise refusals.NotReached()
        way.state, way.failed = "good", 0
        await self._changed(table, seat)
        return await self.show(table, seat)

    async def drop(self, table: TableInPlay, seat: int, id: str) -> wire.Reach:
        """One way; "": all, and everything that is kept about it."""
        if not id:
            await self._teller.keeping.bring(table.id)
            await self._teller.keeping.forget(table.id, seat)
            return await self.show(table, seat)
        way = await self._way(table, seat, id)
        (await self._teller.keeping.bring(table.id))[seat].ways.remove(way)
        await self._changed(table, seat)
        return await self.show(table, seat)

    async def _person(self, table: TableInPlay, seat: int) -> Person | None:
        """Whoever has the seat; what another has left who had it before is forgotten."""
        person = (await self._teller.keeping.bring(table.id)).get(seat)
        if person is not None and person.link != table.seats[seat].link:
            await self._teller.keeping.forget(table.id, seat)
            return None
        return person

    async def _way(self, table: TableInPlay, seat: int, id: str) -> ways.Kept:
        person = await self._person(table, seat)
        way = None if person is None else person.find(id)
        if way is None:
            raise refusals.NoSuchWay()
        return way

    async def _changed(self, table: TableInPlay, seat: int) -> None:
        await self._teller.keeping.keep(table.id, seat)
        self._teller.watch(table)

    # --- whoever has had enough ------------------------------------------------------------------

    async def find_stop(self, table: str, token: str) -> tuple[ways.Kept, str] | None:
        """What a link in a message would stop, and in which language its person reads."""
        found = await self._teller.keeping.stopped_by(table, token)
        lang = "" if found is None else self._teller.keeping.here(table)[found[0]].lang
        self._teller.release(table)
        return None if found is None else (found[1], lang)

    async def stop(self, table: str, token: str) -> None:
        found = await self._teller.keeping.stopped_by(table, token)
        if found is not None:
            seat, way = found
            self._teller.keeping.here(table)[seat].ways.remove(way)
            await self._teller.keeping.keep(table, seat)
        self._teller.release(table)


def _newcomer(table: TableInPlay, seat: int) -> Person:
    """By mail nobody is woken up; where all sit down for an evening, they want to know."""
    by_mail = table.tempo.time.kind == "mail"
    person = Person(link=table.seats[seat].link, quiet=by_mail)
    if table.table is not None:
        person.seen = len(table.shown.story(None))
    return person
