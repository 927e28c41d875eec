"""Keys and arguments become sentences, for one reader in one language."""

from __future__ import annotations

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import (
    AcceptOffer,
    DealMade,
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
from backroom.engine.event import Pick
from backroom.engine.message import Message, Reason
from backroom.engine.passing import Pass
from backroom.engine.record import Stop, Undo
from backroom.engine.save import AnyGame, SaveError
from backroom.games import shelf
from backroom.games.bootleggers import events, questions
from backroom.games.bootleggers.actions import (
    ACTIONS,
    Allow,
    ChooseWay,
    Done,
    Drive,
    Load,
    PickMuscle,
    PutDie,
)
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_PAYOFF,
    DOUBLE_CROSS,
    HIJACK,
    MOB_WAR,
    MOTHERS,
    PACKING_HEAT,
    SAFE_HOUSE,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from backroom.games.bootleggers.thugs.double_cross import DoubleCrossHow
from backroom.games.chicago.game import CHICAGO
from backroom.text import LANGUAGES, Text, lookup
from backroom.text.lookup import catalogue, language
from backroom.text.rulebook import rules

NAMES = ["Al", "Bea", "Cal", "Dot"]


def english(me: int | None = None) -> Text:
    return Text("en", NAMES, me=me, game=BOOTLEGGERS)


def test_a_player_is_called_by_name_and_the_reader_is_you() -> None:
    args = {"mobster": 1, "house": MOTHERS}
    assert english().say("story-places", args) == "Bea puts a marker in Mother's Groceries."
    assert english(me=1).say("story-places", args) == "You put a marker in Mother's Groceries."


def test_a_seat_without_a_name_has_its_number() -> None:
    assert Text("en", ["Al", ""], game=BOOTLEGGERS).name(1) == "Mobster 2"
    assert Text("en", ["Al"], game=BOOTLEGGERS).name(5) == "Mobster 6"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"crates": 1}, "Al loads 1 crate on truck 13 (medium)."),
        ({"crates": 2}, "Al loads 2 crates on truck 13 (medium)."),
    ],
)
def test_one_crate_and_two_crates(args: dict[str, int], said: str) -> None:
    assert english().say("story-loads", {"mobster": 0, "truck": 12, **args}) == said


@pytest.mark.parametrize(
    ("base", "number", "word"),
    [
        ("cash", 4, "$4G"),
        ("house", BARLEYCORNS, "Barleycorn's Feed & Grain"),
        ("truck", 0, "truck 1 (small)"),
        ("truck", 19, "truck 20 (large)"),
        ("still", 2, "Cal's family still"),
        ("still", 7, "remote still 2"),
        ("card", HIJACK, "Hijack"),
        ("muscle", 43, "yellow 43"),
        ("dock", 2, "the public dock"),
    ],
)
def test_a_number_is_told_by_what_it_is(base: str, number: int, word: str) -> None:
    assert english().term(base, number) == word


def test_a_suffix_does_not_change_what_an_argument_is() -> None:
    args = {"mobster": 0, "house_from": 1, "house_to": 2}
    said = english().say("story-moves-improvement", args)
    assert said == "Al moves an improvement from Texas Lil's Diner to Mother's Groceries."


def test_the_owner_of_a_still_is_not_named_twice() -> None:
    made = events.Makes(mobster=1, still=1, dice=(5, 3), crates=8)
    said = english().event(BOOTLEGGERS, made)
    assert said == "Bea rolls 5 + 3 on the family still: 8 crates."


def test_omalleys_has_one_line_and_no_docks() -> None:
    args = {"mobster": 0, "truck": 0, "crates": 2, "dock": 2}
    said = [english().say("story-drives", {**args, "house": house}) for house in (0, 2)]
    assert said[0].endswith("to O'Malley's Dry Goods: one line for all.")
    assert said[1].endswith("to Mother's Groceries: the public dock.")


def test_a_list_reads_naturally() -> None:
    goods = [Message("good-cash", {"cash": n}) for n in (1, 2, 3)]
    said = [english().say("cell-list", {"items": goods[:n]}) for n in range(4)]
    assert said == ["nothing", "$1G", "$1G and $2G", "$1G, $2G and $3G"]


def test_a_reason_is_followed_by_its_rule() -> None:
    reason = Reason("B5.8", "why-full", {"house": MOTHERS})
    said = "There is no free circle left in Mother's Groceries. Pick another speakeasy."
    assert english().reason(reason) == f"{said} [B5.8]"
    assert english().reason(Reason("", "why-full", {"house": MOTHERS})) == said


def test_how_the_game_ended_is_told_in_words() -> None:
    said = english().event(BOOTLEGGERS, events.Wins(mobster=0, ending="fortune"))
    assert said == "Al wins: the $100G mark has been reached."


