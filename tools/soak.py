"""Many games over all seats, options and companies: python -m tools.soak chicago 300 --every 50

Checks the invariants after every record, with --every N everything that `backroom sim --check`
checks after every N-th, and counts how often each card was used. Exits with 1 if anything is wrong,
or a card was used less often than --least. With --stacked the deck of King of Chicago gives out
cards that are seldom used more often than luck would.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from backroom.arena.check import Inspector
from backroom.arena.play import Match, match
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.event import Event
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games import shelf
from backroom.games.bootleggers.components import INVESTIGATION
from backroom.games.bootleggers.events import Investigates, PlaysCard
from backroom.games.bootleggers.thugs.deck import CARD_NAMES, thug_cards
from backroom.games.chicago import events
from backroom.games.chicago.components import (
    ACCIDENT,
    DYNAMITE,
    FIRST_AID,
    FIRST_CONTRACT,
    FIRST_EVENT,
    FIRST_RESOURCE_CARD,
    GETAWAY,
    HORSE_HEAD,
    MASSACRE,
    SNEAKING_OUT,
    STILL_STANDING,
    THE_FEDS,
)
from backroom.games.chicago.contracts import BOOK, contract_of
from backroom.games.chicago.event_cards.backstabbing import StealsGangster
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.gangsters import ROSTER
from tools.record_games import companies, seated, variants

BATCH = 5

#: What is counted, by name.
Used = Counter[str]


# --- what is used --------------------------------------------------------------------------------


def thugs_used(told: list[Event]) -> Used:
    """Thug cards that were announced, and Investigations."""
    used = Used()
    for event in told:
        if isinstance(event, PlaysCard):
            used[CARD_NAMES[event.card]] += 1
        elif isinstance(event, Investigates):
            used[CARD_NAMES[INVESTIGATION]] += 1
    return used


#: A gangster comes to work for a boss.
_HIRED = (events.Hires, events.Dealt, events.ChangesSides, StealsGangster)
#: A gangster is at work for his boss, in a fight or by what he can do; a hire is counted beside.
_AT_WORK = (
    *(events.Driver, events.SadKen, events.Brings, events.Johnny, events.Mechanic),
    *(events.Freddie, events.FreddieCaught, events.LuckyLou, events.SlipsOut),
    *(events.CleanGene, events.TonyTrouble, events.NoIncomeFrankie),
)


def chicago_used(told: list[Event]) -> Used:
    """Gangsters hired, and seen at work; events played; contracts started, and completed."""
    used = Used()
    for event in told:
        if isinstance(event, _HIRED):
            used[f"gangster {ROSTER[event.gangster].name}"] += 1
        elif isinstance(event, _AT_WORK):
            used[f"seen at work {ROSTER[event.gangster].name}"] += 1
        elif isinstance(event, events.ShowsGang):
            for gangster in event.gangsters:
                used[f"seen at work {ROSTER[gangster].name}"] += 1
        elif isinstance(event, events.Plays):
            used[f"event {EVENT_NAMES[event.card]}"] += 1
        elif isinstance(event, events.Starts):
            used[f"contract {contract_of(event.contract).name}"] += 1
        elif isinstance(event, (events.Completes, events.CompletesBet)):
            used[f"completed {contract_of(event.contract).name}"] += 1
    return used


#: Of other games it is not counted what is used.
COUNTERS: dict[str, Callable[[list[Event]], Used]] = {
    "bootleggers": thugs_used,
    "chicago": chicago_used,
}
#: Everything that must have been used, and what is only told.
EVERYTHING: dict[str, list[str]] = {
    "bootleggers": [CARD_NAMES[card] for card in thug_cards()],
    "chicago": [
        *(f"gangster {gangster.name}" for gangster in ROSTER),
        *(f"event {name}" for name in EVENT_NAMES.values()),
        *(f"contract {contract.name}" for contract in BOOK),
    ],
}
BESIDE: dict[str, list[str]] = {
    "bootleggers": [],
    "chicago": [
        *(f"seen at work {gangster.name}" for gangster in ROSTER),
        *(f"completed {contract.name}" for contract in BOOK),
    ],
}


# --- a stacked deck ------------------------------------------------------------------------------

#: Cards that fit seldom, and how much likelier they are drawn.
_SELDOM = {
    SNEAKING_OUT: 30,
    FIRST_CONTRACT + 3: 20,  # Pay-day Is Coming Up
    GETAWAY: 6,
    ACCIDENT: 6,
    MASSACRE: 6,
    HORSE_HEAD: 6,
    STILL_STANDING: 4,
    FIRST_AID: 4,
    THE_FEDS: 4,
    DYNAMITE: 4,
    FIRST_CONTRACT: 4,
    FIRST_CONTRACT + 4: 4,
    FIRST_CONTRACT + 2: 2,
}


class StackedDeck(Chance):
    """Honest dice, but events and contracts are drawn more often, those that fit seldom above
    all. Whatever it gives out could have been drawn."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._dice = SampledChance(self._rng)
        self.deck: Callable[[], list[int]] = list

    def draw(self, label: str, sides: int) -> int:
        deck = self.deck() if label.startswith("draw ") else []
        kept = [card for card in range(FIRST_EVENT, FIRST_RESOURCE_CARD) if deck and deck[card]]
        if not kept or self._rng.random() < 0.5:
            return self._dice.draw(label, sides)
        card = self._rng.choices(kept, [_SELDOM.get(card, 1) for card in kept])[0]
        return sum(deck[:card])


