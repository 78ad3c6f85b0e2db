//! Imports of distributors with their branches, and of the products that branches sell.
pub mod offers;
pub mod outlets;

/// A message at a column, by the column's key.
type Error = (&'static str, String);

/// Number of changes by a row, by the codes of the kind's figures.
type Counts = Vec<(&'static str, i64)>;
