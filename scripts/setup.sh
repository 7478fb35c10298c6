# What ./play and ./test share: a Python, virtual environments under .venv/, and the wheel that a user gets.
# Sourced by both, with $root set to the project's folder, which is the working directory. Plain enough for bash 3.2.

# Somebody's own settings for other Pythons must not reach into ours.
unset PYTHONPATH PYTHONHOME

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# pip catches an interrupt and merely fails: without this we would go on to the next thing.
trap 'exit 130' INT

# step LOG WORDS COMMAND...: does one long thing. Shows the seconds as they pass, with the build's own last words
# ("compiled 12 of 80 files"); everything else that the command says goes into LOG.
step() {
  local log=$1 words=$2 began=$SECONDS code=0
  shift 2
  : >"$log" || fail "Backroom cannot write into $root; it keeps what it installs in the folder .venv there."
  if [ -t 1 ]; then
    tick "$log" "$words" &
    ticking=$!
    trap 'kill "$ticking" 2>/dev/null' EXIT
  else
    say "$words ..."
  fi
  "$@" >>"$log" 2>&1 || code=$?
  if [ -t 1 ]; then
    kill "$ticking"
    wait "$ticking" 2>/dev/null || true
    trap - EXIT
    printf '\r\033[K'
  fi
  [ "$code" -ne 0 ] || say "$words: done in $((SECONDS - began)) s."
  return "$code"
}

tick() {
  local began=$SECONDS last
  while kill -0 $$ 2>/dev/null; do
    last=$(sed -n 's/^ *backroom: //p' "$1" | tail -n 1)
    printf '\r\033[K%s ... %d s%s' "$2" $((SECONDS - began)) "${last:+ ($last)}"
    sleep 0.5
  done
}

# offline LOG: pip could not reach what it needs.
offline() { grep -qE 'NewConnectionError|NameResolutionError|Connect(ion)?Timeout|ReadTimeout|ProxyError|SSLError' "$1"; }

# pip_failed WHAT LOG: why pip failed, in one sentence.
pip_failed() {
  if offline "$2"; then
    fail "$1 failed, because a package could not be downloaded: is there a network? pip's own words are in $root/$2."
  fi
  fail "$1 failed; pip's own words are in $root/$2."
}

# find_python: sets $python to a Python that can carry us.
find_python() {
  local bare=""
  for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    bare=$python
  done
  [ -z "$bare" ] || fail "$bare has no venv module, which Backroom needs (on Debian: apt install python3-venv)."
  fail "Backroom needs Python 3.11 or later, and none was found."
}

# make_venv FOLDER: a virtual environment is there afterwards. One that still works is kept.
make_venv() {
  "$1/bin/python" -m pip --version >/dev/null 2>&1 && return
  find_python
  mkdir -p .venv 2>/dev/null || fail "Backroom cannot write into $root; it keeps what it installs in the folder .venv there."
  step "$1.log" "Making a virtual environment in $1" "$python" -m venv --clear "$1" ||
    fail "The virtual environment could not be made; Python's own words are in $root/$1.log."
}

# pip PYTHON ARGUMENTS...: pip with our versions, for what is installed and for what builds it.
# The constraints are named relative to here, because pip splits these variables at blanks.
pip() {
  PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_ROOT_USER_ACTION=ignore "$1" -m pip --retries 2 "${@:2}"
}

# sources: one line that changes whenever the wheel would.
sources() {
  printf '%s, %s, %s, ' "$root" "${BACKROOM_PURE:-}" "$(command -v "${CC:-cc}" || command -v gcc || command -v clang)"
  find src scripts $(ls -d web 2>/dev/null) hatch_build.py pyproject.toml constraints.txt README.md LICENSE \
    -type f ! -name '*.pyc' ! -path '*/.*' ! -path '*/node_modules/*' ! -path 'web/dist/*' -exec cksum {} + | LC_ALL=C sort | cksum
}

pip_wheel() { step .venv/wheel.log "$1" pip "$2" wheel --verbose --no-deps --wheel-dir "$3" .; }

# build_wheel PYTHON: sets $wheel to the wheel of these sources, built anew only if they have changed.
build_wheel() {
  local mark fresh=.venv/wheel.new
  mark="$(sources) $("$1" -c 'import sys; print(sys.version)')"
  if [ "$(cat .venv/wheel/mark 2>/dev/null)" != "$mark" ]; then
    rm -rf .venv/wheel "$fresh"
    if ! pip_wheel "Building the package" "$1" "$fresh"; then
      # Where mypyc itself cannot be installed (a very new Python, a rare machine), we do without it.
      ! offline .venv/wheel.log || pip_failed "Building the package" .venv/wheel.log
      BACKROOM_PURE=1 pip_wheel "Building the package without compiling" "$1" "$fresh" ||
        pip_failed "Building the package" .venv/wheel.log
      say "backroom: the rules are not compiled, because mypyc could not be installed" >>.venv/wheel.log
    fi
    sed -n 's/^ *backroom: \(the rules are not compiled.*\)/\1/p' .venv/wheel.log | tail -n 1 >"$fresh/not-compiled"
    sed -n 's/^ *backroom: \(the browser table is not built.*\)/\1/p' .venv/wheel.log | tail -n 1 >"$fresh/no-client"
    printf '%s' "$mark" >"$fresh/mark"
    mv "$fresh" .venv/wheel
  fi
  wheel=$(echo .venv/wheel/*.whl)
}
