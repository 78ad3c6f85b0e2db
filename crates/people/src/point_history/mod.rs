//! Participant's history of points: every movement with its cause and the balance after it, as a list, a table and a PDF.
mod export;
mod filters;
mod list;
mod model;
mod print;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_point_history))
        .routes(routes!(export::export_point_history))
        .routes(routes!(print::print_point_history))
}
