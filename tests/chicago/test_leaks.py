"""Nobody gets what is secret; and if somebody did, these checks would say so (K9.1, K12.22).

Each kind of secret is leaked on purpose once: the check must be green without the leak and go
red with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.deal import (
    PRIVATE,
    AcceptOffer,
    Deal,
    DeclineOffer,
    Entry,
    Good,
    JudgePromise,
    MakeOffer,
    Offer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Message, Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, Pass
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.engine.step import Step
from backroom.engine.table import Table
from backroom.engine.window import Window
from backroom.games.chicago import build_view, dealing
from backroom.games.chicago.actions import (
    AttackCar,
    Done,
    EndTurn,
    Grab,
    LeaveOrder,
    LookInBusiness,
    Lose,
    NoAction,
    Play,
    Put,
    SettleIn,
    StartContract,
    Stay,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    BREAK_AND_ENTER,
    BURGLARY,
    CAR,
    CARDS,
    FIRST_AID,
    FIRST_CONTRACT,
    FREE,
    GETAWAY,
    HIDING,
    HORSE_HEAD,
    OUT_OF_GAS,
    SHOTGUNS,
    STILL_STANDING,
    THE_FEDS,
    TOMMYGUNS,
    is_kept,
)
from backroom.games.chicago.event_cards.burglary import Burgling
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    HYMAN_DIAMOND,
    KEN_EVIL,
    KNUCKLES,
    MAD_DOG_MOE,
    SPONGE,
    SWIFT_NICK,
    THE_REPORTER,
)
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.options import Options
from backroom.games.chicago.placing import Placing
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import PLACE
from backroom.games.chicago.view import TableView
from backroom.games.chicago.windows import CardWindow
from tests.checks import (
    Row,
    Silence,
    check_reseal,
    private_check,
    received,
    rows_of,
    same,
    swap_check,
    viewers,
)
from tests.chicago.given import ChicagoTable, Given
from tests.chicago.lively import lively_answer, lively_game
from tests.play import random_game

SEEN = "sees what is secret"

# --- positions with something to hide ------------------------------------------------------------


def window() -> Chicago:
    """Cards in hands; 1 has passed for the round, 2 wants to act, 3 has left an order and a
    standing pass, 0 is thinking."""
    given = Given(4).hand(0, THE_FEDS).hand(1, SHOTGUNS).hand(2, OUT_OF_GAS, ACCIDENT)
    given.hand(3, HORSE_HEAD, TOMMYGUNS).goods(1, 4, 2, 1).goods(2, 1, 5, 3).cash(2, 350)
    given.turn_of(0, window=True).act(1, Pass(THIS_ROUND)).act(2, Play(OUT_OF_GAS, 0))
    given.act(3, LeaveOrder(HORSE_HEAD))
    given.state.standing[3] = THIS_PHASE
    given.state.open_asks = None
    return given.state


def gangs() -> Chicago:
    """Gangsters face down in the car, at home, and one hides (there was no room for him); the
    Reporter of 1 has looked into the home of 2."""
    given = Given(3)
    given.gangster(1, THE_REPORTER, BUGS_BENNY).gangster(1, KNUCKLES, spot=given.home(1))
    given.gangster(2, CHICKEN_JOE, DOUGH_BOY).gangster(2, KEN_EVIL, SPONGE, spot=given.home(2))
    given.gangster(2, SWIFT_NICK, spot=HIDING)
    return given.turn_of(1).act(1, LookInBusiness(given.home(2))).state


def settling() -> Chicago:
    """Before the first roll 1 has put his gangster somewhere, the others are thinking."""
    table: AnyTable = Table(CHICAGO, Options(), 3, SampledChance(Random(4)))
    table.act(1, SettleIn(CAR))
    state: Chicago = table.state
    return state


def placing() -> Chicago:
    """1 has placed his gang otherwise than it sat and is done, 2 is at it."""
    given = Given(3)
    given.gangster(1, BUGS_BENNY, KNUCKLES).gangster(1, KEN_EVIL, spot=given.home(1))
    given.gangster(1, MAD_DOG_MOE, spot=FREE)
    given.gangster(2, CHICKEN_JOE, DOUGH_BOY, spot=FREE).gangster(0, SPONGE)
    given.trade(part=PLACE)
    given.act(1, Put(BUGS_BENNY, given.home(1)), Put(KEN_EVIL, CAR), Done())
    return given.act(2, Put(DOUGH_BOY, given.home(2))).state


def shifting() -> Chicago:
    """1 is at home and moves gangsters in and out: Knuckles and Ken Evil are to change places."""
    given = Given(3).gangster(1, KNUCKLES, BUGS_BENNY)
    given.gangster(1, KEN_EVIL, spot=given.home(1)).turn_of(1)
    given.act(1, Stay(), VisitBusiness(given.home(1)))
    return given.act(1, Put(KNUCKLES, given.home(1)), Put(KEN_EVIL, CAR)).state


def burgling() -> Chicago:
    """1 burgles 2 and has taken two things."""
    given = Given(4).hand(1, BURGLARY).goods(2, 3, 2, 2).goods(3, 2, 2, 1).goods(0, 1, 1, 1)
    given.turn_of(1).dice("burglary 1", 5)
    return given.act(1, Play(BURGLARY, 2), Grab(0), Grab(1)).state


def arming() -> Chicago:
    """1 attacks the car of 2; before the shootout 1 wants to play a card, 2 is thinking."""
    given = Given(3).hand(1, SHOTGUNS, FIRST_AID).hand(2, TOMMYGUNS, GETAWAY).hand(0, THE_FEDS)
    given.gangster(1, BUGS_BENNY).gangster(2, KNUCKLES, KEN_EVIL).car(2, given.boss(1).square)
    given.gangster(2, MAD_DOG_MOE, CHICKEN_JOE, spot=given.home(2)).turn_of(1)
    return given.act(1, Stay(), AttackCar(2)).act(1, Play(SHOTGUNS)).state


def wounded() -> Chicago:
    """A gangster of 1 is wounded: all know that 1 is asked for a card, and nothing else."""
    given = Given(3).hand(1, STILL_STANDING, FIRST_AID).hand(2, GETAWAY).hand(0, THE_FEDS)
    given.gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, KEN_EVIL).car(1, given.boss(0).square)
    given.dice("shootout 0", 4).dice("shootout 1", 3).turn_of(0)
    return given.act(0, Stay(), AttackCar(1)).pass_all().act(1, Lose(KNUCKLES)).state


Position = Callable[[], Chicago]
POSITIONS: list[Position] = [
    *(window, gangs, settling, placing, shifting, burgling, arming, wounded),
]


def reseal_often(position: Position, times: int = 8) -> None:
    state = position()
    for number in range(times):
        for seat in viewers(state):
            check_reseal(CHICAGO, state, seat, Random(number))


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.rule("K9.1", "K12.22")
def test_these_positions_show_nothing_secret(position: Position) -> None:
    reseal_often(position)


# --- leaks in a view -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]


def leak_in_table(patch: Patch, leak: Callable[[Chicago], int]) -> None:
    """The middle of the table shows a number that it should not."""
    table = build_view._table

    def leaky(*args: Any) -> TableView:
        view: TableView = table(*args)
        return msgspec.structs.replace(view, deck=leak(args[0]))

    patch.setattr(build_view, "_table", leaky)


def leak_in_step(patch: Patch, step: type[Step[Any]], *fields: str) -> None:
    """A step shows these fields as they are."""
    seen_by = step.seen_by

    def leaky(self: Step[Any], seat: int | None) -> dict[str, object]:
        seen = seen_by(self, seat)
        seen.update({name: value for name, value in self.dump().items() if name in fields})
        return seen

    patch.setattr(step, "seen_by", leaky)


def cash(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.bosses[1].cash)


def goods(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.bosses[1].goods[0])


def hand(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(state.bosses[2].hand))


def deck(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(card * left for card, left in enumerate(state.deck)))


def who_sits(spot: Callable[[Chicago], int]) -> Leak:
    def leak(patch: Patch) -> None:
        leak_in_table(patch, lambda state: sum(state.inside(2, spot(state))))

    return leak


in_the_car = who_sits(lambda state: CAR)
in_a_business = who_sits(lambda state: state.own_businesses(2)[0])
in_hiding = who_sits(lambda state: HIDING)


def where_he_is(patch: Patch) -> None:
    """A view that forgets to ask who knows."""
    patch.setattr(build_view, "knows_where", lambda state, gangster, seat: True)


def what_the_reporter_knows(patch: Patch) -> None:
    """Not where they are, only whom he has seen: that tells who sits where he looked."""
    leak_in_table(patch, lambda state: sum(g for g, known in enumerate(state.known) if known & 2))


def what_the_reporter_saw(patch: Patch) -> None:
    """A seat is shown all that any other seat knows."""

    def knows(state: Chicago, gangster: int, seat: int | None) -> bool:
        owner = state.owners[gangster]
        return state.where[gangster] > HIDING or bool(state.known[gangster] & ~(1 << owner))

    patch.setattr(build_view, "knows_where", knows)


def settled_in(patch: Patch) -> None:
    leak_in_step(patch, SettlingIn, "answers")


def placing_plan(patch: Patch) -> None:
    leak_in_step(patch, Placing, "plans")


def who_has_placed(patch: Patch) -> None:
    leak_in_step(patch, Placing, "done")


def shift_plan(patch: Patch) -> None:
    leak_in_step(patch, Shifting, "inside")


def window_answers(patch: Patch) -> None:
    leak_in_step(patch, Window, "answers")


def who_has_answered(patch: Patch) -> None:
    """An id that counts answers: the reason that ids are made of public facts."""

    def name(self: CardWindow, state: Chicago) -> str:
        return str(sum(answer is not None for answer in self.answers))

    patch.setattr(CardWindow, "name", name)


def whom_the_table_waits_for(patch: Patch) -> None:
    patch.setattr(build_view, "deciding", lambda state: False)


def eligible_by_hand(patch: Patch) -> None:
    """Asked are those who can really play something: the table would see who can't."""

    def name(self: CardWindow, state: Chicago) -> str:
        able = [[o for o in self.plays(state, seat) if o.why_not is None] for seat in (1, 2)]
        return f"{bool(able[0])}.{bool(able[1])}"

    patch.setattr(CardWindow, "name", name)


