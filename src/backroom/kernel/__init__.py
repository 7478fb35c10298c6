"""The nouns every title is made of. Pure: no input or output, no clock, no title's name."""
