//! Undoes changes of a row: first that it is left out, otherwise its corrections.
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::change_row::{self, ImportRowChanged, Next, RESTORE_ROW};
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ImportId;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

/// Version of the row to be restored.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 2}))]
pub struct RestoreForm {
    /// Version of the row, for optimistic locking.
    version: i64,
}

/// Restores a row that was left out, with its corrections; for any other row, undoes its corrections.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/rows/{row}/restore", tag = "imports",
    request_body = RestoreForm, params(("id" = i64, Path),
    ("row" = i64, Path, description = "the row's number in the file")),
    responses((status = 200, body = ActionResponse<ImportRowChanged>),
    (status = 409, description = "somebody else has changed it, or there is nothing to take back")))]
pub async fn admin_restore_import_row(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path((id, row)): Path<(ImportId, i64)>,
    Json(form): Json<RestoreForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/imports/{}/rows/{row}/restore", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let opened = change_row::open_row(tx, id, row, form.version).await?;
        let mended = if opened.changes.left_out.is_some() {
            store::delete_change(tx, id, row, "").await?;
            opened.changes.cells.clone()
        } else if opened.changes.cells.is_empty() {
            return Err(ErrorCode::ImportStateForbids.into());
        } else {
            for key in opened.changes.cells.keys() {
                store::delete_change(tx, id, row, key).await?;
            }
            BTreeMap::new()
        };
        let errors = opened.judge(&app, tx, &mended).await?;
        let next = Next {
            state: change_row::state_of(&errors),
            errors,
            by: operator.id,
            event: RESTORE_ROW,
            columns: Vec::new(),
            note: None,
            message: format!("Wiersz {row} jest przywrócony"),
        };
        opened.close(tx, next, now).await
    })
    .await
}
