//! Requests: people who ask for an invitation, and partners who wait for approval; operators answer both.
mod decide;
mod queue;
mod show;
mod state;
mod store;
mod submit;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::form::Registration;
use crate::app::App;
use crate::columns::{At, ParticipantId};
use crate::db::Tx;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(submit::submit))
        .routes(routes!(queue::list))
        .routes(routes!(show::show))
        .routes(routes!(decide::accept))
        .routes(routes!(decide::refuse))
}

/// Puts a partner who has registered before the operators.
pub async fn partner_waits(
    tx: &mut Tx,
    participant: ParticipantId,
    new: &Registration,
    network: &str,
    now: At,
) -> sqlx::Result<()> {
    store::insert_partner(tx, participant, new, network, now).await
}
