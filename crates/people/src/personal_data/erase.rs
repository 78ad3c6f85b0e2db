//! Erasure of a participant's data by an operator, or its refusal with a reason.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::register::statements;
use super::store::{self, WaitingErasure};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::ledger;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::rate_limit::Account;
use plon_platform::response::ActionResponse;
use plon_platform::security_events;
use plon_platform::sessions::{self, EndReason, Subject};
use plon_platform::text_input::parse_required_line;

audit::events! {
    ERASE: DataRequestRecord => ErasedData = "personal_data.erase" on "data_requests";
    REJECT: DataRequestRecord => DataRequestRecord = "personal_data.reject" on "data_requests";
}

/// Status of a request or of its participant's data, in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct DataRequestRecord {
    status: DataRequestState,
}

/// Erased data in the audit log: the number of deleted files.
#[derive(Debug, Serialize, ToSchema)]
struct ErasedData {
    files: usize,
    status: DataRequestState,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum DataRequestState {
    Active,
    Erased,
    Waiting,
    Rejected,
}

const LONGEST_NOTE: usize = 500;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"nip": "1234563218"}))]
pub struct EraseForm {
    /// The participant's NIP, typed by the operator as a confirmation, because erasure cannot be undone.
    #[schema(required, nullable = false)]
    nip: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"note": "Masz nagrodę w realizacji. Poproś ponownie, gdy ją otrzymasz."}))]
pub struct ErasureRejection {
    /// Reason, shown to the participant.
    #[schema(required, nullable = false)]
    note: Option<String>,
}

/// Result of a closed request.
#[derive(Debug, Serialize, ToSchema)]
pub struct DataRequestClosed {
    id: i64,
}

/// Erases the participant's data and ends their sessions.
/// Names, addresses, account, files, notices and messages are deleted; the ledger, the invoices and the orders stay
/// under a pseudonym.
#[utoipa::path(post, path = "/api/v1/backoffice/data-requests/{id}/erase", tag = "personal data",
    params(("id" = i64, Path, description = "the request")), request_body = EraseForm,
    responses((status = 200, body = ActionResponse<DataRequestClosed>), (status = 409, description = "orders are open")))]
pub async fn admin_erase_participant_data(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<EraseForm>,
) -> Result<Body<ActionResponse<DataRequestClosed>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let WaitingErasure { participant_id: participant, nip } =
        store::find_waiting_erasure(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let typed: String = form.nip.unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
    if typed != nip {
        let mut fields = Fields::default();
        fields.add_error("nip", "To nie jest NIP tego uczestnika");
        return Err(fields.into_error());
    }
    ledger::lock(&mut tx, participant).await?;
    if store::has_open_orders(&mut tx, participant).await? {
        return Err(ErrorCode::OrdersOpen.into());
    }
    if !store::close_request(&mut tx, id, "done", None, operator.id, now).await? {
        return Err(ApiError::NotFound);
    }
    let files = store::list_files(&mut tx, participant).await?;
    statements::erase_participant(&mut tx, participant).await?;
    security_events::clear_account_name(&mut tx, Account::Participant(&nip)).await?;
    sessions::end_all_sessions(&mut tx, &app.clock, Subject::Participant(participant), EndReason::AccountErased)
        .await?;
    let before = DataRequestRecord { status: DataRequestState::Active };
    let after = ErasedData { files: files.len(), status: DataRequestState::Erased };
    audit::record(&mut tx, ERASE, audit::by(operator.id, id).about(participant), (&before, &after), now).await?;
    tx.commit().await?;
    for file in files {
        if let Err(error) = app.files.delete(&file.key).await {
            tracing::error!(%error, file = file.id.0, "the content of an erased participant's file is still there");
        }
    }
    Ok(Body(ActionResponse {
        data: DataRequestClosed { id }, message: "Dane uczestnika zostały usunięte".to_owned()
    }))
}

/// Rejects a request for erasure; the participant is told the reason.
#[utoipa::path(post, path = "/api/v1/backoffice/data-requests/{id}/reject", tag = "personal data",
    params(("id" = i64, Path, description = "the request")), request_body = ErasureRejection,
    responses((status = 200, body = ActionResponse<DataRequestClosed>)))]
pub async fn admin_reject_data_erasure(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<ErasureRejection>,
) -> Result<Body<ActionResponse<DataRequestClosed>>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let note = parse_required_line(&mut fields, "note", &form.note, LONGEST_NOTE);
    let Some(note) = note else { return Err(fields.into_error()) };
    let mut tx = app.db.begin().await?;
    let waiting = store::find_waiting_erasure(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if !store::close_request(&mut tx, id, "rejected", Some(&note), operator.id, now).await? {
        return Err(ApiError::NotFound);
    }
    let participant = waiting.participant_id;
    let content = format!("Nie możemy teraz usunąć Twoich danych. Powód: {note}");
    let news =
        NewNotification { title: "Nie możemy teraz usunąć Twoich danych", content: &content, page: "/moj-profil" };
    notifications::notify_in_app(&mut tx, participant, &news, now).await?;
    let context = audit::by(operator.id, id).about(participant).note(note.as_str());
    let before = DataRequestRecord { status: DataRequestState::Waiting };
    let after = DataRequestRecord { status: DataRequestState::Rejected };
    audit::record(&mut tx, REJECT, context, (&before, &after), now).await?;
    tx.commit().await?;
    Ok(Body(ActionResponse { data: DataRequestClosed { id }, message: "Prośba została odrzucona".to_owned() }))
}
