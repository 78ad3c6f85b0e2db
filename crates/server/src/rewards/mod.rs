//! Rewards: what points are exchanged for, and the orders that exchange them.
mod catalogue;
mod details;
mod orders;
mod reward;
mod store;

pub use orders::{move_order, take as collect};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use orders::{OrderedTrip, lapse as lapse_trip, place as place_trip};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(catalogue::list)).routes(routes!(details::show)).merge(orders::routes())
}
