"""How fast the rules are, beside other engines, in one run (docs/performance.md)."""
