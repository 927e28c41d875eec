"""Playing a thug card: announce it with all its choices, wait for Investigation, carry it out."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.answers import unless
from backroom.engine.ask import Ask, Option, Question
from backroom.engine.event import Pick
from backroom.engine.fields import many, piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE
from backroom.engine.step import Step
from backroom.engine.window import Window, wake
from backroom.games.bootleggers import events, influence, questions
from backroom.games.bootleggers.actions import (
    NeverMind,
    Place,
    Play,
    PutDie,
    PutImprovement,
)
from backroom.games.bootleggers.answers import (
    KEEP_CARD,
    NEVER_MIND,
    PLAY,
    PUT_DIE,
    PUT_IMPROVEMENT,
)
from backroom.games.bootleggers.components import (
    HOUSES,
    INVESTIGATION,
    OMALLEYS,
    UNION_BOSS,
    WINDFALL,
)
from backroom.games.bootleggers.placing import (
    any_time,
    could_place,
    declare,
    place_options,
    standings,
    wake_touched,
)
from backroom.games.bootleggers.state import NOBODY, NOTHING, Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS, Choice, chosen

_FIRST: Final = questions.PlayFirst()
_NOT_OMALLEYS: Final = Reason("B4.11", "why-not-omalleys")
_NO_SLOT: Final = tuple(
    [Reason("B4.11", "why-no-slot", {"house": house}) for house in range(HOUSES)]
)

# --- what may be played "at any time" (B10.4) ----------------------------------------------------


def plays(state: Bootleggers, seat: int) -> list[Option]:
    """All that the seat can play now: thug cards, dice and improvements of the back room."""
    mobster = state.mobsters[seat]
    options = [unless(THUGS[card].why_not(state, seat), PLAY[card]) for card in mobster.thugs()]
    if mobster.dice > 0:  # B4.15
        options += [PUT_DIE[still] for still in state.free_slots(seat)]
    if mobster.improvements > 0:  # B4.15
        options += improvement_options(state)
    if any_time(state) and state.may_place(seat) > 0:  # B5.7
        options += place_options(state)
    return options


def could_play(state: Bootleggers, seat: int) -> bool:
    """Might the seat have something of this to play, for all that the table knows? (B10.2)"""
    mobster = state.mobsters[seat]
    for card in mobster.known:
        if THUGS[card].could(state, seat):
            return True
    if mobster.dice > 0 and state.free_slots(seat):
        return True
    if any_time(state) and could_place(state, seat):
        return True
    if mobster.improvements > 0 and a_slot_is_free(state):
        return True
    if mobster.unseen:
        for card, thug in THUGS.items():
            if thug.since <= state.options.rules and not _all_seen(state, card, thug.copies):
                if thug.could(state, seat):
                    return True
    return False


def a_slot_is_free(state: Bootleggers) -> bool:
    for house in state.houses_in_play():
        if house != OMALLEYS and influence.free_improvement_slots(state, house) > 0:
            return True
    return False


def improvement_options(state: Bootleggers) -> list[Option]:
    """Where an improvement marker can go (B4.11)."""
    options = []
    for house in state.houses_in_play():
        why = None
        if house == OMALLEYS:
            why = _NOT_OMALLEYS
        elif influence.free_improvement_slots(state, house) == 0:
            why = _NO_SLOT[house]
        options.append(unless(why, PUT_IMPROVEMENT[house]))
    return options


def first_ask(state: Bootleggers, seat: int, id: str) -> list[Ask]:
    """B10.4: on one's own decision one may first play whatever a window would allow."""
    options = plays(state, seat)
    if not options:
        return []
    return [Ask(f"{id}.first", seat, _FIRST, "B10.4", options, optional=True)]


def play(state: Bootleggers, seat: int, action: Action, moment: Moment) -> bool:
    """Carry out what :func:`plays` offers. False: a card's choices are still to be made."""
    mobster = state.mobsters[seat]
    if isinstance(action, Place):
        return declare(state, seat, action.house, moment)
    if isinstance(action, Play):
        hidden = isinstance(state.stack[-1], Window)
        state.push(Announce(seat=seat, card=action.card, hidden=hidden))
        return False
    if isinstance(action, PutDie):
        mobster.dice -= 1
        put_die(state, seat, action.still, moment)
    elif isinstance(action, PutImprovement):
        mobster.improvements -= 1
        put_improvement(state, seat, action.house, moment)
    return True


