"""Auctions: gangsters and the badge (K8.4, K8.5, K8.9, K8.11)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Form, Option, Question
from backroom.engine.event import Event
from backroom.engine.fields import many, piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Bid, BidUpTo, DropLimit, PassBid, StayOut
from backroom.games.chicago.answers import BID, BID_UP_TO, DROP_OUT
from backroom.games.chicago.components import FREE, NOBODY, NOTHING, OUT, STEP
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE, ROSTER
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import goods_of, told

DISCOUNT = 200  # Johnny Favorite's (K13.19)
MOST_FIFTIES = 2000  # nobody ever has more


@piece
class Auction(Step[Chicago]):
    """Of a gangster, or (``gangster`` NOTHING) of the badge."""

    rule: ClassVar[str] = "K8.4"
    gangster: int
    seat: int  # who is to speak
    bidder: int = NOBODY  # whose the highest bid is
    bid: int = 0
    passed: list[int] = many()  # since the last bid, in a row

    @property
    def least(self) -> int:
        """The next bid is at least so many times $50."""
        return self.bid // STEP + 1

    def most(self, state: Chicago, seat: int) -> int:
        """And at most so many for this seat, by what it has; 0: it can't pay the resources."""
        if self.gangster != NOTHING and not state.can_spend(seat, self.price()):
            return 0
        return min(MOST_FIFTIES, (state.bosses[seat].cash + self.discount(state, seat)) // STEP)

    def price(self) -> list[int]:
        """Resources to be paid with the bid (K13.24, K13.34)."""
        if self.gangster == NOTHING:
            return [0, 0, 0]
        return list(ROSTER[self.gangster].price)

    def discount(self, state: Chicago, seat: int) -> int:
        badge = self.gangster == NOTHING
        return DISCOUNT if badge and state.works_for(seat, JOHNNY_FAVORITE) else 0

    def run(self, state: Chicago, moment: Moment) -> bool:
        others = state.seats - (1 if self.bidder != NOBODY else 0)
        if len(self.passed) < others:
            return False
        state.pop()
        if self.bidder == NOBODY:
            self._unsold(state, moment)
        else:
            self._sold(state, moment)
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        least, most = self.least, self.most(state, self.seat)
        if most == 0 and not state.can_spend(self.seat, self.price()):
            why = Reason(self.rule, "why-no-resources", {"picks": told(self.price())})
            bids = [Option(Bid(least), why)]
        elif most < least:
            bids = [Option(Bid(least), Reason(self.rule, "why-no-cash", {"cash": least * STEP}))]
        else:
            bids = list(BID[least : most + 1])
        id = f"{state.table.turn}.lot.{self.gangster}.{self.bid}.{len(self.passed)}"
        rule = "K8.5" if self.gangster == NOTHING else self.rule
        options = [*bids, DROP_OUT]
        question = self._question()
        return [Ask(id, self.seat, question, rule, options, "amount", default=DROP_OUT.action)]

    def _question(self) -> Question:
        if self.gangster == NOTHING:
            if self.bidder == NOBODY:
                return questions.FirstBribe()
            return questions.Bribe(boss=self.bidder, cash=self.bid)
        if self.bidder == NOBODY:
            return questions.FirstBid(gangster=self.gangster)
        return questions.Bid(gangster=self.gangster, boss=self.bidder, cash=self.bid)

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Bid):
            self.bid = action.fifties * STEP
            self.bidder = seat
            self.passed = []
            if self.gangster == NOTHING:
                moment.tell(events.Bribe(boss=seat, cash=self.bid))
            else:
                moment.tell(events.Bid(boss=seat, gangster=self.gangster, cash=self.bid))
        else:
            self.passed.append(seat)
            if self.gangster == NOTHING:
                moment.tell(events.NoBribe(boss=seat))
            else:
                moment.tell(events.NoBid(boss=seat, gangster=self.gangster))
        self.seat = (seat + 1) % state.seats

    def ordered(self, state: Chicago) -> Action | None:
        """What the limit that he has left answers for whoever is to speak; None: he is asked."""
        limit = state.bosses[self.seat].limit
        if limit == 0:
            return None
        affords = self.least <= min(limit, self.most(state, self.seat))
        return Bid(self.least) if affords else PassBid()

    def dealt(self, state: Chicago, parties: tuple[int, ...]) -> None:
        """Who has got money meanwhile may bid again while it runs (K10.3): nothing to do."""

    def _sold(self, state: Chicago, moment: Moment) -> None:
        boss = state.bosses[self.bidder]
        if self.gangster == NOTHING:
            discount = min(self.bid, self.discount(state, self.bidder))
            boss.cash -= self.bid - discount
            state.table.badge = self.bidder
            moment.tell(events.Badge(boss=self.bidder, cash=self.bid))
            if discount:
                state.show(JOHNNY_FAVORITE)  # K9.2
                moment.no_way_back()
                told: Event = events.JohnnyPaysAll(boss=self.bidder, gangster=JOHNNY_FAVORITE)
                if discount < self.bid:
                    told = events.Johnny(boss=self.bidder, gangster=JOHNNY_FAVORITE, cash=discount)
                moment.tell(told)
            return
        boss.cash -= self.bid
        state.spend(self.bidder, self.price())
        hire(state, self.bidder, self.gangster)
        moment.tell(
            events.Hires(
                boss=self.bidder,
                gangster=self.gangster,
                cash=self.bid,
                goods=goods_of(self.price()),
            )
        )

    def _unsold(self, state: Chicago, moment: Moment) -> None:
        if self.gangster == NOTHING:
            state.table.badge = NOBODY
            moment.tell(events.NoBadge())
        else:
            moment.tell(events.Unsold(gangster=self.gangster))


