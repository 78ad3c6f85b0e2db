//! Id of the installation in the file store, and checks of the store's contents.
use anyhow::Context;
use futures_util::TryStreamExt;
use object_store::path::Path as Key;
use object_store::{ObjectStore, ObjectStoreExt};
use serde::{Deserialize, Serialize};

use super::Files;

/// Name of the object with the id; no content can have this name.
const NAME: &str = "installation.json";

/// Length of a content's key, in characters: that of `Rng::public_id`.
const KEY_LENGTH: usize = 22;

#[derive(Serialize, Deserialize)]
struct Installation {
    id: String,
}

/// True for one of our contents; other objects in a folder or a shared bucket are never touched.
pub(super) fn is_content(key: &str) -> bool {
    key.len() == KEY_LENGTH && key.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_')
}

impl Files {
    /// Id of the installation that the store belongs to; `None` when it has none.
    ///
    /// # Errors
    /// When the store does not answer, or the object does not hold an id.
    pub async fn installation(&self) -> anyhow::Result<Option<String>> {
        let content = match self.store.get(&Key::from(NAME)).await {
            Ok(found) => found.bytes().await?,
            Err(object_store::Error::NotFound { .. }) => return Ok(None),
            Err(other) => return Err(other.into()),
        };
        let read: Installation = serde_json::from_slice(&content).with_context(|| format!("{NAME} holds no id"))?;
        Ok(Some(read.id))
    }

    /// Stores the id of the installation that the store belongs to.
    ///
    /// # Errors
    /// When the store does not accept it.
    pub async fn mark(&self, id: &str) -> anyhow::Result<()> {
        let content = serde_json::to_vec(&Installation { id: id.to_owned() })?;
        self.store.put(&Key::from(NAME), content.into()).await.context("cannot store the installation's id")?;
        Ok(())
    }

    /// True when there is a content under the key.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn has(&self, key: &str) -> anyhow::Result<bool> {
        match self.store.head(&Key::from(key)).await {
            Ok(_) => Ok(true),
            Err(object_store::Error::NotFound { .. }) => Ok(false),
            Err(other) => Err(anyhow::Error::new(other).context("cannot read a file")),
        }
    }

    /// True when there is any content, in the trash too.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn has_any(&self) -> anyhow::Result<bool> {
        let mut listed = self.store.list(None);
        while let Some(found) = listed.try_next().await? {
            if found.location.filename().is_some_and(is_content) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
