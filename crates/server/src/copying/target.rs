//! Target of a copy: empty at the beginning, refused by `serve` until the copy is complete.
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, ensure};

use super::model::{Reference, Sequence, Table, Trigger};
use super::{store, tables};
use crate::backup;
use plon_kernel::database_times::DatabaseTimes;
use plon_kernel::db::{Conn, Db, On, OpenMode, Read};

/// Connections to PostgreSQL that a copy uses.
const CONNECTIONS: u32 = 3;

/// Database that is made: `postgres://…`, or `sqlite:` with the path of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    Sqlite(PathBuf),
    Postgres(String),
}

impl FromStr for Target {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Target, &'static str> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Target::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(Target::Sqlite(PathBuf::from(path))),
            _ => Err("it is postgres://…, or sqlite: with the path of a file"),
        }
    }
}

impl Target {
    pub fn is_postgres(&self) -> bool {
        matches!(self, Target::Postgres(_))
    }

    pub fn engine(&self) -> &'static str {
        if self.is_postgres() { "PostgreSQL" } else { "SQLite" }
    }

    /// Name without a password.
    pub fn name(&self) -> String {
        match self {
            Target::Sqlite(path) => path.display().to_string(),
            Target::Postgres(_) => "the PostgreSQL database".to_owned(),
        }
    }

    /// Settings with which the copy is served.
    pub fn setting(&self) -> String {
        match self {
            Target::Sqlite(path) => {
                format!("DATABASE_URL, which is left out; {} must be plon.db of the data folder", path.display())
            }
            Target::Postgres(_) => "DATABASE_URL, which names the copy".to_owned(),
        }
    }

    /// Makes the tables, marked as unfinished.
    ///
    /// # Errors
    /// With one sentence when the target is not empty or cannot be used.
    pub async fn begin(&self) -> anyhow::Result<Db> {
        match self {
            Target::Sqlite(path) => {
                ensure_free(path)?;
                for left in files_of(&unfinished(path)) {
                    if left.exists() {
                        std::fs::remove_file(&left).with_context(|| format!("cannot remove {}", left.display()))?;
                    }
                }
                if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder)
                        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
                }
                Db::sqlite(&unfinished(path), OpenMode::New).await
            }
            Target::Postgres(url) => {
                let empty = Db::postgres_as_it_is(url).await.context("the target cannot be used")?;
                ensure!(
                    backup::is_postgres_empty(&empty).await?,
                    "the target is not empty: make a new database, also after a copy that was broken off"
                );
                empty.close().await;
                let db = Db::connect_postgres(url, CONNECTIONS, DatabaseTimes::default(), OpenMode::Create).await?;
                if let On::Postgres(conn) = writer(&db).await?.on() {
                    store::insert_marker(conn).await?;
                }
                db.migrate().await?;
                Ok(db)
            }
        }
    }

    /// Lets the copy be served.
    ///
    /// # Errors
    /// When it cannot be written.
    pub async fn finish(&self, copy: Db) -> anyhow::Result<()> {
        match self {
            Target::Sqlite(path) => {
                copy.close().await;
                let (unfinished, cannot) = (unfinished(path), || format!("cannot write {}", path.display()));
                let log = PathBuf::from(format!("{}-wal", unfinished.display()));
                let is_whole = std::fs::metadata(&log).map_or(true, |log| log.len() == 0);
                ensure!(is_whole, "the copy's log of writes cannot be moved into it: is the disk full?");
                ensure_free(path)?;
                std::fs::File::open(&unfinished).and_then(|file| file.sync_all()).with_context(cannot)?;
                std::fs::rename(&unfinished, path).with_context(cannot)?;
                let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
                std::fs::File::open(folder).and_then(|folder| folder.sync_all()).with_context(cannot)
            }
            Target::Postgres(_) => {
                if let On::Postgres(conn) = copy.read().await?.on() {
                    store::delete_marker(conn).await?;
                }
                copy.close().await;
                Ok(())
            }
        }
    }
}

/// A file of SQLite and those that belong to it.
fn files_of(path: &Path) -> [PathBuf; 4] {
    ["", "-wal", "-shm", "-journal"].map(|suffix| PathBuf::from(format!("{}{suffix}", path.display())))
}

/// Refuses a path at which there is a file, or one that SQLite would take for a part of the copy.
fn ensure_free(path: &Path) -> anyhow::Result<()> {
    for file in files_of(path) {
        ensure!(!file.exists(), "there is {} already: name a new file", file.display());
    }
    Ok(())
}

/// Name of the file until the copy is complete.
fn unfinished(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}.copying", path.display()))
}

/// Connection that writes the copy.
pub async fn writer(copy: &Db) -> sqlx::Result<Conn> {
    Ok(match copy {
        Db::Sqlite { writer, .. } => Conn::Sqlite(writer.pool().acquire().await?),
        Db::Postgres(pool) => Conn::Postgres(pool.acquire().await?),
    })
}

/// Tables in the order in which they are filled, references that are checked last, and SQLite's triggers, which are
/// made again then.
pub struct Order {
    tables: Vec<Table>,
    late: Vec<Reference>,
    triggers: Vec<Trigger>,
}

impl Order {
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }
}

/// Begins the transaction of the copy and removes the rows that migrations have made: the source has its own. The
/// triggers rest until the tables are filled, for the source has what they would write too.
pub async fn begin_transaction(to: &mut Conn, tables: Vec<Table>) -> anyhow::Result<Order> {
    match to.on() {
        On::Sqlite(conn) => {
            store::set_references_checked(conn, false).await?;
            store::begin_sqlite_transaction(conn).await?;
            let triggers = store::list_sqlite_triggers(conn).await?;
            for trigger in &triggers {
                store::delete_sqlite_trigger(conn, trigger).await?;
            }
            for table in &tables {
                store::delete_sqlite_rows(conn, table).await?;
            }
            Ok(Order { tables, late: Vec::new(), triggers })
        }
        On::Postgres(conn) => {
            let (tables, late) = tables::in_order(tables, store::list_references(conn).await?);
            store::lift_time_limits(conn).await?;
            store::begin_transaction(conn).await?;
            for reference in &late {
                store::defer_reference(conn, reference).await?;
            }
            for table in &tables {
                store::set_postgres_triggers(conn, table, false).await?;
            }
            for table in &tables {
                store::delete_postgres_rows(conn, table).await?;
            }
            Ok(Order { tables, late, triggers: Vec::new() })
        }
    }
}

/// Sets the numbers that come next, wakes the triggers, checks the references that waited, and commits.
pub async fn commit_transaction(to: &mut Conn, order: &Order, sequences: &[Sequence]) -> anyhow::Result<()> {
    match to.on() {
        On::Sqlite(conn) => {
            for sequence in sequences {
                store::set_sqlite_sequence(conn, sequence).await?;
            }
            for trigger in &order.triggers {
                store::insert_sqlite_trigger(conn, trigger).await?;
            }
            store::commit_sqlite_transaction(conn).await?;
            store::set_references_checked(conn, true).await?;
        }
        On::Postgres(conn) => {
            for sequence in sequences {
                store::set_postgres_sequence(conn, sequence).await?;
            }
            store::check_references(conn).await?;
            for reference in &order.late {
                store::restore_reference(conn, reference).await?;
            }
            for table in &order.tables {
                store::set_postgres_triggers(conn, table, true).await?;
            }
            store::commit_transaction(conn).await?;
        }
    }
    Ok(())
}
