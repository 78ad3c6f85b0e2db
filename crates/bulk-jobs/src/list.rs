//! `GET /api/v1/backoffice/bulk-jobs`: the caller's jobs.
use axum::Json;
use axum::extract::State;
use plon_domain::bulk_job::BulkJobStatus;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::{BulkJob, Reader, statuses};
use super::store::{self, JobRow};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BulkJobsQuery {
    #[param(schema_with = statuses)]
    status: Option<BulkJobStatus>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Lists the caller's jobs, newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/bulk-jobs", tag = "bulk jobs", params(BulkJobsQuery),
    responses((status = 200, body = CursorList<BulkJob>)))]
pub async fn admin_list_bulk_jobs(
    State(app): State<App>,
    operator: Operator<Office>,
    Query(query): Query<BulkJobsQuery>,
) -> Result<Json<CursorList<BulkJob>>, ApiError> {
    let (reader, mut db) = (Reader::of(&operator), app.db.read().await?);
    let jobs = store::select_own_jobs(operator.id).filter_if("j.status = ?", query.status.map(BulkJobStatus::as_str));
    let CursorPage { items, meta } =
        jobs.cursor_page::<JobRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    Ok(Json(CursorList::new(items.into_iter().map(|row| BulkJob::new(row, &reader)).collect(), meta)))
}
