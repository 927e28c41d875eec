"""Before the game: tables for everybody, seats that are taken and given up, the host's hand."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.given import Json, Player, Server, keys_of, running, settings

OPEN = {"kind": "human", "name": ""}
ANN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    wanted = settings(tmp_path_factory.mktemp("data"), list_burst=1000, take_burst=1000)
    with running(wanted) as server:
        yield server


def waiting(server: Server, *others: Json, public: bool = True) -> Json:
    """A table at which Ann sits and waits for others."""
    bots = [BOT] * max(0, 2 - len(others))
    made = server.make([ANN, *others, *bots], public=public)
    server.sit(made["table"], made["key"])
    return made


def listed(server: Server) -> dict[str, Json]:
    """All tables of the list, page by page."""
    found: dict[str, Json] = {}
    before: float | None = None
    while True:
        params = {} if before is None else {"before": before}
        page = server.http.get("/api/tables", params=params).json()
        found |= {each["table"]: each for each in page["tables"]}
        before = page["more"]
        if before is None:
            return found


def fresh(server: Server) -> dict[str, Json]:
    """The list as it is now: its first page is looked up once a second, so go behind that."""
    page = server.http.get("/api/tables", params={"before": 4e9}).json()
    return {each["table"]: each for each in page["tables"]}


def take(server: Server, table: str, name: str = "", status: int = 200) -> Json:
    answer = server.http.post(f"/api/tables/{table}/take", json={"name": name})
    assert answer.status_code == status, answer.text
    taken: Json = answer.json()
    return taken


def wish(player: Player, **said: object) -> Json | None:
    """Why a wish was refused; None: it is done."""
    player.say({"id": 77, **said})
    while True:
        message = player.hear()
        if message.get("done") == 77 or "invited" in message:
            return None
        if "refused" in message:
            reason: Json = message["refused"]["reason"]
            return reason


def key_of(refused: Json | None) -> str:
    assert refused is not None
    return str(refused["key"])


def test_the_host_s_own_seat_is_kept_for_him(server: Server) -> None:
    """Whoever was faster would have the say there, and the host's key would open nothing."""
    made = server.make([OPEN, OPEN, BOT], public=True)
    assert take(server, made["table"], "Eve")["seat"] == 1
    take(server, made["table"], "Fay", status=409)
    server.sit(made["table"], made["key"], name="Ann")


def test_a_table_for_everybody_stands_on_the_list_and_one_by_link_does_not(server: Server) -> None:
    made = waiting(server, OPEN)
    hidden = waiting(server, OPEN, public=False)
    player = server.player(made["table"], made["key"])
    player.until("welcome")
    found = fresh(server)
    assert hidden["table"] not in found
    row = found[made["table"]]
    assert row["host"] == "Ann" and row["here"] is True
    assert (row["seats"], row["people"], row["free"]) == (3, 2, 1)
    assert row["game"] == "bootleggers" and row["waits"] >= 0
    assert made["key"] not in str(found), "no key is ever told"


def test_a_seat_is_taken_with_one_tap_and_the_table_starts(server: Server) -> None:
    made = waiting(server, OPEN)
    taken = take(server, made["table"], "Bea")
    assert taken["seat"] == 1
    player = server.player(made["table"], taken["key"])
    assert player.until("welcome")["started"] is True
    assert made["table"] not in fresh(server), "nobody is wanted any more"
    assert take(server, made["table"], "Cy", 409)["refused"]["key"] == "refused-no-free-seat"


def test_a_seat_of_the_colour_one_likes_if_it_is_free(server: Server) -> None:
    made = waiting(server, OPEN, OPEN, OPEN)
    path = f"/api/tables/{made['table']}/take"
    first = server.http.post(path, json={"name": "Bea", "colour": 2}).json()
    second = server.http.post(path, json={"name": "Cy", "colour": 2}).json()
    assert (first["seat"], second["seat"]) == (2, 1), "no colour twice"
    assert server.http.post(path, json={"name": "Dan", "colour": 6}).status_code == 400


def test_the_link_that_the_host_had_for_a_seat_dies_when_it_is_taken(server: Server) -> None:
    made = waiting(server, OPEN, OPEN)
    take(server, made["table"], "Bea")
    answer = server.http.post(
        f"/api/tables/{made['table']}/sit", json={"key": made["invites"][0]["key"]}
    )
    assert answer.status_code == 403


def test_nobody_takes_a_seat_at_a_table_by_link(server: Server) -> None:
    made = waiting(server, OPEN, public=False)
    assert take(server, made["table"], status=403)["refused"]["key"] == "refused-by-link"


