//! Sums of money that no card settles: collected beyond what is due, left over, or paid in place of cards.
mod store;

pub use store::{SumRow, has_any, insert_payment, paid, put_overpaid, put_remainders, remainders, remainders_of};
