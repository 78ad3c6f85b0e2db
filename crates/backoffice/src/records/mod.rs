//! Records of every feature under one roof: found by any number or name, with their history in the audit log and who
//! has them open.
mod history;
mod kind;
mod model;
mod presence;
mod search;
mod store;

pub use kind::RecordKind;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(search::admin_search))
        .routes(routes!(history::admin_list_record_history))
        .routes(routes!(presence::admin_put_presence))
}
