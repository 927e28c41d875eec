"""What Bootleggers has beside its rules."""
