"""A warning before an answer that would break one's own word (K10.2)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import Promise
from backroom.engine.table import Table
from backroom.games.chicago.actions import AttackBusiness, AttackCar, RaidCar, Stay
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, SLICK_RICK
from backroom.games.chicago.options import Options
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, TRUCE
from tests.chicago.given import ChicagoTable, Given
from tests.chicago.test_promises import police_next_to, promised


def warned(table: ChicagoTable, seat: int = 0) -> list[Action]:
    """The answers that the seat is warned of."""
    asks = CHICAGO.explained(CHICAGO.view(table.state, seat), table.word_of(seat))
    options = [option for ask in asks for option in ask.options]
    return [option.action for option in options if option.means and option.means.sure]


@pytest.mark.rule("K10.2")
def test_to_attack_whom_one_promised_a_truce() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).car(1, Given(3).boss(0).square).turn_of(0)
    table = promised(given, "truce")
    table.act(0, Stay())
    assert warned(table) == [AttackCar(1)]
    given = Given(3).gangster(0, BUGS_BENNY)
    home = given.home(1)
    table = promised(given.car(0, given.door(home)).turn_of(0), "truce")
    table.act(0, Stay())
    assert AttackBusiness(home) in warned(table)


@pytest.mark.rule("K10.2")
def test_to_set_the_police_on_whom_one_promised_to_spare() -> None:
    given = Given(3).gangster(1, SLICK_RICK)
    table = police_next_to(given.boss(1).square, given)
    assert RaidCar(1) in warned(table)


#: What can be broken by doing something, and what it may be about.
ABOUT = {TRUCE: 1, NO_RAID: 1, NO_BID: 46, LEAVE: 12}


@pytest.mark.rule("K10.2")
@pytest.mark.parametrize("seed", range(2))
def test_who_is_warned_breaks_it_and_nobody_breaks_it_unwarned(seed: int) -> None:
    """In games at random: each answer in the open, beside every promise of its seat."""
    rng = Random(seed)
    table = Table(CHICAGO, Options(), 3, SampledChance(Random(seed)))
    found = dict.fromkeys(ABOUT, 0)
    for _ in range(1500):
        asks = [ask for ask in CHICAGO.asks(table.state) if ask.waiting and any(ask.answers())]
        if table.state.over or not asks:
            break
        ask = rng.choice(asks)
        action = rng.choice(list(ask.answers()))
        seat, view = ask.seat, CHICAGO.view(table.state, ask.seat)
        sealed = table.state.stack[-1].sealed
        words = [
            Promise(kind, seat, to, about, 999)
            for kind, count in ABOUT.items()
            for to in range(3)
            if to != seat
            for about in range(count)
        ]
        warnings = [CHICAGO.would_break(view, word, ask, action) for word in words]
        record = table.act(seat, action)
        if sealed:
            continue  # it comes out later, with the answers of others
        for word, warning in zip(words, warnings, strict=True):
            broken = CHICAGO.judge(word, record, None, table.state) == "broken"
            assert broken == warning, (word, action)
            found[word.kind] += broken
    assert found[NO_BID] and found[LEAVE], found
