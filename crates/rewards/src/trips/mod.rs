//! Trips: participants who may order one, points held for it, and deadlines.
mod admin;
mod calendar;
mod job;
mod offer;
mod order;
mod order_transition;
mod reconcile;
mod show;
mod store;
mod texts;

use plon_domain::trip::{TripKind, TripState};
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

pub use job::{run, run_once};
pub use offer::{TripOffer, WaitingTrip, find_offer_of_reward, list_offers, list_waiting};
pub use order_transition::{TripCancelling, TripOrderTransition, apply_order_transition, effect_of_cancelling};
pub use reconcile::{reconcile, reconcile_many};

use plon_platform::openapi;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(show::show_trip))
        .routes(routes!(calendar::download_trip_calendar))
        .routes(routes!(order::order_trip))
        .merge(admin::routes())
}

/// The codes of kinds, for the API's document.
fn kinds() -> Object {
    openapi::codes(TripKind::ALL.iter().map(|kind| kind.as_str()))
}

/// The codes of states, for the API's document.
fn states() -> Object {
    openapi::codes(TripState::ALL.iter().map(|state| state.as_str()))
}
