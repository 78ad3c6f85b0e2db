//! One SQL text on two databases: `Conn` reads, `Tx` reads and writes, `on_db!` runs a statement on either.
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{
    ConnectOptions, Connection, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Transaction,
};

use crate::database_times::DatabaseTimes;
use crate::database_waits::Wait;
use crate::dry_run;
use crate::file_identity::FileIdentity;
use crate::group_commit::{Member, Writer};
use crate::schema::{self, Dialect};

use crate::checkpoint;
use crate::collation::{POLISH, polish_order};

/// Longest wait for SQLite's one writer; a second `begin()` inside a transaction ends here instead of hanging.
pub const WRITER_TIMEOUT: Duration = Duration::from_secs(5);

/// Idle time of a PostgreSQL connection up to which it is used without a ping.
const FRESH: Duration = Duration::from_secs(1);

pub use crate::database_waits::NO_CONNECTION;

#[derive(Clone)]
pub enum Db {
    Sqlite { writer: Writer, readers: SqlitePool, file: FileIdentity },
    Postgres(PgPool),
}

/// A connection that only reads.
pub enum Conn {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// Transaction; dropped without `commit` it is rolled back.
pub enum Tx {
    Sqlite(Member),
    Postgres(Transaction<'static, Postgres>),
}

/// Connection that a statement runs on; `on_db!` takes it apart.
pub enum On<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

/// Source of a query that only reads: a reader or an open transaction.
pub trait Read: Send {
    fn on(&mut self) -> On<'_>;
}

impl<R: Read + ?Sized> Read for &mut R {
    fn on(&mut self) -> On<'_> {
        (**self).on()
    }
}

impl Read for Conn {
    fn on(&mut self) -> On<'_> {
        match self {
            Conn::Sqlite(conn) => On::Sqlite(conn),
            Conn::Postgres(conn) => On::Postgres(conn),
        }
    }
}

impl Read for Tx {
    fn on(&mut self) -> On<'_> {
        match self {
            Tx::Sqlite(tx) => On::Sqlite(tx),
            Tx::Postgres(tx) => On::Postgres(tx),
        }
    }
}

/// Runs the same expression with the connection of either database.
#[macro_export]
macro_rules! on_db {
    ($db:expr, $conn:ident => $body:expr) => {
        match $crate::db::Read::on($db) {
            $crate::db::On::Sqlite($conn) => $body,
            $crate::db::On::Postgres($conn) => $body,
        }
    };
}

/// Policy for a database that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenMode {
    /// A missing database is refused: the commands that work on one.
    Existing,
    /// A missing database is created: the server.
    Create,
    /// The database is created, and one that has tables already is refused: `plon init`.
    New,
}

impl Db {
    /// Opens the SQLite file and migrates its tables.
    ///
    /// # Errors
    /// When the file is missing in the mode `Existing`, cannot be opened, or a migration fails.
    pub async fn sqlite(path: &Path, mode: OpenMode) -> anyhow::Result<Db> {
        let db = Db::connect_sqlite(path, mode).await?;
        db.migrate().await?;
        Ok(db)
    }

    /// Connects to PostgreSQL and migrates its tables, one process at a time.
    ///
    /// # Errors
    /// When the server cannot be reached, its database has no tables in the mode `Existing`, or a migration fails.
    pub async fn postgres(url: &str, connections: u32, mode: OpenMode) -> anyhow::Result<Db> {
        let db = Db::connect_postgres(url, connections, DatabaseTimes::default(), mode).await?;
        db.migrate().await?;
        Ok(db)
    }

