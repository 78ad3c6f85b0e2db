//! SQL of copies: the catalogues of both databases, and the statements over any table.
use bytes::Bytes;
use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::{PgConnection, PgCopyIn};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Decode, Row, Sqlite, TypeInfo, ValueRef};

use super::bulk;
use super::line::{Kind, Value};
use super::model::{ColumnRow, Reference, Sequence, Table, Trigger};

pub async fn list_sqlite_columns(conn: &mut SqliteConnection) -> sqlx::Result<Vec<ColumnRow>> {
    sqlx::query_as(
        "SELECT t.name AS table_name, c.name AS column_name, c.type AS data_type
         FROM sqlite_schema t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND t.name <> '_sqlx_migrations'",
    )
    .fetch_all(conn)
    .await
}

pub async fn list_postgres_columns(conn: &mut PgConnection) -> sqlx::Result<Vec<ColumnRow>> {
    sqlx::query_as(
        "SELECT CAST(c.table_name AS TEXT) AS table_name, CAST(c.column_name AS TEXT) AS column_name,
                CAST(c.data_type AS TEXT) AS data_type
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
         WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
           AND c.table_name NOT IN ('_sqlx_migrations', 'unfinished_copy')",
    )
    .fetch_all(conn)
    .await
}

pub async fn list_references(conn: &mut PgConnection) -> sqlx::Result<Vec<Reference>> {
    sqlx::query_as(
        "SELECT CAST(c.conname AS TEXT) AS name, CAST(t.relname AS TEXT) AS table_name, CAST(f.relname AS TEXT) AS target
         FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class f ON f.oid = c.confrelid
         WHERE c.contype = 'f' AND c.connamespace = CAST(current_schema() AS regnamespace)",
    )
    .fetch_all(conn)
    .await
}

/// Begins to read one state of the source.
pub async fn begin_sqlite_snapshot(conn: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("BEGIN").execute(&mut *conn).await?;
    sqlx::query("SELECT count(*) FROM sqlite_schema").execute(conn).await.map(|_| ())
}

/// Begins to read one state of the source.
pub async fn begin_postgres_snapshot(conn: &mut PgConnection) -> sqlx::Result<()> {
    lift_time_limits(conn).await?;
    sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *conn).await?;
    sqlx::query("SELECT 1").execute(conn).await.map(|_| ())
}

pub async fn lift_time_limits(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("SET statement_timeout = 0").execute(&mut *conn).await?;
    sqlx::query("SET lock_timeout = 0").execute(&mut *conn).await?;
    sqlx::query("SET idle_in_transaction_session_timeout = 0").execute(conn).await.map(|_| ())
}

/// Number of connections to the database, this one included, and those of which another role does not learn the kind.
pub async fn count_clients(conn: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar(
        "SELECT count(*) FROM pg_stat_activity
         WHERE datname = current_database() AND (backend_type IS NULL OR backend_type = 'client backend')",
    )
    .fetch_one(conn)
    .await
}

/// Marks a database as unfinished.
pub async fn insert_marker(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("CREATE TABLE unfinished_copy (started_at TIMESTAMPTZ NOT NULL DEFAULT now())")
        .execute(conn)
        .await
        .map(|_| ())
}

pub async fn delete_marker(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("DROP TABLE unfinished_copy").execute(conn).await.map(|_| ())
}

pub async fn list_sqlite_sequences(conn: &mut SqliteConnection) -> sqlx::Result<Vec<Sequence>> {
    sqlx::query_as("SELECT name AS table_name, seq AS last FROM sqlite_sequence ORDER BY name").fetch_all(conn).await
}

