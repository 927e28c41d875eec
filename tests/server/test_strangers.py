"""What a hostile seat tries with arrangements, plans, offers and the clock: it learns nothing by
it, breaks nothing, and makes nobody wait for long."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import msgspec
import pytest

from backroom.arena.play import match
from backroom.company.thinking import Situation, Thought, harmless
from backroom.engine.action import Action
from backroom.engine.deal import MOST_WORDS, AcceptOffer, DeclineOffer, MakeOffer, Promise
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.prospect import Prospect
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, DropOrder, LeaveOrder, Play
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIT, INVESTIGATION
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.chicago.actions import RollDie
from backroom.server import pauses
from backroom.server.limits import house
from backroom.server.onlookers import Viewer
from backroom.server.seats import clean, tidy
from backroom.server.sheet import Sheet
from backroom.server.shown import Shown
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given
from tests.chicago.given import Given as GivenChicago
from tests.server.given import running, settings
from tests.server.virtual import Sitting, heard, sit


async def tried(sitting: Sitting, seat: int, *actions: Action) -> str:
    """What came of giving an arrangement."""
    try:
        await sitting.table.act_all(seat, list(actions))
    except Refusal as refusal:
        return refusal.reason.key
    return "done"


def announced() -> AnyTable:
    """A card was played, and seats 0 and 1 may answer it; seat 1 holds what can."""
    given = Given(3)
    for seat, card in enumerate((HIT, INVESTIGATION, BIG_CITY_BOYS)):
        given.thug(seat, card, unseen=True)
    table = table_of(given.window(timing.LOADED))
    for seat in (0, 1):
        table.act(seat, Pass())
    table.act(2, Play(BIG_CITY_BOYS))
    table.act(2, ChooseMobster(2))
    return table


@pytest.mark.rule("B10.3", "B10.5")
def test_an_order_within_an_arrangement_does_not_tell_who_has_answered() -> None:
    refused = []
    for answered in (False, True):
        table = announced()
        if answered:
            table.act(0, Pass())
        order = LeaveOrder(BIG_CITY_BOYS, True)
        with pytest.raises(Refusal) as found:
            table.game.check_parts(table.state, 1, [order], Pass())
        refused.append(found.value.reason)
    assert refused[0] == refused[1]


def test_what_rolls_dice_can_end_an_arrangement_or_is_no_part_of_one() -> None:
    came: list[str] = []

    async def doing(sitting: Sitting) -> None:
        played = sitting.table.table
        assert played is not None
        ask = next(a for a in played.game.own_asks(played.state, 0) if a.knows(RollDie()))
        with pytest.raises(Refusal):
            await sitting.table.plan(0, [RollDie()], ask.id, False)
        with pytest.raises(Refusal):
            await sitting.table.plan(0, [RollDie(), RollDie()], ask.id, False)
        came.append(await tried(sitting, 0, RollDie()))

    heard(GivenChicago(3).turn_of(0).table(), (0, 1, 2), 1, 1.0, doing)
    assert came == ["done"]


def test_nothing_is_arranged_in_a_game_that_is_over() -> None:
    came: list[str] = []
    played = match(BOOTLEGGERS, Options(), ["chaotic"] * 3, 1)
    played.play()

    async def doing(sitting: Sitting) -> None:
        came.append(await tried(sitting, 0, Pass()))
        came.append(await tried(sitting, 0, Pass(), Pass()))
        with pytest.raises(Refusal):
            await sitting.table.plan(0, [Pass()], None, False)

    heard(played.table, (0, 1, 2), 1, 1.0, doing)
    assert came == ["refused-over"] * 2


@pytest.mark.rule("K10.4")
@pytest.mark.parametrize("after", [0.0, 0.3])
def test_how_long_a_bot_takes_does_not_tell_of_a_private_offer(
    after: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pauses._IN_THE_OPEN, "normal", (0.5, 0.5))
    word = MakeOffer(to=(2,), promises=(Promise("word", 1, 2, text="I'll be good"),))

    async def offers(sitting: Sitting) -> None:
        await asyncio.sleep(after)
        await sitting.table.act(1, word)

    def played() -> AnyTable:
        return GivenChicago(3).turn_of(2).table()

    silent, offered = (heard(played(), (0, 1), 0, 1.1, do, declines) for do in (None, offers))
    assert silent[-1][0] >= 0.5, "the bot has answered"
    assert [at for at, _ in silent] == [at for at, _ in offered]


def declines(situation: Situation) -> tuple[Thought, float]:
    """A bot that says no to whatever is offered, then does no harm."""
    for offer in situation.seen.offers if situation.consider else ():
        if situation.seat in offer.terms.to:
            return Thought(unasked=DeclineOffer(offer.id)), 0.0
    return Thought(answer=harmless(situation) if situation.choose else None), 0.0


# --- bounds --------------------------------------------------------------------------------------


def test_the_tabs_of_a_seat_speak_no_faster_than_one(tmp_path: Path) -> None:
    with running(settings(tmp_path, burst=40, rate=0.1)) as server:
        table, keys = server.seated()
        refused = 0
        for _ in range(4):
            player = server.player(table, keys[0])
            player.until("log")
            for number in range(20):
                player.say({"id": number, "look": []})
            while True:
                message = player.hear()
                refused += "refused" in message
                if "refused" in message or message.get("looked", {}).get("id") == 19:
                    break
            player.close()
        assert refused >= 2


def test_spectators_leave_the_seats_their_places(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_viewers=2)) as server:
        table, keys = server.seated()
        for _ in range(2):
            server.player(table, None).until("welcome")
        assert server.player(table, None).until("refused")["reason"]["key"] == "refused-full"
        assert server.player(table, keys[0]).until("welcome")["seat"] == 0


def test_offers_are_no_way_to_talk_for_ever(tmp_path: Path) -> None:
    """Each is kept with the game, and told to those it is made to."""
    with running(settings(tmp_path, deal_burst=4, deal_rate=0.01)) as server:
        ann, *_ = server.sitting()
        refused = []
        for stop in (True, False) * 3:
            refused.append((ann.act({"do": "stop-trading", "stop": stop}) or {}).get("key"))
        assert refused == [None] * 4 + ["refused-too-fast"] * 2


def test_the_words_of_an_offer_cannot_steer_a_screen(tmp_path: Path) -> None:
    said = "take\u202e it\x1b[2J\n, "
    text = "I\u202e\x07 will"
    with running(settings(tmp_path)) as server:
        ann, bea, _ = server.sitting([{"kind": "human"}] * 3, game="chicago")
        players = [ann, bea, _]
        word = {"kind": "word", "by": 0, "to": 1, "text": text}
        offer = {"do": "make-offer", "to": [1], "promises": [word], "words": said}
        for _ in range(200):
            if ann.act(offer) is None:
                break
            for player in players:
                player.settle(0.02)
                if player.waiting():
                    player.answer()
        bea.until_view(lambda view: bool(view["offers"]))
        terms = bea.view["offers"][0]["terms"]
        assert terms["words"] == "take it[2J,"
        assert terms["promises"][0]["text"] == "I will"


def test_what_is_said_covers_no_other_lines() -> None:
    heap = "\u0301\u0489"
    assert clean("a" + 100 * heap + "b") == "a" + 2 * heap + "b"
    assert clean("one\u2028two\u2029three") == "onetwothree"
    assert clean("\u3164\u2800\u1160") == "" == tidy("\u3164")
    for said in ("Việt", "שָׁלוֹם", "नमस्ते", "👍🏽", "ağız"):
        assert clean(unicodedata.normalize("NFD", said)) == unicodedata.normalize("NFD", said)


def test_nobody_gives_his_word_without_end() -> None:
    table = GivenChicago(3).turn_of(0).table()
    words = MakeOffer(to=(1,), promises=(Promise("word", 0, 1, text="I'll be good"),) * 5)
    for _ in range(MOST_WORDS // 5):
        table.act(0, words)
        table.act(1, AcceptOffer(table.offers[-1].id))
    with pytest.raises(Refusal, match="refused-too-many-words"):
        table.act(0, words)
    asked = MakeOffer(to=(0,), promises=(Promise("word", 0, 1, text="Be good"),))
    with pytest.raises(Refusal, match="refused-too-many-words"):
        table.act(1, asked)
    table.act(1, MakeOffer(to=(0,), promises=(Promise("word", 1, 0, text="I'll be good"),)))


# --- the clock -----------------------------------------------------------------------------------


def both_may_wait() -> AnyTable:
    given = Given(3)
    for seat in (0, 1):
        given.thug(seat, BIG_CITY_BOYS, unseen=True)
    return table_of(given.window(timing.LOADED))


@pytest.mark.rule("B10.3")
def test_whoever_has_thought_too_long_does_not_hold_up_the_others() -> None:
    """Seat 0 stops it for the 20 seconds there are; seat 1 for two of them, 18 seconds later."""
    left: list[float] = []

    async def doing(sitting: Sitting) -> None:
        await sitting.table.wishes.wait(0, True)
        await asyncio.sleep(18.0)
        await sitting.table.wishes.wait(1, True)
        await asyncio.sleep(2.0)
        await sitting.table.wishes.wait(1, False)
        left.append(sitting.table.windows.left())

    heard(both_may_wait(), (0, 1), 0, 20.5, doing)
    assert left == [3.0]


@pytest.mark.rule("B10.3")
def test_the_clock_is_not_stopped_again_in_the_same_window() -> None:
    async def doing(sitting: Sitting) -> None:
        await sitting.table.wishes.wait(1, True)
        await sitting.table.wishes.wait(1, False)
        with pytest.raises(Refusal, match="refused-no-clock"):
            await sitting.table.wishes.wait(1, True)

    told = heard(both_may_wait(), (0, 1), 1, 0.5, doing)
    clocks = [message for _, message in told if b'"clock"' in message]
    assert b'"may_stop":true' in clocks[0] and b'"may_stop":true' not in clocks[-1]


@pytest.mark.rule("B10.3")
def test_an_answer_given_as_an_arrangement_lets_the_clock_run_on() -> None:
    left: list[float] = []

    async def doing(sitting: Sitting) -> None:
        await sitting.table.wishes.wait(1, True)
        await tried(sitting, 1, Pass())
        left.append(sitting.table.windows.left())

    heard(both_may_wait(), (0, 1), 0, 0.5, doing)
    assert left == [3.0]


@pytest.mark.rule("B10.3")
def test_who_answers_when_the_clock_runs_again_by_itself_is_seen_by_nobody() -> None:
    async def silent(sitting: Sitting) -> None:
        await sitting.table.wishes.wait(1, True)

    async def answers(sitting: Sitting) -> None:
        await silent(sitting)
        await asyncio.sleep(21.0)
        await sitting.table.act(1, Pass())

    one, other = (heard(both_may_wait(), (0, 1), 0, 22.0, doing) for doing in (silent, answers))
    assert one == other


@pytest.mark.rule("B10.3", "B10.5")
def test_an_order_for_what_is_asked_already_does_not_tell_who_has_answered() -> None:
    """When all others have answered, or before: its seat is told the same, come what may."""
    came: list[str] = []

    async def first(sitting: Sitting) -> None:
        order, drop = LeaveOrder(BIG_CITY_BOYS, True), DropOrder(BIG_CITY_BOYS)
        for action in (order, drop, LeaveOrder(HIT, True), Pass(), order, drop, order):
            try:
                await sitting.table.act(1, action)
                came.append("done")
            except Refusal as refusal:
                came.append(str(refusal))
            came.append(await tried(sitting, 1, action))

    async def last(sitting: Sitting) -> None:
        await sitting.table.act(0, Pass())
        await first(sitting)

    one, other = (heard(announced(), (0, 1, 2), 1, 1.0, doing) for doing in (first, last))
    assert one == other
    assert came[: len(came) // 2] == came[len(came) // 2 :]


def test_whoever_hangs_up_while_spoken_to_leaves_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger could fill the disk with it."""
    with running(settings(tmp_path)) as server:
        table, _ = server.seated()
        for _ in range(20):
            player = server.player(table, None)
            player.until("welcome")
            for ping in range(200):
                player.say({"ping": ping})
            player.close()
        server.player(table, None).settle()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


