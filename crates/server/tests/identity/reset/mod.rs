//! First password and forgotten password, by a code from an SMS.
mod flood;
mod flow;
mod limits;

pub use crate::given::reset::*;
