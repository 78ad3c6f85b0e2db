//! Restores a backup into an empty place, after checking all of it against the manifest.
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};

use super::manifest::{self, Engine, FileLine, Manifest};
use super::place::{OnDisk, Place, hash_file, read_lines};
use super::{BackupStore, Contents, Identity, contents, encryption, postgres};
use crate::start::DATABASE_FILE;
use plon_kernel::db::Db;
use plon_kernel::schema::newest_version;
use plon_platform::config::Storage;
use plon_platform::error::chain;
use plon_platform::files::Files;

/// Contents copied in parallel.
const AT_ONCE: usize = 6;

/// Largest number of damaged files named in a refusal.
const NAMED: usize = 10;

/// Result of a restore.
pub struct Restored {
    pub id: String,
    pub manifest: Manifest,
}

/// Fetched parts of a backup.
pub struct Parts {
    pub database: OnDisk,
    pub list: OnDisk,
    /// Key of the database's secrets, if it was kept in the data folder.
    pub key: Option<OnDisk>,
}

impl Restored {
    /// True when the key of the database's secrets was in the backup.
    pub fn has_key(&self) -> bool {
        self.manifest
            .parts
            .iter()
            .any(|part| part.name.strip_suffix(encryption::SUFFIX).unwrap_or(&part.name) == manifest::KEY)
    }
}

/// Restores the named backup, or the newest.
///
/// # Errors
/// With one sentence when the place is not empty or the backup is damaged; nothing has been written then.
pub async fn restore(
    place: &Place,
    named: Option<&str>,
    storage: &Storage,
    (files, settings): (&Files, &BackupStore),
    identity: Option<&Identity>,
) -> anyhow::Result<Restored> {
    let (id, manifest) = place.find(named).await?;
    let postgres = fitting(&manifest, storage).await?;
    empty(storage, postgres.as_ref(), files).await?;
    let Parts { database, list, key } = check_parts(place, &id, &manifest, identity).await?;
    let contents = Contents::new(place, &manifest, identity)?;
    let mut damaged = Vec::new();
    contents::check_contents(list.path(), &contents, |error| damaged.push(error.to_owned())).await?;
    if !damaged.is_empty() {
        let more = damaged.len().saturating_sub(NAMED);
        damaged.truncate(NAMED);
        bail!(
            "the backup is damaged: {}{}",
            damaged.join("; "),
            if more > 0 { format!("; and {more} more") } else { String::new() }
        );
    }
    copy_contents(list.path(), &contents, files).await?;
    match postgres {
        Some((db, url)) => {
            postgres::restore(&db, url, settings.postgres_programs.as_deref(), database.path()).await?;
            db.close().await;
        }
        None => place_flushed(database.path(), &storage.data, DATABASE_FILE).await?,
    }
    if let Some(key) = &key {
        place_flushed(key.path(), &storage.data, manifest::KEY).await?;
    }
    if let Some(installation) = &manifest.installation {
        files.mark(installation).await?;
    }
    Ok(Restored { id, manifest })
}

/// Connects to PostgreSQL if the backup is of a PostgreSQL database.
async fn fitting<'a>(manifest: &Manifest, storage: &'a Storage) -> anyhow::Result<Option<(Db, &'a str)>> {
    ensure!(
        manifest.migration <= newest_version(),
        "the backup is of migration {} and this binary knows {}: take the binary {} or a newer one",
        manifest.migration,
        newest_version(),
        manifest.version
    );
    match (manifest.engine, &storage.database_url) {
        (Engine::Sqlite, None) => Ok(None),
        (Engine::Postgres, Some(url)) => Ok(Some((Db::postgres_as_it_is(url).await?, url))),
        (engine, _) => bail!("the backup is of {}, and the settings name the other database", engine.name()),
    }
}

