"""Time that counts: by mail nobody's time runs at night, nor on a weekend if one keeps it free."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from backroom.server import refusals, wire

#: What is asked for lies within a year, or something is wrong with the calendar.
_FURTHEST = 366 * 86400.0
_DAY = 24
_SATURDAY = 5
#: Nobody is away for longer, day by day: the others wait.
MOST_QUIET = 14


@lru_cache(maxsize=64)
def zone_of(name: str) -> tzinfo:
    """The time zone of that name; one that was kept and is unknown now counts as Greenwich's."""
    return _known(name) or UTC


def check_zone(name: str) -> None:
    """Nobody's nights are kept by the clock of another place. "": it is not said where."""
    if name and _known(name) is None:
        raise refusals.NoSuchZone(name=name)


def _known(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def quiet_hours(calendar: wire.Calendar) -> int:
    """How many a day."""
    return (calendar.quiet_to - calendar.quiet_from) % _DAY


def counts(calendar: wire.Calendar, moment: float) -> bool:
    """Can its owner be expected to answer then?"""
    return _stretch(calendar, moment)[0]


def after(calendar: wire.Calendar | None, moment: float, seconds: float) -> float:
    """When so many seconds that count will have passed. None: all of them count."""
    if calendar is None:
        return moment + seconds
    furthest = moment + _FURTHEST
    while moment < furthest:
        here, end = _stretch(calendar, moment)
        if here:
            if seconds <= end - moment:
                return moment + seconds
            seconds -= end - moment
        moment = end
    return moment


def counted(calendar: wire.Calendar | None, begin: float, end: float) -> float:
    """How many of the seconds between two moments count."""
    if calendar is None:
        return max(0.0, end - begin)
    total, moment = 0.0, begin
    end = min(end, begin + _FURTHEST)
    while moment < end:
        here, stop = _stretch(calendar, moment)
        stop = min(end, stop)
        if here:
            total += stop - moment
        moment = stop
    return total


def _stretch(calendar: wire.Calendar, moment: float) -> tuple[bool, float]:
    """Does this moment count, and until when is that so, or the day over? Quiet hours and weekends
    begin and end with a full hour there, whatever is done to the clocks meanwhile."""
    there = datetime.fromtimestamp(moment, zone_of(calendar.zone))
    hour, begin, end = there.hour, calendar.quiet_from, calendar.quiet_to
    free = calendar.free_weekends and there.weekday() >= _SATURDAY
    quiet = begin <= hour < end if begin <= end else not end <= hour < begin
    day = there.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    stop = min((at for at in (begin, end) if at > hour and not free), default=_DAY)
    until = day + timedelta(days=1) if stop == _DAY else day.replace(hour=stop)
    return not free and not quiet, max(until.timestamp(), moment + 1e-3)
