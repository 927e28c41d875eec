"""Before the game: the server promises, all devices seal, and then all open."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.engine.chance import LiveChance, bot_nonce, commitment, seal
from backroom.engine.fairness import Kept, verify_chain, verify_dice, verify_kept, verify_links
from backroom.engine.save import Save, SaveError, Void, save_table
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.server import refusals
from backroom.server.playing import TableInPlay
from tests.server.given import Json, Player, Server, keys_of, over, running, settings
from tests.server.virtual import SECRET, Sitting, before, key_of
from tests.toy.game import Cellar

PROMISE = commitment(SECRET)
NONCES = [bytes([seat]) * 16 for seat in range(3)]
THREE = ("human", "human", "human")
PATIENCE = 20.0
WRONG_NONCE = "save-wrong-nonce"


async def sealing(table: TableInPlay, *seats: int) -> None:
    for seat in seats:
        await table.beginning.sit(key_of(seat), "", seal(NONCES[seat]), PROMISE)


async def opening(table: TableInPlay, *seats: int) -> None:
    for seat in seats:
        await table.beginning.open(seat, NONCES[seat].hex(), PROMISE)


async def all_again(table: TableInPlay, nonces: dict[int, bytes]) -> None:
    """These devices seal and open anew, after another promise."""
    promise = table.dice.commitment
    for seat, nonce in nonces.items():
        await table.beginning.seal(seat, seal(nonce), promise)
    for seat, nonce in nonces.items():
        await table.beginning.open(seat, nonce.hex(), promise)


def dice_of(sitting: Sitting, viewer: int | None) -> list[Json]:
    """What a viewer was told of the dice."""
    told = [json.loads(message) for _, message in sitting.heard[viewer]]
    found = [message.get("dice") or message.get("welcome", {}).get("dice") for message in told]
    return [dice for dice in found if dice]


# --- in order ------------------------------------------------------------------------------------


def test_a_game_begins_when_all_have_opened_what_they_had_sealed() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0, 1, 2)
        await opening(table, 1, 2)
        assert table.table is None
        await opening(table, 0)
        assert table.table is not None
        assert table.head.seals == [seal(nonce) for nonce in NONCES]
        assert table.head.nonces == [nonce.hex() for nonce in NONCES]
        assert table.head.commitment == PROMISE and table.head.voids == []

    before(BOOTLEGGERS, THREE, doing)


def test_no_seal_is_told_before_all_are_in_and_no_nonce_at_all() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.watch(0, None)
        await sealing(table, 0, 1)
        await asyncio.sleep(0)
        for viewer in (0, None):
            assert all(dice["seals"] == [] for dice in dice_of(sitting, viewer))
            heard = b"".join(message for _, message in sitting.heard[viewer])
            assert not any(seal(nonce).encode() in heard for nonce in NONCES)
        await sealing(table, 2)
        await opening(table, 0)
        await asyncio.sleep(0)
        for viewer in (0, None):
            last = dice_of(sitting, viewer)[-1]
            assert last["seals"] == [seal(nonce) for nonce in NONCES] and last["opened"] == [0]
        await opening(table, 1, 2)
        await asyncio.sleep(0)
        for viewer in (0, None):
            heard = b"".join(message for _, message in sitting.heard[viewer])
            assert not any(nonce.hex().encode() in heard for nonce in NONCES)
            assert SECRET.hex().encode() not in heard

    before(BOOTLEGGERS, THREE, doing)


def test_nothing_is_opened_before_all_have_sealed() -> None:
    async def doing(sitting: Sitting) -> None:
        await sealing(sitting.table, 0, 1)
        with pytest.raises(refusals.NotSealed):
            await opening(sitting.table, 0)
        assert sitting.table.seats[0].nonce == ""

    before(BOOTLEGGERS, THREE, doing)


def test_a_device_may_seal_anew_until_all_have_and_not_after() -> None:
    """The seat has moved to another device; but the last to seal has the last word."""

    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await table.beginning.sit(key_of(0), "", seal(b"x" * 16), PROMISE)
        await sealing(table, 0, 1, 2)
        await table.beginning.sit(key_of(0), "Nora", seal(b"y" * 16), PROMISE)
        assert table.seats[0].seal == seal(NONCES[0]) and table.seats[0].name == "Nora"
        await opening(table, 0, 1, 2)
        assert table.table is not None

    before(BOOTLEGGERS, THREE, doing)


def test_who_seals_nothing_is_not_waited_for_and_bots_are_not_either() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0)
        await table.beginning.sit(key_of(1), "")
        assert table.table is None
        await opening(table, 0)
        assert table.table is not None
        assert table.head.seals == [seal(NONCES[0]), "", ""]
        follow = [bot_nonce(SECRET, seat).hex() for seat in (1, 2)]
        assert table.head.nonces == [NONCES[0].hex(), *follow]

    before(BOOTLEGGERS, ("human", "human", "bot"), doing)


def test_nobody_is_hurried_to_sit_down() -> None:
    async def doing(sitting: Sitting) -> None:
        await sealing(sitting.table, 0, 1)
        await asyncio.sleep(10 * PATIENCE)
        assert sitting.table.head.voids == [] and sitting.table.dice.commitment == PROMISE
        await sealing(sitting.table, 2)
        await opening(sitting.table, 0, 1, 2)
        assert sitting.table.table is not None

    before(BOOTLEGGERS, THREE, doing)


# --- void ----------------------------------------------------------------------------------------


def test_a_nonce_that_is_not_opened_in_time_voids_the_deal() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.watch(1)
        await sealing(table, 0, 1, 2)
        await opening(table, 1, 2)
        await asyncio.sleep(PATIENCE - 0.1)
        assert table.dice.commitment == PROMISE
        await asyncio.sleep(0.2)
        anew = dice_of(sitting, 1)[-1]
        assert anew["commitment"] == table.dice.commitment != PROMISE
        assert anew["voids"] == [[0]] and anew["seals"] == [] and anew["opened"] == []
        with pytest.raises(refusals.DealtAnew):
            await opening(table, 1)
        with pytest.raises(refusals.DealtAnew):
            await table.beginning.seal(1, seal(NONCES[1]), PROMISE)
        others = {seat: b"%d" % seat * 16 for seat in (1, 2)}
        await all_again(table, others)
        assert table.table is not None, "nobody waits a second time for the device that was late"
        assert table.head.voids == [Void(PROMISE, [0])]
        assert table.head.seals == ["", *(seal(nonce) for nonce in others.values())]
        assert table.head.nonces[0] == bot_nonce(table.secret, 0).hex()
        assert table.head.commitment == commitment(table.secret)

    before(BOOTLEGGERS, THREE, doing)


def test_a_nonce_that_was_not_sealed_voids_the_deal_at_once() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0, 1, 2)
        with pytest.raises(refusals.WrongNonce):
            await table.beginning.open(2, (b"z" * 16).hex(), PROMISE)
        assert table.head.voids == [Void(PROMISE, [2])]
        assert table.dice.told().voids == [[2]]
        await all_again(table, {0: b"a" * 16, 1: b"b" * 16})
        assert table.table is not None

    before(BOOTLEGGERS, THREE, doing)


def test_voids_end_however_many_are_late_every_time() -> None:
    """Each seat voids one deal at most; then the game begins without its nonce."""

    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0, 1, 2)
        await opening(table, 1, 2)
        await asyncio.sleep(PATIENCE + 1)
        promise = table.dice.commitment
        for seat in (0, 1, 2):
            await table.beginning.seal(seat, seal(NONCES[seat]), promise)
        await asyncio.sleep(PATIENCE + 1)
        assert [void.seats for void in table.head.voids] == [[0], [1, 2]]
        assert table.table is not None, "nobody is left who could be late"
        assert table.head.seals == ["", "", ""]

    before(BOOTLEGGERS, THREE, doing)


def test_who_does_not_seal_anew_in_time_has_no_part_in_the_new_deal() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0, 1, 2)
        await opening(table, 1, 2)
        await asyncio.sleep(PATIENCE + 1)
        promise = table.dice.commitment
        await table.beginning.seal(1, seal(NONCES[1]), promise)
        await asyncio.sleep(PATIENCE)
        assert table.dice.told().seals == ["", seal(NONCES[1]), ""]
        await table.beginning.open(1, NONCES[1].hex(), promise)
        assert table.table is not None and len(table.head.voids) == 1

    before(BOOTLEGGERS, THREE, doing)


def test_a_bell_that_rings_late_voids_nothing_else() -> None:
    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sealing(table, 0, 1, 2)
        stage = (PROMISE, True)
        with pytest.raises(refusals.WrongNonce):
            await table.beginning.open(2, (b"z" * 16).hex(), PROMISE)
        await table.beginning.give_up(stage)
        assert len(table.head.voids) == 1 and table.seats[0].seal is None

    before(BOOTLEGGERS, THREE, doing)


# --- attacks -------------------------------------------------------------------------------------

TRIES = 2000


def hand(secret: bytes, nonces: list[bytes]) -> int:
    """How strong the muscle hand is that the host would be dealt."""
    table = Table(BOOTLEGGERS, Options(), len(nonces), LiveChance(secret, nonces))
    return sum(table.state.mobsters[0].hand)


@lru_cache
def better(secret: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """The nonce that a host would like to have, who knows the secret and the others' nonces."""
    tries = [hashlib.sha256(b"%d" % number).digest()[:16] for number in range(TRIES)]
    return max(tries, key=lambda nonce: hand(secret, [nonce, *nonces[1:]]))