pub async fn list_postgres_sequences(conn: &mut PgConnection) -> sqlx::Result<Vec<Sequence>> {
    sqlx::query_as(
        "SELECT CAST(c.table_name AS TEXT) AS table_name, s.last_value AS last
         FROM information_schema.columns c JOIN pg_sequences s
           ON format('%I.%I', s.schemaname, s.sequencename)
            = pg_get_serial_sequence(format('%I.%I', c.table_schema, c.table_name), CAST(c.column_name AS TEXT))
         WHERE c.table_schema = current_schema() AND c.is_identity = 'YES' ORDER BY 1",
    )
    .fetch_all(conn)
    .await
}

pub async fn set_postgres_sequence(conn: &mut PgConnection, sequence: &Sequence) -> sqlx::Result<()> {
    sqlx::query("SELECT setval(pg_get_serial_sequence(quote_ident($1), 'id'), $2) WHERE $2 > 0")
        .bind(&sequence.table_name)
        .bind(sequence.last)
        .execute(conn)
        .await
        .map(|_| ())
}

pub async fn set_sqlite_sequence(conn: &mut SqliteConnection, sequence: &Sequence) -> sqlx::Result<()> {
    let Some(last) = sequence.last else { return Ok(()) };
    sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1").bind(&sequence.table_name).execute(&mut *conn).await?;
    sqlx::query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)")
        .bind(&sequence.table_name)
        .bind(last)
        .execute(conn)
        .await
        .map(|_| ())
}

pub async fn set_references_checked(conn: &mut SqliteConnection, are_checked: bool) -> sqlx::Result<()> {
    let sql = if are_checked { "PRAGMA foreign_keys = ON" } else { "PRAGMA foreign_keys = OFF" };
    sqlx::query(sql).execute(conn).await.map(|_| ())
}

pub async fn list_sqlite_triggers(conn: &mut SqliteConnection) -> sqlx::Result<Vec<Trigger>> {
    sqlx::query_as("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name").fetch_all(conn).await
}

pub async fn delete_sqlite_trigger(conn: &mut SqliteConnection, trigger: &Trigger) -> sqlx::Result<()> {
    sqlx::query(bulk::over_name("DROP TRIGGER {name}", &trigger.name)).execute(conn).await.map(|_| ())
}

pub async fn insert_sqlite_trigger(conn: &mut SqliteConnection, trigger: &Trigger) -> sqlx::Result<()> {
    sqlx::query(bulk::kept(trigger.sql.clone())).execute(conn).await.map(|_| ())
}

pub async fn delete_sqlite_rows(conn: &mut SqliteConnection, table: &Table) -> sqlx::Result<()> {
    sqlx::query(bulk::over("DELETE FROM {table}", table)).execute(conn).await.map(|_| ())
}

pub async fn delete_postgres_rows(conn: &mut PgConnection, table: &Table) -> sqlx::Result<()> {
    sqlx::query(bulk::over("DELETE FROM {table}", table)).execute(conn).await.map(|_| ())
}

/// Has the triggers of a table rest, or wakes them; its references are none of these.
pub async fn set_postgres_triggers(conn: &mut PgConnection, table: &Table, are_awake: bool) -> sqlx::Result<()> {
    let template = match are_awake {
        true => "ALTER TABLE {table} ENABLE TRIGGER USER",
        false => "ALTER TABLE {table} DISABLE TRIGGER USER",
    };
    sqlx::query(bulk::over(template, table)).execute(conn).await.map(|_| ())
}

/// Has a reference checked at the end of the transaction.
pub async fn defer_reference(conn: &mut PgConnection, reference: &Reference) -> sqlx::Result<()> {
    let template = "ALTER TABLE {table} ALTER CONSTRAINT {name} DEFERRABLE INITIALLY DEFERRED";
    sqlx::query(bulk::over_reference(template, reference)).execute(conn).await.map(|_| ())
}

/// Has a reference checked at once again, as the migrations made it.
pub async fn restore_reference(conn: &mut PgConnection, reference: &Reference) -> sqlx::Result<()> {
    let template = "ALTER TABLE {table} ALTER CONSTRAINT {name} NOT DEFERRABLE";
    sqlx::query(bulk::over_reference(template, reference)).execute(conn).await.map(|_| ())
}

