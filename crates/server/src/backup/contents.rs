//! File contents of a backup: copies those that the target lacks, and lists each with its hash.
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt, stream};
use sha2::{Digest, Sha256};

use super::encryption::Identity;
use super::manifest::{FileCounts, FileLine, Manifest};
use super::place::{OnDisk, Place, read_lines};
use super::{Source, encryption, store};
use plon_kernel::db::Read;
use plon_platform::files::{self, Files, StoredFile};

/// Contents copied in parallel.
const AT_ONCE: usize = 6;

/// Largest number of damaged files named; the list holds all of them.
const NAMED: usize = 100;

/// Result of copying, and the list.
pub struct Copied {
    pub draft: OnDisk,
    pub counts: FileCounts,
    pub damaged: Vec<String>,
}

/// Outcome for one content.
enum Outcome {
    There,
    Copied,
    Damaged(String),
}

/// Copies the contents that rows name and the target lacks, and writes the list.
///
/// # Errors
/// When the target does not accept it, or the list or the database cannot be read.
pub async fn copy_contents(
    rows: &mut impl Read,
    source: &Source<'_>,
    to: &Files,
    draft: OnDisk,
) -> anyhow::Result<Copied> {
    let suffix = &encryption::content_suffix(&source.recipients.names());
    let mut list = std::io::BufWriter::new(std::fs::File::create(draft.path())?);
    let (mut counts, mut damaged, mut last) = (FileCounts::default(), Vec::new(), 0);
    loop {
        let page = store::list_files_after(rows, last).await?;
        let Some(row) = page.last() else { break };
        last = row.id.0;
        let mut outcomes = stream::iter(page)
            .map(|row| async move { anyhow::Ok((copy_one(source, to, &row, suffix).await?, row)) })
            .buffered(AT_ONCE);
        while let Some((outcome, row)) = outcomes.try_next().await? {
            let damage = count_outcome(outcome, &row, source, &mut counts).await?;
            if let Some(damage) = damage.as_ref().filter(|_| damaged.len() < NAMED) {
                damaged.push(format!("file {} ({}, {}) {damage}", row.id.0, row.name, row.key));
            }
            let StoredFile { id, key, name, size, sha256, .. } = row;
            // The list stays plain, and a name may say whose file it is.
            let name = if source.recipients.recipients.is_empty() { name } else { String::new() };
            serde_json::to_writer(&mut list, &FileLine { id: id.0, key, name, size, sha256, damage })?;
            list.write_all(b"\n")?;
        }
    }
    list.flush().context("cannot write the list of files")?;
    drop(list);
    Ok(Copied { draft, counts, damaged })
}

/// Counts a content; returns the reason when the backup lacks it.
async fn count_outcome(
    outcome: Outcome,
    row: &StoredFile,
    source: &Source<'_>,
    counts: &mut FileCounts,
) -> anyhow::Result<Option<String>> {
    counts.count += 1;
    match outcome {
        Outcome::There => {}
        Outcome::Copied => counts.copied += 1,
        // Removal deletes the row before the file.
        Outcome::Damaged(_) if files::find_file(&mut source.db.read().await?, row.id).await?.is_none() => {
            return Ok(Some("was removed while the backup ran".to_owned()));
        }
        Outcome::Damaged(damage) => {
            counts.damaged += 1;
            return Ok(Some(damage));
        }
    }
    counts.bytes += u64::try_from(row.size)?;
    Ok(None)
}

