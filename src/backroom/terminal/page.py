"""What figures look like in the browser: one file that needs nothing else, light and dark."""

from __future__ import annotations

#: To be filled in: `language`, `heading`, `body`, and `how` it came about.
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<style>
:root {{ color-scheme: light dark; --ink: #2b2118; --paper: #f4ecdc; --line: #cdbfa5; --accent: #8c2f23; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --ink: #e2d8c4; --paper: #16120f; --line: #4a4037; --accent: #e0957a; }}
}}
body {{ margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 Georgia, serif; }}
svg {{ width: 100%; height: auto; font: 14px Georgia, serif; fill: var(--ink); }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
</style>
<h1>{heading}</h1>
{body}
<p>{how}</p>
</html>
"""
