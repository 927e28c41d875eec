"""Each may show what is his (K9.1)."""

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import Good
from backroom.engine.passing import Pass
from backroom.engine.table import Table
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import ShowCard, ShowCash, ShowGangster, ShowGoods
from backroom.games.chicago.components import CAR, SHOTGUNS, UNKNOWN
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import KNUCKLES, SPONGE
from backroom.games.chicago.options import Options
from tests.chicago.given import Given, Loaded


def seen_at(given: Given, gangster: int, seat: int | None) -> int:
    return given.game.view(given.state, seat).gangsters[gangster].where


def may_show(given: Given, seat: int) -> list[Action]:
    asks = given.game.own_asides(given.state, seat)
    return [option.action for ask in asks for option in ask.options]


@pytest.mark.rule("K9.1")
def test_money_and_resources_are_told_to_all_even_by_somebody_who_is_not_asked() -> None:
    given = Given().cash(1, 650).goods(1, booze=2, henchmen=1).turn_of(0)
    given.act(1, ShowCash(), ShowGoods())
    pocket = (Good("booze", count=2), Good("henchmen", count=1))
    shown = [events.ShowsCash(boss=1, cash=650), events.ShowsGoods(boss=1, goods=pocket)]
    assert given.told(None)[-2:] == shown
    assert given.asked(0) == [questions.Move]
    given.sound()


@pytest.mark.rule("K9.1")
def test_a_card_of_ones_own_hand_is_shown_and_kept() -> None:
    given = Given().hand(1, SHOTGUNS).turn_of(0)
    given.act(1, ShowCard(SHOTGUNS))
    assert given.told(2)[-1] == events.ShowsCard(boss=1, card=SHOTGUNS)
    assert given.boss(1).hand == [SHOTGUNS]
    assert given.refused(0, ShowCard(SHOTGUNS)).key == "refused-not-an-answer"


@pytest.mark.rule("K9.1", "K9.2")
def test_a_gangster_who_is_shown_is_known_to_all_the_others_are_not() -> None:
    given = Given().gangster(1, KNUCKLES, SPONGE).turn_of(0)
    assert seen_at(given, KNUCKLES, 0) == UNKNOWN
    given.act(1, ShowGangster(KNUCKLES))
    for seat in (0, 2, None):
        assert seen_at(given, KNUCKLES, seat) == CAR
        assert seen_at(given, SPONGE, seat) == UNKNOWN
    assert ShowGangster(SPONGE) in may_show(given, 1)
    assert ShowGangster(KNUCKLES) not in may_show(given, 1)
    given.sound()


@pytest.mark.rule("K9.1")
def test_also_while_a_window_is_open_and_nobody_learns_who_has_passed() -> None:
    given = Given().hand(1, SHOTGUNS).hand(2, SHOTGUNS + 1).turn_of(0, window=True)
    given.act(1, Pass()).act(1, ShowCash())
    assert given.asked(2) == [questions.WindowTurnStart]


def test_not_before_the_game_has_begun() -> None:
    table = Table(CHICAGO, Options(), 2, Loaded())
    assert CHICAGO.asides(table.state, 0) == []
