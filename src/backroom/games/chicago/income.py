"""Income: businesses, territories, gangsters' extras (K8.1, K8.8, K8.10)."""

from __future__ import annotations

from backroom.engine.moment import Moment
from backroom.games.chicago import events
from backroom.games.chicago.components import (
    CEMETERY,
    INCOME,
    MONOPOLY_INCOME,
    PRISON,
    RESOURCES,
    TERRITORY_INCOME,
    kind_of,
    size_of,
)
from backroom.games.chicago.gangsters import (
    ANY_KIND,
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    MR_NEEDLE,
    ROSTER,
    THE_MAYOR,
)
from backroom.games.chicago.scoring import monopoly
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import goods_of


def pay_income(state: Chicago, moment: Moment) -> None:
    """To all, from the first boss; the frozen thaw, but get nothing (K8.10)."""
    for seat in state.clockwise(state.table.first):
        boss = state.bosses[seat]
        skips = boss.skips_income
        boss.frozen = False
        boss.skips_income = False
        if skips:
            moment.tell(events.NoIncomeElection(boss=seat))
        elif state.owners[FRANKIE_THE_SQUEALER] == seat and _in_prison(state):
            moment.tell(events.NoIncomeFrankie(boss=seat, gangster=FRANKIE_THE_SQUEALER))
        else:
            _pay(state, seat, moment)


def _in_prison(state: Chicago) -> bool:
    return state.where[FRANKIE_THE_SQUEALER] == PRISON


class Earned:
    """Where a boss's money comes from in a trade phase (K8.1)."""

    def __init__(self, businesses: int, territories: int, extras: int) -> None:
        self.businesses = businesses
        self.territories = territories
        self.extras = extras

    @property
    def total(self) -> int:
        return self.businesses + self.territories + self.extras


def earned(state: Chicago, seat: int) -> Earned:
    """By what is there now, without dice."""
    return _earned(state, seat, _lines(state, seat))


def _earned(state: Chicago, seat: int, lines: list[events.Paid]) -> Earned:
    """These lines, and the territories."""
    businesses = extras = 0
    for line in lines:
        if line.gangster is None:
            businesses += line.cash
        else:
            extras += line.cash
    each = TERRITORY_INCOME * (2 if state.works_for(seat, MR_NEEDLE) else 1)  # K13.25
    territories = each * state.table.territories.count(seat)
    return Earned(businesses, territories, extras)


def counted(state: Chicago, seat: int) -> tuple[int, int]:
    """What anybody can count along (K9.1): businesses and territories, whoever may sit where."""
    businesses = 0
    for b in state.own_businesses(seat):
        pays = MONOPOLY_INCOME if monopoly(state, seat, kind_of(b)) else INCOME
        businesses += 0 if state.businesses[b].closed else pays[size_of(b)]
    return businesses, TERRITORY_INCOME * state.table.territories.count(seat)


def _lines(state: Chicago, seat: int) -> list[events.Paid]:
    """What each business pays, and each gangster adds; the rest are territories."""
    lines = []
    for b in state.own_businesses(seat):
        cash = business_income(state, b, monopoly(state, seat, kind_of(b)))
        if cash:
            lines.append(events.Paid(cash=cash, business=b))
    for g in state.gang(seat):
        cash = extra_cash(state, g)
        if cash:
            lines.append(events.Paid(cash=cash, business=state.where[g], gangster=g))
    return lines


def _pay(state: Chicago, seat: int, moment: Moment) -> None:
    lines = _lines(state, seat)
    paid = _earned(state, seat, lines)
    state.bosses[seat].cash += paid.total
    businesses, territories = counted(state, seat)
    moment.tell(events.Income(boss=seat, cash_businesses=businesses, cash_territories=territories))
    moment.tell(  # money extras are nobody else's business (K9.2)
        events.OwnIncome(
            boss=seat,
            cash=paid.total,
            cash_businesses=paid.businesses,
            cash_territories=paid.territories,
            cash_extras=paid.extras,
            paid=tuple(lines),
        )
    )
    for g in state.gang(seat):
        _bring(state, seat, g, moment)
    where = state.where[FREDDIE_FORGERY]  # no extras in closed businesses (K8.1)
    shut = where < len(state.businesses) and state.businesses[where].closed
    if state.works_for(seat, FREDDIE_FORGERY) and not shut:
        _forge(state, seat, moment)


def business_income(state: Chicago, business: int, monopoly: bool) -> int:
    """What a business itself pays; the Mayor doubles it (K8.8). Closed ones pay nothing."""
    if state.businesses[business].closed:
        return 0
    pays = MONOPOLY_INCOME if monopoly else INCOME
    income = pays[size_of(business)]
    return 2 * income if state.where[THE_MAYOR] == business else income


def works(state: Chicago, gangster: int) -> bool:
    """Is he in an open business of his kind (K13.46)?"""
    where = state.where[gangster]
    if where >= len(state.businesses) or state.businesses[where].closed:
        return False
    kind = ROSTER[gangster].works_in
    return kind in (ANY_KIND, kind_of(where))


def extra_cash(state: Chicago, gangster: int) -> int:
    return ROSTER[gangster].brings_cash if works(state, gangster) else 0


def _bring(state: Chicago, seat: int, gangster: int, moment: Moment) -> None:
    """Resource extras show their gangster: the stock is public (K9.2)."""
    resource, count = ROSTER[gangster].brings
    if count == 0 or not works(state, gangster):
        return
    goods = [0] * RESOURCES
    goods[resource] = state.gain(seat, resource, count)
    if goods[resource]:
        state.show(gangster)
        moment.no_way_back()
        moment.tell(events.Brings(boss=seat, gangster=gangster, goods=goods_of(goods)))


def _forge(state: Chicago, seat: int, moment: Moment) -> None:
    """K13.12: not a choice."""
    die = moment.die("forgery")
    state.show(FREDDIE_FORGERY)
    if die == 6:
        state.send(FREDDIE_FORGERY, CEMETERY)
        moment.tell(events.FreddieCaught(boss=seat, gangster=FREDDIE_FORGERY, dice=(die,)))
    else:
        cash = 100 * die
        state.bosses[seat].cash += cash
        moment.tell(events.Freddie(boss=seat, gangster=FREDDIE_FORGERY, cash=cash, dice=(die,)))
