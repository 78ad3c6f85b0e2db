# Sourced by the scripts beside it: they end with one clear sentence, and before anything is half done.
# shellcheck shell=bash

target=${CARGO_TARGET_DIR:-target}
[[ $target = /* ]] || target=$PWD/$target

# Says one sentence on stderr and ends; the exit code is 1 unless a second argument gives another.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit "${2:-1}"
}

has() { command -v "$1" >/dev/null 2>&1; }

# at_least HAVE WANT: compares versions by their first two numbers.
at_least() {
  local have_major have_minor want_major want_minor rest
  IFS=. read -r have_major have_minor rest <<<"$1"
  IFS=. read -r want_major want_minor rest <<<"$2"
  ((have_major > want_major || (have_major == want_major && have_minor >= want_minor)))
}

# rustup fetches the pinned compiler by itself; a machine whose stable is that very version needs no second copy.
use_pinned_rust() {
  local pinned installed
  pinned=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
  has rustup || return 0
  installed=$(rustup toolchain list)
  if ! grep -q "^$pinned-" <<<"$installed" && grep -q '^stable-' <<<"$installed" &&
    [ "$(RUSTUP_TOOLCHAIN=stable rustc --version | cut -d' ' -f2)" = "$pinned" ]; then
    export RUSTUP_TOOLCHAIN=stable
  fi
}

need_rust() {
  local wanted have
  has cargo || fail "Rust is needed and there is no cargo on the PATH: see https://rustup.rs."
  use_pinned_rust
  wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
  have=$(rustc --version 2>/dev/null | cut -d' ' -f2) || true
  [ -n "$have" ] || fail "rustc does not start: 'rustc --version' says why."
  at_least "$have" "$wanted" || fail "Rust $wanted or newer is needed, and this is $have: 'rustup update' brings it."
  has cc || fail "a C compiler is needed for SQLite and there is no cc on the PATH: on Debian, 'apt-get install gcc libc6-dev'."
}

need_node() {
  local wanted=20.19 have
  has node || fail "Node $wanted or newer is needed and there is no node on the PATH: see https://nodejs.org."
  have=$(node --version 2>/dev/null | tr -d v) || true
  [ -n "$have" ] || fail "node does not start: 'node --version' says why."
  at_least "$have" 22 || printf 'Node %s is past its end of life and gets no more fixes; it still does. Node 24 or 22 is better.\n' "$have" >&2
  at_least "$have" "$wanted" || fail "Node $wanted or newer is needed, and this is $have: see https://nodejs.org."
  has npm || fail "npm is needed and there is none on the PATH: it comes with Node."
}

# need_free_port ADDR:PORT
need_free_port() {
  local host=${1%:*} port=${1##*:}
  [[ $1 == *:* && $port =~ ^[0-9]+$ ]] || fail "LISTEN must be an address and a port, like 127.0.0.1:8080, and it is '$1'."
  [ "$host" != 0.0.0.0 ] || host=127.0.0.1
  if (exec 3<>"/dev/tcp/$host/$port") 2>/dev/null; then
    fail "port $port is taken: end what runs there, or choose another one with LISTEN=$host:$((port + 1))."
  fi
}

# A port that is free now.
free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

# wait_for_port PORT PID: until the process listens; false when it ends or takes over ten seconds.
wait_for_port() {
  local tries
  for ((tries = 0; tries < 200; tries++)); do
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return 0
    kill -0 "$2" 2>/dev/null || return 1
    sleep 0.05
  done
  return 1
}

# A sum over the files below the given paths, without what is installed or built there.
sum_of() {
  find "$@" -type d \( -name node_modules -o -name dist -o -name test-results \) -prune -o -type f -exec cksum {} + |
    LC_ALL=C sort | cksum
}

# unless_done STAMP STATE COMMAND…: runs the command unless it has run before in this very state.
unless_done() {
  local stamp=$target/stamps/$1 state=$2
  shift 2
  [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && return 0
  "$@"
  mkdir -p "$target/stamps"
  printf '%s\n' "$state" >"$stamp"
}

# install_package NAME: with the system's packages; false when that is not ours to do or fails.
install_package() {
  [ "$(id -u)" = 0 ] && has apt-get || return 1
  printf 'installing the package %s\n' "$1" >&2
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1"; } >&2
}
