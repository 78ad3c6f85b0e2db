# Sourced by what measures here: servers that are started and ended, loads, databases, imports, and lines of the report.
# Needs `work`, `seconds`, `rounds`, `plon` (the server) and `bench` (the bench's programme).
# shellcheck shell=bash disable=SC2034,SC2154

running=()
lines=()
notes=()
server=
sought=
databases=()

finish() {
  local pid name
  trap - EXIT
  for pid in "${running[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  for name in "${databases[@]}"; do query "$server" "DROP DATABASE IF EXISTS $name WITH (FORCE)" >/dev/null 2>&1 || true; done
  scripts/postgres stop "$work" || true
  rm -rf "$work"
}

# say TEXT…: a line of the report.
say() {
  printf '%s\n' "$*"
  lines+=("$*")
}

# row WHAT MEASURED FIGURE
row() { say "$(printf '| %-58s | %-44s | %-14s |' "$1" "$2" "$3")"; }

# note TEXT: a line below the report's table.
note() { notes+=("$1"); }

# header TITLE HOW: the report's first lines: a title before the date, and how long was measured.
header() {
  say "## $1$(date -u +%Y-%m-%d), $(git describe --always --dirty), $(nproc) cores, $(awk -F': ' '/^model name/ { print $2; exit }' /proc/cpuinfo)"
  say ""
  say "$2; load $(cut -d' ' -f1 /proc/loadavg) at the start."
  say ""
}

# footer FILE: what stands below the report's table; appends the report to the file, where one is given.
footer() {
  local line
  if [ -n "$server" ]; then
    note "PostgreSQL: $(query "$server" "SELECT string_agg(name || ' ' || setting, ', ' ORDER BY name) FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version')")."
  fi
  for line in "${notes[@]}"; do say ""; say "$line"; done
  [ -z "$1" ] || printf '%s\n' "" "${lines[@]}" >>"$1"
}

# launch NAME FOLDER COMMAND…: runs a server in the background, in a folder; sets `pid`.
launch() {
  local name=$1 folder=$2
  shift 2
  (cd "$folder" && exec "$@") >"$work/$name.out" 2>&1 &
  pid=$!
  running+=("$pid")
}

# start NAME COMMAND…: runs Plon, or what says as it does that it is ready; sets `address`, `pid`, and `took`, milliseconds.
start() {
  local name=$1 began=${EPOCHREALTIME/./} tries
  shift
  # There before it is looked at, however long the server takes to get a turn.
  : >"$work/$name.out"
  "$@" >"$work/$name.out" 2>"$work/$name.log" &
  pid=$!
  running+=("$pid")
  for ((tries = 0; tries < 1000; tries++)); do
    address=$(sed -n 's/^.* is ready at \(http[^ ]*\).*$/\1/p' "$work/$name.out")
    took=$(((${EPOCHREALTIME/./} - began) / 1000))
    [ -z "$address" ] || return 0
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.01
  done
  cat "$work/$name.log" >&2
  fail "$name did not start."
}

# serve NAME STORAGE…: starts Plon.
serve() {
  local name=$1
  shift
  start "$name" "$plon" serve "$@" --listen 127.0.0.1:0
}

# status_of FIELD: a line of the kernel's status of the process `pid`, in MB.
status_of() { awk -v field="$1:" '$1 == field { print int($2 / 1024) }' "/proc/$pid/status"; }

# fill STORAGE…: the programme's files.
fill() {
  "$plon" init "$@" >/dev/null
  "$plon" load --sample "$@" >/dev/null
}

# The season of today: it begins in November of the year before.
season=$(($(date +%Y) + ($(date +%-m) > 10 ? 1 : 0)))

# prepare NAME STORAGE…: the programme's files, participants with bearers, and the transaction of an order; sets `reward`,
# the id of what is ordered.
prepare() {
  local name=$1
  shift
  fill "$@"
  reward=$("$bench" prepare "$@" --tokens "$work/$name.tokens" --transaction "$work/$name.json")
}

# fill_history NAME LINES STORAGE…: the programme's files and so many lines of invoices, with bearers; sets `reward`.
fill_history() {
  local name=$1 size=$2
  shift 2
  fill "$@"
  reward=$("$bench" history "$@" --lines "$size" --tokens "$work/$name.tokens" --operator "$work/$name.operator")
  [[ " $* " != *" --database-url "* ]] || query "${!#}" "ANALYZE" >/dev/null
}

