//! Targets of webhooks: administrators make, change and try them and give them new secrets; a worker sends them the
//! events that `plon_platform::webhooks` has queued, and the log tells what they answered.
//!
//! An action that has the programme tell an address something needs a fresh code of the administrator's second factor;
//! sending again what was meant for that address does not.
mod addresses;
mod change;
mod create;
mod deliveries;
mod form;
mod list;
mod model;
mod retry;
mod secret;
mod sender;
mod signature;
mod store;
mod trial;
mod worker;

use plon_domain::webhook::{TargetState, WebhookEvent};
use plon_platform::openapi::{self, ApiRouter, routes};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, ArrayBuilder, Object};

use plon_kernel::ids::{ApiClientId, WebhookTargetId};

pub use addresses::AddressRules;
pub use worker::{run, run_once};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_webhooks))
        .routes(routes!(list::admin_show_webhook))
        .routes(routes!(create::admin_create_webhook))
        .routes(routes!(change::admin_update_webhook))
        .routes(routes!(secret::admin_create_webhook_secret))
        .routes(routes!(trial::admin_test_webhook))
        .routes(routes!(deliveries::admin_list_webhook_deliveries))
        .routes(routes!(deliveries::admin_show_webhook_delivery))
        .routes(routes!(retry::admin_retry_webhook_delivery))
        .routes(routes!(retry::admin_retry_webhook))
}

/// Codes of the events that a target chooses from.
fn event_codes() -> Object {
    openapi::codes(WebhookEvent::choices().map(WebhookEvent::as_str))
}

fn event_lists() -> Array {
    ArrayBuilder::new().items(event_codes()).build()
}

fn states() -> Object {
    openapi::codes(TargetState::ALL.iter().map(|state| state.as_str()))
}

/// Target as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct WebhookRecord {
    name: String,
    url: String,
    #[schema(schema_with = event_lists)]
    events: Vec<WebhookEvent>,
    api_client_id: Option<ApiClientId>,
    #[schema(schema_with = states)]
    state: TargetState,
}

/// Secret that was just made.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookSecretMade {
    id: WebhookTargetId,
    /// The secret by which deliveries are signed; it is shown this once.
    secret: String,
}
