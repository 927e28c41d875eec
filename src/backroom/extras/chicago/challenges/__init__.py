"""What a challenge of King of Chicago can ask for, and until when it is played."""

from __future__ import annotations

from backroom.extras.challenges import Moment, Rules
from backroom.games.chicago import events, scoring
from backroom.games.chicago.shootout import current_shootout


def _points(moment: Moment) -> int:
    """So many victory points more."""
    seat = moment.seat
    return scoring.totals(moment.now)[seat] - scoring.totals(moment.before)[seat]


def _cash(moment: Moment) -> int:
    seat = moment.seat
    return int(moment.now.bosses[seat].cash - moment.before.bosses[seat].cash)


def _territories(moment: Moment) -> int:
    return sum(owner == moment.seat for owner in moment.now.table.territories)


def _won(moment: Moment) -> int:
    """Shootouts that the seat has won."""
    won = 0
    for event in moment.events:
        if isinstance(event, events.CarBeaten):
            won += event.boss != moment.seat
        elif isinstance(event, events.Captures):
            won += event.boss == moment.seat
    return won


def _dead(moment: Moment) -> int:
    """Of the seat's gangsters, as a loss."""
    return -sum(
        isinstance(event, events.Dead | events.InHospital) and event.boss == moment.seat
        for event in moment.events
    )


def _fight_over(moment: Moment) -> bool:
    return current_shootout(moment.now) is None


def _turn_over(moment: Moment) -> bool:
    table, before = moment.now.table, moment.before.table
    return bool(table.now != moment.seat or table.round != before.round)


def _round_over(moment: Moment) -> bool:
    table, before = moment.now.table, moment.before.table
    return bool((table.turn, table.round) != (before.turn, before.round))


def _game_turn_over(moment: Moment) -> bool:
    return bool(moment.now.table.turn != moment.before.table.turn)


RULES = Rules(
    measures={
        "points": _points,
        "cash": _cash,
        "territories": _territories,
        "won": _won,
        "unhurt": _dead,
    },
    until={
        "fight": _fight_over,
        "turn": _turn_over,
        "round": _round_over,
        "game-turn": _game_turn_over,
    },
)
