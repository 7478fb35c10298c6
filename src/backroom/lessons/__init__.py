"""Lessons: text files that teach a title on its real table. Read, checked and run through the rules; no screen here.

`docs/lessons.md` says how one is written.
"""
