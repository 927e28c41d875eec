"""Playing event cards (K12)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Option
from backroom.engine.moment import Moment
from backroom.engine.window import wake
from backroom.games.chicago import events
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import (
    HORSE_HEAD,
    NOBODY,
    is_event,
)
from backroom.games.chicago.event_cards.event_card import (
    EVENT_CARDS,
    FITTING,
    ON_BOSS,
    ON_GANGSTER,
    ON_NOBODY,
    EventCard,
)
from backroom.games.chicago.state import Chicago


def by_order(state: Chicago, seat: int) -> list[int]:
    """The cards in the hand that can be ordered in advance (K12.22)."""
    hand = state.bosses[seat].hand
    return sorted([card for card in hand if is_event(card) and EVENT_CARDS[card].in_advance])


def plays(state: Chicago, seat: int, when: int) -> list[Option]:
    """The event cards in the hand; those that do not fit carry the reason why not."""
    options: list[Option] = []
    boss = state.bosses[seat]
    frozen = boss.frozen
    for card in sorted(boss.hand):
        event = EVENT_CARDS.get(card)
        if event is None:
            continue
        if frozen and card != HORSE_HEAD:
            options.append(event.while_frozen)
        elif not event.fits(state, when):
            options.append(event.not_now)
        else:
            options += _on_targets(state, seat, event)
    return options


def _on_targets(state: Chicago, seat: int, event: EventCard) -> list[Option]:
    """A card that fits, on each of those it can be played on."""
    if event.aims == ON_NOBODY:
        why = event.why_not(state, seat, NOBODY)
        return [event.on_nobody if why is None else Option(event.on_nobody.action, why)]
    options = [
        Option(Play(event.card, on), event.why_not(state, seat, on))
        for on in event.targets(state, seat)
    ]
    return options or [event.no_target]


def could_play(state: Chicago, seat: int, when: int) -> bool:
    """By public facts alone: may a kept card of his fit now (K12.22)? Nobody knows which cards
    they are; but whatever lies on the discards is in nobody's hand."""
    boss = state.bosses[seat]
    if not boss.hand:
        return False
    discard, rules, frozen = state.table.discard, state.options.rules, boss.frozen
    for event in FITTING[when]:
        if discard[event.number] or event.came > rules:
            continue
        if (frozen and event.number != HORSE_HEAD) or not event.fits(state, when):
            continue
        if event.has_target(state, seat):
            return True
    return False


def playable(state: Chicago, seat: int, card: int, when: int) -> bool:
    """Can the seat play this card now, without a target?"""
    event = EVENT_CARDS[card]
    if card not in state.bosses[seat].hand or not event.fits(state, when):
        return False
    if state.bosses[seat].frozen and card != HORSE_HEAD:
        return False
    return event.why_not(state, seat, NOBODY) is None


def play(state: Chicago, seat: int, action: Action, moment: Moment) -> None:
    """The card is shown, laid on the discards, and does what it does."""
    assert isinstance(action, Play)
    event = EVENT_CARDS[action.card]
    state.lay_down(seat, action.card)
    if event.aims == ON_BOSS:
        moment.tell(events.PlaysOnBoss(boss=seat, card=action.card, boss_other=action.on))
    elif event.aims == ON_GANGSTER:
        moment.tell(events.PlaysOnGangster(boss=seat, card=action.card, gangster=action.on))
    else:
        moment.tell(events.Plays(boss=seat, card=action.card))
    moment.no_way_back()
    _wake_target(state, event.aims, action.on)
    event.effect(state, seat, action.on, moment)


def _wake_target(state: Chicago, aims: int, on: int) -> None:
    """A pass that stands lapses when a card names its boss or a gangster of his (K12.22)."""
    boss = state.owners[on] if aims == ON_GANGSTER else on
    if aims != ON_NOBODY and boss != NOBODY:
        wake(state, boss)
