//! Opening of the portal: until an administrator opens it, nobody but operators is served.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::settings;
use plon_kernel::db::{Db, Read};

/// Setting with the time at which the portal was opened; without it the portal is not open.
pub const OPENED_AT: &str = "opened_at";

/// State of the opening, shared by every copy. An open portal stays open, so the database is asked only until then.
#[derive(Debug, Clone, Default)]
pub struct Opening(Arc<AtomicBool>);

impl Opening {
    /// True once the portal is open.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn is_open(&self, db: &Db) -> sqlx::Result<bool> {
        if self.0.load(Ordering::Relaxed) { Ok(true) } else { self.read(&mut db.read().await?).await }
    }

    /// As `is_open`, over a connection that is at hand.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn read(&self, db: &mut impl Read) -> sqlx::Result<bool> {
        if !self.0.load(Ordering::Relaxed) && !settings::load_text(db, OPENED_AT).await?.is_empty() {
            self.0.store(true, Ordering::Relaxed);
        }
        Ok(self.0.load(Ordering::Relaxed))
    }
}
