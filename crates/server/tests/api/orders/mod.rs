//! Orders of rewards: placed, listed, cancelled, carried out; exactly once and never overdrawn.
mod cancel;
mod given;
mod list;
mod parallel;
mod place;
mod wrong_input;
