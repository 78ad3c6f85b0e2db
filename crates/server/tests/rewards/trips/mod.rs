//! Trips: participants who may order one, points held for it, and deadlines.
mod admin;
mod deadlines;
mod explain;
mod loaded;
mod made;
mod offer;
mod order;
mod qualify;
pub mod sequences;

pub use crate::given::trips::*;
