//! `plon backup-key`: makes the key pair of encrypted backups.
use std::path::PathBuf;

use clap::Args;

use crate::backup::Identity;

#[derive(Debug, Clone, Args)]
pub struct BackupKey {
    /// New file for the identity; it opens the backups, and belongs on another machine than the server.
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
}

/// Prints the recipient, which is given to the server.
///
/// # Errors
/// With one sentence when there is such a file already, or it cannot be written.
pub fn run(settings: &BackupKey) -> anyhow::Result<()> {
    println!("{}", Identity::write_new(&settings.to)?);
    Ok(())
}
