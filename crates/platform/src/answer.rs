//! The shapes of a success: `{data, message?, meta?, filters?}`.
use plon_domain::import::{ImportStatus, RowState};
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use plon_kernel::paging::Pager;

/// One thing that was asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct Data<T> {
    pub data: T,
}

/// A change that was made, with the sentence that the user reads.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done<T> {
    pub data: T,
    pub message: String,
}

/// What a row of a list shows, in its columns or in what it opens.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Field {
    key: &'static str,
    label: &'static str,
    sortable: bool,
    /// The field is a column with a heading.
    header: bool,
    /// The field stands in the details that a row opens.
    details: bool,
}

impl Field {
    pub const fn column(key: &'static str, label: &'static str) -> Field {
        Field { key, label, sortable: false, header: true, details: false }
    }

    /// A column that `sortBy` takes.
    pub const fn sortable(key: &'static str, label: &'static str) -> Field {
        Field { sortable: true, ..Field::column(key, label) }
    }

    pub const fn details(key: &'static str, label: &'static str) -> Field {
        Field { header: false, details: true, ..Field::column(key, label) }
    }
}

/// A state as a row shows it; the colour never stands alone.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Status {
    pub code: &'static str,
    pub label: &'static str,
    pub color: &'static str,
}

/// The `Status` of a state of the domain: its code, its name and its colour.
#[doc(hidden)]
#[macro_export]
macro_rules! __status {
    ($state:expr) => {{
        let state = $state;
        $crate::answer::Status { code: state.as_str(), label: state.label(), color: state.color().as_str() }
    }};
}
pub use crate::__status as status;

macro_rules! statuses {
    ($($state:ty),+) => { $(
        impl From<$state> for Status {
            fn from(state: $state) -> Status {
                status!(state)
            }
        }
    )+ };
}

statuses!(ImportStatus, RowState, InvoiceStatus, LineStatus);

/// The rows of a list and its columns.
#[derive(Debug, Serialize, ToSchema)]
pub struct Table<R> {
    pub items: Vec<R>,
    pub fields: Vec<Field>,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct List<R> {
    pub data: Table<R>,
    pub meta: Pager,
}

/// A page of a list with the filters that made it.
#[derive(Debug, Serialize, ToSchema)]
pub struct FilteredList<R, F> {
    pub data: Table<R>,
    pub meta: Pager,
    pub filters: F,
}

/// Whether a call that moves points only says what it would do.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Check {
    /// Only tells what would come of it, with its faults; nothing is kept.
    #[serde(default)]
    pub check: bool,
}