def test_who_taps_at_once_gets_another_seat_or_a_clear_word(server: Server) -> None:
    made = waiting(server, OPEN, OPEN, OPEN)
    answers: list[tuple[int, Json]] = []

    def tap() -> None:
        answer = server.http.post(f"/api/tables/{made['table']}/take", json={})
        answers.append((answer.status_code, answer.json()))

    taps = [threading.Thread(target=tap) for _ in range(6)]
    for one in taps:
        one.start()
    for one in taps:
        one.join()
    got = [body for status, body in answers if status == 200]
    assert sorted(body["seat"] for body in got) == [1, 2, 3]
    assert len({body["key"] for body in got}) == 3
    assert len({body["name"] for body in got}) == 3, "guests have names of their own"
    refused = {body["refused"]["key"] for status, body in answers if status != 200}
    assert refused == {"refused-no-free-seat"}


def test_a_seat_that_is_given_up_is_free_and_its_key_is_dead(server: Server) -> None:
    made = waiting(server, OPEN, OPEN)
    host = server.player(made["table"], made["key"])
    taken = take(server, made["table"], "Bea")
    guest = server.player(made["table"], taken["key"])
    guest.until("welcome")
    guest.say({"id": 1, "get_up": True})
    assert guest.until("out")["key"] == "refused-got-up"
    assert guest.closed() == 4400
    seats = [host.until("seats") for _ in range(2)][-1]
    while seats[1]["taken"]:
        seats = host.until("seats")
    assert seats[1]["name"] == "" and seats[1]["link"] == 2
    again = server.player(made["table"], taken["key"])
    assert again.until("refused")["reason"]["key"] == "refused-no-such-key"
    assert fresh(server)[made["table"]]["free"] == 2
    assert take(server, made["table"], "Bea")["seat"] == 1


def test_when_the_host_gets_up_the_next_has_the_say(server: Server) -> None:
    made = waiting(server, OPEN, OPEN)
    taken = take(server, made["table"], "Bea")
    host = server.player(made["table"], made["key"])
    host.until("welcome")
    host.say({"id": 1, "get_up": True})
    host.until("out")
    bea = server.player(made["table"], taken["key"])
    assert [seat["host"] for seat in bea.until("welcome")["seats"]] == [False, True, False]
    assert fresh(server)[made["table"]]["host"] == "Bea"
    assert wish(bea, fill=True) is None
    assert [m["welcome"]["started"] for m in bea.messages if "welcome" in m] == [False, True]


def test_a_host_who_gets_up_alone_takes_the_table_with_him(server: Server) -> None:
    made = waiting(server, OPEN)
    host = server.player(made["table"], made["key"])
    host.until("welcome")
    host.say({"id": 1, "get_up": True})
    host.until("out")
    assert server.http.get(f"/api/tables/{made['table']}").status_code == 404


def test_who_is_sent_away_is_told_so_politely_and_the_host_makes_a_new_link(
    server: Server,
) -> None:
    made = waiting(server, OPEN, OPEN, public=False)
    keys = keys_of(made)
    server.sit(made["table"], keys[1], name="Bea")
    host, guest = (server.player(made["table"], key) for key in keys[:2])
    guest.until("welcome")
    assert key_of(wish(guest, send_away=0)) == "refused-host-only"
    assert key_of(wish(host, send_away=0)) == "refused-not-taken"
    assert key_of(wish(host, send_away=2)) == "refused-not-taken"
    assert wish(host, send_away=1) is None
    assert guest.until("out")["key"] == "refused-sent-away"
    assert server.player(made["table"], keys[1]).until("refused")["id"] is None
    assert key_of(wish(host, invite=0)) == "refused-seat-taken"
    host.say({"id": 5, "invite": 1})
    invited = host.until("invited")
    assert invited["id"] == 5 and invited["seat"] == 1
    assert server.sit(made["table"], invited["key"], name="Cleo")["seat"] == 1
    answer = server.http.post(f"/api/tables/{made['table']}/sit", json={"key": keys[1]})
    assert answer.status_code == 403


def test_bots_sit_down_where_nobody_does_and_the_game_begins(server: Server) -> None:
    made = waiting(server, OPEN, OPEN, public=False)
    server.sit(made["table"], made["invites"][0]["key"], name="Pearl")
    host = server.player(made["table"], made["key"])
    host.until("welcome")
    assert wish(host, fill=True) is None
    welcome = next(m["welcome"] for m in host.messages if m.get("welcome", {}).get("started"))
    assert [seat["kind"] for seat in welcome["seats"]] == ["human", "human", "bot"]
    assert len(set(welcome["names"])) == 3
    assert key_of(wish(host, get_up=True)) == "refused-started"
    late = server.http.post(
        f"/api/tables/{made['table']}/sit", json={"key": made["invites"][1]["key"]}
    )
    assert late.status_code == 403


