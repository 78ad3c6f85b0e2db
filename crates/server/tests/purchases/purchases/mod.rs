//! Purchases of a participant: the list, its details and the months.
mod explain;
mod list;
mod months;
