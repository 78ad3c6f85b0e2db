//! The catalogue of rewards as a participant sees it.
mod catalogue;
mod details;
pub mod given;
