//! Rewards, orders, gift cards, trips, payouts, tax, letters.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod card_codes;
mod letters;
mod levels;
mod membership;
mod orders;
mod payouts;
mod rewards;
mod tax;
mod trips;
