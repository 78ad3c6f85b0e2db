//! Backups: a snapshot of the database, the files that it names, the settings, and a manifest, which is written last.
mod admin;
mod contents;
mod encryption;
pub mod manifest;
mod model;
mod place;
mod postgres;
mod restore;
mod schedule;
mod settings;
mod sqlite;
mod store;

use anyhow::Context;

use model::RunContents;

use crate::start::DATABASE_FILE;
use crate::{installation, verify};
use plon_kernel::clock::Clock;
use plon_kernel::db::{Db, Read};
use plon_platform::config::Storage;
use plon_platform::files::Files;
use plon_platform::secrets;

pub use admin::routes;
pub use contents::{Contents, check_contents};
pub use encryption::{Identity, IdentityFile, Recipient, Recipients};
pub use manifest::{Engine, Manifest};
pub use place::{OnDisk, Place};
pub use postgres::is_empty as is_postgres_empty;
pub use restore::{Parts, Restored, check_parts, restore};
pub use schedule::{Schedule, remove_old, run, run_once};
pub use settings::{BackupStore, given_settings};

/// Source of a backup.
pub struct Source<'a> {
    pub storage: &'a Storage,
    pub db: &'a Db,
    pub files: &'a Files,
    pub store: &'a BackupStore,
    pub recipients: &'a Recipients,
    pub clock: &'a Clock,
}

/// A finished backup.
pub struct MadeBackup {
    pub id: String,
    pub manifest: Manifest,
    /// One sentence for each file that could not be copied as it was stored.
    pub damaged: Vec<String>,
}

impl MadeBackup {
    fn contents(&self) -> RunContents {
        let count = |number| i64::try_from(number).unwrap_or(i64::MAX);
        let Manifest { files, .. } = &self.manifest;
        RunContents { name: self.id.clone(), files: count(files.count), bytes: count(self.manifest.bytes()) }
    }
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
    let (engine, database, list) = copy_database(source, place, &id).await?;
    let settings = draft(source, place, &id, manifest::SETTINGS)?;
    std::fs::write(settings.path(), given_settings()?)?;
    let mut parts = vec![
        put(source, place, &id, (engine.part(), database)).await?,
        // Plain in an encrypted backup too: by it the server knows which contents older backups still name.
        place.put(&id, manifest::FILES, list.draft).await?,
        put(source, place, &id, (manifest::SETTINGS, settings)).await?,
    ];
    // A key kept elsewhere is left out.
    let key = source.storage.data.join(secrets::FILE);
    if key.is_file() {
        let copy = draft(source, place, &id, manifest::KEY)?;
        std::fs::copy(&key, copy.path()).with_context(|| format!("cannot copy {}", key.display()))?;
        parts.push(put(source, place, &id, (manifest::KEY, copy)).await?);
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
        recipients: source.recipients.names(),
    };
    place.seal(&id, &manifest).await?;
    Ok(MadeBackup { id, manifest, damaged: list.damaged })
}

/// Copies the database as it stands at one instant, and then the contents that it names.
async fn copy_database(
    source: &Source<'_>,
    place: &Place,
    id: &str,
) -> anyhow::Result<(Engine, OnDisk, contents::Copied)> {
    match &source.storage.database_url {
        None => {
            let draft = draft(source, place, id, Engine::Sqlite.part())?;
            sqlite::copy_database(&source.storage.data.join(DATABASE_FILE), draft.path()).await?;
            let copy = Db::sqlite_as_it_is(draft.path(), true).await?;
            let list = copy_contents(source, place, id, &mut copy.read().await?).await?;
            copy.close().await;
            Ok((Engine::Sqlite, draft, list))
        }
        Some(url) => {
            let draft = draft(source, place, id, Engine::Postgres.part())?;
            let mut snapshot = source.db.begin().await?;
            postgres::dump(&mut snapshot, url, source.store.postgres_programs.as_deref(), draft.path()).await?;
            let list = copy_contents(source, place, id, &mut snapshot).await?;
            Ok((Engine::Postgres, draft, list))
        }
    }
}

async fn copy_contents(
    source: &Source<'_>,
    place: &Place,
    id: &str,
    rows: &mut impl Read,
) -> anyhow::Result<contents::Copied> {
    contents::copy_contents(rows, source, &place.contents(), place.draft(id, manifest::FILES)?).await
}

/// Local path for a part; what will be encrypted never stands plain in the place.
fn draft(source: &Source<'_>, place: &Place, id: &str, part: &str) -> anyhow::Result<OnDisk> {
    match source.recipients.recipients.is_empty() {
        true => place.draft(id, part),
        false => Ok(OnDisk::Fetched(tempfile::NamedTempFile::new()?.into_temp_path())),
    }
}

/// Puts a part into the place, encrypted where there are recipients.
async fn put(
    source: &Source<'_>,
    place: &Place,
    id: &str,
    (part, written): (&str, OnDisk),
) -> anyhow::Result<manifest::Part> {
    if source.recipients.recipients.is_empty() {
        return place.put(id, part, written).await;
    }
    let name = format!("{part}{}", encryption::SUFFIX);
    let encrypted = place.draft(id, &name)?;
    source.recipients.encrypt_file(written, encrypted.path()).await?;
    place.put(id, &name, encrypted).await
}
