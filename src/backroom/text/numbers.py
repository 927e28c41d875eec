"""Numbers as each language writes them."""

from __future__ import annotations

from backroom.text.lookup import Text


def decimal(text: Text, value: float, places: int = 1) -> str:
    """``12.3``, ``12,3``; without the part after the point where that is nothing."""
    whole, _, parts = f"{value:.{places}f}".partition(".")
    parts = parts.rstrip("0")
    sign, digits = ("−", whole[1:]) if whole.startswith("-") else ("", whole)
    said = text.say("cli-count", {"count": int(digits)})
    return sign + (text.say("cli-decimal", {"whole": said, "parts": parts}) if parts else said)


def percent(text: Text, share: float) -> str:
    """A share of 1, to a tenth of a percent."""
    return text.say("cli-percent-of", {"text": decimal(text, 100 * share)})
