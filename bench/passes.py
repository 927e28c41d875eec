"""How often one is asked to pass: python bench/passes.py [GAME [games]] [every]

Whole games without a server: one person among three bots, who keeps every card, plays none, and
passes whenever he is asked at a window (what can only be passed is not asked, as on the server).
All else is decided by a bot for him. Told are the passes a round (in King of Chicago: a game turn)
in which he held so many cards, asked when it counts, or ("every") in every window.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from statistics import mean
from typing import Any

from backroom.arena.play import dice
from backroom.company.round_table import RoundTable
from backroom.company.thinking import hire
from backroom.company.thinking import seed as bot_dice
from backroom.engine.action import Action
from backroom.engine.passing import Pass, only_pass
from backroom.engine.record import Record
from backroom.engine.table import Table
from backroom.games import shelf

ME, SEATS = 0, 4
#: Is he asked in every window, or when it counts?
EVERY = "every" in sys.argv
GAMES = 20


def asked_in(name: str, number: int) -> tuple[dict[int, list[int]], Counter[str]]:
    """The passes of each round by the cards in hand, and at which moments they were."""
    game = shelf.find(name)
    chance = dice(1, number, SEATS)
    bots = {seat: hire("scripted", game, bot_dice(chance.secret, seat)) for seat in range(SEATS)}
    table = Table(game, game.options(), SEATS, chance, False)

    def act(seat: int, action: Action) -> None:
        record: Record | None = table.act(seat, action)
        while record is not None:
            record = table.answer_forced() or table.answer_ordered()

    around = RoundTable(table, bots, None, act, strict=True)
    found: dict[int, list[int]] = defaultdict(list)
    moments: Counter[str] = Counter()
    now, passes, cards = None, 0, 0
    while not table.state.over:
        at = game.progress(table.state).now
        if at != now:
            if now is not None:
                found[cards].append(passes)
            now, passes, cards = at, 0, 0
        seat = around.next()
        assert seat is not None
        asks = game.own_asks(table.state, ME)
        waiting = [ask for ask in asks if ask.waiting]
        passing = [ask for ask in waiting if isinstance(ask.default, Pass)]
        if seat == ME and passing:
            (ask,) = passing
            if only_pass(asks) is None and (EVERY or game.worth_asking(table.state, ME)):
                passes += 1
                moments[str(ask.id)] += 1
                cards = max(cards, held(table.state))
            act(ME, Pass())
        else:
            around.turn(seat)
            around.hear_offers()
    return found, moments


def held(state: Any) -> int:
    me = (state.mobsters if hasattr(state, "mobsters") else state.bosses)[ME]
    return len(me.thugs()) if hasattr(me, "thugs") else len(me.hand)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "every"]
    games = given[:1] or ["bootleggers", "chicago"]
    many = int(given[1]) if len(given) > 1 else GAMES
    for name in games:
        all_found: dict[int, list[int]] = defaultdict(list)
        kinds: Counter[str] = Counter()
        for number in range(many):
            found, moments = asked_in(name, number)
            for cards, passes in found.items():
                all_found[cards] += passes
            for ask, count in moments.items():
                kinds[ask.split(".")[1 if name == "bootleggers" else 2]] += count
        for cards, passes in sorted(all_found.items()):
            print(
                f"{name}, {cards} cards: {len(passes)} rounds, {mean(passes):.1f} passes, "
                f"most {max(passes)}"
            )
        print(name, kinds.most_common())
