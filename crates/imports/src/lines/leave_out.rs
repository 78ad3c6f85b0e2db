//! Leaves a row out of an import, with the reason.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::import::RowState;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::change_row::{self, ImportRowChanged, LEAVE_OUT_ROW, Next};
use super::store::{self, NewChange};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ImportId;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

/// Longest reason in characters.
const LONGEST_REASON: usize = 500;

/// Reason for leaving a row out.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "reason": "Wiersz z podsumowaniem"}))]
pub struct LeaveOutForm {
    /// Version of the row, for optimistic locking.
    version: i64,
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// Leaves a row out of the import; it is listed with the import's result.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/rows/{row}/leave-out", tag = "imports",
    request_body = LeaveOutForm, params(("id" = i64, Path),
    ("row" = i64, Path, description = "the row's number in the file")),
    responses((status = 200, body = ActionResponse<ImportRowChanged>),
    (status = 409, description = "somebody else has changed it, or it is not in a state for that")))]
pub async fn admin_skip_import_row(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path((id, row)): Path<(ImportId, i64)>,
    Json(form): Json<LeaveOutForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/imports/{}/rows/{row}/leave-out", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    let mut fields = Fields::default();
    let reason = parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON);
    let Some(reason) = reason else { return Err(fields.into_error()) };
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let opened = change_row::open_row(tx, id, row, form.version).await?;
        if opened.changes.left_out.is_some() {
            return Err(ErrorCode::ImportStateForbids.into());
        }
        change_row::check_room(tx, id).await?;
        let change = NewChange { row, column: "", original: "", value: &reason, by: operator.id, at: now };
        store::put_change(tx, id, &change).await?;
        let next = Next {
            state: RowState::LeftOut,
            errors: Vec::new(),
            by: operator.id,
            event: LEAVE_OUT_ROW,
            columns: Vec::new(),
            note: Some(&reason),
            message: format!("Wiersz {row} jest pominięty"),
        };
        opened.close(tx, next, now).await
    })
    .await
}
