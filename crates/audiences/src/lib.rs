//! Segments: conditions over what is known of participants. Nobody is stored as a member: whoever meets all conditions
//! of a segment is one, whenever it is asked for.
//!
//! A feature that turns to many participants takes a segment's conditions by `find_segment`, and then
//!
//! - `narrow` puts them on its own query of participants, whose table it calls `p`;
//! - `count` and `list_members` answer by themselves, `is_member` for one participant;
//! - `select_members` is the query of their ids, for a statement that `kernel::bulk::push_filter` narrows.
//!
//! Members are participants with an active account. A table that refers to a segment keeps it from being deleted.
mod conditions;
mod segments;

pub use conditions::{Condition, Conditions, count, describe, is_member, list_members, narrow, select_members};
pub use segments::{Segment, find_segment, list_segments, routes};