def test_a_table_is_deleted_before_its_game_but_not_while_others_play(server: Server) -> None:
    made = waiting(server, OPEN, public=False)
    spectator = server.player(made["table"], None)
    spectator.until("welcome")
    host = server.player(made["table"], made["key"])
    host.until("welcome")
    host.say({"id": 1, "delete": True})
    assert host.until("out")["key"] == "refused-deleted"
    assert spectator.until("out")["key"] == "refused-deleted"
    gone = server.http.get(f"/api/tables/{made['table']}")
    assert gone.json()["refused"]["key"] == "refused-no-such-table"

    players = server.sitting()
    assert key_of(wish(players[1], delete=True)) == "refused-host-only"
    assert key_of(wish(players[0], delete=True)) == "refused-still-played"


def test_a_game_among_bots_alone_is_the_hosts_to_delete(server: Server) -> None:
    table, keys = server.seated([ANN, BOT, BOT])
    host = server.player(table, keys[0])
    host.until("log")
    host.say({"id": 1, "delete": True})
    assert host.until("out")["key"] == "refused-deleted"
    assert server.http.get(f"/api/tables/{table}").status_code == 404


def test_names_that_people_would_confuse_are_one_name(server: Server) -> None:
    made = waiting(server, OPEN, OPEN, public=False)
    path, key = f"/api/tables/{made['table']}/sit", made["invites"][0]["key"]
    alike = ("\u0410nn", "\ua4ee\ua4e0\ua4e0", "\u13aann", "\u1d00\u0274\u0274", "\u0251n\u0578")
    unseen = ("Ann\u3164", "\u115fAnn", "A\uffa0nn", "Ann\u2800", "Ann\u200b")
    for name in ("Ann", "ann", "ÁNN", "A n n", *alike, *unseen):
        answer = server.http.post(path, json={"key": key, "name": name})
        assert answer.json()["refused"]["key"] == "refused-name-taken", name
    sat = server.http.post(path, json={"key": key, "name": "Anne"}).json()
    assert sat["name"] == "Anne"
    assert server.sit(made["table"], key, name="Anne")["name"] == "Anne", "it is his own"
    body = {"game": "bootleggers", "seats": [ANN, {"kind": "human", "name": "anN"}, BOT]}
    assert server.http.post("/api/tables", json=body).status_code == 409


def test_guests_without_a_name_get_one_that_nobody_has(server: Server) -> None:
    made = waiting(server, OPEN, OPEN, public=False)
    names = [server.sit(made["table"], invite["key"])["name"] for invite in made["invites"]]
    assert len({"Ann", "", *names}) == 4


def test_at_a_table_for_everybody_an_address_is_no_name(server: Server) -> None:
    made = waiting(server, OPEN)
    for name in ("see www.spam.example", "a@b.example", "spam.example", "...", "12"):
        refused = take(server, made["table"], name, 400)["refused"]
        assert refused["key"] == "refused-no-name", name
    assert take(server, made["table"], "St. Clair")["name"] == "St. Clair"


def test_an_address_takes_so_many_seats_and_lists_so_many_tables(tmp_path: Path) -> None:
    wanted = settings(tmp_path, list_burst=1, list_rate=0.0, take_burst=1, take_rate=0.0)
    with running(wanted) as server:
        made = waiting(server, OPEN, OPEN, OPEN)
        take(server, made["table"])
        assert take(server, made["table"], status=429)["refused"]["key"] == "refused-too-fast"
        body = {"game": "bootleggers", "seats": [ANN, OPEN, BOT], "public": True}
        assert server.http.post("/api/tables", json=body).status_code == 429
        assert server.http.post("/api/tables", json={**body, "public": False}).status_code == 201


def test_a_long_list_comes_by_pages(tmp_path: Path) -> None:
    with running(settings(tmp_path, list_burst=1000)) as server:
        made = [waiting(server, OPEN)["table"] for _ in range(23)]
        page = server.http.get("/api/tables", params={"before": 4e9}).json()
        assert [each["table"] for each in page["tables"]] == made[:2:-1]
        rest = server.http.get("/api/tables", params={"before": page["more"]}).json()
        assert [each["table"] for each in rest["tables"]] == made[2::-1]
        assert rest["more"] is None
        assert set(listed(server)) == set(made)


def test_who_waits_for_others_can_say_already_when_he_sleeps(server: Server) -> None:
    made = waiting(server, OPEN)
    ann = server.player(made["table"], made["key"])
    ann.until("welcome")
    assert wish(ann, calendar={"zone": "Asia/Tokyo"}) is None
    assert key_of(wish(ann, calendar={"zone": "Mars/Base"})) == "refused-no-such-zone"
    assert wish(ann, resign=True) is not None, "there is no game to give up yet"
