"""The contract between a game and everything that plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from backroom.engine.action import Action, ActionSet
from backroom.engine.answers import offers, takes
from backroom.engine.ask import Aside, Ask, Attention, Option, QuestionSet
from backroom.engine.chance import Chance, ChanceNeeded, NoChance
from backroom.engine.deal import (
    PRIVATE,
    Deal,
    DealMade,
    DealStruck,
    Good,
    Lack,
    MakeOffer,
    OfferMade,
    Promise,
    Tradable,
    Verdict,
)
from backroom.engine.event import Event, EventSet
from backroom.engine.log_lines import LogLines
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message, Refusal, Value
from backroom.engine.moment import Moment
from backroom.engine.passing import Attend, Pass, only_pass
from backroom.engine.prospect import Prospect
from backroom.engine.record import Begin, EndsByAgreement, Record, Result, Stop
from backroom.engine.step import OpenAsks, State, Together
from backroom.engine.terms import Words
from backroom.engine.view import Panel, Progress, View
from backroom.engine.window import Window
from backroom.engine.written import Kept, Public

#: What an option is told as, instead of the text of a board file.
OWN_BOARD: Final = "own"

_ATTENTION: Final = Attention()
_ATTEND: Final = Option(Attend())
#: The asides that take a standing pass back, by the seat.
_ATTENDS: Final[dict[int, Aside]] = {}

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


class Forced:
    """A question that answers itself."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, O]):
    """A game says who is asked what, which answers are legal, and what each seat may know."""

    name: ClassVar[str]
    #: What a player is called in it: the name of an argument that is a seat.
    player_word: ClassVar[str] = "seat"
    players: ClassVar[range]
    actions: ClassVar[ActionSet]
    events: ClassVar[EventSet]
    questions: ClassVar[QuestionSet]
    options: ClassVar[type[msgspec.Struct]]
    view_type: ClassVar[type[View]]
    #: The rules that refusals fall back on: how many play, the end, offers, when deals are struck.
    seats_rule: ClassVar[str]
    over_rule: ClassVar[str]
    deal_rule: ClassVar[str]
    deal_time_rule: ClassVar[str]
    #: Options that go together, by name.
    presets: ClassVar[Mapping[str, msgspec.Struct]] = {}
    #: What can be promised so that the engine can judge it: kind, and what ``about`` names.
    promises: ClassVar[dict[str, str]] = {}
    #: The sections of a view from which it follows what can be traded; none: all of it may count.
    traded_by: ClassVar[tuple[str, ...]] = ()
    #: What is said with one tap, three message keys for each part of a game (:meth:`part`).
    phrases: ClassVar[Mapping[str, tuple[str, str, str]]] = {
        "": ("phrase-hello", "phrase-well-played", "phrase-hurry")
    }
    #: What its numbers are called.
    words: ClassVar[Words] = Words()
    #: The rule behind each line of its log, and how that falls into parts.
    lines: ClassVar[LogLines] = LogLines()
    #: The option that takes the text of a board file, where the board can be another one.
    board_option: ClassVar[str] = ""
    #: The option that says how long it lasts, if there is one: who sits down is asked first of all.
    length_option: ClassVar[str] = ""
    #: The rule by which a file is refused that can't be a board.
    board_rule: ClassVar[str] = ""

    # --- what each game writes -----------------------------------------------------------------

    def begin(self, options: O, seats: int, moment: Moment) -> S:
        """The state before the first question; steps are on the stack."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None, public: Public | None = None) -> V:
        """What the seat may know, with its open questions; None is a spectator. Who shows a
        position to several makes its public part once (:meth:`public`)."""
        raise NotImplementedError

    def sample(self, view: V, rng: Random, notes: list[int] | None = None) -> S:
        """A full state consistent with the view (and with what the seat has kept count of)."""
        raise NotImplementedError

    def reseal(self, state: S, seat: int | None, rng: Random) -> S:
        """The state with everything that is secret from the seat dealt anew.

        Written from the rules, without :meth:`view`, so that the two can check each other.
        """
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """Winners and scores, when the game is over."""
        raise NotImplementedError

    def progress(self, state: S) -> Progress:
        """How far the game is."""
        raise NotImplementedError

    def check(self, state: S) -> list[str]:
        """What is wrong with the state: components that are missing, numbers that can't be."""
        raise NotImplementedError

    def restore(self, data: dict[str, object]) -> S:
        """A state from what :meth:`dump` wrote."""
        raise NotImplementedError

    def describe(self, view: V) -> list[Panel]:
        """The table in words, from the view alone."""
        raise NotImplementedError

    def notes(self, state: S, seat: int | None) -> list[int]:
        """What a careful seat could have counted along, though no view shows it."""
        return []

    # --- what a game may add -------------------------------------------------------------------

    def settle(self, state: S, moment: Moment) -> None:
        """Called after every single effect that might have ended the game (``State.settled``): a
        game that can end at any moment ends here."""
        state.settled = True

    def agreed(self, state: S, moment: Moment) -> None:
        """All who play want to stop here: whoever leads has won. Steps are dropped after it."""

    def asides(self, state: S, seat: int) -> list[Ask]:
        """What the seat may do without being asked."""
        return []

    def aside(self, state: S, seat: int, action: Action, moment: Moment) -> None:
        """Carry out a legal aside."""
        raise NotImplementedError

    def deal_step(self, state: S) -> str:
        """Names the step whose end lets open offers lapse."""
        return ""

    def question(self, state: S) -> str:
        """Names what the table is at, by what everybody can see: offers may last so long."""
        top = type(state.stack[-1]).__name__ if state.stack else ""
        asked = "".join(str(seat) for seat in self.waiting(state))
        return f"{self.deal_step(state)}.{top}.{asked}"

    def may_deal(self, state: S) -> bool:
        """Can offers be made and accepted now?"""
        return False

    def open_deals(self, state: S) -> bool:
        """Do all see all offers and promises? The same from the beginning to the end of a game.

        If not, their parties alone see them. The others are told of a deal what ``strike`` tells
        everybody, and see that there are promises between its parties.
        """
        return True

    def offered(self, state: S, seat: int, terms: MakeOffer, moment: Moment) -> None:
        """Check an offer by what is known in public and to the seat, and show what it names.

        Where deals are private it rolls nothing, leaves the state as it is and tells nothing: undo
        does not take it back, and nobody but its parties may notice.
        """

    def lapses(self, state: S, seat: int, terms: MakeOffer) -> Lack | None:
        """Why the seat's offer can't be accepted now, by what its parties know. None: it can."""
        return None

    def lacks(self, state: S, seat: int, goods: tuple[Good, ...]) -> Lack | None:
        """What of this the seat can't hand over now. Asked when somebody has said yes."""
        return None

    def strike(self, state: S, deal: Deal, moment: Moment) -> None:
        """Check a deal in full, then move the goods."""
        raise NotImplementedError

    def ready(self, view: V, ask: Ask) -> list[Action]:
        """An arrangement that ends the question and makes sense as it is; none: empty."""
        return []

    def means(self, view: V, asks: list[Ask]) -> list[list[Meaning | None]]:
        """What each option of these open questions would mean for the seat; from the view alone.

        Odds average over what is hidden, and say so. Nothing is made up.
        """
        return [[None] * len(ask.options) for ask in asks]

    def prospects(self, view: V) -> list[Prospect]:
        """What the seat could do where on the board, whoever's turn it is; from the view alone.

        Everything on the board is named; a spectator has no prospects.
        """
        return []

    def settles(self, promise: Promise, action: Action) -> bool:
        """Is this word kept or broken for good once this part of an arrangement is made?"""
        return False

    def would_break(self, view: V, promise: Promise, ask: Ask, action: Action) -> bool:
        """Would this answer break the seat's own word, by what it may know? From the view alone."""
        return False

    def tradable(self, view: V, seat: int) -> list[Tradable]:
        """What the seat could be asked for, or could offer, now; from the view alone."""
        return []

    def tradables(self, view: V) -> list[list[Tradable]]:
        """The same of every seat. It follows from the sections that ``traded_by`` names."""
        return [self.tradable(view, seat) for seat in range(view.seats)]

    def judge(self, promise: Promise, record: Record, deal: Deal | None, state: S) -> Verdict:
        """Has what just happened (a deal perhaps) kept the promise, broken it, or neither?"""
        return "open"

    def wrong_board(self, written: str) -> Message | None:
        """Why nobody can play on the board of such a file. None: it is all right."""
        raise NotImplementedError

    def board_name(self, written: str) -> str:
        """What the board of such a file is called in it."""
        raise NotImplementedError

    def sent(self, view: V) -> V:
        """The view as it goes to a client: without the text of a board file (``told_options``)."""
        return view

    def part(self, state: S) -> str:
        """The part of the game that is being played, as all know it: a key of ``phrases``."""
        return ""

    def next_up(self, state: S) -> int | None:
        """Whose turn comes after this one, by public facts. None: nobody's, or nobody can say."""
        return None

    # --- what all games share ------------------------------------------------------------------

    def setup(self, options: O, seats: int, chance: Chance) -> tuple[S, Record]:
        """A new game, and the record of its set-up."""
        if seats not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Refusal(self.seats_rule, "refused-seats", least=least, most=most)
        moment = Moment(chance)
        state = self.begin(options, seats, moment)
        self.flow(state, moment)
        return state, _record(state, 0, Begin(), moment)

    def told_options(self, options: Mapping[str, int | str]) -> dict[str, int | str]:
        """A table's options as they are told: of a board file only that there is one."""
        told = dict(options)
        if self.has_own_board(options):
            told[self.board_option] = OWN_BOARD
        return told

    def has_own_board(self, options: Mapping[str, object]) -> bool:
        """Is it played on the board of a file?"""
        name = self.board_option
        return bool(name) and options[name] != getattr(self.options(), name)

    def asks(self, state: S) -> list[Ask]:
        """All open questions."""
        opened = state.open_asks
        if opened is None:
            state.open_asks = opened = OpenAsks()
        if opened.all is None:
            opened.all = state.stack[-1].asks(state) if state.stack else []
        return opened.all

    def own_asks(self, state: S, seat: int | None) -> list[Ask]:
        """The open questions to a seat."""
        if seat is None:
            return []
        opened = state.open_asks
        if opened is None:
            state.open_asks = opened = OpenAsks()
        if opened.next and opened.next[0].seat == seat:
            return opened.next
        if opened.of is None:
            opened.of = {}
        own = opened.of.get(seat)
        if own is None:
            top = state.stack[-1] if state.stack else None
            if opened.all is None and isinstance(top, Together):
                own = top.asks_of(state, seat)
            else:
                own = _to_seat(self.asks(state), seat)
            opened.of[seat] = own
        return own

    def next_asks(self, state: S) -> list[Ask]:
        """The open questions to the first seat that the game waits for; none: it is over."""
        opened = state.open_asks
        if opened is None:
            state.open_asks = opened = OpenAsks()
        asks = opened.next
        if asks is None:
            top = state.stack[-1] if state.stack else None
            if isinstance(top, Together):
                asks = top.next_asks(state)
            else:
                asks = _to_first_seat(self.asks(state))
            opened.next = asks
        return asks

    def act(self, state: S, seat: int, action: Action, chance: Chance) -> Record:
        """Carry out an action, or refuse it and change nothing."""
        moment = Moment(chance)
        aside = self._take(state, seat, action, moment)
        self.flow(state, moment)
        record = _record(state, seat, action, moment)
        if aside and not moment.final and _knows_all(seat, moment):
            return msgspec.structs.replace(record, quiet=True)
        return record

    def stop(self, state: S) -> Record:
        """End the game here, as all who play have agreed to."""
        if state.over:
            raise Refusal(self.over_rule, "refused-over")
        moment = Moment(NoChance())
        moment.no_way_back()
        moment.tell(EndsByAgreement())
        self.agreed(state, moment)
        state.stack = []
        state.open_asks = None
        return _record(state, 0, Stop(), moment)

    def answered(self, state: S, seat: int, action: Action) -> S:
        """The state with this answer given, and nothing that follows from it: what a sealed answer
        looks like to its own seat until all are in."""
        given = state.copy()
        self._take(given, seat, action, Moment(NoChance()))
        given.open_asks = None
        return given

    def closes(self, state: S, seat: int, action: Action) -> bool:
        """Is this the last answer that a sealed step waits for? Then all comes out with it."""
        if state.over or not state.stack[-1].sealed:
            return False
        if any(ask.waiting and ask.seat != seat for ask in self.asks(state)):
            return False
        try:
            given = self.answered(state, seat, action)
        except Refusal:
            return False
        return not any(ask.waiting for ask in self.asks(given))

    def act_all(self, state: S, seat: int, actions: list[Action], chance: Chance) -> list[Record]:
        """Carry out an arrangement made on the board, all of it or nothing."""
        before = state.copy()
        try:
            return [self.act(state, seat, action, chance) for action in actions]
        except Refusal:
            state.become(before)
            raise

    def offer(self, state: S, seat: int, terms: MakeOffer, chance: Chance) -> Record:
        """Make an offer: it changes nothing but what it shows (who is asked may depend on it)."""
        self._check_deal_time(state)
        moment = Moment(chance)
        self.offered(state, seat, terms, moment)
        parties = tuple(sorted({seat, *terms.to}))
        between = None if self.open_deals(state) else parties
        sides = (terms.give, terms.take, terms.promises)
        moment.tell(OfferMade(seat, between, terms.to, *sides, terms.words))
        self.flow(state, moment)
        return _record(state, seat, terms, moment)

    def accept(self, state: S, seat: int, action: Action, deal: Deal, chance: Chance) -> Record:
        """Strike a deal: all goods change hands, or none do."""
        self._check_deal_time(state)
        moment = Moment(chance)
        if self.open_deals(state):
            between = None
        else:  # the others know that there is a deal, and what changes hands in the open anyway
            between = tuple(sorted(deal.parties))
            moment.tell(DealStruck(deal.by, deal.with_))
        goods = (deal.give, deal.take, deal.promises)
        moment.tell(DealMade(deal.by, between, deal.with_, *goods))
        self.strike(state, deal, moment)
        moment.no_way_back()
        for step in state.stack:
            step.dealt(state, deal.parties)
        self.flow(state, moment)
        return _record(state, seat, action, moment)

    def story(self, record: Record, seat: int | None) -> list[Event]:
        """What happened in a record, as far as the seat may know."""
        return [event.told() for event in record.events if event.known_by(seat)]

    def explained(self, view: V, words: Sequence[Promise] = ()) -> list[Ask]:
        """The open questions of a view, with what each answer would mean: for people. ``words``:
        the promises by which the seat is bound; what would break one is asked about."""
        asks: list[Ask] = []
        if not view.asks:
            return asks
        for ask, meanings in zip(view.asks, self.means(view, view.asks), strict=True):
            if words:
                meanings = [
                    meaning
                    if option.why_not
                    else self._with_word(view, words, ask, option, meaning)
                    for option, meaning in zip(ask.options, meanings, strict=True)
                ]
            options = [
                option if meaning is None else Option(option.action, option.why_not, meaning)
                for option, meaning in zip(ask.options, meanings, strict=True)
            ]
            ready = self.ready(view, ask)
            asks.append(msgspec.structs.replace(ask, options=options, ready=ready))
        return asks

    def foreseen(self, view: V, words: Sequence[Promise] = ()) -> list[Prospect]:
        """The prospects of a view for people: what would break a word of the seat says so."""
        found = self.prospects(view)
        if not words or view.seat is None:
            return found
        ask = attend(view.seat)  # nobody asks yet
        return [
            msgspec.structs.replace(
                prospect,
                options=[
                    msgspec.structs.replace(
                        option, means=self._with_word(view, words, ask, option, option.means)
                    )
                    for option in prospect.options
                ],
            )
            for prospect in found
        ]

    def _with_word(
        self, view: V, words: Sequence[Promise], ask: Ask, option: Option, meaning: Meaning | None
    ) -> Meaning | None:
        """What an answer means, and that it would break the seat's word."""
        for promise in () if option.why_not else words:
            if self.would_break(view, promise, ask, option.action):
                broken: dict[str, Value] = {"promise": [self.promised(promise)]}
                told = Message("mean-breaks-word", {"seat": promise.to})
                return Meaning(
                    "loses",
                    None if meaning is None else meaning.brief,
                    (told, *(() if meaning is None else meaning.told)),
                    Message("mean-sure-breaks-word", broken),
                    True,
                )
        return meaning

    def promised(self, promise: Promise) -> Message:
        """A promise in words."""
        if promise.kind == PRIVATE:
            return Message("promise-private", {"seat": promise.by, "seat_to": promise.to})
        player = self.player_word
        args: dict[str, Value] = {
            "seat": promise.by,
            "seat_to": promise.to,
            player: promise.by,
            f"{player}_to": promise.to,
            "round": promise.until,
        }
        about = self.promises.get(promise.kind)
        if about:
            args[about] = promise.about
        if about is None:
            args["text"] = promise.text
        return Message(f"promise-{promise.kind}", args)

    def preview(self, view: V, actions: list[Action], rng: Random | None = None) -> V:
        """The view after these actions, up to the first one that rolls or shows something hidden,
        or another seat's question.

        It is played in an imagined world (``rng`` says which), but nothing of that is shown: an
        action that could not be undone, since something comes to light with it, is where it stops.
        """
        seat = view.seat
        if seat is None:
            return view
        state = self.sample(view, rng or Random(0))
        for action in actions:
            if state.stack and state.stack[-1].sealed:
                state = self.answered(state, seat, action)
            else:
                trial, moment = state.copy(), Moment(NoChance())
                try:
                    self._take(trial, seat, action, moment)
                    self.flow(trial, moment)
                except ChanceNeeded:
                    break
                if moment.final or trial.over:
                    break
                state = trial
            if not any(ask.waiting for ask in self.own_asks(state, seat)):
                break
        return self.view(state, seat)

    def check_parts(self, state: S, seat: int, parts: list[Action], last: Action) -> None:
        """Refuse an arrangement that can't be made: its parts, then what ends it.

        What could close a sealed step is no part, nor is what nobody asks for (an order in advance
        answers, too): its refusal would tell who has answered.
        """
        trial = state.copy()
        for part in parts:
            if trial.over:
                raise Refusal(self.over_rule, "refused-over")
            sealed = trial.stack[-1].sealed
            asks = [ask for ask in self.own_asks(trial, seat) if ask.knows(part)]
            if not asks or not all(ask.part and (ask.optional or not sealed) for ask in asks):
                raise Refusal(trial.stack[-1].rule, "refused-not-an-answer")
            try:
                self.act(trial, seat, part, NoChance())
            except ChanceNeeded:
                raise Refusal(trial.stack[-1].rule, "refused-not-an-answer") from None
        with suppress(ChanceNeeded):  # what ends it may roll
            self.answered(trial, seat, last)

    def arrange(self, view: V, actions: list[Action]) -> tuple[V, bool]:
        """The view with these parts of an arrangement made, and whether more can be added.

        Nothing that follows from them is in it: not what others would then be asked or show.
        """
        seat = view.seat
        state = self.sample(view, Random(0))
        more = True
        for action in actions:
            if seat is None or not more:
                raise Refusal(state.stack[-1].rule, "refused-not-asked")
            if state.stack and not any(ask.part for ask in self.own_asks(state, seat)):
                raise Refusal(state.stack[-1].rule, "refused-not-an-answer")
            try:
                made = self.answered(state, seat, action)
            except ChanceNeeded:
                raise Refusal(state.stack[-1].rule, "refused-not-an-answer") from None
            state = made.copy()
            try:
                self.flow(state, Moment(NoChance()))
            except ChanceNeeded:
                more = False
            else:
                asks = self.own_asks(state, seat)
                more = any(ask.part for ask in asks) and any(ask.waiting for ask in asks)
            if not more:
                state = made
                state.open_asks = nothing = OpenAsks()  # what comes next is not to be known yet
                nothing.all = nothing.next = []
        arranged = self.view(state, seat)
        if not more:
            arranged.waiting = view.waiting
        return arranged, more

    def own_asides(self, state: S, seat: int | None) -> list[Ask]:
        """What the seat may do unasked; taking back a standing pass is always one."""
        if seat is None or state.over:
            return []
        asides = self.asides(state, seat)
        return [*asides, attend(seat)] if state.standing[seat] else asides

    def deciding(self, state: S) -> bool:
        """Is the table deciding in secret?"""
        return bool(state.stack) and state.stack[-1].in_secret()

    def window(self, state: S) -> list[int] | None:
        """Whom the open window concerns, by public facts alone. None: no window is open."""
        top = state.stack[-1] if state.stack else None
        return top.open_to(state) if isinstance(top, Window) else None

    def worth_asking(self, state: S, seat: int) -> bool:
        """Has the seat something to play in the open window whose moment it is? By its own hand:
        only for whoever plays alone among bots, where nobody can learn anything from the time."""
        top = state.stack[-1] if state.stack else None
        return not isinstance(top, Window) or top.worth_asking(state, seat)

    def waiting(self, state: S) -> list[int]:
        """Whom the game waits for, as far as everybody may know it."""
        return [] if self.deciding(state) else self.awaited(state)

    def awaited(self, state: S) -> list[int]:
        """Whom the game waits for, in secret too."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Together):
            return [seat for seat in range(state.seats) if top.awaits(state, seat)]
        seats: list[int] = []
        for ask in self.asks(state):
            if ask.answer is None and not ask.optional and ask.seat not in seats:
                seats.append(ask.seat)
        return sorted(seats) if len(seats) > 1 else seats

    def in_public(self, state: S) -> dict[str, Any]:
        """What this game's views show to all alike."""
        return {}

    def public(self, state: S) -> Public:
        """All that is shown to all alike, for whoever writes views of a position."""
        if state.kept is None:
            state.kept = Kept()
        return Public(self._shown_to_all(state), state.kept)

    def _shown_to_all(self, state: S) -> dict[str, Any]:
        parts = self.in_public(state)
        parts["seats"] = state.seats
        parts["standing"] = state.standing[:]
        parts["result"] = self.result(state)
        parts["waiting"] = self.waiting(state)
        parts["deciding"] = self.deciding(state)
        parts["progress"] = self.progress(state)
        return parts

    def view_base(self, state: S, seat: int | None, public: Public | None) -> dict[str, Any]:
        """That, and what every game's view tells its seat (the fields of :class:`View`)."""
        base = self._shown_to_all(state) if public is None else public.parts.copy()
        base["seat"] = seat
        base["asks"] = self.own_asks(state, seat)
        base["asides"] = self.own_asides(state, seat)
        return base

    def view_of(self, parts: dict[str, Any]) -> V:
        """The view of these parts, by the names of its fields. (A struct takes them in their order
        in a tenth of the time that it takes them by name.)"""
        kind: Any = self.view_type
        view: V = kind(*[parts[name] for name in kind.__struct_fields__])
        return view

    def dump(self, state: S) -> dict[str, object]:
        """The state as plain data."""
        data: dict[str, object] = msgspec.to_builtins(state.dump())
        return data

    def flow(self, state: S, moment: Moment) -> None:
        """Run the steps until an answer is needed or the game is over."""
        while True:
            if not state.settled:
                self.settle(state, moment)
            if not state.stack or not state.stack[-1].run(state, moment):
                break
        state.open_asks = None

    def forced(self, state: S) -> Forced | None:
        """A question that public facts leave one answer to: the table answers it by itself."""
        if state.over:
            return None
        top = state.stack[-1]
        if isinstance(top, Together) and not top.may_force(state):
            return None
        asks = self.asks(state)
        for ask in asks:
            if ask.waiting:
                action = _only_answer(ask)
                if action is None or _may_do_else(asks, ask):
                    continue
                if top.by_public_facts(state, ask):
                    return Forced(ask.seat, action)
        return None

    def ordered(self, state: S) -> Forced | None:
        """What a seat that is asked has left word to answer, where the step itself does not ask for
        it. Whoever plays at a table gives it for the seat: at once, or when people might."""
        return None

    def _take(self, state: S, seat: int, action: Action, moment: Moment) -> bool:
        """Refuse an action, or take it; the steps have yet to go on. True: it is an aside."""
        aside, top = self._check(state, seat, action), state.stack[-1]
        if top.sealed:
            moment.no_way_back()
        if not aside:
            top.answer(state, seat, action, moment)
        elif isinstance(action, Attend):
            state.standing[seat] = 0
        else:
            self.aside(state, seat, action, moment)
        return aside

    def _check(self, state: S, seat: int, action: Action) -> bool:
        """Refuse what is not legal now. True: it is an aside."""
        if not state.stack:
            raise Refusal(self.over_rule, "refused-over")
        own = self.own_asks(state, seat)
        for ask in own:
            if offers(ask, action):
                return False
        for ask in own:
            if takes(ask, action):
                return False
        for ask in self.own_asides(state, seat):
            if takes(ask, action):
                return True
        rule = state.stack[-1].rule
        raise Refusal(rule, "refused-not-an-answer" if own else "refused-not-asked")

    def _check_deal_time(self, state: S) -> None:
        if state.over:
            raise Refusal(self.over_rule, "refused-over")
        if not self.may_deal(state):
            raise Refusal(self.deal_time_rule, "refused-no-deals-now")


