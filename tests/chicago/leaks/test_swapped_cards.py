"""A card that a seat never saw could be another one: the seat gets the same bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

import msgspec
import pytest

from backroom.engine.chance import Chance, SampledChance
from backroom.engine.deal import DealMade, Good, MakeOffer, OfferMade
from backroom.engine.message import Refusal
from backroom.engine.moment import UNCOUNTED, Moment
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.chicago import dealing, events
from backroom.games.chicago.actions import Play, StartContract
from backroom.games.chicago.components import (
    BREAK_AND_ENTER,
    CARDS,
    FIRST_CONTRACT,
    OUT_OF_GAS,
    is_kept,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import CardWindow
from tests.checks import Row, rows_of
from tests.chicago.lively import lively_answer, lively_game
from tests.leaks import REPLAYED, Leak, Patch, told_refusals, whispers_told_to_all
from tests.play import until
from tests.replays import check_replay, each_received, swap_check

_DRAWN = re.compile(r"(?:draw|break-in) (\d)")


def drawn_by(label: str) -> int | None:
    """Whose hand a card came to, or out of, in secret."""
    found = _DRAWN.fullmatch(label)
    return None if found is None else int(found[1])


def cards_in(value: object) -> Iterator[int]:
    """All cards that an action or an event names."""
    if isinstance(value, MakeOffer | OfferMade | DealMade):
        for good in value.give + value.take:
            if good.kind == "card":
                yield good.item
    else:
        yield from getattr(value, "cards", ())
        for name in ("card", "contract"):
            card = getattr(value, name, None)
            if isinstance(card, int):
                yield card


class Shown:
    """The cards that a seat may know of, or that matter to the play: they are not swapped."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._open = [card for card in range(CARDS) if not is_kept(card)]  # K8.3

    def __call__(self, record: Record) -> Iterable[tuple[int, int]]:
        named = [*self._open, *cards_in(record.action)]
        for event in record.events:
            if not isinstance(event, events.OwnDraw):  # what is stolen is drawn twice
                named += cards_in(event)
        return [(seat, card) for seat in range(self._seats) for card in named]


def lively_record(seed: int, seats: int = 3, most: int = 500) -> list[Record]:
    """Bosses draw a card each trade phase, and many keep theirs."""
    rng = Random(seed)
    return lively_game(Options(), seats, rng, extras=0.1, undo=False, most=most).records


def swap_draws(seed: int) -> int:
    records = lively_record(seed)
    return sum(
        swap_check(CHICAGO, Options(), 3, records, seat, drawn_by, Shown(3), Random(seed), tries=1)
        for seat in (0, None)
    )


@pytest.mark.plain_sources
@pytest.mark.rule("K8.3", "K9.1")
def test_a_card_that_was_never_shown_can_be_swapped_without_a_trace() -> None:
    swapped: list[int] = []
    for seed in until(lambda: sum(swapped) >= 3):
        swapped.append(swap_draws(seed))
    assert sum(swapped) >= 3


class Exchanged:
    """A replay in which two cards have changed places from the first draw on, thefts included;
    or have not."""

    def __init__(self, one: int, other: int, exchanged: bool) -> None:
        self._pair = {one: other, other: one} if exchanged else {one: one, other: other}

    def replay(self, rows: list[Row], seats: int, seat: int | None) -> list[bytes]:
        pair = self._pair
        card = Moment.card

        def exchanged(moment: Moment, label: str, counts: list[int], left: int = UNCOUNTED) -> int:
            if drawn_by(label) is None:
                return card(moment, label, counts, left)
            swapped = [counts[pair.get(kind, kind)] for kind in range(len(counts))]
            kind = card(moment, label, swapped, left)
            counts[:] = [swapped[pair.get(at, at)] for at in range(len(counts))]
            return pair.get(kind, kind)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Moment, "card", exchanged)
            return each_received(
                CHICAGO, Options(), seats, rows, seat, partial(self._refused, seat)
            )

    def _refused(self, seat: int | None, table: AnyTable, at: int) -> bytes:
        """What the seat is told about offers for a card that another may hold."""
        if seat is None or table.state.over:
            return b""
        offers = [
            MakeOffer((other,), take=(Good("card", card),))
            for other in range(table.seats)
            for card in self._pair
        ]
        return told_refusals(CHICAGO, table.state, seat, (), offers)


