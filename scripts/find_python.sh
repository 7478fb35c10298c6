# Sourced by ./play and ./test: sets $python to a Python that can carry us, or says what is missing. Plain enough for bash 3.2.

# Somebody's own settings for other Pythons must not reach into ours.
unset PYTHONPATH PYTHONHOME

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

find_python() {
  local bare=""
  for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    command -v uv >/dev/null && return
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    bare=$python
  done
  [ -z "$bare" ] || fail "$bare has no venv module, which Backroom needs (on Debian: apt install python3-venv)."
  fail "Backroom needs Python 3.11 or later, and none was found."
}

find_python
