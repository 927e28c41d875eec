"""What King of Chicago has beside its rules."""