# --- playing -------------------------------------------------------------------------------------


class Job:
    """A batch of games."""

    def __init__(
        self, game: str, seed: int, first: int, every: int, most: int, stacked: bool
    ) -> None:
        self.game = game
        self.stacked = stacked
        self.seed = seed
        self.first = first
        self.every = every
        self.most = most


class Enough(Exception):
    """The game has been long enough."""


class Watch:
    """The invariants after each record, everything after some."""

    def __init__(self, number: int, job: Job) -> None:
        self._inspect = Inspector(Random(number))
        self._job = job
        self.positions = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        wrong = table.game.check(table.state)
        if wrong:
            raise AssertionError("; ".join(wrong))
        count = len(table.records)
        if self._job.every and (count % self._job.every == 0 or table.state.over):
            self.positions += 1
            self._inspect(table, record)
        if count >= self._job.most and not table.state.over:
            raise Enough


class Tally:
    """What came out of some games."""

    def __init__(self) -> None:
        self.games = self.finished = self.records = self.positions = 0
        self.used = Used()
        self.wrong: list[str] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.records += other.records
        self.positions += other.positions
        self.used.update(other.used)
        self.wrong += other.wrong


def play(job: Job) -> Tally:
    tally = Tally()
    game = shelf.find(job.game)
    tables, company_of = variants(game), companies(game)
    names = list(tables)
    sizes = list(game.players)
    for number in range(job.first, job.first + BATCH):
        seats = sizes[number % len(sizes)]
        turn = number // len(sizes)
        name, company = names[turn % len(names)], company_of[turn // len(names) % len(company_of)]
        watch = Watch(number, job)
        bots = seated(company, seats)
        options = tables[name]
        played = match(game, options, bots, job.seed, number, watch=watch)
        if job.stacked:
            chance = StackedDeck(f"{job.seed} {number}")
            played = Match(game, options, played.bots, chance, watch=watch)
            chance.deck = partial(_deck, played)
        tally.games += 1
        try:
            played.play()
            tally.finished += 1
        except Enough:
            pass
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            tally.wrong.append(f"game {number} ({name}, {', '.join(bots)}): {what}")
        tally.records += len(played.table.records)
        tally.positions += watch.positions
        if job.game in COUNTERS:
            tally.used += COUNTERS[job.game](played.table.story(None))
    return tally


def _deck(played: Match) -> list[int]:
    deck: list[int] = played.table.state.deck
    return deck


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(shelf.GAMES))
    parser.add_argument("games", type=int)
    parser.add_argument("--every", type=int, default=0, help="check everything so often")
    parser.add_argument("--most", type=int, default=20_000, help="records in a game")
    parser.add_argument("--least", type=int, default=0, help="how often each card must be used")
    parser.add_argument("--stacked", action="store_true", help="a stacked deck, where there is one")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    plan = parser.parse_args()
    starts = range(0, plan.games, BATCH)
    rest = (plan.every, plan.most, plan.stacked and plan.game == "chicago")
    jobs = [Job(plan.game, plan.seed, first, *rest) for first in starts]
    tally = Tally()
    with ProcessPoolExecutor(plan.jobs) as pool:
        for part in pool.map(play, jobs):
            tally.add(part)
            if sys.stderr.isatty():
                print(f"\r{tally.games} games", end="", file=sys.stderr)
    print(
        f"{tally.games} games, {tally.finished} to their end, {tally.records} records, "
        f"{tally.positions} positions in full, {len(tally.wrong)} violations"
    )
    for line in tally.wrong:
        print(line)
    everything = EVERYTHING.get(plan.game, [])
    for name in [*everything, *BESIDE.get(plan.game, [])]:
        print(f"{name:40} {tally.used[name]}")
    least = plan.least
    if everything:
        rarest = min(everything, key=lambda name: tally.used[name])
        least = tally.used[rarest]
        print(f"the rarest was used {least} times: {rarest}")
    sys.exit(1 if tally.wrong or least < plan.least else 0)


if __name__ == "__main__":
    main()
