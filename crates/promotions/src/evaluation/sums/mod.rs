//! Sums of money that no card settles: what was collected beyond what is due, what is left over, and what was paid for it.
mod store;

pub use store::{SumRow, has_any, insert_payment, paid, put_overpaid, put_remainders, remainders, remainders_of};
