"""A table takes actions, refuses without a trace, and takes back what may be taken back."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import Chance, LiveChance, SampledChance, WrongChance
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    MakeOffer,
    Offer,
    Promise,
    TakenBack,
    WithdrawOffer,
)
from backroom.engine.game import Game
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import Attend, Pass
from backroom.engine.record import Begin, Roll, Undo
from backroom.engine.step import State, Step
from backroom.engine.table import Table
from backroom.engine.view import Progress, View
from tests.checks import check_quiet, rows_of
from tests.leaks import LeakedTo
from tests.play import random_game
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, CellarOptions, CellarState, LeaveOrder, Place, Stock
from tests.toy.steps import Placement, Stocking
from tests.toy.tables import GAME, CellarTable, asked, cellar, dump, refused


def stocking() -> CellarTable:
    """1 has bought the crate for $2 and stocks it."""
    table = cellar("auction")
    for seat, amount in ((1, 2), (2, 0), (0, 0)):
        table.act(seat, Bid(amount))
    assert asked(table) == [1]
    return table


def tags(table: CellarTable, seat: int | None) -> list[str]:
    return [event.tag for event in table.story(seat)]


# --- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "action", "rule", "key"),
    [
        (1, Bid(11), "T3.3", "refused-cash"),
        (1, Stock(0), "T3", "refused-not-an-answer"),
        (0, Bid(1), "T3", "refused-not-asked"),
        (0, Begin(), "T3", "refused-not-asked"),
        (0, Attend(), "T3", "refused-not-asked"),
        (0, LeaveOrder(False), "T8", "refused-order-same"),
        (3, Bid(1), "T3", "refused-no-such-seat"),
        (-1, Bid(1), "T3", "refused-no-such-seat"),
        (1, Undo(), "", "refused-undo"),
    ],
)
def test_a_refusal_names_its_rule_and_changes_nothing(
    seat: int, action: Action, rule: str, key: str
) -> None:
    reason = refused(cellar(), seat, action)
    assert (reason.rule, reason.key) == (rule, key)


def test_refusals_leave_no_trace_whatever_is_sent() -> None:
    rng = Random(5)
    tried = 0

    def nonsense(table: CellarTable, record: object) -> None:
        nonlocal tried
        seat = rng.randrange(table.seats)
        action = GAME.actions.action(rng.randrange(GAME.actions.size))
        before = dump(table)
        try:
            GAME.act(table.state.copy(), seat, action, SampledChance(rng))
        except Refusal:
            refused(table, seat, action)
            tried += 1
        assert dump(table) == before

    for seed in range(6):
        random_game(GAME, CellarOptions(), 2 + seed % 4, Random(seed), nonsense)
    assert tried > 100


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    table = cellar()
    question = GAME.own_asks(table.state, 1)[0].id
    assert refused(table, 1, Bid(1), "tricks.1.0").key == "refused-stale"
    assert refused(table, 2, Bid(1), question).key == "refused-stale"
    table.act(1, Bid(1), question)
    assert refused(table, 1, Bid(2), question).key == "refused-stale"
    table.act(1, LeaveOrder(True), "order")


def test_when_it_is_over_nothing_goes() -> None:
    table = random_game(GAME, CellarOptions(rounds=1), 2, Random(1))
    assert table.state.over
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores == tuple(table.state.cash)
    assert refused(table, 0, Bid(1)).key == "refused-over"
    assert refused(table, 7, Bid(1)).rule == "T10"
    assert refused(table, 0, Undo()).key == "refused-undo"
    table.offers.append(Offer(0, 1, MakeOffer((0,), (), (), ()), ""))
    for late in (AcceptOffer(0), DeclineOffer(0)):
        assert refused(table, 0, late).key == "refused-over"
    assert refused(table, 1, WithdrawOffer(0)).key == "refused-over"
    assert GAME.own_asides(table.state, 0) == []


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_game_wants_the_right_number_of_seats(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(CellarOptions(), seats, SampledChance(Random(1)))
    assert refusal.value.reason.rule == "T1"
    assert refusal.value.reason.args == {"least": 2, "most": 5}


class Broken(Cellar):
    """An engine bug half-way through an action."""

    def aside(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        state.cash[seat] = -99
        moment.draw("oops", 6)
        raise ZeroDivisionError


@pytest.mark.parametrize("undo", [True, False])
def test_an_error_half_way_is_rolled_back_where_undo_is_kept(undo: bool) -> None:
    chance = LiveChance(b"s", [])
    table: CellarTable = Table(Broken(), CellarOptions(), 2, chance, undo=undo)
    before = dict(chance.counts)
    with pytest.raises(ZeroDivisionError):
        table.act(0, LeaveOrder(True))
    assert (table.state.cash[0] == 10) is undo
    chance.commit()
    assert chance.counts == before, "the roll was never drawn"
    assert len(table.records) == 1


# --- undo --------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_actions_one_by_one() -> None:
    table = stocking()
    start = GAME.dump(table.state)
    table.act(1, Stock(0))
    assert [table.may_undo(seat) for seat in range(3)] == [False, True, False]
    assert [table.seen(seat).undo for seat in (0, 1, 2, None)] == [False, True, False, False]
    table.act(1, Undo())
    assert GAME.dump(table.state) == start
    assert refused(table, 1, Undo()).key == "refused-undo"


def test_undo_goes_back_over_several_actions_of_one_seat() -> None:
    table = stocking()
    top = table.state.stack[-1]
    assert isinstance(top, Stocking)
    top.left = 3
    start = GAME.dump(table.state)
    table.act(1, Stock(0))
    middle = GAME.dump(table.state)
    table.act(1, Stock(3))
    table.act(1, Undo())
    assert GAME.dump(table.state) == middle
    table.act(1, Undo())
    assert GAME.dump(table.state) == start
    assert not table.may_undo(1)


def test_an_order_left_holds_whatever_is_taken_back() -> None:
    table = cellar()
    table.act(1, Bid(3))
    table.act(1, LeaveOrder(True))
    with_order = GAME.dump(table.state)["orders"]
    table.act(1, Undo())
    assert GAME.dump(table.state)["orders"] == with_order
    assert not table.may_undo(1), "an order is dropped, not undone"


def test_it_plays_on_without_records_that_were_let_go() -> None:
    """Whatever is done, and taken back: as if it had them all."""
    undone = 0
    for seed in range(5):
        whole = random_game(GAME, CellarOptions(), 3, Random(seed), extras=0.5)
        rows = rows_of(whole.records)
        table: CellarTable = Table.replay(GAME, CellarOptions(), 3, rows[:1])
        for count, row in enumerate(rows[1:], start=1):
            table.let_go()
            assert table.records == table.since(count) == []
            with pytest.raises(AssertionError):
                table.since(count - 1)
            assert (table.count, table.last) == (count, rows[count - 1][0])
            assert table.replay_one(*row) == whole.records[count]
            assert table.since(count) == [whole.records[count]]
            undone += row[1] == Undo()
        assert GAME.dump(table.state) == GAME.dump(whole.state) and table.count == whole.count
        assert (table.offers, table.ledger) == (whole.offers, whole.ledger)
    assert undone >= 3


def test_undo_stands_in_the_log_and_in_the_records() -> None:
    table = stocking()
    table.act(1, Stock(0))
    table.act(1, Undo())
    assert [type(record.action) for record in table.records[-2:]] == [Stock, Undo]
    undone = tuple(event.tag for event in table.records[-2].events)
    assert undone, "all were told of it"
    assert table.story(None)[-1] == TakenBack(seat=1, between=None, kinds=undone)


class Gossip(Cellar):
    def aside(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        super().aside(state, seat, action, moment)
        moment.tell(LeakedTo(0))


def test_whoever_heard_of_an_action_hears_that_it_was_taken_back() -> None:
    table: CellarTable = Table(Gossip(), CellarOptions(), 3, SampledChance(Random(1)))
    table.act(2, LeaveOrder(True))
    table.act(2, Undo())
    heard = [tags(table, seat).count("taken-back") for seat in (0, 1, 2)]
    assert heard == [1, 0, 1]


def test_undo_never_crosses_another_seats_action() -> None:
    table = cellar()
    table.act(1, Bid(1))
    table.act(2, Bid(2))
    assert refused(table, 1, Undo()).key == "refused-undo"
    table.act(2, Undo())
    assert refused(table, 2, Undo()).key == "refused-undo"
    assert refused(table, 1, Undo()).key == "refused-undo"


def test_undo_never_crosses_chance() -> None:
    table = cellar("tricks", [[0, 0, 0, 1], [0] * 4, [0] * 4])
    record = table.act(0, Pass())
    assert record.rolls, "the next round begins with draws"
    assert not any(table.may_undo(seat) for seat in range(3))


def test_undo_never_crosses_a_reveal() -> None:
    table = cellar("placement")
    for seat in range(3):
        record = table.act(seat, Place((seat,)))
        assert record.final
        assert not any(table.may_undo(at) for at in range(3))


def test_the_last_sealed_answer_can_not_be_taken_back_whatever_comes_next() -> None:
    table = cellar("auction", seats=2)
    table.state.push(Placement(answers=[Place((0,)), None]))
    record = table.act(1, Place((1,)))
    assert asked(table) == [1], "back at the auction, which is open"
    assert record.final
    assert not table.may_undo(1)


def test_what_opens_a_sealed_step_can_not_be_taken_back() -> None:
    table = stocking()
    table.act(1, Stock(0))
    record = table.act(1, Stock(0))
    assert record.final
    assert not table.may_undo(1)


def test_undo_brings_back_offers_that_had_lapsed() -> None:
    table = cellar(seats=2)
    table.act(1, Bid(1))
    table.act(0, MakeOffer((1,), promises=(Promise("word", 0, 1, text="x"),)))
    assert len(table.offers) == 1
    table.act(0, Bid(0))
    assert table.offers == [], "the auction is over"
    table.act(0, Undo())
    assert len(table.offers) == 1
    assert asked(table) == [0]


def test_a_table_may_keep_no_undo() -> None:
    table: CellarTable = Table(GAME, CellarOptions(), 2, SampledChance(Random(1)), undo=False)
    seat = asked(table)[0]
    table.act(seat, Bid(1))
    assert refused(table, seat, Undo()).key == "refused-undo"


def test_a_secret_aside_does_not_take_the_undo_of_another_seat_away() -> None:
    table = cellar()
    table.act(1, Bid(1))
    check_quiet(table, 2, LeaveOrder(True))


# --- arrangements ------------------------------------------------------------------------------


def test_an_arrangement_is_carried_out_as_a_whole() -> None:
    table = stocking()
    records = table.act_all(1, [Stock(0), Stock(3)])
    assert [record.action for record in records] == [Stock(0), Stock(3)]
    assert table.records[-2:] == records
    assert table.state.bottles == [1, 0, 0, 1]


def test_an_arrangement_with_one_bad_action_changes_nothing() -> None:
    table = stocking()
    before = dump(table)
    bad: list[Action] = [Bid(1), Undo(), Stock(7), MakeOffer((2,))]
    for action in bad:
        with pytest.raises(Refusal):
            table.act_all(1, [Stock(0), action])
        assert dump(table) == before
    with pytest.raises(Refusal) as refusal:
        table.act_all(9, [Stock(0)])
    assert refusal.value.reason.key == "refused-no-such-seat"


def test_a_games_own_arrangement_is_all_or_nothing_too() -> None:
    state = stocking().state
    before = GAME.dump(state)
    with pytest.raises(Refusal):
        GAME.act_all(state, 1, [Stock(0), Bid(1)], SampledChance(Random(1)))
    assert GAME.dump(state) == before
    assert GAME.asks(state)[0].seat == 1
    assert len(GAME.act_all(state, 1, [Stock(0), Stock(1)], SampledChance(Random(1)))) == 2


def across_a_round() -> list[Action]:
    return [Pass(), Bid(0)]


@pytest.mark.parametrize("chance", [LiveChance(b"s", []), SampledChance(Random(3))])
def test_an_arrangement_that_crosses_chance_rolls_once(chance: Chance) -> None:
    hands = [[0, 0, 0, 1], [0] * 4]
    table = cellar("tricks", hands, seats=2, chance=chance)
    counts = dict(chance.counts) if isinstance(chance, LiveChance) else {}
    table.act_all(0, across_a_round())
    assert table.state.round == 2
    assert table.chance is chance
    if isinstance(chance, LiveChance):
        assert chance.counts == {label: count + 1 for label, count in counts.items()}


def test_a_refused_arrangement_has_rolled_nothing() -> None:
    chance = LiveChance(b"s", [])
    table = cellar("tricks", [[0, 0, 0, 1], [0] * 4], seats=2, chance=chance)
    counts = dict(chance.counts)
    with pytest.raises(Refusal):
        table.act_all(0, [*across_a_round(), Stock(0)])
    chance.commit()
    assert chance.counts == counts


# --- replay ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_replay_needs_no_random_numbers(seed: int) -> None:
    table = random_game(GAME, CellarOptions(), 2 + seed, Random(seed))
    again = Table.replay(GAME, CellarOptions(), table.seats, rows_of(table.records))
    assert dump(again) == dump(table)
    for seat in (*range(table.seats), None):
        assert again.seen(seat) == table.seen(seat)
        assert again.story(seat) == table.story(seat)


def test_a_replay_begins_with_the_set_up() -> None:
    rows = rows_of(cellar().records)
    with pytest.raises(Refusal):
        Table.replay(GAME, CellarOptions(), 3, [(0, Bid(1), rows[0][2])])
    with pytest.raises(Refusal):
        Table.replay(GAME, CellarOptions(), 3, [(2, Begin(), rows[0][2])])


def test_a_replay_with_a_roll_too_many_is_wrong() -> None:
    rows = rows_of(cellar().records)
    extra = Roll("draw-0", 30, 1)
    with pytest.raises(WrongChance, match="do not ask for"):
        Table.replay(GAME, CellarOptions(), 3, [(0, Begin(), (*rows[0][2], extra))])
    with pytest.raises(WrongChance, match="do not ask for"):
        Table.replay(GAME, CellarOptions(), 3, [*rows, (1, Bid(1), (extra,))])


# --- what a game need not write ----------------------------------------------------------------


class Bare(Game[State, View, CellarOptions]):
    pass


class Still(Step[State]):
    pass


def test_a_game_without_deals_asides_and_notes_needs_to_say_nothing() -> None:
    game, state = Bare(), State(seats=2, stack=[Still()], standing=[0, 0])
    view = View(
        seat=0,
        seats=2,
        asks=[],
        asides=[],
        standing=[0, 0],
        result=None,
        waiting=[],
        deciding=False,
        progress=Progress(unit="round", now=1, said=[]),
    )
    promise = Promise("word", 0, 1)
    assert game.asides(state, 0) == []
    assert game.deal_step(state) == ""
    assert not game.may_deal(state)
    assert game.tradable(view, 0) == []
    assert game.notes(state, 0) == []
    record = cellar().records[0]
    assert game.judge(promise, record, None, state) == "open"
    game.offered(state, 0, MakeOffer((1,)), Moment(SampledChance(Random(1))))
    Still().dealt(state, (0, 1))
    assert Still().asks(state) == []
    assert Still().seen_by(0) == {"step": "Still"}
