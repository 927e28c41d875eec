"""What a move costs on the wire: little, so that it need not be compressed."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.given import over, running, settings

#: Bytes a move may cost each client in the mean.
MOST = 3500


def test_a_move_costs_each_client_little(tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "name": ""}] * 3]
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(seats)
        player = server.player(table, keys[0])
        assert player.socket.protocol.extensions == [], "no line is compressed"
        player.play(Random(3), over)
        total = sum(len(frame.encode()) for frame in player.frames)
        # Something has happened: a move of ours or of another.
        moves = sum("log" in message for message in player.messages)
        assert total / moves < MOST, f"{total / moves:.0f} bytes a move"
        print(f"{total / moves:.0f} bytes a move, {total} in all")
