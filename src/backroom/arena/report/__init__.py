"""A page about a simulation: one file, with plots, to be read in any browser."""
