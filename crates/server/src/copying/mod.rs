//! Copy of a database into an empty one of the other kind: SQLite to PostgreSQL or back, counted and verified.
mod bulk;
mod line;
mod model;
mod rows;
mod store;
mod tables;
mod target;

use std::collections::BTreeMap;
use std::fs::File;
use std::time::Duration;

use anyhow::{Context, ensure};
use sqlx::PgConnection;

use crate::{start, verify};
use line::Fingerprint;
use model::{Sequence, Table};
use plon_kernel::db::{Conn, Db, On, OpenMode, Read};
use plon_kernel::schema::newest_version;
use plon_platform::config::Storage;

pub use target::Target;

/// Rows after which a table that is being copied is told of.
const TOLD_AFTER: u64 = 250_000;

/// Pause between looks for other programs on PostgreSQL, whose ends take a moment to be seen, and their number.
const PAUSE: Duration = Duration::from_millis(100);
const PATIENCE: u32 = 30;

/// Copies the database of the settings and verifies the copy; prints its progress.
///
/// # Errors
/// With one sentence when it cannot be copied, or the copy is not whole; the target then refuses to be served.
pub async fn copy_database(storage: &Storage, target: &Target, is_online: bool) -> anyhow::Result<()> {
    ensure!(
        storage.database_url.is_some() != target.is_postgres(),
        "the source and the target are both {}: use plon backup and plon restore",
        target.engine()
    );
    let source = start::database_as_it_is(storage).await?;
    let level = verify::find_schema_version(&source).await?.context("the database has no tables")?;
    ensure!(
        level == newest_version(),
        "the database is of migration {level} and this binary of {}: start this version's plon serve on it once",
        newest_version()
    );
    let _lock = hold(storage, is_online)?;
    let mut from = source.read().await?;
    begin_snapshot(&mut from, &source, is_online).await?;
    let tables = list_tables(&mut from).await?;
    let sequences = list_sequences(&mut from).await?;
    let copy = target.begin().await?;
    let copied = fill(&mut from, &copy, tables, &sequences).await?;
    drop(from);
    ensure_undisturbed(&source, is_online).await?;
    source.close().await;
    compare(&copy, &copied).await?;
    println!("Counted and compared: every row of the copy is one of the source. It is verified now.");
    verify_copy(&copy).await?;
    target.finish(copy).await?;
    let rows: u64 = copied.values().map(|(_, found)| found.rows).sum();
    println!("The copy is complete: {} tables with {rows} rows in {}.", copied.len(), target.name());
    println!("{}", about_files(storage, target));
    Ok(())
}

/// Keeps a server away from the source; `None` beside one that runs.
fn hold(storage: &Storage, is_online: bool) -> anyhow::Result<Option<File>> {
    if is_online {
        return Ok(None);
    }
    let lock = start::lock(storage, OpenMode::Existing);
    lock.context("end the server first: what it writes meanwhile would be missing; --online copies for a rehearsal")
}

async fn begin_snapshot(from: &mut Conn, source: &Db, is_online: bool) -> anyhow::Result<()> {
    match from.on() {
        On::Sqlite(conn) => store::begin_sqlite_snapshot(conn).await?,
        On::Postgres(conn) => {
            let mut others = count_others(conn, source).await?;
            for _ in 0..PATIENCE {
                if others == 0 || is_online {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
                others = count_others(conn, source).await?;
            }
            ensure!(
                is_online || others == 0,
                "{others} connections of other programs are open on the source: end the servers first, what they write \
                 meanwhile would be missing; --online copies for a rehearsal"
            );
            store::begin_postgres_snapshot(conn).await?;
        }
    }
    Ok(())
}

/// Refuses a copy of a PostgreSQL that a server came back to meanwhile: what it wrote is missing.
async fn ensure_undisturbed(source: &Db, is_online: bool) -> anyhow::Result<()> {
    let mut look = source.read().await?;
    if let (On::Postgres(conn), false) = (look.on(), is_online) {
        let others = count_others(conn, source).await?;
        ensure!(
            others == 0,
            "{others} programs came to the source during the copy: keep the servers ended, and repeat it"
        );
    }
    Ok(())
}

/// Number of connections to the source that are not this command's own.
async fn count_others(conn: &mut PgConnection, source: &Db) -> sqlx::Result<i64> {
    let own = match source {
        Db::Postgres(pool) => i64::from(pool.size()),
        Db::Sqlite { .. } => 0,
    };
    Ok((store::count_clients(conn).await? - own).max(0))
}

async fn list_tables(db: &mut Conn) -> anyhow::Result<Vec<Table>> {
    tables::tables_of(match db.on() {
        On::Sqlite(conn) => store::list_sqlite_columns(conn).await?,
        On::Postgres(conn) => store::list_postgres_columns(conn).await?,
    })
}

async fn list_sequences(from: &mut Conn) -> sqlx::Result<Vec<Sequence>> {
    match from.on() {
        On::Sqlite(conn) => store::list_sqlite_sequences(conn).await,
        On::Postgres(conn) => store::list_postgres_sequences(conn).await,
    }
}

/// Tables of a copy, and what was read of each.
type Copied = BTreeMap<String, (Table, Fingerprint)>;

/// Copies all tables in one transaction.
async fn fill(from: &mut Conn, copy: &Db, tables: Vec<Table>, sequences: &[Sequence]) -> anyhow::Result<Copied> {
    let mut to = target::writer(copy).await?;
    tables::check_alike(&tables, &list_tables(&mut to).await?)?;
    let tables = target::begin_transaction(&mut to, tables).await?;
    let mut copied = Copied::new();
    for table in tables.tables() {
        let fingerprint = rows::copy_rows(from, &mut to, table, |rows| {
            if rows % TOLD_AFTER == 0 {
                println!("{}: {rows} rows so far", table.name);
            }
        });
        let fingerprint = fingerprint.await.with_context(|| format!("the table {} cannot be copied", table.name))?;
        if fingerprint.rows > 0 {
            println!("{}: {} rows", table.name, fingerprint.rows);
        }
        copied.insert(table.name.clone(), (table.clone(), fingerprint));
    }
    target::commit_transaction(&mut to, &tables, sequences).await?;
    Ok(copied)
}

/// Reads the copy and holds it against what was read of the source.
async fn compare(copy: &Db, copied: &Copied) -> anyhow::Result<()> {
    let mut conn = copy.read().await?;
    for (table, expected) in copied.values() {
        let found = rows::fingerprint_of(&mut conn, table).await?;
        ensure!(
            found == *expected,
            "the table {} of the copy is another one: {} rows, and the source has {}",
            table.name,
            found.rows,
            expected.rows
        );
    }
    Ok(())
}

async fn verify_copy(copy: &Db) -> anyhow::Result<()> {
    let mut report = verify::Report::new(|line| println!("{line}"));
    verify::verify_database(copy, &mut report).await?;
    ensure!(
        report.errors() == 0,
        "the copy is its source's equal, and {} errors are found in it: see what plon verify says of the source",
        report.errors()
    );
    Ok(())
}

/// Sentence about what was not copied, and the settings for the copy.
fn about_files(storage: &Storage, target: &Target) -> String {
    let files = match &storage.s3.bucket {
        Some(bucket) => format!("the bucket {bucket}"),
        None => format!("{}/files", storage.data.display()),
    };
    format!(
        "The uploaded files are not copied: they stay in {files}, and so does the key of the secrets. Serve the copy \
         with the same settings but for {}, and the source no more: only one of the two may go on.",
        target.setting()
    )
}
