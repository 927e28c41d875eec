"""Setting a table for a test: given this table, when she plays that, then …

given = Given(seats=4)
given.cash(0, 10).thug(0, HIJACK).markers(MOTHERS, [2, 0, 3, 0])
given.window(timing.LOADED)
given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
assert given.truck(0).crates == 4
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.event import Event
from backroom.engine.message import Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import Pass
from backroom.engine.record import Record
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Play
from backroom.games.bootleggers.components import SUIT_SIZE, SUITS, suit
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.round import SEQUENCE, Round
from backroom.games.bootleggers.setting_up import cards_of_a_suit, set_up
from backroom.games.bootleggers.state import Bootleggers, Mobster
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from backroom.games.bootleggers.windows import window
from tests.changing import Change

#: Where each window stands in the sequence of a round, by its time.
_WINDOWS = [
    timing.REVEAL,
    timing.END_OF_PHASE_1,
    timing.BEFORE_PRODUCTION,
    timing.AFTER_PRODUCTION,
    timing.AFTER_DEALS,
    timing.LOADED,
    timing.LINED_UP,
    timing.LAST_SALE,
]


class Loaded(Chance):
    """Dice and draws as the test wants them: values by label, in order; others are random.

    ``dice(**{"demand.2": [3, 2]})`` gives faces 1 to 6; draws from decks are set by card kind.
    """

    def __init__(self) -> None:
        self.faces: dict[str, list[int]] = {}
        self.rng = SampledChance(Random(7))

    def draw(self, label: str, sides: int) -> int:
        wanted = self.faces.get(label)
        if wanted:
            return wanted.pop(0)
        return self.rng.draw(label, sides)


E = TypeVar("E", bound=Event)


class Given:
    """A table in the middle of a game, laid out as a test needs it.

    Seat 0 has the highest muscle (50), then 1 (40), 2 (30), … unless :meth:`muscle` says
    otherwise. Hands, back rooms and houses are empty but for the set-up; cash is $10G each.
    """

    def __init__(self, seats: int = 4, options: Options | None = None, round: int = 2) -> None:
        self.game = BOOTLEGGERS
        self.chance = Loaded()
        self.state: Bootleggers = set_up(options or Options(), seats, Moment(self.chance))
        self.state.table.round = round
        self.records: list[Record] = []
        self.muscle(*[50 - 10 * seat if seat < 5 else 5 for seat in range(seats)])

    # --- laying out ----------------------------------------------------------------------------

    def muscle(self, *values: int) -> Given:
        """Lay these muscle cards in front, as if revealed; the hands hold the rest of a share."""
        for seat, value in enumerate(values):
            self.mobster(seat).muscle = value
            self.state.mobsters[seat].muscle_seen = [value]
            self.mobster(seat).hand = []
        for colour in range(SUITS):
            first = colour * SUIT_SIZE + 1
            left = [m for m in range(first, first + SUIT_SIZE) if m not in values]
            for seat, value in enumerate(values):
                share = cards_of_a_suit(self.state.options) - int(suit(value) == colour)
                self.mobster(seat).hand += [left.pop() for _ in range(share)]
        for mobster in self.state.mobsters:
            mobster.hand.sort()
        return self

    def cash(self, seat: int, cash: int) -> Given:
        self.mobster(seat).cash = cash
        return self

    def crates(self, seat: int, crates: int) -> Given:
        self.mobster(seat).crates = crates
        return self

    def back_room(self, seat: int, markers: int) -> Given:
        self.mobster(seat).markers = markers
        return self

    def markers(self, house: int, markers: list[int]) -> Given:
        """Influence markers of each seat in a house."""
        self.house(house).markers = tuple(markers)
        return self

    def thug(self, seat: int, card: int, unseen: bool = False) -> Given:
        """A thug card in a hand, taken out of the deck."""
        self.state.deck[card] -= 1
        hand = self.mobster(seat).unseen if unseen else self.mobster(seat).known
        hand.append(card)
        return self

    def own(self, seat: int, truck: int, crates: int = 0, house: int | None = None) -> Given:
        """The seat owns this truck (0–11 small, 12–16 medium, 17–19 large), loaded, in line."""
        self.truck(truck).owner = self.truck(truck).operator = seat
        self.truck(truck).crates = crates
        if house is not None:
            self.line_up(truck, house)
        return self

    def line_up(self, truck: int, house: int, dock: int | None = None) -> Given:
        from backroom.games.bootleggers import influence

        seat = self.truck(truck).operator
        at = influence.dock(self.state, house, seat) if dock is None else dock
        self.truck(truck).house = house
        self.state.line_up(truck, house, at)
        return self

    def dice(self, label: str, *faces: int) -> Given:
        """What these dice will show (1–6): ``dice("demand.2", 3, 2)``."""
        self.chance.faces.setdefault(label, []).extend(face - 1 for face in faces)
        return self

    def next_card(self, card: int) -> Given:
        """The next card drawn from the men-of-action deck is of this kind."""
        at = sum(self.state.deck[:card])
        assert self.state.deck[card] > 0, CARD_NAMES[card]
        self.chance.faces.setdefault("men-of-action", []).append(at)
        return self

    # --- the moment ----------------------------------------------------------------------------

    def window(self, when: int) -> Given:
        """The window at this time is about to open; the round goes on after it."""
        return self.at(_window_index(when))

    def at(self, index: int) -> Given:
        """The part of the round with this index of SEQUENCE comes next; run it."""
        self.state.stack = [Round(at=index)]
        self.state.table.when = timing.PICKING
        self._run()
        return self

    def part(self, part: object) -> Given:
        """This part of the sequence comes next: ``given.part(stills.make_whiskey)``."""
        for index, candidate in enumerate(SEQUENCE):
            if candidate is part:
                return self.at(index)
        raise AssertionError("no such part of the round")

    def house_window(self, house: int) -> Given:
        """Phase 5: the window before the roll of this house."""
        from backroom.games.bootleggers.phases.password import HouseTurn

        self.state.table.when = timing.PASSWORD
        after = _window_index(timing.LAST_SALE)
        later = [h for h in reversed(self.state.houses_in_play()) if h >= house]
        self.state.stack = [Round(at=after), *[HouseTurn(house=h, at=0) for h in later]]
        self._run()
        return self

    def _run(self) -> None:
        moment = Moment(self.chance)
        self.game.flow(self.state, moment)
        self.records.append(
            Record(0, Pass(), tuple(moment.rolls), tuple(moment.events), moment.final)
        )

    # --- acting --------------------------------------------------------------------------------

    def act(self, seat: int, *actions: Action) -> Given:
        for action in actions:
            self.records.append(self.game.act(self.state, seat, action, self.chance))
        return self

    def play(self, seat: int, card: int, *choices: Action, answers: bool = True) -> Given:
        """Play a card with these choices. In a window the others pass first; afterwards
        (``answers``) nobody answers it with Investigation."""
        self.act(seat, Play(card))
        self.pass_all()
        self.act(seat, *choices)
        if answers:
            self.pass_answers()
        return self

    def pass_all(self) -> Given:
        """Everybody who has not answered the window that is open passes once."""
        from backroom.games.bootleggers.windows import CardWindow

        if isinstance(self.state.stack[-1], CardWindow):
            for ask in list(self.asks()):
                if ask.waiting and isinstance(self.state.stack[-1], CardWindow):
                    self.act(ask.seat, Pass())
        return self

    def pass_answers(self) -> Given:
        """Nobody plays Investigation."""
        from backroom.games.bootleggers.playing import Answering

        while self.state.stack and isinstance(self.state.stack[-1], Answering):
            waiting = [ask.seat for ask in self.asks() if ask.waiting]
            self.act(waiting[0], Pass())
        return self

    def close_windows(self) -> Given:
        """All pass until something else than a window is asked."""
        from backroom.games.bootleggers.playing import Answering
        from backroom.games.bootleggers.windows import CardWindow

        while self.state.stack and isinstance(self.state.stack[-1], (CardWindow, Answering)):
            waiting = [ask.seat for ask in self.asks() if ask.waiting]
            self.act(waiting[0], Pass())
        return self

    # --- looking -------------------------------------------------------------------------------

    def mobster(self, seat: int) -> Mobster:
        return self.state.mobsters[seat]

    def house(self, house: int) -> Any:
        """It can be changed: another is put in its place."""
        return Change(self.state.houses, house)

    def truck(self, truck: int) -> Any:
        """It can be changed: another is put in its place."""
        return Change(self.state.trucks, truck)

    def still(self, still: int) -> Any:
        return Change(self.state.stills, still)

    def asks(self, seat: int | None = None) -> list[Ask]:
        asks = self.game.asks(self.state)
        return asks if seat is None else [ask for ask in asks if ask.seat == seat]

    def legal(self, seat: int) -> list[Action]:
        """Everything the seat may do now."""
        return [action for ask in self.asks(seat) for action in ask.answers()]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """The reason that stands beside a disabled option."""
        for ask in self.asks(seat):
            for option in ask.options:
                if option.action == action:
                    return option.why_not
        raise AssertionError(f"{action} is not among the options")

    def refused(self, seat: int, action: Action) -> str:
        """The rule that refuses the action; fails if it is legal or anything changes."""
        before = self.game.dump(self.state)
        try:
            self.game.act(self.state, seat, action, self.chance)
        except Refusal as refusal:
            assert self.game.dump(self.state) == before, "a refused action changed something"
            return refusal.reason.rule
        raise AssertionError(f"{action} was not refused")

    def told(self, seat: int | None = None) -> list[Event]:
        """Everything that has happened so far, as far as the seat may know."""
        return [e for record in self.records for e in self.game.story(record, seat)]

    def all(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The events of one kind."""
        return [event for event in self.told(seat) if isinstance(event, kind)]

    def tags(self, seat: int | None = None) -> list[str]:
        return [event.tag for event in self.told(seat)]

    def sound(self) -> Given:
        """Nothing of the box is lost."""
        assert self.game.check(self.state) == []
        return self


def _window_index(when: int) -> int:
    """Windows are closures: the k-th one in the sequence is the k-th time of _WINDOWS."""

    def shape(part: object) -> str:  # compiled closures have a type, but no name
        return repr(part).split(" at ")[0]

    wanted = shape(window(timing.REVEAL))
    places = [i for i, part in enumerate(SEQUENCE) if shape(part) == wanted]
    return places[_WINDOWS.index(when)]
