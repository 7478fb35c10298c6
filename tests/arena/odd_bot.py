"""A bot over standard input that misbehaves as it is told: `odd_bot.py KIND [FILE]`, the file gets its process ids."""

import json
import os
import subprocess
import sys
import time

kind = sys.argv[1]
if len(sys.argv) > 2:
    child = subprocess.Popen(["sleep", "600"])
    with open(sys.argv[2], "a") as noted:
        noted.write(f"{os.getpid()} {child.pid}\n")

asked = 0
for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] != "choose":
        print(json.dumps({"wants": ["secrets"]} if kind == "greedy" else {}), flush=True)
        continue
    asked += 1
    answer = json.dumps({"action": question["actions"][-1]["index"]})
    if kind == "crashes":
        sys.exit("no more of this")
    elif kind == "hangs":
        time.sleep(600)
    elif kind == "drips":
        while True:
            sys.stdout.write(" ")
            sys.stdout.flush()
            time.sleep(0.05)
    elif kind == "floods":
        while True:
            sys.stdout.write("{}" * 1000)
    elif kind == "chatters":
        print(answer, answer, sep="\n", flush=True)
    elif kind == "mumbles":
        print("I would rather not", flush=True)
    elif kind == "nests":
        print("[" * 50_000, flush=True)
    elif kind == "cheats":
        print(json.dumps({"action": -1}), flush=True)
    elif kind == "complains":
        sys.stderr.write("why me? " * 10_000)
        print(answer, flush=True)
    elif kind == "ignores the end":
        print(answer, flush=True)
if kind == "ignores the end":
    time.sleep(600)
