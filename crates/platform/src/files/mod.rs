//! Uploaded files: one store over a local folder or an S3-compatible bucket; keys are random, names for people.
mod incoming;
mod installation;
mod model;
mod orphans;
mod store;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt, stream};
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path as Key;
use object_store::prefix::PrefixStore;
use object_store::{ClientOptions, ObjectStore, ObjectStoreExt, RetryConfig};
use plon_domain::attachment::MAX_FILE_BYTES;
use sha2::{Digest, Sha256};

use crate::config::S3;
use plon_kernel::db::{Read, Tx};
use plon_kernel::dry_run;
use plon_kernel::file_identity::FileIdentity;
use plon_kernel::ids::{FileId, ParticipantId};
use plon_kernel::types::Timestamp;

pub use incoming::Incoming;
pub use model::Upload;
pub use orphans::{Sweep, Swept};
pub use store::StoredFile;

/// Retry limits: an unresponsive store is given up well before the request that waits for it.
const RETRY_TIME: Duration = Duration::from_secs(10);
const RETRIES: usize = 3;

/// Part size of uploads, in bytes: S3 accepts no smaller parts, a folder any.
const PART_OF_S3: usize = 5 * 1024 * 1024;
const PART_OF_FOLDER: usize = 256 * 1024;

/// Chunk size of reads, in bytes.
const PIECE: usize = 1024 * 1024;

/// The store of contents.
#[derive(Clone)]
pub struct Files {
    store: Arc<dyn ObjectStore>,
    part: usize,
    /// The folder of the store, if it is a local one.
    folder: Option<FileIdentity>,
}

impl Files {
    /// Opens a local folder, created when it is missing.
    ///
    /// # Errors
    /// When the folder cannot be created or read.
    pub fn local(folder: &Path) -> anyhow::Result<Files> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let store = LocalFileSystem::new_with_prefix(folder)?.with_fsync(true);
        Ok(Files { store: Arc::new(store), part: PART_OF_FOLDER, folder: Some(FileIdentity::note(folder)?) })
    }

    /// Opens an S3-compatible bucket, under a prefix of its own.
    ///
    /// # Errors
    /// When the settings do not make a valid client.
    pub fn s3(name: &str, settings: &S3) -> anyhow::Result<Files> {
        let store = PrefixStore::new(new_bucket(name, settings)?, settings.prefix.as_str());
        Ok(Files::over(Arc::new(store), true))
    }

    /// Wraps an object store; a remote one is written in larger parts.
    pub fn over(store: Arc<dyn ObjectStore>, is_remote: bool) -> Files {
        Files { store, part: if is_remote { PART_OF_S3 } else { PART_OF_FOLDER }, folder: None }
    }

    /// Stores and removes an empty content, to notice an unusable store at start and at every readiness check.
    ///
    /// # Errors
    /// When the store does not accept it.
    pub async fn probe(&self, key: &str) -> anyhow::Result<()> {
        self.check_folder()?;
        let key = Key::from(key);
        self.store.put(&key, Bytes::new().into()).await?;
        Ok(self.store.delete(&key).await?)
    }

    /// True when a missing content should be looked for once more, after a check that the folder is still the
    /// original one: it may have been away during the first look.
    fn may_have_been_away(&self, looked_again: &mut bool) -> io::Result<bool> {
        self.check_folder()?;
        Ok(self.folder.is_some() && !std::mem::replace(looked_again, true))
    }

    /// Fails when another folder has taken the place of the one with all other files, lest something be stored there.
    fn check_folder(&self) -> io::Result<()> {
        self.folder.as_ref().map_or(Ok(()), FileIdentity::check)
    }

    /// Stores a content under a new random key. Its row follows in the caller's transaction; a content without a row
    /// is an orphan, which the daily job moves to the trash.
    ///
    /// # Errors
    /// When the store does not accept it.
    pub async fn put(
        &self,
        key: String,
        name: &str,
        media_type: &'static str,
        content: Bytes,
    ) -> anyhow::Result<Upload> {
        self.check_folder().context("cannot store a file")?;
        let upload = Upload {
            name: name.to_owned(),
            media_type,
            size: i64::try_from(content.len())?,
            sha256: hex::encode(Sha256::digest(&content)),
            key,
        };
        if !dry_run::is_under_way() {
            self.store.put(&Key::from(upload.key.as_str()), content.into()).await.context("cannot store a file")?;
        }
        Ok(upload)
    }

    /// Reads the whole content under a key; `None` when there is none.
    ///
    /// # Errors
    /// When the store does not answer, or the content is over the size limit of files.
    pub async fn get(&self, key: &str) -> anyhow::Result<Option<Bytes>> {
        self.get_up_to(key, MAX_FILE_BYTES).await
    }

    /// Like `get`, for files of up to `most` bytes.
    ///
    /// # Errors
    /// As for `get`.
    pub async fn get_up_to(&self, key: &str, most: usize) -> anyhow::Result<Option<Bytes>> {
        let mut looked_again = false;
        loop {
            match self.store.get(&Key::from(key)).await {
                Ok(found) if found.meta.size > most as u64 => bail!("the file {key} is over the limit"),
                Ok(found) => return Ok(Some(found.bytes().await.context("cannot read a file")?)),
                Err(object_store::Error::NotFound { .. }) if self.restore(key).await? => {}
                Err(object_store::Error::NotFound { .. }) if self.may_have_been_away(&mut looked_again)? => {}
                Err(object_store::Error::NotFound { .. }) => return Ok(None),
                Err(other) => return Err(anyhow::Error::new(other).context("cannot read a file")),
            }
        }
    }

    /// Streams the content under a key in chunks; `None` when there is none. Each chunk is a call of its own, so that
    /// a slow reader never runs into the store's timeout.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn stream(&self, key: &str) -> anyhow::Result<Option<BoxStream<'static, io::Result<Bytes>>>> {
        let place = Key::from(key);
        let mut looked_again = false;
        let size = loop {
            match self.store.head(&place).await {
                Ok(found) => break found.size,
                Err(object_store::Error::NotFound { .. }) if self.restore(key).await? => {}
                Err(object_store::Error::NotFound { .. }) if self.may_have_been_away(&mut looked_again)? => {}
                Err(object_store::Error::NotFound { .. }) => return Ok(None),
                Err(other) => return Err(anyhow::Error::new(other).context("cannot read a file")),
            }
        };
        let files = self.clone();
        let pieces = stream::iter((0..size).step_by(PIECE)).then(move |start| {
            let (store, key) = (Arc::clone(&files.store), place.clone());
            let piece = start..size.min(start + PIECE as u64);
            async move { store.get_range(&key, piece).await.map_err(io::Error::other) }
        });
        Ok(Some(pieces.boxed()))
    }

    /// Size of the content under a key in bytes; `None` when there is none.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn size(&self, key: &str) -> anyhow::Result<Option<i64>> {
        let mut looked_again = false;
        loop {
            match self.store.head(&Key::from(key)).await {
                Ok(found) => return Ok(Some(i64::try_from(found.size)?)),
                Err(object_store::Error::NotFound { .. }) if self.may_have_been_away(&mut looked_again)? => {}
                Err(object_store::Error::NotFound { .. }) => return Ok(None),
                Err(other) => return Err(anyhow::Error::new(other).context("cannot read a file")),
            }
        }
    }

    /// Deletes the content under a key, also in the trash; idempotent.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn delete(&self, key: &str) -> anyhow::Result<()> {
        if dry_run::is_under_way() {
            return Ok(());
        }
        match self.store.delete(&Key::from(key)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => self.delete_from_trash(key).await,
            Err(other) => Err(anyhow::Error::new(other).context("cannot remove a file")),
        }
    }
}

