"""Dice thrown many at a time fall as they would one by one."""

from __future__ import annotations

from random import Random

from backroom.bots.dice import shuffle


def test_a_shuffle_is_the_one_that_everybody_knows() -> None:
    for count in range(70):
        ours, theirs = list(range(count)), list(range(count))
        dice, same_dice = Random(count), Random(count)
        shuffle(dice, ours)
        same_dice.shuffle(theirs)
        assert ours == theirs
        assert dice.getstate() == same_dice.getstate()
