//! Conditions of a segment, and the participants who meet them.
mod describe;
mod model;
mod store;

pub use describe::describe;
pub use model::{Condition, Conditions};
pub use store::{count_members as count, is_member, list_members, narrow_participants as narrow, select_members};
