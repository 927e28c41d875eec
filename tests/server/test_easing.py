"""The host gives everybody more time, and never less."""

from __future__ import annotations

import pytest

from backroom.server import wire
from backroom.server.easing import eased
from tests.server.given import Server
from tests.server.test_gathering import key_of, wish

LIVE = {"window": 3, "time": {"kind": "live", "seconds": 30, "bank": 120}}


@pytest.mark.parametrize("seconds", [5, 30, 300, 3600, 14 * 86_400])
@pytest.mark.parametrize("window", [0, 2, 3, 5, 10, 20])
def test_nobody_ever_has_less(seconds: int, window: wire.WindowTime) -> None:
    tempo = wire.Tempo(window, "normal", time=wire.Time("live", seconds, 120))
    for _ in range(12):
        more = eased(tempo, "twice")
        assert more.time.seconds >= tempo.time.seconds and more.time.bank >= tempo.time.bank
        assert more.window >= tempo.window and (more.window > 0) == (tempo.window > 0)
        tempo = more
    assert eased(tempo, "twice") == tempo, "it ends somewhere"
    assert (eased(tempo, "none").time.kind, eased(tempo, "none").window) == ("none", 0)


def test_twice_as_long_is_twice_as_long_for_what_is_asked_already(server: Server) -> None:
    ann, bea, _ = server.sitting(tempo=LIVE)
    before = next(each["times"] for each in reversed(bea.messages) if each.get("times"))
    assert key_of(wish(bea, ease="twice")) == "refused-host-only"
    assert wish(ann, ease="twice") is None
    bea.settle()
    told = {name: each[name] for each in bea.messages for name in each}
    assert told["tempo"]["time"] == {"kind": "live", "seconds": 60, "bank": 240}
    assert told["tempo"]["window"] == 10
    assert told["chat"]["lines"][-1]["phrase"] == "note-more-time"
    # Muscle is bid in secret: one clock for all, which takes nothing from a bank.
    assert 45_000 < before["sealed"] <= 60_000 < told["times"]["sealed"] <= 120_000
    assert wish(ann, ease="none") is None
    bea.settle()
    told = {name: each[name] for each in bea.messages for name in each}
    assert told["times"] is None and told["tempo"]["time"]["kind"] == "none"
    assert told["chat"]["lines"][-1]["phrase"] == "note-no-clock"


def test_by_mail_the_time_is_what_was_agreed(server: Server) -> None:
    ann, *_ = server.sitting(tempo={"time": {"kind": "mail", "seconds": 86_400, "bank": 0}})
    assert key_of(wish(ann, ease="none")) == "refused-time-by-mail"
