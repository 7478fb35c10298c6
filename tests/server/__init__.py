"""The server as its guests meet it: a process, sockets, HTTP, and a database that survives it."""
