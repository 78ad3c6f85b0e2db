//! Checks every file's content against its row; contents without a row are counted.
use futures_util::{StreamExt, TryStreamExt, stream};
use sha2::{Digest, Sha256};

use super::{Report, store};
use plon_kernel::db::Db;
use plon_platform::files::{Files, StoredFile};

/// Files read in parallel, because a store over the network answers with a delay.
const AT_ONCE: usize = 4;

/// Checks every file that has a row.
pub async fn check(db: &Db, files: &Files, report: &mut Report<'_>) {
    report.check("every file is the one that was stored");
    match contents(db, files, report).await {
        Ok(found) => {
            if let Some(orphans) = orphans(files, found, report).await.filter(|orphans| *orphans > 0) {
                report.note(&format!("files without a row: {orphans}"));
            }
        }
        Err(error) => report.unreadable(&error),
    }
}

/// Checks the content of every row; returns the number of rows.
async fn contents(db: &Db, files: &Files, report: &mut Report<'_>) -> anyhow::Result<u64> {
    let (mut last, mut found) = (0, 0);
    loop {
        let rows = store::list_files_after(&mut db.read().await?, last).await?;
        let Some(row) = rows.last() else { return Ok(found) };
        last = row.id.0;
        let mut states = stream::iter(rows)
            .map(|row| async move {
                let state = state(files, &row).await;
                (row, state)
            })
            .buffered(AT_ONCE);
        while let Some((row, state)) = states.next().await {
            found += u64::from(!matches!(state, State::Missing));
            let Some(error) = state.sentence() else { continue };
            // Removal deletes the row before the file.
            if store::file_exists(&mut db.read().await?, row.id).await? {
                report.report_error(&format!("file {} ({}, {}) {error}", row.id.0, row.name, row.key));
            }
        }
    }
}

enum State {
    Whole,
    Missing,
    Other { size: i64, sha256: String },
    Unreadable(String),
}

impl State {
    fn sentence(&self) -> Option<String> {
        match self {
            State::Whole => None,
            State::Missing => Some("is missing".to_owned()),
            State::Other { size, sha256 } => {
                Some(format!("is another one: {size} bytes with the SHA-256 {sha256}, which its row does not name"))
            }
            State::Unreadable(error) => Some(format!("cannot be read: {error}")),
        }
    }
}

async fn state(files: &Files, row: &StoredFile) -> State {
    match hashed(files, &row.key).await {
        Ok(None) => State::Missing,
        Ok(Some((size, sha256))) if size == row.size && sha256 == row.sha256 => State::Whole,
        Ok(Some((size, sha256))) => State::Other { size, sha256 },
        Err(error) => State::Unreadable(plon_platform::error::chain(&error)),
    }
}

/// Size and hash of a content.
async fn hashed(files: &Files, key: &str) -> anyhow::Result<Option<(i64, String)>> {
    let Some(mut pieces) = files.stream(key).await? else { return Ok(None) };
    let (mut size, mut hash) = (0, Sha256::new());
    while let Some(piece) = pieces.try_next().await? {
        size += i64::try_from(piece.len())?;
        hash.update(&piece);
    }
    Ok(Some((size, hex::encode(hash.finalize()))))
}

/// Number of contents in the store beyond those of the rows.
async fn orphans(files: &Files, found: u64, report: &mut Report<'_>) -> Option<u64> {
    let counted = files.keys().try_fold(0_u64, async |count, _| Ok(count + 1)).await;
    counted.inspect_err(|error| report.unreadable(error)).ok().map(|stored| stored.saturating_sub(found))
}
