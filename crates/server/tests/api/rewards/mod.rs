//! The catalogue of rewards as a participant sees it.
mod catalogue;
mod desk;
mod details;
mod explain;
pub mod given;
