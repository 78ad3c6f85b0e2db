//! The shapes of a success: `{data, message?, meta?, filters?}`.
use serde::Serialize;
use utoipa::ToSchema;

use crate::paging::Pager;

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

/// A column of a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Field {
    pub key: &'static str,
    pub label: &'static str,
    pub sortable: bool,
}

/// A state as a row shows it; the colour never stands alone.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Status {
    pub code: &'static str,
    pub label: &'static str,
    pub color: &'static str,
}

/// The `Status` of a state of the domain: its code, its name and its colour.
macro_rules! status {
    ($state:expr) => {{
        let state = $state;
        $crate::answer::Status { code: state.as_str(), label: state.label(), color: state.color().as_str() }
    }};
}
pub(crate) use status;

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
