"""Words: every message in every language, and where each one is used."""
