"""At which windows a card is worth a question to whoever plays alone among bots."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.window import Window
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIT, MOTHERS, THIRSTY
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.thugs.thug import THUGS
from tests.bootleggers.given import Given


def with_card(card: int, when: int) -> Given:
    return Given(3).thug(0, card).thug(1, HIT).markers(MOTHERS, [1, 2, 0]).window(when)


@pytest.mark.rule("B10.2")
@pytest.mark.parametrize(
    ("card", "when", "counts"),
    [
        (HIT, timing.BEFORE_PRODUCTION, True),
        (HIT, timing.AFTER_PRODUCTION, False),
        (HIT, timing.LOADED, False),
        (HIT, timing.LINED_UP, True),
        (BIG_CITY_BOYS, timing.REVEAL, True),
        (BIG_CITY_BOYS, timing.LOADED, False),
    ],
)
def test_a_card_is_worth_a_question_when_it_counts(card: int, when: int, counts: bool) -> None:
    given = with_card(card, when)
    assert BOOTLEGGERS.worth_asking(given.state, 0) == counts
    assert not BOOTLEGGERS.worth_asking(given.state, 2), "who has nothing to play is never asked"


@pytest.mark.rule("B10.3")
def test_once_somebody_has_acted_every_card_is() -> None:
    given = with_card(HIT, timing.LOADED)
    window = given.state.stack[-1]
    assert isinstance(window, Window)
    window.reopen()
    assert BOOTLEGGERS.worth_asking(given.state, 0)


def test_what_is_no_window_is_always_asked() -> None:
    assert BOOTLEGGERS.worth_asking(Given(3).at(0).state, 0)


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize(
    ("markers", "rolled", "counts"), [(1, 3, True), (1, 0, False), (0, 3, False)]
)
def test_after_the_dice_have_fallen_at_a_house_of_ones_own(
    markers: int, rolled: int, counts: bool
) -> None:
    given = Given(3).thug(0, THIRSTY).markers(MOTHERS, [markers, 4, 0])
    house = given.state.houses[MOTHERS]
    given.state.houses[MOTHERS] = type(house).of(house, demand=(rolled,) if rolled else ())
    given.window(timing.LINED_UP)
    given.state.table.when = timing.PASSWORD
    window: Any = given.state.stack[-1]
    window.house = MOTHERS
    assert [option for option in window.plays(given.state, 0) if option.why_not is None]
    assert window.worth_asking(given.state, 0) == counts


def test_every_card_counts_at_some_moment_at_which_it_fits() -> None:
    for card, thug in THUGS.items():
        assert any(thug.first <= when <= thug.last for when in thug.counts), card
