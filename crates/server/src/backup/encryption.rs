//! Encryption of backups for age recipients: the server holds public keys alone, so that it can write a backup and not
//! read it. The identity that opens them is kept elsewhere and given to `plon restore` and `plon verify`.
use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use age::stream::StreamWriter;
use age::{Decryptor, Encryptor, secrecy::ExposeSecret, x25519};
use anyhow::{Context, ensure};
use bytes::Bytes;
use clap::Args;
use sha2::{Digest, Sha256};

use super::place::OnDisk;

/// Suffix of parts that are encrypted.
pub const SUFFIX: &str = ".age";

/// Public key of an age identity, as `age1…`.
#[derive(Clone)]
pub struct Recipient(x25519::Recipient);

impl FromStr for Recipient {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Recipient, &'static str> {
        text.trim().parse().map(Recipient).map_err(|_| "this is no recipient of age: it begins with age1")
    }
}

impl fmt::Display for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Those who can read the backups; nobody in particular where there is none.
#[derive(Debug, Clone, Default, Args)]
pub struct Recipients {
    /// Public keys of age, each of which can open the backups; they are plain without one.
    #[arg(long = "backup-recipients", env = "PLON_BACKUP_RECIPIENTS", value_name = "age1…", value_delimiter = ',')]
    pub recipients: Vec<Recipient>,
}

impl Recipients {
    /// Public keys, as a manifest names them.
    pub fn names(&self) -> Vec<String> {
        self.recipients.iter().map(ToString::to_string).collect()
    }

    /// Begins the encryption of a content; `None` where backups are plain.
    ///
    /// # Errors
    /// When the randomness of the machine fails.
    pub fn seal(&self) -> anyhow::Result<Option<Seal>> {
        if self.recipients.is_empty() {
            return Ok(None);
        }
        let sealed = Sealed::default();
        let writer = self.writer(sealed.clone())?;
        Ok(Some(Seal { writer, sealed }))
    }

    /// Encrypts a file into another one.
    ///
    /// # Errors
    /// When one of them cannot be read or written.
    pub async fn encrypt_file(&self, from: OnDisk, to: &Path) -> anyhow::Result<()> {
        let (recipients, to) = (self.clone(), to.to_owned());
        tokio::task::spawn_blocking(move || {
            let mut writer = recipients.writer(io::BufWriter::new(std::fs::File::create(to)?))?;
            io::copy(&mut std::fs::File::open(from.path())?, &mut writer)?;
            writer.finish()?.flush()?;
            Ok(())
        })
        .await?
    }

    fn writer<W: Write>(&self, output: W) -> anyhow::Result<StreamWriter<W>> {
        let recipients = self.recipients.iter().map(|recipient| &recipient.0 as &dyn age::Recipient);
        Ok(Encryptor::with_recipients(recipients)?.wrap_output(output)?)
    }
}

/// Suffix of the contents that are encrypted for these recipients, none where they are plain. Other recipients have
/// contents of their own: what is there for one set cannot be opened by another.
pub fn content_suffix(recipients: &[String]) -> String {
    if recipients.is_empty() {
        return String::new();
    }
    let mut sorted = recipients.to_vec();
    sorted.sort();
    let hash = hex::encode(Sha256::digest(sorted.join(",")));
    format!(".{}{SUFFIX}", &hash[..8])
}

/// True for the key of a content that `content_suffix` ends; nothing else in the place is touched.
pub fn is_content(key: &str) -> bool {
    let Some((plain, set)) = key.strip_suffix(SUFFIX).and_then(|rest| rest.split_once('.')) else { return false };
    !plain.is_empty() && set.len() == 8 && set.bytes().all(|sign| sign.is_ascii_hexdigit())
}

/// Bytes that have been encrypted and not been taken yet.
#[derive(Clone, Default)]
struct Sealed(Arc<Mutex<Vec<u8>>>);

impl Sealed {
    fn take(&self) -> Bytes {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into()
    }
}

impl Write for Sealed {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(piece);
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Encryption of a content that comes in pieces.
pub struct Seal {
    writer: StreamWriter<Sealed>,
    sealed: Sealed,
}

impl Seal {
    /// Encrypts a piece; the answer may lag behind it.
    ///
    /// # Errors
    /// Never: memory is written.
    pub fn push(&mut self, piece: &[u8]) -> anyhow::Result<Bytes> {
        self.writer.write_all(piece)?;
        Ok(self.sealed.take())
    }

