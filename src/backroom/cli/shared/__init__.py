"""What several commands share: the user's language, opening files, showing tables."""
