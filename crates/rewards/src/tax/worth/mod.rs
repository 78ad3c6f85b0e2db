//! What rewards are worth: entered by finance, taken over by the records of prizes that are given from then on.
pub mod list;
pub mod set;
mod store;
