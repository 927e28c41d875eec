"""What Bootleggers says of itself to programs."""
