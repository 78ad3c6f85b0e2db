//! Editor of promotions: a draft is written, previewed, simulated on recorded purchases, and published as the next
//! revision. The effect of a revision on purchases that are recorded already is recounted by `jobs`, in batches of
//! participants.
mod check;
mod copy;
mod create;
mod delete;
mod draft;
mod form;
mod list;
mod model;
mod options;
mod preview;
mod publish;
mod recount;
mod schedule;
mod season_calendar;
mod show;
pub(super) mod store;
mod withdraw;

pub use store::request_recount;

pub(super) use copy::move_seasons;
use plon_domain::promotions::Definition;
pub(super) use publish::{days_of, publish};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use self::form::DefinitionForm;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_promotions))
        .routes(routes!(season_calendar::admin_show_promotion_calendar))
        .routes(routes!(create::admin_create_promotion))
        .routes(routes!(options::admin_list_promotion_options))
        .routes(routes!(show::admin_show_promotion))
        .routes(routes!(draft::admin_update_promotion_draft))
        .routes(routes!(draft::admin_discard_promotion_draft))
        .routes(routes!(delete::admin_delete_promotion))
        .routes(routes!(preview::admin_preview_promotion))
        .routes(routes!(publish::admin_publish_promotion))
        .routes(routes!(schedule::admin_schedule_promotion))
        .routes(routes!(schedule::admin_cancel_promotion_schedule))
        .routes(routes!(withdraw::admin_withdraw_promotion))
        .routes(routes!(recount::admin_recalculate_promotion))
        .routes(routes!(copy::admin_copy_promotion))
}

/// Definition as JSON for the tables.
fn to_json(definition: &Definition) -> anyhow::Result<String> {
    Ok(serde_json::to_string(definition)?)
}

/// Definition from the JSON of the tables.
pub(super) fn from_json(json: &str) -> anyhow::Result<Definition> {
    Ok(serde_json::from_str(json)?)
}

/// Definition as the audit log keeps it: the JSON as it was stored.
#[derive(Debug, Serialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = DefinitionForm)]
struct DefinitionRecord(Value);

impl DefinitionRecord {
    /// # Errors
    /// When the stored definition is not JSON: a defect.
    fn read(json: &str) -> anyhow::Result<DefinitionRecord> {
        Ok(DefinitionRecord(serde_json::from_str(json)?))
    }
}
