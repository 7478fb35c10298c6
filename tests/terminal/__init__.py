"""The terminal table, driven as a person would: lines in, a transcript out."""
