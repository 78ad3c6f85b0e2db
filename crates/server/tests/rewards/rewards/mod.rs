//! The catalogue of rewards as a participant sees it.
mod admin;
mod catalogue;
mod details;
mod explain;

pub use crate::given::rewards as given;
