"""Looking back: a game step by step, as somebody saw it; forks; saved files."""