    /// Opens the SQLite file without migrating its tables.
    ///
    /// # Errors
    /// When the file is missing in the mode `Existing`, or cannot be opened.
    pub async fn connect_sqlite(path: &Path, mode: OpenMode) -> anyhow::Result<Db> {
        anyhow::ensure!(
            mode != OpenMode::Existing || is_sqlite_there(path),
            "there is no database {}: check --data, or make a new one with plon init",
            path.display()
        );
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(mode != OpenMode::Existing)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(WRITER_TIMEOUT)
            .pragma("journal_size_limit", checkpoint::LIMIT.to_string())
            .collation(POLISH, polish_order()?);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(WRITER_TIMEOUT)
            .test_before_acquire(false) // a file does not hang up
            .before_acquire(|conn, _| Box::pin(has_ended(conn)))
            .connect_with(options.clone())
            .await
            .with_context(|| format!("cannot open the database file {}", path.display()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(8)
            .test_before_acquire(false)
            .connect_with(options.read_only(true))
            .await?;
        let file = FileIdentity::note(path).with_context(|| format!("{} is not there", path.display()))?;
        let db = Db::Sqlite { writer: Writer::new(writer), readers, file };
        db.check(mode, &format!("the database {}", path.display()), "--data").await?;
        Ok(db)
    }

    /// Connects to PostgreSQL without migrating its tables.
    ///
    /// # Errors
    /// When the server cannot be reached, or its database has no tables in the mode `Existing`.
    pub async fn connect_postgres(
        url: &str,
        connections: u32,
        times: DatabaseTimes,
        mode: OpenMode,
    ) -> anyhow::Result<Db> {
        let options = PgConnectOptions::from_str(url).context("DATABASE_URL is not a PostgreSQL address")?;
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(WRITER_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(|conn, about| Box::pin(still_answers(conn, about.idle_for)))
            .connect_with(options.options(times.options()))
            .await
            .map_err(|error| match error {
                sqlx::Error::PoolTimedOut => anyhow::anyhow!("no PostgreSQL answers at DATABASE_URL"),
                error => anyhow::Error::new(error).context("cannot use PostgreSQL at DATABASE_URL"),
            })?;
        let db = Db::Postgres(pool);
        db.check(mode, "the database at DATABASE_URL", "the address").await?;
        Ok(db)
    }

    /// Refuses a database without tables, or in the mode `New` one that has some.
    async fn check(&self, mode: OpenMode, name: &str, setting: &str) -> anyhow::Result<()> {
        match (mode, self.has_tables().await?) {
            (OpenMode::Existing, false) => {
                anyhow::bail!("{name} has no tables: check {setting}, or make them with plon init")
            }
            (OpenMode::Existing | OpenMode::Create, true) if self.has_table(schema::UNFINISHED_COPY).await? => {
                anyhow::bail!("{name} is an unfinished copy: make a new database, and repeat plon copy-to into it")
            }
            (OpenMode::New, true) => anyhow::bail!("{name} is there already: start it with plon serve"),
            _ => Ok(()),
        }
    }

    /// Runs the migrations that are missing.
    ///
    /// # Errors
    /// When another version of the program has made the tables, or a migration fails.
    pub async fn migrate(&self) -> anyhow::Result<()> {
        match self {
            Db::Sqlite { writer, .. } => schema::migrations(Dialect::Sqlite).run(writer.pool()).await,
            Db::Postgres(pool) => {
                // A migration has no time limit, and neither has the wait for another process's.
                let unlimited = [("statement_timeout", "0"), ("lock_timeout", "0")];
                let options = pool.connect_options().as_ref().clone().options(unlimited);
                let mut conn = options.connect().await.context("cannot use PostgreSQL at DATABASE_URL")?;
                let migrated = schema::migrations(Dialect::Postgres).run(&mut conn).await;
                conn.close().await.ok();
                migrated
            }
        }
        .map_err(schema::explain_error)
    }

    /// True when a migration has ever run here.
    pub async fn has_tables(&self) -> sqlx::Result<bool> {
        self.has_table("_sqlx_migrations").await
    }

    pub async fn has_table(&self, name: &str) -> sqlx::Result<bool> {
        match self {
            Db::Sqlite { writer, .. } => {
                sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = $1)")
                    .bind(name)
                    .fetch_one(writer.pool())
                    .await
            }
            Db::Postgres(pool) => {
                sqlx::query_scalar("SELECT to_regclass($1) IS NOT NULL").bind(name).fetch_one(pool).await
            }
        }
    }

    /// Takes a connection for reading.
    pub async fn read(&self) -> sqlx::Result<Conn> {
        Ok(match self {
            Db::Sqlite { readers, .. } => Conn::Sqlite(Wait::Read.measure(readers.acquire()).await?),
            Db::Postgres(pool) => Conn::Postgres(Wait::Read.measure(pool.acquire()).await?),
        })
    }

    /// Begins a transaction that may write. Never call it while another `Tx` is held: SQLite has one writer. It fails
    /// where the SQLite file was moved or removed, because the writes would go with it.
    pub async fn begin(&self) -> sqlx::Result<Tx> {
        Ok(match self {
            Db::Sqlite { writer, file, .. } => {
                file.check()?;
                Tx::Sqlite(Wait::Write.measure(writer.begin()).await?)
            }
            Db::Postgres(pool) => Tx::Postgres(Wait::Write.measure(pool.begin()).await?),
        })
    }

    /// Looks for damage: the first error that the database tells, `None` when it is whole. On PostgreSQL the indexes
    /// are checked where the extension amcheck may be called, else the books are read from end to end.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn damage(&self) -> sqlx::Result<Option<String>> {
        let found = match self {
            Db::Sqlite { readers, .. } => damage_of_sqlite(readers).await,
            Db::Postgres(pool) => read_postgres(pool).await.map(|()| None),
        };
        match found {
            Err(error) if is_damage(&error) => Ok(Some(error.to_string())),
            found => found,
        }
    }

    /// Closes all connections; waits for those in use.
    pub async fn close(&self) {
        match self {
            Db::Sqlite { writer, readers, .. } => {
                readers.close().await;
                if let Err(error) = checkpoint::run(self).await {
                    tracing::debug!(%error, "the write-ahead log stays as it is");
                }
                writer.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

/// Codes of a damaged database: SQLite's (CORRUPT with its kinds, NOTADB) and PostgreSQL's.
const DAMAGE: [&str; 7] = ["11", "26", "267", "523", "779", "XX001", "XX002"];

/// True when the database says that it is damaged, or is no database at all.
pub fn is_damage(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| DAMAGE.contains(&code.as_ref()))
}

async fn damage_of_sqlite(readers: &SqlitePool) -> sqlx::Result<Option<String>> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(readers).await?;
    Ok((found != "ok").then_some(found))
}

async fn read_postgres(pool: &PgPool) -> sqlx::Result<()> {
    let mut tx = pool.begin().await?;
    sqlx::query("SET LOCAL statement_timeout = 0").execute(&mut *tx).await?;
    let may_check: bool = sqlx::query_scalar(
        "SELECT CASE WHEN to_regprocedure('bt_index_check(regclass)') IS NULL THEN FALSE
                     ELSE has_function_privilege(to_regprocedure('bt_index_check(regclass)')::oid, 'EXECUTE') END",
    )
    .fetch_one(&mut *tx)
    .await?;
    let statements = match may_check {
        true => &["SELECT bt_index_check(i.indexrelid)
             FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
             WHERE a.amname = 'btree' AND i.indisvalid AND c.relnamespace = current_schema()::regnamespace"][..],
        false => &["SELECT sum(points) FROM transfers", "SELECT sum(balance) FROM accounts"],
    };
    for statement in statements {
        sqlx::query(*statement).execute(&mut *tx).await?;
    }
    Ok(())
}

/// True when there is an SQLite file that is not empty.
pub fn is_sqlite_there(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// True when the writer's last transaction has ended. SQLite ends one by itself when the disk is full; the connection
/// then counts it as open for good, and another takes its place.
async fn has_ended(conn: &mut SqliteConnection) -> sqlx::Result<bool> {
    if conn.is_in_transaction() {
        conn.ping().await?; // a rollback may be on its way
    }
    Ok(!conn.is_in_transaction())
}

impl Tx {
    /// Sets a savepoint: later writes can be rolled back alone. Ends by `release` or `rollback_to`.
    pub async fn savepoint(&mut self) -> sqlx::Result<()> {
        on_db!(self, conn => sqlx::query("SAVEPOINT step").execute(conn).await.map(|_| ()))
    }

    /// Releases the savepoint and keeps what was written since.
    pub async fn release(&mut self) -> sqlx::Result<()> {
        on_db!(self, conn => sqlx::query("RELEASE SAVEPOINT step").execute(conn).await.map(|_| ()))
    }

    /// Rolls back to the savepoint.
    pub async fn rollback_to(&mut self) -> sqlx::Result<()> {
        on_db!(self, conn => sqlx::query("ROLLBACK TO SAVEPOINT step").execute(conn).await.map(|_| ()))?;
        self.release().await
    }

    /// Commits the transaction; in a dry run it is rolled back instead.
    pub async fn commit(self) -> sqlx::Result<()> {
        self.commit_unread().await?;
        COMMITS.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }

    /// Commits writes that no cached answer depends on; in a dry run they are rolled back.
    pub async fn commit_unread(self) -> sqlx::Result<()> {
        if dry_run::is_under_way() {
            return self.rollback().await;
        }
        match self {
            Tx::Sqlite(tx) => tx.commit().await,
            Tx::Postgres(tx) => tx.commit().await,
        }
    }

    async fn rollback(self) -> sqlx::Result<()> {
        match self {
            Tx::Sqlite(member) => {
                drop(member);
                Ok(())
            }
            Tx::Postgres(tx) => tx.rollback().await,
        }
    }

    /// Lifts the time limit of the transaction's statements.
    pub async fn without_time_limit(&mut self) -> sqlx::Result<()> {
        match self {
            Tx::Sqlite(_) => Ok(()),
            Tx::Postgres(tx) => sqlx::query("SET LOCAL statement_timeout = 0").execute(&mut **tx).await.map(|_| ()),
        }
    }
}

/// Number of transactions that this process has committed; anything read before the last one may be out of date.
static COMMITS: AtomicU64 = AtomicU64::new(0);

pub fn commits() -> u64 {
    COMMITS.load(Ordering::SeqCst)
}

/// Pings a connection that has been idle; one that does not answer is replaced. Every return to the pool pings as
/// well, so that asking again at once would only cost a round trip.
async fn still_answers(conn: &mut PgConnection, rested: Duration) -> sqlx::Result<bool> {
    if rested >= FRESH {
        conn.ping().await?;
    }
    Ok(true)
}
