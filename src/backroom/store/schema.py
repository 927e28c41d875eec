"""The tables of the store. ``migrations/`` brings an older file up to this."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

#: One row: how many commits there were (:mod:`backroom.store.folder`).
commits = Table("commits", metadata, Column("count", Integer, nullable=False))

#: A table: ``head`` is the first line of its save, ``secret`` what its dice follow from.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("head", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    #: waiting (for people to sit down), playing, over
    Column("status", Text, nullable=False),
    #: What the bots at the table remember.
    Column("bots", Text),
    #: How fast it is played.
    Column("tempo", Text, nullable=False, server_default="{}"),
    #: How long its people still have, and when the server has to look after it (by mail).
    #: Who may look on and how, and the hash of the key to do so by.
    Column("watching", Text, nullable=False, server_default="{}"),
    Column("watch_key", Text, nullable=False, server_default=""),
    Column("times", Text, nullable=False, server_default="{}"),
    Column("due", Float, index=True),
    #: Who may talk with whom.
    Column("talk", Text, nullable=False, server_default="{}"),
    #: Until when it stands on the list of those where everybody can sit down; NULL: one comes by
    #: link.
    Column("listed", Float, index=True),
    #: The seat of who has the say before the game.
    Column("host", Integer, nullable=False, server_default="0"),
    #: Where the same people play again.
    Column("again", Text, nullable=False, server_default=""),
    #: By whom it was made: a hash of the address, with a salt that is not here. "": nobody knows.
    Column("maker", Text, nullable=False, server_default=""),
    #: When it is deleted if it waits for people and nobody looks at it; NULL: never.
    Column("stale", Float, index=True),
    Index("ix_tables_maker", "maker", "status"),
)

#: The seats of a table. Of a key only its hash is kept; ``held`` is an answer that was taken and
#: waits for its window to have lasted long enough; ``seal`` is the hash of a nonce (empty: the seat
#: has none of its own; NULL: it has said nothing yet), ``nonce`` what was opened.
seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("held", Text),
    #: Why a bot plays for the person, and from which event of the seat's log on.
    Column("stand_in", Text, nullable=False, server_default=""),
    Column("stood_from", Integer, nullable=False, server_default="0"),
    Column("calendar", Text, nullable=False, server_default="{}"),
    Column("seal", Text),
    #: Which of its links opens the seat: those before are dead.
    Column("link", Integer, nullable=False, server_default="0"),
    #: Until when somebody can come with the key, which the host has called lost.
    Column("lost", Integer),
    #: Do onlookers see what it sees?
    Column("shown", Integer, nullable=False, server_default="0"),
    #: The hash of another key that opens it, as the devices of a profile make it.
    Column("own", Text, nullable=False, server_default=""),
    #: Its person has deleted his data: when the game is over, the name is replaced.
    Column("forget", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "seat"),
)

#: The log that is the truth: no number is ever given twice.
records = Table(
    "records",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("json", Text, nullable=False),
    PrimaryKeyConstraint("table", "n"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    #: The key of a phrase; then there are no words.
    Column("phrase", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table", "n"),
    sqlite_with_rowid=False,
)

#: What is said in rooms: ``room`` has a bit for each seat that is in it.
whispers = Table(
    "whispers",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("room", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", Text, nullable=False),
    PrimaryKeyConstraint("table", "room", "n"),
    sqlite_with_rowid=False,
)

#: The table as it stood after so many records, by a program of the mark ``by``: a cache.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: What was told until then, in parts; ``n`` is the first record of a part.
stories = Table(
    "stories",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

#: How the person of a seat is reached, as data; ``done``: nothing is to be told any more.
reach = Table(
    "reach",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("json", Text, nullable=False),
    Column("done", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

#: What somebody has written down for himself at a seat, as data.
notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("json", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

#: Who somebody is on all devices: of the key only its hash is kept. What is counted is of finished
#: games.
profiles = Table(
    "profiles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("data", Text, nullable=False),
    Column("seen", Float, nullable=False, index=True),
    Column("games", Integer, nullable=False, server_default="0"),
    Column("asked", Integer, nullable=False, server_default="0"),
    Column("in_time", Integer, nullable=False, server_default="0"),
    Column("words", Integer, nullable=False, server_default="0"),
    Column("kept", Integer, nullable=False, server_default="0"),
)

#: Whose profile sits where, and whether the game has been counted for it.
profile_seats = Table(
    "profile_seats",
    metadata,
    Column("profile", Text, ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("counted", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index("ix_profile_seats_profile", "profile"),
)

#: What people at public tables have reported of others, with what those had said openly. It stays
#: when the table is deleted (hence no column ``table``): whoever is reported may be its host.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at_table", Text, nullable=False, index=True),
    Column("by", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("why", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: The short code of a table, until when it leads there, and the key by which a television looks at
#: it: one of each. It stays here when a table moves to another server (hence no column ``table``).
codes = Table(
    "codes",
    metadata,
    Column("at_table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),
    Column("until", Float, nullable=False),
)
