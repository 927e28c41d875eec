"""What King of Chicago says of itself to programs."""
