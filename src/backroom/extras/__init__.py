"""What a game has beside its rules, such as its balance page: a folder a game, all optional."""
