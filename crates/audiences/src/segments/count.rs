//! `POST /api/v1/backoffice/segments/count`: how many participants meet conditions, as they are being put together.
use axum::extract::State;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::DataResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::check::check;
use crate::conditions::{self, Condition, Conditions};

/// Conditions to count by.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"conditions": [{"kind": "account", "account": "farm"}]}))]
pub struct SegmentCountForm {
    conditions: Vec<Condition>,
}

/// Number of participants who meet the conditions.
#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentCount {
    members: i64,
    /// Participants with an active account.
    participants: i64,
}

/// Counts the participants who meet conditions; nothing is stored.
#[utoipa::path(post, path = "/api/v1/backoffice/segments/count", tag = "segments", request_body = SegmentCountForm,
    responses((status = 200, body = DataResponse<SegmentCount>)))]
pub async fn admin_count_segment(
    State(app): State<App>,
    _: Operator<Office>,
    Json(form): Json<SegmentCountForm>,
) -> Result<axum::Json<DataResponse<SegmentCount>>, ApiError> {
    let now = app.clock.now();
    let mut db = app.db.read().await?;
    let mut fields = Fields::default();
    check(&mut fields, &mut db, &form.conditions).await?;
    fields.check()?;
    let members = conditions::count(&mut db, &Conditions(form.conditions), now).await?;
    let participants = conditions::count(&mut db, &Conditions::default(), now).await?;
    Ok(axum::Json(DataResponse { data: SegmentCount { members, participants } }))
}
