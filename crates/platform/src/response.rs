//! Shapes of the answers of success: `{data, message?, meta?, filters?}`.
use crate::openapi;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use plon_domain::bulk_job::BulkJobStatus;
use plon_domain::import::{ImportStatus, RowState};
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use plon_kernel::paging::Pager;

/// Answer with the one thing that was asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct DataResponse<T> {
    pub data: T,
}

/// Answer to a change that was made, with the sentence that the user reads.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActionResponse<T> {
    pub data: T,
    pub message: String,
}

/// Answer to a change of which there is nothing to tell but the sentence that the user reads.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageResponse {
    pub message: String,
}

/// A file that is made for the caller and that the browser saves.
#[derive(Debug)]
pub struct Attachment<'a> {
    /// Name of the file: ASCII.
    pub name: &'a str,
    pub media_type: &'static str,
    pub content: Vec<u8>,
}

impl Attachment<'_> {
    /// # Errors
    /// When the name is none for a header.
    pub fn into_response(self) -> anyhow::Result<Response> {
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(self.media_type)),
            (header::CONTENT_DISPOSITION, HeaderValue::try_from(format!("attachment; filename=\"{}\"", self.name))?),
            (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
            (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        ];
        Ok((headers, self.content).into_response())
    }
}

/// Field of a list's rows: shown in a column, or in the details that a row opens.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Field {
    key: &'static str,
    label: &'static str,
    sortable: bool,
    /// True when the field is a column with a heading.
    header: bool,
    /// True when the field stands in the details that a row opens.
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
    #[schema(schema_with = openapi::colors)]
    pub color: &'static str,
}

/// The `Status` of a state of the domain: its code, its name and its colour.
#[doc(hidden)]
#[macro_export]
macro_rules! __status {
    ($state:expr) => {{
        let state = $state;
        $crate::response::Status { code: state.as_str(), label: state.label(), color: state.color().as_str() }
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

statuses!(BulkJobStatus, ImportStatus, RowState, InvoiceStatus, LineStatus);

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

/// Dry run of a call that moves points.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Check {
    /// True for a dry run: the answer tells the outcome and its errors, and nothing is kept.
    #[serde(default)]
    pub check: bool,
}
