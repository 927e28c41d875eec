"""Bots that know Bootleggers."""
