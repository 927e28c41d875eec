"""Each may show what is his (K9.1): money, resources, a card, where a gangster sits."""

from __future__ import annotations

from typing import Final

from backroom.engine.action import Action
from backroom.engine.ask import Aside, Ask, Option
from backroom.engine.moment import Moment
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import ShowCard, ShowCash, ShowGangster, ShowGoods
from backroom.games.chicago.answers import SHOW_CARD, SHOW_CASH, SHOW_GANGSTER, SHOW_GOODS
from backroom.games.chicago.components import HIDING
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import goods_of

_SHOW: Final = questions.ShowToAll()


def show_asks(state: Chicago, seat: int) -> list[Ask]:
    """What the seat could show; not before the game has begun."""
    if state.table.turn == 0:
        return []
    kept, hand = state.lineup().to_show, state.bosses[seat].hand
    last = kept.get(seat)
    if last is None or last[0] != hand:
        options = [SHOW_CASH, SHOW_GOODS]
        options += [SHOW_CARD[card] for card in sorted(hand)]
        options += _gangsters_to_show(state, seat)
        last = hand[:], Aside("show", seat, _SHOW, "K9.1", options, optional=True)
        kept[seat] = last
    return [last[1]]


def _gangsters_to_show(state: Chicago, seat: int) -> list[Option]:
    """Those of whom not everybody knows where they sit."""
    everybody = state.everybody
    return [
        SHOW_GANGSTER[g]
        for g, owner in enumerate(state.owners)
        if owner == seat and state.where[g] <= HIDING and state.known[g] != everybody
    ]


def show(state: Chicago, seat: int, action: Action, moment: Moment) -> None:
    boss = state.bosses[seat]
    moment.no_way_back()
    if isinstance(action, ShowCash):
        moment.tell(events.ShowsCash(boss=seat, cash=boss.cash))
    elif isinstance(action, ShowGoods):
        moment.tell(events.ShowsGoods(boss=seat, goods=goods_of(boss.goods)))
    elif isinstance(action, ShowCard):
        moment.tell(events.ShowsCard(boss=seat, card=action.card))
    elif isinstance(action, ShowGangster):
        state.show(action.gangster)
        where = state.where[action.gangster]
        moment.tell(events.ShowsWhere(boss=seat, gangster=action.gangster, where=where))
