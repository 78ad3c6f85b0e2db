//! Rate limits: a number of tries within a time window, counted before the work that they guard.
mod guards;
mod model;
mod store;

use jiff::SignedDuration;

pub use guards::*;

use crate::error::ApiError;
use model::Tally;
use plon_kernel::db::{Db, Tx};
use plon_kernel::types::Timestamp;

/// Number of tries per key (a NIP, an address) and window. Windows are fixed: each begins at a multiple of its
/// length, so that counting takes one statement.
#[derive(Debug, Clone, Copy)]
pub struct Quota {
    /// Name of the quota in the table: `login.nip`.
    pub name: &'static str,
    pub tries: i64,
    pub window: SignedDuration,
}

impl Quota {
    /// Bucket of one key.
    pub fn of(&self, key: impl std::fmt::Display) -> Bucket {
        Bucket { name: format!("{}:{key}", self.name), quota: *self, account: None, slows: false }
    }

    fn window_start(&self, now: Timestamp) -> Timestamp {
        let (micros, window) = (now.0.as_microsecond(), self.window_micros());
        Timestamp(jiff::Timestamp::from_microsecond(micros - micros.rem_euclid(window)).unwrap_or(jiff::Timestamp::MIN))
    }

    /// Seconds until the window ends.
    pub fn seconds_left(&self, now: Timestamp) -> u64 {
        let left = self.window_micros() - now.0.as_microsecond().rem_euclid(self.window_micros());
        left.unsigned_abs().div_ceil(1_000_000)
    }

    fn window_micros(&self) -> i64 {
        i64::try_from(self.window.as_micros()).unwrap_or(i64::MAX).max(1)
    }
}

/// Tries of one key.
#[derive(Debug, Clone)]
pub struct Bucket {
    name: String,
    quota: Quota,
    /// Account whose secrets are tried.
    account: Option<String>,
    /// True when tries past the quota wait ever longer instead of being refused until the window ends.
    slows: bool,
}

/// A counted try.
#[derive(Debug)]
#[must_use]
pub struct SpentQuota {
    buckets: Vec<Bucket>,
    counts: Vec<i64>,
    at: Timestamp,
}

/// Retention of counts: more than the longest window, a day.
const KEPT: SignedDuration = SignedDuration::from_hours(48);

/// The longest wait between two tries.
const LONGEST_WAIT: SignedDuration = SignedDuration::from_mins(5);

/// Counts one try in every bucket, or in none if one of them is used up; a refused flood only reads.
///
/// # Errors
/// `TooMany` with the seconds until the window or the wait ends.
pub async fn spend(db: &Db, now: Timestamp, mut buckets: Vec<Bucket>) -> Result<SpentQuota, ApiError> {
    buckets.sort_by(|one, other| one.name.cmp(&other.name));
    let mut reader = db.read().await?;
    for bucket in &buckets {
        let tally = store::load_tally(&mut reader, &bucket.name, bucket.quota.window_start(now)).await?;
        bucket.check(Tally { count: tally.count + 1, ..tally }, now)?;
    }
    drop(reader);
    let mut tx = db.begin().await?;
    let mut counts = Vec::with_capacity(buckets.len());
    for bucket in &buckets {
        let window = bucket.quota.window_start(now);
        let tally = store::increment_tally(&mut tx, &bucket.name, window, bucket.account.as_deref()).await?;
        bucket.check(tally, now)?;
        if bucket.slows {
            store::set_last_time(&mut tx, &bucket.name, window, now).await?;
        }
        counts.push(tally.count);
    }
    if counts.contains(&1) {
        delete_old_counts(&mut tx, now).await?;
    }
    tx.commit().await?;
    Ok(SpentQuota { buckets, counts, at: now })
}

/// Deletes counts older than any window.
pub async fn delete_old_counts(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    store::delete_windows_before(tx, Timestamp(now.0 - KEPT)).await
}

impl Bucket {
    fn check(&self, tally: Tally, now: Timestamp) -> Result<(), ApiError> {
        let over = tally.count - self.quota.tries;
        if over <= 0 {
            return Ok(());
        }
        if !self.slows {
            return Err(ApiError::TooMany(self.quota.seconds_left(now)));
        }
        match tally.last_at.map(|last| Timestamp(last.0 + wait_past_quota(over))).filter(|ready| *ready > now) {
            Some(ready) => Err(ApiError::TooMany(ready.0.duration_since(now.0).as_secs().unsigned_abs().max(1))),
            None => Ok(()),
        }
    }
}

/// Wait of the `over`th try past the quota after the previous one: it doubles each time.
fn wait_past_quota(over: i64) -> SignedDuration {
    let doubled = u32::try_from(over).ok().and_then(|over| 1_i64.checked_shl(over)).filter(|seconds| *seconds > 0);
    doubled.map_or(LONGEST_WAIT, SignedDuration::from_secs).min(LONGEST_WAIT)
}

impl SpentQuota {
    /// Takes back this try because it was right; earlier wrong ones stay counted.
    pub async fn give_back(self, tx: &mut Tx) -> sqlx::Result<()> {
        for bucket in &self.buckets {
            store::decrement_tally(tx, &bucket.name, bucket.quota.window_start(self.at)).await?;
        }
        Ok(())
    }

    /// Takes back this try in a transaction of its own: it was right, whatever its request comes to.
    pub async fn give_back_now(self, db: &Db) -> sqlx::Result<()> {
        let mut tx = db.begin().await?;
        self.give_back(&mut tx).await?;
        tx.commit().await
    }

    /// Tries that are left in the window of the bucket that is used up first.
    pub fn left(&self) -> i64 {
        let counted = self.buckets.iter().zip(&self.counts);
        counted.map(|(bucket, count)| (bucket.quota.tries - count).max(0)).min().unwrap_or(0)
    }

    /// Number of tries in the window of a guard, with this one; 0 when the guard was not used.
    pub fn tries(&self, guard: &Guard) -> i64 {
        let counted = self.buckets.iter().zip(&self.counts);
        counted.filter(|(bucket, _)| bucket.quota.name == guard.quota.name).map(|(_, count)| *count).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_doubles_up_to_five_minutes() {
        let seconds = [1, 2, 3, 8, 9, 62, 63, 64, i64::MAX].map(|over| wait_past_quota(over).as_secs());
        assert_eq!(seconds, [2, 4, 8, 256, 300, 300, 300, 300, 300]);
    }
}
