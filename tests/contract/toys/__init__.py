"""A toy title, written properly, and the same with faults planted in it."""
