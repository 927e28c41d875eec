"""Two tables that differ in a secret: whoever may not know it gets the same bytes (K9.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.engine.action import Action
from backroom.engine.moment import Moment
from backroom.engine.passing import Pass
from backroom.games.chicago import playing, questions, reporter, windows
from backroom.games.chicago.actions import (
    AttackCar,
    Done,
    Drive,
    EndTurn,
    Grab,
    LookInBusiness,
    NoAction,
    PassBid,
    Play,
    Put,
    RollDie,
    Stay,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    BREAK_AND_ENTER,
    BURGLARY,
    CAR,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HIDING,
    OUT_OF_GAS,
    SHOTGUNS,
    THE_FEDS,
    TOMMYGUNS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    HYMAN_DIAMOND,
    KEN_EVIL,
    KNUCKLES,
    SPONGE,
    THE_REPORTER,
)
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import BEFORE_LOT, PLACE
from backroom.games.chicago.turn import BossTurn
from tests.chicago.given import Given
from tests.leaks import Leak, Leaked, Patch, whispers_told_to_all
from tests.replays import TwinTables


def twin_tables(one: Given, other: Given, *blind: int | None) -> TwinTables:
    return TwinTables(one.table(), other.table(), blind)


def _trade(spot: int) -> Given:
    """Hyman Diamond of 1 sits there when the trade phase comes; he brings money at home."""
    given = Given(3).gangster(1, HYMAN_DIAMOND, spot=CAR).gangster(1, KNUCKLES)
    given.state.where[HYMAN_DIAMOND] = given.home(1) if spot != CAR else CAR
    given.state.where[KNUCKLES] = CAR if spot != CAR else given.home(1)
    return given.trade(windows=True)


def income_of_another() -> None:
    one, other = _trade(CAR), _trade(HIDING)
    assert one.boss(1).cash != other.boss(1).cash
    told = [[m for r in g.records for m in CHICAGO.story(r, 0)] for g in (one, other)]
    assert told[0] == told[1], "0 gets what is secret from him"
    twin_tables(one, other, 0, 2, None)


def _reporter(inside: tuple[int, int]) -> Given:
    """Of Ken Evil and Sponge the first sits at home, the second in the car of 2."""
    given = Given(3).gangster(1, THE_REPORTER).gangster(2, inside[1])
    given.gangster(2, inside[0], spot=given.home(2))
    return given.turn_of(1)


def look_of_another() -> None:
    one, other = _reporter((KEN_EVIL, SPONGE)), _reporter((SPONGE, KEN_EVIL))
    twins = twin_tables(one, other, 0, None)
    twins.act(1, LookInBusiness(one.home(2)))
    assert one.state.known[KEN_EVIL] != other.state.known[KEN_EVIL]


def burglary_of_others() -> None:
    one, other = (Given(3).hand(1, BURGLARY).goods(2, 3, 3, 3).turn_of(1) for _ in range(2))
    for given in (one, other):
        given.dice("burglary 1", 3)
    twins = twin_tables(one, other, 0, None)
    twins.act(1, Play(BURGLARY, 2))
    for resource in (0, 0, 1):
        twins.act(1, Grab(resource), Grab(2 - resource))
    assert one.boss(1).goods != other.boss(1).goods


def safe_of_another() -> None:
    """2 has what 1 has not: together they have the same."""
    one = Given(3).hand(1, BURGLARY).goods(1, girls=3).goods(2, booze=3).turn_of(1)
    other = Given(3).hand(1, BURGLARY).goods(1, booze=3).goods(2, girls=3).turn_of(1)
    for given in (one, other):
        given.dice("burglary 1", 1)
    twin_tables(one, other, 0, None).act(1, Play(BURGLARY, 2))


def _robbed(*cards: int) -> Given:
    given = Given(3).hand(1, BREAK_AND_ENTER).hand(2, *cards).trade(part=1, windows=True)
    for card in cards:
        given.chance.values.setdefault("break-in 2", []).append(0)
        assert card in given.boss(2).hand
    return given


def break_in_of_others() -> None:
    one, other = _robbed(SHOTGUNS, GETAWAY), _robbed(TOMMYGUNS, FIRST_CONTRACT)
    twins = twin_tables(one, other, 0, None)
    twins.act(1, Play(BREAK_AND_ENTER, 2))
    twins.act(2, Pass())
    assert len(one.boss(1).hand) == len(other.boss(1).hand) == 2


def placing_of_others() -> None:
    """Placed otherwise, and moved in and out in another way, as long as the numbers agree."""
    tables = []
    for _ in range(2):
        given = Given(3).gangster(1, KEN_EVIL, BUGS_BENNY).hand(0, THE_FEDS).hand(2, GETAWAY)
        tables.append(given.gangster(1, KNUCKLES, spot=given.home(1)).trade(part=PLACE))
    one, other = tables
    home = one.home(1)
    twins = twin_tables(one, other, 0, 2, None)
    twins.act(1, Put(KEN_EVIL, home), Put(BUGS_BENNY, home))
    twins.act(1, Done())
    twins.pass_all()
    assert one.state.table.now == 1
    twins.act(1, Stay())
    twins.act(1, VisitBusiness(home))
    twins.act(1, Put(KEN_EVIL, CAR), Put(KNUCKLES, CAR))
    twins.act(1, Done())


def who_hides_of_another() -> None:
    """Whether it is the Reporter who hides does not show in how long a turn is."""
    one, other = (Given(3).gangster(1, g, spot=HIDING) for g in (THE_REPORTER, KNUCKLES))
    one.gangster(1, KNUCKLES).gangster(2, SPONGE).turn_of(1)
    other.gangster(1, THE_REPORTER).gangster(2, SPONGE).turn_of(1)
    twins = twin_tables(one, other, 0, 2, None)
    for action in (Stay(), NoAction(), EndTurn()):
        twins.act(1, action)
    twins.act(1, Pass())  # before the turn of 2 they wait for him, too
    assert one.asked(2) == [questions.Move]


def card_after_a_roll() -> None:
    """Whether the kept card of 1 fits after a roll does not show."""
    one, other = (Given(3).hand(1, card).turn_of(0) for card in (THE_FEDS, SHOTGUNS))
    twins = twin_tables(one, other, 0, 2, None)
    for given in (one, other):
        given.dice("drive 0", 3)
    twins.act(0, RollDie())
    twins.act(1, Pass())
    twins.act(0, Drive(one.boss(0).square))


def card_before_the_bribe() -> None:
    """Nor whether it fits in the trade phase, or in a shootout."""
    one, other = (Given(3).hand(1, card) for card in (OUT_OF_GAS, SHOTGUNS))
    for given in (one, other):
        given.trade(BEFORE_LOT)
    twins = twin_tables(one, other, 0, 2, None)
    for seat in (0, 1, 2):
        twins.act(seat, PassBid())
    twins.act(1, Pass())  # before the placing
    twins.act(1, Pass())  # before the next turn, which is his
    twins.act(1, Stay())


def card_in_a_shootout() -> None:
    one, other = (Given(3).hand(1, card) for card in (OUT_OF_GAS, BURGLARY))
    for given in (one, other):
        given.gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).car(1, given.boss(0).square)
        given.dice("shootout 0", 6, 6).dice("shootout 1", 5, 5).turn_of(0)
    twins = twin_tables(one, other, 0, 2, None)
    twins.act(0, Stay())
    twins.act(0, AttackCar(1))
    for _ in ("at the start", "a wound", "between rounds"):
        twins.act(1, Pass())


def card_of_a_stalled_boss() -> None:
    """Out of gas, 1 is asked the same whether he has Friends on the Inside or not."""
    one, other = (Given(3).hand(1, card) for card in (FRIENDS_ON_THE_INSIDE, SHOTGUNS))
    for given in (one, other):
        given.boss(1).stalled = True
        given.turn_of(0)
    twins = twin_tables(one, other, 0, 2, None)
    twins.act(0, Stay())
    twins.act(0, NoAction())
    twins.act(1, Pass())
    twins.act(1, Stay())


TWINS = [
    income_of_another,
    look_of_another,
    safe_of_another,
    burglary_of_others,
    break_in_of_others,
    placing_of_others,
    who_hides_of_another,
    card_after_a_roll,
    card_before_the_bribe,
    card_in_a_shootout,
    card_of_a_stalled_boss,
]


@pytest.mark.parametrize("twins", TWINS)
@pytest.mark.rule("K9.1", "K9.2", "K13.41", "K12.3", "K12.4")
def test_what_is_between_others_makes_no_difference(twins: Callable[[], None]) -> None:
    twins()


@pytest.mark.plain_sources
@pytest.mark.parametrize("twins", TWINS[:5])
@pytest.mark.rule("K9.1", "K9.2", "K13.41", "K12.3", "K12.4")
def test_a_whisper_that_all_hear_is_caught(twins: Callable[[], None], monkeypatch: Patch) -> None:
    whispers_told_to_all(monkeypatch)
    with pytest.raises(AssertionError, match="gets what is secret"):
        twins()


def by_where_he_is(patch: Patch) -> None:
    """Whoever has the Reporter is asked only if he is really at work."""
    patch.setattr(windows, "could_look", reporter.may_look)


def by_the_hand(patch: Patch) -> None:
    """Asked are those who hold a card that fits."""

    def could_play(state: Chicago, seat: int, when: int) -> bool:
        return any(option.why_not is None for option in playing.plays(state, seat, when))

    patch.setattr(windows, "could_play", could_play)


def by_friends(patch: Patch) -> None:
    """Out of gas, a boss is asked only if he has Friends on the Inside."""

    def may_go_first(turn: BossTurn, state: Chicago) -> bool:
        return FRIENDS_ON_THE_INSIDE in state.bosses[turn.seat].hand

    patch.setattr(BossTurn, "_police_may_go_first", may_go_first)


@pytest.mark.plain_sources
@pytest.mark.parametrize(
    ("plant", "twins"),
    [
        (by_where_he_is, who_hides_of_another),
        (by_the_hand, card_after_a_roll),
        (by_the_hand, card_before_the_bribe),
        (by_the_hand, card_in_a_shootout),
        (by_friends, card_of_a_stalled_boss),
    ],
)
@pytest.mark.rule("K12.22", "K13.41", "K12.8", "K9.1")
def test_whom_a_window_asks_by_what_is_secret_is_caught(
    plant: Leak, twins: Callable[[], None], monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="gets what is secret"):
        twins()


@pytest.mark.plain_sources
@pytest.mark.rule("K9.1", "K5.10")
def test_a_line_about_who_went_where_is_caught(monkeypatch: Patch) -> None:
    answer = Shifting.answer

    def loud(self: Shifting, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        inside = list(self.inside)
        answer(self, state, seat, action, moment)
        if isinstance(action, Done):
            moment.tell(Leaked(sum(inside)))

    monkeypatch.setattr(Shifting, "answer", loud)
    with pytest.raises(AssertionError, match="gets what is secret"):
        placing_of_others()
