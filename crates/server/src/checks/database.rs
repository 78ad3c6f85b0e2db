//! Check of the database: it answers, its version, its migrations.
use super::{Findings, store};
use crate::{start, verify};
use plon_kernel::db::Db;
use plon_kernel::schema::newest_version;
use plon_platform::config::Storage;
use plon_platform::error::chain;

/// Oldest PostgreSQL that the statements are written for.
const OLDEST_POSTGRES: i64 = 15;

/// Opens the database; true when its tables are those of this binary.
pub async fn check(storage: &Storage, findings: &mut Findings) -> (Option<Db>, bool) {
    let db = match start::database_as_it_is(storage).await {
        Ok(db) => db,
        Err(error) => {
            findings.fail(format!("{}: check PLON_DATA or DATABASE_URL", chain(&error)));
            return (None, false);
        }
    };
    match check_tables(storage, &db, findings).await {
        Ok(is_current) => (Some(db), is_current),
        Err(error) => {
            findings.fail(format!("the database does not answer: {error}"));
            (None, false)
        }
    }
}

async fn check_tables(storage: &Storage, db: &Db, findings: &mut Findings) -> sqlx::Result<bool> {
    let mut conn = db.read().await?;
    let version = store::load_database_version(&mut conn).await?;
    match version.major {
        major if storage.database_url.is_some() && major < OLDEST_POSTGRES => {
            findings.fail(format!("PostgreSQL {} is too old: 15 or newer is needed", version.name));
        }
        _ if storage.database_url.is_some() => findings.ok(format!("PostgreSQL {} answers", version.name)),
        _ => findings.ok(format!("the database file can be read by SQLite {}", version.name)),
    }
    if let Some(most) = store::find_most_connections(&mut conn).await?
        && i64::from(storage.database_connections) >= most
    {
        findings.warn(format!(
            "PLON_DATABASE_CONNECTIONS is {} for each process, and PostgreSQL takes {most} of all: lower the one or \
             raise max_connections",
            storage.database_connections
        ));
    }
    drop(conn);
    let newest = newest_version();
    match verify::find_schema_version(db).await? {
        None => findings.fail("the database has no tables: make them with plon init"),
        Some(level) if level == newest => {
            findings.ok(format!("the tables are of migration {level}, that of this binary"));
            return Ok(true);
        }
        Some(level) if level < newest => findings.warn(format!(
            "the tables are of migration {level} and this binary brings {newest}: the next start migrates them, and \
             there is no way back; make a backup before it"
        )),
        Some(level) => findings
            .fail(format!("the tables are of migration {level}, and this binary knows {newest}: take a newer binary")),
    }
    Ok(false)
}
