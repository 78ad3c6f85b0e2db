# Sourced by `run`: the public list of news of Strapi and of Directus, on SQLite and on PostgreSQL, beside Plon's.
# shellcheck shell=bash disable=SC2034,SC2154

# Tools of every kind that the peers' native modules are built with.
compilers="a C++ compiler, make and Python 3, on Debian 'apt-get install g++ make python3'"

# One page, the newest first, with the fields of Plon's list and the total number.
plon_list="/api/v1/cms/news?page=1"
strapi_list="/api/news-items?fields=slug,title,excerpt,topic,date&sort=date:desc&pagination%5BpageSize%5D=12"
directus_list="/items/news?fields=id,slug,title,excerpt,topic,date&filter%5Bstatus%5D%5B_eq%5D=published&sort=-date&limit=12&meta=filter_count"

# Its native modules, which are compiled here.
strapi_native=(better-sqlite3)
directus_native=(sqlite3 isolated-vm)

# install_node LOG: the Node that both peers run on, with the headers for native modules; sets `node_folder`.
install_node() {
  local arch=x64 folder=$cache/node-$node_version
  [ "$(uname -m)" != aarch64 ] || arch=arm64
  node_folder=$folder/node_modules/node-linux-$arch
  [ ! -x "$node_folder/bin/node" ] || return 0
  mkdir -p "$folder"
  printf '{ "private": true }\n' >"$folder/package.json"
  npm --prefix "$folder" install --no-audit --no-fund "node-linux-$arch@$node_version" >>"$1" 2>&1
}

# with_node COMMAND…: with that Node first on the PATH; what npm compiles takes its headers, and nothing prebuilt is
# looked for outside the registry.
with_node() {
  env PATH="$node_folder/bin:$PATH" npm_config_nodedir="$node_folder" npm_config_build_from_source=true "$@"
}

