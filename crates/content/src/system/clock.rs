//! `POST /api/demo/clock`: moves the demo's clock forward, so that a season can be walked through in an afternoon.
use axum::Json;
use axum::extract::State;
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use plon_kernel::dry_run;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::demo::keep_offset;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::DataResponse;

/// New time of the demo's clock.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"to": "2026-03-16T09:00"}))]
pub struct MoveClock {
    /// Warsaw time: `2025-08-21T09:00`.
    to: String,
}

/// Time of the demo's clock.
#[derive(Debug, Serialize, ToSchema)]
pub struct Moved {
    now: Timestamp,
}

/// Moves the demo's clock forward; it runs on from there, also after a restart. Answers 404 outside the demo.
#[utoipa::path(post, path = "/api/demo/clock", tag = "system", request_body = MoveClock,
    responses((status = 200, body = DataResponse<Moved>), (status = 404)))]
pub async fn advance_demo_clock(
    State(app): State<App>,
    body: Result<extract::Json<MoveClock>, ApiError>,
) -> Result<Json<DataResponse<Moved>>, ApiError> {
    let demo = app.demo.as_ref().ok_or(ApiError::NotFound)?;
    let extract::Json(wanted) = body?;
    let mut fields = Fields::default();
    let to =
        fields.parse("to", wanted.to.parse::<DateTime>().map_err(|_| "Podaj datę i godzinę, np. 2025-08-21T09:00"));
    let Some(to) = to else { return Err(fields.into_error()) };
    if dry_run::is_under_way() {
        return Ok(Json(DataResponse { data: Moved { now: app.clock.now() } }));
    }
    if !app.clock.move_on_to(to).map_err(anyhow::Error::new)? {
        fields.add_error("to", "Zegar można przesunąć tylko do przodu");
        return Err(fields.into_error());
    }
    keep_offset(&demo.data, &app.clock)?;
    Ok(Json(DataResponse { data: Moved { now: app.clock.now() } }))
}