def test_actions_have_labels() -> None:
    text = english(me=0)
    labels = {
        PickMuscle(43): "Lay down yellow 43 ($2G)",
        PutDie(0): "Put a die on your family still",
        Load(0, 0): "Leave truck 1 (small) empty",
        Load(0, 1): "Load 1 crate on truck 1 (small)",
        Drive(0, MOTHERS): "Send truck 1 (small) to Mother's Groceries",
        Allow(True): "Let them sell",
        Allow(False): "Turn them away",
        Pass(0): "Pass",
        Pass(1): "Pass here, whatever the others play",
        Pass(2): "Pass for the rest of this phase",
        Pass(3): "Pass for the rest of this round",
        AcceptOffer(3): "Shake hands on offer 3",
    }
    assert {action: text.action(BOOTLEGGERS, action) for action in labels} == labels
    assert text.fallbacks == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_one_can_do_has_a_label(lang: str) -> None:
    text = Text(lang, NAMES, me=0, game=BOOTLEGGERS)
    unbounded: list[Action] = [
        MakeOffer((1, 2), (Good("crates", count=1), Good("rent", 0)), (Good("truck", 3),)),
        AcceptOffer(1),
        DeclineOffer(1),
        WithdrawOffer(1),
        JudgePromise(1, True),
        StopTrading(True),
        StopTrading(False),
        LapseOffer(1),
        Stop(),
        JudgePromise(1, False),
        Undo(),
        Stop(),
    ]
    assert {type(action) for action in unbounded} == {k for k in ACTIONS.types if not k.finite}
    for kind in ACTIONS.types:
        if kind.finite:
            bounds = ACTIONS.fields(kind)
            highest = [max(CARD_NAMES) if f == "card" else high for f, (_, high) in bounds.items()]
            unbounded += [kind(*[low for low, _ in bounds.values()]), kind(*highest)]
    labels = [text.action(BOOTLEGGERS, action) for action in unbounded]
    assert all(labels)
    assert text.fallbacks == set()


def test_the_question_tells_more_about_an_action() -> None:
    text = english()
    ask = Ask("", 0, DoubleCrossHow(card=DOUBLE_CROSS), "B11.8", [])
    assert text.action(BOOTLEGGERS, ChooseWay(0), ask) == "destroy a marker"
    assert text.action(BOOTLEGGERS, ChooseWay(0)) == "the first way"
    deals = Ask("", 0, questions.Deals(), "B13.6", [])
    assert text.action(BOOTLEGGERS, Done(), deals) == "Done haggling, let's go on"
    assert text.action(BOOTLEGGERS, Done()) == "Done"


def test_the_choices_for_a_card_are_told_with_the_card() -> None:
    picks = (Pick("house", MOTHERS), Pick("way", 1))
    played = events.PlaysCard(mobster=0, card=DOUBLE_CROSS, picks=picks)
    said = english().event(BOOTLEGGERS, played)
    assert said == "Al plays Double Cross: at Mother's Groceries and slip in one of your own."


def test_who_is_hit_twice_is_named_once() -> None:
    picks = (Pick("house", 1), Pick("mobster", 1), Pick("mobster", 1))
    played = events.PlaysCard(mobster=0, card=MOB_WAR, picks=picks)
    said = english(me=1).event(BOOTLEGGERS, played)
    assert said == "Al plays Mob War: at Texas Lil's Diner and against 2 of your markers."


def test_an_offer_is_told_with_both_sides() -> None:
    promise = Promise("pay", 1, 0, about=3, until=5)
    terms = MakeOffer((1,), (Good("thug", HIJACK), Good("cash", count=2)), (), (promise,))
    said = english(me=1).offer(BOOTLEGGERS, Offer(0, 0, terms, ""))
    promised = "your promise to pay Al $3G by the end of round 5"
    assert said == f"Al makes an offer to you: Hijack and $2G for {promised}."


def test_a_deal_names_whoever_gives_once() -> None:
    promise = Promise("pay", 1, 0, about=3, until=5)
    deal = DealMade(
        between=None, seat=0, seat_with=1, give=(Good("cash", count=2),), promises=(promise,)
    )
    said = english(me=2).event(BOOTLEGGERS, deal)
    promised = "a promise to pay Al $3G by the end of round 5"
    assert said == f"It's a deal! Al gives $2G; Bea gives {promised}."


def test_a_save_that_breaks_a_rule_is_explained() -> None:
    text = english()
    assert text.save_error(SaveError(7, "refused-not-asked", "B4.3", illegal=True)).startswith(
        "Line 7: "
    )
    assert text.save_error(SaveError(2, "save-after-end")).startswith("Line 2: ")
    assert text.fallbacks == set()


def test_there_are_no_invisible_marks_in_what_is_said() -> None:
    said = english().say("story-places", {"mobster": 1, "house": MOTHERS})
    assert not any(mark in said for mark in "\u2066\u2067\u2068\u2069")


