"""Players that are not people. They get what a seat gets, and never the state."""
