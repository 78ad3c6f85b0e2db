//! The back office beyond single features: its dashboard, one search over all records, the history of each, the
//! audit log, and operators' saved views.
pub mod audit_log;
pub mod dashboard;
pub mod records;
pub mod views;
