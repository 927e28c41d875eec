"""What the server refuses for reasons of its own: no rule of a game is behind it."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Malformed
from backroom.store.store import StoreFailed, StoreFull, StoreLost


class Rejected(Malformed):
    """Not at this server, not now, or not you. ``status`` is that of an HTTP answer."""

    key: ClassVar[str]
    status: ClassVar[int] = 400

    def __init__(self, **args: str) -> None:
        super().__init__(self.key, **args)


class Unreadable(Rejected):
    key: ClassVar[str] = "refused-unreadable"


class HostSeat(Rejected):
    """The host's own seat can't be a bot's."""

    key: ClassVar[str] = "refused-host-seat"


class NoSuchGame(Rejected):
    key: ClassVar[str] = "refused-no-such-game"


class NoSuchBot(Rejected):
    key: ClassVar[str] = "refused-no-such-bot"


class NotStarted(Rejected):
    key: ClassVar[str] = "refused-not-started"


class Spectator(Rejected):
    key: ClassVar[str] = "refused-spectator"


class NoHints(Rejected):
    """Another person plays, too."""

    key: ClassVar[str] = "refused-no-hints"


class NoClock(Rejected):
    """There is no clock that this seat could stop."""

    key: ClassVar[str] = "refused-no-clock"


class TooQuiet(Rejected):
    """Nobody is to be waited for all day, every day."""

    key: ClassVar[str] = "refused-too-quiet"


class NoSuchZone(Rejected):
    """A time zone that nobody knows: whose night would it be?"""

    key: ClassVar[str] = "refused-no-such-zone"


class NoMoreWaits(Rejected):
    key: ClassVar[str] = "refused-no-more-waits"


class StoodIn(Rejected):
    """A bot plays for this seat: its person has to come back first."""

    key: ClassVar[str] = "refused-stood-in"


class NoPrivateTalk(Rejected):
    """At this table all hear everything."""

    key: ClassVar[str] = "refused-no-private-talk"


class NoSuchRoom(Rejected):
    """Only people talk among themselves."""

    key: ClassVar[str] = "refused-no-such-room"


class NoTalkInSecret(Rejected):
    """The table is deciding in secret: whoever has something to say says it to all."""

    key: ClassVar[str] = "refused-no-talk-in-secret"


class RoomsAreOpen(Rejected):
    """The game is over, and everybody reads what was said in rooms."""

    key: ClassVar[str] = "refused-rooms-are-open"


class SaidEnough(Rejected):
    """What a seat can say in a game has an end."""

    key: ClassVar[str] = "refused-said-enough"


class Resigned(Rejected):
    key: ClassVar[str] = "refused-resigned"


class NotAway(Rejected):
    """Only somebody who stays away can be replaced."""

    key: ClassVar[str] = "refused-not-away"


class HostOnly(Rejected):
    key: ClassVar[str] = "refused-host-only"


class NotAlone(Rejected):
    """That is for whoever plays alone among bots."""

    key: ClassVar[str] = "refused-not-alone"


class NameTaken(Rejected):
    """Somebody at the table has this name, or one that people would take for it."""

    key: ClassVar[str] = "refused-name-taken"
    status: ClassVar[int] = 409


class NoName(Rejected):
    """Where everybody can come, an address or mere signs are no name."""

    key: ClassVar[str] = "refused-no-name"


class ByLink(Rejected):
    """Whoever sits down at this table was sent a link."""

    key: ClassVar[str] = "refused-by-link"
    status: ClassVar[int] = 403


class NoFreeSeat(Rejected):
    key: ClassVar[str] = "refused-no-free-seat"
    status: ClassVar[int] = 409


class Started(Rejected):
    """That was to be done before the game."""

    key: ClassVar[str] = "refused-started"
    status: ClassVar[int] = 409


class Starting(Rejected):
    """All devices have sealed their share in the dice: nobody gets up now."""

    key: ClassVar[str] = "refused-starting"
    status: ClassVar[int] = 409


class NotTaken(Rejected):
    """Nobody sits there who could be sent away."""

    key: ClassVar[str] = "refused-not-taken"


class SeatTaken(Rejected):
    """A link is made for who has yet to come."""

    key: ClassVar[str] = "refused-seat-taken"


