//! Orders of rewards: placed, listed, cancelled, carried out; exactly once and never overdrawn.
mod admin;
mod bank;
mod bulk;
mod bulk_job;
mod cancel;
mod explain;
mod labels;
mod list;
mod lost_database;
mod parallel;
mod place;
mod queue;
mod second_person;
mod wrong_input;

pub use crate::given::orders as given;
