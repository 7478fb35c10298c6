"""One running game and who sits at it: seats, talk, clock, undo, bots' turns. The only writer of a live state."""
