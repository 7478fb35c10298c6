"""HTTP and WebSocket: who is on this connection, and the built client."""
