//! Queue of events for the database: a request only adds its event here, and a task writes them in batches.
//!
//! Identical events within a batch are one row with a count. Past a number of rows an hour, events are counted by
//! kind and side alone, so that a flood fills neither memory nor disk and no count is lost.
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::OnceCell;

use super::key::{self, Key};
use super::model::{Event, EventRow};
use super::store;
use crate::app::App;
use plon_kernel::types::Timestamp;

/// Largest number of queued rows.
const MOST_WAITING: usize = 1_000;

/// Rows in an hour past which events are counted by kind and side alone.
const MOST_IN_AN_HOUR: usize = 20_000;

/// Rows per transaction.
const BATCH: usize = 500;

/// Events of this process that are not yet written.
#[derive(Default)]
pub struct SecurityEvents {
    waiting: Mutex<Waiting>,
    /// Lock: one batch is written at a time.
    writing: tokio::sync::Mutex<()>,
    key: OnceCell<Key>,
}

#[derive(Default)]
struct Waiting {
    /// Keyed by hour too, so that an event counts in its own.
    rows: HashMap<(i64, Event), Tally>,
    hour: Option<i64>,
    rows_in_hour: usize,
    /// Number of rows so far, to keep the order of rows with the same time.
    numbered: u64,
}

struct Tally {
    at: Timestamp,
    number: u64,
    request_id: String,
    count: i64,
}

impl SecurityEvents {
    /// Queues an event; never waits and never fails.
    pub fn add(&self, event: Event, at: Timestamp, request_id: &str) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.add(event, at, request_id) == Added::FirstOverCeiling {
            tracing::warn!("over {MOST_IN_AN_HOUR} security events in an hour: the others are only counted");
        }
    }

    /// Writes the queue; returns the number of rows.
    ///
    /// # Errors
    /// When the database does not answer; the events stay queued.
    pub async fn write(&self, app: &App) -> sqlx::Result<usize> {
        let _turn = self.writing.lock().await;
        let mut written = 0;
        loop {
            let batch = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take(BATCH);
            if batch.is_empty() {
                return Ok(written);
            }
            if let Err(error) = write_batch(app, &batch).await {
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                batch.into_iter().for_each(|row| waiting.put_back(row));
                return Err(error);
            }
            written += batch.len();
        }
    }

    /// Hash of a name for storage; none when the key cannot be read.
    pub async fn hash_of(&self, app: &App, name: &str) -> Option<String> {
        let key = self.key.get_or_try_init(|| key::load_key(&app.db, &app.rng)).await;
        key.and_then(|key| key::hash_name(key, name))
            .inspect_err(|error| tracing::error!(%error, "no key for the names of security events"))
            .ok()
    }
}

async fn write_batch(app: &App, batch: &[EventRow]) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    store::insert_events(&mut tx, batch).await?;
    tx.commit_unread().await
}

#[derive(Debug, PartialEq, Eq)]
enum Added {
    Whole,
    FirstOverCeiling,
    OverCeiling,
}

impl Waiting {
    fn add(&mut self, event: Event, at: Timestamp, request_id: &str) -> Added {
        let hour = hour_of(at);
        if self.hour != Some(hour) {
            (self.hour, self.rows_in_hour) = (Some(hour), 0);
        }
        let known = self.rows.contains_key(&(hour, event.clone()));
        if !known && (self.rows.len() >= MOST_WAITING || self.rows_in_hour >= MOST_IN_AN_HOUR) {
            let coarse = event.counted_only();
            let added = match self.rows.contains_key(&(hour, coarse.clone())) {
                true => Added::OverCeiling,
                false => Added::FirstOverCeiling,
            };
            self.count(coarse, at, "", 1);
            return added;
        }
        self.rows_in_hour += usize::from(!known);
        self.count(event, at, request_id, 1);
        Added::Whole
    }

