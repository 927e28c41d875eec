"""Many games over all seats, options and presets: python tools/soak.py 2000 [--full] [--seed 7]

Checks the invariants after every record, with --full everything `backroom sim --check` checks,
and counts how often each thug card was played. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from backroom.arena.check import Inspector
from backroom.arena.play import Watch, match
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.bootleggers.components import CARD_NAMES, FIRST_THUG, INVESTIGATION, LAST_THUG
from backroom.games.bootleggers.game import BOOTLEGGERS
from tools.record_games import COMPANIES, VARIANTS

BATCH = 10


def invariants(table: AnyTable, record: Record) -> None:
    wrong = table.game.check(table.state)
    if wrong:
        raise AssertionError("; ".join(wrong))


def play(job: tuple[int, int, bool]) -> tuple[int, Counter[int], list[str]]:
    """A batch of games: how many records, which cards were played, what went wrong."""
    seed, first, full = job
    records, cards, wrong = 0, Counter[int](), list[str]()
    names = list(VARIANTS)
    for number in range(first, first + BATCH):
        seats = 3 + number % 4
        name = names[number // 4 % len(names)]
        company = COMPANIES[number // (4 * len(names)) % len(COMPANIES)]
        bots = [company[seat % len(company)] for seat in range(seats)]
        watch: Watch = Inspector(Random(number)) if full else invariants
        played = match(BOOTLEGGERS, VARIANTS[name], bots, seed, number, watch=watch)
        try:
            played.play()
        except Exception as error:
            wrong.append(f"game {number} ({name}, {seats} seats): {type(error).__name__}: {error}")
        records += len(played.table.records)
        for message in played.table.story(None):
            if message.key in ("story-announce", "story-announce-with"):
                cards[int(str(message.args["card"]))] += 1
            elif message.key == "story-investigation":
                cards[INVESTIGATION] += 1
    return records, cards, wrong


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    plan = parser.parse_args()
    jobs = [(plan.seed, first, plan.full) for first in range(0, plan.games, BATCH)]
    records, cards, wrong = 0, Counter[int](), list[str]()
    with ProcessPoolExecutor(plan.jobs) as pool:
        for done, (count, played, broken) in enumerate(pool.map(play, jobs), start=1):
            records += count
            cards += played
            wrong += broken
            if sys.stderr.isatty():
                print(f"\r{done * BATCH} games", end="", file=sys.stderr)
    print(f"{len(jobs) * BATCH} games, {records} records, {len(wrong)} violations")
    for line in wrong:
        print(line)
    for card in range(FIRST_THUG, LAST_THUG + 1):
        print(f"{CARD_NAMES[card]:22} {cards[card]}")
    rarest = min(cards[card] for card in range(FIRST_THUG, LAST_THUG + 1))
    print(f"the rarest card was played {rarest} times")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