# install_peer NAME: into the cache, once per version; sets `app` to its folder. False when it cannot be.
install_peer() {
  local name=$1 log=$cache/$1.log sum part
  local -n native=${1}_native
  sum=$(cksum <"bench/peers/$name/package.json")
  app=$cache/$name-$node_version-${sum%% *}
  mkdir -p "$cache"
  : >"$log"
  install_node "$log" || return 1
  if [ ! -f "$app/installed" ]; then
    printf 'installing %s into %s, which takes minutes\n' "$name" "$app" >&2
    rm -rf "$app"
    mkdir -p "$app"
    cp "bench/peers/$name/package.json" "$app"
    {
      with_node npm --prefix "$app" install --ignore-scripts --no-audit --no-fund &&
        with_node npm --prefix "$app" rebuild --foreground-scripts "${native[@]}"
    } >>"$log" 2>&1 || return 1
    touch "$app/installed"
  fi
  for part in bench/peers/"$name"/*; do
    rm -rf "${app:?}/$(basename "$part")"
    cp -R "$part" "$app"
  done
}

# start_strapi KIND PLACE PORT: it fills itself before it listens.
start_strapi() {
  local variable=DATABASE_FILE
  [ "$1" = SQLite ] || variable=DATABASE_URL
  mkdir -p "$app/public/uploads"
  launch "strapi-$1" "$app" env "$variable=$2" PORT="$3" NEWS_FILE="$work/news.json" NODE_ENV=production \
    STRAPI_TELEMETRY_DISABLED=true "$node_folder/bin/node" node_modules/.bin/strapi start
  until_answered "http://127.0.0.1:$3$strapi_list"
}

# start_directus KIND PLACE PORT: its limit under pressure would refuse what is measured.
start_directus() {
  local settings=(
    KEY=plon-bench SECRET=plon-bench-plon-bench-plon-bench-key ADMIN_EMAIL=admin@example.com ADMIN_PASSWORD=plon-bench
    ADMIN_TOKEN=plon-bench HOST=127.0.0.1 PORT="$3" PUBLIC_URL="http://127.0.0.1:$3" NODE_ENV=production LOG_LEVEL=warn
    TELEMETRY=false SERVE_APP=false PRESSURE_LIMITER_ENABLED=false STORAGE_LOCAL_ROOT="$work/uploads"
  )
  local programme=node_modules/@directus/api/dist/cli/run.js
  if [ "$1" = SQLite ]; then
    settings+=(DB_CLIENT=sqlite3 DB_FILENAME="$2")
  else
    settings+=(DB_CLIENT=pg DB_CONNECTION_STRING="$2")
  fi
  mkdir -p "$work/uploads" "$app/extensions"
  (cd "$app" && env "${settings[@]}" "$node_folder/bin/node" $programme bootstrap) >"$work/directus-$1.bootstrap" 2>&1 || return 1
  launch "directus-$1" "$app" env "${settings[@]}" "$node_folder/bin/node" $programme start
  until_answered "http://127.0.0.1:$3/server/ping" || return 1
  ADMIN_TOKEN=plon-bench "$node_folder/bin/node" bench/peers/directus/fill.mjs "http://127.0.0.1:$3" "$work/news.json" >>"$work/directus-$1.out" 2>&1
}

# start_plon_with_news KIND: sets `address` and `plon_pid`; needs `url` on PostgreSQL.
start_plon_with_news() {
  local storage=(--data "$work/plon-$1")
  [ "$1" = SQLite ] || storage+=(--database-url "$url")
  fill "${storage[@]}"
  if [ "$1" = SQLite ]; then
    "$node_folder/bin/node" --disable-warning=ExperimentalWarning bench/peers/news.mjs sqlite "$work/plon-$1/plon.db"
  else
    "$node_folder/bin/node" bench/peers/news.mjs sql | psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$url"
  fi
  serve "plon-$1" "${storage[@]}"
  plon_pid=$pid
}

# is_the_news URL: twelve items, the newest first.
is_the_news() {
  curl --silent --fail --output "$work/answer" "$1" || return 1
  [ "$(grep -o '"slug":"[^"]*"' "$work/answer" | tr '\n' ' ' | cut -d' ' -f1,12)" = '"slug":"wiadomosc-999" "slug":"wiadomosc-988"' ] &&
    [ "$(grep -o '"slug":' "$work/answer" | wc -l)" = 12 ]
}

# read_lists PEER_ADDRESS PEER_LIST: rounds of both servers in turns, after a load that counts for nothing.
read_lists() {
  local round
  rm -f "$work/peer" "$work/kept" "$work/unkept"
  for ((round = 0; round <= rounds; round++)); do
    [ $round != 1 ] || rm "$work/peer" "$work/kept" "$work/unkept"
    LIST=$2 UNKEPT='' load peers/list 32 "$1" >>"$work/peer" || return 1
    LIST=$plon_list UNKEPT='' load peers/list 32 "$address" >>"$work/kept" || return 1
    LIST=$plon_list UNKEPT=yes load peers/list 32 "$address" >>"$work/unkept" || return 1
  done
}

# list_row WHAT FILE: Plon's rate of the peer's.
list_row() {
  local rate peer_rate
  rate=$(median_of 1 "$2") peer_rate=$(median_of 1 "$work/peer")
  row "$1" "$(ratio "$rate" "$peer_rate") times ($rate of $peer_rate a second, p99 $(median_of 4 "$2") of $(median_of 4 "$work/peer") ms)" "none"
}

# measure_list NAME VERSION KIND PLACE: needs Plon at `address`.
measure_list() {
  local name=$1 version=$2 kind=$3 place=$4 port peer_pid
  local -n list=${1}_list
  port=$(free_port)
  pid=
  if ! "start_$name" "$kind" "$place" "$port" || ! is_the_news "http://127.0.0.1:$port$list"; then
    tail -n 20 "$work/$name-$kind".* >&2
    note "Not measured: $version on $kind, for it did not start or did not take the news."
    [ -z "$pid" ] || stop "$pid"
    return
  fi
  peer_pid=$pid
  if read_lists "http://127.0.0.1:$port" "$list"; then
    list_row "list of news, $kind, of $version's" "$work/kept"
    list_row "list of news, $kind, answers not kept, of $version's" "$work/unkept"
  else
    note "Not measured: $version on $kind, for some requests were not answered well."
  fi
  stop "$peer_pid"
}

# measure_lists NAME
measure_lists() {
  local name=$1 version plon_pid
  version=${name^}\ $(sed -n 's/.*"\(@strapi\/strapi\|directus\)": "\([^"]*\)".*/\2/p' "bench/peers/$name/package.json")
  if ! install_peer "$name"; then
    note "Not measured: $version, for it could not be installed ($cache/$name.log says why); it needs the npm registry and $compilers."
    return
  fi
  "$node_folder/bin/node" bench/peers/news.mjs json >"$work/news.json"
  start_plon_with_news SQLite
  is_the_news "$address$plon_list" || fail "Plon's list is not the news that it was filled with."
  measure_list "$name" "$version" SQLite "$work/$name.db"
  stop "$plon_pid"
  rm -rf "$work/plon-SQLite"
  find_server || return 0
  create_database "plon_$name"
  start_plon_with_news PostgreSQL
  is_the_news "$address$plon_list" || fail "Plon's list is not the news that it was filled with."
  create_database "$name"
  measure_list "$name" "$version" PostgreSQL "$url"
  stop "$plon_pid"
}
