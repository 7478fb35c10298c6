"""A bot as a server over HTTP: every question is a POST with a JSON body, and so is its answer. Needs Python alone.

    python examples/bots/web_bot.py 8000 &
    backroom match http://127.0.0.1:8000/ random --title chicago-poker --games 40

It keeps nothing between questions, so it may serve many seats at once: all it needs comes with each of them. Here it
asks for the history, and repeats the action that it has seen most often, if it is offered.
"""

import json
import sys
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def answer(question: dict) -> dict:
    """What is said to one question."""
    if question["ask"] == "hello":
        return {"name": "me too", "wants": ["history"]}
    if question["ask"] == "begin":
        return {}
    seen = Counter(event["event"] for event in question["history"])
    chosen = max(question["actions"], key=lambda action: seen[action["text"].split()[0]])
    return {"action": chosen["index"]}


class Bot(BaseHTTPRequestHandler):
    """One connection; it is kept open from question to question."""

    protocol_version = "HTTP/1.1"
    # Small answers leave at once (Nagle's algorithm would hold them back).
    disable_nagle_algorithm = True

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps(answer(question)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *about: object) -> None:
        """Say nothing: a match asks thousands of questions."""


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    server = ThreadingHTTPServer(("127.0.0.1", port), Bot)
    print(f"http://127.0.0.1:{server.server_address[1]}/", flush=True)
    server.serve_forever()
