"""What a host can set."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from backroom.server.telling.settings import Telling


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    #: The folder of the store.
    data: Path
    #: The built client; None: wherever it is found.
    web: Path | None = None
    #: With several people at a table no sealed question is seen to close sooner, however fast the
    #: answers were. (A window lasts as long as its table wants it to.)
    least: float = 1.5
    #: False: no window has a clock, whatever its table wants.
    clocks: bool = True
    #: Whoever stops the clock of a window stops it for so long at most, and so often in a round.
    wait: float = 20.0
    most_waits: int = 3
    #: Devices have so long to open what they have sealed of the dice, and may fail to so often.
    opening: float = 20.0
    most_voids: int = 1
    #: Bots take so many times as long as their table's pace says.
    leisure: float = 1.0
    #: A bot that has thought for so long is given up: it does what does no harm.
    patience: float = 30.0
    #: Processes in which bots think.
    workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    #: Since when this server runs, in seconds since 1970.
    started: float = msgspec.field(default_factory=time.time)
    #: Tables that are kept in memory, and how long one stays there with nobody looking.
    most_tables: int = 200
    idle: float = 900.0
    #: Tables that are kept of those that one address has made: at all, and not yet over.
    most_kept_each: int = 2000
    most_open_each: int = 300
    #: No new table is made when the store is larger than so many megabytes, or its disk has fewer
    #: left.
    most_stored: int = 4096
    least_free: int = 256
    #: A table that has not begun is deleted when nobody has looked at it for so long: one at which
    #: nobody sits, one at which somebody does, and such a one by mail.
    keep_empty: float = 86_400.0
    keep_waiting: float = 7 * 86_400.0
    keep_by_mail: float = 14 * 86_400.0
    #: Profiles that are kept, and those that one address can make: so many at once, and so many an
    #: hour.
    most_profiles: int = 50_000
    profile_burst: int = 10
    profile_rate: float = 10.0
    #: Spectators of one table, and tabs of each seat.
    most_viewers: int = 64
    #: Lines that one address can hold open from seats; from how many tables; those that have not
    #: said who they are: beyond that the oldest of these gives way.
    most_lines: int = 256
    most_tables_each: int = 64
    most_unknown: int = 32
    #: Onlookers from one address (fewer than a table has room for), and at all tables together.
    most_onlookers_each: int = 48
    most_onlookers: int = 1000
    #: Looks at what everybody may know of a table, of one address: so many at once, and a second.
    read_burst: int = 240
    read_rate: float = 20.0
    #: Tables that are played again so that one address sees how they stand: so many at once, and a
    #: minute.
    load_burst: int = 24
    load_rate: float = 12.0
    #: What may wait to be sent to one address, and to all, in megabytes.
    most_behind_each: int = 32
    most_behind_all: int = 256
    #: What may be on its way from one address, and from all, in bodies larger than usual (boards,
    #: saved games), in megabytes.
    most_brought_each: int = 8
    most_brought_all: int = 64
    #: Connections of any kind, of one address and of all; behind a proxy that was named there is
    #: no telling whose they are.
    most_connections_each: int = 320
    most_connections: int = 4000
    #: How long the head of a request and its body may take, and how long somebody may not listen.
    head: float = 15.0
    body: float = 60.0
    listening: float = 30.0
    #: Messages of a seat, all its tabs together, or of a spectator: so many at once, and so many a
    #: second.
    burst: int = 60
    rate: float = 20.0
    #: What one address wants worked out for it (looks, plans), at all its seats: so much at once,
    #: and so much a second.
    look_burst: int = 120
    look_rate: float = 12.0
    #: Looks at challenges, and answers to them, of one address: so many at once, and a second.
    challenge_burst: int = 60
    challenge_rate: float = 2.0
    #: What a seat says to the table, in words or phrases: so much at once, and so much a second.
    talk_burst: int = 10
    talk_rate: float = 0.5
    #: Lines that a seat can say in a game, to all and in rooms.
    most_talk: int = 1000
    #: What a seat can report of others in a game; how many reports are kept (the oldest give way);
    #: and those of one address: so many at once, and so many an hour.
    most_reports_each: int = 3
    most_reports: int = 1000
    report_burst: int = 6
    report_rate: float = 6.0
    #: Offers of a seat, and what it says to others': so many at once, and so many a second.
    deal_burst: int = 30
    deal_rate: float = 1.0
    #: Records that a seat may leave in a round before it can only go on: no more changes of mind.
    most_changes: int = 300
    #: Names by which this server may be called (".example.org": all that end so), besides this
    #: computer's own and addresses in figures; pages at these names may call it.
    names: tuple[str, ...] = ()
    #: Proxies in front of it, whose word is taken for where a call comes from: addresses, networks.
    proxies: tuple[str, ...] = ()
    #: Where the phones in the room find this server (``backroom play --room``); "": they don't.
    near: str = ""
    #: Where people find this server from outside: links in messages lead there. "": nobody says.
    address: str = ""
    #: How people are told who do not look.
    telling: Telling = Telling()
    #: What one address has to say about how to be reached: so much at once, and so much a minute.
    reach_burst: int = 40
    reach_rate: float = 40.0
    #: What one address reads and writes of its own notes: so much at once, and so much a minute.
    note_burst: int = 120
    note_rate: float = 60.0
    #: Tables that one address can make: so many at once, and so many a minute.
    make_burst: int = 20
    make_rate: float = 10.0
    #: How many of them for everybody to sit down at.
    list_burst: int = 5
    list_rate: float = 0.5
    #: Seats that one address can take at such tables: so many at once, and so many a minute; and
    #: how often it can look at the list.
    take_burst: int = 10
    take_rate: float = 4.0
    #: Wrong codes that one address can enter: so many at once, and so many a minute.
    guess_burst: int = 12
    guess_rate: float = 6.0
    browse_burst: int = 60
    browse_rate: float = 120.0
    #: How many of them on a board of one's own, whose text is kept with each.
    board_burst: int = 10
    board_rate: float = 0.2
    #: Board files that one address can have looked at: so many at once, and so many a minute.
    check_burst: int = 20
    check_rate: float = 20.0
    #: Games that one address can look back at, or fork: so many at once, and so many a minute.
    back_burst: int = 40
    back_rate: float = 30.0
