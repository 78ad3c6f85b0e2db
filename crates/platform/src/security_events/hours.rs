//! `GET /api/v1/backoffice/security-events/hours`: failed sign-ins by the hour, and the limits of the alarm.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::alarm::{AT_ONE_ACCOUNT, IN_ALL, start_of_hour};
use super::store;
use crate::app::App;
use crate::auth::{Administrator, Operator};
use crate::error::ApiError;
use crate::extract::Query;
use crate::response::DataResponse;
use plon_kernel::types::Timestamp;

/// Spans to choose from, in hours; the first is the default.
const SPANS: [i64; 2] = [24, 72];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HoursQuery {
    /// Span in hours: 24 or 72.
    hours: Option<i64>,
}

/// Failed tries at passwords and codes.
#[derive(Debug, Serialize, ToSchema)]
pub struct FailedSignIns {
    /// Each hour of the span, the oldest first; the last one is still running.
    hours: Vec<SignInHour>,
    /// Tries in an hour past which the alarm is raised.
    limit_in_all: i64,
    /// Tries at one account in an hour past which it is raised as well.
    limit_at_account: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SignInHour {
    from: Timestamp,
    /// Wrong passwords and codes.
    failed: i64,
    /// Tries that a rate limit refused unchecked.
    locked: i64,
}

/// Lists failed sign-ins by the hour.
#[utoipa::path(get, path = "/api/v1/backoffice/security-events/hours", tag = "security events", params(HoursQuery),
    responses((status = 200, body = DataResponse<FailedSignIns>)))]
pub async fn admin_list_failed_sign_ins(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<HoursQuery>,
) -> Result<Json<DataResponse<FailedSignIns>>, ApiError> {
    let span = query.hours.unwrap_or(SPANS[0]);
    if !SPANS.contains(&span) {
        return Err(ApiError::Malformed);
    }
    super::write(&app).await;
    let last = app.clock.now().0.as_second().div_euclid(3600);
    let first = last - span + 1;
    let rows = store::list_failed_sign_ins_by_hour(&mut app.db.read().await?, start_of_hour(first)).await?;
    let hours = (first..=last)
        .map(|hour| {
            let (failed, locked) =
                rows.iter().find(|row| row.hour == hour).map_or((0, 0), |row| (row.failed, row.locked));
            SignInHour { from: start_of_hour(hour), failed, locked }
        })
        .collect();
    Ok(Json(DataResponse { data: FailedSignIns { hours, limit_in_all: IN_ALL, limit_at_account: AT_ONE_ACCOUNT } }))
}
