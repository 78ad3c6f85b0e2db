//! The catalogue of rewards as a participant sees it.
mod admin;
mod catalogue;
mod details;
mod explain;
pub mod given;
