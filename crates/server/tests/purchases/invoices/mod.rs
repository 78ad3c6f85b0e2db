//! A participant's invoices: reporting, lists, details, files.
mod details;
mod explain;
mod file;
mod list;
mod photo_pages;
mod submit;
mod uploads;

pub use crate::given::invoices::*;
pub use explain::{assert_by_participant, grow};
