//! Orders of rewards: participants make and cancel them, operators carry them out; their points are held meanwhile.
mod admin;
mod cancel;
mod codes;
mod demo;
mod ended;
mod events;
mod form;
mod mine;
mod model;
mod of_cards;
mod of_payouts;
mod of_remainders;
mod of_trips;
mod order_view;
mod place;
mod store;
mod transition;

use plon_platform::openapi::{ApiRouter, routes};

pub use demo::transition_as_operator;
pub use ended::OrderEnded;
pub use form::{PostalAddressForm, card_address};
pub use model::{InPlaceOfCards, PostalAddress, page_of as order_page};
pub use of_cards::{OrderedCard, order_card};
pub use of_payouts::{MovedTransfer, move_transfer};
pub use of_remainders::pay_in_place_of_cards;
pub use of_trips::{OrderedTrip, cancel_unpaid_trip_order, place_trip_order};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(place::place_order))
        .routes(routes!(mine::list_orders))
        .routes(routes!(mine::list_archived_orders))
        .routes(routes!(mine::show_order))
        .routes(routes!(cancel::cancel_order))
        .merge(codes::routes())
        .merge(admin::routes())
}
