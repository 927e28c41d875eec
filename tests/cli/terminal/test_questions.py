"""How a question is put on the screen, and what its answers look like."""

from __future__ import annotations

from backroom.cli.terminal.asking import Bad, Entry, Line, Sheet, span
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason
from backroom.engine.passing import Pass, only_pass
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import Done, Drive, Load, Play
from backroom.games.bootleggers.components import HIJACK
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text import Text
from tests.toy.events import AskBid, AskPlace
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, Place


def sheet(*asks: Ask) -> Sheet:
    return Sheet(BOOTLEGGERS, Text("en", ["Al", "Bea", "Cal"], me=0, game=BOOTLEGGERS), asks)


def loading(truck: int, most: int) -> Ask:
    short = Reason("B7.2", "why-no-crates", {"crates": most})
    options = [Option(Load(truck, n), short if n > most else None) for n in range(most + 2)]
    return Ask(
        id=f"load.{truck}",
        seat=0,
        question=questions.Load(truck=truck, crates=most),
        rule="B7.2",
        options=options,
        form="amount",
        optional=True,
        answer=Load(truck, 0),
    )


LOADED = Ask("load", 0, questions.LoadDone(crates=9), "B7.2", [Option(Done())])


def test_trucks_are_loaded_on_one_screen() -> None:
    both = sheet(LOADED, loading(0, 3), loading(12, 6))
    assert [(line.key, line.span) for line in both.lines] == [("1", "0–3"), ("2", "0–6")]
    assert both.typed("1 3") == [Load(0, 3)]
    assert both.typed("1=3, 2 6") == [Load(0, 3), Load(12, 6)]
    assert both.typed("d") == [Done()]
    assert isinstance(both.typed("2"), Line)
    assert isinstance(both.typed("1 9"), Bad)
    assert isinstance(both.typed("3 1"), Bad)
    assert both.typed("") is None, "an empty line must not leave crates behind"
    refused = both.typed("1 4")
    assert isinstance(refused, Bad) and "[B7.2]" in str(refused.args["text"])


def test_with_one_truck_a_number_is_enough() -> None:
    one = sheet(LOADED, loading(0, 3))
    assert one.keys() == ["0–3", "d"]
    assert one.typed("3") == [Load(0, 3)]
    assert one.typed("0") == [Load(0, 0)]


def test_many_answers_of_two_parts_are_asked_in_two_steps() -> None:
    options = [Option(Drive(truck, house)) for truck in (0, 12) for house in range(5)]
    drive = sheet(Ask("", 0, questions.Drive(count=2), "B7.5", [*options, Option(Done())]))
    assert [entry.label for entry in drive.entries[:2]] == ["Truck 1 (small)", "Truck 13 (medium)"]
    assert drive.typed("d") == [Done()]
    picked = drive.typed("2")
    assert isinstance(picked, Entry)
    where = Sheet.of_options(BOOTLEGGERS, Text("en", game=BOOTLEGGERS), picked.ask, picked.more)
    assert where.typed("3") == [Drive(12, 2)]


def test_a_pass_is_what_enter_does() -> None:
    window = Ask("", 0, questions.Window("reveal"), "B10.2", [Option(Pass(n)) for n in range(4)])
    assert only_pass([window]) == Pass(0)
    window = Ask("", 0, window.question, "B10.2", [*window.options, Option(Play(HIJACK))])
    both = sheet(window)
    assert only_pass([window]) is None
    assert both.keys() == ["1", "p", "pw", "pp", "pr"]
    assert both.typed("") == [Pass(0)]
    assert both.typed("pr") == [Pass(3)]
    assert both.typed("1") == [Play(HIJACK)]


def test_what_cannot_be_played_is_no_reason_to_be_asked() -> None:
    why = Reason("B11.32", "why-no-target")
    options = [Option(Pass(0)), Option(Play(HIJACK), why)]
    window = Ask("", 0, questions.Window("reveal"), "B10.2", options)
    assert only_pass([window]) == Pass(0)
    assert sheet(window).refused[0].why.endswith("[B11.32]")


def test_several_are_picked_with_commas() -> None:
    options = [Option(Place((shelf,))) for shelf in range(4)]
    ask = Ask("", 0, AskPlace(), "T5", options, "several", least=1, most=2)
    several = Sheet(Cellar(), Text("en", game=Cellar()), [ask])
    assert several.typed("1,3") == [Place((0, 2))]
    assert several.typed("4 2") == [Place((3, 1))]
    for wrong in ("1,1", "1,2,3", "0", "5"):
        assert isinstance(several.typed(wrong), Bad)


def test_an_amount_is_typed_as_it_is() -> None:
    options = [Option(Bid(0)), *(Option(Bid(n), None) for n in range(3, 8))]
    options.append(Option(Bid(8), Reason("T3.3", "refused-cash")))
    ask = Ask("", 0, AskBid(), "T3", options, "amount")
    amount = Sheet(Cellar(), Text("en", game=Cellar()), [ask])
    assert amount.keys() == ["0, 3–7"]
    assert amount.typed("5") == [Bid(5)]
    assert isinstance(amount.typed("8"), Bad)
    assert isinstance(amount.typed("2"), Bad)


def test_numbers_are_told_in_runs() -> None:
    assert span([0, 1, 2, 3]) == "0–3"
    assert span([5, 0, 4, 9]) == "0, 4–5, 9"
