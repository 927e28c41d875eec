"""What is kept: tables, seats, records and talk, in one file."""