# until_answered URL: waits until the launched server answers well, at most ten minutes; false when it ends before.
until_answered() {
  local tries
  for ((tries = 0; tries < 6000; tries++)); do
    ! curl --silent --fail --globoff --max-time 30 --output "$work/answer" "$1" || return 0
    kill -0 "$pid" 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}

stop() {
  kill "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}

# load SCRIPT CONNECTIONS ADDRESS: requests a second and three percentiles in milliseconds, the 50th, 95th and 99th;
# false when one was not answered well.
load() {
  local rate percentiles failed
  read -r rate failed percentiles < <(RUN=$RANDOM$RANDOM$EPOCHREALTIME wrk -t2 -c"$2" -d"${seconds}s" --timeout 30s -s "bench/$1.lua" "$3" | tail -n 1)
  if [ "$failed" != 0 ]; then
    printf '%s requests of bench/%s.lua were not answered well.\n' "$failed" "$1" >&2
    return 1
  fi
  printf '%s %s\n' "$rate" "$percentiles"
}

# The middle one of the numbers on the standard input.
median() { sort -n | awk '{ at[NR] = $1 } END { print at[int((NR + 1) / 2)] }'; }

# median_of COLUMN FILE
median_of() { cut -d' ' -f"$1" "$2" | median; }

ratio() { awk -v one="$1" -v other="$2" 'BEGIN { printf "%.2f", one / other }'; }

# query URL SQL: what it gives, bare.
query() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname "$1" --command "$2"; }

# find_server: sets `server` to a PostgreSQL where a commit costs its flush; false when there is none.
find_server() {
  [ -z "$server" ] || return 0
  # It is looked for, and missed, once.
  [ -z "$sought" ] || return 1
  sought=yes
  if ! has psql || ! has pgbench || ! server=$(scripts/postgres durable "$work"); then
    server=
    note "Not measured: PostgreSQL, for there is no server or no pgbench (Debian's package postgresql has both)."
    return 1
  fi
}

# create_database NAME: an empty one in place of an earlier one of that name, dropped at the end; sets `url`.
create_database() {
  local name=plon_bench_$$_$1
  query "$server" "DROP DATABASE IF EXISTS $name WITH (FORCE)" 2>/dev/null
  query "$server" "CREATE DATABASE $name"
  databases+=("$name")
  url=${server%/*}/$name
}

# call METHOD PATH [CURL OPTION…]: a call of the operator with `bearer` at `address`; the answer's JSON.
call() {
  local method=$1 path=$2
  shift 2
  curl --silent --show-error --fail-with-body --request "$method" --header "Authorization: Bearer $bearer" "$@" "$address/api/v1/backoffice/$path"
}

# wait_for ID STATUS: until the import is there, at most ten minutes.
wait_for() {
  local tries
  for ((tries = 0; tries < 6000; tries++)); do
    ! call GET "imports/$1" | grep -q "\"code\":\"$2\"" || return 0
    sleep 0.1
  done
  fail "the import is not $2 after ten minutes."
}

# part_of NAME: an object of the import as it was first seen.
part_of() { sed "s/.*\"$1\":\({[^}]*}\).*/\1/" "$work/seen"; }

# import_lines NAME LINES STORAGE…: has a server of its own import a file of sales; sets `read` and `posted` to
# milliseconds and `peak` to the server's memory in MB.
import_lines() {
  local name=$1 size=$2 bearer distributor source id began
  shift 2
  fill "$@"
  read -r bearer distributor < <("$bench" prepare-import "$@" --lines "$size" --csv "$work/$name.csv")
  serve "$name" "$@"
  source=$(call POST import-sources --json "{\"kind\":\"edi_sales\",\"name\":\"bench\",\"distributor_id\":$distributor}" | sed 's/.*"id":\([0-9]*\).*/\1/')
  id=$(call POST imports --form "source_id=$source" --form "file=@$work/$name.csv" | sed 's/.*"id":\([0-9]*\).*/\1/')
  call GET "imports/$id" >"$work/seen"
  began=${EPOCHREALTIME/./}
  call POST "imports/$id/read" --json "{\"format\":$(part_of format),\"mapping\":$(part_of mapping)}" >/dev/null
  wait_for "$id" previewed
  read=$(((${EPOCHREALTIME/./} - began) / 1000))
  began=${EPOCHREALTIME/./}
  call POST "imports/$id/commit" --header "Idempotency-Key: bench" >/dev/null
  wait_for "$id" posted
  posted=$(((${EPOCHREALTIME/./} - began) / 1000))
  peak=$(status_of VmHWM)
  stop "$pid"
}
