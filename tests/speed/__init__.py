"""The benchmark's own sums; what it measures is not judged here."""
