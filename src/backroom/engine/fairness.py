"""Was a saved game played with the dice that were promised, and is it the game that was played?

What the file says of itself is checked by anybody; that nobody has made the file anew, only with
what a player's device has kept (:class:`Kept`). docs/save-format.md says what follows from what.
"""

from __future__ import annotations

import msgspec

from backroom.engine.chain import links
from backroom.engine.chance import bot_nonce, commitment, outcome, seal
from backroom.engine.save import Head, Save, SaveError, nonces_of

#: More bytes than a nonce can have: its length is said by two.
_LONGEST = 1 << 16


class Kept(msgspec.Struct):
    """What a device has kept of a game, as it was told; what it has not kept is empty."""

    #: Where it sat; None: it looked on.
    seat: int | None = None
    #: The server's promise, from before the device sealed its own nonce.
    commitment: str = ""
    #: Its own nonce, if it was opened.
    nonce: str = ""
    #: All seals, from before it was opened.
    seals: list[str] = []
    #: Links of the chain in the order in which they were told, maybe not all of them.
    links: list[str] = []
    #: The last link, told when the game was over.
    last: str = ""


def verify_dice(save: Save, secret: bytes) -> None:
    """The secret is the promised one, nobody has chosen a nonce late, and every outcome of the save
    follows from them."""
    if save.head.commitment and commitment(secret) != save.head.commitment.lower():
        raise SaveError(1, "save-wrong-secret")
    if commitment(secret) in _voided(save.head):
        raise SaveError(1, "save-unreadable", "voids")  # nobody plays on with a deal that is void
    verify_nonces(save, secret)
    if save.head.origins and any(save.head.seals):
        # Else a server could call any game a fork, and roll what it likes.
        raise SaveError(1, "save-no-fork")
    verify_rolls(save, secret)


def verify_nonces(save: Save, secret: bytes) -> None:
    """A nonce fits its seal; where there is none, it follows from the secret."""
    head, nonces = save.head, nonces_of(save.head)
    if not len(nonces) == len(head.seals) == head.seats:
        raise SaveError(1, "save-wrong-nonce", str(min(len(nonces), len(head.seals)) + 1))
    for seat, (nonce, sealed) in enumerate(zip(nonces, head.seals, strict=True)):
        fits = seal(nonce) == sealed.lower() if sealed else nonce == bot_nonce(secret, seat)
        if not fits or len(nonce) >= _LONGEST:
            raise SaveError(1, "save-wrong-nonce", str(seat + 1))


def verify_rolls(save: Save, secret: bytes) -> None:
    """Every outcome is what secret and nonces give; in a fork, those of the game that it comes from
    until it was forked. Outcomes are counted on."""
    dice = _dice_of(save.head, secret)
    counts: dict[str, int] = {}
    for at, row in enumerate(save.records):
        while len(dice) > 1 and at >= dice[0][0]:
            del dice[0]
        _, thrown, nonces = dice[0]
        for roll in row.rolls:
            k = counts.get(roll.label, 0)
            counts[roll.label] = k + 1
            if thrown and outcome(thrown, nonces, roll.label, k, roll.sides) != roll.value:
                raise SaveError(at + 2, "save-wrong-roll", roll.label)


def unchecked(save: Save) -> int:
    """How many outcomes can't be checked: those from before a fork of a file that did not tell its
    secret."""
    dice = _dice_of(save.head, b"its own")
    known = [
        next(thrown for upto, thrown, _ in dice if at < upto) for at in range(len(save.records))
    ]
    return sum(
        len(row.rolls) for row, thrown in zip(save.records, known, strict=True) if not thrown
    )


def _dice_of(head: Head, secret: bytes) -> list[tuple[int, bytes, list[bytes]]]:
    """Up to which record which secret and nonces hold. (Of a fork of a file that did not tell its
    secret, b"": those dice can't be checked.)"""
    found: list[tuple[int, bytes, list[bytes]]] = []
    for origin in head.origins:
        try:
            known = bytes.fromhex(origin.secret)
            nonces = [bytes.fromhex(nonce) for nonce in origin.nonces]
        except ValueError as error:
            raise SaveError(1, "save-unreadable", str(error)) from None
        if known and commitment(known) != origin.commitment.lower():
            raise SaveError(1, "save-wrong-secret")
        if origin.records <= (found[-1][0] if found else 0):
            raise SaveError(1, "save-unreadable", "origins")
        found.append((origin.records, known, nonces))
    return [*found, (1 << 62, secret, nonces_of(head))]


def verify_chain(save: Save, secret: bytes) -> list[str]:
    """No line was changed, put in or left out since the last link was written. All links."""
    chain = [link.hex() for link in links(secret, save.lines())]
    if save.end is not None and chain[-1] != save.end.link.lower():
        raise SaveError(len(save.records) + 2, "save-broken-chain")
    return chain


def verify_kept(save: Save, kept: Kept) -> None:
    """The dice are those at which the device sat down, and its own nonce is among them. Of dice
    that were dealt anew while it was away it has kept nothing."""
    head, promised = save.head, kept.commitment.lower()
    if promised and promised != head.commitment.lower():
        if promised in _voided(head):
            return
        raise SaveError(1, "save-other-commitment")
    if kept.seals and _lower(kept.seals) != _lower(head.seals):
        raise SaveError(1, "save-other-seals")
    if kept.nonce and kept.seat is not None:
        own = head.nonces[kept.seat] if 0 <= kept.seat < len(head.nonces) else ""
        if own.lower() != kept.nonce.lower():
            raise SaveError(1, "save-other-nonce")


def verify_links(save: Save, secret: bytes, kept: Kept) -> None:
    """It is the game that the device was told of: the file can't have been made anew."""
    chain = [link.hex() for link in links(secret, save.lines())]
    good = 0
    for link in _lower(kept.links):
        try:
            good = chain.index(link, max(0, good - 1)) + 1
        except ValueError:
            raise SaveError(good + 1, "save-other-game") from None
    if kept.last and kept.last.lower() != chain[-1]:
        raise SaveError(good + 1, "save-other-game")


def _voided(head: Head) -> list[str]:
    return _lower([void.commitment for void in head.voids])


def _lower(texts: list[str]) -> list[str]:
    return [text.lower() for text in texts]
