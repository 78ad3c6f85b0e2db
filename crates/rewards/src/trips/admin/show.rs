//! One trip with its terms, and the number of participants in each state.
use axum::Json;
use axum::extract::State;
use plon_domain::trip::{TripKind, TripState};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{kinds, states};
use super::model::AdminTripRow;
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::TripId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// A trip as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminTrip {
    id: TripId,
    /// Version for optimistic locking: a change is refused once another operator has changed the trip.
    version: i64,
    name: String,
    season: i64,
    #[schema(schema_with = kinds)]
    kind: TripKind,
    kind_text: &'static str,
    /// The slug of its reward.
    reward: String,
    published: bool,
    qualify_at: i64,
    cost: i64,
    reserved_points: i64,
    opens_on: BusinessDate,
    order_by: BusinessDate,
    fulfil_by: BusinessDate,
    /// Days before a deadline, separated by commas.
    reminders: String,
    /// True once everybody has been checked since the terms were last changed.
    settled: bool,
    /// Number of participants in each state, without those who never reached the threshold.
    counts: Vec<TripCount>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TripCount {
    #[schema(schema_with = states)]
    state: TripState,
    label: &'static str,
    /// At most 10 000.
    count: i64,
}

/// Shows a trip with its terms.
#[utoipa::path(get, path = "/api/v1/backoffice/trips/{id}", tag = "trips",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<AdminTrip>)))]
pub async fn admin_show_trip(
    State(app): State<App>,
    _: Operator<Finance>,
    Path(id): Path<TripId>,
) -> Result<Json<DataResponse<AdminTrip>>, ApiError> {
    let data = load_trip(&mut app.db.read().await?, id).await?;
    Ok(Json(DataResponse { data }))
}

/// Reads the current state of a trip.
///
/// # Errors
/// `NotFound` when there is none with this id.
pub async fn load_trip(db: &mut impl Read, id: TripId) -> Result<AdminTrip, ApiError> {
    let row = store::find_trip(db, id).await?.ok_or(ApiError::NotFound)?;
    let mut counts = Vec::new();
    for &state in TripState::ALL {
        let count = store::count_participants(db, id, state).await?;
        counts.push(TripCount { state, label: state.label(), count });
    }
    let kind = TripKind::try_from(row.kind.as_str()).map_err(anyhow::Error::new)?;
    let AdminTripRow { version, name, season, reward, published, qualify_at, cost, reserved_points, .. } = row;
    let AdminTripRow { opens_on, order_by, fulfil_by, reminders, swept_to, .. } = row;
    Ok(AdminTrip {
        id,
        version,
        name,
        season,
        kind,
        kind_text: kind.label(),
        reward,
        published,
        qualify_at,
        cost,
        reserved_points,
        opens_on,
        order_by,
        fulfil_by,
        reminders,
        settled: swept_to.is_none(),
        counts,
    })
}
