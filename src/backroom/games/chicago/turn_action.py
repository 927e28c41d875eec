"""The one action of a turn (K5.4–K5.12)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.deal import Good
from backroom.engine.fields import piece
from backroom.engine.message import Message, Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bet,
    CompleteContract,
    Done,
    Fetch,
    Mark,
    OpenBusiness,
    StartContract,
    TakeAll,
    TakeCount,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    CAR,
    FIRST_CONTRACT,
    HOSPITAL,
    HOSPITAL_PLACE,
    NOBODY,
    NOTHING,
    OF_KIND,
    POLICE_DEPARTMENT,
    PRISON,
    RESOURCES,
    STEP,
    TERRITORY_PRICE,
    cost_of,
    is_contract,
    kind_of,
    size_of,
)
from backroom.games.chicago.contracts import BOOK, contract_of
from backroom.games.chicago.gangsters import DER_SCHWEINEHUND, EASY_MIKE, SAD_KEN, fit
from backroom.games.chicago.moving_gangsters import shift
from backroom.games.chicago.scoring import monopoly, respected
from backroom.games.chicago.shootout import attack_business, attack_car
from backroom.games.chicago.state import Chicago

#: The names of resources in messages, offers and events.
WORDS: Final[tuple[Literal["booze"], Literal["girls"], Literal["henchmen"]]] = (
    "booze",
    "girls",
    "henchmen",
)


def options(state: Chicago, seat: int) -> list[Option]:
    """What can be done where the car stands (K5.2); what can't says why."""
    square = state.bosses[seat].square
    board = state.board
    found: list[Option] = []
    for place in board.places_at(square):
        found += _take_options(state, seat, place)
    for territory in board.territories_at(square):
        found.append(Option(Mark(territory), _why_not_mark(state, seat, territory)))
    for lot in board.lots_at(square):
        business = state.business_on(lot)
        if business == NOTHING:
            found += _open_options(state, seat, lot)
        elif state.businesses[business].owner == seat:
            crowd = state.in_car(seat) or state.in_business(business)
            why = None if crowd else Reason("K5.10", "why-no-gangsters")
            found.append(Option(VisitBusiness(business), why))
        else:
            found.append(Option(AttackBusiness(business), _why_not_attack(state, seat)))
    found += _contract_options(state, seat, square)
    found += _fetch_options(state, seat, square)
    for rival in _cars_beside(state, seat, square):
        found.append(Option(AttackCar(rival), _why_not_attack(state, seat)))
    return found


def nothing_here(state: Chicago, seat: int) -> bool:
    """Is there nothing to do where the car stands, for all that the table knows? Nobody knows the
    contracts in a hand, nor cash, resources and who sits where."""
    square = state.bosses[seat].square
    board = state.board
    for place in board.places_at(square):
        if sum(state.table.on_place(place)):
            return False
    for territory in board.territories_at(square):
        if state.table.territories[territory] != seat and state.markers_left(seat):
            return False
    crowd = bool(state.in_car(seat))
    for lot in board.lots_at(square):
        business = state.business_on(lot)
        if business == NOTHING:
            if _might_open(state, seat, lot):
                return False
        elif crowd or (state.businesses[business].owner == seat and state.in_business(business)):
            return False
    if state.bosses[seat].hand and _might_start(state, square):
        return False
    for card in state.bosses[seat].started:
        if ends_here(state, seat, card, square):
            return False
    if _fetch_options(state, seat, square):
        return False
    return not crowd or not _cars_beside(state, seat, square)


def _cars_beside(state: Chicago, seat: int, square: int) -> list[int]:
    """The rivals whose cars stand there, and not in a garage (K6.7)."""
    found = []
    for rival in state.rivals(seat):
        boss = state.bosses[rival]
        if boss.square == square and boss.garage == NOTHING:
            found.append(rival)
    return found


def _might_open(state: Chicago, seat: int, lot: int) -> bool:
    """Can all the resources in the bosses' pockets pay for a business here? All can count those."""
    pool = [0] * RESOURCES
    for boss in state.bosses:
        for resource in range(RESOURCES):
            pool[resource] += boss.goods[resource]
    for business in _left_for(state, lot):
        cost = cost_of(business)
        if not [1 for resource in range(RESOURCES) if pool[resource] < cost[resource]]:
            return True
    return False


def _might_start(state: Chicago, square: int) -> bool:
    """Does a contract that might be in a hand begin here?"""
    shown = [card for boss in state.bosses for card in (*boss.started, *boss.completed)]
    for card in range(FIRST_CONTRACT, FIRST_CONTRACT + len(BOOK)):
        if card in shown or state.table.discard[card]:
            continue
        if state.board.place_square[contract_of(card).start] == square:
            return True
    return False


