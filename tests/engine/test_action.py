"""Actions are read, written and numbered."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from backroom.engine.action import Action, ActionSet
from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import Attend, Pass
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, LeaveOrder, Place, PlayTrick, Stock

ACTIONS = Cellar.actions


def test_every_integer_is_an_action_and_comes_back() -> None:
    actions = [ACTIONS.action(code) for code in range(ACTIONS.size)]
    assert len(set(actions)) == ACTIONS.size
    for code, action in enumerate(actions):
        assert ACTIONS.code(action) == code
        assert ACTIONS.parse(ACTIONS.text(action)) == action
        assert ACTIONS.decode(ACTIONS.encode(action)) == action


def test_the_size_is_the_sum_of_all_domains() -> None:
    sizes = {"begin": 1, "pass": 5, "attend": 1, "bid": 21, "stock": 4, "place": 16}
    sizes |= {"play-trick": 2 * 5, "aim": 4, "keep": 1, "cancel-trick": 1, "leave-order": 2}
    assert ACTIONS.size == sum(sizes.values())


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(7), "bid 7"),
        (PlayTrick(2, 4), "play-trick 2 4"),
        (Place((0, 3)), "place 0,3"),
        (Place(()), "place "),
        (LeaveOrder(True), "leave-order 1"),
        (Attend(), "attend"),
    ],
)
def test_an_action_reads_as_words(action: Action, text: str) -> None:
    assert ACTIONS.text(action) == text
    assert ACTIONS.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "bid",
        "bid 7 7",
        "bid seven",
        "bid 21",
        "bid -1",
        "place 4",
        "place a,b",
        "play-trick 3 0",
        "make-offer",
        "accept-offer 1",
        "BID 7",
        "leave-order x",
    ],
)
def test_words_that_are_no_action_are_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        ACTIONS.parse(text)
    assert refused.value.reason.key == "refused-unreadable"


@pytest.mark.parametrize(
    "raw",
    [
        *(b"", b"7", b"null", b"{}", b'{"do":"dance"}', b'{"do":"\xff"}', b'{"do":"bid"}'),
        *(b'{"do":"bid","amount":"7"}', b'{"do":"bid","amount":99}', b'{"do":"bid","amount":7'),
        *(b'{"do":"make-offer","to":[]}', b'{"do":"make-offer","to":[9]}'),
        b'{"do":"make-offer","to":[1],"give":[{"kind":"CASH"}]}',
    ],
)
def test_bytes_that_are_no_action_are_refused(raw: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        ACTIONS.decode(raw)
    assert refused.value.reason.key == "refused-unreadable"


@pytest.mark.parametrize(
    "data",
    [
        *(None, 3, {}, {"do": "bid", "amount": 21}, {"do": "bid"}, {"do": "fly"}),
        *({"do": ["bid"], "amount": 2}, {"do": 3}, {"amount": 2}),
    ],
)
def test_data_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(Refusal):
        ACTIONS.convert(data)


@pytest.mark.parametrize("code", [-1, ACTIONS.size, 10**9])
def test_an_integer_out_of_range_is_refused(code: int) -> None:
    with pytest.raises(Refusal):
        ACTIONS.action(code)


def test_offers_have_no_integer() -> None:
    for action in (MakeOffer((1,)), AcceptOffer(3)):
        assert not action.finite
        with pytest.raises(KeyError):
            ACTIONS.code(action)
        assert ACTIONS.decode(ACTIONS.encode(action)) == action


def test_a_set_has_one_integer_in_whatever_order_it_is_named() -> None:
    assert ACTIONS.code(Place((3, 1))) == ACTIONS.code(Place((1, 3)))


def test_tags_fields_and_schema_tell_a_client_what_can_be_sent() -> None:
    assert ACTIONS.tag(PlayTrick(1, 0)) == "play-trick"
    assert ACTIONS.fields(PlayTrick) == {"card": (1, 2), "target": (0, 4)}
    assert ACTIONS.fields(Pass) == {"stand": (0, 4)}
    assert ACTIONS.fields(MakeOffer) == {}
    assert "MakeOffer" in ACTIONS.schema["$defs"]
    assert Stock in ACTIONS.types


class Unbounded(Action, frozen=True):
    size: Annotated[int, msgspec.Meta(ge=0)]


class Bare(Action, frozen=True):
    size: int


@pytest.mark.parametrize("kind", [Unbounded, Bare])
def test_an_action_without_bounds_can_not_be_numbered(kind: type[Action]) -> None:
    with pytest.raises(TypeError, match="size has no bounds"):
        ActionSet(kind)
