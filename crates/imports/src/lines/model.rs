//! Values of a file's rows under review.
use std::collections::BTreeMap;

use plon_domain::import::RowState;

/// Row as it is stored for review.
#[derive(Debug)]
pub struct Line {
    pub number: i64,
    pub state: RowState,
    /// Original cells under the kind's columns.
    pub cells: BTreeMap<String, String>,
}
