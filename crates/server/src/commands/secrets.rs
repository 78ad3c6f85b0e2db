//! `plon secrets forget`: a way out for whoever has lost the key.
use clap::Args;

use crate::config::{SecretKeys, Storage, check};
use crate::db::OpenMode;
use crate::secrets::{self, Forgotten, Secrets};
use crate::start;

#[derive(Debug, Clone, Args)]
pub struct ForgetSecrets {
    #[command(flatten)]
    pub storage: Storage,
    #[command(flatten)]
    pub secrets: SecretKeys,
}

/// Gives up what no key at hand opens. The server must not run: it would not start without the key.
///
/// # Errors
/// With one sentence when the key at hand is wrong, a server runs, or the database cannot be used.
pub async fn forget(settings: ForgetSecrets) -> anyhow::Result<()> {
    check(settings.storage.faults())?;
    let keys = settings.secrets.find(&settings.storage.data)?;
    let known = if keys.is_empty() { None } else { Some(Secrets::new(&keys)?) };
    let _lock = start::lock(&settings.storage, OpenMode::Existing)?;
    let db = start::database(&settings.storage).await?;
    let Forgotten { second_factors, card_codes } = secrets::forget(&db, known.as_ref()).await?;
    println!(
        "Given up: {second_factors} second factors, which their operators enrol anew, and the numbers of {card_codes} cards."
    );
    db.close().await;
    Ok(())
}
