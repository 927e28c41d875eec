"""What a bot remembers of its bargaining, in any game: what was struck, and what was refused."""

from __future__ import annotations

from typing import NamedTuple

from backroom.engine.deal import AcceptOffer, Entry, Good, MakeOffer, Offer

Goods = tuple[Good, ...]

#: What was refused is offered again only if it brings the other so much more.
_BETTER = 1.3


class Idea(NamedTuple):
    """An offer one might make. Offers of one name are thought to be refused for one reason."""

    name: str
    terms: MakeOffer
    #: What it brings the other side, as far as one can tell.
    theirs: float = 0.0


class Notebook:
    """Kept from the first round to the last; a bot begins each thought of deals with a look."""

    def __init__(self) -> None:
        self.round = 0
        #: How long the ledger was when this round began.
        self.ledger = 0
        self._said: set[str] = set()
        self._refused: dict[str, float] = {}
        self._refused_terms: set[MakeOffer] = set()
        #: What one has got from each of the others in this round, and given for it.
        self._struck: dict[int, tuple[Goods, Goods]] = {}
        self._asked: tuple[Idea, object] | None = None
        self._agreed: Offer | None = None

    def look(
        self, me: int | None, offers: list[Offer], ledger: list[Entry], now: int, pockets: object
    ) -> None:
        """See what came of the last offer and the last answer. ``pockets`` is what one has."""
        if self._agreed is not None:
            if self._agreed not in offers:
                terms = self._agreed.terms
                self._note(self._agreed.by, terms.give, terms.take)
            self._agreed = None
        if self._asked is not None and all(offer.by != me for offer in offers):
            idea, before = self._asked
            self._asked = None
            if pockets == before:
                self._refused[idea.name] = max(idea.theirs, self._refused.get(idea.name, 0.0))
                self._refused_terms.add(idea.terms)
            elif len(idea.terms.to) == 1:
                self._note(idea.terms.to[0], idea.terms.take, idea.terms.give)
        if self.round != now:
            self.round, self.ledger = now, len(ledger)
            self._said, self._struck = set(), {}

    def _note(self, partner: int, got: Goods, gave: Goods) -> None:
        before = self._struck.get(partner, ((), ()))
        self._struck[partner] = (before[0] + got, before[1] + gave)

    # --- answering -----------------------------------------------------------------------------

    def agree(self, offer: Offer) -> AcceptOffer:
        """Accept an offer. Goods for goods count as one deal with all others of the round."""
        if not offer.terms.promises:
            self._agreed = offer
        return AcceptOffer(offer.id)

    def so_far(self, partner: int) -> tuple[Goods, Goods]:
        """What one has got from a partner in this round, and given."""
        return self._struck.get(partner, ((), ()))

    # --- offering ------------------------------------------------------------------------------

    @property
    def said(self) -> int:
        """How many offers one has made in this round."""
        return len(self._said)

    def first_new(self, ideas: list[Idea]) -> Idea | None:
        """The first that was not made in this round, nor refused when it was as good."""
        for idea in ideas:
            if idea.name in self._said or idea.terms in self._refused_terms:
                continue
            if idea.name not in self._refused or idea.theirs > _BETTER * self._refused[idea.name]:
                return idea
        return None

    def ask(self, idea: Idea, pockets: object) -> MakeOffer:
        """Make an offer, and remember it."""
        self._said.add(idea.name)
        self._asked = (idea, pockets)
        return idea.terms