class NotAgainYet(Rejected):
    """Whether to end the game was asked a short while ago."""

    key: ClassVar[str] = "refused-not-again-yet"
    status: ClassVar[int] = 409


class StillPlayed(Rejected):
    """Others play at this table: it is not for one to delete."""

    key: ClassVar[str] = "refused-still-played"
    status: ClassVar[int] = 409


class SentAway(Rejected):
    """The host wants somebody else to sit there."""

    key: ClassVar[str] = "refused-sent-away"


class GotUp(Rejected):
    key: ClassVar[str] = "refused-got-up"


class Deleted(Rejected):
    key: ClassVar[str] = "refused-deleted"
    status: ClassVar[int] = 404


class NewLink(Rejected):
    """The seat has another key now."""

    key: ClassVar[str] = "refused-new-link"
    status: ClassVar[int] = 403


class NotLost(Rejected):
    """Nobody has said that the link of this seat is lost, or it can't be."""

    key: ClassVar[str] = "refused-not-lost"


class StillTime(Rejected):
    """Somebody may yet come with the old link."""

    key: ClassVar[str] = "refused-still-time"


class NoOnlookers(Rejected):
    key: ClassVar[str] = "refused-no-onlookers"
    status: ClassVar[int] = 403


class WatchByLink(Rejected):
    """One looks on by the table's link for that."""

    key: ClassVar[str] = "refused-watch-by-link"
    status: ClassVar[int] = 403


class NoSuchCode(Rejected):
    """It leads nowhere, or not any more."""

    key: ClassVar[str] = "refused-no-such-code"
    status: ClassVar[int] = 404


class TooManyCodes(Rejected):
    """Somebody tries them out."""

    key: ClassVar[str] = "refused-too-many-codes"
    status: ClassVar[int] = 429


class TvOff(Rejected):
    """The host wants no television to show the table, or not this one any more."""

    key: ClassVar[str] = "refused-tv-off"
    status: ClassVar[int] = 403


class TimeByMail(Rejected):
    """Days are agreed on before the game."""

    key: ClassVar[str] = "refused-time-by-mail"
    status: ClassVar[int] = 409


class NotAnOnlooker(Rejected):
    key: ClassVar[str] = "refused-not-an-onlooker"


class NotShown(Rejected):
    """This seat has not agreed that onlookers see what it sees."""

    key: ClassVar[str] = "refused-not-shown"


class NoSuchProfile(Rejected):
    key: ClassVar[str] = "refused-no-such-profile"
    status: ClassVar[int] = 404


class DealtAnew(Rejected):
    """The secret that a nonce was sealed for is promised no more."""

    key: ClassVar[str] = "refused-dealt-anew"
    status: ClassVar[int] = 409


class NotesChanged(Rejected):
    """Another device of the same person has written meanwhile."""

    key: ClassVar[str] = "refused-notes-changed"
    status: ClassVar[int] = 409


class TooManyMarks(Rejected):
    key: ClassVar[str] = "refused-too-many-marks"
    status: ClassVar[int] = 409


class NotSealed(Rejected):
    """A nonce is opened when all are sealed, and no sooner."""

    key: ClassVar[str] = "refused-not-sealed"
    status: ClassVar[int] = 409


class WrongNonce(Rejected):
    """Not the nonce that was sealed: the deal is void."""

    key: ClassVar[str] = "refused-wrong-nonce"


class NoSuchKey(Rejected):
    key: ClassVar[str] = "refused-no-such-key"
    status: ClassVar[int] = 403


class NoSuchTable(Rejected):
    key: ClassVar[str] = "refused-no-such-table"
    status: ClassVar[int] = 404


class NoSuchPage(Rejected):
    key: ClassVar[str] = "refused-no-such-page"
    status: ClassVar[int] = 404


class WrongName(Rejected):
    """This server is called by a name that is not its own."""

    key: ClassVar[str] = "refused-wrong-name"
    status: ClassVar[int] = 421


class OtherSite(Rejected):
    """A page of another site calls."""

    key: ClassVar[str] = "refused-other-site"
    status: ClassVar[int] = 403


class Restless(Rejected):
    """Enough changes of mind for one round."""

    key: ClassVar[str] = "refused-restless"
    status: ClassVar[int] = 429


