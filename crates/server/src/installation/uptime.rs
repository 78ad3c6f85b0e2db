//! Uptimes: periods in which a server ran on this database. A database restored from a backup has no trace of the
//! time after it: files stored then are unknown to it, and no orphans.
use jiff::SignedDuration;

use super::model::Uptime;
use super::store;
use plon_kernel::db::{Db, Read};
use plon_kernel::types::Timestamp;

/// Interval at which a running server is noted.
const NOTED_EVERY: SignedDuration = SignedDuration::from_mins(10);

/// Uptimes of servers on this database, the oldest first.
pub async fn list_uptimes(db: &mut impl Read) -> sqlx::Result<Vec<Uptime>> {
    store::list_uptimes(db).await
}

/// This process's own uptime.
#[derive(Debug, Default)]
pub struct Uptimes(Option<(i64, Timestamp)>);

impl Uptimes {
    /// Notes that the server runs, every ten minutes. A row that is not as it was left shows that another database
    /// has replaced this one under the running server: a new uptime begins.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note(&mut self, db: &Db, now: Timestamp) -> sqlx::Result<()> {
        if self.0.is_some_and(|(_, seen)| now.0 < seen.0 + NOTED_EVERY) {
            return Ok(());
        }
        let mut tx = db.begin().await?;
        let goes_on = match self.0 {
            Some((id, seen)) => store::extend_uptime(&mut tx, id, seen, now).await?.then_some(id),
            None => None,
        };
        let id = match goes_on {
            Some(id) => id,
            None => store::start_uptime(&mut tx, now).await?,
        };
        tx.commit().await?;
        self.0 = Some((id, now));
        Ok(())
    }
}