def put_die(state: Bootleggers, seat: int, still: int, moment: Moment) -> None:
    state.set_dice(still, state.stills[still].dice + 1)
    moment.tell(events.PutsDie(mobster=seat, still=still))


def put_improvement(state: Bootleggers, seat: int, house: int, moment: Moment) -> None:
    state.add_improvements(house, 1)
    moment.tell(events.PutsImprovement(mobster=seat, house=house))


@piece
class PlayOrKeep(Step[Bootleggers]):
    """A thug card has been taken or drawn: play it at once, or keep it (B4.13, B11.28)."""

    rule: ClassVar[str] = "B4.13"
    seat: int
    card: int
    unseen: bool

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        # A card that everybody knows and that can't be played now needs no question. One that
        # nobody has seen is asked about whatever it is.
        traded = not state.mobsters[self.seat].holds(self.card)
        if traded or (not self.unseen and not THUGS[self.card].fits(state)):
            self._keep(state)
            return True
        return False

    def asks(self, state: Bootleggers) -> list[Ask]:
        why = THUGS[self.card].why_not(state, self.seat)
        options = [KEEP_CARD, unless(why, PLAY[self.card])]
        id = f"{state.table.round}.play-or-keep"
        question = questions.PlayOrKeep(self.card)
        return [Ask(id, self.seat, question, self.rule, options, default=KEEP_CARD.action)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return not self.unseen and not THUGS[self.card].could(state, self.seat)

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Play):
            state.pop()
            state.push(Announce(seat=seat, card=action.card))
        else:
            self._keep(state)

    def _keep(self, state: Bootleggers) -> None:
        if self.card == WINDFALL:
            state.table.windfall_round = state.table.round
        state.pop()

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        if seat != self.seat and self.unseen:
            seen["card"] = NOTHING
        return seen


@piece
class Announce(Step[Bootleggers]):
    """A thug card on its way: its choices, then Investigation's chance, then its effect (B10.6)."""

    rule: ClassVar[str] = "B11.32"
    seat: int
    card: int
    picks: list[int] = many()
    told: list[str] = many()  # what each pick is: house, truck, …
    hidden: bool = False  # played from a window: who it is shows when it is announced
    announced: bool = False
    stopped: bool = False

    def in_secret(self) -> bool:
        return self.hidden and not self.announced

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.announced:
            state.pop()
            if not self.stopped:
                self._carry_out(state, moment)
            return True
        choice = THUGS[self.card].choose(state, self.seat, self.picks)
        if not self._possible(state, choice):  # a deal has changed what was possible
            self._take_back(state)
        elif choice is not None:
            return False
        else:
            self._announce(state, moment)
        return True

    def _possible(self, state: Bootleggers, choice: Choice | None) -> bool:
        mobster = state.mobsters[self.seat]
        if not mobster.holds(self.card):
            return False
        if choice is not None:
            return choice.possible()
        return mobster.cash >= THUGS[self.card].price(state, self.seat, self.picks)

    def _take_back(self, state: Bootleggers) -> None:
        state.pop()
        below = state.stack[-1]
        if self.hidden and isinstance(below, Window):
            below.forgo(self.seat)

    def _announce(self, state: Bootleggers, moment: Moment) -> None:
        self.announced = True
        state.mobsters[self.seat].lay_down(self.card)
        state.table.discard[self.card] += 1
        moment.no_way_back()
        picks = tuple(map(Pick, self.told, self.picks))
        moment.tell(events.PlaysCard(mobster=self.seat, card=self.card, picks=picks))
        below = state.stack[-2]
        if isinstance(below, Window):
            below.reopen()
        for seat in THUGS[self.card].touches(state, self.seat, self.picks):
            wake(state, seat)
            if seat != self.seat:
                moment.tell(events.AimedAtYou(seat=seat, mobster=self.seat, card=self.card))
        state.push(Answering(answers=[None] * state.seats))

    def _carry_out(self, state: Bootleggers, moment: Moment) -> None:
        thug = THUGS[self.card]
        houses = state.houses_in_play()
        before = standings(state, houses)
        price = thug.price(state, self.seat, self.picks)
        if price > 0:
            state.pay(self.seat, price)
            moment.tell(events.PaysForCard(mobster=self.seat, card=self.card, cash=price))
        thug.effect(state, self.seat, self.picks, moment)
        wake_touched(state, houses, before)

    def asks(self, state: Bootleggers) -> list[Ask]:
        choice = THUGS[self.card].choose(state, self.seat, self.picks)
        if self.announced or choice is None:
            return []
        id = f"{state.table.round}.choose.{len(self.picks)}"
        options = [*choice.options, NEVER_MIND]
        question = choice.question(card=self.card)
        rule = THUGS[self.card].rule
        default = NEVER_MIND.action
        return [Ask(id, self.seat, question, rule, options, choice.form, default=default)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, NeverMind):
            self._take_back(state)
            return
        choice = THUGS[self.card].choose(state, seat, self.picks)
        if choice is not None:
            # A house, or the count 0 that ends a list of houses: the answer says what it is.
            self.told.append(action.__struct_fields__[0])
            self.picks.append(chosen(action))

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        if seat != self.seat and not self.announced:
            seen["card"] = NOTHING
            seen["picks"] = []
            seen["told"] = []
            if self.hidden:
                seen["seat"] = NOBODY
        return seen


