//! SQL of the checks: what the database says of itself, and what waits in its tables.
use plon_kernel::db::{Conn, On, Read};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Version of the database's program.
#[derive(Debug, sqlx::FromRow)]
pub struct DatabaseVersion {
    pub major: i64,
    pub name: String,
}

pub async fn load_database_version(conn: &mut Conn) -> sqlx::Result<DatabaseVersion> {
    match conn.on() {
        On::Sqlite(conn) => sqlx::query_as("SELECT 3 AS major, sqlite_version() AS name").fetch_one(conn).await,
        On::Postgres(conn) => {
            sqlx::query_as(
                "SELECT CAST(current_setting('server_version_num') AS BIGINT) / 10000 AS major,
                        split_part(current_setting('server_version'), ' ', 1) AS name",
            )
            .fetch_one(conn)
            .await
        }
    }
}

/// Most connections that PostgreSQL takes of all users; SQLite has no such limit.
pub async fn find_most_connections(conn: &mut Conn) -> sqlx::Result<Option<i64>> {
    match conn.on() {
        On::Sqlite(_) => Ok(None),
        On::Postgres(conn) => {
            sqlx::query_scalar("SELECT CAST(current_setting('max_connections') AS BIGINT)").fetch_one(conn).await
        }
    }
}

/// PostgreSQL's own time; SQLite has the machine's.
pub async fn find_database_time(conn: &mut Conn) -> sqlx::Result<Option<Timestamp>> {
    match conn.on() {
        On::Sqlite(_) => Ok(None),
        On::Postgres(conn) => {
            sqlx::query_scalar("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT)")
                .fetch_one(conn)
                .await
        }
    }
}

/// Last time at which a server is known to have run on this database.
pub async fn find_last_uptime(db: &mut impl Read) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT max(seen_at) FROM uptimes").fetch_one(conn).await)
}

/// Messages, or deliveries to webhooks, of one status.
#[derive(Debug, sqlx::FromRow)]
pub struct MessageGroup {
    pub status: String,
    pub count: i64,
    pub oldest: Timestamp,
}

pub async fn list_message_groups(db: &mut impl Read) -> sqlx::Result<Vec<MessageGroup>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT status, count(*) AS count, min(created_at) AS oldest FROM messages GROUP BY status ORDER BY status")
        .fetch_all(conn).await)
}

/// Deliveries to webhooks of one state, without those that were taken.
pub async fn list_delivery_groups(db: &mut impl Read) -> sqlx::Result<Vec<MessageGroup>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.state AS status, count(*) AS count, min(d.created_at) AS oldest
         FROM webhook_deliveries d JOIN webhook_targets t ON t.id = d.target_id
         WHERE d.state <> 'delivered' AND t.state = 'active' GROUP BY d.state ORDER BY d.state")
        .fetch_all(conn).await)
}

/// Rows that wait, and since when the oldest of them does.
#[derive(Debug, sqlx::FromRow)]
pub struct Waiting {
    pub count: i64,
    pub oldest: Option<Timestamp>,
}

pub async fn load_waiting_imports(db: &mut impl Read, status: &str) -> sqlx::Result<Waiting> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS count, min(created_at) AS oldest FROM imports WHERE status = $1")
        .bind(status).fetch_one(conn).await)
}

pub async fn load_waiting_invoices(db: &mut impl Read) -> sqlx::Result<Waiting> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS count, min(reported_at) AS oldest FROM invoices WHERE status = 'pending'")
        .fetch_one(conn).await)
}

pub async fn load_waiting_appeals(db: &mut impl Read) -> sqlx::Result<Waiting> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS count, min(made_at) AS oldest FROM appeals WHERE answered_at IS NULL")
        .fetch_one(conn).await)
}

pub async fn count_overdue_appeals(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM appeals WHERE answered_at IS NULL AND answer_by < $1")
        .bind(today).fetch_one(conn).await)
}

pub async fn load_waiting_orders(db: &mut impl Read, status: &str) -> sqlx::Result<Waiting> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS count, min(created_at) AS oldest FROM orders WHERE status = $1")
        .bind(status).fetch_one(conn).await)
}

pub async fn count_files(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar("SELECT count(*) FROM files").fetch_one(conn).await)
}

/// End of the last backup by the schedule that did not fail.
pub async fn find_last_backup(db: &mut impl Read) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT max(ended_at) FROM backup_runs WHERE error IS NULL").fetch_one(conn).await)
}

/// Error of the backup that was begun last.
pub async fn find_last_backup_error(db: &mut impl Read) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT error FROM backup_runs WHERE started_at IS NOT NULL ORDER BY started_at DESC LIMIT 1")
        .fetch_optional(conn).await.map(Option::flatten))
}

/// Numbers of open sessions and of all.
pub async fn count_sessions(db: &mut impl Read, now: Timestamp) -> sqlx::Result<(i64, i64)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT coalesce(sum(CASE WHEN ended_at IS NULL AND expires_at > $1 THEN 1 ELSE 0 END), 0), count(*)
         FROM sessions").bind(now).fetch_one(conn).await)
}

/// Numbers of security events since a time and of all.
pub async fn count_security_events(db: &mut impl Read, since: Timestamp) -> sqlx::Result<(i64, i64)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT coalesce(sum(CASE WHEN at >= $1 THEN 1 ELSE 0 END), 0), count(*) FROM security_events")
        .bind(since).fetch_one(conn).await)
}

/// A table and what it takes on the disk, on PostgreSQL with its indexes.
#[derive(Debug, sqlx::FromRow)]
pub struct TableSize {
    pub name: String,
    pub bytes: i64,
}

pub async fn list_largest_tables(conn: &mut Conn, most: i64) -> sqlx::Result<Vec<TableSize>> {
    match conn.on() {
        On::Sqlite(conn) => {
            sqlx::query_as(
                "SELECT name, pgsize AS bytes FROM dbstat WHERE aggregate = TRUE ORDER BY pgsize DESC, name LIMIT $1",
            )
            .bind(most)
            .fetch_all(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_as(
                "SELECT CAST(relname AS TEXT) AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = CAST(current_schema() AS regnamespace)
                 ORDER BY 2 DESC, 1 LIMIT $1",
            )
            .bind(most)
            .fetch_all(conn)
            .await
        }
    }
}
