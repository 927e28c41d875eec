"""Bots that know King of Chicago."""