# --- up to so much, left in advance --------------------------------------------------------------


def limit_asks(auction: Auction, state: Chicago, seat: int) -> list[Ask]:
    """Up to how much he may bid by himself in an auction that runs or is announced, if at all."""
    most = auction.most(state, seat)
    options = list(BID_UP_TO[auction.least : most + 1])
    form: Form = "amount" if options else "one"
    if state.bosses[seat].limit:
        options.append(Option(DropLimit()))
    if state.bosses[seat].limit != OUT and seat != auction.bidder:
        options.append(Option(StayOut()))
    if not options:
        return []
    question: Question = questions.BidLimit(gangster=auction.gangster)
    rule = auction.rule
    if auction.gangster == NOTHING:
        question, rule = questions.BribeLimit(), "K8.5"
    id = f"{state.table.turn}.limit.{auction.gangster}"
    return [Ask(id, seat, question, rule, options, form=form, optional=True)]


def leave_limit(
    auction: Auction, state: Chicago, seat: int, action: Action, moment: Moment
) -> None:
    boss = state.bosses[seat]
    if isinstance(action, StayOut):
        boss.limit = OUT
        moment.tell(events.StaysOut(boss=seat))
        return
    if not isinstance(action, BidUpTo):
        boss.limit = 0
        moment.tell(events.LimitDropped(boss=seat))
        return
    boss.limit = action.fifties
    cash = action.fifties * STEP
    if auction.gangster == NOTHING:
        moment.tell(events.BribeLimitLeft(boss=seat, cash=cash))
    else:
        moment.tell(events.BidLimitLeft(boss=seat, gangster=auction.gangster, cash=cash))


def forget_limits(state: Chicago) -> None:
    """They end with the lot."""
    for boss in state.bosses:
        boss.limit = 0


def hire(state: Chicago, seat: int, gangster: int) -> None:
    """He leaves the offer and waits to be placed."""
    state.table.offer.remove(gangster)
    state.works_now_for(seat, gangster)
    state.send(gangster, FREE)


def locked_cash(state: Chicago, seat: int, with_johnny: bool = True) -> int:
    """The high bid's money is locked until outbid (K8.4); more, should Johnny leave."""
    for step in state.stack:
        if isinstance(step, Auction) and step.bidder == seat:
            return max(0, step.bid - (step.discount(state, seat) if with_johnny else 0))
    return 0


def locked_goods(state: Chicago, seat: int) -> list[int]:
    for step in state.stack:
        if isinstance(step, Auction) and step.bidder == seat:
            return step.price()
    return [0, 0, 0]
