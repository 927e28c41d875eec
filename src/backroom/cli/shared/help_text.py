"""The keys of help texts. They become words when somebody asks for help, and not before."""

from __future__ import annotations


def help_text(key: str) -> str:
    """The message that explains a command or an option."""
    return f"cli-help-{key}"
