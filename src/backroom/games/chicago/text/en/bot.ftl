# Chicago: why a bot does what it does.

why-done = placeholder.
