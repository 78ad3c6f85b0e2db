//! Tax on prizes: recorded when they are given, undone when they come back, by rules that finance adds, and reported.
mod explain;
mod exports;
mod records;
mod report;
mod rules;
mod sequences;
mod values;

pub use crate::given::tax as given;
