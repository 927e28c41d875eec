"""Offers and answers (B13): surplus crates, idle trucks, words given."""

from __future__ import annotations

from backroom.bots import bargain
from backroom.bots.bargain import Worths
from backroom.bots.bootleggers import deal_worth
from backroom.bots.bootleggers.deal_worth import Tonight
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.bootleggers.running import Loading
from backroom.bots.bot import Counsel
from backroom.bots.notebook import Goods, Idea, Notebook, Pockets
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.deal import Good, MakeOffer, Offer, Promise
from backroom.engine.message import Message
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import capacity
from backroom.games.bootleggers.dealing import CASH, CRATES, RENT, THUG, TRUCK
from backroom.games.bootleggers.promises import ALLOW
from backroom.games.bootleggers.state import NOBODY, PUBLIC
from backroom.games.bootleggers.view import BootleggersView

#: Of what a deal brings both sides, how much one asks for.
_FAIR = 0.55


def pockets(view: BootleggersView) -> Pockets:
    """What a deal would change."""
    assert view.seat is not None and view.own is not None
    mine = view.mobsters[view.seat]
    trucks = [truck.truck for truck in view.trucks if truck.operator == view.seat]
    return [[view.own.cash, mine.crates], list(mine.known), list(view.own.unseen), trucks]


def may_deal(reading: Reading) -> bool:
    """While muscle cards lie face up, but for a card that waits for an answer (B13.3, B10.6)."""
    step = reading.announced()
    waits = step is not None and bool(step.get("announced"))
    return timing.REVEAL <= reading.when <= timing.LAST_SALE and not waits


class MobsterWorths(Worths):
    """What deals mean to a mobster."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.trust = reading.trust
        self.tonight = Tonight(reading)

    def possible(self, offer: Offer) -> bool:
        give, take = offer.terms.give, offer.terms.take
        return _has(self.reading, offer.by, give) and _has(self.reading, self.reading.me, take)

    def gains(self, other: int, gets: Goods, gives: Goods) -> tuple[float, float]:
        return deal_worth.gains(self.reading, self.tonight, other, gets, gives)

    def if_kept(self, word: Promise) -> float:
        return deal_worth.if_kept(self.reading, self.tonight, word)

    def stake(self, until: int) -> float:
        return deal_worth.stake(self.reading, until)

    def price(self, word: Promise) -> tuple[float, float] | None:
        return deal_worth.price(self.reading, self.tonight, word)

    def wanted(self, offer: Offer, theirs: float) -> float:
        return deal_worth.wanted(self.reading, self.reading.me, offer.by, theirs)

    def is_a_burden(self, goods: Goods) -> bool:
        return any(good.kind == TRUCK for good in goods)  # drivers want their wages

    def debt_paid(self, by: int, goods: Goods) -> float:
        owed = self.trust.owed(by, self.trust.me)
        paid = sum(good.count for good in goods if good.kind == CASH)
        return owed if paid >= owed else 0.0


def _has(reading: Reading, seat: int, goods: Goods) -> bool:
    cash = crates = 0
    held = list(reading.hand if seat == reading.me else reading.view.mobsters[seat].known)
    for good in goods:
        if good.kind == CASH:
            cash += good.count
        elif good.kind == CRATES:
            crates += good.count
        elif good.kind == THUG:
            if good.item not in held:
                return False
            held.remove(good.item)
        elif good.kind in (TRUCK, RENT):
            truck = reading.view.trucks[good.item]
            if truck.owner != seat or truck.operator != seat:
                return False
        if good.kind in (CRATES, TRUCK, RENT) and reading.when != timing.DEALING:
            return False
    return cash <= reading.cash[seat] and crates <= reading.view.mobsters[seat].crates


def answer(reading: Reading, notebook: Notebook) -> Action | None:
    """To an offer, or a verdict on a word."""
    said = None
    if may_deal(reading):
        said = bargain.answer(reading.offers, MobsterWorths(reading), notebook)
    return said or reading.trust.verdict(reading.round)


def counsel(reading: Reading, earlier: list[Offer]) -> Counsel:
    """An open offer worth taking, or one worth making; ``earlier`` are those turned down."""
    if not may_deal(reading):
        return Counsel(None, [])
    worths = MobsterWorths(reading)
    good, why = bargain.advise(reading.offers, worths, about)
    if good is not None:
        return Counsel(bargain.accept(good), _why_room(reading, good.terms.give) + why)
    terms = offer(reading, bargain.turned_down(reading.me, earlier))
    if terms is None:
        return Counsel(None, why)
    about_room = _why_room(reading, terms.take) or _why_room(reading, terms.give)
    return Counsel(terms, about_room + bargain.why_propose(terms, worths, about) + why)


def why_done(reading: Reading, earlier: list[Offer]) -> list[Message]:
    """Why one has haggled enough."""
    if counsel(reading, earlier).deal is not None:
        return [say("because-deals-then")]
    left = _surplus(reading, reading.me)
    return [say("because-deals-surplus", crates=left) if left > 0 else say("because-deals-none")]


def _why_room(reading: Reading, goods: Goods) -> list[Message]:
    """Crates without a truck: that is what trucks are for, and what crates are sold for."""
    left = _surplus(reading, reading.me)
    if left > 0 and any(good.kind in (CRATES, TRUCK, RENT) for good in goods):
        return [say("because-deal-room", crates=left)]
    return []


# --- offers --------------------------------------------------------------------------------------


def offer(reading: Reading, notebook: Notebook) -> MakeOffer | None:
    """The next offer worth making."""
    if any(open_.by == reading.me for open_ in reading.offers) or not may_deal(reading):
        return None
    ideas = _debts(reading)
    if reading.when == timing.DEALING:
        worths = MobsterWorths(reading)
        ideas += _of_crates(reading, worths.tonight) + _of_trucks(reading, worths.tonight)
        ideas += _of_doors(reading, worths)
    idea = notebook.first_new([each for each in ideas if each.wanted(reading.not_trading)])
    return None if idea is None else notebook.ask(idea, pockets(reading.view))


def _debts(reading: Reading) -> list[Idea]:
    """Cash that one has promised, on the last day."""
    ideas = []
    for entry in reading.trust.due(reading.round):
        to, cash = entry.promise.to, entry.promise.about
        if cash <= min(deal_worth.HONEST, reading.cash[reading.me]):
            ideas.append(Idea(f"pay {entry.id}", MakeOffer((to,), (Good(CASH, 0, cash),))))
    return ideas


def _surplus(reading: Reading, seat: int) -> int:
    """Crates the seat can't carry (below 0: room it has left)."""
    return reading.view.mobsters[seat].crates - reading.capacity(seat)


