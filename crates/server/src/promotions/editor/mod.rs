//! The editor of promotions: a draft is written, looked at as it will be seen, tried on recorded purchases, and published
//! as the next revision. What a revision changes for purchases that are recorded already is counted anew, some
//! participants at a time, by `jobs`.
mod check;
mod copy;
mod create;
mod delete;
mod draft;
mod form;
mod list;
mod preview;
mod publish;
mod recount;
mod show;
pub(super) mod store;
mod withdraw;
mod words;

pub use store::request_recount;

pub(super) use copy::moved;
use plon_domain::promotions::Definition;
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::audit::Act;
use crate::columns::{OperatorId, PromotionId};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list, create::create))
        .routes(routes!(words::words))
        .routes(routes!(show::show))
        .routes(routes!(draft::save))
        .routes(routes!(draft::discard))
        .routes(routes!(delete::delete))
        .routes(routes!(preview::preview))
        .routes(routes!(publish::publish))
        .routes(routes!(withdraw::withdraw))
        .routes(routes!(recount::recount))
        .routes(routes!(copy::copy))
}

/// An act on a promotion.
fn on_promotion(operator: OperatorId, action: &'static str, id: PromotionId) -> Act<'static> {
    Act { operator, action, subject: ("promotions", id.0), participant: None, note: None }
}

/// A definition as the tables keep it.
fn to_json(definition: &Definition) -> anyhow::Result<String> {
    Ok(serde_json::to_string(definition)?)
}

/// A stored definition.
pub(super) fn from_json(json: &str) -> anyhow::Result<Definition> {
    Ok(serde_json::from_str(json)?)
}

/// A definition as the audit log keeps it.
fn recorded(json: Option<&str>) -> anyhow::Result<Value> {
    Ok(json.map(serde_json::from_str).transpose()?.unwrap_or(Value::Null))
}
