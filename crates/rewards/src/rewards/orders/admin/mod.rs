//! Operators' side of orders: the queue, one order with its participant, and its change of state.
mod bulk;
mod bulk_job;
mod change;
mod export;
mod labels;
mod model;
mod queue;
mod show;
mod store;
mod wait;

pub use bulk_job::refusal;
pub use change::OrderStatusRecord;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(queue::admin_list_orders))
        .routes(routes!(show::admin_show_order))
        .routes(routes!(change::admin_update_order_status))
        .routes(routes!(bulk::admin_bulk_update_order_status))
        .routes(routes!(bulk_job::admin_preview_order_job))
        .routes(routes!(bulk_job::admin_start_order_job))
        .routes(routes!(export::admin_export_orders))
        .routes(routes!(labels::admin_export_parcel_labels))
}