def dealt(secret: bytes, nonces: list[bytes], **head: object) -> Save:
    """What a server would have to show that has dealt like this, and ended there."""
    table = Table(BOOTLEGGERS, Options(), len(nonces), LiveChance(secret, nonces))
    save = save_table(table)
    return Save(msgspec.structs.replace(save.head, **head), save.records)


def fault(check: Callable[..., object], *args: object) -> str:
    with pytest.raises(SaveError) as caught:
        check(*args)
    return caught.value.key


def test_a_host_who_tries_2000_nonces_after_seeing_the_others_can_use_none() -> None:
    """He runs the server, so he knows the secret; he has let the others open first."""
    wanted = better(SECRET, tuple(NONCES))
    assert hand(SECRET, [wanted, *NONCES[1:]]) > hand(SECRET, NONCES) + 20, "worth the trouble"

    async def doing(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.watch(1)
        await sealing(table, 0, 1, 2)
        await opening(table, 1, 2)
        with pytest.raises(refusals.WrongNonce):
            await table.beginning.open(0, wanted.hex(), PROMISE)
        assert table.table is None, "nothing was dealt"
        await asyncio.sleep(0)
        assert dice_of(sitting, 1)[-1]["voids"] == [[0]], "everybody sees who it was"
        # The next deal has another secret and other nonces of the guests, and none of his.
        guests = {1: b"q" * 16, 2: b"r" * 16}
        await all_again(table, guests)
        nonces = [bot_nonce(table.secret, 0), *guests.values()]
        assert table.head.nonces == [nonce.hex() for nonce in nonces]

    before(BOOTLEGGERS, THREE, doing)


def test_a_server_that_lets_the_host_do_so_is_caught_by_the_guests() -> None:
    wanted = [better(SECRET, tuple(NONCES)), *NONCES[1:]]
    told = [seal(nonce) for nonce in NONCES]
    guest = Kept(seat=1, commitment=PROMISE, nonce=NONCES[1].hex(), seals=told)
    honest = dealt(SECRET, NONCES)
    verify_dice(honest, SECRET)
    verify_kept(honest, guest)
    # With the seals that were told, the nonce does not fit its own.
    assert fault(verify_dice, dealt(SECRET, wanted, seals=told), SECRET) == WRONG_NONCE
    # With a seal that fits, the file is consistent; but the guest was told another.
    verify_dice(dealt(SECRET, wanted), SECRET)
    assert fault(verify_kept, dealt(SECRET, wanted), guest) == "save-other-seals"
    # Without a seal it is not his to choose.
    none = dealt(SECRET, wanted, seals=["", *told[1:]])
    assert fault(verify_dice, none, SECRET) == WRONG_NONCE


def test_a_server_that_picks_its_secret_when_it_has_seen_the_nonces_is_caught() -> None:
    secrets = [hashlib.sha256(b"secret %d" % number).digest() for number in range(TRIES)]
    picked = max(secrets, key=lambda secret: hand(secret, NONCES))
    assert hand(picked, NONCES) > hand(SECRET, NONCES) + 20
    told = [seal(nonce) for nonce in NONCES]
    for seat in range(3):
        device = Kept(seat=seat, commitment=PROMISE, nonce=NONCES[seat].hex(), seals=told)
        forged = dealt(picked, NONCES)
        verify_dice(forged, picked)  # the file is consistent
        assert fault(verify_kept, forged, device) == "save-other-commitment"
        forged = dealt(picked, NONCES, commitment=PROMISE)
        verify_kept(forged, device)
        assert fault(verify_dice, forged, picked) == "save-wrong-secret"


def test_a_server_that_picks_the_nonces_of_bots_is_caught() -> None:
    picked = [NONCES[0], b"p" * 16, bot_nonce(SECRET, 2)]
    forged = dealt(SECRET, picked, seals=[seal(NONCES[0]), "", ""])
    assert fault(verify_dice, forged, SECRET) == WRONG_NONCE


# --- over the wire -------------------------------------------------------------------------------


class Device(Player):
    """Does what the page does: keeps what it is told, seals after the promise, opens after all."""

    def __init__(self, server: Server, table: str, key: str, rng: Random) -> None:
        super().__init__(server.live + table)
        self.table, self.key, self.server = table, key, server
        self.rng = rng
        self.kept = Kept()

    def sit(self) -> None:
        promise = self.server.http.get(f"/api/tables/{self.table}").json()["commitment"]
        self.kept.commitment = promise
        self.kept.nonce = self.rng.randbytes(16).hex()
        own = seal(bytes.fromhex(self.kept.nonce))
        sat = self.server.sit(self.table, self.key, seal=own, commitment=promise)
        self.kept.seat = sat["seat"]
        self.say({"hello": {"key": self.key}})

    def hear(self, timeout: float = 30.0) -> Json:
        message = super().hear(timeout)
        dice = message.get("dice") or message.get("welcome", {}).get("dice")
        if dice and dice["seals"] and not self.kept.seals:
            self.kept.seals = dice["seals"]
            opened = {"id": 10_000, "open": self.kept.nonce, "commitment": dice["commitment"]}
            self.say(opened)
        if message.get("log", {}).get("link"):
            self.kept.links.append(message["log"]["link"])
        if "end" in message:
            self.kept.last = message["end"]["link"]
        return message


def play(server: Server, game: str, options: Json) -> tuple[list[Device], Save]:
    """A whole game of three devices, and what came of it."""
    made = server.make(game=game, options=options)
    table = made["table"]
    devices = [Device(server, table, key, Random(at)) for at, key in enumerate(keys_of(made))]
    for device in devices:
        device.sit()
    rng = Random(5)
    while not all(over(device) for device in devices):
        for device in devices:
            device.settle(0.01)
            if device.waiting():
                device.answer(rng.randrange(len(_enabled(device))))
    return devices, Save.decode(server.http.get(f"/api/tables/{table}/save").content)


def _enabled(device: Device) -> list[Json]:
    return [each for each in device.waiting()[0]["options"] if "why_not" not in each]


def test_every_device_finds_its_own_nonce_and_all_its_links_in_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    with running(settings(tmp_path)) as server:
        devices, save = play(server, "cellar", {"rounds": 2, "quick": True})
    assert save.end is not None
    secret = bytes.fromhex(save.end.secret)
    verify_dice(save, secret)
    verify_chain(save, secret)
    for device in devices:
        assert len(device.kept.links) > 3
        verify_kept(save, device.kept)
        verify_links(save, secret, device.kept)
    seen = {link for device in devices for link in device.kept.links}
    assert len(seen) < len(save.records), "a link is told with what everybody hears, not otherwise"


def test_a_nonce_can_be_opened_over_http_too(server: Server) -> None:
    made = server.make()
    table, promise = made["table"], made["commitment"]
    for seat, key in enumerate(keys_of(made)):
        server.sit(table, key, seal=seal(NONCES[seat]).upper(), commitment=promise.upper())
    for seat, key in enumerate(keys_of(made)):
        assert not server.http.get(f"/api/tables/{table}").json()["started"]
        body = {"key": key, "nonce": NONCES[seat].hex().upper(), "commitment": promise}
        assert server.http.post(f"/api/tables/{table}/open", json=body).status_code == 200
    assert server.http.get(f"/api/tables/{table}").json()["started"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("sit", {"seal": "00"}),
        ("sit", {"seal": "x" * 64}),
        ("open", {"nonce": "", "commitment": PROMISE}),
        ("open", {"nonce": "00" * 15, "commitment": PROMISE}),
        ("open", {"nonce": "00" * 65, "commitment": PROMISE}),
        ("open", {"nonce": "0" * 33, "commitment": PROMISE}),
    ],
)
def test_what_is_no_seal_or_no_nonce_is_refused(server: Server, path: str, body: Json) -> None:
    made = server.make()
    answer = server.http.post(f"/api/tables/{made['table']}/{path}", json={"key": "", **body})
    assert answer.status_code == 400 and "unreadable" in answer.text


