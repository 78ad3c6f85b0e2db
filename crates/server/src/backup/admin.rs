//! Screen of the server's own backups: the plan, what became of each, and one more at an administrator's request.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::BackupRun;
use super::schedule::SILENT;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::paging::{CursorMeta, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::backup_plan::{BackupPlan, BackupRhythm};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::response::{MessageResponse, Status};

audit::events! {
    REQUEST: () => EmptyRecord = "backups.request" on "backup_runs";
}

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(admin_list_backups)).routes(routes!(admin_request_backup))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BackupsQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Page of the backups, with the plan.
#[derive(Debug, Serialize, ToSchema)]
pub struct BackupList {
    data: Backups,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Backups {
    /// None where the server makes no backups by itself.
    plan: Option<ShownPlan>,
    /// True when a requested backup waits, or one is being made.
    under_way: bool,
    items: Vec<ListedBackup>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ShownPlan {
    /// Folder, or `s3://bucket/prefix`.
    place: String,
    /// Seconds between two backups, where they are not made at a time of the day.
    every_seconds: Option<u64>,
    /// Time of the day in Warsaw, as `02:30`.
    at: Option<String>,
    /// Number of backups that are kept.
    keep: u32,
    /// Public keys of age for which they are encrypted; plain without one.
    recipients: Vec<String>,
}

impl From<&BackupPlan> for ShownPlan {
    fn from(plan: &BackupPlan) -> ShownPlan {
        let (every_seconds, at) = match plan.rhythm {
            BackupRhythm::Every(every) => (Some(every.as_secs()), None),
            BackupRhythm::DailyAt(at) => (None, Some(at.strftime("%H:%M").to_string())),
        };
        ShownPlan { place: plan.place.clone(), every_seconds, at, keep: plan.keep, recipients: plan.recipients.clone() }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedBackup {
    due_at: Timestamp,
    /// Operator who requested it; none for the schedule's own.
    requested_by: Option<String>,
    status: Status,
    place: String,
    started_at: Option<Timestamp>,
    ended_at: Option<Timestamp>,
    /// Reason of the failure, as the server's log has it.
    error: Option<String>,
    /// Its folder in the place.
    name: Option<String>,
    /// Number of files that it names.
    files: Option<i64>,
    /// Size of its parts and of those files.
    bytes: Option<i64>,
}

impl ListedBackup {
    fn new(run: BackupRun, now: Timestamp) -> ListedBackup {
        ListedBackup {
            status: status_of(&run, now),
            due_at: run.due_at,
            requested_by: run.requested_by,
            place: run.place,
            started_at: run.started_at,
            ended_at: run.ended_at,
            error: run.error,
            name: run.name,
            files: run.files,
            bytes: run.bytes,
        }
    }
}

/// A run that has not been heard of for minutes was interrupted; another process takes it up.
fn status_of(run: &BackupRun, now: Timestamp) -> Status {
    let shown = |code, label, color| Status { code, label, color };
    match (run.ended_at, &run.error, run.seen_at) {
        (Some(_), None, _) => shown("done", "Gotowa", "green"),
        (Some(_), Some(_), _) => shown("failed", "Nieudana", "red"),
        (None, _, None) => shown("waiting", "Czeka", "yellow"),
        (None, _, Some(seen)) if now.0.duration_since(seen.0) > SILENT => shown("interrupted", "Przerwana", "orange"),
        (None, _, Some(_)) => shown("running", "W\u{a0}toku", "yellow"),
    }
}

/// Lists the backups that the server has made by itself, newest first; those made by a command are not known.
#[utoipa::path(get, path = "/api/v1/backoffice/backups", tag = "backups", params(BackupsQuery),
    responses((status = 200, body = BackupList)))]
pub async fn admin_list_backups(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<BackupsQuery>,
) -> Result<Json<BackupList>, ApiError> {
    let now = Timestamp(app.clock.machine());
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        store::select_runs().cursor_page::<BackupRun>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let data = Backups {
        plan: app.backups.as_ref().map(ShownPlan::from),
        under_way: store::is_under_way(&mut db, heard_of_since(now)).await?,
        items: items.into_iter().map(|run| ListedBackup::new(run, now)).collect(),
    };
    Ok(Json(BackupList { data, meta }))
}

/// Instant since which a process that makes a backup has been heard of.
fn heard_of_since(now: Timestamp) -> Timestamp {
    Timestamp(now.0 - SILENT)
}

/// Requests a backup beside the schedule; a process of the server begins it within a minute.
/// Refused while one waits or is being made, and where the server makes no backups by itself.
#[utoipa::path(post, path = "/api/v1/backoffice/backups", tag = "backups",
    responses((status = 202, body = MessageResponse), (status = 409)))]
pub async fn admin_request_backup(
    State(app): State<App>,
    operator: Operator<Administrator>,
) -> Result<(StatusCode, Json<MessageResponse>), ApiError> {
    let Some(plan) = &app.backups else { return Err(ErrorCode::BackupsNotSet.into()) };
    let now = Timestamp(app.clock.machine());
    let mut tx = app.db.begin().await?;
    let is_free = !store::is_under_way(&mut tx, heard_of_since(now)).await?
        && store::insert_requested_run(&mut tx, now, &plan.place, operator.id).await?;
    if !is_free {
        return Err(ErrorCode::BackupUnderWay.into());
    }
    let subject = now.0.as_microsecond();
    audit::record(&mut tx, REQUEST, audit::by(operator.id, subject), (&(), &EmptyRecord {}), app.clock.now()).await?;
    tx.commit().await?;
    let message = "Kopia zacznie się w\u{a0}ciągu minuty".to_owned();
    Ok((StatusCode::ACCEPTED, Json(MessageResponse { message })))
}
