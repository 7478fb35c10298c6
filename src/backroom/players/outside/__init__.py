"""Bots from outside: how they are asked, whatever they are written in, and what is done about one that misbehaves.

A question and its answer are a line of JSON each (docs/write-a-bot.md). A class of Python is asked in a process of its
own (`host.py`), any program over its standard input and output (`process.py`), a server by HTTP or WebSocket
(`web.py`).
"""