def standing_pass(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.standing[3])


def order_in_advance(patch: Patch) -> None:
    leak_in_table(patch, lambda state: sum(len(orders) for orders in state.orders))


def burgled_things(patch: Patch) -> None:
    leak_in_step(patch, Burgling, "taken")


def what_the_burglar_sees(patch: Patch) -> None:
    leak_in_table(patch, lambda state: state.bosses[2].goods[1])


LEAKS: list[tuple[str, Leak, Position]] = [
    ("cash", cash, window),
    ("goods", goods, window),
    ("hand", hand, window),
    ("deck", deck, window),
    ("in-the-car", in_the_car, gangs),
    ("in-a-business", in_a_business, gangs),
    ("in-hiding", in_hiding, gangs),
    ("where-he-is", where_he_is, gangs),
    ("what-the-reporter-knows", what_the_reporter_knows, gangs),
    ("what-the-reporter-saw", what_the_reporter_saw, gangs),
    ("settled-in", settled_in, settling),
    ("who-settles-in", whom_the_table_waits_for, settling),
    ("placing-plan", placing_plan, placing),
    ("who-has-placed", who_has_placed, placing),
    ("who-places", whom_the_table_waits_for, placing),
    ("shift-plan", shift_plan, shifting),
    ("window-answers", window_answers, window),
    ("reaction-answers", window_answers, arming),
    ("who-could-save-him", eligible_by_hand, wounded),
    ("who-has-answered", who_has_answered, window),
    ("whom-the-window-waits-for", whom_the_table_waits_for, window),
    ("eligible-by-hand", eligible_by_hand, window),
    ("standing-pass", standing_pass, window),
    ("order-in-advance", order_in_advance, window),
    ("burgled-things", burgled_things, burgling),
    ("what-the-burglar-sees", what_the_burglar_sees, burgling),
]


