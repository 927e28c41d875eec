"""Random play of any game, for tests: every kind of thing that a table takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from backroom.bots.at_random import random_answer
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    Tradable,
    WithdrawOffer,
)
from backroom.engine.message import Refusal
from backroom.engine.record import Record, Undo
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table

#: Called after each record; the first time with the record of the set-up.
OnStep = Callable[[AnyTable, Record], None]
#: Answers for a seat, out of its open questions: rather what brings the game on.
LivelyAnswer = Callable[[Any, list[Ask], Random], Action]
#: Who does what next.
Pick = Callable[[AnyTable], tuple[int, Action]]


def until(enough: Callable[[], bool], most: int = 12) -> Iterator[int]:
    """Numbers for games, one after the other, until enough was seen in them: a card more shuffles
    every deck anew, and no test may hang on the luck of a single game."""
    for number in range(most):
        if enough():
            return
        yield number


def random_offer(game: AnyGame, table: AnyTable, seat: int, rng: Random) -> MakeOffer:
    """An offer of what the seat has for what another may have, perhaps with a promise."""
    view = game.view(table.state, seat)
    others = [other for other in range(table.seats) if other != seat]
    to = rng.choice(others)
    give = _some(game.tradable(view, seat), rng)
    take = _some(game.tradable(view, to), rng)
    promises: tuple[Promise, ...] = ()
    if rng.random() < 0.4:
        kind = rng.choice(["word", *game.promises])
        by, until = rng.choice([(seat, to), (to, seat)]), rng.randint(0, 4)
        text = "a favour" if kind == "word" else ""
        promises = (Promise(kind, by[0], by[1], until=until, text=text),)
    several = not promises and not take and rng.random() < 0.3
    open_to_seat = [o for o in table.offers if o.by == to and seat in o.terms.to]
    counter = rng.choice(open_to_seat).id if open_to_seat and not several else -1
    return MakeOffer(tuple(others) if several else (to,), give, take, promises, counter)


def _some(goods: list[Tradable], rng: Random) -> tuple[Good, ...]:
    if not goods or rng.random() < 0.4:
        return ()
    good = rng.choice(goods)
    counts = [count for count in (1, 2, 3, 50, 100) if count <= (good.most or 1)]
    return (Good(good.kind, good.item, rng.choice(counts or [1])),)


def random_extra(game: AnyGame, table: AnyTable, rng: Random) -> tuple[int, Action] | None:
    """Something that nobody waits for: a changed answer, an aside, a deal, an undo."""
    seat = rng.randrange(table.seats)
    kind = rng.choice((0, 1, 1, 2, 2, 2, 3, 4, 5))
    if kind == 0:
        return table.last, Undo()
    if kind == 1 and game.may_deal(table.state):
        return seat, random_offer(game, table, seat, rng)
    if kind == 2 and table.offers:
        offer = rng.choice(table.offers)
        to = rng.choice(offer.terms.to)
        answers: list[tuple[int, Action]] = [
            (to, AcceptOffer(offer.id)),
            (to, AcceptOffer(offer.id)),
            (to, DeclineOffer(offer.id)),
            (offer.by, WithdrawOffer(offer.id)),
        ]
        return rng.choice(answers)
    if kind == 3 and table.ledger:
        entry = rng.choice(table.ledger)
        return entry.promise.to, JudgePromise(entry.id, rng.random() < 0.5)
    asks = game.own_asides(table.state, seat)
    if kind == 4:
        asks = [ask for ask in game.own_asks(table.state, seat) if not ask.waiting]
    if not asks:
        return None
    action = random_answer(rng.choice(asks), rng)
    return None if action is None else (seat, action)


def next_action(game: AnyGame, table: AnyTable, rng: Random, extras: float) -> tuple[int, Action]:
    """Mostly the answer to a question that the game waits for."""
    if rng.random() < extras:
        extra = random_extra(game, table, rng)
        if extra is not None:
            return extra
    waiting = [ask for ask in game.asks(table.state) if ask.waiting]
    assert waiting, "the game is not over, and waits for nobody"
    ask = rng.choice(waiting)
    action = random_answer(ask, rng)
    assert action is not None, f"{ask.id} has no legal answer"
    return ask.seat, action


def random_game(
    game: AnyGame,
    options: Any,
    seats: int,
    rng: Random,
    on_step: OnStep | None = None,
    *,
    chance: Chance | None = None,
    extras: float = 0.3,
    most: int = 100_000,
) -> AnyTable:
    """Play a game at random to its end, or for ``most`` records.

    Answers to questions and asides must be taken; what else is sent (deals, undo) may be refused.
    """
    table: AnyTable = Table(game, options, seats, chance or SampledChance(rng))
    return play_on(table, lambda at: next_action(game, at, rng, extras), on_step, most)


def play_on(
    table: AnyTable, pick: Pick, on_step: OnStep | None, most: int, *, undo: bool = True
) -> AnyTable:
    """Play what is picked to the end, or for ``most`` records. Answers are never refused."""
    if on_step is not None:
        on_step(table, table.records[0])
    while not table.state.over and len(table.records) < most:
        seat, action = pick(table)
        if isinstance(action, Undo) and not undo:
            continue
        try:
            record = table.act(seat, action)
        except Refusal:
            if type(action).finite:
                raise
            continue
        if on_step is not None:
            on_step(table, record)
    return table


def lively_game(
    game: AnyGame,
    options: Any,
    seats: int,
    rng: Random,
    on_step: OnStep | None = None,
    *,
    answer: LivelyAnswer,
    extras: float,
    whims: float = 0.0,
    undo: bool = True,
    most: int = 100_000,
) -> AnyTable:
    """Play to the end, or for ``most`` records. Deals and undo may be refused, answers never.

    ``extras`` is how often something is done that nobody waits for, ``whims`` how often a question
    is answered at random.
    """
    table: AnyTable = Table(game, options, seats, SampledChance(rng))

    def pick(table: AnyTable) -> tuple[int, Action]:
        return _next_lively(table, rng, answer, extras, whims)

    return play_on(table, pick, on_step, most, undo=undo)


def _next_lively(
    table: AnyTable, rng: Random, answer: LivelyAnswer, extras: float, whims: float
) -> tuple[int, Action]:
    if extras and table.offers and rng.random() < 0.5:
        offer = rng.choice(table.offers)
        return rng.choice(offer.terms.to), AcceptOffer(offer.id)
    if rng.random() < extras:
        extra = random_extra(table.game, table, rng)
        if extra is not None:
            return extra
    waiting = [ask for ask in table.game.asks(table.state) if ask.waiting]
    assert waiting, "the game is not over, and waits for nobody"
    ask = rng.choice(waiting)
    if whims and rng.random() < whims:
        whim = random_answer(ask, rng)
        assert whim is not None, f"{ask.id} has no legal answer"
        return ask.seat, whim
    return ask.seat, answer(table.state, table.game.own_asks(table.state, ask.seat), rng)
