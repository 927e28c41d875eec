"""Bootleggers, as everything that plays it sees it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from backroom.engine.action import Action, ActionSet
from backroom.engine.ask import SHARED_QUESTIONS, Ask, Option, Question, QuestionSet
from backroom.engine.deal import (
    SHARED_EVENTS,
    Deal,
    Good,
    Lack,
    MakeOffer,
    Promise,
    Tradable,
    Verdict,
)
from backroom.engine.declared import declared
from backroom.engine.event import Event, EventSet
from backroom.engine.game import Game
from backroom.engine.log_lines import LogLines
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.engine.record import Record, Result
from backroom.engine.terms import Words
from backroom.engine.view import Panel, Progress, View
from backroom.engine.written import Public
from backroom.games.bootleggers import (
    breaking,
    dealing,
    events,
    invariants,
    promises,
    questions,
    secrets,
    timing,
)
from backroom.games.bootleggers.actions import ACTIONS, DropOrder, LeaveOrder
from backroom.games.bootleggers.answers import LEAVE_ORDER
from backroom.games.bootleggers.build_view import add_own, in_public
from backroom.games.bootleggers.components import INVESTIGATION
from backroom.games.bootleggers.describe import describe
from backroom.games.bootleggers.log_lines import LINES
from backroom.games.bootleggers.means.answers import means
from backroom.games.bootleggers.means.road import all_loaded
from backroom.games.bootleggers.options import PRESETS, Options
from backroom.games.bootleggers.phases.in_order import InMuscleOrder
from backroom.games.bootleggers.phases.law import over, winner
from backroom.games.bootleggers.phrases import PHRASES
from backroom.games.bootleggers.playing import Announce
from backroom.games.bootleggers.restore import restore
from backroom.games.bootleggers.setting_up import set_up
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.terms import WORDS
from backroom.games.bootleggers.thugs import deck
from backroom.games.bootleggers.view import BootleggersView

EVENTS = EventSet(*SHARED_EVENTS, *declared(events, Event), *deck.EVENTS)
QUESTIONS = QuestionSet(*SHARED_QUESTIONS, *declared(questions, Question), *deck.QUESTIONS)

#: How far a game can be, by its round, how many it has, and the phase: each is made once.
_PROGRESS: Final[dict[tuple[int, int, int], Progress]] = {}

_ORDERS: Final = questions.Orders()
#: By the rules: the cards for which an order can be left.
_TO_ANSWER: Final[dict[int, list[int]]] = {}


def _orderly(rules: int) -> list[int]:
    found = _TO_ANSWER.get(rules)
    if found is None:
        cards = [card for card in deck.thug_cards(rules) if card != INVESTIGATION]
        found = _TO_ANSWER[rules] = cards
    return found


class BootleggersGame(Game[Bootleggers, BootleggersView, Options]):
    """3 to 6 mobsters (B2.1)."""

    name: ClassVar[str] = "bootleggers"
    player_word: ClassVar[str] = "mobster"
    players: ClassVar[range] = range(3, 7)
    actions: ClassVar[ActionSet] = ACTIONS
    events: ClassVar[EventSet] = EVENTS
    questions: ClassVar[QuestionSet] = QUESTIONS
    options: ClassVar[type[msgspec.Struct]] = Options
    view_type: ClassVar[type[View]] = BootleggersView
    seats_rule: ClassVar[str] = "B2.1"
    over_rule: ClassVar[str] = "B9.4"
    deal_rule: ClassVar[str] = "B13.5"
    deal_time_rule: ClassVar[str] = "B13.3"
    presets: ClassVar[Mapping[str, msgspec.Struct]] = PRESETS
    length_option: ClassVar[str] = "rounds"
    promises: ClassVar[dict[str, str]] = promises.KINDS
    traded_by: ClassVar[tuple[str, ...]] = ("table", "mobsters", "trucks", "own")
    words: ClassVar[Words] = WORDS
    lines: ClassVar[LogLines] = LINES
    phrases: ClassVar[Mapping[str, tuple[str, str, str]]] = PHRASES

    def begin(self, options: Options, seats: int, moment: Moment) -> Bootleggers:
        return set_up(options, seats, moment)

    def in_public(self, state: Bootleggers) -> dict[str, Any]:
        return in_public(state)

    def view(
        self, state: Bootleggers, seat: int | None, public: Public | None = None
    ) -> BootleggersView:
        parts = self.view_base(state, seat, public)
        add_own(parts, state, seat)
        return self.view_of(parts)

    def waiting(self, state: Bootleggers) -> list[int]:
        """Who chooses for a card is named, whichever card it is and whether it has a choice."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Announce) and not top.in_secret():
            return [top.seat]
        return super().waiting(state)

    def sample(
        self, view: BootleggersView, rng: Random, notes: list[int] | None = None
    ) -> Bootleggers:
        return secrets.sample(view, rng, notes)

    def reseal(self, state: Bootleggers, seat: int | None, rng: Random) -> Bootleggers:
        resealed = state.copy()
        secrets.deal_anew(resealed, seat, rng)
        return resealed

    def agreed(self, state: Bootleggers, moment: Moment) -> None:
        over(state, "agreed", moment)  # B9.4

    def result(self, state: Bootleggers) -> Result | None:
        if not state.over:
            return None
        scores = tuple(mobster.cash for mobster in state.mobsters)
        return Result((winner(state),), scores, state.table.ended)

    def progress(self, state: Bootleggers) -> Progress:
        now, rounds = state.table.round, state.options.rounds
        phase = timing.phase(state.table.when)
        found = _PROGRESS.get((now, rounds, phase))
        if found is None:
            said = [
                Message("panel-table", {"round": now, "rounds": rounds}),
                Message(f"phase-{phase}"),
            ]
            found = Progress(unit="round", now=now, last=rounds, said=said)
            _PROGRESS[now, rounds, phase] = found
        return found

    def part(self, state: Bootleggers) -> str:
        return f"phase-{timing.phase(state.table.when)}"

    def next_up(self, state: Bootleggers) -> int | None:
        """In muscle order, once all muscle is shown."""
        for step in state.stack:
            if isinstance(step, InMuscleOrder) and step.seat != NOBODY:
                seat = step.after(state)
                return None if seat == NOBODY else seat
        return None

    def check(self, state: Bootleggers) -> list[str]:
        return invariants.violations(state)

    def restore(self, data: dict[str, object]) -> Bootleggers:
        return restore(data)

    def describe(self, view: BootleggersView) -> list[Panel]:
        return describe(view)

    def means(self, view: BootleggersView, asks: list[Ask]) -> list[list[Meaning | None]]:
        return means(view, asks)

    def ready(self, view: BootleggersView, ask: Ask) -> list[Action]:
        return all_loaded(view) if isinstance(ask.question, questions.LoadDone) else []

    def notes(self, state: Bootleggers, seat: int | None) -> list[int]:
        """B3.3: every payment is public, so a careful player knows everybody's cash."""
        return [mobster.cash for mobster in state.mobsters]

    # --- orders in advance (B10.5) -------------------------------------------------------------

    def asides(self, state: Bootleggers, seat: int) -> list[Ask]:
        if not state.mobsters[seat].holds(INVESTIGATION):
            return []
        left = sorted({order // 2 for order in state.mobsters[seat].orders})
        options = [
            option
            for card in _orderly(state.options.rules)
            if card not in left
            for option in LEAVE_ORDER[card]
        ]
        options += [Option(DropOrder(card)) for card in left]
        return [Ask("orders", seat, _ORDERS, "B10.5", options, optional=True)]

    def aside(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, LeaveOrder):
            state.mobsters[seat].orders += (2 * action.card + int(action.anybody),)
            moment.tell(events.LeavesOrder(mobster=seat, card=action.card))
        elif isinstance(action, DropOrder):
            state.mobsters[seat].orders = tuple(
                [o for o in state.mobsters[seat].orders if o // 2 != action.card]
            )
            moment.tell(events.DropsOrder(mobster=seat, card=action.card))

    # --- deals (B13) ---------------------------------------------------------------------------

    def deal_step(self, state: Bootleggers) -> str:
        return dealing.deal_step(state)

    def may_deal(self, state: Bootleggers) -> bool:
        return dealing.may_deal(state)

    def offered(self, state: Bootleggers, seat: int, terms: MakeOffer, moment: Moment) -> None:
        dealing.check_offer(state, seat, terms, moment)

    def lapses(self, state: Bootleggers, seat: int, terms: MakeOffer) -> Lack | None:
        return dealing.lapses(state, seat, terms)

    def lacks(self, state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> Lack | None:
        return dealing.lacks(state, seat, goods)

    def strike(self, state: Bootleggers, deal: Deal, moment: Moment) -> None:
        dealing.strike(state, deal, moment)

    def tradable(self, view: BootleggersView, seat: int) -> list[Tradable]:
        return dealing.tradable(view, seat)

    def settles(self, promise: Promise, action: Action) -> bool:
        return breaking.settles(promise, action)

    def would_break(
        self, view: BootleggersView, promise: Promise, ask: Ask, action: Action
    ) -> bool:
        return breaking.would_break(view, promise, ask, action)

    def judge(
        self, promise: Promise, record: Record, deal: Deal | None, state: Bootleggers
    ) -> Verdict:
        return promises.judge(promise, record, deal, state)


BOOTLEGGERS = BootleggersGame()