/// Begins to take a table's rows as lines.
pub async fn copy_in<'a>(conn: &'a mut PgConnection, table: &Table) -> sqlx::Result<PgCopyIn<&'a mut PgConnection>> {
    conn.copy_in_raw(&bulk::text_over("COPY {table} ({columns}) FROM STDIN", table)).await
}

/// Begins to give a table's rows as lines.
pub async fn copy_out<'a>(
    conn: &'a mut PgConnection,
    table: &Table,
) -> sqlx::Result<BoxStream<'a, sqlx::Result<Bytes>>> {
    conn.copy_out_raw(&bulk::text_over("COPY {table} ({columns}) TO STDOUT", table)).await
}

pub async fn begin_transaction(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("BEGIN").execute(conn).await.map(|_| ())
}

/// Checks every reference that waits.
pub async fn check_references(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("SET CONSTRAINTS ALL IMMEDIATE").execute(conn).await.map(|_| ())
}

pub async fn commit_transaction(conn: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query("COMMIT").execute(conn).await.map(|_| ())
}

pub async fn begin_sqlite_transaction(conn: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("BEGIN IMMEDIATE").execute(conn).await.map(|_| ())
}

pub async fn commit_sqlite_transaction(conn: &mut SqliteConnection) -> sqlx::Result<()> {
    sqlx::query("COMMIT").execute(conn).await.map(|_| ())
}

/// Reads a table of SQLite row by row.
///
/// # Errors
/// When a value is not of its column's kind, which SQLite would let pass, or `each` fails.
pub async fn read_sqlite_rows(
    conn: &mut SqliteConnection,
    table: &Table,
    mut each: impl AsyncFnMut(Vec<Value>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut rows = sqlx::query(bulk::over("SELECT {columns} FROM {table}", table)).fetch(conn);
    while let Some(row) = rows.try_next().await? {
        let values = table.kinds.iter().enumerate().map(|(place, kind)| {
            value_of(&row, place, *kind)
                .map_err(|error| anyhow::anyhow!("{}.{}: {error}", table.name, table.columns[place]))
        });
        each(values.collect::<anyhow::Result<Vec<Value>>>()?).await?;
    }
    Ok(())
}

fn value_of(row: &SqliteRow, place: usize, kind: Kind) -> anyhow::Result<Value> {
    let raw = row.try_get_raw(place)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    let stored = raw.type_info().name().to_owned();
    let failed = |error: sqlx::error::BoxDynError| anyhow::anyhow!("{error}");
    Ok(match (kind, stored.as_str()) {
        (Kind::Integer, "INTEGER") => Value::Integer(<i64 as Decode<Sqlite>>::decode(raw).map_err(failed)?),
        (Kind::Boolean, "INTEGER" | "BOOLEAN") => {
            Value::Boolean(<i64 as Decode<Sqlite>>::decode(raw).map_err(failed)? != 0)
        }
        (Kind::Text, "TEXT") => Value::Text(<String as Decode<Sqlite>>::decode(raw).map_err(failed)?),
        (Kind::Bytes, "BLOB") => Value::Bytes(<Vec<u8> as Decode<Sqlite>>::decode(raw).map_err(failed)?),
        (_, stored) => anyhow::bail!("a value is stored as {stored}"),
    })
}

pub async fn insert_sqlite_rows(conn: &mut SqliteConnection, table: &Table, rows: Vec<Vec<Value>>) -> sqlx::Result<()> {
    let mut query = sqlx::query(bulk::over_rows("INSERT INTO {table} ({columns}) VALUES {rows}", table, rows.len()));
    for value in rows.into_iter().flatten() {
        query = match value {
            Value::Null => query.bind(None::<i64>),
            Value::Integer(number) => query.bind(number),
            Value::Boolean(value) => query.bind(value),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        };
    }
    query.execute(conn).await.map(|_| ())
}
