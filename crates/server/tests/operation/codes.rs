//! Closed lists: the tables take every code of every enum, and the verification names a code that no enum has.
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::on_db;
use plon_server::verify::{CODED_COLUMNS, CodedColumn};
use sqlx::AssertSqlSafe;

use crate::support::{TestApp, on_both};

/// Further columns that a bare row of a table must have because of a check that several columns share.
const TOGETHER: [(&str, &str, &str); 1] = [("appeals", "answered_at", "1")];

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

/// Statement for a row of the column's table that refers to nothing, with the column as its only argument.
async fn insert(tx: &mut Tx, coded: &CodedColumn) -> String {
    let required = required_columns(tx, coded.table).await;
    let mut names = vec![coded.column.to_owned()];
    let mut values = vec!["$1"];
    for column in required.iter().filter(|column| column.name != coded.column) {
        names.push(column.name.clone());
        values.push(column.value());
    }
    for (_, name, value) in TOGETHER.iter().filter(|(table, ..)| *table == coded.table) {
        names.push((*name).to_owned());
        values.push(value);
    }
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

on_both! {
    async fn the_tables_take_every_code_of_every_list(app) {
        for coded in CODED_COLUMNS {
            let sql = insert(&mut without_references(&app).await, coded).await;
            for code in (coded.codes)() {
                let mut tx = without_references(&app).await;
                let stored = on_db!(&mut tx, conn =>
                    sqlx::query(AssertSqlSafe(sql.clone())).bind(code).execute(conn).await.map(|_| ()));
                assert!(stored.is_ok(), "{}.{} = {code}: {stored:?}", coded.table, coded.column);
                assert!(coded.unknown_codes(&mut tx).await.unwrap().is_empty(), "{}.{}", coded.table, coded.column);
            }
            let mut tx = without_references(&app).await;
            on_db!(&mut tx, conn => sqlx::query(AssertSqlSafe(sql)).bind("no such code").execute(conn).await.map(|_| ()))
                .unwrap();
            assert_eq!(coded.unknown_codes(&mut tx).await.unwrap(), ["no such code"], "{}.{}", coded.table, coded.column);
        }
    }
}
