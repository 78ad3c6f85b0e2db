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

use crate::openapi::{ApiRouter, routes};
pub use collect::{move_order, take};

pub use of_payouts::{MovedTransfer, move_transfer};
pub use of_remainders::{InPlaceOfCards, pay_in_place_of_cards};
pub use of_trips::{OrderedTrip, lapse, place};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(place::place_order))
        .routes(routes!(mine::list_orders))
        .routes(routes!(mine::list_archived_orders))
        .routes(routes!(mine::show_order))
        .routes(routes!(cancel::cancel_order))
        .routes(routes!(collect::collect_gift_card))
        .merge(codes::routes())
        .merge(desk::routes())
}
