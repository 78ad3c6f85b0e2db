//! Distributors with their branches, and what can be bought where, as files.
pub mod offers;
pub mod outlets;

/// The sentence at a column, by the column's key.
type Fault = (&'static str, String);

/// What a row changes, by the codes of the kind's figures.
type Counts = Vec<(&'static str, i64)>;
