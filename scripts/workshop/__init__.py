"""What `./play`, `./test` and the benchmarks install and build, all of it under `.venv/`. Needs nothing installed.

| folder | what lies there |
| --- | --- |
| `.venv/play`, `.venv/test` | virtual environments: to play in, to test in |
| `.venv/client` | the built browser table, for both |
| `.venv/builds` | Backroom as its wheel holds it, `pure-…` and `compiled-…`, a folder for each state of the sources |
| `.venv/tools`, `.venv/node`, `.venv/node_modules` | mypyc; Node.js where the machine has none; npm's packages |
| `.venv/logs` | what pip, npm and the compilers said |

`.venv/play` holds what Backroom needs, and one file `backroom.pth` that names the build to use. So the compiled build
takes the place of the pure one between two starts, and a server that runs keeps the files it began with.
"""
