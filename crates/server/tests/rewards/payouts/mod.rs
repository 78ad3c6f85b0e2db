//! Payouts: transfers leave in batches that two people sign, in files that banks read, and come back once.
mod act;
mod bank;
mod elixir;
mod explain;
mod four_eyes;
mod many;
mod pain;
mod returns;
mod white_list;
mod withheld;
mod wrong_input;

pub use crate::given::payouts as given;
