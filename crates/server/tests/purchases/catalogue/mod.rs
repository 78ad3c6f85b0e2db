//! Products, distributors and branches as operators keep them, and the tables that they take away.
mod distributors;
mod explain;
mod exports;
mod products;

pub use crate::given::catalogue::*;
