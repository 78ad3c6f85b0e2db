//! The operator's side of participants: the list, the record, and actions on an account.
mod account;
mod assign;
mod bulk_change;
mod bulk_job;
mod details;
mod export;
mod list;
mod model;
mod points;
mod records;
mod search;
mod segment;
mod show;
mod store;

use axum::extract::DefaultBodyLimit;
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::participant::ParticipantKind;
use plon_platform::openapi::{ApiRouter, routes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_platform::audit;
use plon_platform::error::Fields;
use plon_platform::openapi;
use plon_platform::response::{Status, status};
use plon_platform::text_input::check_length;

audit::events! {
    /// Read of a participant's record, or of a part of it.
    READ_PARTICIPANT: () => () = "participants.read" on "participants";
}

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_participants))
        .routes(routes!(export::admin_export_participants))
        .routes(routes!(show::admin_show_participant))
        .routes(routes!(account::admin_block_participant))
        .routes(routes!(account::admin_unblock_participant))
        .routes(routes!(assign::admin_assign_representative))
        .routes(routes!(details::admin_update_participant))
        .routes(routes!(bulk_job::admin_preview_participant_job))
        .merge(
            ApiRouter::new()
                .routes(routes!(bulk_job::admin_start_participant_job))
                .layer(DefaultBodyLimit::max(bulk_job::MOST_BYTES)),
        )
        .merge(points::routes())
        .merge(records::routes())
}

/// The reason for an action, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"reason": "Prośba uczestnika zgłoszona telefonicznie 16 marca 2026"}))]
pub struct ReasonForm {
    /// Kept in the audit log.
    reason: String,
}

const LONGEST_REASON: usize = 500;

/// Parses the reason of an action; `None` after an error, with the message `empty` where there is none.
fn reason(fields: &mut Fields, given: &str, empty: &str) -> Option<String> {
    let reason = given.trim();
    if reason.is_empty() {
        fields.add_error("reason", empty);
        return None;
    }
    check_length(fields, "reason", reason, LONGEST_REASON).then(|| reason.to_owned())
}

/// The state of an account as a list shows it.
fn status_label(status: AccountStatus) -> Status {
    status!(status)
}

/// The codes of an account's status, for the API's document.
fn statuses() -> Object {
    openapi::codes(AccountStatus::ALL.iter().map(|status| status.as_str()))
}

fn account_types() -> Object {
    openapi::codes(AccountType::ALL.iter().map(|kind| kind.as_str()))
}

fn kinds() -> Object {
    openapi::codes(ParticipantKind::ALL.iter().map(|kind| kind.as_str()))
}
