//! Cached figures: collected when they are too old, one at a time, and waited for so long.
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::database;
use super::figures::{Figures, Totals};
use plon_platform::app::App;

/// Ages up to which figures are fresh, and the longest wait for them.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    pub figures: Duration,
    /// Age of what reads whole tables.
    pub totals: Duration,
    /// Scrapers wait for ten seconds, as a rule.
    pub answer: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times { figures: Duration::from_secs(10), totals: Duration::from_secs(300), answer: Duration::from_secs(5) }
    }
}

/// Figures of the database as they were last collected.
#[derive(Default)]
pub struct Cache {
    times: Times,
    figures: Mutex<Option<Kept<Figures>>>,
    totals: Mutex<Option<Kept<Totals>>>,
}

/// Figures of the database that a scrape shows; `None` stands for those that could not be collected.
#[derive(Debug, Clone, Default)]
pub struct Collected {
    pub figures: Option<Figures>,
    pub totals: Option<Totals>,
    /// Time that the collection took of this scrape, in seconds.
    pub seconds: f64,
}

struct Kept<T> {
    at: Instant,
    /// `None` after a failure, which is not tried again at once either.
    value: Option<T>,
}

impl Cache {
    pub fn within(times: Times) -> Cache {
        Cache { times, ..Cache::default() }
    }

    /// Figures, fresh or collected now; a database that is slow or away leaves them out.
    pub async fn ask(&self, app: &App) -> Collected {
        let began = Instant::now();
        let figures = self.keep(&self.figures, self.times.figures, "figures", database::load_figures(app));
        let totals = self.keep(&self.totals, self.times.totals, "totals", database::load_totals(app));
        let (figures, totals) = tokio::join!(figures, totals);
        Collected { figures, totals, seconds: began.elapsed().as_secs_f64() }
    }

    async fn keep<T: Clone>(
        &self,
        kept: &Mutex<Option<Kept<T>>>,
        fresh: Duration,
        name: &'static str,
        load: impl Future<Output = sqlx::Result<T>>,
    ) -> Option<T> {
        let deadline = Instant::now() + self.times.answer;
        let mut kept = tokio::time::timeout_at(deadline, kept.lock()).await.ok()?;
        // A failure is kept as long as the figures are, so that a database in trouble is not asked by each scrape.
        let fresh = if kept.as_ref().is_some_and(|kept| kept.value.is_none()) { self.times.figures } else { fresh };
        if let Some(kept) = kept.as_ref().filter(|kept| kept.at.elapsed() < fresh) {
            return kept.value.clone();
        }
        let value = match timeout(deadline.saturating_duration_since(Instant::now()), load).await {
            Ok(Ok(value)) => Some(value),
            Ok(Err(error)) => {
                tracing::warn!(%error, collector = name, "metrics of the database cannot be collected");
                None
            }
            Err(_) => {
                tracing::warn!(collector = name, "metrics of the database are not collected in time");
                None
            }
        };
        *kept = Some(Kept { at: Instant::now(), value: value.clone() });
        value
    }
}
