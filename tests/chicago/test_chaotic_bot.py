"""The bot that does anything legal leaves nothing out of what a boss can do."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import chaotic
from backroom.bots.chaotic import ChaoticBot
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import (
    DEAL_ACTIONS,
    WORD,
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Refusal
from backroom.engine.passing import THIS_ROUND, Pass
from backroom.engine.record import Begin, Record, Stop, Undo
from backroom.engine.save import AnyTable
from backroom.games.chicago.actions import (
    AttackCar,
    CompleteContract,
    NoAction,
    NoPolice,
    Play,
    Stay,
)
from backroom.games.chicago.components import (
    BURGLARY,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HOSPITAL_PLACE,
    POST_OFFICE,
    RACE_TRACK,
    THE_FEDS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JOHN_DOE,
    KNUCKLES,
    SPONGE,
    THE_REPORTER,
    THIN_TIM,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.promises import KINDS
from tests.chicago.given import ChicagoTable, Given
from tests.chicago.lively import lively_game
from tests.play import until

RED_HOT_TIP = FIRST_CONTRACT + 4
#: So often the bot is asked the same thing: by then it has done each sort of thing it may do.
_TRIES = 600


def _sorts(asks: list[Ask]) -> set[type[Action]]:
    return {type(action) for ask in asks for action in ask.answers()}


class Everything:
    """Lets the bot choose wherever something could be done that it has not done yet."""

    def __init__(self) -> None:
        self.done: set[type[Action]] = set()

    def __call__(self, table: AnyTable, record: Record | None = None) -> None:
        for seat in sorted({ask.seat for ask in CHICAGO.asks(table.state) if ask.waiting}):
            seen = table.seen(seat)
            open_ = [ask for ask in seen.view.asks if ask.waiting or ask.optional]
            new = _sorts(open_ + seen.view.asides) | ({Undo} if seen.undo else set())
            if new <= self.done:
                continue
            bot = ChaoticBot(CHICAGO, Random(len(self.done)))
            for _ in range(_TRIES):
                self.done.add(type(bot.choose(seen, [])))
                if new <= self.done:
                    break


def rare_moments() -> list[ChicagoTable]:
    """Questions that seldom come up."""
    races = Given(2).started(0, RED_HOT_TIP)
    races.car(0, races.place(RACE_TRACK)).turn_of(0)
    races.act(0, Stay(), CompleteContract(RED_HOT_TIP))
    shaved = Given(2).started(0, FIRST_CONTRACT)
    shaved.car(0, shaved.place(POST_OFFICE)).turn_of(0).act(0, Stay())
    hospital = Given(2).in_hospital(0, BUGS_BENNY)
    hospital.car(0, hospital.place(HOSPITAL_PLACE)).turn_of(0).act(0, Stay())
    friends = Given(2).hand(0, FRIENDS_ON_THE_INSIDE, GETAWAY).turn_of(0)
    friends.act(0, Play(FRIENDS_ON_THE_INSIDE))
    attacks = []
    for attacker, defender in ((BUGS_BENNY, THIN_TIM), (JOHN_DOE, KNUCKLES)):
        given = Given(2).gangster(0, attacker).gangster(1, defender)
        attacks.append(given.car(1, given.boss(0).square).turn_of(0).act(0, Stay(), AttackCar(1)))
    beaten = Given(2).gangster(0, BUGS_BENNY).gangster(1, SPONGE)
    board = beaten.state.board
    far = next(s for s in range(board.squares) if len(board.nearest_garages(s)) > 1)
    beaten.dice("shootout 0", 1, 1).dice("shootout 1", 5, 5).car(0, far).car(1, far).turn_of(0)
    beaten.act(0, Stay(), AttackCar(1))
    asked_again = Given(3).hand(0, THE_FEDS).hand(2, GETAWAY).turn_of(1, window=True)
    asked_again.act(0, Pass(THIS_ROUND)).act(2, Pass())
    asked_again.turn_of(0)
    raids = Given(2).badge(0)
    raids.police(raids.boss(1).square).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    news = Given(2).gangster(0, THE_REPORTER)
    news.gangster(1, KNUCKLES, spot=news.home(1)).gangster(1, SPONGE).turn_of(0)
    cleaned = Given(2).badge(0).territory(1, 4)
    cleaned.police(cleaned.turf(4)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    safe = Given(2).hand(0, BURGLARY).goods(1, 2, 2, 2).turn_of(0).act(0, Play(BURGLARY, 1))
    rare = [races, shaved, hospital, friends, *attacks, beaten, asked_again, raids, news]
    rare += [cleaned, safe]
    return [given.table() for given in rare]


def test_it_does_everything_that_a_boss_can_do() -> None:
    everything = Everything()
    for table in rare_moments():
        everything(table)
    # What nobody asks for comes below.
    every = set(CHICAGO.actions.types) - {Begin, Stop, *DEAL_ACTIONS}
    for seed in until(lambda: every <= everything.done):
        lively_game(Options(), 3 + seed % 2, Random(seed), everything, extras=0.2)
    assert {kind.__name__ for kind in every - everything.done} == set()


def trade() -> ChicagoTable:
    """The trade phase: everything can change hands."""
    given = Given(3).cash(0, 700).goods(0, 2, 2, 2).hand(0, THE_FEDS, GETAWAY).hand(1, RED_HOT_TIP)
    given.gangster(0, BUGS_BENNY, SPONGE).gangster(1, KNUCKLES).trade(part=1, windows=True)
    return given.table()


@pytest.mark.plain_sources
def test_it_offers_all_that_can_be_traded_and_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaotic, "_UNASKED", 1.0)
    table = trade()
    bot = ChaoticBot(CHICAGO, Random(5))
    goods: set[str] = set()
    promises: set[str] = set()
    to_many = made = 0
    for _ in range(800):
        offer = bot.consider(table.seen(0), [])
        if not isinstance(offer, MakeOffer):
            continue
        try:
            table.act(0, offer)
        except Refusal:
            continue
        made += 1
        goods |= {good.kind for good in offer.give}
        promises |= {promise.kind for promise in offer.promises}
        to_many += len(offer.to) > 1
        table.dealing.offers.open = []
    assert goods == {"cash", "booze", "girls", "henchmen", "card", "gangster"}
    assert promises == {WORD, *KINDS}
    assert made > to_many > 0


def test_it_answers_offers_and_judges_promises() -> None:
    table = trade()
    bot = ChaoticBot(CHICAGO, Random(6))
    terms = MakeOffer((0,), give=(Good("cash", count=50),))
    table.act(1, terms)
    said = {type(bot.consider(table.seen(0), [])) for _ in range(200)}
    assert said >= {AcceptOffer, DeclineOffer, MakeOffer}
    promise = Promise(WORD, 1, 0, text="…")
    table.act(1, MakeOffer((0,), promises=(promise,)))
    table.act(0, AcceptOffer(table.offers[-1].id))
    table.dealing.offers.open = []
    table.act(0, MakeOffer((1,), give=(Good("cash", count=50),)))
    said = {type(bot.consider(table.seen(0), [])) for _ in range(2000)}
    assert said >= {WithdrawOffer, JudgePromise}
