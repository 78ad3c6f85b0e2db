//! Rewards: what points are exchanged for, and the orders that exchange them.
mod catalogue;
mod desk;
mod details;
mod orders;
mod reward;
mod store;

pub use orders::{move_order, take as collect};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use orders::{
    InPlaceOfCards, MovedTransfer, OrderedTrip, lapse as lapse_trip, move_transfer, pay_in_place_of_cards,
    place as place_trip,
};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(catalogue::list))
        .routes(routes!(details::show))
        .merge(desk::routes())
        .merge(orders::routes())
}
