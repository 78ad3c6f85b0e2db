//! Target of backups: a folder, or a bucket with a prefix. Each backup has a folder named by its time; all share the
//! contents of files.
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, ensure};
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::path::Path as Key;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt};
use sha2::{Digest, Sha256};
use tempfile::TempPath;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::encryption;
use super::manifest::{self, FileLine, Manifest, Part};
use plon_platform::config::S3;
use plon_platform::files::{self, Files};

/// Folder of the shared contents, beside the backups.
const CONTENTS: &str = "files";

/// Empty file in the folder of a started backup.
const BEGUN: &str = "begun";

/// Chunk size of reading and sending, in bytes.
const PIECE: usize = 1024 * 1024;

/// Largest number of parts in an upload; S3 allows ten thousand.
const MOST_PARTS: u64 = 9_000;

#[derive(Clone)]
pub struct Place {
    store: Arc<dyn ObjectStore>,
    folder: Option<PathBuf>,
    name: String,
}

/// A part of a backup as a local file.
pub enum OnDisk {
    InPlace(PathBuf),
    Fetched(TempPath),
}

impl OnDisk {
    pub fn path(&self) -> &Path {
        match self {
            OnDisk::InPlace(path) => path,
            OnDisk::Fetched(path) => path,
        }
    }
}

impl Place {
    /// Opens a place for writing backups; creates its folder.
    ///
    /// # Errors
    /// With one sentence when it cannot be used.
    pub fn to_write(name: &str, s3: &S3) -> anyhow::Result<Place> {
        if !name.starts_with("s3://") {
            std::fs::create_dir_all(name).with_context(|| format!("cannot make the folder {name}"))?;
        }
        Place::to_read(name, s3)
    }

    /// Opens a place with backups.
    ///
    /// # Errors
    /// With one sentence when it is missing or cannot be used.
    pub fn to_read(name: &str, s3: &S3) -> anyhow::Result<Place> {
        if let Some(bucket) = name.strip_prefix("s3://") {
            let (bucket, prefix) = bucket.split_once('/').unwrap_or((bucket, ""));
            ensure!(!bucket.is_empty(), "write the bucket as s3://bucket/prefix");
            let store = PrefixStore::new(files::new_bucket(bucket, s3)?, Key::from(prefix));
            return Ok(Place { store: Arc::new(store), folder: None, name: name.to_owned() });
        }
        ensure!(Path::new(name).is_dir(), "there is no folder {name}");
        let folder = std::path::absolute(name)?;
        let store = LocalFileSystem::new_with_prefix(&folder)?.with_fsync(true);
        Ok(Place { store: Arc::new(store), folder: Some(folder), name: name.to_owned() })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Store of the file contents of all backups.
    pub fn contents(&self) -> Files {
        Files::over(Arc::new(PrefixStore::new(Arc::clone(&self.store), Key::from(CONTENTS))), self.folder.is_none())
    }

    /// Keys of the contents that are encrypted, in no order; `contents` lists the plain ones.
    pub fn encrypted_keys(&self) -> BoxStream<'static, anyhow::Result<String>> {
        let listed = self.store.list(Some(&Key::from(CONTENTS)));
        let keys = listed.map_ok(|found| found.location.filename().unwrap_or_default().to_owned());
        let encrypted = keys.try_filter(|key| std::future::ready(encryption::is_content(key)));
        let unreadable = self.unreadable();
        encrypted.map_err(move |error| anyhow::Error::new(error).context(unreadable.clone())).boxed()
    }

