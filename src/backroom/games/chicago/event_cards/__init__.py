"""The 21 event cards, a file each (K12)."""
