//! Who has seen a promotion: the first step of its funnel. Support's view of a participant's portal is none.
mod store;

use super::promotion::Promotion;
use plon_platform::app::App;
use plon_platform::auth::Participant;

/// Records that a participant has opened a promotion's page; what fails is logged, for the page is there to be read.
pub async fn record_visit(app: &App, promotion: &Promotion, who: &Participant) {
    if who.is_support {
        return;
    }
    if let Err(error) = record_first(app, promotion, who).await {
        tracing::warn!(%error, promotion = promotion.id.0, "a visit of a promotion is not recorded");
    }
}

async fn record_first(app: &App, promotion: &Promotion, who: &Participant) -> sqlx::Result<()> {
    if store::has_seen(&mut app.db.read().await?, promotion.id, who.id).await? {
        return Ok(());
    }
    let mut tx = app.db.begin().await?;
    store::insert_visit(&mut tx, promotion.id, who.id, app.clock.now()).await?;
    tx.commit().await
}
