"""King of Chicago: cars, gangsters and business for 2 to 6 bosses. The rules are in docs/rules."""