@pytest.mark.plain_sources
@pytest.mark.parametrize(
    ("leak", "position"), [row[1:] for row in LEAKS], ids=[row[0] for row in LEAKS]
)
@pytest.mark.rule("K9.1", "K9.2", "K12.22")
def test_a_leak_in_a_view_is_caught(leak: Leak, position: Position, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=SEEN):
        reseal_often(position)


@pytest.mark.rule("K9.1")
def test_a_refusal_that_knows_anothers_cash_is_caught(monkeypatch: Patch) -> None:
    act = CHICAGO.act

    def leaky(state: Chicago, seat: int, action: Action, chance: Any) -> Record:
        try:
            return act(state, seat, action, chance)
        except Refusal as refusal:
            rich = state.bosses[(seat + 1) % state.seats].cash
            raise Refusal(refusal.reason.rule, refusal.reason.key, cash=rich) from None

    monkeypatch.setattr(CHICAGO, "act", leaky, raising=False)
    with pytest.raises(AssertionError, match="is refused by what is secret"):
        reseal_often(window)


@pytest.mark.rule("K9.1")
def test_reseal_deals_every_kind_of_secret_anew() -> None:
    """A secret that reseal left alone could leak without a trace."""
    changed: set[str] = set()
    for position in POSITIONS:
        state = position()
        for number in range(15):
            changed |= _differences(state, CHICAGO.reseal(state, 0, Random(number)))
    assert changed >= {
        *("cash", "goods", "hand", "deck", "where", "known", "standing", "orders"),
        *("SettlingIn.answers", "Placing.plans", "Placing.done", "Shifting.inside"),
        *("CardWindow.answers", "Reaction.answers", "Burgling.taken"),
    }


