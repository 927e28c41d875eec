"""Questions know their answers."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.at_random import random_answer
from backroom.engine.answers import check, offers, takes
from backroom.engine.ask import Ask, Option, items, together
from backroom.engine.message import Reason, Refusal
from tests.toy.events import AskBid, AskPlace
from tests.toy.pieces import Bid, Place, Stock

LOW = Reason("T3.2", "refused-too-low", {"cash": 1})
BIDS = Ask("bid.1", 0, AskBid(), "T3", [Option(Bid(1), LOW), Option(Bid(2)), Option(Bid(3))])


def places(least: int, most: int, *, closed: tuple[int, ...] = ()) -> Ask:
    full = Reason("T5", "refused-full")
    options = [Option(Place((at,)), full if at in closed else None) for at in range(4)]
    return Ask("p", 0, AskPlace(), "T5", options, "several", least=least, most=most)


def key(ask: Ask, action: Bid | Place | Stock) -> tuple[str, str]:
    with pytest.raises(Refusal) as refused:
        check(ask, action)
    return refused.value.reason.rule, refused.value.reason.key


def test_the_answers_are_the_options_that_are_enabled() -> None:
    assert list(BIDS.answers()) == [Bid(2), Bid(3)]
    for answer in BIDS.answers():
        check(BIDS, answer)


def test_the_very_option_that_is_open_is_found_without_comparing() -> None:
    low, two, three = [option.action for option in BIDS.options]
    assert offers(BIDS, two) and offers(BIDS, three)
    assert not offers(BIDS, low), "it is not legal, and takes says why"
    assert not offers(BIDS, Bid(2)) and takes(BIDS, Bid(2)), "it is only like it"
    several = places(2, 2)
    assert not offers(several, several.options[0].action), "one of two that it takes"


def test_a_closed_option_says_which_rule_closes_it() -> None:
    with pytest.raises(Refusal) as refused:
        check(BIDS, Bid(1))
    assert refused.value.reason == LOW
    assert str(refused.value) == "T3.2: refused-too-low"


def test_what_is_no_option_is_no_answer() -> None:
    assert key(BIDS, Bid(4)) == ("T3", "refused-not-an-answer")
    assert BIDS.knows(Bid(1))
    assert not BIDS.knows(Bid(4))
    assert not BIDS.knows(Stock(1))


def test_several_lists_every_set_from_least_to_most() -> None:
    answers = list(places(1, 2).answers())
    assert len(answers) == len(set(answers)) == 4 + 6
    for answer in answers:
        check(places(1, 2), answer)
    assert len(list(places(1, 2, closed=(0, 1)).answers())) == 2 + 1
    assert list(places(3, 4, closed=(0, 1)).answers()) == []


def test_several_may_allow_none_even_if_all_is_closed() -> None:
    assert list(places(0, 2, closed=(0, 1, 2, 3)).answers()) == [Place(())]
    check(places(0, 2), Place(()))


def test_several_refuses_too_few_too_many_twice_the_same_and_strangers() -> None:
    ask = places(1, 2, closed=(3,))
    assert key(ask, Place(())) == ("T5", "refused-count")
    assert key(ask, Place((0, 1, 2))) == ("T5", "refused-count")
    assert key(ask, Place((1, 1))) == ("T5", "refused-count")
    assert key(ask, Place((9,))) == ("T5", "refused-not-an-answer")
    assert key(ask, Place((0, 3))) == ("T5", "refused-full")
    assert ask.knows(Place((9,)))
    assert not ask.knows(Bid(1))


def test_items_and_together_are_inverse() -> None:
    assert together((Place((1,)), Place((3,))), Place) == Place((1, 3))
    assert items(Place((1, 3))) == (1, 3)


def test_a_question_waits_until_it_is_answered_unless_it_is_optional() -> None:
    assert BIDS.waiting
    assert not Ask("a", 0, AskBid(), "T3", [], answer=Bid(2)).waiting
    assert not Ask("a", 0, AskBid(), "T3", [], optional=True).waiting


def test_the_random_player_gives_legal_answers_only() -> None:
    rng = Random(1)
    for ask in (BIDS, places(1, 2, closed=(0,)), places(0, 4)):
        given = {random_answer(ask, rng) for _ in range(300)}
        assert {a for a in given if isinstance(a, Bid)} <= set(ask.answers())
        for answer in given:
            assert answer is not None
            check(ask, answer)
    assert random_answer(places(3, 4, closed=(0, 1)), rng) is None
    assert random_answer(Ask("a", 0, AskBid(), "T3", [Option(Bid(1), LOW)]), rng) is None
