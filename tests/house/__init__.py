"""The house itself: its build, its commands, its walls."""
