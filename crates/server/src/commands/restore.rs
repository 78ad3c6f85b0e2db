//! `plon restore`: restores a backup into an empty place and verifies it.
use anyhow::Context;
use clap::Args;

use super::verify;
use crate::backup::{self, BackupStore, IdentityFile, Place, Restored};
use crate::{changes, start};
use plon_kernel::rng::Rng;
use plon_platform::config::{Storage, check_settings};
use plon_platform::secrets;

#[derive(Debug, Clone, Args)]
pub struct Restore {
    #[command(flatten)]
    pub storage: Storage,
    #[command(flatten)]
    pub store: BackupStore,
    #[command(flatten)]
    pub identity: IdentityFile,
    /// A folder or s3://bucket/prefix.
    #[arg(long, value_name = "PLACE")]
    pub from: String,
    /// Name of the backup; by default the newest.
    #[arg(long = "backup", value_name = "NAME")]
    pub named: Option<String>,
}

/// # Errors
/// With one sentence when it is not restored, or when the restored data has an error.
pub async fn run(settings: Restore) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    let storage = &settings.storage;
    let place = Place::to_read(&settings.from, &settings.store.s3(&storage.s3))?;
    let files = start::files(storage)?;
    let (named, identity) = (settings.named.as_deref(), settings.identity.read()?);
    let restored = backup::restore(&place, named, storage, (&files, &settings.store), identity.as_ref()).await?;
    println!("The backup {} is copied; it is verified now.", restored.id);
    let db = start::database(storage).await?;
    verify::print_report(&db, &files).await.context("what was restored is not whole")?;
    changes::begin_anew(&db, &Rng::from_system()).await?;
    let sealed = secrets::key_ids(&db).await?;
    db.close().await;
    println!("The backup {} is restored.", restored.id);
    if let Some(sentence) = missing_key(&restored, &sealed) {
        println!("{sentence}");
    }
    Ok(())
}

/// Note on the key that the backup lacks because it is kept elsewhere.
fn missing_key(restored: &Restored, sealed: &[String]) -> Option<String> {
    (!restored.has_key() && !sealed.is_empty()).then(|| {
        format!(
            "Its secrets are under the key {}, which is not in the backup: give it to serve in PLON_SECRET_KEY.",
            sealed.join(", ")
        )
    })
}
