//! What a participant's copy of their data is made of.
pub mod store;
