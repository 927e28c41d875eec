"""Loading, driving and selling (B7, B8)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.chance import NoChance
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.games.bootleggers import components, influence, questions
from backroom.games.bootleggers.actions import Done, Load
from backroom.games.bootleggers.components import OPENS_AT, WAREHOUSE, capacity
from backroom.games.bootleggers.means.saying import meaning, say
from backroom.games.bootleggers.odds import Sale
from backroom.games.bootleggers.phases.driving import line_up
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.password import price
from backroom.games.bootleggers.placing import any_time
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC, Bootleggers
from backroom.games.bootleggers.view import BootleggersView


def all_loaded(view: BootleggersView) -> list[Action]:
    """As many crates as the trucks take, the large ones first; nothing if all is loaded (B7.2)."""
    loads = [ask.answer for ask in view.asks if isinstance(ask.answer, Load)]
    asked = [ask.question for ask in view.asks]
    left = sum(each.crates for each in asked if isinstance(each, questions.LoadDone))
    actions: list[Action] = []
    for load in sorted(loads, key=lambda load: (-capacity(load.truck), load.truck)):
        more = min(left, capacity(load.truck) - load.crates)
        if more > 0:
            actions.append(Load(load.truck, load.crates + more))
            left -= more
    return [*actions, Done()] if actions else []


def load(state: Bootleggers, seat: int, truck: int, left: int) -> Meaning:
    """So many crates are left once the truck is loaded: for others, or for none."""
    loading = state.stack[-1]
    others = [t for t in state.trucks_at_hand(seat) if t != truck]
    room = sum(capacity(t) for t in others)
    if isinstance(loading, Loading):
        room -= sum(loading.plans[seat][t] for t in others)
    if left and not room:
        return meaning("neutral", _stays(state, seat, left))
    return meaning("neutral", say("mean-load-left", crates=left))


def _stays(state: Bootleggers, seat: int, left: int) -> Message:
    """What becomes of crates that are on no truck (B7.7, B11.27)."""
    warehoused = state.mobsters[seat].warehouse
    return say("mean-warehoused" if warehoused else "mean-left-behind", crates=left)


def drive(state: Bootleggers, seat: int, truck: int, house: int) -> Meaning:
    """A truck lines up: what it would sell (B7.5, B8)."""
    there = state.copy()
    line_up(there, truck, house, Moment(NoChance()))
    sale = Sale(there, truck)
    if not sale.open:
        return _closed(state, sale)
    if sale.unlimited:
        return _sure_sale(sale)
    public = influence.dock(there, house, seat) == PUBLIC
    holder = influence.holder(there, house)
    if public and holder == NOBODY:  # B8.3
        return meaning(
            "loses",
            say("mean-public-nobody"),
            brief=say("mean-brief-nothing"),
            sure=say("mean-sure-nothing", crates=sale.crates),
        )
    told = [_odds(sale), _demand(sale)]
    if public:
        told.insert(0, say("mean-public", mobster=holder))
    margin = 0
    if influence.controller(there, house) == seat:  # B8.5
        margin = components.profit(house, state.seats) + int(state.houses[house].word)
    if margin:
        told.append(say("mean-profit", cash=margin))
    key = "mean-brief-perhaps" if public else "mean-brief-about"
    sold_out = sale.all > 0.999 and not public
    brief = say("mean-brief-cash" if sold_out else key, cash=sale.brings(margin))
    if sale.cash_most == 0:
        sure = say("mean-sure-nothing", crates=sale.crates)
        return meaning("loses", *told, brief=say("mean-brief-nothing"), sure=sure)
    return meaning("earns", *told, brief=brief)


def _sure_sale(sale: Sale) -> Meaning:
    """B8.6, B11.7: it buys everything."""
    cash = sale.crates * sale.price
    told = say("mean-sells-all", crates=sale.crates, cash_each=sale.price, cash=cash)
    return meaning("earns", told, brief=say("mean-brief-cash", cash=cash))


def _closed(state: Bootleggers, sale: Sale) -> Meaning:
    """B7.6: it may open yet."""
    place = state.houses[sale.house]
    brief = say("mean-brief-closed")
    sure = say("mean-sure-nothing", crates=sale.crates)
    if place.closed or place.shut:
        return meaning("loses", say("mean-shut"), brief=brief, sure=sure)
    missing = OPENS_AT[sale.house] - sum(place.markers)
    told = say("mean-closed", count=missing)
    if any_time(state):
        return meaning("neutral", told, brief=brief)
    return meaning("loses", told, brief=brief, sure=sure)


def _odds(sale: Sale) -> Message:
    if sale.all > 0.999:
        cash = sale.crates * sale.price
        return say("mean-sells-all", crates=sale.crates, cash_each=sale.price, cash=cash)
    return say(
        "mean-sells-about",
        crates=sale.crates,
        cash_each=sale.price,
        cash=sale.cash,
        percent=int(100 * sale.all + 0.5),
    )


def _demand(sale: Sale) -> Message:
    if sale.least == sale.most:
        return say("mean-demand-rolled", demand=sale.most, crates=sale.ahead)
    return say("mean-demand", least=sale.least, most=sale.most, crates=sale.ahead)


def loaded(state: Bootleggers, seat: int, left: int) -> Meaning:
    """Loading is done: what is on no truck is lost when phase 4 ends (B7.7), but for Warehouse."""
    mobster = state.mobsters[seat]
    if left == 0:
        return meaning("earns", say("mean-all-loaded", crates=mobster.crates))
    told = [_stays(state, seat, left)]
    if mobster.warehouse:
        return meaning("neutral", *told)
    room = sum(capacity(t) for t in state.trucks_at_hand(seat)) - (mobster.crates - left)
    if mobster.holds(WAREHOUSE):
        told.append(say("mean-warehouse-helps", card=WAREHOUSE))
    if room == 0:
        return meaning("earns", say("mean-full"), *told)
    poured = min(room, left)
    told.append(say("mean-room-left", crates=poured))
    return meaning("loses", *told, sure=say("mean-sure-pour", crates=poured))


def allow(state: Bootleggers, seat: int, question: questions.Allow, yes: bool) -> Meaning:
    """Another's truck at the public dock (B8.3): the profit is the controller's alone (B8.5)."""
    house = question.house
    sold = min(question.crates, question.demand)
    theirs = sold * price(state, house, question.mobster)
    mine = 0
    if influence.controller(state, house) == seat:
        mine = sold * (components.profit(house, state.seats) + int(state.houses[house].word))
    if yes:
        told = [say("mean-they-get", mobster=question.mobster, cash=theirs)]
        if mine:
            told.insert(0, say("mean-your-profit", cash=mine))
        brief = say("mean-brief-cash", cash=mine) if mine else None
        return meaning("earns" if mine else "neutral", *told, brief=brief)
    own = [t for t in state.houses[house].docks[PUBLIC] if state.trucks[t].operator == seat]
    if mine and not any(state.trucks[t].crates for t in own):
        told = [say("mean-forgoes", cash=mine)]
        return meaning("loses", *told, sure=say("mean-sure-forgo", cash=mine))
    return meaning("neutral", say("mean-they-get-nothing"))


def stay_home(state: Bootleggers, seat: int) -> Meaning:
    """No more trucks are sent: what they carry is lost (B7.6, B7.7), but for Warehouse."""
    crates = 0
    for t in state.trucks_at_hand(seat):
        if state.trucks[t].house == HOME:
            crates += state.trucks[t].crates
    if state.mobsters[seat].warehouse and state.options.warehouse == "home":  # B12.11
        return meaning("neutral", say("mean-warehoused", crates=crates))
    sure = say("mean-sure-pour", crates=crates)
    return meaning("loses", say("mean-stay-home", crates=crates), sure=sure)