impl Files {
    /// Keys of all contents, in no order.
    pub fn keys(&self) -> BoxStream<'static, anyhow::Result<String>> {
        let listed = self.store.list(None).map_ok(|found| found.location.to_string());
        let contents = listed.try_filter(|key| std::future::ready(installation::is_content(key)));
        contents.map_err(|error| anyhow::Error::new(error).context("cannot list the files")).boxed()
    }
}

/// Creates a client of an S3-compatible bucket.
///
/// # Errors
/// When the settings do not make a valid one.
pub fn new_bucket(name: &str, settings: &S3) -> anyhow::Result<Arc<dyn ObjectStore>> {
    let retry = RetryConfig { max_retries: RETRIES, retry_timeout: RETRY_TIME, ..RetryConfig::default() };
    let client = ClientOptions::new().with_timeout(RETRY_TIME).with_allow_http(settings.is_plain());
    let mut builder = AmazonS3Builder::new()
        .with_bucket_name(name)
        .with_region(&settings.region)
        .with_client_options(client)
        .with_retry(retry);
    if let Some(endpoint) = &settings.endpoint {
        builder = builder.with_endpoint(endpoint);
    }
    if let Some(access) = &settings.access_key {
        builder = builder.with_access_key_id(access);
    }
    if let Some(secret) = &settings.secret_key {
        builder = builder.with_secret_access_key(secret);
    }
    Ok(Arc::new(builder.build().context("the S3 settings do not make a client")?))
}

/// Inserts the row of a stored content.
pub async fn insert_file(
    tx: &mut Tx,
    owner: Option<ParticipantId>,
    upload: &Upload,
    now: Timestamp,
) -> sqlx::Result<FileId> {
    store::insert_file(tx, owner, upload, now).await
}

pub async fn find_file(db: &mut impl Read, id: FileId) -> sqlx::Result<Option<StoredFile>> {
    store::find_file(db, id).await
}

/// Deletes the row of a file; the caller removes the content after the commit.
pub async fn delete_file(tx: &mut Tx, id: FileId) -> sqlx::Result<()> {
    store::delete_file(tx, id).await
}

/// Part of a content's hash that names its version in URLs.
pub fn version_of(sha256: &str) -> &str {
    sha256.get(..16).unwrap_or(sha256)
}

/// URL of a sales representative's portrait.
pub fn portrait_address(representative: i64, sha256: &str) -> String {
    format!("/api/v1/representatives/{representative}/photo?v={}", version_of(sha256))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_content_is_looked_for_twice_in_a_folder_that_is_there() {
        let place = tempfile::tempdir().unwrap();
        let (folder, away) = (place.path().join("files"), place.path().join("away"));
        let files = Files::local(&folder).unwrap();
        let mut looked_again = false;
        assert!(files.may_have_been_away(&mut looked_again).unwrap());
        assert!(!files.may_have_been_away(&mut looked_again).unwrap());
        std::fs::rename(&folder, away).unwrap();
        files.may_have_been_away(&mut false).unwrap_err();
        let remote = Files::over(Arc::new(object_store::memory::InMemory::new()), true);
        assert!(!remote.may_have_been_away(&mut false).unwrap());
    }
}
