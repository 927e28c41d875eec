"""What an answer would mean for a mobster, by what he may know: ``answers`` first."""
