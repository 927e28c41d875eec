"""Many games between bots: to test the rules, to compare players, to reproduce a bug."""