def test_a_language_tag_finds_the_nearest_language() -> None:
    tags = ("fr-CH", "de_AT", "IT", "pl", "")
    assert [language(tag) for tag in tags] == ["fr", "de", "it", "en", "en"]


# --- nothing stops a session ---------------------------------------------------------------------


def test_a_key_that_is_nowhere_is_shown_with_its_arguments_and_noted() -> None:
    text = english()
    assert text.say("story-of-nothing", {"mobster": 0}) == "story-of-nothing (mobster Al)"
    assert text.fallbacks == {"story-of-nothing"}


def test_a_key_that_is_not_translated_is_said_in_english_and_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lacking = FluentBundle(["fr"], use_isolating=False)
    lacking.add_resource(FluentResource("cash = { $amount } G$"))
    bundles = {"fr": lacking, "en": catalogue("en", "bootleggers")}
    monkeypatch.setattr(lookup, "catalogue", lambda lang, game, overlays: bundles[lang])
    text = Text("fr", NAMES, game=BOOTLEGGERS)
    assert text.say("story-announces-cash", {"mobster": 0, "cash": 4}) == "Al has 4 G$."
    assert text.fallbacks == {"story-announces-cash"}


def test_an_argument_that_is_lacking_or_can_not_be_does_not_stop_anything() -> None:
    text = english()
    assert "Mother's" in text.say("story-places", {"house": MOTHERS})
    assert text.say("name-card", {"card": -1}) == "-1"
    assert text.say("name-house", {"house": 99}) == "99"
    assert text.fallbacks == {"story-places", "card -1", "house 99"}


def test_words_without_a_game_know_no_cards_and_do_not_mind() -> None:
    text = Text("en")
    assert text.card_help(HIJACK) == ""
    assert text.term("card", HIJACK) == str(HIJACK)
    assert text.say("refused-over").startswith("The game is over.")


# --- names and explanations, in every language ---------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(lang: str) -> None:
    text = Text(lang, game=BOOTLEGGERS)
    for card in CARD_NAMES:
        assert text.term("card", card)
        assert len(text.card_help(card)) > len(text.term("card", card))
    assert text.fallbacks == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "option", "values"),
    [
        (BIG_PAYOFF, "big_payoff", ("dock-anew", "stay")),
        (SAFE_HOUSE, "safe_house", ("any", "one")),
        (DOUBLE_CROSS, "double_cross", ("another", "any")),
        (PACKING_HEAT, "packing_heat", ("others", "you")),
        (WAREHOUSE, "warehouse", ("no-truck", "home")),
    ],
)
def test_what_a_card_does_is_told_as_the_table_plays_it(
    lang: str, card: int, option: str, values: tuple[str, str]
) -> None:
    said = []
    for value in values:
        options = msgspec.convert({option: value}, Options)
        text = Text(lang, game=BOOTLEGGERS, options=options)
        said.append(text.card_help(card))
        assert text.fallbacks == set()
    assert said[0] != said[1]
    assert said[0] == Text(lang, game=BOOTLEGGERS).card_help(card), (
        "the usual way, if none is known"
    )


def test_no_explanation_speaks_of_other_tables() -> None:
    others = Text("en", game=BOOTLEGGERS, options=Options(packing_heat="you"))
    assert others.card_help(PACKING_HEAT).endswith("this round for you alone.")
    assert "own" in Text("en", game=BOOTLEGGERS).card_help(DOUBLE_CROSS)
    assert "any marker" in Text(
        "en", game=BOOTLEGGERS, options=Options(double_cross="any")
    ).card_help(DOUBLE_CROSS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_name(lang: str) -> None:
    text = Text(lang, game=BOOTLEGGERS)
    for name in Options.__struct_fields__:
        assert text.option(name)
        assert text.option(name, getattr(Options(), name))
    assert "7" in text.option("rules", 7), "each new edition would need a text"
    assert text.preset("003")
    assert text.fallbacks == set()


@pytest.mark.parametrize(
    ("game", "some"),
    [(BOOTLEGGERS, ("B1.1", "B8.3", "B11.14", "B13.7")), (CHICAGO, ("K1.2", "K5.7", "K12.6"))],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_can_be_read_up(lang: str, game: AnyGame, some: tuple[str, ...]) -> None:
    text = Text(lang, game=game)
    said = [text.rule(rule) for rule in some]
    assert all(len(words) > 40 for words in said)
    assert not any("**" in words or "|" in words for words in said)
    assert text.fallbacks == set()


def test_a_rule_goes_on_over_its_lines_and_not_into_the_next() -> None:
    said = english().rule("B8.3")
    assert "first" in said and said.endswith("B12.5.)")


@pytest.mark.parametrize("game", shelf.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_of_all_languages_have_the_same_rules(lang: str, game: str) -> None:
    assert rules(lang, game).keys() == rules("en", game).keys()
