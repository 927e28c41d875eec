"""What is told over a line is cut into frames as RFC 6455 has it."""

from __future__ import annotations

from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from backroom.server.frames import framed


def test_messages_of_all_sizes_are_read_as_they_were_written() -> None:
    said = [b"x" * size for size in (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)]
    said.append("é – 酒".encode())
    client = Protocol(CLIENT, max_size=None)
    client.receive_data(framed(said))
    heard = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in heard] == said
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in heard)


def test_they_are_written_as_the_library_writes_them() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        told = b"y" * size
        assert framed([told]) == Frame(Opcode.TEXT, told).serialize(mask=False)
