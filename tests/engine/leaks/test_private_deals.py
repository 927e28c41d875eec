"""What two agree on in private is noticed by nobody; and if it were, the check would say so."""

from __future__ import annotations

import msgspec
import pytest

from backroom.engine import private
from backroom.engine.deal import PRIVATE, Deal, Entry, MakeOffer, Offer, Promise
from backroom.engine.dealing import Dealing
from backroom.engine.moment import Moment
from backroom.engine.offers import Offers
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.step import State
from backroom.engine.table import Table
from tests.engine.leaks.checking import goes_red, play_and_deal
from tests.leaks import NOTICED, Leak, Leaked, Patch, all_offers, verdicts_of_others, whole_ledger
from tests.toy.game import Cellar
from tests.toy.pieces import CORK, CellarState


def test_deals_between_others_could_as_well_not_be_there() -> None:
    assert sum(play_and_deal(Cellar(), seed) for seed in range(12)) > 300


# --- planted leaks of private deals --------------------------------------------------------------


def offers_without_terms(patch: Patch) -> None:
    shown = Table.offers_for

    def offers(table: AnyTable, seat: int | None) -> list[Offer]:
        mine = shown(table, seat)
        rest = [o for o in table.offers if o not in mine]
        return mine + [Offer(o.id, o.by, MakeOffer(o.terms.to), o.step) for o in rest]

    patch.setattr(Table, "offers_for", offers)


def dates_of_others(patch: Patch) -> None:
    def veiled(entry: Entry) -> Entry:
        by, to = entry.promise.parties
        return Entry(entry.id, Promise(PRIVATE, by, to, until=entry.promise.until))

    patch.setattr(Entry, "veiled", veiled)


def told_to_all(patch: Patch) -> None:
    patch.setattr(private, "told_to", lambda game, state, parties: None)


def final_offers(patch: Patch) -> None:
    """The view is clean, but an offer takes the undo of others away."""

    def spoken(game: AnyGame, state: State, record: Record) -> Record:
        return msgspec.structs.replace(record, final=True)

    patch.setattr(private, "spoken", spoken)


def numbered_in_all(patch: Patch) -> None:
    def number(offers: Offers, state: State, seat: int, terms: MakeOffer) -> int:
        offers.made[0] = offers.made.get(0, 0) + 1
        return offers.made[0]

    patch.setattr(Offers, "_number", number)


def numbered_by_maker(patch: Patch) -> None:
    """Who gets a second offer with the number 5 knows of three that went to others."""

    def number(offers: Offers, state: State, seat: int, terms: MakeOffer) -> int:
        offers.made[seat] = offers.made.get(seat, 0) + 1
        return offers.made[seat] * 6 + seat

    patch.setattr(Offers, "_number", number)


def silent_counters(patch: Patch) -> None:
    """A no that nobody has said: so it was a counter-offer."""

    def silent(
        dealing: Dealing, state: State, record: Record, countered: Offer, terms: MakeOffer
    ) -> Record:
        return record

    patch.setattr(Dealing, "_tell_turned_down", silent)


@pytest.mark.plain_sources
@pytest.mark.parametrize(
    "leak",
    [
        *(all_offers, offers_without_terms, whole_ledger, verdicts_of_others, dates_of_others),
        *(told_to_all, final_offers, numbered_in_all, numbered_by_maker, silent_counters),
    ],
)
def test_a_leak_of_private_deals_is_caught(leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert NOTICED in goes_red(play_and_deal, Cellar(), seeds=40)


class OffersToldToAll(Cellar):
    def offered(self, state: CellarState, seat: int, terms: MakeOffer, moment: Moment) -> None:
        super().offered(state, seat, terms, moment)
        moment.tell(Leaked())


class OffersShowCards(Cellar):
    """An offer that changes something all can see."""

    def offered(self, state: CellarState, seat: int, terms: MakeOffer, moment: Moment) -> None:
        super().offered(state, seat, terms, moment)
        if state.deck[CORK]:
            state.deck[CORK] -= 1
            state.discard[CORK] += 1


class PromisesTold(Cellar):
    def strike(self, state: CellarState, deal: Deal, moment: Moment) -> None:
        super().strike(state, deal, moment)
        moment.tell(Leaked(sum(len(p.kind) for p in deal.promises)))


@pytest.mark.parametrize("game", [OffersToldToAll, OffersShowCards, PromisesTold])
def test_a_game_that_gives_private_deals_away_is_caught(game: type[Cellar]) -> None:
    assert NOTICED in goes_red(play_and_deal, game())
