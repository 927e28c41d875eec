"""What an answer would mean for a boss, by what he may know: ``answers`` first."""
