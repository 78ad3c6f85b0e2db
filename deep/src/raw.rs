//! Raw database on the disk, read by SQL of our own, so that the product's code is not asked about itself.
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use icu_collator::{Collator, options::CollatorOptions};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, Decode, Executor, PgPool, Row, Sqlite, SqlitePool, ValueRef};

#[derive(Clone)]
pub enum Raw {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Values of a row as texts; null is empty.
pub type Values = Vec<String>;

impl Raw {
    /// Opens a SQLite file; one that a server has open must be opened read-only.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn sqlite(file: &Path, read_only: bool) -> anyhow::Result<Raw> {
        let collator = Collator::try_new(icu_locale_core::locale!("pl").into(), CollatorOptions::default())
            .context("no Polish collation")?;
        let collator = Arc::new(collator);
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(read_only)
            .busy_timeout(Duration::from_secs(10))
            .collation("pl-x-icu", move |left: &str, right: &str| collator.compare(left, right));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await;
        Ok(Raw::Sqlite(pool.with_context(|| format!("cannot open {}", file.display()))?))
    }

    /// # Errors
    /// When the server does not answer.
    pub async fn postgres(url: &str) -> anyhow::Result<Raw> {
        let options = PgConnectOptions::from_str(url)?;
        Ok(Raw::Postgres(PgPoolOptions::new().max_connections(4).connect_with(options).await?))
    }

    /// # Errors
    /// When the statement is refused.
    pub async fn rows(&self, sql: &str) -> anyhow::Result<Vec<Values>> {
        let why = || sql.to_owned();
        Ok(match self {
            Raw::Sqlite(pool) => {
                let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(pool).await.with_context(why)?;
                rows.iter().map(|row| (0..row.len()).map(|at| text_of(row, at)).collect()).collect::<Result<_, _>>()?
            }
            Raw::Postgres(pool) => {
                let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(pool).await.with_context(why)?;
                let text = |row: &sqlx::postgres::PgRow, at| -> anyhow::Result<String> {
                    let value = row.try_get_raw(at)?;
                    if value.is_null() {
                        return Ok(String::new());
                    }
                    value.as_str().map(str::to_owned).map_err(|error| anyhow::anyhow!(error))
                };
                rows.iter().map(|row| (0..row.len()).map(|at| text(row, at)).collect()).collect::<Result<_, _>>()?
            }
        })
    }

    /// Reads one whole number.
    ///
    /// # Errors
    /// When the statement is refused or gives something else.
    pub async fn number(&self, sql: &str) -> anyhow::Result<i64> {
        let rows = self.rows(sql).await?;
        let value = rows.first().and_then(|row| row.first()).with_context(|| format!("nothing: {sql}"))?;
        value.parse().with_context(|| format!("{value}: {sql}"))
    }

    /// # Errors
    /// When the statement is refused.
    pub async fn execute(&self, sql: &str) -> anyhow::Result<()> {
        let why = || sql.to_owned();
        match self {
            Raw::Sqlite(pool) => pool.execute(AssertSqlSafe(sql)).await.map(|_| ()).with_context(why),
            Raw::Postgres(pool) => pool.execute(AssertSqlSafe(sql)).await.map(|_| ()).with_context(why),
        }
    }

    /// Runs a statement that a trigger would refuse, with the trigger switched off.
    ///
    /// # Errors
    /// When there is no such trigger, or a statement is refused.
    pub async fn past_trigger(&self, table: &str, trigger: &str, sql: &str) -> anyhow::Result<()> {
        let (off, on) = match self {
            Raw::Sqlite(_) => {
                let made = self.rows(&format!("SELECT sql FROM sqlite_master WHERE name = '{trigger}'")).await?;
                let made = made.into_iter().flatten().next().with_context(|| format!("no trigger {trigger}"))?;
                (format!("DROP TRIGGER {trigger}"), made)
            }
            Raw::Postgres(_) => {
                let turn = |how: &str| format!("ALTER TABLE {table} {how} TRIGGER {trigger}");
                (turn("DISABLE"), turn("ENABLE"))
            }
        };
        for sql in [off.as_str(), sql, &on] {
            self.execute(sql).await?;
        }
        Ok(())
    }

    /// Faults that the database itself finds in its pages, indexes and references; none are looked for on PostgreSQL.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub async fn damage(&self) -> anyhow::Result<Vec<String>> {
        let Raw::Sqlite(_) = self else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for check in ["PRAGMA integrity_check", "PRAGMA foreign_key_check"] {
            found.extend(self.rows(check).await?.into_iter().map(|row| format!("{check}: {}", row.join(" "))));
        }
        found.retain(|line| line != "PRAGMA integrity_check: ok");
        Ok(found)
    }

    pub async fn close(&self) {
        match self {
            Raw::Sqlite(pool) => pool.close().await,
            Raw::Postgres(pool) => pool.close().await,
        }
    }
}

fn text_of(row: &sqlx::sqlite::SqliteRow, at: usize) -> anyhow::Result<String> {
    let value = row.try_get_raw(at)?;
    if value.is_null() {
        return Ok(String::new());
    }
    <String as Decode<Sqlite>>::decode(value).map_err(|error| anyhow::anyhow!(error))
}
