//! `GET /api/v1/backoffice/corrections`: the corrections that wait for another person.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::correct::sources;
use super::store::{self, PendingRow};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CorrectionsQuery {
    /// Only corrections of this participant.
    #[param(value_type = Option<i64>)]
    participant: Option<ParticipantId>,
}

/// A correction that waits for another person.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingCorrection {
    id: i64,
    participant_id: ParticipantId,
    participant: String,
    points: i64,
    #[schema(schema_with = sources)]
    source: String,
    reason: String,
    proposer: String,
    proposed_at: Timestamp,
    /// True if the caller may approve it: it is not their own.
    may_approve: bool,
}

impl PendingCorrection {
    fn new(row: PendingRow, who: OperatorId) -> PendingCorrection {
        PendingCorrection {
            may_approve: row.proposed_by != who,
            id: row.id,
            participant_id: row.participant_id,
            participant: row.participant,
            points: row.points,
            source: row.source,
            reason: row.reason,
            proposer: row.proposer,
            proposed_at: row.proposed_at,
        }
    }
}

/// Lists the corrections that wait, the oldest first.
#[utoipa::path(get, path = "/api/v1/backoffice/corrections", tag = "participants", params(CorrectionsQuery),
    responses((status = 200, body = DataResponse<Vec<PendingCorrection>>)))]
pub async fn admin_list_point_corrections(
    State(app): State<App>,
    who: Operator<Finance>,
    Query(query): Query<CorrectionsQuery>,
) -> Result<Json<DataResponse<Vec<PendingCorrection>>>, ApiError> {
    let rows = store::list_pending(&mut app.db.read().await?, query.participant).await?;
    Ok(Json(DataResponse { data: rows.into_iter().map(|row| PendingCorrection::new(row, who.id)).collect() }))
}
