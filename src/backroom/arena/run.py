"""Many games between bots, wherever they are played, and a report of them.

The report, every row and every byte of every save follow from the plan alone.
"""

from __future__ import annotations

import hashlib
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import msgspec

from backroom.arena.check import Inspector
from backroom.arena.executors import Executor, Serial
from backroom.arena.plan import Plan
from backroom.arena.play import Match, match
from backroom.arena.rows import Row
from backroom.arena.tally import Broken, Report, Tally
from backroom.bots import roster
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    JudgePromise,
    LapseOffer,
    MakeOffer,
    StopTrading,
    WithdrawOffer,
)
from backroom.engine.passing import Attend, Pass
from backroom.engine.record import Begin, Stop, Undo
from backroom.engine.save import AnyGame, AnyTable, Save, done, head_of, load_options, save_table
from backroom.engine.tally import Counts, tell
from backroom.games import shelf

#: What is no answer to a question of the game, and passing, which nobody has to think about.
_NO_DECISIONS = (
    *(Begin, Stop, Undo, Pass, Attend),
    *(MakeOffer, AcceptOffer, DeclineOffer, WithdrawOffer, JudgePromise, StopTrading),
    LapseOffer,
)


class Wanted(msgspec.Struct, frozen=True):
    """What is wanted of each game beside its row: its save, how long it took."""

    saves: bool = False
    seconds: bool = False


#: Nothing else.
ROWS = Wanted()


class Played(msgspec.Struct, frozen=True):
    """One game. ``save`` is the file that replays it: where somebody wants it, or where something
    went wrong; else it stays where it was played, and only its SHA-256 comes back."""

    row: Row
    save: bytes = b""
    broken: Broken | None = None


def play_number(plan: Plan, number: int, wanted: Wanted = ROWS) -> Played:
    """One game of the plan. What goes wrong in it is a violation, never the end of the run."""
    began = time.process_time()
    game = shelf.find(plan.game)
    bots = plan.bots_of(number)
    match_: Match | None = None
    broken: Broken | None = None
    try:
        for name in filter(roster.is_path, bots):
            roster.invite(name)
        watch = Inspector(Random(f"check {plan.seed} {number}")) if plan.check else None
        options = load_options(game, plan.options)
        match_ = match(game, options, bots, plan.seed, number, watch=watch)
        match_.play()
    except (Exception, SystemExit) as error:  # somebody's bot may call exit()
        broken = _broken(number, len(bots), match_, error)
    save = b"" if match_ is None else _saved(match_.table, bots, broken)
    row = _row(plan, number, game, match_, broken, save)
    if wanted.seconds:
        row = msgspec.structs.replace(row, seconds=round(time.process_time() - began, 6))
    return Played(row, save if wanted.saves or broken is not None else b"", broken)


def _broken(number: int, seats: int, match_: Match | None, error: BaseException) -> Broken:
    records = 0 if match_ is None else len(match_.table.records)
    what = f"{type(error).__name__}: {error}"
    if match_ is not None and match_.trying is not None:
        seat, action = match_.trying
        what += f" (seat {seat}: {action})"
    return Broken(number, seats, records, what, "".join(traceback.format_exception(error)))


def _row(
    plan: Plan, number: int, game: AnyGame, match_: Match | None, broken: Broken | None, save: bytes
) -> Row:
    table = None if match_ is None else match_.table
    records = [] if table is None else table.records
    result = None if table is None or broken is not None else game.result(table.state)
    counts = Counts()
    tell(counts, plan.seats_of(number), records, None)
    return Row(
        game=plan.game,
        number=number,
        seed=plan.seed,
        seats=plan.seats_of(number),
        bots=tuple(plan.bots_of(number)),
        options=_told_options(plan, game, table),
        winners=() if result is None else result.winners,
        scores=() if result is None else result.scores,
        ending="" if result is None else result.ending,
        # A game whose rounds lie within turns is as long as its turns are many.
        rounds=0 if table is None else game.progress(table.state).now,
        records=len(records),
        decisions=sum(not isinstance(record.action, _NO_DECISIONS) for record in records),
        refused=0 if match_ is None else match_.refused,
        cards=dict(sorted(counts.cards.items())),
        events=dict(sorted(counts.events.items())),
        sha256=hashlib.sha256(save).hexdigest(),
        violation=None if broken is None else broken.what,
    )


def _told_options(plan: Plan, game: AnyGame, table: AnyTable | None) -> dict[str, bool | int | str]:
    if table is None:
        return plan.options
    return {**game.told_options(msgspec.to_builtins(table.options))}


def _saved(table: AnyTable, bots: list[str], broken: Broken | None) -> bytes:
    """The save; of a broken game only the records, for its state is not to be trusted."""
    names = [f"{name}-{seat}" for seat, name in enumerate(bots, start=1)]
    if broken is None:
        return save_table(table, names).encode()
    return Save(head_of(table, names), [done(record) for record in table.records]).encode()


def run(
    plan: Plan,
    executor: Executor | None = None,
    on_game: Callable[[Played], None] | None = None,
    tally: Tally | None = None,
    wanted: Wanted = ROWS,
) -> Report:
    """Play the plan, or what a tally lacks of it. ``on_game`` gets each game, in order.

    Ctrl-C ends it: what has been played by then is counted in the tally.
    """
    tally = Tally.of(plan) if tally is None else tally
    for played in play_all(plan, executor or Serial(), tally.games, wanted):
        tally.add(played.row, played.broken)
        if on_game is not None:
            on_game(played)
    return tally.report()


def play_all(
    plan: Plan,
    executor: Executor,
    first: int = 0,
    wanted: Wanted = ROWS,
) -> Iterator[Played]:
    """The games of the plan, from one of them on."""
    play = partial(play_number, plan, wanted=wanted)
    return executor.in_order(play, range(first, plan.games))
