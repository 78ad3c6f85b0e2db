//! Backups: a snapshot of the database, the files that it names, the settings, and a manifest, which is written last.
mod contents;
pub mod manifest;
mod place;
mod postgres;
mod restore;
mod schedule;
mod settings;
mod sqlite;
mod store;

use anyhow::Context;

use crate::start::DATABASE_FILE;
use crate::{installation, verify};
use plon_kernel::clock::Clock;
use plon_kernel::db::{Db, Read};
use plon_platform::config::Storage;
use plon_platform::files::Files;
use plon_platform::secrets;

pub use contents::check_contents;
pub use manifest::{Engine, Manifest};
pub use place::{OnDisk, Place};
pub use restore::{Parts, Restored, check_parts, restore};
pub use schedule::{Schedule, remove_old, run, run_once};
pub use settings::{BackupStore, given_settings};

/// Source of a backup.
pub struct Source<'a> {
    pub storage: &'a Storage,
    pub db: &'a Db,
    pub files: &'a Files,
    pub store: &'a BackupStore,
    pub clock: &'a Clock,
}

/// A finished backup.
pub struct MadeBackup {
    pub id: String,
    pub manifest: Manifest,
    /// One sentence for each file that could not be copied as it was stored.
    pub damaged: Vec<String>,
}

/// Makes a backup while the server runs. The database is copied first, so that the file of each of its rows is found.
///
/// # Errors
/// With one sentence when it cannot be finished; the backup then has no manifest.
pub async fn make_backup(source: &Source<'_>, place: &Place) -> anyhow::Result<MadeBackup> {
    let started_at = source.clock.machine();
    let id = place::id_of(started_at);
    place.begin(&id).await?;
    let migration = verify::find_schema_version(source.db).await?.context("the database has no tables")?;
    let (engine, database, list) = match &source.storage.database_url {
        None => {
            let draft = place.draft(&id, Engine::Sqlite.part())?;
            sqlite::copy_database(&source.storage.data.join(DATABASE_FILE), draft.path()).await?;
            let copy = Db::sqlite_as_it_is(draft.path(), true).await?;
            let list = contents(source, place, &id, &mut copy.read().await?).await?;
            copy.close().await;
            (Engine::Sqlite, draft, list)
        }
        Some(url) => {
            let draft = place.draft(&id, Engine::Postgres.part())?;
            let mut snapshot = source.db.begin().await?;
            postgres::dump(&mut snapshot, url, source.store.postgres_programs.as_deref(), draft.path()).await?;
            let list = contents(source, place, &id, &mut snapshot).await?;
            (Engine::Postgres, draft, list)
        }
    };
    let settings = place.draft(&id, manifest::SETTINGS)?;
    std::fs::write(settings.path(), given_settings()?)?;
    let mut parts = vec![
        place.put(&id, engine.part(), database).await?,
        place.put(&id, manifest::FILES, list.draft).await?,
        place.put(&id, manifest::SETTINGS, settings).await?,
    ];
    // A key kept elsewhere is left out.
    let key = source.storage.data.join(secrets::FILE);
    if key.is_file() {
        let draft = place.draft(&id, manifest::KEY)?;
        std::fs::copy(&key, draft.path()).with_context(|| format!("cannot copy {}", key.display()))?;
        parts.push(place.put(&id, manifest::KEY, draft).await?);
    }
    let manifest = Manifest {
        format: manifest::FORMAT,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        engine,
        migration,
        installation: installation::id_of(source.db).await?,
        started_at,
        ended_at: source.clock.machine(),
        parts,
        files: list.counts,
    };
    place.seal(&id, &manifest).await?;
    Ok(MadeBackup { id, manifest, damaged: list.damaged })
}

async fn contents(
    source: &Source<'_>,
    place: &Place,
    id: &str,
    rows: &mut impl Read,
) -> anyhow::Result<contents::Copied> {
    contents::copy_contents(rows, source, &place.contents(), place.draft(id, manifest::FILES)?).await
}
