//! What a participant has bought: the list, its details and the months.
mod explain;
mod list;
mod months;