def _differences(left: Chicago, right: Chicago) -> set[str]:
    found = {
        name
        for a, b in zip(left.bosses, right.bosses, strict=True)
        for name in a.fields
        if getattr(a, name) != getattr(b, name)
    }
    names = ("deck", "where", "known", "standing", "orders")
    found |= {name for name in names if getattr(left, name) != getattr(right, name)}
    for a, b in zip(left.stack, right.stack, strict=True):
        kind = type(a).__name__
        found |= {f"{kind}.{n}" for n in a.fields if getattr(a, n) != getattr(b, n)}
    return found


@pytest.mark.rule("K2.4", "K9.1")
def test_the_state_holds_no_order_of_the_deck() -> None:
    """A deck is which cards are left, so its order can't leak at all."""
    state = window()
    assert len(state.deck) == CARDS
    assert set(state.deck) <= {0, 1}


# --- secret answers ------------------------------------------------------------------------------


def silent_answers(position: Position) -> None:
    """Answers given in secret, one after the other, are heard by nobody."""
    state = position()
    table: AnyTable = Table(CHICAGO, Options(), state.seats, SampledChance(Random(1)))
    table.state = state
    silence = Silence()
    silence(table, table.records[0])
    rng = Random(3)
    for _ in range(6):
        waiting = [ask for ask in CHICAGO.asks(table.state) if ask.waiting]
        if len(waiting) < 2 or not table.state.stack[-1].sealed:
            break
        record = table.act(waiting[0].seat, lively_answer(state, [waiting[0]], rng))
        silence(table, record)
    assert silence.compared > 0


def thinking() -> Chicago:
    """Three may play something before a turn, and nobody has answered yet."""
    given = Given(4).hand(0, THE_FEDS).hand(1, SHOTGUNS).hand(2, OUT_OF_GAS).hand(3, HORSE_HEAD)
    return given.turn_of(0, window=True).state


SEALED: list[tuple[type[Step[Any]], Position]] = [
    (SettlingIn, settling),
    (Placing, placing),
    (CardWindow, thinking),
]


@pytest.mark.parametrize("position", [position for _, position in SEALED])
@pytest.mark.rule("K3.4", "K8.6", "K12.22")
def test_a_secret_answer_is_heard_by_nobody(position: Position) -> None:
    silent_answers(position)