    /// The last of the encrypted content.
    ///
    /// # Errors
    /// Never: memory is written.
    pub fn finish(self) -> anyhow::Result<Bytes> {
        self.writer.finish()?;
        Ok(self.sealed.take())
    }
}

/// Settings of what reads encrypted backups.
#[derive(Debug, Clone, Default, Args)]
pub struct IdentityFile {
    /// File with the age identity that opens encrypted backups, as `plon backup-key` writes it.
    #[arg(long = "identity", env = "PLON_BACKUP_IDENTITY", value_name = "FILE")]
    pub identity: Option<PathBuf>,
}

impl IdentityFile {
    /// # Errors
    /// With one sentence when the file holds no identity.
    pub fn read(&self) -> anyhow::Result<Option<Identity>> {
        let Some(path) = &self.identity else { return Ok(None) };
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
        let identity = line.and_then(|line| line.parse().ok());
        let identity = identity.with_context(|| format!("{} holds no identity of age", path.display()))?;
        Ok(Some(Identity(Arc::new(identity))))
    }
}

/// Secret key that opens backups.
#[derive(Clone)]
pub struct Identity(Arc<x25519::Identity>);

impl Identity {
    /// Writes a new identity to a file that only its owner reads; returns the recipient to give to the server.
    ///
    /// # Errors
    /// With one sentence when there is such a file already, or it cannot be written.
    pub fn write_new(path: &Path) -> anyhow::Result<Recipient> {
        use std::os::unix::fs::OpenOptionsExt;
        let identity = x25519::Identity::generate();
        let recipient = identity.to_public();
        let file = std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
        let mut file = file.with_context(|| format!("cannot make {}", path.display()))?;
        let secret = identity.to_string();
        writeln!(file, "# Opens the backups for {recipient}\n{}", secret.expose_secret())?;
        file.sync_all()?;
        Ok(Recipient(recipient))
    }

    /// Decrypts a content.
    ///
    /// # Errors
    /// With one sentence when it is for somebody else, or damaged.
    pub fn open(&self, sealed: &[u8]) -> anyhow::Result<Vec<u8>> {
        let mut plain = Vec::with_capacity(sealed.len());
        self.reader(sealed)?.read_to_end(&mut plain).context("cannot be decrypted: it is damaged")?;
        Ok(plain)
    }

    /// Decrypts a file into a temporary one.
    ///
    /// # Errors
    /// With one sentence when it is for somebody else, or damaged.
    pub async fn decrypt_file(&self, from: OnDisk) -> anyhow::Result<OnDisk> {
        let identity = self.clone();
        tokio::task::spawn_blocking(move || {
            let plain = tempfile::NamedTempFile::new()?;
            let mut reader = identity.reader(io::BufReader::new(std::fs::File::open(from.path())?))?;
            io::copy(&mut reader, &mut plain.as_file()).context("cannot be decrypted: it is damaged")?;
            Ok(OnDisk::Fetched(plain.into_temp_path()))
        })
        .await?
    }

    fn reader<R: Read>(&self, sealed: R) -> anyhow::Result<impl Read> {
        let opened = Decryptor::new(sealed).context("is not encrypted by age")?;
        let identity: &x25519::Identity = &self.0;
        opened.decrypt(std::iter::once(identity as &dyn age::Identity)).context("is encrypted for another identity")
    }
}

/// Identity that a backup needs: none for a plain one.
///
/// # Errors
/// With one sentence when the backup is encrypted and there is none.
pub fn needed<'a>(recipients: &[String], identity: Option<&'a Identity>) -> anyhow::Result<Option<&'a Identity>> {
    ensure!(
        recipients.is_empty() || identity.is_some(),
        "the backup is encrypted for {}: name the file with its identity by --identity",
        recipients.join(", ")
    );
    Ok(identity.filter(|_| !recipients.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::{Identity, IdentityFile, Recipients};

    fn pair(folder: &tempfile::TempDir, name: &str) -> (Recipients, Identity) {
        let file = folder.path().join(name);
        let recipient = Identity::write_new(&file).unwrap();
        let identity = IdentityFile { identity: Some(file) }.read().unwrap().unwrap();
        (Recipients { recipients: vec![recipient] }, identity)
    }

    fn sealed(recipients: &Recipients, pieces: &[&[u8]]) -> Vec<u8> {
        let mut seal = recipients.seal().unwrap().unwrap();
        let mut sealed: Vec<u8> = pieces.iter().flat_map(|piece| seal.push(piece).unwrap()).collect();
        sealed.extend(seal.finish().unwrap());
        sealed
    }

    #[test]
    fn what_comes_in_pieces_is_opened_whole_by_its_identity_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (ours, identity) = pair(&folder, "ours");
        let (_, other) = pair(&folder, "other");
        let (first, second) = (vec![7; 100_000], vec![8; 30]);
        let mut sealed = sealed(&ours, &[&first, &second]);
        assert_eq!(identity.open(&sealed).unwrap(), [first, second].concat());
        assert_eq!(other.open(&sealed).unwrap_err().to_string(), "is encrypted for another identity");
        *sealed.last_mut().unwrap() ^= 1;
        assert_eq!(identity.open(&sealed).unwrap_err().to_string(), "cannot be decrypted: it is damaged");
    }

    #[test]
    fn each_of_several_recipients_opens_it() {
        let folder = tempfile::tempdir().unwrap();
        let ((first, one), (second, two)) = (pair(&folder, "one"), pair(&folder, "two"));
        let both = Recipients { recipients: [first.recipients, second.recipients].concat() };
        let sealed = sealed(&both, &[b"points"]);
        assert_eq!((one.open(&sealed).unwrap(), two.open(&sealed).unwrap()), (b"points".to_vec(), b"points".to_vec()));
    }

    #[test]
    fn an_identity_is_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        pair(&folder, "ours");
        assert!(Identity::write_new(&folder.path().join("ours")).is_err());
    }
}