    /// Ids of the backups, the oldest first; with `complete` only those with a manifest.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn backups(&self, complete: bool) -> anyhow::Result<Vec<String>> {
        let listed = self.store.list_with_delimiter(None).await.with_context(|| self.unreadable())?;
        let mut ids = Vec::new();
        for folder in listed.common_prefixes {
            let id = folder.filename().unwrap_or_default().to_owned();
            if start_time(&id).is_some() && (!complete || self.manifest_text(&id).await?.is_some()) {
                ids.push(id);
            }
        }
        ids.sort();
        Ok(ids)
    }

    /// Finds the named backup, or the newest complete one.
    ///
    /// # Errors
    /// With one sentence when there is none.
    pub async fn find(&self, named: Option<&str>) -> anyhow::Result<(String, Manifest)> {
        let id = match named {
            Some(id) => id.to_owned(),
            None => self
                .backups(true)
                .await?
                .pop()
                .with_context(|| format!("there is no complete backup in {}", self.name))?,
        };
        let text = self.manifest_text(&id).await?;
        let text = text
            .with_context(|| format!("{id} in {} has no manifest: it was interrupted, or is no backup", self.name))?;
        Ok((id.clone(), Manifest::read(&text).with_context(|| format!("{id} in {}", self.name))?))
    }

    async fn manifest_text(&self, id: &str) -> anyhow::Result<Option<Vec<u8>>> {
        match self.store.get(&self.key(id, manifest::NAME)).await {
            Ok(found) => Ok(Some(found.bytes().await.with_context(|| self.unreadable())?.to_vec())),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(anyhow::Error::new(error).context(self.unreadable())),
        }
    }

    /// Marks a backup as started, so that contents that it shares with older ones are not removed.
    ///
    /// # Errors
    /// When the place does not accept it.
    pub async fn begin(&self, id: &str) -> anyhow::Result<()> {
        let put = self.store.put(&self.key(id, BEGUN), Bytes::new().into()).await;
        put.map(|_| ()).with_context(|| format!("cannot write to {}", self.name))
    }

    /// Local path for a part: in the place itself if that is a folder, else a temporary file that `put` sends.
    ///
    /// # Errors
    /// When it cannot be created.
    pub fn draft(&self, id: &str, part: &str) -> anyhow::Result<OnDisk> {
        match &self.folder {
            Some(folder) => {
                std::fs::create_dir_all(folder.join(id)).with_context(|| format!("cannot write to {}", self.name))?;
                Ok(OnDisk::InPlace(folder.join(id).join(part)))
            }
            None => Ok(OnDisk::Fetched(tempfile::NamedTempFile::new()?.into_temp_path())),
        }
    }

    /// Flushes a written part to disk or sends it; returns its size and hash.
    ///
    /// # Errors
    /// When the place does not accept it.
    pub async fn put(&self, id: &str, part: &str, written: OnDisk) -> anyhow::Result<Part> {
        let path = written.path().to_owned();
        let flushed = tokio::task::spawn_blocking(move || std::fs::File::open(path)?.sync_all());
        let part = Part { name: part.to_owned(), ..hash_file(written.path()).await? };
        flushed.await?.with_context(|| format!("cannot write {} to the disk", part.name))?;
        if let OnDisk::Fetched(path) = &written {
            let capacity = usize::try_from((part.size / MOST_PARTS).max(5 * PIECE as u64))?;
            let mut writer = BufWriter::with_capacity(Arc::clone(&self.store), self.key(id, &part.name), capacity);
            let mut file = tokio::fs::File::open(path).await?;
            let sent =
                tokio::io::copy_buf(&mut tokio::io::BufReader::with_capacity(PIECE, &mut file), &mut writer).await;
            match sent {
                Ok(_) => writer.shutdown().await.with_context(|| format!("cannot write to {}", self.name))?,
                Err(error) => {
                    writer.abort().await.ok();
                    return Err(anyhow::Error::new(error).context(format!("cannot write to {}", self.name)));
                }
            }
        }
        Ok(part)
    }

    /// Writes the manifest, which completes the backup.
    ///
    /// # Errors
    /// When the place does not accept it.
    pub async fn seal(&self, id: &str, manifest: &Manifest) -> anyhow::Result<()> {
        let put = self.store.put(&self.key(id, manifest::NAME), manifest.sealed()?.into()).await;
        put.with_context(|| format!("cannot write to {}", self.name))?;
        self.store.delete(&self.key(id, BEGUN)).await.or_else(unless_missing)?;
        Ok(())
    }

    /// Fetches a part as a local file.
    ///
    /// # Errors
    /// When it is missing or the place does not answer.
    pub async fn fetch(&self, id: &str, part: &str) -> anyhow::Result<OnDisk> {
        let missing = || format!("{part} of {id} is missing in {}", self.name);
        if let Some(folder) = &self.folder {
            let path = folder.join(id).join(part);
            ensure!(path.is_file(), missing());
            return Ok(OnDisk::InPlace(path));
        }
        let file = tempfile::NamedTempFile::new()?;
        let mut written = tokio::fs::File::from_std(file.reopen()?);
        let mut pieces = Files::over(Arc::clone(&self.store), true)
            .stream(self.key(id, part).as_ref())
            .await?
            .with_context(missing)?;
        while let Some(piece) = pieces.try_next().await? {
            written.write_all(&piece).await?;
        }
        written.flush().await?;
        Ok(OnDisk::Fetched(file.into_temp_path()))
    }

    /// Removes a backup, its manifest first; the file contents stay.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn remove(&self, id: &str) -> anyhow::Result<()> {
        self.store.delete(&self.key(id, manifest::NAME)).await.or_else(unless_missing)?;
        let parts: Vec<Key> =
            self.store.list(Some(&Key::from(id))).map_ok(|found| found.location).try_collect().await?;
        for part in parts {
            self.store.delete(&part).await.or_else(unless_missing)?;
        }
        if let Some(folder) = &self.folder {
            std::fs::remove_dir(folder.join(id)).ok();
        }
        Ok(())
    }

    fn key(&self, id: &str, part: &str) -> Key {
        Key::from(format!("{id}/{part}"))
    }

    fn unreadable(&self) -> String {
        format!("cannot read {}", self.name)
    }
}

