"""The terminal table: play and replay with nothing but text."""
