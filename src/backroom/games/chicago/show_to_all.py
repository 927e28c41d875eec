"""Each may show what is his (K9.1): money, resources, a card, where a gangster sits."""

from __future__ import annotations

from typing import Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
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
    options = [SHOW_CASH, SHOW_GOODS]
    options += [SHOW_CARD[card] for card in sorted(state.bosses[seat].hand)]
    everybody = state.everybody
    for g, owner in enumerate(state.owners):
        if owner == seat and state.where[g] <= HIDING and state.known[g] != everybody:
            options.append(SHOW_GANGSTER[g])
    return [Ask("show", seat, _SHOW, "K9.1", options, optional=True)]


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