fn unless_missing(error: object_store::Error) -> object_store::Result<()> {
    match error {
        object_store::Error::NotFound { .. } => Ok(()),
        error => Err(error),
    }
}

/// Start time of a backup, from its name; `None` for a folder that is not a backup.
pub fn start_time(id: &str) -> Option<jiff::Timestamp> {
    let time = DateTime::strptime("%Y-%m-%dT%H-%M-%S%.fZ", id).ok()?;
    time.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp())
}

/// Name of a backup that starts now; names sort in order of time.
pub fn id_of(began: jiff::Timestamp) -> String {
    began.strftime("%Y-%m-%dT%H-%M-%S.%3fZ").to_string()
}

/// Size and hash of a file, with an empty name.
///
/// # Errors
/// When it cannot be read.
pub async fn hash_file(path: &Path) -> anyhow::Result<Part> {
    let mut file = tokio::fs::File::open(path).await?;
    file.set_max_buf_size(PIECE);
    let (mut hash, mut size, mut piece) = (Sha256::new(), 0, vec![0; PIECE]);
    loop {
        let read = file.read(&mut piece).await?;
        if read == 0 {
            return Ok(Part { name: String::new(), size, sha256: hex::encode(hash.finalize()) });
        }
        size += read as u64;
        hash.update(&piece[..read]);
    }
}

/// The lines of a backup's list of files, one at a time.
///
/// # Errors
/// When the list cannot be read.
pub fn read_lines(path: &Path) -> anyhow::Result<impl Iterator<Item = anyhow::Result<FileLine>>> {
    use std::io::BufRead;
    let lines = std::io::BufReader::new(std::fs::File::open(path)?).lines();
    Ok(lines.map(|line| Ok(serde_json::from_str(&line?)?)))
}

#[cfg(test)]
mod tests {
    use super::{id_of, start_time};

    #[test]
    fn the_name_of_a_backup_says_when_it_began_and_no_other_folder_is_one() {
        let now = "2026-11-24T22:08:24.120Z".parse().unwrap();
        assert_eq!(id_of(now), "2026-11-24T22-08-24.120Z");
        assert_eq!(start_time(&id_of(now)), Some(now));
        assert_eq!(start_time("files"), None);
        assert_eq!(start_time("2026-11-24"), None);
    }
}
