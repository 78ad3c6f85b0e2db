//! Rewards that points are exchanged for, and their orders.
mod admin;
mod catalogue;
mod details;
mod model;
mod orders;
mod reward;
mod sample;
mod store;

pub use sample::{SampleReward, load_sample};
pub use store::{PhotoRow, find_points_per_zloty};

pub use admin::{RewardTexts, TypedTexts, delete_reward, find_photo, pictures};
pub use orders::{
    OrderEnded, OrderedCard, PostalAddress, PostalAddressForm, card_address, order_card, order_page,
    transition_as_operator,
};
use plon_platform::openapi::{ApiRouter, routes};

pub use orders::{
    InPlaceOfCards, MovedTransfer, OrderedTrip, cancel_unpaid_trip_order, move_transfer, pay_in_place_of_cards,
    place_trip_order,
};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(catalogue::list_rewards))
        .routes(routes!(details::show_reward))
        .routes(routes!(sample::list_sample_rewards))
        .merge(admin::routes())
        .merge(orders::routes())
}
