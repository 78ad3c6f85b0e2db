//! `POST /api/v1/backoffice/records/{kind}/{key}/presence`: operators who have a record open at the same time.
mod store;

use std::time::Duration;

use axum::Json as Body;
use axum::extract::State;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::DataResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::kind::RecordKind;
use super::store as records;
use store::OpenRecord;

/// Life of a presence without a beat of its page.
const LIFE: Duration = Duration::from_secs(60);

/// Beat of a page that is open.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"leaving": false}))]
pub struct PresenceForm {
    /// True when the page is left.
    #[serde(default)]
    leaving: bool,
}

/// Another operator who has the record open.
#[derive(Debug, Serialize, ToSchema)]
pub struct PresentOperator {
    /// First and last name.
    operator: String,
    /// Whole minutes since they opened it.
    minutes: i64,
}

/// Says that the caller has a record open, or leaves it, and lists who else has. A page beats while it is visible; a
/// minute after its last beat it counts as left. A record that the operator may not open is not found.
#[utoipa::path(post, path = "/api/v1/backoffice/records/{kind}/{key}/presence", tag = "records",
    params(("kind" = RecordKind, Path), ("key" = String, Path)),
    responses((status = 200, body = DataResponse<Vec<PresentOperator>>), (status = 404)))]
pub async fn admin_put_presence(
    State(app): State<App>,
    operator: Operator<AnyRole>,
    Path((kind, key)): Path<(RecordKind, String)>,
    Json(PresenceForm { leaving }): Json<PresenceForm>,
) -> Result<Body<DataResponse<Vec<PresentOperator>>>, ApiError> {
    if !kind.is_open_to(&operator.roles) {
        return Err(ApiError::NotFound);
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let record = records::load_record(&mut tx, kind, &key).await?.ok_or(ApiError::NotFound)?;
    let open = OpenRecord { operator: operator.id, kind: kind.as_str(), record: record.id };
    let since = Timestamp(now.0 - LIFE);
    store::delete_ended_presence(&mut tx, operator.id, since).await?;
    if leaving {
        store::delete_presence(&mut tx, open).await?;
    } else {
        store::put_presence(&mut tx, open, now).await?;
    }
    let others = store::list_present(&mut tx, open, since).await?;
    tx.commit().await?;
    let minutes_since = |opened: Timestamp| now.0.duration_since(opened.0).as_mins();
    let data =
        others.into_iter().map(|row| PresentOperator { operator: row.operator, minutes: minutes_since(row.opened_at) });
    Ok(Body(DataResponse { data: data.collect() }))
}
