//! `plon backup`: backs up the database, the files and the settings while the server runs.
use anyhow::bail;
use clap::Args;
use jiff::SignedDuration;

use crate::backup::{self, BackupStore, Place, Recipients, Source};
use crate::start;
use plon_kernel::clock::Clock;
use plon_platform::config::{Storage, check_settings};

#[derive(Debug, Clone, Args)]
pub struct Backup {
    #[command(flatten)]
    pub storage: Storage,
    #[command(flatten)]
    pub store: BackupStore,
    #[command(flatten)]
    pub recipients: Recipients,
    /// A folder or s3://bucket/prefix.
    #[arg(long, env = "PLON_BACKUP_TO", value_name = "PLACE")]
    pub to: String,
}

/// # Errors
/// With one sentence when the backup cannot be finished, or when a file could not be copied as it was stored.
pub async fn run(settings: Backup) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    let storage = &settings.storage;
    let (db, files) = (start::database_as_it_is(storage).await?, start::files(storage)?);
    let place = Place::to_write(&settings.to, &settings.store.s3(&storage.s3))?;
    let clock = Clock::running(SignedDuration::ZERO)?;
    let source = Source {
        storage,
        db: &db,
        files: &files,
        store: &settings.store,
        recipients: &settings.recipients,
        clock: &clock,
    };
    let taken = backup::make_backup(&source, &place).await?;
    let manifest = &taken.manifest;
    println!(
        "The backup {} is in {}: {} of {} bytes, {} files of {} bytes, {} of them copied now, in {:#.1}",
        taken.id,
        place.name(),
        manifest.engine.name(),
        manifest.parts.first().map_or(0, |part| part.size),
        manifest.files.count,
        manifest.files.bytes,
        manifest.files.copied,
        manifest.started_at.duration_until(manifest.ended_at),
    );
    for sentence in &taken.damaged {
        println!("{sentence}");
    }
    match manifest.files.damaged {
        0 => Ok(()),
        damaged => bail!("the backup is complete but for {damaged} files that were missing or damaged before"),
    }
}