@pytest.mark.parametrize(("step", "position"), SEALED)
@pytest.mark.rule("K3.4", "K8.6", "K12.22")
def test_a_line_whispered_to_another_is_caught(
    step: type[Placing], position: Position, monkeypatch: Patch
) -> None:
    answer = step.answer

    def loud(self: Placing, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        answer(self, state, seat, action, moment)
        for other in range(state.seats):
            moment.whisper(other, "story-answered", boss=seat)

    monkeypatch.setattr(step, "answer", loud)
    with pytest.raises(AssertionError, match=r"told of a secret answer|hears of"):
        silent_answers(position)


# --- two games that differ in a secret -----------------------------------------------------------


class Twins:
    """Two tables that differ in something secret: whoever may not know it gets the same bytes."""

    def __init__(self, one: Given, other: Given, blind: tuple[int | None, ...]) -> None:
        self._tables: tuple[ChicagoTable, ChicagoTable] = (one.table(), other.table())
        self._blind = blind
        self.compared = 0
        self._compare(0)

    def act(self, seat: int, action: Action, instead: Action | None = None) -> None:
        """The same at both tables, or something else at the second: in secret."""
        since = len(self._tables[0].records)
        self._tables[0].act(seat, action)
        self._tables[1].act(seat, instead or action)
        self._compare(since)

    def pass_all(self) -> None:
        """All windows that are open now go by."""
        while isinstance(self._tables[0].state.stack[-1], Window):
            waiting = [a.seat for a in CHICAGO.asks(self._tables[0].state) if a.waiting]
            self.act(waiting[0], Pass())

    def _compare(self, since: int) -> None:
        for viewer in self._blind:
            left, right = (received(table, viewer, since) for table in self._tables)
            same(left, right, f"{viewer} gets what is secret from him")
            self.compared += 1


def _trade(spot: int) -> Given:
    """Hyman Diamond of 1 sits there when the trade phase comes; he brings money at home."""
    given = Given(3).gangster(1, HYMAN_DIAMOND, spot=CAR).gangster(1, KNUCKLES)
    given.state.where[HYMAN_DIAMOND] = given.home(1) if spot != CAR else CAR
    given.state.where[KNUCKLES] = CAR if spot != CAR else given.home(1)
    return given.trade(windows=True)


def income_of_another() -> None:
    one, other = _trade(CAR), _trade(HIDING)
    assert one.boss(1).cash != other.boss(1).cash
    told = [[m for r in g.records for m in CHICAGO.story(r, 0)] for g in (one, other)]
    assert told[0] == told[1], "0 gets what is secret from him"
    Twins(one, other, (0, 2, None))


def _reporter(inside: tuple[int, int]) -> Given:
    """Of Ken Evil and Sponge the first sits at home, the second in the car of 2."""
    given = Given(3).gangster(1, THE_REPORTER).gangster(2, inside[1])
    given.gangster(2, inside[0], spot=given.home(2))
    return given.turn_of(1)


def look_of_another() -> None:
    one, other = _reporter((KEN_EVIL, SPONGE)), _reporter((SPONGE, KEN_EVIL))
    twins = Twins(one, other, (0, None))
    twins.act(1, LookInBusiness(one.home(2)))
    assert one.state.known[KEN_EVIL] != other.state.known[KEN_EVIL]


def burglary_of_others() -> None:
    one, other = (Given(3).hand(1, BURGLARY).goods(2, 3, 3, 3).turn_of(1) for _ in range(2))
    for given in (one, other):
        given.dice("burglary 1", 3)
    twins = Twins(one, other, (0, None))
    twins.act(1, Play(BURGLARY, 2))
    for resource in (0, 0, 1):
        twins.act(1, Grab(resource), Grab(2 - resource))
    assert one.boss(1).goods != other.boss(1).goods


def _robbed(*cards: int) -> Given:
    given = Given(3).hand(1, BREAK_AND_ENTER).hand(2, *cards).trade(part=1, windows=True)
    for card in cards:
        given.chance.values.setdefault("break-in 2", []).append(0)
        assert card in given.boss(2).hand
    return given


def break_in_of_others() -> None:
    one, other = _robbed(SHOTGUNS, GETAWAY), _robbed(TOMMYGUNS, FIRST_CONTRACT)
    twins = Twins(one, other, (0, None))
    twins.act(1, Play(BREAK_AND_ENTER, 2))
    twins.act(2, Pass())
    assert len(one.boss(1).hand) == len(other.boss(1).hand) == 2


def placing_of_others() -> None:
    """Placed otherwise, and moved in and out in another way, as long as the numbers agree."""
    tables = []
    for _ in range(2):
        given = Given(3).gangster(1, KEN_EVIL, BUGS_BENNY).hand(0, THE_FEDS).hand(2, GETAWAY)
        tables.append(given.gangster(1, KNUCKLES, spot=given.home(1)).trade(part=PLACE))
    one, other = tables
    home = one.home(1)
    twins = Twins(one, other, (0, 2, None))
    twins.act(1, Put(KEN_EVIL, home), Put(BUGS_BENNY, home))
    twins.act(1, Done())
    twins.pass_all()
    assert one.state.now == 1
    twins.act(1, Stay())
    twins.act(1, VisitBusiness(home))
    twins.act(1, Put(KEN_EVIL, CAR), Put(KNUCKLES, CAR))
    twins.act(1, Done())


def who_hides_of_another() -> None:
    """Whether it is the Reporter who hides does not show in how long a turn is."""
    one, other = (Given(3).gangster(1, g, spot=HIDING) for g in (THE_REPORTER, KNUCKLES))
    one.gangster(1, KNUCKLES).turn_of(1)
    other.gangster(1, THE_REPORTER).turn_of(1)
    twins = Twins(one, other, (0, 2, None))
    for action in (Stay(), NoAction(), EndTurn()):
        twins.act(1, action)


TWINS = [
    income_of_another,
    look_of_another,
    burglary_of_others,
    break_in_of_others,
    placing_of_others,
    who_hides_of_another,
]


@pytest.mark.parametrize("twins", TWINS)
@pytest.mark.rule("K9.1", "K9.2", "K13.41", "K12.3", "K12.4")
def test_what_is_between_others_makes_no_difference(twins: Callable[[], None]) -> None:
    twins()


@pytest.mark.plain_sources
@pytest.mark.parametrize("twins", TWINS[:4])
@pytest.mark.rule("K9.1", "K9.2", "K13.41", "K12.3", "K12.4")
def test_a_whisper_that_all_hear_is_caught(twins: Callable[[], None], monkeypatch: Patch) -> None:
    def tell(self: Moment, seat: int, key: str, **args: int) -> None:
        self.tell(key, **args)

    monkeypatch.setattr(Moment, "whisper", tell)
    with pytest.raises(AssertionError, match="gets what is secret"):
        twins()


@pytest.mark.rule("K9.1", "K5.10")
def test_a_line_about_who_went_where_is_caught(monkeypatch: Patch) -> None:
    answer = Shifting.answer

    def loud(self: Shifting, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        inside = list(self.inside)
        answer(self, state, seat, action, moment)
        if isinstance(action, Done):
            moment.tell("story-inside", count=sum(inside))

    monkeypatch.setattr(Shifting, "answer", loud)
    with pytest.raises(AssertionError, match="gets what is secret"):
        placing_of_others()


# --- swapped cards -------------------------------------------------------------------------------

_DRAWN = re.compile(r"(?:draw|break-in) (\d)")


def drawn_by(label: str) -> int | None:
    """Whose hand a card came to, or out of, in secret."""
    found = _DRAWN.fullmatch(label)
    return None if found is None else int(found[1])


def cards_in(value: object) -> Iterator[int]:
    """All cards that an action or a message names."""
    if isinstance(value, Message):
        for name, arg in value.args.items():
            if isinstance(arg, list):
                for item in arg:
                    yield from cards_in(item)
            elif isinstance(arg, int) and name.split("_")[0] in ("card", "event", "contract"):
                yield arg
    elif isinstance(value, MakeOffer):
        for good in value.give + value.take:
            if good.kind == "card":
                yield good.item
    else:
        for name in ("card", "contract"):
            card = getattr(value, name, None)
            if isinstance(card, int):
                yield card


class Shown:
    """The cards that a seat may know of, or that matter to the play: they are not swapped."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._open = [card for card in range(CARDS) if not is_kept(card)]  # K8.3

    def __call__(self, record: Record) -> Iterable[tuple[int, int]]:
        named = [*self._open, *cards_in(record.action)]
        for line in record.lines:
            if line.message.key != "story-own-draw":  # what is stolen is drawn twice
                named += cards_in(line.message)
        return [(seat, card) for seat in range(self._seats) for card in named]


def lively_record(seed: int, seats: int = 3, most: int = 500) -> list[Record]:
    """Bosses draw a card each trade phase, and many keep theirs."""
    rng = Random(seed)
    return lively_game(Options(), seats, rng, extras=0.1, undo=False, most=most).records


def swap_draws(seed: int) -> int:
    records = lively_record(seed)
    return sum(
        swap_check(CHICAGO, Options(), 3, records, seat, drawn_by, Shown(3), Random(seed), tries=1)
        for seat in (0, None)
    )


@pytest.mark.plain_sources
@pytest.mark.rule("K8.3", "K9.1")
def test_a_card_that_was_never_shown_can_be_swapped_without_a_trace() -> None:
    assert sum(swap_draws(seed) for seed in (2, 3)) >= 3


class Exchanged:
    """A replay in which two cards have changed places from the first draw on, thefts included;
    or have not."""

    def __init__(self, one: int, other: int, exchanged: bool) -> None:
        self._pair = {one: other, other: one} if exchanged else {one: one, other: other}

    def replay(self, rows: list[Row], seats: int, seat: int | None) -> list[bytes]:
        pair = self._pair
        card = Moment.card

        def exchanged(moment: Moment, label: str, counts: list[int]) -> int:
            if drawn_by(label) is None:
                return card(moment, label, counts)
            swapped = [counts[pair.get(kind, kind)] for kind in range(len(counts))]
            kind = card(moment, label, swapped)
            counts[:] = [swapped[pair.get(at, at)] for at in range(len(counts))]
            return pair.get(kind, kind)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Moment, "card", exchanged)
            table: AnyTable = Table.replay(CHICAGO, Options(), seats, rows[:1])
            got = [received(table, seat)]
            for at, (by, action, rolls) in enumerate(rows[1:], start=1):
                table.replay_one(by, action, rolls)
                got.append(received(table, seat, at) + self._refusals(table, seat))
        return got

    def _refusals(self, table: AnyTable, seat: int | None) -> bytes:
        """What the seat is told about offers for a card that another may hold."""
        if seat is None or table.state.over:
            return b""
        told = b""
        for other in range(table.seats):
            for card in self._pair:
                terms = MakeOffer((other,), take=(Good("card", card),))
                try:
                    CHICAGO.offer(table.state.copy(), seat, terms, SampledChance(Random(0)))
                    told += b"taken"
                except Refusal as refusal:
                    told += msgspec.json.encode(refusal.reason)
        return told


#: 1 robs 2 of the first; 2 draws the second later on, and keeps it.
STOLEN, KEPT = FIRST_CONTRACT, OUT_OF_GAS


class Fated(Chance):
    """The first cards that some draw are settled."""

    def __init__(self, seed: int, fate: dict[str, list[int]]) -> None:
        self._rng = SampledChance(Random(seed))
        self._fate = fate
        self.deck: Callable[[], list[int]] = list

    def draw(self, label: str, sides: int) -> int:
        wanted = self._fate.get(label)
        return sum(self.deck()[: wanted.pop(0)]) if wanted else self._rng.draw(label, sides)


def robbery(seed: int = 0, most: int = 260) -> list[Row]:
    """A game of three in which 1 robs 2, and nobody else plays a card or starts a contract."""
    fate = {"draw 1": [BREAK_AND_ENTER], "draw 2": [STOLEN, KEPT]}
    chance, rng = Fated(seed, fate), Random(seed)
    table: AnyTable = Table(CHICAGO, Options(), 3, chance)
    chance.deck = lambda: table.state.deck
    while len(table.records) < most and not table.state.over:
        ask = rng.choice([ask for ask in CHICAGO.asks(table.state) if ask.waiting])
        robs = Play(BREAK_AND_ENTER, 2)
        if ask.seat == 1 and robs in ask.answers():
            table.act(1, robs)
            continue
        asks = [msgspec.structs.replace(a) for a in CHICAGO.own_asks(table.state, ask.seat)]
        for a in asks:
            a.options = [o for o in a.options if not isinstance(o.action, Play | StartContract)]
        table.act(ask.seat, lively_answer(table.state, asks, rng))
    told = [line.message for record in table.records for line in record.lines]
    stolen = [card for m in told if m.key == "story-broken-in" for card in cards_in(m)]
    assert stolen == [STOLEN, STOLEN], "both of them are told"
    assert KEPT in table.state.bosses[2].hand
    return rows_of(table.records)


def exchange_stolen_cards() -> None:
    rows = robbery()
    for seat in (0, None):
        got = Exchanged(STOLEN, KEPT, False).replay(rows, 3, seat)
        try:
            instead = Exchanged(STOLEN, KEPT, True).replay(rows, 3, seat)
        except Refusal as error:
            raise AssertionError(f"a card unknown to {seat} changes the play: {error}") from error
        for at, (left, right) in enumerate(zip(got, instead, strict=True)):
            same(left, right, f"record {at}: seat {seat} gets what is secret from it")


@pytest.mark.rule("K12.3", "K9.1")
def test_a_stolen_card_can_be_another_without_a_trace() -> None:
    exchange_stolen_cards()


def draws_told_to_all(patch: Patch) -> None:
    def tell(self: Moment, seat: int, key: str, **args: int) -> None:
        self.tell(key, **args)

    patch.setattr(Moment, "whisper", tell)


def windows_by_hand(patch: Patch) -> None:
    def eligible(self: CardWindow, state: Chicago, seat: int) -> bool:
        return any(option.why_not is None for option in self.plays(state, seat))

    patch.setattr(CardWindow, "eligible", eligible)


def nosy_offers(patch: Patch) -> None:
    def nosy(state: Chicago, seat: int, goods: tuple[Good, ...]) -> None:
        for good in goods:
            if good.kind == "card" and good.item not in state.bosses[seat].hand:
                raise Refusal("K10.1", "refused-no-card", boss=seat, card=good.item)

    patch.setattr(dealing, "_check_goods_in_public", nosy)


@pytest.mark.plain_sources
@pytest.mark.parametrize("leak", [draws_told_to_all, windows_by_hand, nosy_offers])
@pytest.mark.rule("K8.3", "K9.1", "K12.22", "K10.1")
def test_a_leak_of_a_card_in_the_log_is_caught(leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"gets what is secret|changes the play"):
        exchange_stolen_cards()


# --- private deals -------------------------------------------------------------------------------


def play_and_deal(seed: int, most: int = 160) -> int:
    """A game of much dealing in private; how many private records were left out or changed."""
    seats = 3 + seed % 2
    table = random_game(CHICAGO, Options(), seats, Random(seed), extras=0.6, most=most)
    records = table.records
    return sum(private_check(CHICAGO, Options(), seats, records, seat) for seat in (0, 2, None))


def haggling() -> list[Record]:
    """0 and 1 haggle in private, in every way there is, while the game goes on."""
    table: AnyTable = Table(CHICAGO, Options(), 3, SampledChance(Random(5)))
    rng = Random(5)

    def go_on(records: int) -> None:
        for _ in range(records):
            ask = next(ask for ask in CHICAGO.asks(table.state) if ask.waiting)
            asks = CHICAGO.own_asks(table.state, ask.seat)
            table.act(ask.seat, lively_answer(table.state, asks, rng))

    def offer(by: int, to: int, *promises: Promise, cash: int = 0, counter: int = -1) -> int:
        give = (Good("cash", count=cash),) if cash else ()
        table.act(by, MakeOffer((to,), give, (), promises, counter))
        return table.offers[-1].id

    while table.state.turn == 0:
        go_on(1)
    table.act(1, DeclineOffer(offer(0, 1, cash=50)))
    go_on(3)
    table.act(0, WithdrawOffer(offer(0, 1, cash=100)))
    countered = offer(1, 0, cash=50)
    word = Promise("word", 0, 1, text="I owe you one")
    table.act(1, AcceptOffer(offer(0, 1, word, counter=countered)))
    go_on(4)
    truce = Promise("truce", 1, 0, until=table.state.turn)
    table.act(0, AcceptOffer(offer(1, 0, truce, cash=50)))
    pay = Promise("pay", 0, 1, about=1, until=5)
    table.act(1, AcceptOffer(offer(0, 1, pay)))
    table.act(1, JudgePromise(0, False))
    go_on(4)
    table.act(1, AcceptOffer(offer(0, 1, cash=50)))  # paid: that promise is kept
    go_on(4)
    assert [entry.verdict for entry in table.ledger] == ["broken", "open", "kept"]
    return table.records


def haggle() -> int:
    records = haggling()
    return sum(private_check(CHICAGO, Options(), 3, records, seat) for seat in (2, None))


@pytest.mark.rule("K10.2", "K10.4")
def test_nobody_notices_what_is_private_between_others() -> None:
    assert haggle() >= 16
    assert sum(play_and_deal(seed) for seed in range(2)) > 30


def all_offers(patch: Patch) -> None:
    def offers(table: AnyTable, seat: int | None) -> list[Offer]:
        return list(table.offers)

    patch.setattr(Table, "offers_for", offers)


def offers_told_to_all(patch: Patch) -> None:
    check_offer = dealing.check_offer

    def loud(state: Chicago, seat: int, terms: MakeOffer, moment: Moment) -> None:
        check_offer(state, seat, terms, moment)
        moment.tell("story-offers-something", boss=seat)

    patch.setattr(dealing, "check_offer", loud)


def promises_of_others(patch: Patch) -> None:
    def ledger(table: AnyTable, seat: int | None) -> list[Entry]:
        return list(table.ledger)

    patch.setattr(Table, "ledger_for", ledger)


def verdicts_of_others(patch: Patch) -> None:
    def veiled(entry: Entry) -> Entry:
        return Entry(entry.id, Promise(PRIVATE, *entry.promise.parties), entry.verdict)

    patch.setattr(Entry, "veiled", veiled)


def promises_told_to_all(patch: Patch) -> None:
    strike = dealing.strike

    def loud(state: Chicago, deal: Deal, moment: Moment) -> None:
        strike(state, deal, moment)
        moment.tell("story-promises", kinds=",".join(p.kind for p in deal.promises))

    patch.setattr(dealing, "strike", loud)


@pytest.mark.parametrize(
    "leak",
    [
        *(all_offers, offers_told_to_all),
        *(promises_of_others, verdicts_of_others, promises_told_to_all),
    ],
)
@pytest.mark.rule("K10.2", "K10.4")
def test_a_leak_of_private_deals_is_caught(leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="notices what is private"):
        haggle()


def told_of_deals(table: ChicagoTable, seat: int | None) -> list[str]:
    return [m.key for m in table.story(seat) if m.key in ("story-deal", "story-deal-struck")]


@pytest.mark.parametrize(("deals", "read"), [("private", False), ("open", True)])
@pytest.mark.rule("K10.4")
def test_others_read_what_is_in_a_deal_only_where_deals_are_open(deals: str, read: bool) -> None:
    options = msgspec.convert({"deals": deals}, Options)
    table = lively_game(options, 4, Random(2), extras=0.5, most=400)
    keys = set(told_of_deals(table, None))
    assert keys == ({"story-deal"} if read else {"story-deal-struck"})