/// Refuses a target that is not empty.
async fn empty(storage: &Storage, postgres: Option<&(Db, &str)>, files: &Files) -> anyhow::Result<()> {
    match postgres {
        Some((db, _)) => ensure!(postgres::is_empty(db).await?, "the database at DATABASE_URL is not empty"),
        None => {
            for suffix in ["", "-wal", "-journal", ".restoring"] {
                let file = storage.data.join(format!("{DATABASE_FILE}{suffix}"));
                ensure!(!file.exists(), "there is {} already: restore into an empty folder", file.display());
            }
        }
    }
    let key = storage.data.join(manifest::KEY);
    ensure!(!key.exists(), "there is {} already: restore into an empty folder", key.display());
    let is_empty = files.installation().await?.is_none() && !files.has_any().await?;
    ensure!(is_empty, "the store of files is not empty: restore into an empty one");
    Ok(())
}

/// Fetches the parts of a backup and checks each against the manifest.
///
/// # Errors
/// With one sentence when a part is missing or damaged, or the backup is encrypted for another identity.
pub async fn check_parts(
    place: &Place,
    id: &str,
    manifest: &Manifest,
    identity: Option<&Identity>,
) -> anyhow::Result<Parts> {
    let identity = encryption::needed(&manifest.recipients, identity)?;
    let mut found = BTreeMap::new();
    for part in &manifest.parts {
        let on_disk = place.fetch(id, &part.name).await?;
        let read = hash_file(on_disk.path()).await?;
        let is_whole = read.size == part.size && read.sha256 == part.sha256;
        ensure!(is_whole, "{} of {id} is damaged: it does not have the hash that the manifest names", part.name);
        let (name, on_disk) = match (part.name.strip_suffix(encryption::SUFFIX), identity) {
            (Some(name), Some(identity)) => {
                let plain = identity.decrypt_file(on_disk).await;
                (name, plain.with_context(|| format!("{} of {id}", part.name))?)
            }
            _ => (part.name.as_str(), on_disk),
        };
        found.insert(name, on_disk);
    }
    match (found.remove(manifest.engine.part()), found.remove(manifest::FILES)) {
        (Some(database), Some(list)) => Ok(Parts { database, list, key: found.remove(manifest::KEY) }),
        _ => bail!("the manifest of {id} does not name all parts"),
    }
}

async fn copy_contents(list: &Path, from: &Contents, to: &Files) -> anyhow::Result<()> {
    let copies = stream::iter(read_lines(list)?).map(|line| async move {
        match line? {
            FileLine { damage: Some(_), .. } => Ok(()),
            line => copy(from, to, &line).await,
        }
    });
    copies.buffer_unordered(AT_ONCE).try_collect().await
}

async fn copy(from: &Contents, to: &Files, line: &FileLine) -> anyhow::Result<()> {
    let missing = || format!("file {} ({}) is missing in the backup", line.id, line.key);
    let mut pieces = from.stream(&line.key).await?.with_context(missing)?;
    let mut content = to.receive(line.key.clone());
    while let Some(piece) = pieces.try_next().await? {
        content.push(piece).await?;
    }
    let is_whole = content.is(line.size, &line.sha256);
    ensure!(is_whole, "file {} ({}) is damaged in the backup", line.id, line.key);
    content.store(&line.name, "").await.map(|_| ())
}

/// Copies under a temporary name and renames last, so that nobody opens half a file.
async fn place_flushed(from: &Path, data: &Path, name: &str) -> anyhow::Result<()> {
    let target = data.join(name);
    let written = data.join(format!("{name}.restoring"));
    let cannot = || format!("cannot write {}", target.display());
    tokio::fs::create_dir_all(data).await.with_context(cannot)?;
    tokio::fs::copy(from, &written).await.with_context(cannot)?;
    tokio::fs::File::open(&written).await?.sync_all().await.with_context(cannot)?;
    tokio::fs::rename(&written, &target).await.with_context(cannot)?;
    match tokio::fs::File::open(data).await {
        Ok(folder) => folder.sync_all().await.with_context(cannot),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        Err(error) => bail!(chain(&error.into())),
    }
}
