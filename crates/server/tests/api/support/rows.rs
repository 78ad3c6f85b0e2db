//! Whole tables as text, to see whether anything in them has changed.
use plon_server::db::{Db, On, Read};
use sqlx::AssertSqlSafe;

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
