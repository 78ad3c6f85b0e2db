//! Rewards, orders, gift cards, trips, payouts, tax, achievements, letters and points for membership.
pub mod achievements;
pub mod letters;
pub mod membership;
pub mod payouts;
pub mod points;
pub mod rewards;
pub mod tax;
pub mod trips;