@piece
class Answering(Window[Bootleggers]):
    """Does anybody play Investigation on the card just announced? (B10.6)"""

    rule: ClassVar[str] = "B10.6"
    heeds: ClassVar[int] = THIS_PHASE

    def announced(self, state: Bootleggers) -> Announce:
        below = state.stack[-2]
        assert isinstance(below, Announce)
        return below

    def question(self, state: Bootleggers) -> Question:
        card = self.announced(state)
        return questions.Investigation(mobster=card.seat, card=card.card)

    def name(self, state: Bootleggers) -> str:
        # A Friendly Union Boss leaves the discards again: counted, no name comes twice.
        played = sum(state.table.discard) + sum(mobster.union_boss for mobster in state.mobsters)
        return f"{state.table.round}.answer.{played}"

    def eligible(self, state: Bootleggers, seat: int) -> bool:
        return seat != self.announced(state).seat and may_hold(state, seat, INVESTIGATION)

    def plays(self, state: Bootleggers, seat: int) -> list[Option]:
        return [PLAY[INVESTIGATION]] if state.mobsters[seat].holds(INVESTIGATION) else []

    def order(self, state: Bootleggers) -> list[int]:
        return state.muscle_order()

    def ordered(self, state: Bootleggers, seat: int) -> Action | None:
        if not state.mobsters[seat].holds(INVESTIGATION):
            return None
        card = self.announced(state)
        on_me = seat in THUGS[card.card].touches(state, card.seat, card.picks)
        for order in state.mobsters[seat].orders:
            if order // 2 == card.card and (on_me or order % 2):
                return PLAY[INVESTIGATION].action
        return None

    def perform(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> bool:
        card = self.announced(state)
        card.stopped = True
        state.mobsters[seat].lay_down(INVESTIGATION)
        state.table.discard[INVESTIGATION] += 1
        moment.tell(events.Investigates(mobster=seat, mobster_of=card.seat, card=card.card))
        moment.tell(events.AimedAtYou(seat=card.seat, mobster=seat, card=INVESTIGATION))
        state.pop()
        return True


def may_hold(state: Bootleggers, seat: int, card: int) -> bool:
    """Could the seat hold this card, by public facts alone?"""
    mobster = state.mobsters[seat]
    if card in mobster.known:
        return True
    return len(mobster.unseen) > 0 and not _all_seen(state, card, THUGS[card].copies)


def _all_seen(state: Bootleggers, card: int, copies: int) -> bool:
    """Does every copy of the card lie where all can see it?"""
    seen = state.table.discard[card] + state.table.offer.count(card)
    for mobster in state.mobsters:
        seen += mobster.known.count(card)
        if card == UNION_BOSS and mobster.union_boss:
            seen += 1
    return seen >= copies
