"""Benchmarks: ours and the peers', measured in one run and told as ratios."""