#: 1 robs 2 of the first; 2 draws the second later on, and keeps it.
STOLEN, KEPT = FIRST_CONTRACT, OUT_OF_GAS


class Fated(Chance):
    """The first cards that some draw are settled."""

    def __init__(self, seed: int, fate: dict[str, list[int]]) -> None:
        self._rng = SampledChance(Random(seed))
        self._fate = fate
        self.deck: Callable[[], list[int]] = list

    def draw(self, label: str, sides: int) -> int:
        wanted = self._fate.get(label)
        return sum(self.deck()[: wanted.pop(0)]) if wanted else self._rng.draw(label, sides)


def robbery(seed: int = 0, most: int = 260) -> list[Row]:
    """A game of three in which 1 robs 2, and nobody else plays a card or starts a contract."""
    fate = {"draw 1": [BREAK_AND_ENTER], "draw 2": [STOLEN, KEPT]}
    chance, rng = Fated(seed, fate), Random(seed)
    table: AnyTable = Table(CHICAGO, Options(), 3, chance)
    chance.deck = lambda: table.state.deck
    while len(table.records) < most and not table.state.over:
        ask = rng.choice([ask for ask in CHICAGO.asks(table.state) if ask.waiting])
        robs = Play(BREAK_AND_ENTER, 2)
        if ask.seat == 1 and robs in ask.answers():
            table.act(1, robs)
            continue
        asks = [msgspec.structs.replace(a) for a in CHICAGO.own_asks(table.state, ask.seat)]
        for a in asks:
            a.options = [o for o in a.options if not isinstance(o.action, Play | StartContract)]
        table.act(ask.seat, lively_answer(table.state, asks, rng))
    told = [event for record in table.records for event in record.events]
    stolen = [event for event in told if isinstance(event, events.BrokenIn)]
    assert [(event.cards, event.known_to()) for event in stolen] == [((STOLEN,), (1, 2))]
    assert KEPT in table.state.bosses[2].hand
    return rows_of(table.records)


def exchange_stolen_cards() -> None:
    rows = robbery()
    for seat in (0, None):
        got = Exchanged(STOLEN, KEPT, False).replay(rows, 3, seat)
        check_replay(got, partial(Exchanged(STOLEN, KEPT, True).replay, rows, 3, seat), seat)


@pytest.mark.rule("K12.3", "K9.1")
def test_a_stolen_card_can_be_another_without_a_trace() -> None:
    exchange_stolen_cards()


def windows_by_hand(patch: Patch) -> None:
    def eligible(self: CardWindow, state: Chicago, seat: int) -> bool:
        return any(option.why_not is None for option in self.plays(state, seat))

    patch.setattr(CardWindow, "eligible", eligible)


def nosy_offers(patch: Patch) -> None:
    def nosy(state: Chicago, seat: int, goods: tuple[Good, ...]) -> None:
        for good in goods:
            if good.kind == "card" and good.item not in state.bosses[seat].hand:
                raise Refusal("K10.1", "refused-no-card", boss=seat, card=good.item)

    patch.setattr(dealing, "_check_goods_in_public", nosy)


@pytest.mark.plain_sources
@pytest.mark.parametrize("leak", [whispers_told_to_all, windows_by_hand, nosy_offers])
@pytest.mark.rule("K8.3", "K9.1", "K12.22", "K10.1")
def test_a_leak_of_a_card_in_the_log_is_caught(leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=REPLAYED):
        exchange_stolen_cards()
