"""Who is told what, when: by a clock of its own, with a carrier that only notes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from backroom.engine.deal import Entry, MakeOffer, Promise
from backroom.engine.passing import Pass
from backroom.engine.record import Begin, Record
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import BIG_CITY_BOYS
from backroom.games.chicago.events import TakesTerritory
from backroom.server import deadlines, wire
from backroom.server.telling.keeping import Keeping, Person
from backroom.server.telling.letters import Letter
from backroom.server.telling.sending import Outcome
from backroom.server.telling.settings import Telling
from backroom.server.telling.teller import Teller
from backroom.server.telling.ways import Kept, new_way
from backroom.store.reach import Reached
from tests.bootleggers.deals.offers import cash, dealing, table_of
from tests.bootleggers.given import Given
from tests.chicago.given import Given as GivenChicago
from tests.server.virtual import Sitting, sit

ALL = list(wire.TELLS)
HOUR = 3600.0


class Notes(Reached):
    """A store that remembers, at once."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[bytes, bool]] = {}

    async def of(self, table: str) -> dict[int, bytes]:
        return {seat: row for seat, (row, _) in self.rows.items()}

    async def keep(self, table: str, seat: int, data: bytes, done: bool) -> None:
        self.rows[seat] = (data, done)

    async def forget(self, table: str, seat: int) -> None:
        self.rows.pop(seat, None)

    async def open(self) -> list[str]:
        return ["t"] if any(not done for _, done in self.rows.values()) else []


class Post:
    """All that was sent: when, to whom, and what it says."""

    def __init__(self, sitting: Sitting, notes: Notes) -> None:
        self.sitting = sitting
        self.notes = notes
        self.sent: list[tuple[float, str, tuple[str, ...]]] = []
        self.outcome: Outcome = "good"
        self.locked = False
        self.letters: list[Letter] = []

    async def carry(self, way: Kept, letter: Letter) -> Outcome:
        self.locked = self.locked or self.sitting.table.lock.locked()
        self.letters.append(letter)
        self.sent.append((round(self.sitting.now, 1), way.address, letter.lines))
        return self.outcome

    def to(self, who: str) -> list[tuple[float, tuple[str, ...]]]:
        return [(at, lines) for at, to, lines in self.sent if to == who]

    def person(self, seat: int) -> Person:
        return msgspec.json.decode(self.notes.rows[seat][0], type=Person)


Doing = Callable[[Sitting, Post], Awaitable[None]]


def tell(
    played: AnyTable,
    doing: Doing,
    people: tuple[int, ...] = (0, 1),
    reached: tuple[int, ...] = (1,),
    notes: Notes | None = None,
    person: dict[str, Any] | None = None,
    **settings: Any,
) -> Notes:
    """At this table these seats are people's, and some of them are to be told all there is."""
    kept = notes or Notes()
    for seat in reached if notes is None else ():
        ways = [new_way("ntfy", f"seat {seat}")]
        one = Person(ways=ways, **{"quiet": False, "tell": ALL, **(person or {})})
        kept.rows[seat] = (msgspec.json.encode(one), False)

    async def run(sitting: Sitting) -> None:
        post = Post(sitting, kept)

        async def find(_: str) -> Any:
            return sitting.table

        telling = Telling(wait=60.0, **settings)
        teller = Teller(Keeping(kept), telling, "https://b.example", post.carry, find)
        running = asyncio.create_task(teller.run())
        try:
            await doing(sitting, post)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        assert not post.locked, "nothing is sent under a table's lock"

    sit(played, people, run, clocks=False, tempo=b'{"window":0,"time":{"kind":"none"}}')
    return kept


def my_turn(seat: int = 1) -> AnyTable:
    return GivenChicago(3).turn_of(seat).table()


# --- what, and when ------------------------------------------------------------------------------


def test_who_is_asked_is_told_once_after_a_while() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(10 * HOUR)
        ((at, lines),) = post.to("seat 1")
        assert lines == ("It's your turn.",)
        assert 60.0 <= at < 130.0

    tell(my_turn(), doing)


