//! The audit log as administrators read it: filtered, searched by the number of a record, and exported.
mod export;
mod filter;
mod list;
mod model;
mod store;

pub use model::AuditEntry;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(list::admin_list_audit_log)).routes(routes!(export::admin_export_audit_log))
}
