//! Orphans: contents without a row, left by aborted uploads. They are moved to the trash and deleted only after
//! weeks; when the database looks wrong or outdated, nothing is moved.
use anyhow::Context;
use futures_util::TryStreamExt;
use jiff::civil::Date;
use object_store::path::Path as Key;
use object_store::{ObjectStore, ObjectStoreExt};

use super::installation::is_content;
use super::{Files, store};
use plon_kernel::db::Db;
use plon_kernel::types::Timestamp;

/// Folder of the trash; a day and the content's key follow.
const TRASH: &str = "trash";

/// Number of orphans that are moved whatever the total of files.
const FEW: u64 = 20;

/// Parameters of a sweep.
pub struct Sweep<'a> {
    /// Contents stored later stay: their request may still be running.
    pub before: Timestamp,
    /// True for times at which the database would know of a stored content.
    pub is_known_time: &'a (dyn Fn(Timestamp) -> bool + Sync),
    /// Day under which they go to the trash.
    pub today: Date,
    /// Largest share of the files that one sweep may move, in per cent.
    pub most_percent: u8,
}

/// Result of a sweep.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// Moved to the trash.
    pub moved: u64,
    /// Orphans from a time unknown to the database; they stay.
    pub unknown: u64,
    /// Number of orphans when there were too many to move; all of them stay.
    pub too_many: u64,
}

impl Files {
    /// Moves contents without a row to the trash; none if they are more than a few and more than the given share.
    ///
    /// # Errors
    /// When the store or the database does not answer.
    pub async fn sweep_orphans(&self, db: &Db, sweep: &Sweep<'_>) -> anyhow::Result<Swept> {
        let (mut listed, mut all, mut swept, mut orphans) = (self.store.list(None), 0, Swept::default(), Vec::new());
        while let Some(found) = listed.try_next().await? {
            let (key, stored) = (found.location.as_ref(), found.last_modified.timestamp_micros());
            if !is_content(key) {
                continue;
            }
            all += 1;
            if stored >= sweep.before.0.as_microsecond() || store::is_known(&mut db.read().await?, key).await? {
                continue;
            }
            let stored = Timestamp(jiff::Timestamp::from_microsecond(stored)?);
            if (sweep.is_known_time)(stored) { orphans.push(key.to_owned()) } else { swept.unknown += 1 }
        }
        let found = orphans.len() as u64;
        if found > FEW && found * 100 > all * u64::from(sweep.most_percent) {
            return Ok(Swept { too_many: found, ..swept });
        }
        for key in orphans {
            swept.moved += u64::from(self.move_to_trash(&key, sweep.today).await?);
        }
        Ok(swept)
    }

    /// Moves a content to the trash; true if it was still there.
    async fn move_to_trash(&self, key: &str, day: Date) -> anyhow::Result<bool> {
        match self.store.rename(&Key::from(key), &Key::from(format!("{TRASH}/{day}/{key}"))).await {
            Ok(()) => Ok(true),
            Err(object_store::Error::NotFound { .. }) => Ok(false),
            Err(other) => Err(anyhow::Error::new(other).context("cannot move a file to the trash")),
        }
    }

    /// Deletes contents that went to the trash before a day; one that has a row again is moved back. Returns the
    /// number of deleted contents.
    ///
    /// # Errors
    /// When the store or the database does not answer.
    pub async fn empty_trash(&self, db: &Db, before: Date) -> anyhow::Result<u64> {
        let mut removed = 0;
        for day in self.days_of_trash().await?.into_iter().filter(|day| *day < before) {
            let mut listed = self.store.list(Some(&Key::from(format!("{TRASH}/{day}"))));
            while let Some(found) = listed.try_next().await? {
                let Some(key) = found.location.filename().filter(|key| is_content(key)) else { continue };
                if store::is_known(&mut db.read().await?, key).await? {
                    self.store.rename(&found.location, &Key::from(key)).await.context("cannot restore a file")?;
                } else {
                    self.store.delete(&found.location).await.context("cannot remove a file")?;
                    removed += 1;
                }
            }
        }
        Ok(removed)
    }

    /// Moves a content back from the trash; `false` when it is not there.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn restore(&self, key: &str) -> anyhow::Result<bool> {
        let Some(place) = self.place_in_trash(key).await? else { return Ok(false) };
        match self.store.rename(&place, &Key::from(key)).await {
            Ok(()) => {
                tracing::warn!(key, from = place.as_ref(), "a file was wanted and came back from the trash");
                Ok(true)
            }
            // Another request has moved it back.
            Err(object_store::Error::NotFound { .. }) => self.has(key).await,
            Err(other) => Err(anyhow::Error::new(other).context("cannot restore a file")),
        }
    }

    /// Deletes a content from the trash, so that nothing of an erased participant is left there.
    pub(super) async fn delete_from_trash(&self, key: &str) -> anyhow::Result<()> {
        if let Some(place) = self.place_in_trash(key).await? {
            self.store.delete(&place).await.context("cannot remove a file")?;
        }
        Ok(())
    }

    async fn place_in_trash(&self, key: &str) -> anyhow::Result<Option<Key>> {
        if !is_content(key) {
            return Ok(None);
        }
        for day in self.days_of_trash().await? {
            let place = format!("{TRASH}/{day}/{key}");
            if self.has(&place).await? {
                return Ok(Some(Key::from(place)));
            }
        }
        Ok(None)
    }

    /// Days of the trash, the latest first.
    async fn days_of_trash(&self) -> anyhow::Result<Vec<Date>> {
        let listed = self.store.list_with_delimiter(Some(&Key::from(TRASH))).await.context("cannot read the trash")?;
        let mut days: Vec<Date> =
            listed.common_prefixes.iter().filter_map(|day| day.filename()?.parse().ok()).collect();
        days.sort_unstable();
        days.reverse();
        Ok(days)
    }
}
