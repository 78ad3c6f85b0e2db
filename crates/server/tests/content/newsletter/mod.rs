//! The newsletter: an address is on the list once its owner has said so, and off it in one step.
mod admin;
mod join;
mod leave;

pub use crate::given::newsletter::*;
