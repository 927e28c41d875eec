"""What every game shares: the contract, the flow, chance, windows, deals, saves.

Nothing in here knows a game, a clock, a network or a disk.
"""
