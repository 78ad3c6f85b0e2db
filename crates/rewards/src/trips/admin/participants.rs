//! Participants of a trip and their states.
use axum::Json;
use axum::extract::State;
use plon_domain::trip::TripState;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::states;
use super::store::{self, TripParticipantRow};
use plon_kernel::ids::{ParticipantId, TripId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TripParticipantsQuery {
    /// Only participants in this state.
    #[param(schema_with = states)]
    state: Option<TripState>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A participant's state with a trip.
#[derive(Debug, Serialize, ToSchema)]
pub struct TripParticipant {
    id: ParticipantId,
    name: String,
    company_name: String,
    nip: String,
    #[schema(schema_with = states)]
    state: TripState,
    state_text: &'static str,
    /// Points of the trip's season.
    points: i64,
    held: i64,
    forfeited: i64,
    /// Points that the order still lacks.
    missing: i64,
    /// The public id of the order.
    order: Option<String>,
    changed_at: Timestamp,
}

/// Lists the participants who have a state with the trip, sorted by their ids.
#[utoipa::path(get, path = "/api/v1/backoffice/trips/{id}/participants", tag = "trips",
    params(("id" = i64, Path), TripParticipantsQuery),
    responses((status = 200, body = CursorList<TripParticipant>)))]
pub async fn admin_list_trip_participants(
    State(app): State<App>,
    _: Operator<Finance>,
    Path(id): Path<TripId>,
    Query(query): Query<TripParticipantsQuery>,
) -> Result<Json<CursorList<TripParticipant>>, ApiError> {
    let mut db = app.db.read().await?;
    store::find_trip(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let page = store::select_participants(id, query.state)
        .cursor_page(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let CursorPage::<TripParticipantRow> { items, meta } = page;
    let items = items.into_iter().map(from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

fn from_row(row: TripParticipantRow) -> anyhow::Result<TripParticipant> {
    let state = TripState::try_from(row.state.as_str())?;
    let lacks = row.order_cost.filter(|_| state == TripState::Short).map_or(0, |cost| cost - row.held);
    Ok(TripParticipant {
        id: row.participant_id,
        name: format!("{} {}", row.first_name, row.last_name),
        company_name: row.company_name,
        nip: row.nip,
        state,
        state_text: state.label(),
        points: row.points,
        held: row.held,
        forfeited: row.forfeited,
        missing: lacks,
        order: row.order,
        changed_at: row.changed_at,
    })
}
