//! Values of rewards: entered by finance, copied into the records of prizes given from then on.
pub mod list;
pub mod set;
mod store;
