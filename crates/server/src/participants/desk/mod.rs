//! The operator's side of participants: the list, the card, and what may be done to an account.
mod account;
mod assign;
mod books;
mod details;
mod export;
mod list;
mod records;
mod show;
mod store;

use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::participant::ParticipantKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::{Status, status};
use crate::app::App;
use crate::audit::RecordRead;
use crate::columns::ParticipantId;
use crate::error::Fields;
use crate::lines::fits;
use crate::openapi;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(export::participants))
        .routes(routes!(show::show))
        .routes(routes!(account::block))
        .routes(routes!(account::unblock))
        .routes(routes!(assign::assign))
        .routes(routes!(details::correct))
        .merge(books::routes())
        .merge(records::routes())
}

/// Why an operator does something, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ReasonForm {
    /// Kept in the audit log.
    reason: String,
}

const LONGEST_REASON: usize = 500;

/// The reason of an act, or `None` with the fault kept: `empty` where there is none.
fn reason(fields: &mut Fields, given: &str, empty: &str) -> Option<String> {
    let reason = given.trim();
    if reason.is_empty() {
        fields.fault("reason", empty);
        return None;
    }
    fits(fields, "reason", reason, LONGEST_REASON).then(|| reason.to_owned())
}

/// The read of a participant's record.
fn read_of(id: ParticipantId) -> RecordRead {
    RecordRead { action: "participants.read", subject: ("participants", id.0), participant: Some(id) }
}

/// The state of an account as a list shows it.
fn shown(status: AccountStatus) -> Status {
    status!(status)
}

/// The closed lists of codes, for the API's document.
fn statuses() -> Object {
    openapi::codes(AccountStatus::ALL.iter().map(|status| status.as_str()))
}

fn account_types() -> Object {
    openapi::codes(AccountType::ALL.iter().map(|kind| kind.as_str()))
}

fn kinds() -> Object {
    openapi::codes(ParticipantKind::ALL.iter().map(|kind| kind.as_str()))
}
