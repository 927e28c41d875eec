"""The phases of a round, in the order of the rules: ``round`` is the sequence of play."""
