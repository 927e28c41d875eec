"""What a word is worth, in no game in particular."""

from __future__ import annotations

import pytest

from backroom.bots.trust import Trust
from backroom.engine.deal import WORD, Entry, Promise, Verdict

ME, HE, SHE = 0, 1, 2


def word(kind: str = "peace", about: int = 0, *, by: int = HE, to: int = ME) -> Promise:
    return Promise(kind, by, to, about, 5)


def ledger(*words: Promise, verdict: Verdict = "open") -> list[Entry]:
    return [Entry(at, promise, verdict) for at, promise in enumerate(words)]


def worth(*words: Promise, entries: list[Entry] | None = None, stake: float = 12.0) -> float:
    """What his words are worth if each, kept, would bring 3."""
    trust = Trust(ME, entries or [], "pay")
    return trust.worth(words, HE, lambda _: 3.0, lambda _: stake)


def test_two_thirds_of_a_strangers_words_are_believed() -> None:
    assert worth(word()) == pytest.approx(2.0)


def test_a_word_is_worth_no_more_than_a_breach_would_cost() -> None:
    assert worth(word(), stake=3.0) == pytest.approx(1.0)
    assert worth(word(), stake=0.0) == 0.0


def test_the_same_word_twice_is_one_word() -> None:
    assert worth(word(), word(), word()) == worth(word())
    assert worth(word(), entries=ledger(word())) == 0.0


def test_a_word_about_nothing_is_one_word_whatever_number_it_is_given() -> None:
    trust = Trust(ME, ledger(word("peace", 7)), "pay", bare=frozenset({"peace"}))
    many = tuple(word("quiet", at) for at in range(5))
    assert trust.worth((word("peace", 8),), HE, lambda _: 3.0, lambda _: 99.0) == 0.0
    trust = Trust(ME, [], "pay", bare=frozenset({"quiet"}))
    five, one = (trust.worth(w, HE, lambda _: 3.0, lambda _: 99.0) for w in (many, many[:1]))
    assert five == one > 0.0


def test_words_that_nobody_can_check_are_worth_nothing() -> None:
    assert worth(*[Promise(WORD, HE, ME, text=f"trust me {at}") for at in range(5)]) == 0.0


def test_many_words_together_are_worth_no_more_than_a_breach_would_cost() -> None:
    assert worth(*[word(about=at) for at in range(5)]) == pytest.approx(4.0)


def test_a_word_for_the_end_of_the_game_does_not_hide_behind_another() -> None:
    """Nobody has a name to lose once it is over."""
    trust = Trust(ME, [], "pay")
    now, end = Promise("peace", HE, ME, 0, 1), Promise("quiet", HE, ME, 0, 9)
    both, one = (
        trust.worth(words, HE, lambda _: 3.0, lambda until: 12.0 if until < 9 else 0.0)
        for words in ((now, end), (now,))
    )
    assert both == one


def test_a_series_of_words_fetches_no_more_than_the_stake() -> None:
    """One after the other, each while those before it are open, to whomever they were given."""
    given: list[Promise] = []
    total = 0.0
    for about in range(20):
        total += worth(word(about=about), entries=ledger(*given))
        given.append(word(about=about, to=ME if about % 2 else SHE))
    assert total <= 12.0


def test_a_private_word_to_another_counts_while_it_may_be_open() -> None:
    veiled = [entry.veiled() for entry in ledger(word(to=SHE))]
    known, fresh = (Trust(ME, veiled, "pay", since) for since in (1, 0))
    worths = [t.worth((word(),), HE, lambda _: 9.0, lambda _: 12.0) for t in (known, fresh)]
    assert worths[1] == worths[0] / 2.0


def test_who_breaks_his_word_is_hardly_believed_again() -> None:
    kept = ledger(*[word(about=9)] * 50, verdict="kept")
    broken = Entry(50, word(about=9), "broken")
    assert worth(word(), entries=kept) > worth(word())
    assert worth(word(), entries=[*kept, broken]) < 0.4 * worth(word())


def test_what_parties_say_about_mere_words_makes_nobody_better_or_worse() -> None:
    said = Promise(WORD, HE, SHE, text="I was nice to her")
    verdicts: list[Verdict] = ["kept", "broken"]
    for verdict in verdicts:
        assert worth(word(), entries=[Entry(0, said, verdict)]) == worth(word())


def test_several_debts_are_settled_by_one_payment() -> None:
    trust = Trust(ME, ledger(word("pay", 3), word("pay", 5), word("pay", 4)), "pay")
    assert trust.owed(HE, ME) == 5
    debts = tuple(word("pay", about) for about in (2, 3, 4))
    fresh = Trust(ME, [], "pay")
    amount = fresh.worth(debts, HE, lambda debt: float(debt.about), lambda _: 100.0)
    assert amount == pytest.approx(4.0 * 2.0 / 3.0)


def test_one_knows_what_one_owes_and_when() -> None:
    mine = [word("pay", 3, by=ME, to=HE), Promise("pay", ME, SHE, 4, 8), word("pay", 9)]
    trust = Trust(ME, ledger(*mine), "pay")
    assert trust.owes(ME) == 7
    assert [entry.promise for entry in trust.due(5)] == mine[:1]


def test_one_knows_which_own_word_another_would_break() -> None:
    mine = word("come", 4, by=ME, to=SHE)
    trust = Trust(ME, ledger(mine), "pay")
    assert trust.contradicts(word("stay away", 4, by=ME, to=HE), {"stay away": "come"})
    assert not trust.contradicts(word("stay away", 3, by=ME, to=HE), {"stay away": "come"})
