"""What every title is held to, and the proof that it is."""
