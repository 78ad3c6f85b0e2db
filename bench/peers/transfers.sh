# Sourced by `run`: transfers of a plain ledger inside PostgreSQL, beside Plon's orders and imports over HTTP on the same
# server.
# shellcheck shell=bash disable=SC2034,SC2154

imported=10000

ledger_transfers() {
  pgbench --no-vacuum --protocol prepared --client 16 --jobs 2 --time "$seconds" --file bench/peers/transfer.pgbench "$1" 2>/dev/null |
    sed -n 's/^tps = \([0-9]*\).*/\1/p'
}

# is_balanced URL: no amount is lost between accounts, and each balance is what its entries say.
is_balanced() {
  [ "$(query "$1" "SELECT (SELECT coalesce(sum(amount), 0) = 0 AND count(*) = 2 * (SELECT count(*) FROM ledger_transfers) FROM ledger_entries)
    AND NOT EXISTS (SELECT FROM ledger_accounts a LEFT JOIN LATERAL (SELECT sum(amount) AS moved FROM ledger_entries WHERE account = a.id) e ON TRUE
      WHERE a.balance <> 1000000000000 + coalesce(e.moved, 0))")" = t ]
}

# measure_orders LEDGER_URL: rounds of both in turns, after one that counts for nothing; leaves `transfers`, their rate.
measure_orders() {
  local round reward rate
  create_database orders
  prepare orders --data "$work/orders" --database-url "$url"
  serve orders --data "$work/orders" --database-url "$url"
  for ((round = 0; round <= rounds; round++)); do
    [ $round != 1 ] || rm "$work/transfers" "$work/measured"
    ledger_transfers "$1" >>"$work/transfers"
    TOKENS=$work/orders.tokens REWARD=$reward load orders 16 "$address" >>"$work/measured"
  done
  stop "$pid"
  is_balanced "$1" || fail "the ledger's balances are not what its entries say."
  rate=$(median_of 1 "$work/measured") transfers=$(median_of 1 "$work/transfers")
  row "order over HTTP, PostgreSQL, 16 clients, of ledger transfers" "$(ratio "$rate" "$transfers") ($rate of $transfers a second, p99 $(median_of 4 "$work/measured") ms)" "0.6"
}

# measure_import: lines that are read and posted with their points, of `transfers`.
measure_import() {
  local read posted peak rate
  create_database import
  import_lines import $imported --data "$work/import" --database-url "$url"
  rate=$((imported * 1000 / (read + posted)))
  row "import of $imported lines, PostgreSQL, of ledger transfers" "$(ratio "$rate" "$transfers") ($rate lines of $transfers transfers a second)" "4"
}

measure_transfers() {
  local transfers ledger
  if [ ! -x "$bench" ]; then
    note "Not measured: transfers of a ledger, for there is no $bench, which prepares the orders (PLON_BENCH names one)."
    return
  fi
  find_server || return 0
  create_database ledger
  ledger=$url
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$ledger" --file bench/peers/ledger.sql
  measure_orders "$ledger"
  measure_import
}
