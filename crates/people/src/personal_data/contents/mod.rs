//! Contents of a participant's copy of their data.
pub mod store;
