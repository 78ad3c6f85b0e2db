//! Orders of rewards: made and cancelled by participants, carried out by operators; their points are held meanwhile.
mod advance;
mod cancel;
mod codes;
mod collect;
mod desk;
mod form;
mod mine;
mod of_payouts;
mod of_remainders;
mod of_trips;
mod order;
mod place;
mod store;

pub use collect::{move_order, take};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use of_payouts::{MovedTransfer, move_transfer};
pub use of_remainders::{InPlaceOfCards, pay_in_place_of_cards};
pub use of_trips::{OrderedTrip, lapse, place};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(place::place))
        .routes(routes!(mine::list))
        .routes(routes!(mine::archive))
        .routes(routes!(mine::show))
        .routes(routes!(cancel::cancel))
        .routes(routes!(collect::collect))
        .merge(codes::routes())
        .merge(desk::routes())
}
