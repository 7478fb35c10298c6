"""What bots of any title think with: a small network, whole choices, and looking ahead. Knows no title."""
