"""What a move costs on the wire: little, compressed as the server compresses it."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random

from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.given import over, running, settings

#: Bytes a move may cost each client in the mean.
MOST = 3000


def test_a_move_costs_each_client_little(tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot", "name": ""}] * 3]
    with running(settings(tmp_path)) as server:
        table, keys = server.seated(seats)
        player = server.player(table, keys[0])
        (deflate,) = player.socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert not deflate.remote_no_context_takeover, "each message builds on those before it"
        player.play(Random(3), over)
        squeeze = zlib.compressobj(6, zlib.DEFLATED, -deflate.remote_max_window_bits)
        total = moves = 0
        for message, frame in zip(player.messages, player.frames, strict=True):
            total += len(squeeze.compress(frame.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH))
            moves += "log" in message  # something has happened: a move of ours or of another
        assert total / moves < MOST, f"{total / moves:.0f} bytes a move"
        print(f"{total / moves:.0f} bytes a move, {total} in all")
