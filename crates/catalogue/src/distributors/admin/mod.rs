//! The operator's side of distributors: companies, branches, products sold, and own names of packs.
mod aliases;
mod availability;
mod branch;
mod export;
mod form;
pub mod import;
mod list;
mod model;
mod save;
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_distributors))
        .routes(routes!(show::admin_show_distributor))
        .routes(routes!(save::admin_create_distributor))
        .routes(routes!(save::admin_update_distributor))
        .routes(routes!(branch::admin_show_branch))
        .routes(routes!(branch::admin_create_branch))
        .routes(routes!(branch::admin_update_branch))
        .routes(routes!(branch::admin_delete_branch))
        .routes(routes!(availability::admin_update_branch_availability))
        .routes(routes!(aliases::admin_create_pack_alias))
        .routes(routes!(aliases::admin_delete_pack_alias))
        .routes(routes!(export::admin_export_distributors))
        .routes(routes!(export::admin_export_branch_availability))
}
