//! Readiness of the server to do its work; checked once a second at most, however often it is asked.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use utoipa::ToSchema;

use crate::outage::Outage;

/// Times of a readiness check.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    /// Age up to which a check is fresh.
    pub fresh: Duration,
    /// Age up to which it still answers while the next check is running.
    pub stale: Duration,
    /// Longest wait of a caller; health probes wait for a second, as a rule.
    pub answer: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times { fresh: Duration::from_secs(1), stale: Duration::from_secs(5), answer: Duration::from_millis(800) }
    }
}

/// Reason why the server cannot do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotReady {
    /// The server was told to end and soon takes no connections.
    ShuttingDown,
    /// Nobody has opened the portal yet: it is being set up.
    NotConfigured,
    /// The database or the files did not answer in time.
    TooSlow,
    DatabaseUnreachable,
    DatabaseBusy,
    DatabaseReadOnly,
    DatabaseDamaged,
    DatabaseMoved,
    DatabaseNoSpace,
    FilesUnreachable,
    FilesReadOnly,
    FilesMoved,
    FilesNoSpace,
}

impl NotReady {
    pub fn of_database(outage: Option<Outage>) -> NotReady {
        match outage {
            Some(Outage::NoSpace) => NotReady::DatabaseNoSpace,
            Some(Outage::Busy) => NotReady::DatabaseBusy,
            Some(Outage::ReadOnly) => NotReady::DatabaseReadOnly,
            Some(Outage::Damaged) => NotReady::DatabaseDamaged,
            Some(Outage::Moved) => NotReady::DatabaseMoved,
            Some(Outage::Away) | None => NotReady::DatabaseUnreachable,
        }
    }

    pub fn of_files(outage: Option<Outage>) -> NotReady {
        match outage {
            Some(Outage::NoSpace) => NotReady::FilesNoSpace,
            Some(Outage::ReadOnly) => NotReady::FilesReadOnly,
            Some(Outage::Moved) => NotReady::FilesMoved,
            Some(Outage::Away | Outage::Busy | Outage::Damaged) | None => NotReady::FilesUnreachable,
        }
    }
}

/// Result of the last check; every copy shares it.
#[derive(Clone)]
pub struct Readiness(Arc<ReadinessState>);

struct ReadinessState {
    times: Times,
    last: watch::Sender<Option<CheckResult>>,
    is_looking: AtomicBool,
}

#[derive(Clone)]
struct CheckResult {
    at: Instant,
    reasons: Vec<NotReady>,
}

impl Default for Readiness {
    fn default() -> Readiness {
        Readiness::within(Times::default())
    }
}

impl Readiness {
    pub fn within(times: Times) -> Readiness {
        Readiness(Arc::new(ReadinessState {
            times,
            last: watch::Sender::new(None),
            is_looking: AtomicBool::new(false),
        }))
    }

    /// Reasons why the server cannot do its work; empty when it can. Runs `look` when the last check is too old, one
    /// at a time, and waits for it no longer than `Times::answer`.
    pub async fn ask<L>(&self, look: impl FnOnce() -> L) -> Vec<NotReady>
    where
        L: Future<Output = Vec<NotReady>> + Send + 'static,
    {
        let mut seen = self.0.last.subscribe();
        let last = seen.borrow_and_update().clone();
        if let Some(last) = last.as_ref().filter(|last| last.at.elapsed() < self.0.times.fresh) {
            return last.reasons.clone();
        }
        if !self.0.is_looking.swap(true, Ordering::SeqCst) {
            tokio::spawn(RunningCheck(self.clone()).end(look()));
        }
        let changed = timeout(self.0.times.answer, seen.changed()).await.is_ok_and(|changed| changed.is_ok());
        let last =
            if changed { seen.borrow().clone() } else { last.filter(|last| last.at.elapsed() < self.0.times.stale) };
        last.map_or_else(|| vec![NotReady::TooSlow], |last| last.reasons)
    }
}

/// Check under way, until it is dropped.
struct RunningCheck(Readiness);

impl RunningCheck {
    async fn end(self, look: impl Future<Output = Vec<NotReady>>) {
        let reasons = look.await;
        let before = self.0.0.last.send_replace(Some(CheckResult { at: Instant::now(), reasons: reasons.clone() }));
        match before.is_none_or(|before| before.reasons.is_empty()) {
            true if !reasons.is_empty() => tracing::error!(?reasons, "not ready"),
            false if reasons.is_empty() => tracing::info!("ready again"),
            _ => {}
        }
    }
}

impl Drop for RunningCheck {
    fn drop(&mut self) {
        self.0.0.is_looking.store(false, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::{NotReady, Readiness, Times};

    const NEVER: Duration = Duration::from_secs(3600);
    const SOON: Duration = Duration::from_millis(10);

    async fn looks(fresh: Duration) -> usize {
        let (readiness, looks) =
            (Readiness::within(Times { fresh, ..Times::default() }), Arc::new(AtomicUsize::new(0)));
        for _ in 0..100 {
            let looks = Arc::clone(&looks);
            let look = async move {
                looks.fetch_add(1, Ordering::SeqCst);
                Vec::new()
            };
            assert_eq!(readiness.ask(|| look).await, []);
        }
        looks.load(Ordering::SeqCst)
    }

    #[tokio::test]
    async fn however_often_it_is_asked_it_looks_when_the_last_look_is_too_old() {
        assert_eq!(looks(NEVER).await, 1);
        assert!(looks(Duration::ZERO).await > 1);
    }

    #[tokio::test]
    async fn a_look_that_does_not_end_is_waited_for_so_long() {
        for (stale, wanted) in [(NEVER, vec![]), (Duration::ZERO, vec![NotReady::TooSlow])] {
            let readiness = Readiness::within(Times { fresh: Duration::ZERO, stale, answer: SOON });
            readiness.ask(async || Vec::new()).await;
            while readiness.0.is_looking.load(Ordering::SeqCst) {
                tokio::task::yield_now().await;
            }
            assert_eq!(readiness.ask(std::future::pending).await, wanted);
        }
    }
}
