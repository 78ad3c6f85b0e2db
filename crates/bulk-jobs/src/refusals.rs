//! `GET /api/v1/backoffice/bulk-jobs/{id}/refusals`: records that a job has left as they were, with the reasons.
use axum::Json;
use axum::extract::State;
use plon_kernel::ids::BulkJobId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::Reader;
use super::store::{self, RefusalRow};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RefusalsQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Record that stays as it was.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkJobRefusal {
    id: i64,
    /// Name of the record, such as "Zamówienie nr 12".
    label: String,
    /// Address of its page; null when there is no such record.
    page: Option<String>,
    /// Sentence with the reason.
    reason: String,
}

/// Lists the refused records of a job that the caller sees, in the order of the work.
#[utoipa::path(get, path = "/api/v1/backoffice/bulk-jobs/{id}/refusals", tag = "bulk jobs",
    params(("id" = i64, Path), RefusalsQuery), responses((status = 200, body = CursorList<BulkJobRefusal>)))]
pub async fn admin_list_bulk_job_refusals(
    State(app): State<App>,
    operator: Operator<Office>,
    Path(id): Path<BulkJobId>,
    Query(query): Query<RefusalsQuery>,
) -> Result<Json<CursorList<BulkJobRefusal>>, ApiError> {
    let mut db = app.db.read().await?;
    let job = store::find_job(&mut db, id).await?;
    job.filter(|job| Reader::of(&operator).sees(job)).ok_or(ApiError::NotFound)?;
    let CursorPage { items, meta } = store::select_refusals(id)
        .cursor_page::<RefusalRow>(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let refusal = |RefusalRow { id, label, page, reason }| BulkJobRefusal { id, label, page, reason };
    Ok(Json(CursorList::new(items.into_iter().map(refusal).collect(), meta)))
}