# --- memory and time -----------------------------------------------------------------------------


def test_whoever_asks_for_much_and_reads_nothing_is_given_up() -> None:
    """By bytes: a few hundred answers to a look are tens of megabytes."""

    async def ask() -> None:
        deaf = Viewer(1)
        prospects = [Prospect(f"place:{n}", n, 1, 1, 100) for n in range(600)]
        size = len(msgspec.json.encode(prospects))
        told = 0
        while not deaf.lost:
            deaf.looked(1, prospects)
            told += size
            assert told < 2_000_000

    asyncio.run(ask())


def test_who_comes_to_look_costs_the_table_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators who come and go make nobody else's view be worked out anew; nor does talk. What
    each is shown himself is not kept, and made for him."""
    made: list[int | None] = []
    see = Shown._see

    def counted(self: Shown, table: AnyTable, seat: int | None, panels: bool) -> Sheet:
        made.append(seat)
        return see(self, table, seat, panels)

    monkeypatch.setattr(Shown, "_see", counted)

    async def come_and_go(sitting: Sitting) -> None:
        await sitting.watch(0, 1, 2, None)
        assert sorted(made, key=str) == [0, 1, 2, None]
        made.clear()
        for _ in range(20):
            viewer = Viewer(None)
            await sitting.table.join(viewer)
            assert any(b'"view"' in told for told in viewer.take())
            sitting.table.leave(viewer)
        await sitting.table.wishes.say(0, "psst")
        assert made == [None] * 20

    given = GivenChicago(3).turn_of(0)
    sit(given.table(), (0, 1, 2), come_and_go)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "testclient", False),
    ],
)
def test_a_house_with_many_addresses_is_one_house(one: str, other: str, same: bool) -> None:
    """Else each of them could make its tables, and have its boards drawn."""
    assert (house(one) == house(other)) is same
