"""What would you do? For whoever sits alone with bots, and from the seat's own view."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.bots import roster
from backroom.company.thinking import Advice, Situation, advise, hire
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import LiveChance, bot_nonces
from backroom.engine.save import AnyTable
from backroom.engine.seen import Seen
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server.hints import told
from backroom.text.lookup import LANGUAGES, Text
from tests.server.given import Json, Player, Server, running, settings

GAMES = list(shelf.GAMES)
ALONE: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]


def hinted(player: Player, parts: list[Json] | None = None) -> Json:
    """What is answered to it, with these parts of an arrangement made."""
    player.say({"id": 7, "hint": True, "parts": parts} if parts else {"id": 7, "hint": True})
    while True:
        heard = player.hear()
        answer = heard.get("hinted") or heard.get("refused")
        if answer and answer["id"] == 7:
            return heard


@pytest.mark.parametrize("game", GAMES)
def test_one_person_among_bots_is_told_a_legal_answer(server: Server, game: str) -> None:
    (player,) = server.sitting(ALONE, game=game)
    for _ in range(3):
        while not player.waiting():
            player.settle(0.05)
        hint = hinted(player)["hinted"]
        assert hint["why"], hint
        ask = next(ask for ask in player.waiting() if ask["id"] == hint["ask"])
        assert hint["action"] in [o["action"] for o in ask["options"] if "why_not" not in o]
        assert player.act(hint["action"], ask["id"]) is None
        player.settle(0.05)


def planned(player: Player, parts: list[Json]) -> Json:
    """How the table would look with this arrangement."""
    player.say({"id": 8, "plan": parts})
    while True:
        heard = player.hear()
        assert "refused" not in heard, heard
        if "planned" in heard:
            found: Json = heard["planned"]
            return found


def test_a_hint_goes_on_from_what_is_arranged_until_it_is_to_be_given(server: Server) -> None:
    (player,) = server.sitting(ALONE, game="bootleggers")
    went_on = full = False
    for _ in range(200):
        while not player.waiting():
            assert not player.view.get("result"), "nothing was arranged in a whole game"
            player.settle(0.05)
        first = hinted(player)["hinted"]
        ask = next(ask for ask in player.view["asks"] if ask["id"] == first["ask"])
        if ask.get("part") and first["action"]["do"] in ("place", "drive"):
            parts = [first["action"]]
            while (plan := planned(player, parts))["more"]:
                asks = {ask["id"]: ask for ask in plan["view"]["asks"]}
                hint = hinted(player, parts)["hinted"]
                assert hint["action"] in [o["action"] for o in asks[hint["ask"]]["options"]]
                parts.append(hint["action"])
                went_on = True
                if hint["action"]["do"] == "done":
                    break
            else:  # the last part has ended it: there is nothing to answer, but something to do
                hint = hinted(player, parts)["hinted"]
                assert hint.keys() == {"id", "why"}
                assert [each["key"] for each in hint["why"]] == ["because-arranged"]
                full = True
            player.say({"id": 9, "act_all": parts, "ask": ask["id"]})
            while (heard := player.hear()).get("done") != 9:
                assert "refused" not in heard, heard
            if went_on and full:
                return
        else:
            assert player.act(first["action"], ask["id"]) is None
        player.settle(0.05)
    pytest.fail("nothing was arranged")


def test_with_another_person_at_the_table_nobody_gives_hints(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, keys = server.seated()
        spectator, player = server.player(table, None), server.player(table, keys[0])
        spectator.until("view")
        player.until("view")
        assert hinted(player)["refused"]["reason"]["key"] == "refused-no-hints"
        assert hinted(spectator)["refused"]["reason"]["key"] == "refused-spectator"


def positions(game: str, arranged: bool = False) -> list[tuple[AnyTable, int]]:
    """Every so often in a game between bots: the table, and who is asked.

    ``arranged``: whenever there is something to arrange.
    """
    played = shelf.find(game)
    secret = b"hints"
    chance = LiveChance(secret, bot_nonces(secret, 3))
    table: AnyTable = Table(played, played.options(), 3, chance, undo=False)
    bots = [roster.hire(roster.usual(played), played, Random(seat)) for seat in range(3)]
    found: list[tuple[AnyTable, int]] = []
    while len(found) < 12 and not table.state.over:
        if table.answer_forced():
            continue
        seat = played.next_asks(table.state)[0].seat
        if table.count % 9 == 0 if not arranged else _may_arrange(table, seat):
            copy: AnyTable = Table(played, played.options(), 3, LiveChance(b"", []), undo=False)
            copy.state = table.state.copy()
            found.append((copy, seat))
        seen: Seen[object] = Seen(played.view(table.state, seat), [], [], False)  # type: ignore[type-var]
        table.act(seat, bots[seat].choose(seen, played.notes(table.state, seat)))
    return found


def _may_arrange(table: AnyTable, seat: int) -> bool:
    return any(ask.part and _another(ask) for ask in table.game.own_asks(table.state, seat))


def _another(ask: Ask) -> list[Action]:
    """What can be arranged, and is not yet."""
    free = [option.action for option in ask.options if option.why_not is None]
    return [each for each in free if each not in (ask.answer, ask.default)]


def advice(game: str, situation: Situation | None) -> Advice:
    """What the usual bot says; None: all is arranged."""
    assert situation is not None
    played = shelf.find(game)
    return advise(hire(roster.usual(played), played), situation)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_arranged_a_hint_fits_it(game: str) -> None:
    played = shelf.find(game)
    found = positions(game, arranged=True)
    assert found
    for table, seat in found:
        ask = next(ask for ask in played.own_asks(table.state, seat) if ask.part and _another(ask))
        parts = _another(ask)[-1:]
        view, more = played.arrange(played.view(table.state, seat), parts)
        situation = told(table, seat, parts)
        assert (situation is None) == (not more)
        if situation is None:
            continue
        hint = advice(game, situation).answer
        assert hint is not None
        (ask,) = [ask for ask in view.asks if ask.knows(hint)]
        if ask.part and not isinstance(hint, type(ask.default)):
            played.arrange(played.view(table.state, seat), [*parts, hint])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_hints_arranges_all_and_is_told_when_it_is_done(game: str) -> None:
    """Each part is another step, none is taken back, and then it is over."""
    arranged = ended = 0
    for table, seat in positions(game, arranged=True):
        parts: list[Action] = []
        while (situation := told(table, seat, parts)) is not None:
            hint, reasons, *_ = advice(game, situation)
            assert hint is not None and reasons
            (ask,) = [ask for ask in situation.seen.view.asks if ask.knows(hint)]
            if not ask.part or isinstance(hint, type(ask.default)):
                break
            assert hint != ask.answer, "it stands there already"
            parts = [each for each in parts if not _sets_anew(ask, each)] + [hint]
            assert len(parts) < 12, parts
        arranged += len(parts)
        ended += situation is None
    assert arranged
    assert ended or game != "bootleggers", "the last marker, the last truck: it ends by itself"


def _sets_anew(ask: Ask, part: Action) -> bool:
    return ask.form == "amount" and ask.knows(part)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_its_reason_are_the_same_whatever_is_hidden_from_the_seat(game: str) -> None:
    played = shelf.find(game)
    for table, seat in positions(game):
        hint = advice(game, told(table, seat))
        for seed in range(3):
            other: AnyTable = Table(played, played.options(), 3, LiveChance(b"", []), undo=False)
            other.state = played.reseal(table.state.copy(), seat, Random(seed))
            assert advice(game, told(other, seat)) == hint


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_reason_is_said_in_words(game: str, lang: str) -> None:
    text = Text(lang, ["Ann", "Bob", "Cid"], me=0, game=shelf.find(game))
    for table, seat in positions(game):
        for reason in advice(game, told(table, seat)).reasons:
            said = text.message(reason)
            assert said.endswith(".") and "{" not in said, said
    assert not text.fallbacks


def test_an_advice_without_a_particular_reason_says_so() -> None:
    """As a bot's that knows no reasons at all."""
    played = shelf.find("bootleggers")
    table, seat = positions("bootleggers")[0]
    situation = told(table, seat)
    assert situation is not None
    (reason,) = advise(roster.hire("chaotic", played, Random(0)), situation).reasons
    assert reason.key == "because-best"
