//! Closed lists: the tables take every code of every enum, and the verification names a code that no enum has.
use std::collections::BTreeMap;

use plon_kernel::db::{On, Read, Tx};
use plon_kernel::on_db;
use plon_server::verify::{CODED_COLUMNS, CodedColumn};
use sqlx::AssertSqlSafe;

use crate::support::{TestApp, on_both};

/// Values that the tables' checks of several columns ask for: in which table, with which code (any where it is empty),
/// of which column.
const ASKED_FOR: [(&str, &str, &str, &str); 23] = [
    ("appeals", "", "answered_at", "1"),
    ("contact_messages", "", "participant_id", "1"),
    ("contact_messages", "", "closed_at", "1"),
    ("contact_messages", "new", "closed_at", "NULL"),
    ("contact_messages", "answered", "answer", "'a'"),
    ("contact_messages", "closed", "reason", "'a'"),
    ("line_corrections", "", "points", "0"),
    ("messages", "email", "subject", "'a'"),
    ("messages", "queued", "due_at", "1"),
    ("messages", "sending", "due_at", "1"),
    ("newsletter_subscribers", "active", "confirmed_at", "1"),
    ("newsletter_subscribers", "left", "left_at", "1"),
    ("newsletter_subscribers", "pending", "confirm_hash", "'a'"),
    ("newsletter_subscribers", "pending", "confirm_until", "1"),
    ("point_corrections", "", "decided_by", "1"),
    ("rewards", "", "points", "1"),
    ("role_grants", "", "decided_by", "1"),
    ("tax_rules", "", "kind", "'card'"),
    ("tax_rules", "withheld", "rate", "1"),
    ("transfers", "", "from_account", "'another'"),
    ("webhook_deliveries", "sending", "due_at", "1"),
    ("webhook_deliveries", "waiting", "due_at", "1"),
    ("webhook_targets", "", "state", "'disabled'"),
];

/// Column that a row cannot do without.
#[derive(sqlx::FromRow)]
struct Column {
    name: String,
    data_type: String,
}

impl Column {
    /// A value that its type and the tables' checks of numbers and days take.
    fn value(&self) -> &'static str {
        match self.data_type.to_uppercase().as_str() {
            "BIGINT" | "INTEGER" => "1",
            "BOOLEAN" => "FALSE",
            "BLOB" | "BYTEA" => "''",
            _ => "'2025-01-01'",
        }
    }
}

async fn required_columns(tx: &mut Tx, table: &str) -> Vec<Column> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_as(
                "SELECT name, type AS data_type FROM pragma_table_info($1)
             WHERE \"notnull\" = 1 AND dflt_value IS NULL AND name <> 'id'",
            )
            .bind(table)
            .fetch_all(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_as(
                "SELECT CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS data_type
             FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = $1
                AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND column_name <> 'id'",
            )
            .bind(table)
            .fetch_all(conn)
            .await
        }
    }
    .unwrap()
}

/// Statement for a row of the column's table that refers to nothing, with the code as its only argument.
async fn insert(tx: &mut Tx, coded: &CodedColumn, code: &str) -> String {
    let required = required_columns(tx, coded.table).await;
    let mut row: BTreeMap<&str, &str> = required.iter().map(|column| (column.name.as_str(), column.value())).collect();
    let with_code = |of: &&(&str, &str, &str, &str)| of.0 == coded.table && (of.1.is_empty() || of.1 == code);
    row.extend(ASKED_FOR.iter().filter(with_code).map(|(_, _, column, value)| (*column, *value)));
    row.insert(coded.column, "$1");
    let (names, values): (Vec<_>, Vec<_>) = row.into_iter().unzip();
    format!("INSERT INTO {} ({}) VALUES ({})", coded.table, names.join(", "), values.join(", "))
}

/// Transaction in which rows may refer to rows that are not there; it is never committed.
async fn without_references(app: &TestApp) -> Tx {
    let mut tx = app.db().begin().await.unwrap();
    match tx.on() {
        On::Sqlite(conn) => sqlx::query("PRAGMA defer_foreign_keys = ON").execute(conn).await.map(|_| ()),
        On::Postgres(conn) => {
            sqlx::query("SET LOCAL session_replication_role = replica").execute(conn).await.map(|_| ())
        }
    }
    .unwrap();
    tx
}

/// Stores a code in a row of its own and gives what the check does not know of the column then.
async fn stored(app: &TestApp, coded: &CodedColumn, code: &str) -> Result<Vec<String>, sqlx::Error> {
    let mut tx = without_references(app).await;
    let sql = insert(&mut tx, coded, code).await;
    on_db!(&mut tx, conn => sqlx::query(AssertSqlSafe(sql)).bind(code).execute(conn).await.map(|_| ()))?;
    coded.unknown_codes(&mut tx).await
}

on_both! {
    async fn the_tables_take_every_code_of_every_list(app) {
        let mut refused = Vec::new();
        for coded in CODED_COLUMNS {
            for code in (coded.codes)() {
                match stored(&app, coded, code).await {
                    Ok(unknown) if unknown.is_empty() => {}
                    other => refused.push(format!("{}.{} = {code}: {other:?}", coded.table, coded.column)),
                }
            }
        }
        assert!(refused.is_empty(), "{refused:#?}");
    }

    async fn a_code_of_no_list_is_named(app) {
        for coded in CODED_COLUMNS {
            let unknown = stored(&app, coded, "no such code").await.unwrap();
            assert_eq!(unknown, ["no such code"], "{}.{}", coded.table, coded.column);
        }
    }
}
