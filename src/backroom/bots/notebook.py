"""What a bot remembers of its bargaining, in any game: what was struck, and what was refused."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from backroom.engine.deal import AcceptOffer, Entry, Good, MakeOffer, Offer

Goods = tuple[Good, ...]
#: What one has, by kinds: all that a deal would change.
Pockets = list[list[int]]

#: What was refused is offered again only if it brings the other so much more.
_BETTER = 1.3


class Idea(NamedTuple):
    """An offer one might make. Offers of one name are thought to be refused for one reason."""

    name: str
    terms: MakeOffer
    #: What it brings the other side, as far as one can tell.
    theirs: float = 0.0

    def wanted(self, not_trading: list[int]) -> bool:
        """Nobody is asked for anything who said that he is not trading."""
        return not self.terms.asks or not any(seat in not_trading for seat in self.terms.to)


def _together(goods: Goods) -> Goods:
    """Each good once, however often it was named: a notebook stays small."""
    found: dict[tuple[str, int], int] = {}
    for good in goods:
        found[good.kind, good.item] = found.get((good.kind, good.item), 0) + good.count
    return tuple(Good(kind, item, count) for (kind, item), count in found.items())


class Notebook(msgspec.Struct):
    """Kept from the first round to the last; a bot begins each thought of deals with a look."""

    round: int = 0
    #: How long the ledger was when this round began.
    ledger: int = 0
    #: The names of the offers one has made in this round.
    made: set[str] = msgspec.field(default_factory=set)
    refused: dict[str, float] = msgspec.field(default_factory=dict)
    refused_terms: list[MakeOffer] = msgspec.field(default_factory=list)
    #: What one has got from each of the others in this round, and given for it.
    struck: dict[int, tuple[Goods, Goods]] = msgspec.field(default_factory=dict)
    #: One's last offer, and what one had then.
    asked: tuple[Idea, Pockets] | None = None
    agreed: Offer | None = None
    #: What one had at the last look.
    pockets: Pockets = msgspec.field(default_factory=list)

    def expects(self, now: int) -> bool:
        """Is there anything to see at a look, other than new offers?"""
        return self.round != now or self.agreed is not None or self.asked is not None

    def look(
        self, me: int | None, offers: list[Offer], ledger: list[Entry], now: int, pockets: Pockets
    ) -> None:
        """See what came of the last offer and the last answer. ``pockets`` is what one has."""
        if self.agreed is not None:
            if self.agreed not in offers and pockets != self.pockets:  # else it fell through
                terms = self.agreed.terms
                self._note(self.agreed.by, terms.give, terms.take)
            self.agreed = None
        if self.asked is not None and all(offer.by != me for offer in offers):
            idea, before = self.asked
            self.asked = None
            if pockets == before:
                self.refused[idea.name] = max(idea.theirs, self.refused.get(idea.name, 0.0))
                self.refused_terms.append(idea.terms)
            elif len(idea.terms.to) == 1:
                self._note(idea.terms.to[0], idea.terms.take, idea.terms.give)
        self.pockets = pockets
        if self.round != now:
            self.round, self.ledger = now, len(ledger)
            self.made, self.struck = set(), {}

    def _note(self, partner: int, got: Goods, gave: Goods) -> None:
        before = self.struck.get(partner, ((), ()))
        self.struck[partner] = (_together(before[0] + got), _together(before[1] + gave))

    # --- answering -----------------------------------------------------------------------------

    def agree(self, offer: Offer) -> AcceptOffer:
        """Accept an offer. Goods for goods count as one deal with all others of the round."""
        if not offer.terms.promises:
            self.agreed = offer
        return AcceptOffer(offer.id)

    def so_far(self, partner: int) -> tuple[Goods, Goods]:
        """What one has got from a partner in this round, and given."""
        return self.struck.get(partner, ((), ()))

    # --- offering ------------------------------------------------------------------------------

    @property
    def said(self) -> int:
        """How many offers one has made in this round."""
        return len(self.made)

    def first_new(self, ideas: list[Idea]) -> Idea | None:
        """The first that was not made in this round, nor refused when it was as good."""
        for idea in ideas:
            if idea.name in self.made or idea.terms in self.refused_terms:
                continue
            if idea.name not in self.refused or idea.theirs > _BETTER * self.refused[idea.name]:
                return idea
        return None

    def ask(self, idea: Idea, pockets: Pockets) -> MakeOffer:
        """Make an offer, and remember it."""
        self.made.add(idea.name)
        self.asked = (idea, pockets)
        return idea.terms
