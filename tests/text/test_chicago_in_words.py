"""King of Chicago: its numbers, actions and deals become words, mild ones if the host likes."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.deal import (
    PRIVATE,
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    LapseOffer,
    MakeOffer,
    Offer,
    Promise,
    StopTrading,
    WithdrawOffer,
)
from backroom.engine.message import Message
from backroom.engine.passing import Pass
from backroom.engine.record import Stop, Undo
from backroom.engine.save import AnyTable
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    ACTIONS,
    Bid,
    Done,
    Drive,
    DrivePolice,
    OpenBusiness,
    PickLot,
    Play,
    Put,
    SettleIn,
)
from backroom.games.chicago.board import LOOP, board
from backroom.games.chicago.components import (
    BURGLARY,
    CAR,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_CONTRACT,
    HIDING,
    PRISON,
    TAILOR,
    THE_FEDS,
    UNKNOWN,
)
from backroom.games.chicago.contracts import BOOK
from backroom.games.chicago.event_cards.backstabbing import StealsGangster
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, ROSTER, THE_PIMP
from backroom.games.chicago.options import Options
from backroom.text import LANGUAGES, Text
from tests.changing import change
from tests.play import random_game

NAMES = ["Al", "Bea", "Cal", "Dot"]
BOOZE_BASH = 9
ORCHID_HOUSE = 17


def words(me: int | None = None, lang: str = "en", *, mild: bool = False, on: str = LOOP) -> Text:
    options = Options(board=on, words="mild" if mild else "plain") if on else None
    return Text(lang, NAMES, me=me, game=CHICAGO, options=options)


def test_a_boss_is_called_by_name_and_the_reader_is_you() -> None:
    stolen = StealsGangster(boss=1, boss_other=0, gangster=BUGS_BENNY)
    assert words().event(CHICAGO, stolen) == (
        "Bugs Benny stabs Al in the back and now works for Bea."
    )
    assert words(me=0).event(CHICAGO, stolen) == (
        "Bugs Benny stabs you in the back and now works for Bea."
    )


def test_dice_gangsters_cards_and_resources_are_listed() -> None:
    rolled = events.RaidDice(boss=0, boss_other=1, dice=(3,), dice_other=(5,))
    first = events.RollsForFirst(boss=2, dice=(3, 4))
    nobody = events.ShowsGang(boss=1, where=CAR, gangsters=())
    both = events.ShowsGang(boss=1, where=CAR, gangsters=(BUGS_BENNY, KNUCKLES))
    cards = events.BrokenIn(boss=0, boss_other=1, cards=(BURGLARY, DYNAMITE))
    goods = (Good("booze", count=2), Good("girls", count=1))
    told = {
        rolled: "Al rolls a 3 for the police, Bea rolls a 5.",
        first: "To see who begins, Cal rolls 3 + 4.",
        nobody: "Bea has nobody there.",
        both: "Bea shows Bugs Benny and Knuckles.",
        cards: "What Al took from Bea: Burglary and Dynamite.",
        events.Takes(
            boss=1, place=TAILOR, goods=goods
        ): "Bea picks up 2 booze and 1 girl at Tailor.",
    }
    text = words()
    assert {event: text.event(CHICAGO, event) for event in told} == told
    assert text.fallbacks == set()


def test_a_question_is_asked_about_its_subject() -> None:
    def asked(question: Question) -> str:
        return words().ask(Ask("", 0, question, "", []))

    taking = questions.Take(place=TAILOR, good="girls", count=1)
    assert asked(taking) == "How many girls leave Tailor? There is 1."
    bid = questions.Bid(gangster=BUGS_BENNY, boss=1, cash=350)
    assert asked(bid) == "Bugs Benny is for hire, and Bea bids $350. Bid more, or pass."


def test_a_seat_without_a_name_is_a_boss() -> None:
    assert Text("en", game=CHICAGO).name(1) == "Boss 2"


@pytest.mark.parametrize(
    ("base", "number", "word"),
    [
        ("cash", 1200, "$1200"),
        ("fifties", 3, "$150"),
        ("gangster", BUGS_BENNY, "Bugs Benny"),
        ("event", THE_FEDS, "The Feds Are in Town"),
        ("contract", FIRST_CONTRACT + 4, "Red Hot Tip"),
        ("card", BUGS_BENNY, "Bugs Benny"),
        ("card", BURGLARY, "Burglary"),
        ("card", FIRST_CONTRACT, "A Thorough Shaving"),
        ("business", BOOZE_BASH, "Booze Bash"),
        ("place", TAILOR, "Tailor"),
        ("resource", 1, "a girl"),
        ("spot", CAR, "into the car"),
        ("spot", BOOZE_BASH, "into Booze Bash"),
        ("where", PRISON, "in prison"),
        ("where", UNKNOWN, "in the car, at a business or hiding"),
        ("square", 7, "square 8"),
        ("territory", 2, "territory 3"),
        ("garage", 0, "garage 1"),
        ("lot", 12, "lot 13"),
    ],
)
def test_a_number_is_told_by_what_it_is(base: str, number: int, word: str) -> None:
    assert words(on="").term(base, number) == word


@pytest.mark.parametrize(
    ("base", "number", "word"),
    [
        ("square", 7, "Lake St. (next to lot 13 and Clark & Lake)"),
        ("square", 25, "State St. (next to State & Lake)"),
        ("square", 5, "Lake St."),
        ("territory", 2, "territory 3 (Lake St.)"),
        ("garage", 0, "garage 1 (Lake St.)"),
        ("lot", 12, "lot 13 (medium, Lake St.)"),
    ],
)
def test_where_the_board_is_known_the_streets_have_names(base: str, number: int, word: str) -> None:
    assert words().term(base, number) == word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_one_drives_and_where_one_opens_have_two_names(lang: str) -> None:
    text = words(lang=lang, on="")
    square = text.term("square", 6).split()[-2].casefold()
    assert square not in text.term("lot", 6).casefold()


@pytest.mark.parametrize("base", ["square", "territory", "garage", "lot"])
def test_what_is_not_on_the_board_has_no_name(base: str) -> None:
    text = words()
    assert text.term(base, 399) == "399"
    assert text.fallbacks == {f"{base} 399"}


def test_where_one_can_drive_is_told_with_what_is_there() -> None:
    text = words()
    assert text.action(CHICAGO, Drive(92)) == "Drive to Wabash Ave.: Wharf"
    assert text.action(CHICAGO, Drive(0)) == "Drive to Wells & Lake"
    assert text.action(CHICAGO, Drive(7)) == "Drive to Lake St. (next to lot 13 and Clark & Lake)"
    assert text.action(CHICAGO, DrivePolice(2)).endswith("to Lake St.: garage 1")
    assert words(on="").action(CHICAGO, Drive(7)) == "Drive to square 8"


@pytest.mark.parametrize(("square", "where"), [(7, "Lake St."), (0, "Wells & Lake.")])
def test_a_sentence_ends_with_one_full_stop(square: int, where: str) -> None:
    assert words(me=1).event(CHICAGO, events.Drives(1, 3, square, 4)).endswith(f" to {where}")


def test_a_card_is_played_on_a_boss_or_a_gangster_as_it_says() -> None:
    text = words(me=0)
    labels = {
        Play(ELECTION_DAY, 1): "Play Election Day on Bea",
        Play(DYNAMITE, BUGS_BENNY): "Play Dynamite on Bugs Benny",
        Play(THE_FEDS): "Play The Feds Are in Town",
    }
    assert {action: text.action(CHICAGO, action) for action in labels} == labels
    assert text.fallbacks == set()


def test_actions_have_labels() -> None:
    text = words(me=0)
    labels = {
        Bid(3): "Bid $150",
        SettleIn(CAR): "Put him into the car",
        Put(BUGS_BENNY, HIDING): "Bugs Benny into hiding",
        PickLot(0): "Start at lot 1 (small, Randolph St.)",
        Pass(0): "Pass",
        Pass(2): "Pass for the rest of this action round or trade phase",
        Pass(3): "Pass for the rest of this game turn",
    }
    assert {action: text.action(CHICAGO, action) for action in labels} == labels
    said = text.action(CHICAGO, OpenBusiness(BOOZE_BASH, 12))
    assert said.startswith("Open Booze Bash, a medium bar, at lot 13")
    assert said.endswith("for 4 booze, 2 girls and 2 henchmen")


def test_the_question_tells_more_about_an_action() -> None:
    fetching = Ask("", 0, questions.FetchMore(), "K5.10", [])
    assert words().action(CHICAGO, Done(), fetching) == "Nobody else"
    raided = Ask("", 0, questions.WindowRaided(boss=1), "K12.22", [])
    assert words().action(CHICAGO, Pass(0), raided) == "Let it happen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_one_can_do_has_a_label(lang: str) -> None:
    text = words(me=0, lang=lang, on="")
    goods = tuple(Good(kind, 0, 1) for kind in ("cash", "booze", "girls", "henchmen"))
    actions: list[Action] = [
        MakeOffer((1, 2), goods, (Good("card", BURGLARY), Good("gangster", BUGS_BENNY))),
        AcceptOffer(1),
        DeclineOffer(1),
        WithdrawOffer(1),
        JudgePromise(1, True),
        StopTrading(True),
        StopTrading(False),
        LapseOffer(1),
        Stop(),
        Undo(),
        Stop(),
    ]
    assert {type(action) for action in actions} == {k for k in ACTIONS.types if not k.finite}
    contract = FIRST_CONTRACT + len(BOOK) - 1
    last = {"gangster": len(ROSTER) - 1, "card": max(EVENT_NAMES), "contract": contract}
    for kind in ACTIONS.types:
        if kind.finite:
            bounds = ACTIONS.fields(kind)
            actions += [kind(*[low for low, _ in bounds.values()])]
            if kind is not Play:  # the last boss and the last gangster are not on every card
                highest = [last.get(name, high) for name, (_, high) in bounds.items()]
                actions += [kind(*highest)]
    assert all(text.action(CHICAGO, action) for action in actions)
    assert text.fallbacks == set()


def test_an_offer_is_told_with_both_sides() -> None:
    promise = Promise("pay", 1, 0, about=4, until=5)
    terms = MakeOffer((1,), (Good("gangster", BUGS_BENNY), Good("booze", count=2)), (), (promise,))
    said = words(me=1).offer(CHICAGO, Offer(0, 0, terms, ""))
    promised = "your promise to pay Al $200 by the end of game turn 5"
    assert said == f"Al makes an offer to you: Bugs Benny and 2 booze for {promised}."


def test_of_a_private_promise_others_hear_only_that_there_is_one() -> None:
    text = words(me=2)
    said = text.promise(CHICAGO, Promise(PRIVATE, 1, 0))
    assert said == "something that Bea has promised Al in private"
    assert text.fallbacks == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(lang: str) -> None:
    text = words(lang=lang)
    contracts = range(FIRST_CONTRACT, FIRST_CONTRACT + len(BOOK))
    for card in [*range(len(ROSTER)), *EVENT_NAMES, *contracts]:
        assert text.term("card", card)
        assert text.card_help(card).endswith(".")
    assert text.fallbacks == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_name(lang: str) -> None:
    text = words(lang=lang)
    for name in Options.__struct_fields__:
        assert text.option(name)
        assert text.option(name, getattr(Options(), name))
    assert text.option("board", 'name = "My own town"')
    assert text.fallbacks == set()


# --- mild words ----------------------------------------------------------------------------------


def test_a_host_may_have_it_in_mild_words() -> None:
    text = words(mild=True)
    assert text.term("gangster", THE_PIMP) == "The Impresario"
    assert text.card_help(THE_PIMP) == "In a cabaret: 2 dancers on top of your income."
    assert text.message(Message("good-girls", {"girls": 1})) == "1 dancer"
    opened = events.Opens(boss=0, business=ORCHID_HOUSE, lot=3, goods=())
    assert "a large cabaret" in text.event(CHICAGO, opened)
    assert text.fallbacks == set()


def test_without_them_it_is_told_in_plain_words() -> None:
    assert words().term("gangster", THE_PIMP) == "The Pimp"
    assert words().message(Message("good-girls", {"girls": 2})) == "2 girls"


# --- the table in words --------------------------------------------------------------------------


def table(records: int = 120) -> AnyTable:
    return random_game(CHICAGO, Options(), 3, Random(5), most=records)


def panels(seat: int | None, at: AnyTable) -> dict[str, list[list[str]]]:
    """Each panel by its key: its rows in words."""
    text = words(me=seat)
    told = {
        panel.title.key: [[text.message(cell.message) for cell in row] for row in panel.rows]
        for panel in CHICAGO.describe(CHICAGO.view(at.state, seat))
    }
    assert text.fallbacks == set()
    return told


def test_the_nearest_resources_come_first_with_the_way_from_ones_own_car() -> None:
    at = table()
    streets = board(LOOP)
    car = at.state.bosses[0].square
    rows = panels(0, at)["panel-resources"]
    names = [words().term("place", place) for place in range(26)]
    ways = [streets.distance[car][streets.place_square[names.index(row[0])]] for row in rows]
    assert ways == sorted(ways)
    told = {0: "right here", 1: "1 square"}
    assert [row[3] for row in rows] == [told.get(way, f"{way} squares") for way in ways]


def test_ones_own_cards_are_told_with_what_they_do() -> None:
    at = table(400)
    seat = next(s for s in range(3) if at.state.bosses[s].hand)
    card = sorted(at.state.bosses[seat].hand)[0]
    told = panels(seat, at)["panel-own"]
    assert [words().term("card", card), words().card_help(card)] in told


def test_who_looks_on_sees_no_pockets_and_no_car_of_his_own() -> None:
    told = panels(None, table())
    assert "panel-own" not in told and "panel-here" not in told
    assert {len(row) for row in told["panel-resources"]} == {3}


def test_what_can_be_reached_from_ones_own_car_is_told() -> None:
    at = table(1)
    while at.state.table.turn == 0:
        ask = next(ask for ask in CHICAGO.asks(at.state) if ask.waiting)
        at.act(ask.seat, next(ask.answers()))
    own = at.state.own_businesses(0)[0]
    rows = dict(panels(0, at)["panel-here"])
    assert rows["Lots"] == f"{words().term('business', own)} (yours)"


def test_unseen_gangsters_are_only_counted() -> None:
    at = table()
    at.state.known = [0] * len(ROSTER)
    at.state.where[:3] = [0, 0, CAR]
    at.state.owners[:3] = [1, 1, 1]
    change(at.state.businesses, 0, owner=1)
    row = next(row for row in panels(0, at)["panel-businesses"] if row[0] == "The Tin Cup")
    count = at.state.where.count(0)
    assert row[-1] == f"{count} unseen"
