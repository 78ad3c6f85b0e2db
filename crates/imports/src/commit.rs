//! Accepts an import as a whole with one short write, after which the worker posts it.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::import::ImportStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::cancel::ImportStatusRecord;
use super::store::{self, ImportRow};
use super::{show, statuses};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

audit::events! {
    COMMIT_IMPORT: ImportStatusRecord => CommittedImport = "imports.commit" on "imports";
}

/// Accepted import as the audit log keeps it, with the counts of its rows.
#[derive(Debug, Serialize, ToSchema)]
struct CommittedImport {
    groups: i64,
    left_out: i64,
    mended: i64,
    rows: i64,
    #[schema(schema_with = statuses)]
    status: ImportStatus,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCommitted {
    id: ImportId,
}

#[derive(Debug, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CommitQuery {
    /// Edition whose figures the operator saw; the request is refused when rows have changed since (optimistic lock).
    edition: Option<i64>,
}

/// Accepts all rows of an import except those left out; with a faulty row, nothing of the file is accepted.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/commit", tag = "imports",
    params(("id" = i64, Path), CommitQuery), responses((status = 200, body = ActionResponse<ImportCommitted>),
    (status = 409, description = "it has bad rows, or is not in a state for that")))]
pub async fn admin_commit_import(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path(id): Path<ImportId>,
    Query(query): Query<CommitQuery>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/imports/{}/commit", id.0);
    let request = Request::new(operator.id, key, &path, &query)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        if !store::lock_import(tx, id).await? {
            return Err(ApiError::NotFound);
        }
        let run = store::find_import(tx, id).await?.ok_or(ApiError::NotFound)?;
        if run.status != ImportStatus::Previewed {
            return Err(ErrorCode::ImportStateForbids.into());
        }
        if query.edition.is_some_and(|seen| seen != run.edition) {
            return Err(ErrorCode::VersionChanged.into());
        }
        if run.stale {
            return Err(ErrorCode::ImportNotChecked.into());
        }
        if !show::can_be_committed(&run) {
            return Err(ErrorCode::ImportHasErrors.into());
        }
        accept(tx, &run, operator.id, None, now).await?;
        let done = ActionResponse {
            data: ImportCommitted { id },
            message: "Import zatwierdzony. Zapisujemy wiersze.".to_owned(),
        };
        Ok(done)
    })
    .await
}

/// Has the worker post an import that was read, and records who accepted it, with a note on whose behalf.
pub async fn accept(
    tx: &mut Tx,
    run: &ImportRow,
    by: OperatorId,
    note: Option<&str>,
    now: Timestamp,
) -> anyhow::Result<()> {
    store::start_posting(tx, run.id, by, now).await?;
    let before = ImportStatusRecord { status: run.status };
    let after = CommittedImport {
        groups: run.groups,
        left_out: run.rows_left_out,
        mended: run.rows_mended,
        rows: run.rows_valid,
        status: ImportStatus::Posting,
    };
    audit::record(tx, COMMIT_IMPORT, audit::by(by, run.id.0).note(note), (&before, &after), now).await
}
