//! Sums of money that no card settles: collected beyond what is due, left over, or paid in place of cards.
mod store;

pub use store::{
    SumRow, insert_payment, list_overpaid, list_paid_sums, list_remainders, list_remainders_of_participant,
    put_overpaid, put_remainders,
};
