"""Challenges: looks for positions worth one, and confirms those that are kept.

    python -m tools.challenges find bootleggers --seeds 20        what bots' games have to offer
    python -m tools.challenges confirm --tries 2000 --write       is the best answer the best?
    python -m tools.challenges confirm chicago --name roses       the same of one alone

A position is worth a look where one answer reaches something far more often than every other does,
and above all where the bot would have answered something else. Whoever keeps one cuts the save at
the record (``keep``), adds it to the game's ``challenges.json``, writes its texts
(``text/*/challenges.ftl``) and has it confirmed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from backroom.bots import roster
from backroom.company.names import free_names
from backroom.engine.chance import LiveChance, bot_nonces
from backroom.engine.save import AnyGame, AnyTable, Save, save_table
from backroom.engine.seen import Seen
from backroom.engine.table import Table
from backroom.extras.challenges import (
    Challenge,
    Figures,
    Goal,
    Line,
    begin,
    challenges,
    imagine,
    play,
    rules,
)
from backroom.extras.confirming import confirm
from backroom.games import shelf

EXTRAS = Path(__file__).parents[1] / "src" / "backroom" / "extras"
#: A question with more answers than this is nothing for people.
MOST = 30
#: First a glance, then a look.
GLANCE, LOOK = 8, 40
#: By so much the best answer reaches the goal more often than every other.
GAP = 0.4
#: Dice that are tried until the best answer works on the page, and the tempting one does not.
DICE = 60


class Found(NamedTuple):
    """A position worth a look."""

    seed: int
    at: int
    seat: int
    ask: str
    goal: Goal
    best: dict[str, Any]
    rate: float
    second: float
    bot: dict[str, Any]


def games(game: AnyGame, seed: int) -> Iterator[tuple[AnyTable, int, dict[str, Any]]]:
    """A game between bots: before every answer, the table, who answers, and what."""
    seats = 3 + seed % 2
    secret = f"{game.name} {seed}".encode()
    table: AnyTable = Table(
        game, game.options(), seats, LiveChance(secret, bot_nonces(secret, seats)), undo=False
    )
    bots = [roster.hire(roster.usual(game), game, Random(f"{seed} {n}")) for n in range(seats)]
    while not table.state.over:
        if table.answer_forced():
            continue
        seat = game.next_asks(table.state)[0].seat
        seen: Seen[Any] = Seen(game.view(table.state, seat), [], [], False)
        answer = bots[seat].choose(seen, game.notes(table.state, seat))
        yield table, seat, msgspec.to_builtins(answer)
        table.act(seat, answer)


def find(game: AnyGame, seed: int) -> Iterator[Found]:
    for table, seat, bot in games(game, seed):
        asks = game.next_asks(table.state)
        tag = next(ask.question.tag for ask in asks if ask.waiting)
        answers = [msgspec.to_builtins(each) for ask in asks for each in ask.answers()]
        if not 3 <= len(answers) <= MOST:
            continue
        for until in rules(game.name).until:
            if best := _best(game, table.state, seat, tag, until, answers, GLANCE):
                best = _best(game, table.state, seat, tag, until, answers, LOOK)
            if best:
                goal, at, rate, second = best
                yield Found(seed, table.count, seat, tag, goal, answers[at], rate, second, bot)


def _best(
    game: AnyGame, state: Any, seat: int, tag: str, until: str, answers: Line, tries: int
) -> tuple[Goal, int, float, float] | None:
    """The goal that one answer reaches and the others don't, if there is one."""
    measures = rules(game.name).measures
    goal = Goal(next(iter(measures)), 0, until)
    posed = Challenge("", "", 0, seat, 1, [tag], goal, [], [], Figures(0, 0, tries))
    came: list[list[dict[str, int]]] = []
    for answer in answers:
        runs = [play(imagine(game, posed, state, Random(n)), [answer]) for n in range(tries)]
        came.append([{m: measure(run.moment) for m, measure in measures.items()} for run in runs])
    found: tuple[Goal, int, float, float] | None = None
    for m in measures:
        for least in sorted({each[m] for each_came in came for each in each_came})[1:]:
            rates = [sum(each[m] >= least for each in one) / tries for one in came]
            first, second = sorted(rates, reverse=True)[:2]
            if first - second > (GAP if found is None else found[2] - found[3]):
                found = Goal(m, least, until), rates.index(first), first, second
    return found


def keep(game: AnyGame, seed: int, at: int, name: str) -> None:
    """The game up to that record, as a save without its dice."""
    table = next(table for table, _, _ in games(game, seed) if table.count >= at)
    save: Save = save_table(table, free_names((), table.seats))
    save.head.commitment, save.head.nonces, save.head.seals = "", [], []
    save.records = save.records[:at]
    (EXTRAS / game.name / "challenges" / f"{name}.jsonl").write_bytes(save.encode())


# --- confirming ----------------------------------------------------------------------------------


def confirmed(game: AnyGame, challenge: Challenge, tries: int) -> Challenge | None:
    """With fresh figures, and dice by which the page shows it; None: it is wrong."""
    found = confirm(game, challenge, tries)
    best, second = found.worst_best(challenge), found.second(challenge)
    say = found.wrong or f"{best:.3f} against {second:.3f}, {len(found.rates)} lines"
    print(f"{game.name} {challenge.name}: {say}", flush=True)
    if found.wrong:
        return None
    figures = Figures(round(best, 4), round(second, 4), 1 if challenge.sure else tries)
    return msgspec.structs.replace(challenge, figures=figures, dice=_dice(game, challenge))


def _dice(game: AnyGame, challenge: Challenge) -> str:
    """Some by which the best answer works and the tempting one does not."""
    for n in range(DICE):
        thrown = msgspec.structs.replace(challenge, dice=str(n))
        if (
            play(begin(game, thrown), challenge.best[0]).reached
            and not play(begin(game, thrown), challenge.tempting).reached
        ):
            return str(n)
    raise SystemExit(f"{challenge.name}: the tempting answer always works")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("do", choices=("find", "keep", "confirm"))
    parser.add_argument("games", nargs="*", default=list(shelf.GAMES))
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at", type=int, default=0)
    parser.add_argument("--name", default="")
    parser.add_argument("--tries", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    wrong = False
    for name in wanted.games:
        game = shelf.find(name)
        if wanted.do == "keep":
            keep(game, wanted.seed, wanted.at, wanted.name)
        elif wanted.do == "find":
            for seed in range(wanted.seed, wanted.seed + wanted.seeds):
                for found in find(game, seed):
                    print(msgspec.json.encode(found).decode(), flush=True)
        else:
            kept = [
                confirmed(game, each, wanted.tries) if wanted.name in ("", each.name) else each
                for each in challenges(name)
            ]
            wrong = wrong or None in kept
            if wanted.write and None not in kept:
                raw = msgspec.json.format(msgspec.json.encode(kept), indent=1)
                (EXTRAS / name / "challenges" / "challenges.json").write_bytes(raw + b"\n")
    sys.exit(wrong)


if __name__ == "__main__":
    main()
