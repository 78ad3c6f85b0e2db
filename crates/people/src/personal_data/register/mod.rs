//! Register of every column of every table: what a participant's copy of their data and an erasure do with it.
//!
//! Copy and erasure are made from these entries. A test walks the schema of both databases and asks for an entry of
//! every column, so that a new column is decided upon before it is stored.
mod content;
mod entry;
mod people;
mod platform;
mod promotions;
mod purchases;
mod rewards;
pub mod statements;

pub use entry::{Erasure, Table};

/// Entries, parted as the baseline's migrations are. `participants` is erased last, for other entries find their rows by
/// its NIP and address.
const GROUPS: [&[Table]; 6] =
    [people::TABLES, purchases::TABLES, promotions::TABLES, rewards::TABLES, platform::TABLES, content::TABLES];

/// All entries, in the order in which their rows are erased.
pub fn tables() -> Vec<&'static Table> {
    let mut tables: Vec<&Table> = GROUPS.into_iter().flatten().collect();
    tables.sort_by_key(|table| table.name == "participants");
    tables
}
