//! Streaming upload: a content is hashed on its way into the store, with no more than one part of it in memory.
use anyhow::Context;
use bytes::Bytes;
use object_store::buffered::BufWriter;
use object_store::path::Path as Key;
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;
use tokio::runtime::Handle;

use super::Files;
use super::model::Upload;
use plon_kernel::dry_run;

/// An upload in progress. Dropped before it is stored, it leaves nothing behind.
pub struct Incoming {
    key: String,
    files: Files,
    /// None once it is stored or aborted.
    writer: Option<BufWriter>,
    size: i64,
    hash: Sha256,
}

impl Files {
    /// Starts an upload under a new random key.
    pub fn receive(&self, key: String) -> Incoming {
        let writer = BufWriter::with_capacity(self.store.clone(), Key::from(key.as_str()), self.part);
        // One part is sent while the next one arrives.
        Incoming {
            key,
            files: self.clone(),
            writer: Some(writer.with_max_concurrency(1)),
            size: 0,
            hash: Sha256::new(),
        }
    }
}

impl Incoming {
    /// Adds the next chunk.
    ///
    /// # Errors
    /// When the store does not accept the data; the upload must then be aborted.
    pub async fn push(&mut self, piece: Bytes) -> anyhow::Result<()> {
        let writer = self.writer.as_mut().context("a content goes on after its end")?;
        self.size += i64::try_from(piece.len())?;
        self.hash.update(&piece);
        writer.put(piece).await.context("cannot store a file")
    }

    /// Checks the size and hash of the data so far.
    pub fn is(&self, size: i64, sha256: &str) -> bool {
        self.size == size && hex::encode(self.hash.clone().finalize()) == sha256
    }

    /// Finishes the upload; as after `Files::put`, its row follows in the caller's transaction.
    ///
    /// # Errors
    /// When the store does not accept it; nothing is left of it then.
    pub async fn store(mut self, name: &str, media_type: &'static str) -> anyhow::Result<Upload> {
        self.files.check_folder().context("cannot store a file")?;
        let mut writer = self.writer.take().context("a content is stored after its end")?;
        if dry_run::is_under_way() {
            abort(writer).await;
        } else {
            writer.shutdown().await.context("cannot store a file")?;
        }
        let (key, hash) = (std::mem::take(&mut self.key), std::mem::take(&mut self.hash));
        Ok(Upload { key, name: name.to_owned(), media_type, size: self.size, sha256: hex::encode(hash.finalize()) })
    }

    /// Aborts the upload and removes its parts from the store.
    pub async fn give_up(mut self) {
        if let Some(writer) = self.writer.take() {
            abort(writer).await;
        }
    }
}

impl Drop for Incoming {
    /// Aborts the upload of a cancelled request, which is dropped midway.
    fn drop(&mut self) {
        if let (Some(writer), Ok(runtime)) = (self.writer.take(), Handle::try_current()) {
            runtime.spawn(abort(writer));
        }
    }
}

async fn abort(mut writer: BufWriter) {
    if let Err(error) = writer.abort().await {
        tracing::warn!(%error, "a part of a file that was given up stays behind");
    }
}
