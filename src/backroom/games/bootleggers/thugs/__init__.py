"""The thug cards (B11), a file each. ``thug`` is what they share, ``deck`` lists them all."""