def test_the_next_one_is_told_so_if_he_wants_it() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(HOUR)
        assert [lines for _, lines in post.to("seat 1")] == [("You're next.",)]
        assert post.to("seat 2") == []

    tell(my_turn(0), doing, (0, 1, 2), (1, 2))


def test_who_looks_is_not_told_and_who_looks_away_later_has_seen_it() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await sitting.watch(1)
        await asyncio.sleep(HOUR)
        (viewer,) = sitting.table.onlookers.viewers
        sitting.table.sees(viewer, False)
        await asyncio.sleep(HOUR)
        assert post.sent == []

    tell(my_turn(), doing)


def test_a_page_that_is_out_of_sight_does_not_keep_anybody_from_being_told() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await sitting.watch(1)
        (viewer,) = sitting.table.onlookers.viewers
        sitting.table.sees(viewer, False)
        await sitting.table.act(0, offer())
        await asyncio.sleep(HOUR)
        assert len(post.to("seat 1")) == 1

    tell(_offered_soon(), doing)


def offer(dollars: int = 1) -> MakeOffer:
    return MakeOffer(to=(1,), give=(cash(dollars),), words="the boss wants your truck")


def _offered_soon() -> AnyTable:
    return dealing()


def test_an_offer_is_told_without_its_contents() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await sitting.watch(1)
        (viewer,) = sitting.table.onlookers.viewers
        sitting.table.sees(viewer, False)
        await sitting.table.act(0, offer())
        await asyncio.sleep(HOUR)
        ((_, lines),) = post.to("seat 1")
        assert "There is an offer for you." in lines
        assert "truck" not in str(post.letters)

    tell(_offered_soon(), doing)


def test_who_is_hit_is_told_so_and_by_nobody_how() -> None:
    """Seat 0 takes over a territory of seat 1's (K6.3)."""
    played = my_turn(0)

    async def doing(sitting: Sitting, post: Post) -> None:
        story = sitting.table.shown.stories
        assert sitting.table.table is not None
        hit = TakesTerritory(boss=0, boss_other=1, territory=3, cash=0)
        story.add(Record(0, Begin(), (), (hit,), final=True))
        await asyncio.sleep(HOUR)
        assert [lines for _, lines in post.to("seat 1")] == [
            ("Somebody has hit you. See what happened.",)
        ]
        assert post.to("seat 0") == []

    tell(played, doing, (0, 1), (0, 1), person={"tell": ["hit"]})


