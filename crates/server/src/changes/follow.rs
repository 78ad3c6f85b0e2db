//! Finds how far the changes are complete on PostgreSQL, where a transaction can commit a place below one that is
//! read already.
use std::time::Duration;

use super::store;
use crate::chain::{Mark, has_passed};
use plon_platform::app::App;

const PAUSE: Duration = Duration::from_secs(2);

/// Moves the end of what is told until the server shuts down.
pub async fn run(app: App) {
    let mut follower = Follower::default();
    while !app.shutdown.is_requested() {
        if let Err(error) = follower.advance(&app).await {
            tracing::error!(%error, "cannot find how far the changes are complete");
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// The last place that there was at the previous look.
#[derive(Debug, Default)]
pub struct Follower {
    mark: Option<Mark>,
}

impl Follower {
    /// Tells the changes up to the previous look's last one, once every transaction of that time has ended.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn advance(&mut self, app: &App) -> sqlx::Result<()> {
        let mut db = app.db.read().await?;
        if let Some(passed) = self.mark {
            if !has_passed(&mut db, passed).await? {
                return Ok(());
            }
            if passed.id > store::find_feed(&mut db).await?.complete_to {
                drop(db);
                let mut tx = app.db.begin().await?;
                store::put_complete_to(&mut tx, passed.id).await?;
                tx.commit().await?;
                db = app.db.read().await?;
            }
        }
        self.mark = store::load_mark(&mut db).await?;
        Ok(())
    }
}
