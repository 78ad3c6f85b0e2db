//! Requests for an invitation, and partners who wait for approval; operators answer both.
mod decide;
mod model;
mod queue;
mod show;
mod state;
mod store;
mod submit;

use plon_platform::openapi::{ApiRouter, routes};

use super::form::Registration;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(submit::create_participation_request))
        .routes(routes!(queue::admin_list_participation_requests))
        .routes(routes!(show::admin_show_participation_request))
        .routes(routes!(decide::admin_approve_participation_request))
        .routes(routes!(decide::admin_reject_participation_request))
}

/// Creates the request of a registered partner for the operators.
pub async fn partner_waits(
    tx: &mut Tx,
    participant: ParticipantId,
    new: &Registration,
    network: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    store::insert_partner_request(tx, participant, new, network, now).await
}