def do(state: Chicago, seat: int, action: Action, moment: Moment) -> None:
    """Carry out a legal action."""
    if isinstance(action, TakeAll):
        take(state, seat, action.place, state.table.on_place(action.place), moment)
    elif isinstance(action, TakeSome):
        there = state.table.on_place(action.place)
        state.push(Taking(seat=seat, place=action.place, counts=there))
    elif isinstance(action, Mark):
        _mark(state, seat, action.territory, moment)
    elif isinstance(action, OpenBusiness):
        _open(state, seat, action.business, action.lot, moment)
    elif isinstance(action, StartContract):
        _start(state, seat, action.contract, moment)
    elif isinstance(action, CompleteContract):
        _complete(state, seat, action.contract, moment)
    elif isinstance(action, VisitBusiness):
        moment.tell(events.Visits(boss=seat, business=action.business))
        shift(state, seat, action.business)
    elif isinstance(action, Fetch):
        place = _hospital_or_prison(state, action.gangster)
        fetch(state, seat, action.gangster, moment)
        state.push(Fetching(seat=seat, place=place))
    elif isinstance(action, AttackCar):
        attack_car(state, seat, action.boss, moment)
    elif isinstance(action, AttackBusiness):
        attack_business(state, seat, action.business, moment)


# --- resources (K5.4) ----------------------------------------------------------------------------


def _take_options(state: Chicago, seat: int, place: int) -> list[Option]:
    there = sum(state.table.on_place(place))
    if there == 0:
        return []
    why = None
    if state.rides_with(seat, DER_SCHWEINEHUND):
        why = Reason("K13.6", "why-schweinehund", {"gangster": DER_SCHWEINEHUND})
    found = [Option(TakeAll(place), why)]
    if there > 1:
        found.append(Option(TakeSome(place), why))
    return found


def told(goods: list[int]) -> list[Message]:
    """Resources in words."""
    return [
        Message(f"good-{WORDS[resource]}", {WORDS[resource]: goods[resource]})
        for resource in range(RESOURCES)
        if goods[resource]
    ]


def goods_of(counts: list[int]) -> tuple[Good, ...]:
    """Resources as they stand in events."""
    return tuple(
        [Good(WORDS[resource], count=count) for resource, count in enumerate(counts) if count]
    )


def take(state: Chicago, seat: int, place: int, goods: list[int], moment: Moment) -> None:
    for resource in range(RESOURCES):
        state.table.lying[place * RESOURCES + resource] -= goods[resource]
        state.bosses[seat].goods[resource] += goods[resource]
    moment.tell(events.Takes(boss=seat, place=place, goods=goods_of(goods)))


@piece
class Taking(Step[Chicago]):
    """How many of each resource, together? At least one in all."""

    rule: ClassVar[str] = "K5.4"
    seat: int
    place: int
    counts: list[int]

    def run(self, state: Chicago, moment: Moment) -> bool:
        return False

    def finish(self, state: Chicago, moment: Moment) -> None:
        take(state, self.seat, self.place, self.counts, moment)

    def asks(self, state: Chicago) -> list[Ask]:
        there = state.table.on_place(self.place)
        kinds = [resource for resource in range(RESOURCES) if there[resource]]
        id = f"{between_decisions.name(state)}.take"
        question = questions.TakeDone(place=self.place)
        done = Ask(id, self.seat, question, self.rule, [Option(Done())], default=Done())
        return [done, *(self._ask(resource, there[resource], id) for resource in kinds)]

    def _ask(self, resource: int, there: int, id: str) -> Ask:
        options = [Option(TakeCount(resource, count)) for count in range(there + 1)]
        if sum(self.counts) == self.counts[resource]:
            options[0] = Option(TakeCount(resource, 0), Reason(self.rule, "why-take-nothing"))
        return Ask(
            id=f"{id}.{resource}",
            seat=self.seat,
            question=questions.Take(place=self.place, good=WORDS[resource], count=there),
            rule=self.rule,
            options=options,
            form="amount",
            optional=True,
            answer=TakeCount(resource, self.counts[resource]),
            part=True,
        )

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, TakeCount):
            self.counts[action.supply] = action.count
        else:
            state.pop()
            self.finish(state, moment)


# --- territories (K5.5) --------------------------------------------------------------------------


def _free_of_charge(state: Chicago, seat: int) -> bool:
    return state.rides_with(seat, SAD_KEN)  # K13.29


