//! Tax on prizes: rules in versions by kind and promotion, a record of every prize that was given, and what the
//! operator's accountant takes away.
//!
//! `records` writes, in the transaction in which an order is completed; `report` reads; `rules` and `worth` hold what
//! finance says.
mod records;
mod report;
mod rules;
mod worth;

use plon_domain::tax::Treatment;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::{Status, status};
use crate::app::App;
use crate::openapi;

pub use records::{give, take_back};
pub use rules::{for_prize as rule, take_turn as hold_rules};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rules::list::list, rules::add::add))
        .routes(routes!(records::value::enter))
        .routes(routes!(report::totals::list))
        .routes(routes!(report::participant::show))
        .routes(routes!(report::export::records))
        .routes(routes!(report::export::totals))
        .routes(routes!(worth::list::list))
        .routes(routes!(worth::set::set))
}

/// The closed list of treatments, for the API's document.
fn treatments() -> Object {
    openapi::codes(Treatment::ALL.iter().map(|treatment| treatment.as_str()))
}

/// A treatment as a row shows it.
fn shown(treatment: Treatment) -> Status {
    status!(treatment)
}