    fn count(&mut self, event: Event, at: Timestamp, request_id: &str, more: i64) {
        self.numbered += 1;
        let new = Tally { at, number: self.numbered, request_id: request_id.to_owned(), count: 0 };
        self.rows.entry((hour_of(at), event)).or_insert(new).count += more;
    }

    fn put_back(&mut self, row: EventRow) {
        self.count(row.event, row.at, &row.request_id, row.count);
    }

    /// Takes up to `most` rows, the oldest first.
    fn take(&mut self, most: usize) -> Vec<EventRow> {
        let mut waiting: Vec<(u64, (i64, Event))> =
            self.rows.iter().map(|(key, tally)| (tally.number, key.clone())).collect();
        waiting.sort_by_key(|(number, _)| *number);
        let oldest = waiting.into_iter().take(most);
        let taken = oldest.filter_map(|(_, key)| {
            let Tally { at, request_id, count, .. } = self.rows.remove(&key)?;
            Some(EventRow { event: key.1, at, request_id, count })
        });
        taken.collect()
    }
}

/// Hours since 1970; Warsaw's hours begin at the same time as UTC's.
fn hour_of(at: Timestamp) -> i64 {
    at.0.as_second().div_euclid(3600)
}

#[cfg(test)]
mod tests {
    use super::super::model::{SecurityEventKind, SecurityEventSide};
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp(jiff::Timestamp::from_second(second).unwrap())
    }

    fn event(network: usize) -> Event {
        Event {
            kind: SecurityEventKind::SignInFailed,
            side: SecurityEventSide::Participant,
            account: Some("participant:1".to_owned()),
            subject: None,
            session: None,
            network: network.to_string(),
            request: "POST /api/v1/auth/login".to_owned(),
            detail: "invalid_credentials",
        }
    }

    #[test]
    fn events_that_are_alike_are_one_row_with_a_count() {
        let mut waiting = Waiting::default();
        for second in [10, 11, 12] {
            assert_eq!(waiting.add(event(1), at(second), "first"), Added::Whole);
        }
        waiting.add(event(2), at(12), "second");
        waiting.add(event(1), at(3_600), "next hour");
        let rows: Vec<(i64, i64)> = waiting.take(BATCH).iter().map(|row| (row.at.0.as_second(), row.count)).collect();
        assert_eq!(rows, [(10, 3), (12, 1), (3_600, 1)]);
        assert!(waiting.take(BATCH).is_empty());
    }

    #[test]
    fn a_flood_is_counted_to_the_last_and_takes_a_bounded_number_of_rows() {
        let mut waiting = Waiting::default();
        let (mut rows, mut counted, mut warned) = (0, 0, 0);
        for number in 0..MOST_IN_AN_HOUR * 2 {
            warned += usize::from(waiting.add(event(number), at(1), "id") == Added::FirstOverCeiling);
            assert!(waiting.rows.len() <= MOST_WAITING + 1);
            if number % MOST_WAITING == 0 {
                let batch = waiting.take(MOST_WAITING);
                rows += batch.len();
                counted += batch.iter().map(|row| row.count).sum::<i64>();
            }
        }
        let rest = waiting.take(usize::MAX);
        counted += rest.iter().map(|row| row.count).sum::<i64>();
        assert_eq!(counted, i64::try_from(MOST_IN_AN_HOUR * 2).unwrap());
        assert!(rows + rest.len() <= MOST_IN_AN_HOUR + MOST_IN_AN_HOUR / MOST_WAITING * 2, "{rows}");
        assert!(warned >= 1);
    }

    #[test]
    fn a_batch_that_could_not_be_written_waits_on_with_its_counts() {
        let mut waiting = Waiting::default();
        waiting.add(event(1), at(10), "a");
        let batch = waiting.take(BATCH);
        waiting.add(event(1), at(20), "b");
        batch.into_iter().for_each(|row| waiting.put_back(row));
        assert_eq!(waiting.take(BATCH).iter().map(|row| row.count).collect::<Vec<_>>(), [2]);
    }
}
