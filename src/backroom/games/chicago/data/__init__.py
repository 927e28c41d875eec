"""What can be changed without changing the program: the board, the resource cards."""
