//! The operator's side of participants: the list, the card, and actions on an account.
mod account;
mod bulk_job;
mod correct;
mod details;
mod explain;
mod ledger;
mod list;
mod record;
mod records;
mod second_person;

pub use crate::given::participants::*;