def _why_not_mark(state: Chicago, seat: int, territory: int) -> Reason | None:
    owner = state.table.territories[territory]
    if owner == seat:
        return Reason("K5.5", "why-own-territory")
    if state.markers_left(seat) == 0:
        return Reason("K5.5", "why-no-markers")
    if owner != NOBODY and not _free_of_charge(state, seat):
        if state.bosses[seat].cash < TERRITORY_PRICE:
            return Reason("K5.5", "why-no-cash", {"cash": TERRITORY_PRICE})
    return None


def _mark(state: Chicago, seat: int, territory: int, moment: Moment) -> None:
    owner = state.table.territories[territory]
    before = respected(state)
    if owner == NOBODY:
        moment.tell(events.Marks(boss=seat, territory=territory))
    else:
        price = TERRITORY_PRICE
        if _free_of_charge(state, seat):
            price = 0
            state.show(SAD_KEN)  # K9.2
            moment.no_way_back()
            moment.tell(events.SadKen(boss=seat, gangster=SAD_KEN))
        state.bosses[seat].cash -= price
        moment.tell(
            events.TakesTerritory(boss=seat, boss_other=owner, territory=territory, cash=price)
        )
    state.mark(territory, seat)
    tell_respect(state, before, moment)


def tell_respect(state: Chicago, before: int, moment: Moment) -> None:
    """K5.6: checked at every change."""
    now = respected(state)
    if now == before:
        return
    if now == NOBODY:
        moment.tell(events.RespectLost(boss=before))
    else:
        moment.tell(events.Respect(boss=now))


# --- businesses (K5.7) ---------------------------------------------------------------------------


def _left_for(state: Chicago, lot: int) -> list[int]:
    """Of each kind the first business left of the square's size."""
    found = []
    size = state.board.lot_size[lot]
    for alike in OF_KIND:
        for business in alike:
            if size_of(business) == size and state.businesses[business].owner == NOBODY:
                found.append(business)
                break
    return found


def _open_options(state: Chicago, seat: int, lot: int) -> list[Option]:
    found = []
    for business in _left_for(state, lot):
        cost, why = cost_of(business), None
        if not state.can_spend(seat, cost):
            why = Reason("K5.8", "why-no-resources", {"picks": told(cost)})
        found.append(Option(OpenBusiness(business, lot), why))
    return found


def _open(state: Chicago, seat: int, business: int, lot: int, moment: Moment) -> None:
    kind = kind_of(business)
    before = [other for other in range(state.seats) if monopoly(state, other, kind)]
    state.spend(seat, cost_of(business))
    state.settle_on(business, lot)
    state.hand_over(business, seat)
    loser = next((other for other in before if other != seat), seat)
    moment.tell(
        events.Opens(
            boss=seat,
            business=business,
            lot=lot,
            goods=goods_of(cost_of(business)),
            boss_other=loser,
            breaks=loser != seat,
            monopoly=not before and monopoly(state, seat, kind),
        )
    )
    shift(state, seat, business)


# --- contracts (K5.9, K14) -----------------------------------------------------------------------


def _contract_options(state: Chicago, seat: int, square: int) -> list[Option]:
    found = []
    boss = state.bosses[seat]
    for card in sorted(boss.hand):
        if is_contract(card) and state.board.place_square[contract_of(card).start] == square:
            found.append(Option(StartContract(card), _why_not_start(state, seat, card)))
    for card in boss.started:
        if ends_here(state, seat, card, square):
            why = None
            if contract_of(card).bet and boss.cash < STEP:  # K14.9
                why = Reason("K14.9", "why-no-cash", {"cash": STEP})
            found.append(Option(CompleteContract(card), why))
    return found


def _why_not_start(state: Chicago, seat: int, card: int) -> Reason | None:
    contract = contract_of(card)
    if len(state.in_car(seat)) < contract.gangsters:
        return Reason("K14.4", "why-few-gangsters", {"count": contract.gangsters})
    if state.bosses[seat].cash < contract.fee:
        return Reason("K14.9", "why-no-cash", {"cash": contract.fee})
    return None


def ends_here(state: Chicago, seat: int, card: int, square: int) -> bool:
    """Can the contract be completed from this square?"""
    contract = contract_of(card)
    if contract.own_business:  # closed ones too (K14.4)
        return any(state.businesses[b].owner == seat for b in state.businesses_at(square))
    if contract.garage:
        return bool(state.board.garages_at(square))
    return state.board.place_square[contract.end] == square


