"""The commands: one file each, and a folder for the terminal's many."""
