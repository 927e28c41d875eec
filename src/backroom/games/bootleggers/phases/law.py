"""The end of a round: is the game over? Then phase 6, the long arm of the law (B9)."""

from __future__ import annotations

from typing import Final

from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_ROUND
from backroom.engine.window import lift
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.state import NOBODY, Bootleggers, Still

FORTUNE = 100
ANNOUNCING_ROUNDS: Final[tuple[int, ...]] = (4, 8)


def end_the_game(state: Bootleggers, moment: Moment) -> None:
    """B9.4: after the last round, or when somebody has made his fortune."""
    if any(mobster.cash >= FORTUNE for mobster in state.mobsters):
        ending: events.Ending = "fortune"
    elif state.table.round == state.options.rounds:
        ending = "last-round"
    else:
        return
    over(state, ending, moment)
    state.stack.clear()


def over(state: Bootleggers, ending: events.Ending, moment: Moment) -> None:
    state.table.ended = ending
    announce_cash(state, moment)  # B3.2
    moment.tell(events.Wins(mobster=winner(state), ending=ending))


def winner(state: Bootleggers) -> int:
    """Most cash; the higher muscle value of the last round breaks a tie (B9.4)."""
    richest = max(mobster.cash for mobster in state.mobsters)
    best, most = NOBODY, -1
    for seat, mobster in enumerate(state.mobsters):
        muscle = _last_muscle(state, seat)
        if mobster.cash == richest and muscle > most:
            best, most = seat, muscle
    return best


def _last_muscle(state: Bootleggers, seat: int) -> int:
    """What lies in front; or, where all agree to stop before the reveal, what lay there last."""
    value, seen = state.muscle_value(seat), state.mobsters[seat].muscle_seen
    return 2 * seen[-1] if value == 0 and seen else value


def announce_cash(state: Bootleggers, moment: Moment) -> None:
    moment.no_way_back()
    for seat, mobster in enumerate(state.mobsters):
        mobster.announced = mobster.cash
        moment.tell(events.AnnouncesCash(mobster=seat, cash=mobster.cash))


def the_long_arm(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.LAW)
    if state.table.round in ANNOUNCING_ROUNDS:
        for seat in range(state.seats):  # B9.1
            moment.tell(events.Recruits(mobster=seat, count=state.recruit(seat, 1)))
        announce_cash(state, moment)  # B9.2
        poorest = _poorest(state)
        moment.tell(events.HelpedAsPoorest(mobster=poorest, count=state.recruit(poorest, 1)))


def _poorest(state: Bootleggers) -> int:
    """Least cash; the lowest muscle value in a tie."""
    least = min(mobster.cash for mobster in state.mobsters)
    for seat in reversed(state.muscle_order()):
        if state.mobsters[seat].cash == least:
            return seat
    raise AssertionError("somebody is poorest")


def clear_the_table(state: Bootleggers, moment: Moment) -> None:
    """B9.3: muscle cards leave; what cards did for one round is over."""
    for mobster in state.mobsters:
        mobster.muscle = 0
        mobster.boosted = False
        mobster.warehouse = False
    for house in range(len(state.houses)):
        state.end_round(house)
    for s, still in enumerate(state.stills):
        if still.stopped:
            state.stills[s] = Still.of(still, stopped=False)
    state.table.driven = [False] * state.seats
    lift(state, THIS_ROUND)
    state.table.round += 1
