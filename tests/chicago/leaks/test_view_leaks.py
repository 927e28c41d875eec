"""No view shows what is secret; and if one did, these checks would say so (K9.1, K12.22).

Each kind of secret is leaked on purpose once: the check must be green without the leak and go
red with it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from backroom.engine.game import Game
from backroom.games.chicago import build_view, crowds
from backroom.games.chicago.auction import Auction
from backroom.games.chicago.components import CAR, CARDS, HIDING
from backroom.games.chicago.event_cards.burglary import Burgling
from backroom.games.chicago.game import CHICAGO, ChicagoGame
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.placing import Placing
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.view import ChicagoView
from backroom.games.chicago.windows import CardWindow
from tests import leaks
from tests.chicago.leaks.positions import (
    POSITIONS,
    Position,
    after_the_roll,
    arming,
    before_the_bribe,
    bidding,
    burgling,
    gangs,
    placing,
    settling,
    shifting,
    window,
    wounded,
)
from tests.leaks import (
    REFUSED,
    SEEN,
    Leak,
    Patch,
    differences,
    leak_in_step,
    leak_in_table,
    reseal_often,
    secret_in_refusals,
    window_answers,
)

#: How often what is secret is dealt anew.
TIMES = 20


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.rule("K9.1", "K12.22")
def test_these_positions_show_nothing_secret(position: Position) -> None:
    reseal_often(CHICAGO, position(), TIMES)


# --- leaks in a view -----------------------------------------------------------------------------


def leak(patch: Patch, number: Callable[[Chicago], int]) -> None:
    leak_in_table(patch, build_view, number)


def cash(patch: Patch) -> None:
    leak(patch, lambda state: state.bosses[1].cash)


def goods(patch: Patch) -> None:
    leak(patch, lambda state: state.bosses[1].goods[0])


def hand(patch: Patch) -> None:
    leak(patch, lambda state: sum(state.bosses[2].hand))


def deck(patch: Patch) -> None:
    leaks.deck_composition(patch, build_view)


def who_sits(spot: Callable[[Chicago], int]) -> Leak:
    return lambda patch: leak(patch, lambda state: sum(state.inside(2, spot(state))))


in_the_car = who_sits(lambda state: CAR)


in_a_business = who_sits(lambda state: state.own_businesses(2)[0])


in_hiding = who_sits(lambda state: HIDING)


def where_he_is(patch: Patch) -> None:
    """A view that forgets to ask who knows."""
    patch.setattr(build_view, "knows_where", lambda state, gangster, seat: True)


def what_the_reporter_knows(patch: Patch) -> None:
    """Not where they are, only whom he has seen: that tells who sits where he looked."""
    leak(patch, lambda state: sum(g for g, known in enumerate(state.known) if known & 2))


def what_the_reporter_saw(patch: Patch) -> None:
    """A seat is shown all that any other seat knows."""

    def knows(state: Chicago, gangster: int, seat: int | None) -> bool:
        owner = state.owners[gangster]
        return state.where[gangster] > HIDING or bool(state.known[gangster] & ~(1 << owner))

    patch.setattr(build_view, "knows_where", knows)


def settled_in(patch: Patch) -> None:
    leak_in_step(patch, SettlingIn, "answers")


def placing_plan(patch: Patch) -> None:
    leak_in_step(patch, Placing, "plans")


def who_has_placed(patch: Patch) -> None:
    leak_in_step(patch, Placing, "done")


def shift_plan(patch: Patch) -> None:
    leak_in_step(patch, Shifting, "inside")


def who_has_answered(patch: Patch) -> None:
    leaks.who_has_answered(patch, CardWindow)


def whom_the_table_waits_for(patch: Patch) -> None:
    patch.setattr(Game, "deciding", lambda game, state: False)


def eligible_by_hand(patch: Patch) -> None:
    """Asked are those who can really play something: the table would see who can't."""

    def name(self: CardWindow, state: Chicago) -> str:
        able = [[o for o in self.plays(state, seat) if o.why_not is None] for seat in (1, 2)]
        return f"{bool(able[0])}.{bool(able[1])}"

    patch.setattr(CardWindow, "name", name)


def order_in_advance(patch: Patch) -> None:
    leaks.orders_in_advance(patch, build_view, "bosses")


def how_far_he_goes(patch: Patch) -> None:
    leak(patch, lambda state: state.bosses[2].limit)


def what_he_would_answer(patch: Patch) -> None:
    """Whom the auction waits for is known; whether he has left word is not."""
    leak(patch, lambda state: int(CHICAGO.ordered(state) is not None))


def what_he_could_bid(patch: Patch) -> None:
    """What a boss could bid at most is for that boss to know."""
    most = Auction.most
    patch.setattr(Auction, "most", lambda step, state, seat: most(step, state, 2))


def burgled_things(patch: Patch) -> None:
    leak_in_step(patch, Burgling, "taken")


