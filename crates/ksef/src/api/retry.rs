//! Time and retries: what passes by itself is tried again a few times, after short waits.
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use jiff::SignedDuration;
use plon_kernel::types::Timestamp;

use super::error::KsefError;

/// Waits between attempts; one more attempt than waits is made.
const WAITS: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(2)];

/// Longest wait that KSeF may ask for and that is waited for within a call.
const LONGEST_WAIT: SignedDuration = SignedDuration::from_secs(10);

/// Time that passes beyond the wait that KSeF asks for, so that it is over by its own clock.
const MARGIN: Duration = Duration::from_millis(100);

/// Time as the client knows it: the current instant, and a way to wait.
pub trait Time: Send + Sync {
    /// Current instant of the real world, which a demo's moved clock does not change.
    fn now(&self) -> Timestamp;

    /// Waits, and may end early when the server shuts down.
    fn wait(&self, time: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// Attempts that are left of a call: three are made in all, while its error passes by itself.
pub(super) struct Retries {
    waits: std::array::IntoIter<Duration, 2>,
}

impl Retries {
    pub fn new() -> Retries {
        Retries { waits: WAITS.into_iter() }
    }

    /// Waits until the next attempt.
    ///
    /// # Errors
    /// The error itself when it is not worth another attempt, or none is left.
    pub async fn wait_after(&mut self, error: KsefError, time: &dyn Time) -> Result<(), KsefError> {
        let Some(wait) = self.waits.next().and_then(|usual| wait_after(&error, time.now(), usual)) else {
            return Err(error);
        };
        time.wait(wait).await;
        Ok(())
    }
}

/// Wait before the next attempt; `None` when none is made.
fn wait_after(error: &KsefError, now: Timestamp, usual: Duration) -> Option<Duration> {
    match error {
        KsefError::Unavailable(_) => Some(usual),
        KsefError::TooManyRequests { retry_after } => {
            let asked_for = now.0.duration_until(retry_after.0);
            let asked_for = if asked_for > LONGEST_WAIT { return None } else { asked_for };
            Some(Duration::try_from(asked_for).unwrap_or_default().saturating_add(MARGIN).max(usual))
        }
        _ => None,
    }
}
