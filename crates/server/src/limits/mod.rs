//! Limits: how many tries are allowed within a window of time, counted before the work that they guard.
mod store;

use jiff::{SignedDuration, Timestamp};

use crate::columns::At;
use crate::db::{Db, Tx};
use crate::error::ApiError;

/// How many tries one key (a NIP, an address) has per window. Windows are fixed: each begins at a multiple of its
/// length, so that counting is one statement.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    /// Names the budget in the table: `login.nip`.
    pub name: &'static str,
    pub tries: i64,
    pub window: SignedDuration,
}

impl Budget {
    /// The part of the budget that belongs to one key.
    pub fn of(&self, key: impl std::fmt::Display) -> Bucket {
        Bucket { name: format!("{}:{key}", self.name), budget: *self }
    }

    fn window_start(&self, now: At) -> At {
        let (micros, window) = (now.0.as_microsecond(), self.window_micros());
        At(Timestamp::from_microsecond(micros - micros.rem_euclid(window)).unwrap_or(Timestamp::MIN))
    }

    fn seconds_left(&self, now: At) -> u64 {
        let left = self.window_micros() - now.0.as_microsecond().rem_euclid(self.window_micros());
        left.unsigned_abs().div_ceil(1_000_000)
    }

    fn window_micros(&self) -> i64 {
        i64::try_from(self.window.as_micros()).unwrap_or(i64::MAX).max(1)
    }
}

/// One key's tries.
#[derive(Debug, Clone)]
pub struct Bucket {
    name: String,
    budget: Budget,
}

/// A try that was counted.
#[derive(Debug)]
#[must_use]
pub struct Spent {
    buckets: Vec<Bucket>,
    at: At,
}

/// How long counts are kept: over the longest window, a day.
const KEPT: SignedDuration = SignedDuration::from_hours(48);

/// Counts one try in every bucket, or in none when one of them is used up. A flood that is refused only reads.
///
/// # Errors
/// `TooMany` with the seconds until the window ends.
pub async fn spend(db: &Db, now: At, mut buckets: Vec<Bucket>) -> Result<Spent, ApiError> {
    buckets.sort_by(|one, other| one.name.cmp(&other.name));
    let mut reader = db.read().await?;
    for bucket in &buckets {
        let count = store::count(&mut reader, &bucket.name, bucket.budget.window_start(now)).await?;
        bucket.check(count + 1, now)?;
    }
    drop(reader);
    let mut tx = db.begin().await?;
    let mut opened = false;
    for bucket in &buckets {
        let count = store::add(&mut tx, &bucket.name, bucket.budget.window_start(now)).await?;
        bucket.check(count, now)?;
        opened |= count == 1;
    }
    if opened {
        forget(&mut tx, now).await?;
    }
    tx.commit().await?;
    Ok(Spent { buckets, at: now })
}

/// Forgets counts that no window reaches back to.
pub async fn forget(tx: &mut Tx, now: At) -> sqlx::Result<()> {
    store::forget_before(tx, At(now.0 - KEPT)).await
}

impl Bucket {
    fn check(&self, count: i64, now: At) -> Result<(), ApiError> {
        if count > self.budget.tries { Err(ApiError::TooMany(self.budget.seconds_left(now))) } else { Ok(()) }
    }
}

impl Spent {
    /// Takes back this one try because it was right; the wrong ones before it stay counted.
    pub async fn give_back(self, tx: &mut Tx) -> sqlx::Result<()> {
        for bucket in &self.buckets {
            store::subtract(tx, &bucket.name, bucket.budget.window_start(self.at)).await?;
        }
        Ok(())
    }
}
