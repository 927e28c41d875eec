"""Time that counts: by mail nobody's time runs at night, nor on a weekend if one keeps it free."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from backroom.server import wire

_HOUR = 3600
#: What is asked for lies within a year, or something is wrong with the calendar.
_FURTHEST = 366 * 24
_SATURDAY = 5


@lru_cache(maxsize=64)
def zone_of(name: str) -> tzinfo:
    """The time zone of that name; an unknown one counts as that of Greenwich."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def counts(calendar: wire.Calendar, moment: float) -> bool:
    """Can its owner be expected to answer then?"""
    there = datetime.fromtimestamp(moment, zone_of(calendar.zone))
    if calendar.free_weekends and there.weekday() >= _SATURDAY:
        return False
    begin, end = calendar.quiet_from, calendar.quiet_to
    if begin == end:
        return True
    quiet = begin <= there.hour < end if begin < end else not end <= there.hour < begin
    return not quiet


def after(calendar: wire.Calendar | None, moment: float, seconds: float) -> float:
    """When so many seconds that count will have passed. None: all of them count."""
    if calendar is None:
        return moment + seconds
    for _ in range(_FURTHEST):
        end = _next_hour(calendar, moment)
        if counts(calendar, moment):
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
    for _ in range(_FURTHEST):
        if moment >= end:
            break
        stop = min(end, _next_hour(calendar, moment))
        if counts(calendar, moment):
            total += stop - moment
        moment = stop
    return total


def _next_hour(calendar: wire.Calendar, moment: float) -> float:
    """The next full hour there: quiet hours and weekends begin and end with one."""
    there = datetime.fromtimestamp(moment, zone_of(calendar.zone))
    since = timedelta(minutes=there.minute, seconds=there.second, microseconds=there.microsecond)
    left = _HOUR - since.total_seconds()
    return moment + max(left, 1e-3)
