//! The operator's side of trips: the seasons' trips, their participants, and their terms.
mod add;
mod copy;
mod delete;
mod list;
mod model;
mod participants;
mod save;
mod show;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_trips))
        .routes(routes!(show::admin_show_trip))
        .routes(routes!(participants::admin_list_trip_participants))
        .routes(routes!(save::admin_update_trip))
        .routes(routes!(copy::admin_copy_trip))
        .routes(routes!(add::admin_add_trip))
        .routes(routes!(delete::admin_delete_trip))
}
