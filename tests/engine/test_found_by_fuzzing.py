"""What hostile play has found in the engine: each stays found."""

from __future__ import annotations

import pytest

from backroom.engine.message import Refusal
from backroom.engine.save import Save, SaveError, save_table
from tests.toy.tables import GAME, cellar

DEEP = b"[" * 5000 + b"]" * 5000


def test_an_action_nested_without_end_is_unreadable_and_no_crash() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.actions.decode(b'{"do":"undo","x":' + DEEP + b"}")
    assert refused.value.reason.key == "refused-unreadable"


def test_a_save_with_a_line_nested_without_end_is_unreadable_and_no_crash() -> None:
    head = save_table(cellar()).encode().splitlines(keepends=True)[0]
    record = b'{"seat":0,"action":{"do":"begin","x":' + DEEP + b"}}"
    with pytest.raises(SaveError) as wrong:
        Save.decode(head + record + b"\n")
    assert (wrong.value.line, wrong.value.key) == (2, "save-unreadable")
    with pytest.raises(SaveError) as cut_off:  # the last line is read on its own
        Save.decode(head + record)
    assert cut_off.value.line == 2
