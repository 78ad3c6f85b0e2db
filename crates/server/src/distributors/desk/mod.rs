//! The operator's side of distributors: who sells, where, what, and under which names of their own.
mod aliases;
mod availability;
mod branch;
mod export;
mod form;
pub mod import;
mod list;
mod save;
mod show;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::audit::Act;
use crate::columns::{DistributorId, OperatorId};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(save::add))
        .routes(routes!(save::update))
        .routes(routes!(branch::show))
        .routes(routes!(branch::add))
        .routes(routes!(branch::update))
        .routes(routes!(branch::remove))
        .routes(routes!(availability::replace))
        .routes(routes!(aliases::add))
        .routes(routes!(aliases::remove))
        .routes(routes!(export::distributors))
        .routes(routes!(export::availability))
}

/// An act on a distributor.
fn on_distributor(operator: OperatorId, action: &'static str, id: DistributorId) -> Act<'static> {
    Act { operator, action, subject: ("distributors", id.0), participant: None, note: None }
}

/// An act on a branch.
fn on_branch(operator: OperatorId, action: &'static str, id: i64) -> Act<'static> {
    Act { operator, action, subject: ("branches", id), participant: None, note: None }
}