def _knows_all(seat: int, moment: Moment) -> bool:
    """Is the seat the only one that knows what has happened?"""
    for event in moment.events:
        if event.known_to() != (seat,):
            return False
    return True


def _to_first_seat(asks: list[Ask]) -> list[Ask]:
    """Of the open questions, those to the first seat that is waited for."""
    for ask in asks:
        if ask.answer is None and not ask.optional:
            return asks if len(asks) == 1 else _to_seat(asks, ask.seat)
    return []


def _to_seat(asks: list[Ask], seat: int) -> list[Ask]:
    return [ask for ask in asks if ask.seat == seat]


def _only_answer(ask: Ask) -> Action | None:
    """The one legal answer, or the shortest pass where there is nothing but passes. None: there are
    several, as most questions show with their first two options."""
    if ask.form == "several":
        return only_pass([ask]) or ask.only_answer()
    only: Action | None = None
    for option in ask.options:
        if option.why_not is None:
            action = option.action
            if only is None:
                only = action
            elif not isinstance(only, Pass) or not isinstance(action, Pass):
                return None
            elif action.stand < only.stand:
                only = action
    return only


def _may_do_else(asks: list[Ask], waiting: Ask) -> bool:
    """Could the seat do something before it answers?"""
    for ask in asks:
        if ask.seat == waiting.seat and ask is not waiting:
            for option in ask.options:
                if option.why_not is None:
                    return True
    return False


def attend(seat: int) -> Ask:
    """The aside that takes a standing pass back."""
    made = _ATTENDS.get(seat)
    if made is None:
        made = _ATTENDS[seat] = Aside("attend", seat, _ATTENTION, "", [_ATTEND], optional=True)
    return made


def _record(state: State, seat: int, action: Action, moment: Moment) -> Record:
    final = moment.final or not state.stack or state.stack[-1].sealed
    return Record(seat, action, tuple(moment.rolls), tuple(moment.events), final)
