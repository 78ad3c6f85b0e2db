//! One request with the data that an operator needs to answer it.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::state::RequestKind;
use super::store::{self, RequestRow};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::{DataResponse, Status};

audit::events! {
    READ_REQUEST: () => () = "requests.read" on "requests";
}

/// A request as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminRequest {
    id: i64,
    kind: RequestKind,
    status: Status,
    nip: String,
    first_name: String,
    last_name: String,
    company_name: String,
    phone: String,
    email: String,
    city: String,
    message: Option<String>,
    /// The wording of the consent; only for requests for an invitation.
    contact_consent: Option<String>,
    date: Timestamp,
    decided_at: Option<Timestamp>,
    decided_by: Option<String>,
    /// The reason for the refusal.
    reason: Option<String>,
    /// True if the NIP has an account already, so that an invitation is useless.
    has_account: bool,
    /// Number of other requests with the same NIP.
    others: i64,
}

/// Shows a request with its answer, if it has one.
#[utoipa::path(get, path = "/api/v1/backoffice/requests/{id}", tag = "registration",
    params(("id" = i64, Path, description = "the request's number")),
    responses((status = 200, body = DataResponse<AdminRequest>)))]
pub async fn admin_show_participation_request(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
) -> Result<Json<DataResponse<AdminRequest>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_request(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, id).about(row.participant_id);
    let mut db = audit::record_read(&app, db, READ_REQUEST, context).await?;
    let others = store::count_other_requests(&mut db, id, &row.nip).await?;
    Ok(Json(DataResponse { data: from_row(row, others) }))
}

fn from_row(row: RequestRow, others: i64) -> AdminRequest {
    AdminRequest {
        id: row.id,
        kind: row.kind,
        status: row.status.shown(row.kind),
        nip: row.nip,
        first_name: row.first_name,
        last_name: row.last_name,
        company_name: row.company_name,
        phone: row.phone,
        email: row.email,
        city: row.city,
        message: row.message,
        contact_consent: row.contact_consent,
        date: row.created_at,
        decided_at: row.decided_at,
        decided_by: row.decided_by,
        reason: row.reason,
        has_account: row.kind == RequestKind::Participation && row.has_account,
        others,
    }
}