def what_the_burglar_sees(patch: Patch) -> None:
    leak(patch, lambda state: state.bosses[2].goods[1])


LEAKS: list[tuple[str, Leak, Position]] = [
    ("cash", cash, window),
    ("goods", goods, window),
    ("hand", hand, window),
    ("deck", deck, window),
    ("in-the-car", in_the_car, gangs),
    ("in-a-business", in_a_business, gangs),
    ("in-hiding", in_hiding, gangs),
    ("where-he-is", where_he_is, gangs),
    ("what-the-reporter-knows", what_the_reporter_knows, gangs),
    ("what-the-reporter-saw", what_the_reporter_saw, gangs),
    ("settled-in", settled_in, settling),
    ("who-settles-in", whom_the_table_waits_for, settling),
    ("placing-plan", placing_plan, placing),
    ("who-has-placed", who_has_placed, placing),
    ("who-places", whom_the_table_waits_for, placing),
    ("shift-plan", shift_plan, shifting),
    ("window-answers", window_answers, window),
    ("reaction-answers", window_answers, arming),
    ("who-could-save-him", eligible_by_hand, wounded),
    ("who-has-answered", who_has_answered, window),
    ("whom-the-window-waits-for", whom_the_table_waits_for, window),
    ("eligible-by-hand", eligible_by_hand, window),
    ("answers-after-a-roll", window_answers, after_the_roll),
    ("who-has-answered-after-a-roll", who_has_answered, after_the_roll),
    ("who-can-play-after-a-roll", eligible_by_hand, after_the_roll),
    ("who-can-play-before-the-bribe", eligible_by_hand, before_the_bribe),
    ("order-in-advance", order_in_advance, window),
    ("how-far-he-goes", how_far_he_goes, bidding),
    ("what-he-would-answer", what_he_would_answer, bidding),
    ("what-he-could-bid", what_he_could_bid, bidding),
    ("burgled-things", burgled_things, burgling),
    ("what-the-burglar-sees", what_the_burglar_sees, burgling),
]


@pytest.mark.plain_sources
@pytest.mark.parametrize(
    ("plant", "position"), [row[1:] for row in LEAKS], ids=[row[0] for row in LEAKS]
)
@pytest.mark.rule("K9.1", "K9.2", "K12.22")
def test_a_leak_in_a_view_is_caught(plant: Leak, position: Position, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=SEEN):
        reseal_often(CHICAGO, position(), TIMES)


def by_the_truth(patch: Patch) -> None:
    """Who wants to know what an answer means is told by who really sits there."""
    truth: list[Chicago] = []
    view = ChicagoGame.view

    def seen(game: ChicagoGame, state: Chicago, seat: int | None) -> ChicagoView:
        truth[:] = [state]
        return view(game, state, seat)

    patch.setattr(ChicagoGame, "view", seen)
    patch.setattr(crowds, "known", lambda view: truth[0].copy())


@pytest.mark.plain_sources
@pytest.mark.rule("K9.1")
def test_prospects_and_meanings_that_know_more_than_the_seat_are_caught(monkeypatch: Patch) -> None:
    state = gangs()
    state.bosses[1].square = state.bosses[0].square
    reseal_often(CHICAGO, state, TIMES)
    by_the_truth(monkeypatch)
    with pytest.raises(AssertionError, match=SEEN):
        reseal_often(CHICAGO, state, TIMES)


@pytest.mark.rule("K9.1")
def test_a_refusal_that_knows_anothers_cash_is_caught(monkeypatch: Patch) -> None:
    secret_in_refusals(
        monkeypatch, CHICAGO, lambda state, seat: state.bosses[(seat + 1) % state.seats].cash
    )
    with pytest.raises(AssertionError, match=REFUSED):
        reseal_often(CHICAGO, window(), TIMES)


#: Fields of the state that are hidden, or in part.
HIDDEN = ("deck", "where", "known")


@pytest.mark.rule("K9.1")
def test_reseal_deals_every_kind_of_secret_anew() -> None:
    """A secret that reseal left alone could leak without a trace."""
    changed: set[str] = set()
    for position in POSITIONS:
        state = position()
        for number in range(15):
            other = CHICAGO.reseal(state, 0, Random(number))
            changed |= differences(state, other, "bosses", HIDDEN)
    assert changed >= {
        *("cash", "goods", "hand", "deck", "where", "known", "orders", "limit"),
        *("SettlingIn.answers", "Placing.plans", "Placing.done", "Shifting.inside"),
        *("CardWindow.answers", "Reaction.answers", "Burgling.taken"),
    }


@pytest.mark.rule("K2.4", "K9.1")
def test_the_state_holds_no_order_of_the_deck() -> None:
    """A deck is which cards are left, so its order can't leak at all."""
    state = window()
    assert len(state.deck) == CARDS
    assert set(state.deck) <= {0, 1}
