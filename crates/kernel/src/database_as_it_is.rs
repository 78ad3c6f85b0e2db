//! Read-only databases whose tables are left as they are, for verifying, backing up and checking a restored one.
use std::path::Path;
use std::str::FromStr;

use anyhow::Context;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use crate::collation::{POLISH, polish_order};
use crate::db::{Db, WRITER_TIMEOUT};
use crate::file_identity::FileIdentity;
use crate::group_commit::Writer;

impl Db {
    /// Opens a SQLite file for reading only and runs no migration. A file that nobody writes any more, as in a
    /// backup, may be `still`: it is then read without a lock and from a folder that cannot be written.
    ///
    /// # Errors
    /// When there is no such file, or it cannot be read.
    pub async fn sqlite_as_it_is(path: &Path, still: bool) -> anyhow::Result<Db> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .immutable(still)
            .busy_timeout(WRITER_TIMEOUT)
            .collation(POLISH, polish_order()?);
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .test_before_acquire(false)
            .connect_with(options)
            .await
            .with_context(|| format!("cannot read the database file {}", path.display()))?;
        Ok(Db::Sqlite { writer: Writer::new(readers.clone()), readers, file: FileIdentity::note(path)? })
    }

    /// Connects to PostgreSQL and runs no migration.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn postgres_as_it_is(url: &str) -> anyhow::Result<Db> {
        let options = PgConnectOptions::from_str(url).context("DATABASE_URL is not a PostgreSQL address")?;
        let pool = PgPoolOptions::new()
            .max_connections(2)
            .acquire_timeout(WRITER_TIMEOUT)
            .connect_with(options)
            .await
            .context("cannot use PostgreSQL at DATABASE_URL")?;
        Ok(Db::Postgres(pool))
    }
}
