//! Orders of rewards: placed, listed, cancelled, carried out; exactly once and never overdrawn.
mod bank;
mod cancel;
mod desk;
mod explain;
pub mod given;
mod list;
mod parallel;
mod place;
mod queue;
mod wrong_input;
