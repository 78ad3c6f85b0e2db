//! Cancels an import before anything of it has reached the programme.
use axum::Json;
use axum::extract::State;
use plon_domain::import::ImportStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, ImportRow};
use super::{batches, statuses};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

audit::events! {
    CANCEL_IMPORT: ImportStatusRecord => ImportStatusRecord = "imports.cancel" on "imports";
}

/// Import's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportStatusRecord {
    #[schema(schema_with = statuses)]
    pub status: ImportStatus,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCancelled {
    id: ImportId,
}

/// Cancels an import that is not accepted yet.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/cancel", tag = "imports",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ImportCancelled>),
    (status = 409, description = "it is accepted, or over")))]
pub async fn admin_cancel_import(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportId>,
) -> Result<Json<ActionResponse<ImportCancelled>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::lock_import(&mut tx, id).await?;
    let run = store::find_import(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    cancel(&mut tx, &run, operator.id, None, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data: ImportCancelled { id }, message: "Import został anulowany".to_owned() }))
}

/// Cancels a locked import and records who did, with a note on whose behalf.
///
/// # Errors
/// `ImportStateForbids` once it is accepted or over.
pub async fn cancel(
    tx: &mut Tx,
    run: &ImportRow,
    by: OperatorId,
    note: Option<&str>,
    now: Timestamp,
) -> Result<(), ApiError> {
    if !run.status.can_be_cancelled() {
        return Err(ErrorCode::ImportStateForbids.into());
    }
    store::set_status(tx, run.id, ImportStatus::Cancelled, Some(now)).await?;
    batches::webhook_events::queue_cancelled(tx, (run.id, run.client_id), now).await?;
    let before = ImportStatusRecord { status: run.status };
    let after = ImportStatusRecord { status: ImportStatus::Cancelled };
    audit::record(tx, CANCEL_IMPORT, audit::by(by, run.id.0).note(note), (&before, &after), now).await?;
    Ok(())
}
