//! Source of the key: a setting, a file named by a setting, or a file created by the first start.
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use clap::Args;

use super::cipher::{KEY_LEN, Secrets};
use super::rows;
use crate::config::Storage;
use plon_kernel::db::Db;
use plon_kernel::rng::Rng;

/// File name of the key in the data folder.
pub const FILE: &str = "secret.key";

/// Key that encrypts the secrets in the database. Without a setting it is created once, in the data folder.
#[derive(Debug, Clone, Default, Args)]
pub struct SecretKeys {
    /// 32 bytes in base64, as printed by `openssl rand -base64 32`; former keys follow after commas.
    #[arg(
        id = "secret-keys",
        long = "secret-key",
        env = "PLON_SECRET_KEY",
        hide_env_values = true,
        value_name = "KEY"
    )]
    pub keys: Option<String>,
    /// File with the same, one key per line.
    #[arg(
        id = "secret-keys-file",
        long = "secret-key-file",
        env = "PLON_SECRET_KEY_FILE",
        value_name = "FILE",
        conflicts_with = "secret-keys"
    )]
    pub file: Option<PathBuf>,
}

impl SecretKeys {
    /// Reads the keys, the current one first; empty when none has been given or created yet.
    ///
    /// # Errors
    /// With one sentence when the given text is no key, or the file cannot be read.
    pub fn find(&self, data: &Path) -> anyhow::Result<Vec<[u8; KEY_LEN]>> {
        if let Some(text) = &self.keys {
            return parse(text).context("PLON_SECRET_KEY is no key");
        }
        let path = self.file.clone().unwrap_or_else(|| data.join(FILE));
        match std::fs::read_to_string(&path) {
            Ok(text) => parse(&text).with_context(|| format!("{} holds no key", path.display())),
            Err(error) if error.kind() == ErrorKind::NotFound && self.file.is_none() => Ok(Vec::new()),
            Err(error) => Err(anyhow::Error::new(error).context(format!("cannot read the key {}", path.display()))),
        }
    }
}

fn parse(text: &str) -> anyhow::Result<Vec<[u8; KEY_LEN]>> {
    let written = text.split([',', '\n', '\r', ' ', '\t']).filter(|key| !key.is_empty());
    let keys = written.map(|key| STANDARD.decode(key).ok().and_then(|key| <[u8; KEY_LEN]>::try_from(key).ok()));
    let keys: Option<Vec<_>> = keys.collect();
    keys.filter(|keys| !keys.is_empty())
        .context("a key is 32 bytes in base64, as `openssl rand -base64 32` prints them")
}

/// Loads the keys of this process, able to open all secrets in the database; creates one if there never was any.
///
/// # Errors
/// With one sentence when a key is missing or wrong, before anything is changed.
pub async fn load_secrets(
    settings: &SecretKeys,
    storage: &Storage,
    (db, rng): (&Db, &Rng),
    is_demo: bool,
) -> anyhow::Result<Secrets> {
    let mut keys = settings.find(&storage.data)?;
    let sealed = rows::key_ids(db).await?;
    if keys.is_empty() {
        let path = storage.data.join(FILE);
        ensure!(
            sealed.is_empty(),
            "the database holds secrets under the key {}, and there is no {}: bring it back, or give the key in \
             PLON_SECRET_KEY",
            sealed.join(", "),
            path.display()
        );
        ensure!(
            is_demo || storage.database_url.is_none() || storage.s3.bucket.is_none(),
            "with DATABASE_URL and PLON_S3_BUCKET nothing that must be kept is in the data folder: give a key in \
             PLON_SECRET_KEY or PLON_SECRET_KEY_FILE, as `openssl rand -base64 32` prints one"
        );
        keys = make(&path, rng)?;
    }
    let secrets = Secrets::new(&keys)?;
    let unknown = unknown_keys(sealed, &secrets);
    ensure!(
        unknown.is_empty(),
        "the database holds secrets under the key {}, which was not given: add it after the key in use, or give the \
         secrets up with `plon secrets forget`",
        unknown.join(", ")
    );
    Ok(secrets)
}

/// Ids of keys that the database needs and the settings do not give.
///
/// # Errors
/// With one sentence when a key is wrong or the database does not answer.
pub async fn missing_keys(settings: &SecretKeys, storage: &Storage, db: &Db) -> anyhow::Result<Vec<String>> {
    let (keys, sealed) = (settings.find(&storage.data)?, rows::key_ids(db).await?);
    if keys.is_empty() {
        return Ok(sealed);
    }
    Ok(unknown_keys(sealed, &Secrets::new(&keys)?))
}

fn unknown_keys(sealed: Vec<String>, secrets: &Secrets) -> Vec<String> {
    sealed.into_iter().filter(|id| !secrets.ids().any(|known| known == id)).collect()
}

/// Writes a new key and flushes it before use; when another process was faster, returns its key.
fn make(path: &Path, rng: &Rng) -> anyhow::Result<Vec<[u8; KEY_LEN]>> {
    let cannot = || format!("cannot write the key {}", path.display());
    let key = rng.bytes::<KEY_LEN>();
    let written = path.with_extension("new");
    let mut file = OpenOptions::new();
    file.write(true).create(true).truncate(true).mode(0o600);
    let mut file = file.open(&written).with_context(cannot)?;
    writeln!(file, "{}", STANDARD.encode(key)).with_context(cannot)?;
    file.sync_all().with_context(cannot)?;
    match std::fs::hard_link(&written, path) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        Err(error) => return Err(anyhow::Error::new(error).context(cannot())),
    }
    std::fs::remove_file(&written).with_context(cannot)?;
    if let Some(folder) = path.parent() {
        File::open(folder).and_then(|folder| folder.sync_all()).with_context(cannot)?;
    }
    parse(&std::fs::read_to_string(path).with_context(cannot)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_in_their_order_and_nothing_else_is_a_key() {
        let [one, other] = [[1; KEY_LEN], [2; KEY_LEN]];
        let both = format!("{},\n {}\n", STANDARD.encode(one), STANDARD.encode(other));
        assert_eq!(parse(&both).unwrap(), [one, other]);
        for wrong in ["", ",", "password", &STANDARD.encode([1; 31]), &format!("{} x", STANDARD.encode(one))] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_key_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let made = make(&path, &Rng::seeded(1)).unwrap();
        assert_eq!(make(&path, &Rng::seeded(2)).unwrap(), made);
        assert_eq!(SecretKeys::default().find(folder.path()).unwrap(), made);
    }
}
