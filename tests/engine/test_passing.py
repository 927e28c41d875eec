"""Who can only pass is not asked."""

from __future__ import annotations

from backroom.engine.ask import Ask, Attention, Option
from backroom.engine.message import Reason
from backroom.engine.passing import THIS_ROUND, THIS_TIME, THIS_WINDOW, Pass, only_pass
from tests.toy.pieces import ROB, Bid, PlayTrick

WHY_NOT = Reason("T6.2", "refused-no-card")
WINDOW = Ask("w", 0, Attention(), "T6", [Option(Pass(THIS_ROUND)), Option(Pass(THIS_TIME))])


def test_who_is_asked_and_has_nothing_but_passes_passes_for_this_time() -> None:
    assert only_pass([WINDOW]) == Pass(THIS_TIME)
    closed = Ask("w", 0, Attention(), "T6", [*WINDOW.options, Option(PlayTrick(ROB, 1), WHY_NOT)])
    assert only_pass([closed]) == Pass(THIS_TIME), "what can't be played is no reason to be asked"


def test_who_could_play_something_is_asked() -> None:
    able = Ask("w", 0, Attention(), "T6", [*WINDOW.options, Option(PlayTrick(ROB, 1))])
    assert only_pass([able]) is None


def test_so_is_who_could_do_something_before() -> None:
    before = Ask("b", 0, Attention(), "T3", [Option(Bid(1))], optional=True)
    assert only_pass([WINDOW, before]) is None


def test_who_is_not_asked_does_not_pass() -> None:
    answered = Ask("w", 0, Attention(), "T6", WINDOW.options, answer=Pass(THIS_WINDOW))
    optional = Ask("w", 0, Attention(), "T6", WINDOW.options, optional=True)
    assert only_pass([]) is only_pass([answered]) is only_pass([optional]) is None


def test_where_even_a_pass_is_not_allowed_there_is_none() -> None:
    assert only_pass([Ask("w", 0, Attention(), "T6", [Option(Pass(), WHY_NOT)])]) is None
