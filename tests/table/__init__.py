"""A table without a server: what its entries make of it."""
