//! E-invoices: what a participant's file says, its report, and the operator's view of it.
mod corrections;
mod hostile;
mod many;
mod report;
mod review;
mod samples;
mod second_person;
mod ten_thousand;
mod unknown_sellers;
mod verdicts;

pub use crate::given::einvoices::*;
