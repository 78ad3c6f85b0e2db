//! Rows that a test changes and reads, and whole tables as text, to see whether anything in them has changed.
use plon_kernel::db::{Db, On, Read};
use plon_kernel::on_db;
use sqlx::AssertSqlSafe;

use super::TestApp;

impl TestApp {
    /// Runs a statement about one row.
    pub async fn execute(&self, sql: &'static str, id: i64) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
    }

    /// Text of the last message with a purpose.
    pub async fn letter_about(&self, purpose: &str) -> String {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT body FROM messages WHERE purpose = $1 ORDER BY id DESC LIMIT 1")
            .bind(purpose).fetch_one(conn).await)
        .unwrap()
    }

    /// Token of the link in the last invitation of an operator.
    pub async fn invitation_token(&self) -> String {
        let letter = self.letter_about("operators.invitation").await;
        let (_, rest) = letter.split_once("https://plon.example/zaplecze/zaproszenie/").expect("a link");
        rest.split_whitespace().next().unwrap().to_owned()
    }

    /// Reads one whole number about one row.
    pub async fn number(&self, sql: &'static str, id: i64) -> i64 {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar(sql).bind(id).fetch_one(conn).await).unwrap()
    }
}

/// Every row of the tables, each as one text, in an order that only their contents decide.
pub async fn rows_of(db: &Db, tables: &[&str]) -> Vec<String> {
    let mut conn = db.read().await.unwrap();
    let mut rows = Vec::new();
    for table in tables {
        let found: Vec<String> = match conn.on() {
            On::Postgres(conn) => {
                let sql = format!("SELECT CAST(t AS TEXT) FROM {table} AS t ORDER BY 1");
                sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(conn).await.unwrap()
            }
            On::Sqlite(conn) => {
                let columns: String = sqlx::query_scalar(
                    "SELECT group_concat('quote(\"' || name || '\")', ' || '','' || ') FROM pragma_table_info($1)",
                )
                .bind(*table)
                .fetch_one(&mut *conn)
                .await
                .unwrap();
                let sql = format!("SELECT {columns} FROM {table} ORDER BY 1");
                sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(conn).await.unwrap()
            }
        };
        rows.extend(found.into_iter().map(|row| format!("{table}: {row}")));
    }
    rows
}
