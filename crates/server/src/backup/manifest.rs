//! Manifest of a backup. It is written last: a backup without one was interrupted and does not count.
use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use plon_platform::secrets;

/// Version of the layout; a binary refuses to restore an unknown one.
pub const FORMAT: u32 = 1;

pub const NAME: &str = "manifest.json";
pub const FILES: &str = "files.jsonl";
pub const SETTINGS: &str = "settings.json";
/// Key of the database's secrets, when it is kept in the data folder.
pub const KEY: &str = secrets::FILE;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// Name of the part with the database.
    pub fn part(self) -> &'static str {
        match self {
            Engine::Sqlite => "database.sqlite",
            Engine::Postgres => "database.dump",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Engine::Sqlite => "SQLite",
            Engine::Postgres => "PostgreSQL",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    pub format: u32,
    /// Version of the binary that made it.
    pub version: String,
    pub engine: Engine,
    /// Last migration of the database.
    pub migration: i64,
    /// Installation that was backed up, where the database has one.
    pub installation: Option<String>,
    pub started_at: jiff::Timestamp,
    pub ended_at: jiff::Timestamp,
    pub parts: Vec<Part>,
    pub files: FileCounts,
    /// Public keys for which the parts, but for the list of files, and the contents are encrypted; plain without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recipients: Vec<String>,
}

/// A file in the backup's own folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub name: String,
    pub size: u64,
    pub sha256: String,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileCounts {
    pub count: u64,
    pub bytes: u64,
    /// Number of contents that the target lacked.
    pub copied: u64,
    /// Number of contents that were missing or damaged in the store; the list of files says which.
    pub damaged: u64,
}

/// The manifest with its own hash, against damage.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    manifest: Manifest,
    sha256: String,
}

impl Manifest {
    /// Size of what a restore brings back: the parts, and the files that they name.
    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(|part| part.size).sum::<u64>() + self.files.bytes
    }

    /// # Errors
    /// Never: the values are plain.
    pub fn sealed(&self) -> anyhow::Result<Vec<u8>> {
        let sealed = Sealed { manifest: self.clone(), sha256: self.hash()? };
        Ok(serde_json::to_vec_pretty(&sealed)?)
    }

    /// # Errors
    /// With one sentence when it is damaged or of an unknown layout.
    pub fn read(text: &[u8]) -> anyhow::Result<Manifest> {
        let Sealed { manifest, sha256 } = serde_json::from_slice(text).context("the manifest is damaged")?;
        ensure!(manifest.hash()? == sha256, "the manifest is damaged: it does not have its own hash");
        ensure!(
            manifest.format == FORMAT,
            "the backup is of layout {}, which this binary does not know",
            manifest.format
        );
        Ok(manifest)
    }

    fn hash(&self) -> anyhow::Result<String> {
        Ok(hex::encode(Sha256::digest(serde_json::to_vec(self)?)))
    }
}

/// A line in the list of files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileLine {
    pub id: i64,
    pub key: String,
    pub name: String,
    pub size: i64,
    pub sha256: String,
    /// Reason why the backup lacks its content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<String>,
}