def test_a_promise_that_is_about_to_run_out_is_told_to_its_parties() -> None:
    played = my_turn(0)
    now = played.game.progress(played.state).now
    for number, until in enumerate((now, now + 1)):
        promise = Promise("word", by=0, to=1, until=until, text="the secret of the still")
        played.ledger.append(Entry(number, promise))

    async def doing(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(HOUR)
        ((_, lines),) = post.to("seat 1")
        assert [line for line in lines if "promise" in line] == [
            "A promise between you and another player runs out in this round."
        ]
        assert "still" not in str(post.letters)
        assert post.to("seat 2") == []

    tell(played, doing, (0, 1, 2), (1, 2), person={"tell": ["promise"]})


def test_what_happens_within_a_while_is_one_message() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        for dollars in range(1, 4):
            await asyncio.sleep(15.0)
            await sitting.table.act(0, offer(dollars))
        await asyncio.sleep(HOUR)
        ((_, lines),) = post.to("seat 1")
        assert lines == ("It's your turn.", "There is an offer for you.")

    tell(_offered_soon(), doing)


def test_so_many_messages_an_hour_and_no_more() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        for dollars in range(1, 9):
            await sitting.table.act(0, offer(dollars))
            await asyncio.sleep(300.0)
        assert len(post.to("seat 1")) == 3
        await asyncio.sleep(2 * HOUR)
        assert len(post.to("seat 1")) == 4

    tell(_offered_soon(), doing, most=3)


def test_nobody_is_told_in_quiet_hours() -> None:
    """It begins at noon in Greenwich."""

    async def doing(sitting: Sitting, post: Post) -> None:
        sitting.table.seats[1].calendar = wire.Calendar("UTC", 11, 15)
        await asyncio.sleep(2.9 * HOUR)
        assert post.sent == []
        await asyncio.sleep(0.2 * HOUR)
        assert len(post.sent) == 1

    tell(my_turn(), doing, person={"quiet": True})


def test_what_one_does_not_want_to_hear_of_is_not_told() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(HOUR)
        assert post.sent == []

    tell(my_turn(), doing, person={"tell": ["end"]})


def test_who_has_a_bot_play_for_him_is_left_alone() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        sitting.table.seats[1].stand_in = "given"
        await asyncio.sleep(HOUR)
        assert post.sent == []

    tell(my_turn(), doing)


def test_who_had_the_seat_before_hears_nothing_of_it() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        sitting.table.seats[1].link += 1
        await asyncio.sleep(HOUR)
        assert post.sent == []

    tell(my_turn(), doing)


# --- what fails ----------------------------------------------------------------------------------


def test_what_does_not_get_through_is_tried_again_less_and_less_often() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        post.outcome = "failed"
        await asyncio.sleep(600.0)
        times = [at for at, _ in post.to("seat 1")]
        assert len(times) == 3
        assert times[1] - times[0] == pytest.approx(20.0, abs=1.0)
        assert times[2] - times[1] == pytest.approx(120.0, abs=1.0)
        post.outcome = "good"
        await asyncio.sleep(HOUR)
        assert len(post.to("seat 1")) == 4
        assert post.person(1).ways[0].failed == 0

    tell(my_turn(), doing)


def test_where_nobody_is_ever_reached_nobody_is_tried_any_more() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        post.outcome = "failed"
        await asyncio.sleep(5 * 24 * HOUR)
        assert len(post.to("seat 1")) == 2 * 3
        assert post.person(1).ways[0].state == "failed"

    tell(my_turn(), doing, most_failed=2)


def test_who_is_gone_for_good_is_dropped_at_once() -> None:
    async def doing(sitting: Sitting, post: Post) -> None:
        post.outcome = "gone"
        await asyncio.sleep(24 * HOUR)
        assert len(post.to("seat 1")) == 1
        assert post.person(1).ways[0].state == "failed"

    tell(my_turn(), doing)


# --- a restart -----------------------------------------------------------------------------------


def test_after_a_restart_what_waits_is_told_and_what_was_told_is_not() -> None:
    async def too_short(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(30.0)
        assert post.sent == []

    async def long_enough(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(HOUR)
        assert len(post.sent) == 1

    async def again(sitting: Sitting, post: Post) -> None:
        await asyncio.sleep(HOUR)
        assert post.sent == []

    notes = tell(my_turn(), too_short)
    tell(my_turn(), long_enough, notes=notes)
    tell(my_turn(), again, notes=notes)


# --- what nobody may learn -----------------------------------------------------------------------


@pytest.mark.rule("B10.3")
def test_whether_one_has_answered_in_secret_no_message_tells() -> None:
    """Neither whom one is sent to, nor when, nor what it says: by who has answered, and how."""

    def played() -> AnyTable:
        given = Given(3)
        for seat in range(3):
            given.thug(seat, BIG_CITY_BOYS, unseen=True)
        return table_of(given.window(timing.LOADED))

    def messages(*answered: int) -> list[tuple[float, str, tuple[str, ...]]]:
        found: list[tuple[float, str, tuple[str, ...]]] = []

        async def doing(sitting: Sitting, post: Post) -> None:
            for seat in answered:
                await sitting.table.act(seat, Pass())
            await asyncio.sleep(HOUR)
            found.extend(sorted(post.sent))

        tell(played(), doing, (0, 1, 2), (0, 1, 2))
        return found

    nobody = messages()
    assert [to for _, to, _ in nobody] == ["seat 0", "seat 1", "seat 2"]
    assert messages(0) == messages(1) == messages(0, 2) == nobody


def test_times_are_those_of_the_table() -> None:
    """The clock of these tests is the one that is read."""

    async def doing(sitting: Sitting, post: Post) -> None:
        before = deadlines.now()
        await asyncio.sleep(100.0)
        assert deadlines.now() == pytest.approx(before + 100.0)

    tell(my_turn(), doing)
