"""The log is packed page by page, and each reads of it what he was told, from wherever he likes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.deal import TakenBack
from backroom.engine.record import Begin, Record
from backroom.server.kept import Part
from backroom.server.stories import _PAGE, Stories

SEATS = 4
READERS = (None, None, None, (0,), (1,), (0, 1), (2, 3), ())


def told(rng: Random, number: int) -> Record:
    """To all, to some, or to nobody but the one who looks over everybody's shoulder."""
    count = rng.choice((0, 1, 1, 1, 2, 5))
    events = [TakenBack(number % SEATS, rng.choice(READERS), (f"{number}",)) for _ in range(count)]
    return Record(0, Begin(), (), tuple(events), True)


def may_read(event: TakenBack, seat: int | None, over: bool) -> bool:
    seats = event.known_to()
    if seats is None:
        return True
    return tuple(seats) == (seat,) if over else seat in seats


def wanted(records: list[Record], seat: int | None, over: bool = False) -> list[bytes]:
    events = [event for record in records for event in record.events]
    assert all(isinstance(event, TakenBack) for event in events)
    return [
        msgspec.json.encode(event.told())
        for event in events
        if isinstance(event, TakenBack) and may_read(event, seat, over)
    ]


@pytest.mark.parametrize("looked", ["before", "after"])
def test_everybody_reads_what_he_was_told_from_anywhere(looked: str) -> None:
    rng, records, stories = Random(3), list[Record](), Stories(SEATS)
    if looked == "before":
        for seat in range(SEATS):
            assert stories.of(seat).read() == stories.over(seat).read() == []
        assert stories.of(None).read() == []
    for number in range(5 * _PAGE):
        records.append(told(rng, number))
        public = stories.add(records[-1])
        assert public == any(event.known_to() is None for event in records[-1].events)
        if looked == "before" and number % 7 == 0:
            compare(stories, records, rng)
    assert len(stories) > 3 * _PAGE
    for _ in range(50):
        compare(stories, records, rng)


def compare(stories: Stories, records: list[Record], rng: Random) -> None:
    eyes = [(seat, False) for seat in (None, *range(SEATS))]
    for seat, over in eyes + [(seat, True) for seat in range(SEATS)]:
        all_of_it = wanted(records, seat, over)
        story = stories.of(seat) if seat is None or not over else stories.over(seat)
        assert len(story) == story.count == len(all_of_it)
        assert story.read() == all_of_it
        since = rng.randint(0, len(all_of_it))
        upto = rng.randint(since, len(all_of_it))
        assert story.read(since) == all_of_it[since:]
        assert story.read(since, upto) == all_of_it[since:upto]


def test_it_is_kept_in_parts_and_put_together_again() -> None:
    rng, stories, parts, records = Random(5), Stories(SEATS), list[Part](), list[Record]()
    since = 0
    for number in range(4 * _PAGE):
        records.append(told(rng, number))
        stories.add(records[-1])
        if rng.random() < 0.03:
            parts.append(stories.part(since))
            since = len(stories)
    parts.append(stories.part(since))
    again = Stories(SEATS, parts)
    assert len(again) == len(stories)
    assert again.part(0) == stories.part(0)
    compare(again, records, rng)
    records.append(told(rng, 1))
    again.add(records[-1])
    compare(again, records, rng)


def test_what_is_older_takes_a_fraction_of_the_room() -> None:
    rng, stories = Random(7), Stories(SEATS)
    for number in range(20 * _PAGE):
        stories.add(told(rng, number))
    packed = sum(len(page._packed) for page in stories._pages)
    assert 4 * packed < sum(map(len, stories.part(0).events))
