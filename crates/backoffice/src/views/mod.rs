//! Saved views: filters, order and columns of a list that an operator comes back to.
mod delete;
mod form;
mod list;
mod model;
mod save;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_views))
        .routes(routes!(save::admin_create_view))
        .routes(routes!(save::admin_update_view))
        .routes(routes!(delete::admin_delete_view))
}
