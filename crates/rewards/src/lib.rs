//! Rewards, orders, gift cards, trips, payouts, tax and points for membership.
pub mod membership;
pub mod payouts;
pub mod points;
pub mod rewards;
pub mod tax;
pub mod trips;
