"""Bootleggers: whiskey, trucks and muscle for 3 to 6 mobsters. The rules are in docs/rules."""