def _start(state: Chicago, seat: int, card: int, moment: Moment) -> None:
    boss = state.bosses[seat]
    boss.hand.remove(card)
    boss.started.append(card)
    fee = contract_of(card).fee
    boss.cash -= fee
    moment.no_way_back()
    moment.tell(events.Starts(boss=seat, contract=card, cash=fee))


def _complete(state: Chicago, seat: int, card: int, moment: Moment) -> None:
    if contract_of(card).bet:
        state.push(Betting(seat=seat, contract=card))
        return
    state.complete(seat, card)
    reward = contract_of(card).reward
    state.bosses[seat].cash += reward
    moment.tell(events.Completes(boss=seat, contract=card, cash=reward))


@piece
class Betting(Step[Chicago]):
    """The Red Hot Tip: how much on the horse? (K14.5)"""

    rule: ClassVar[str] = "K14.5"
    seat: int
    contract: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        if state.bosses[self.seat].cash >= STEP:
            return False
        state.pop()  # he has given his money away meanwhile: no bet, no contract (K14.9)
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        most = min(2000, state.bosses[self.seat].cash // STEP)
        stakes = [Option(Bet(fifties)) for fifties in range(1, most + 1)]
        id = f"{between_decisions.name(state)}.bet"
        question = questions.Bet()
        return [Ask(id, self.seat, question, self.rule, stakes, form="amount", default=Bet(1))]

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Bet)
        state.pop()
        boss = state.bosses[seat]
        stake = action.fifties * STEP
        die = moment.die("race")
        boss.cash += stake if die >= 4 else -stake
        state.complete(seat, self.contract)
        if die >= 4:
            moment.tell(events.BetWon(boss=seat, cash=stake, dice=(die,)))
        else:
            moment.tell(events.BetLost(boss=seat, cash=stake, dice=(die,)))
        moment.tell(events.CompletesBet(boss=seat, contract=self.contract))


# --- prison and hospital (K5.10) -----------------------------------------------------------------


def _hospital_or_prison(state: Chicago, gangster: int) -> int:
    return HOSPITAL_PLACE if state.where[gangster] == HOSPITAL else POLICE_DEPARTMENT


def fetchable(state: Chicago, seat: int, place: int) -> list[int]:
    """Whom the seat could take along from here."""
    there = HOSPITAL if place == HOSPITAL_PLACE else PRISON
    return [
        g
        for g in range(len(state.owners))
        if state.where[g] == there
        and (state.owners[g] == seat or (g == EASY_MIKE and there == HOSPITAL))  # K13.8
    ]


def _fetch_choices(state: Chicago, seat: int, place: int) -> list[Option]:
    found = []
    in_car = state.in_car(seat)
    for g in fetchable(state, seat, place):
        why = None if fit([*in_car, g], True) else Reason("K5.11", "why-no-room")
        found.append(Option(Fetch(g), why))
    return found


def _fetch_options(state: Chicago, seat: int, square: int) -> list[Option]:
    found: list[Option] = []
    squares = state.board.place_square
    for place in (POLICE_DEPARTMENT, HOSPITAL_PLACE):
        if squares[place] == square:
            found += _fetch_choices(state, seat, place)
    return found


def fetch(state: Chicago, seat: int, gangster: int, moment: Moment) -> None:
    was = state.owners[gangster]
    place = _hospital_or_prison(state, gangster)
    state.works_now_for(seat, gangster)
    state.send(gangster, CAR)
    if was == seat:
        moment.tell(events.Fetches(boss=seat, gangster=gangster, place=place))
    else:
        moment.tell(events.FetchesAway(boss=seat, boss_other=was, gangster=gangster, place=place))


@piece
class Fetching(Step[Chicago]):
    """Anybody else? Asked while anybody is there: whether there is room is not for all to know."""

    rule: ClassVar[str] = "K5.10"
    seat: int
    place: int

    def run(self, state: Chicago, moment: Moment) -> bool:
        if fetchable(state, self.seat, self.place):
            return False
        state.pop()
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        choices = _fetch_choices(state, self.seat, self.place)
        id = f"{between_decisions.name(state)}.fetch"
        options = [*choices, Option(Done())]
        return [Ask(id, self.seat, questions.FetchMore(), self.rule, options, default=Done())]

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Fetch):
            fetch(state, seat, action.gangster, moment)
        else:
            state.pop()


# --- attacks (K5.12) -----------------------------------------------------------------------------


def _why_not_attack(state: Chicago, seat: int) -> Reason | None:
    return None if state.in_car(seat) else Reason("K5.12", "why-no-gangsters-in-car")