class NoPicture(Rejected):
    """The game has no picture of its board."""

    key: ClassVar[str] = "refused-no-picture"
    status: ClassVar[int] = 404


class NoBoard(Rejected):
    """The game is always played on the same board."""

    key: ClassVar[str] = "refused-no-board"


class NotBuilt(Rejected):
    """The browser client has not been built."""

    key: ClassVar[str] = "refused-not-built"
    status: ClassVar[int] = 404


class NotOver(Rejected):
    key: ClassVar[str] = "refused-not-over"
    status: ClassVar[int] = 409


class NotTheirEyes(Rejected):
    """While a game goes on nobody sees what another saw."""

    key: ClassVar[str] = "refused-not-their-eyes"
    status: ClassVar[int] = 403


class ForkNotOver(Rejected):
    """While a game goes on nobody plays on from it elsewhere: all would be known."""

    key: ClassVar[str] = "refused-fork-not-over"
    status: ClassVar[int] = 409


class NoSuchMove(Rejected):
    """Nobody can play on from there."""

    key: ClassVar[str] = "refused-no-such-move"


class TooLong(Rejected):
    """A game with more records than anybody has played."""

    key: ClassVar[str] = "refused-too-long"


class NoSuchChallenge(Rejected):
    key: ClassVar[str] = "refused-no-such-challenge"
    status: ClassVar[int] = 404


class TooFast(Rejected):
    key: ClassVar[str] = "refused-too-fast"
    status: ClassVar[int] = 429


class Full(Rejected):
    key: ClassVar[str] = "refused-full"
    status: ClassVar[int] = 503


class NoReports(Rejected):
    """At a table by link people know each other."""

    key: ClassVar[str] = "refused-no-reports"


class ReportedEnough(Rejected):
    key: ClassVar[str] = "refused-reported-enough"
    status: ClassVar[int] = 429


class TooManyTables(Rejected):
    """So many that were made from one address are kept."""

    key: ClassVar[str] = "refused-too-many-tables"
    status: ClassVar[int] = 429


class NoSpace(Rejected):
    """The store is as large as it may be, or its disk is nearly full."""

    key: ClassVar[str] = "refused-no-space"
    status: ClassVar[int] = 507


class NotStored(Rejected):
    key: ClassVar[str] = "refused-not-stored"
    status: ClassVar[int] = 503


class DiskFull(Rejected):
    key: ClassVar[str] = "refused-disk-full"
    status: ClassVar[int] = 507


class NothingKept(Rejected):
    """The file of the store is gone or damaged: nothing is kept until the host has seen to it."""

    key: ClassVar[str] = "refused-nothing-kept"
    status: ClassVar[int] = 503


def not_stored(error: StoreFailed) -> Rejected:
    """How a failure of the store is told."""
    if isinstance(error, StoreFull):
        return DiskFull()
    return NothingKept() if isinstance(error, StoreLost) else NotStored()


class Internal(Rejected):
    key: ClassVar[str] = "refused-internal"
    status: ClassVar[int] = 500


class BadAddress(Rejected):
    """Not an address that anybody could be reached at."""

    key: ClassVar[str] = "refused-bad-address"


class BadMail(Rejected):
    key: ClassVar[str] = "refused-bad-mail"


class BadTopic(Rejected):
    key: ClassVar[str] = "refused-bad-topic"


class BadWebhook(Rejected):
    key: ClassVar[str] = "refused-bad-webhook"


class UnknownPush(Rejected):
    """A browser whose messages come in where we do not send any."""

    key: ClassVar[str] = "refused-unknown-push"


class NoService(Rejected):
    """The host has not set it up."""

    key: ClassVar[str] = "refused-no-service"


class TooManyWays(Rejected):
    key: ClassVar[str] = "refused-too-many-ways"


class WrongCode(Rejected):
    key: ClassVar[str] = "refused-wrong-code"


class NotPressed(Rejected):
    """Nobody has pressed Start in Telegram."""

    key: ClassVar[str] = "refused-not-pressed"


class NoSuchWay(Rejected):
    key: ClassVar[str] = "refused-no-such-way"
    status: ClassVar[int] = 404


class NotReached(Rejected):
    """A message was tried, and did not get through."""

    key: ClassVar[str] = "refused-not-reached"
    status: ClassVar[int] = 502
