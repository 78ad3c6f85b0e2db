//! `plon copy-to`: copies the database into an empty one of the other kind.
use clap::Args;

use crate::copying::{self, Target};
use plon_platform::config::{Storage, check_settings};

#[derive(Debug, Clone, Args)]
pub struct CopyTo {
    #[command(flatten)]
    pub storage: Storage,
    /// postgres://… or sqlite:PATH; it must be empty or not there.
    #[arg(value_name = "TARGET")]
    pub target: Target,
    /// Copies beside a running server, as a rehearsal: what it writes meanwhile is missing.
    #[arg(long)]
    pub online: bool,
}

/// # Errors
/// With one sentence when it is not copied.
pub async fn run(settings: CopyTo) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    copying::copy_database(&settings.storage, &settings.target, settings.online).await
}
