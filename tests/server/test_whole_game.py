"""A whole game through the socket: two people and two bots."""

from __future__ import annotations

import threading
from random import Random

from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from tests.server.given import Json, Server, over

SEATS: list[Json] = [
    {"kind": "human", "name": "Ann"},
    {"kind": "bot"},
    {"kind": "human"},
    {"kind": "bot", "bot": "scripted", "name": "Al"},
]


def test_two_people_and_two_bots_play_to_the_end(server: Server) -> None:
    table, keys = server.seated(SEATS)
    players = [server.player(table, key) for key in keys]
    looker = server.player(table, None)
    threads = [
        threading.Thread(target=player.play, args=(Random(at), over), daemon=True)
        for at, player in enumerate(players)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    for player in players:
        assert not [message for message in player.messages if "refused" in message]
        assert player.view["result"]["winners"]
        assert player.view["asks"] == []
    looker.settle()
    assert looker.view["result"] == players[0].view["result"]
    assert server.http.get(f"/api/tables/{table}").json()["over"]
    _check_save(server, table, **looker.messages[-1]["end"])
    back = server.player(table, keys[1])
    back.settle()
    assert back.messages[-1]["end"] == looker.messages[-1]["end"]
    assert back.log == players[1].log
    refused = back.act({"do": "done"})
    assert refused is not None and refused["key"] == "refused-over"


def _check_save(server: Server, table: str, secret: str, link: str) -> None:
    """The save holds the game, and the dice are those that the server had committed to."""
    answer = server.http.get(f"/api/tables/{table}/save")
    assert answer.headers["content-disposition"].startswith('attachment; filename="bootleggers-')
    save = Save.decode(answer.content)
    assert save.end is not None and save.end.secret == secret
    assert save.head.names == ["Ann", "Pearl", "P2", "Al"]
    assert save.head.seals == [""] * 4, "nobody had a share in the dice"
    assert all(len(nonce) == 32 for nonce in save.head.nonces)
    info = server.http.get(f"/api/tables/{table}").json()
    assert save.head.commitment == info["commitment"]
    assert load_table(BOOTLEGGERS, save).state.over
    verify_dice(save, bytes.fromhex(secret))
    assert verify_chain(save, bytes.fromhex(secret))[-1] == link