def _for_cash(
    reading: Reading, tonight: Tonight, other: int, give: Goods, take: Goods, name: str
) -> list[tuple[float, Idea]]:
    """These goods for cash, from whoever gains by them, such that both should be content."""
    me = reading.me
    without = deal_worth.gains(reading, tonight, other, take, give)
    paid = round(_FAIR * sum(without) - without[0])
    mine, theirs = without[0] + paid, without[1] - paid
    while theirs < deal_worth.wanted(reading, other, me, mine) and mine > 0.0:
        paid, mine, theirs = paid - 1, mine - 1.0, theirs + 1.0
    if not -reading.cash[me] <= paid <= reading.cash[other] or paid == 0:
        return []
    if mine < deal_worth.wanted(reading, me, other, theirs):
        return []
    if theirs < deal_worth.wanted(reading, other, me, mine):
        return []
    cash = (Good(CASH, 0, abs(paid)),)
    terms = MakeOffer(
        (other,), give + (cash if paid < 0 else ()), take + (cash if paid > 0 else ())
    )
    return [(mine, Idea(f"{name} {other}", terms, theirs))]


def _of_crates(reading: Reading, tonight: Tonight) -> list[Idea]:
    """What one can't carry: rent a truck for it, or sell it to whoever can."""
    surplus = _surplus(reading, reading.me)
    if surplus <= 0:
        return []
    found: list[tuple[float, Idea]] = []
    for seat in reading.others:
        room = -_surplus(reading, seat)
        if room <= 0:
            continue
        crates = (Good(CRATES, 0, min(surplus, room)),)
        found += _for_cash(reading, tonight, seat, crates, (), "sell")
        idle = _idle_truck(reading, seat)
        if idle != NOBODY:
            found += _for_cash(reading, tonight, seat, (), (Good(RENT, idle),), "rent")
    found.sort(key=lambda idea: -idea[0])
    return [idea for _, idea in found]


def _idle_truck(reading: Reading, seat: int) -> int:
    """A truck that the seat doesn't need tonight: the largest of those."""
    spare = -_surplus(reading, seat)
    own = [t.truck for t in reading.trucks(seat) if t.owner == seat and capacity(t.truck) <= spare]
    return max(own, key=capacity) if own else NOBODY


def _of_trucks(reading: Reading, tonight: Tonight) -> list[Idea]:
    """A truck of one's own that stays empty, to somebody with more than he can carry."""
    plan = Loading(reading).crates
    idle = [
        t.truck
        for t in reading.trucks(reading.me)
        if t.owner == reading.me and plan.get(t.truck, 0) == 0
    ]
    if not idle:
        return []
    rent = (Good(RENT, max(idle, key=capacity)),)
    found: list[tuple[float, Idea]] = []
    for seat in reading.others:
        if _surplus(reading, seat) > 0:
            found += _for_cash(reading, tonight, seat, rent, (), "let")
    found.sort(key=lambda idea: -idea[0])
    return [idea for _, idea in found]


def _of_doors(reading: Reading, worths: MobsterWorths) -> list[Idea]:
    """A little something for the one who watches the public dock, if he lets one's truck in."""
    if reading.on_hand(reading.me) == 0:
        return []
    me = reading.me
    ideas = []
    for house in reading.houses:
        holder = reading.holder(house)
        if holder in (NOBODY, me) or worths.tonight.market.places[house].docks[me] != PUBLIC:
            continue
        word = Promise(ALLOW, holder, me, house, reading.round)
        gain = worths.words((word,), holder)
        theirs = worths.tonight.through_the_door(me, house)
        for cash in range(2, int(gain) + 1):
            if gain - cash < deal_worth.wanted(reading, me, holder, cash - 1.0):
                break
            if cash - 1.0 >= deal_worth.wanted(reading, holder, me, theirs - cash):
                terms = MakeOffer((holder,), (Good(CASH, 0, cash),), (), (word,))
                if cash <= reading.cash[me]:
                    ideas.append(Idea(f"door {house} {holder}", terms, cash - 1.0))
                break
    return ideas
