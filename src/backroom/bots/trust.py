"""What somebody's word is worth, in any game.

Promises bind nobody, so a word is worth no more than what its giver could keep, nor than what a
breach would cost him: his good name, for as long as the game still lasts. That is his *stake*. All
his open words together draw on it, so many small ones fetch no more than a big one.
"""

from __future__ import annotations

from collections.abc import Callable

from backroom.engine.deal import PRIVATE, WORD, Entry, JudgePromise, Promise, Verdict

#: Of those nobody knows anything about, so many keep their word.
_STRANGER = 2.0 / 3.0
#: More words kept than this make nobody more honest: they may have been easy ones.
_RENOWN = 4
#: What is left of a good name after each word that was broken.
_BROKEN = 0.25
#: Each open word of somebody takes this part of the trust that is left in him.
_DRAWN = 0.5

#: What a word brings oneself if it is kept, beyond what would happen without it.
IfKept = Callable[[Promise], float]
#: What a good name will still bring anybody once a round is over.
Stake = Callable[[int], float]


class Trust:
    """The ledger as one seat reads it. ``debt`` is the kind of promise to pay ``about`` in cash.

    Of words between others that are private nobody knows the day; those from ``since`` on in the
    ledger may still be open. A word of a ``bare`` kind is about nothing, whatever it says.
    """

    def __init__(
        self,
        me: int,
        ledger: list[Entry],
        debt: str,
        since: int = 0,
        bare: frozenset[str] = frozenset(),
    ) -> None:
        self.me = me
        self.ledger = ledger
        self.debt = debt
        self.since = since
        self._bare = bare
        #: Words that are neither kept nor broken yet: few of all there have been.
        self._open_words: list[Entry] | None = None

    @property
    def open_words(self) -> list[Entry]:
        """Whatever anybody has promised, and is still to come."""
        if self._open_words is None:
            self._open_words = [entry for entry in self.ledger if entry.verdict == "open"]
        return self._open_words

    # --- the record ----------------------------------------------------------------------------

    def broken(self, seat: int) -> int:
        """Words of the seat that it broke, as far as one knows."""
        return self._judged(seat, "broken")

    def _judged(self, seat: int, verdict: Verdict) -> int:
        """By the engine: what was promised in words only, its parties may call what they like."""
        return sum(
            entry.promise.by == seat and entry.verdict == verdict and entry.promise.kind != WORD
            for entry in self.ledger
        )

    def honour(self, seat: int) -> float:
        """How likely the seat is to keep its word: by those it has kept and broken."""
        known = min(self._judged(seat, "kept"), _RENOWN)
        return (_STRANGER * 3.0 + known) / (3.0 + known) * _BROKEN ** self.broken(seat)

    def has_word(self, kind: str, by: int, to: int | None, about: int | None = None) -> bool:
        """Is a promise of this kind open?"""
        for entry in self.open_words:
            promise = entry.promise
            if promise.kind == kind and promise.by == by:
                if to in (None, promise.to) and about in (None, promise.about):
                    return True
        return False

    def owed(self, by: int, to: int) -> int:
        """The largest debt that is open: one payment settles all that are no larger."""
        return max(
            (p.about for p in self._open(by) if p.kind == self.debt and p.to == to), default=0
        )

    def owes(self, by: int) -> int:
        """All open debts of the seat together."""
        return sum(word.about for word in self._open(by) if word.kind == self.debt)

    def due(self, now: int) -> list[Entry]:
        """One's own debts whose last round this is."""
        return [
            entry
            for entry in self.open_words
            if entry.promise.by == self.me
            if entry.promise.kind == self.debt and entry.promise.until <= now
        ]

    def verdict(self, now: int) -> JudgePromise | None:
        """On a promise in words whose time is over: nobody complained, so it was kept."""
        for entry in self.open_words:
            word = entry.promise
            if word.kind == WORD and word.to == self.me:
                if word.until < now:
                    return JudgePromise(entry.id, True)
        return None

    def _open(self, by: int) -> list[Promise]:
        found = []
        for entry in self.open_words:
            if entry.promise.by == by:
                if entry.promise.kind != PRIVATE or entry.id >= self.since:
                    found.append(entry.promise)
        return found

    # --- somebody else's word ------------------------------------------------------------------

    def worth(self, words: tuple[Promise, ...], by: int, if_kept: IfKept, stake: Stake) -> float:
        """What the words of somebody bring, all of them together, if he gives them now."""
        promised = {self._said(p) for p in self._open(by) if p.to == self.me}
        total = most = 0.0
        for word in self._without_small_debts(words):
            said = self._said(word)
            if word.by == by and word.to == self.me and word.kind != WORD and said not in promised:
                promised.add(said)
                trusted = stake(word.until)
                total += max(0.0, min(if_kept(word), trusted))
                most = max(most, trusted)
        drawn = _DRAWN ** (1 + len(self._open(by)))
        return self.honour(by) * min(total, most * drawn)

    def _said(self, word: Promise) -> tuple[str, int]:
        """Two words that say the same are one."""
        return word.kind, 0 if word.kind in self._bare else word.about

    def _without_small_debts(self, words: tuple[Promise, ...]) -> list[Promise]:
        """Of several promises to pay the largest alone: keeping that one keeps them all."""
        debts = [word for word in words if word.kind == self.debt]
        others = [word for word in words if word.kind != self.debt]
        return others + sorted(debts, key=lambda word: word.about)[-1:]

    # --- one's own word ------------------------------------------------------------------------

    def contradicts(self, word: Promise, opposites: dict[str, str]) -> bool:
        """Would one's own new word break another that is open?"""
        opposite = opposites.get(word.kind)
        return opposite is not None and self.has_word(opposite, word.by, None, word.about)
