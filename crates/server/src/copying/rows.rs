//! Rows of a table from one database into another, in bounded memory.
use anyhow::Context;
use futures_util::TryStreamExt;
use sqlx::postgres::{PgConnection, PgCopyIn};
use sqlx::sqlite::SqliteConnection;

use super::line::{Fingerprint, Value, read_line, write_line};
use super::model::Table;
use super::store;
use plon_kernel::db::{Conn, On, Read};

/// Bytes that are sent to PostgreSQL at once.
const PIECE: usize = 256 * 1024;

/// Rows that are inserted into SQLite at once, and the most values among them.
const ROWS: usize = 200;
const VALUES: usize = 4_000;

/// Copies a table; returns the fingerprint of what was read. `told` hears of every row's number.
pub async fn copy_rows(
    from: &mut Conn,
    to: &mut Conn,
    table: &Table,
    told: impl Fn(u64),
) -> anyhow::Result<Fingerprint> {
    let mut fingerprint = Fingerprint::default();
    let mut writer = Writer::new(to.on(), table).await?;
    read_lines(from, table, async |line| {
        fingerprint.count(line);
        told(fingerprint.rows);
        writer.write(line, table).await
    })
    .await?;
    writer.finish(table).await?;
    Ok(fingerprint)
}

/// Fingerprint of a table as it is stored.
pub async fn fingerprint_of(db: &mut Conn, table: &Table) -> anyhow::Result<Fingerprint> {
    let mut fingerprint = Fingerprint::default();
    read_lines(db, table, async |line| {
        fingerprint.count(line);
        Ok(())
    })
    .await?;
    Ok(fingerprint)
}

/// Reads a table as lines, each with its end.
async fn read_lines(
    db: &mut Conn,
    table: &Table,
    mut each: impl AsyncFnMut(&[u8]) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    match db.on() {
        On::Sqlite(conn) => {
            let mut line = Vec::new();
            store::read_sqlite_rows(conn, table, async |values| {
                line.clear();
                write_line(&values, &mut line)?;
                each(&line).await
            })
            .await
        }
        On::Postgres(conn) => {
            let (mut pieces, mut rest) = (store::copy_out(conn, table).await?, Vec::new());
            while let Some(piece) = pieces.try_next().await? {
                rest.extend_from_slice(&piece);
                let mut begin = 0;
                while let Some(length) = rest[begin..].iter().position(|byte| *byte == b'\n') {
                    each(&rest[begin..=begin + length]).await?;
                    begin += length + 1;
                }
                rest.drain(..begin);
            }
            Ok(())
        }
    }
}

/// Where lines are written to.
enum Writer<'a> {
    Sqlite { conn: &'a mut SqliteConnection, rows: Vec<Vec<Value>>, most: usize },
    Postgres { copy: PgCopyIn<&'a mut PgConnection>, lines: Vec<u8> },
}

impl<'a> Writer<'a> {
    async fn new(on: On<'a>, table: &Table) -> sqlx::Result<Writer<'a>> {
        Ok(match on {
            On::Sqlite(conn) => {
                let most = (VALUES / table.columns.len().max(1)).clamp(1, ROWS);
                Writer::Sqlite { conn, rows: Vec::new(), most }
            }
            On::Postgres(conn) => Writer::Postgres { copy: store::copy_in(conn, table).await?, lines: Vec::new() },
        })
    }

    async fn write(&mut self, line: &[u8], table: &Table) -> anyhow::Result<()> {
        match self {
            Writer::Sqlite { conn, rows, most } => {
                let line = line.strip_suffix(b"\n").context("a line has no end")?;
                rows.push(read_line(line, &table.kinds)?);
                if rows.len() >= *most {
                    store::insert_sqlite_rows(conn, table, std::mem::take(rows)).await?;
                }
            }
            Writer::Postgres { copy, lines } => {
                lines.extend_from_slice(line);
                if lines.len() >= PIECE {
                    copy.send(std::mem::take(lines)).await?;
                }
            }
        }
        Ok(())
    }

    async fn finish(self, table: &Table) -> anyhow::Result<()> {
        match self {
            Writer::Sqlite { conn, rows, .. } if !rows.is_empty() => {
                store::insert_sqlite_rows(conn, table, rows).await?;
            }
            Writer::Sqlite { .. } => {}
            Writer::Postgres { mut copy, lines } => {
                copy.send(lines).await?;
                copy.finish().await?;
            }
        }
        Ok(())
    }
}
