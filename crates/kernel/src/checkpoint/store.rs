//! SQL of checkpoints.
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

/// Longest time that a truncating checkpoint may make a writer wait for readers.
const WAIT: Duration = Duration::from_millis(100);

/// Checkpoints on a connection of its own, first whatever needs no writer's lock; `false` where a reader holds the
/// rest back.
pub async fn truncate_wal(options: &SqliteConnectOptions) -> sqlx::Result<bool> {
    let mut conn = SqliteConnection::connect_with(&options.clone().busy_timeout(WAIT)).await?;
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut conn).await?;
    let (busy, ..): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok(busy == 0)
}
