//! Settings of the target of backups, and the settings stored in a backup.
use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::configuration::{self, Origin};
use plon_platform::config::S3;

/// Access to the place of backups.
#[derive(Debug, Clone, Default, Args)]
pub struct BackupStore {
    /// URL of the S3-compatible store of backups; by default that of the uploaded files.
    #[arg(id = "backup-s3-endpoint", long = "backup-s3-endpoint", env = "PLON_BACKUP_S3_ENDPOINT")]
    pub endpoint: Option<String>,
    #[arg(id = "backup-s3-region", long = "backup-s3-region", env = "PLON_BACKUP_S3_REGION")]
    pub region: Option<String>,
    #[arg(
        id = "backup-s3-access-key",
        long = "backup-s3-access-key",
        env = "PLON_BACKUP_S3_ACCESS_KEY",
        hide_env_values = true
    )]
    pub access_key: Option<String>,
    #[arg(
        id = "backup-s3-secret-key",
        long = "backup-s3-secret-key",
        env = "PLON_BACKUP_S3_SECRET_KEY",
        hide_env_values = true
    )]
    pub secret_key: Option<String>,
    /// Folder of pg_dump and pg_restore, when they are not on the PATH.
    #[arg(long = "postgres-programs", env = "PLON_POSTGRES_PROGRAMS", value_name = "DIR")]
    pub postgres_programs: Option<PathBuf>,
}

impl BackupStore {
    /// S3 settings of the store of backups; missing ones are taken from those of the uploaded files.
    pub fn s3(&self, files: &S3) -> S3 {
        let or = |own: &Option<String>, other: &Option<String>| own.clone().or_else(|| other.clone());
        S3 {
            bucket: None,
            prefix: String::new(),
            endpoint: or(&self.endpoint, &files.endpoint),
            region: self.region.clone().unwrap_or_else(|| files.region.clone()),
            access_key: or(&self.access_key, &files.access_key),
            secret_key: or(&self.secret_key, &files.secret_key),
        }
    }
}

/// Settings that were given to this process, by the names of their variables; for secrets only the names.
///
/// # Errors
/// Never: the values are plain.
pub fn given_settings() -> anyhow::Result<Vec<u8>> {
    let (mut settings, mut secrets) = (BTreeMap::new(), Vec::new());
    for setting in configuration::kept().iter().filter(|setting| setting.origin != Origin::Default) {
        match &setting.value {
            Some(value) => drop(settings.insert(&setting.variable, value)),
            None => secrets.push(&setting.variable),
        }
    }
    Ok(serde_json::to_vec_pretty(&json!({"settings": settings, "secrets": secrets}))?)
}
