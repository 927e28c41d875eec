"""What a bot remembers of its bargaining."""

from __future__ import annotations

from backroom.bots.notebook import Idea, Notebook, Pockets
from backroom.engine.deal import Good, MakeOffer, Offer

ME, HE = 0, 1
BEFORE: Pockets = [[9], [1, 2]]
AFTER: Pockets = [[6], [1, 2, 3]]


def look(notebook: Notebook, now: int, pockets: Pockets, *offers: Offer) -> None:
    notebook.look(ME, list(offers), [], now, pockets)


def idea(cash: int, name: str = "buy", theirs: float = 1.0) -> Idea:
    return Idea(name, MakeOffer((HE,), (Good("cash", 0, cash),), (Good("crates", 0, 1),)), theirs)


def offered(notebook: Notebook, what: Idea, pockets: Pockets, now: int) -> Idea | None:
    """Make an offer, which is then answered; is it made again in the next round?"""
    notebook.ask(what, BEFORE)
    look(notebook, now, pockets)
    look(notebook, now + 1, pockets)
    return notebook.first_new([what])


def test_what_was_refused_is_not_offered_again() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    assert notebook.first_new([idea(3)]) == idea(3)
    assert offered(notebook, idea(3), BEFORE, 1) is None
    worse = idea(2, theirs=0.5)
    assert notebook.first_new([worse]) is None


def test_the_same_terms_are_no_better_for_being_called_so() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    offered(notebook, idea(3), BEFORE, 1)
    assert notebook.first_new([idea(3, theirs=9.0), idea(3, name="another")]) is None


def test_a_better_offer_is_made() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    offered(notebook, idea(3), BEFORE, 1)
    better = idea(5, theirs=2.0)
    assert notebook.first_new([idea(3), better]) == better


def test_what_was_accepted_may_be_offered_again_in_another_round() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    notebook.ask(idea(3), BEFORE)
    look(notebook, 1, AFTER)
    assert notebook.first_new([idea(3)]) is None
    look(notebook, 2, AFTER)
    assert notebook.first_new([idea(3)]) == idea(3)


def test_an_open_offer_is_neither_accepted_nor_refused() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    terms = notebook.ask(idea(3), BEFORE)
    look(notebook, 1, BEFORE, Offer(0, ME, terms, ""))
    look(notebook, 1, AFTER)
    look(notebook, 2, AFTER)
    assert notebook.first_new([idea(3)]) == idea(3)


def test_deals_with_one_partner_are_one_deal_until_the_round_is_over() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    for cash in (2, 3):
        terms = MakeOffer((ME,), (Good("crates", 0, 1),), (Good("cash", 0, cash),))
        notebook.agree(Offer(cash, HE, terms, ""))
        look(notebook, 1, [[cash]])
    got, gave = notebook.so_far(HE)
    assert sum(good.count for good in got) == 2
    assert sum(good.count for good in gave) == 5
    assert notebook.so_far(2) == ((), ())
    look(notebook, 2, AFTER)
    assert notebook.so_far(HE) == ((), ())


def test_a_yes_that_came_too_late_is_no_deal() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    offer = Offer(0, HE, MakeOffer((ME,), (Good("crates", 0, 1),)), "")
    notebook.agree(offer)
    look(notebook, 1, BEFORE, offer)
    assert notebook.so_far(HE) == ((), ())


def test_a_yes_to_an_offer_that_fell_through_is_no_deal() -> None:
    """It is gone, and nothing has changed hands."""
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    notebook.agree(Offer(0, HE, MakeOffer((ME,), (Good("crates", 0, 1),)), ""))
    look(notebook, 1, BEFORE)
    assert notebook.so_far(HE) == ((), ())


def test_a_good_named_many_times_is_written_down_once() -> None:
    notebook = Notebook()
    look(notebook, 1, BEFORE)
    coins = tuple(Good("cash", 0, 1) for _ in range(20))
    notebook.agree(Offer(1, HE, MakeOffer((ME,), coins, coins[1:]), ""))
    look(notebook, 1, AFTER)
    assert notebook.so_far(HE) == ((Good("cash", 0, 20),), (Good("cash", 0, 19),))
