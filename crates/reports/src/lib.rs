//! Reports: figures for those who pay for the programme, each with its definition in words.
//!
//! A report (`definitions.rs`) is a table of one label and several figures, grouped by what its reader chooses: week,
//! place, product. Its SQL sums in the database, and its module folds these sums into rows. No report names a
//! participant, so that an analyst may read them all.
//!
//! The figures are of all participants, or of the present members of a segment (`segment.rs`), which is no small one.
//!
//! Days, weeks and months are those of Warsaw. Sums by a moment are read by whole hours and folded into weeks afterwards,
//! because a week does not begin at the same hour of UTC in summer and in winter.
mod definitions;
mod export;
mod list;
mod model;
mod monthly;
mod orders;
mod payouts;
mod people;
mod points;
mod promotions;
mod purchases;
mod segment;
mod show;
mod sums;
mod table;
mod waits;
mod work;

use plon_platform::openapi::{ApiRouter, routes};

pub use monthly::send_due as send_monthly_report;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_reports))
        .routes(routes!(show::admin_show_report))
        .routes(routes!(export::admin_export_report))
        .merge(monthly::routes())
}