def test_a_seal_for_another_promise_is_refused(server: Server) -> None:
    made = server.make()
    body = {"key": made["key"], "seal": seal(NONCES[0]), "commitment": "00" * 32}
    answer = server.http.post(f"/api/tables/{made['table']}/sit", json=body)
    assert answer.status_code == 409 and "refused-dealt-anew" in answer.text
    assert not server.http.get(f"/api/tables/{made['table']}").json()["seats"][0]["taken"]


def test_a_restart_between_sealing_and_opening_loses_nothing(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make()
        table, promise, keys = made["table"], made["commitment"], keys_of(made)
        for seat, key in enumerate(keys):
            server.sit(table, key, seal=seal(NONCES[seat]), commitment=promise)
        opened = {"key": keys[0], "nonce": NONCES[0].hex(), "commitment": promise}
        server.http.post(f"/api/tables/{table}/open", json=opened)
    with running(settings(tmp_path)) as server:
        again = server.player(table, keys[1])
        dice = again.until("welcome")["dice"]
        assert dice["seals"] == [seal(nonce) for nonce in NONCES] and dice["opened"] == [0]
        for seat in (1, 2):
            body = {"key": keys[seat], "nonce": NONCES[seat].hex(), "commitment": promise}
            server.http.post(f"/api/tables/{table}/open", json=body)
        assert server.http.get(f"/api/tables/{table}").json()["started"]


def test_a_void_deal_outlives_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make()
        table, promise, keys = made["table"], made["commitment"], keys_of(made)
        for seat, key in enumerate(keys):
            server.sit(table, key, seal=seal(NONCES[seat]), commitment=promise)
        wrong = {"key": keys[2], "nonce": "ff" * 16, "commitment": promise}
        answer = server.http.post(f"/api/tables/{table}/open", json=wrong)
        assert "refused-wrong-nonce" in answer.text
        anew = server.http.get(f"/api/tables/{table}").json()["commitment"]
    with running(settings(tmp_path)) as server:
        dice = server.player(table, keys[0]).until("welcome")["dice"]
        assert dice == {"commitment": anew, "seals": [], "opened": [], "voids": [[2]]}
        assert anew != promise