async fn copy_one(source: &Source<'_>, to: &Files, row: &StoredFile, suffix: &str) -> anyhow::Result<Outcome> {
    let name = format!("{}{suffix}", row.key);
    // The size of an encrypted content is not known beforehand; contents appear whole or not at all.
    let is_there = match (to.size(&name).await?, source.recipients.recipients.is_empty()) {
        (found, true) => found == Some(row.size),
        (found, false) => found.is_some(),
    };
    if is_there {
        return Ok(Outcome::There);
    }
    let found = match source.files.stream(&row.key).await {
        Ok(found) => found,
        Err(error) => return Ok(Outcome::Damaged(format!("cannot be read: {}", plon_platform::error::chain(&error)))),
    };
    let Some(mut pieces) = found else { return Ok(Outcome::Damaged("is missing in the store".to_owned())) };
    let (mut content, mut seal) = (to.receive(name), source.recipients.seal()?);
    let (mut hash, mut size) = (Sha256::new(), 0);
    loop {
        match pieces.try_next().await {
            Ok(Some(piece)) => {
                hash.update(&piece);
                size += i64::try_from(piece.len())?;
                let written = seal.as_mut().map(|seal| seal.push(&piece)).transpose()?;
                content.push(written.unwrap_or(piece)).await?;
            }
            Ok(None) => break,
            Err(error) => {
                content.give_up().await;
                return Ok(Outcome::Damaged(format!("cannot be read: {error}")));
            }
        }
    }
    if size != row.size || hex::encode(hash.finalize()) != row.sha256 {
        content.give_up().await;
        return Ok(Outcome::Damaged("has another content than the one that was stored".to_owned()));
    }
    if let Some(seal) = seal {
        content.push(seal.finish()?).await?;
    }
    content.store(&row.name, "").await?;
    Ok(Outcome::Copied)
}

/// Contents of a backup, opened where they are encrypted.
pub struct Contents {
    files: Files,
    identity: Option<Identity>,
    suffix: String,
}

impl Contents {
    /// # Errors
    /// With one sentence when the backup is encrypted and there is no identity.
    pub fn new(place: &Place, manifest: &Manifest, identity: Option<&Identity>) -> anyhow::Result<Contents> {
        let identity = encryption::needed(&manifest.recipients, identity)?.cloned();
        Ok(Contents { files: place.contents(), identity, suffix: encryption::content_suffix(&manifest.recipients) })
    }

    /// Pieces of a content; `None` when it is missing. An encrypted one is opened in memory, where it has room: it is
    /// a file that somebody has uploaded.
    ///
    /// # Errors
    /// When the place does not answer, or the content cannot be decrypted.
    pub async fn stream(&self, key: &str) -> anyhow::Result<Option<BoxStream<'static, anyhow::Result<Bytes>>>> {
        let Some(identity) = &self.identity else {
            let found = self.files.stream(key).await?;
            return Ok(found.map(|pieces| pieces.map_err(anyhow::Error::from).boxed()));
        };
        let Some(sealed) = self.files.get(&format!("{key}{}", self.suffix)).await? else { return Ok(None) };
        let plain = identity.open(&sealed)?;
        Ok(Some(stream::once(async { Ok(Bytes::from(plain)) }).boxed()))
    }
}

/// Checks every content of a backup against its list and reports a sentence for each that is missing or damaged;
/// contents that the list itself calls damaged are skipped.
///
/// # Errors
/// When the list cannot be read.
pub async fn check_contents(list: &Path, contents: &Contents, mut error: impl FnMut(&str)) -> anyhow::Result<()> {
    let listed = stream::iter(read_lines(list)?);
    let mut found = listed
        .map_ok(|line| async move {
            let damage = match &line.damage {
                Some(_) => None,
                None => damage(contents, &line).await?,
            };
            Ok((line, damage))
        })
        .try_buffered(AT_ONCE);
    while let Some((line, damage)) = found.try_next().await? {
        if let Some(damage) = damage {
            error(&format!("file {} ({}, {}) {damage}", line.id, line.name, line.key));
        }
    }
    Ok(())
}

async fn damage(contents: &Contents, line: &FileLine) -> anyhow::Result<Option<&'static str>> {
    let found = match contents.stream(&line.key).await {
        // A content that is not decrypted is damaged: the identity has opened the database before.
        Err(_) if contents.identity.is_some() => return Ok(Some("is damaged in the backup")),
        found => found?,
    };
    let Some(mut pieces) = found else { return Ok(Some("is missing in the backup")) };
    let (mut hash, mut size) = (Sha256::new(), 0);
    while let Some(piece) = pieces.try_next().await? {
        size += i64::try_from(piece.len())?;
        hash.update(&piece);
    }
    let is_whole = size == line.size && hex::encode(hash.finalize()) == line.sha256;
    Ok((!is_whole).then_some("is damaged in the backup"))
}
