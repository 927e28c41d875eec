"""What a challenge of Bootleggers can ask for, and until when it is played."""

from __future__ import annotations

from collections.abc import Callable

from backroom.extras.challenges import Moment, Rules
from backroom.games.bootleggers import events, influence, questions, timing
from backroom.games.bootleggers.game import BootleggersGame

GAME = BootleggersGame()


def _cash(moment: Moment) -> int:
    """So much richer."""
    seat = moment.seat
    return int(moment.now.mobsters[seat].cash - moment.before.mobsters[seat].cash)


def _sold(moment: Moment) -> int:
    """Crates sold off trucks whose money is the seat's."""
    seat = moment.seat
    return sum(
        event.crates
        for event in moment.events
        if isinstance(event, events.Sells) and event.mobster == seat
    )


def _takings(moment: Moment) -> int:
    """What speakeasies have paid: for crates, and to whoever controls them."""
    return sum(
        event.cash
        for event in moment.events
        if isinstance(event, events.Sells | events.EarnsProfit) and event.mobster == moment.seat
    )


def _controlled(moment: Moment) -> int:
    """Speakeasies that are the seat's."""
    state = moment.now
    return sum(
        influence.controller(state, house) == moment.seat for house in state.houses_in_play()
    )


def _opened(moment: Moment) -> int:
    """Speakeasies that are open."""
    state = moment.now
    return sum(influence.is_open(state, house) for house in state.houses_in_play())


def _held(moment: Moment) -> int:
    """Open speakeasies that are the seat's."""
    state = moment.now
    return sum(
        influence.is_open(state, house) and influence.controller(state, house) == moment.seat
        for house in state.houses_in_play()
    )


def _made(moment: Moment) -> int:
    """Crates that the seat's stills have made."""
    return sum(
        event.crates
        for event in moment.events
        if isinstance(event, events.Makes) and event.mobster == moment.seat
    )


def _since(when: int) -> Callable[[Moment], bool]:
    def come(moment: Moment) -> bool:
        table = moment.now.table
        return bool(table.round > moment.before.table.round or table.when >= when)

    return come


def _sent(moment: Moment) -> bool:
    """The seat has no boys left to send, or wants to send no more."""
    asks = GAME.own_asks(moment.now, moment.seat)
    return not any(isinstance(ask.question, questions.Place) for ask in asks)


RULES = Rules(
    measures={
        "cash": _cash,
        "sold": _sold,
        "takings": _takings,
        "controlled": _controlled,
        "opened": _opened,
        "held": _held,
        "made": _made,
    },
    until={
        "sent": _sent,
        "placed": _since(timing.BEFORE_PRODUCTION),
        "brewed": _since(timing.DEALING),
        "sold": _since(timing.LAW),
        "round": _since(99),
    },
)
