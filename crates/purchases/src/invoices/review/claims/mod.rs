//! Claims: an operator who opens an invoice has it for ten minutes, and others get another one.
mod store;

use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::invoice::InvoiceStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::store as invoices;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;
use store::ClaimRow;
pub use store::{find_claim, find_next_pending};

/// Life of a claim.
const LIFE: SignedDuration = SignedDuration::from_mins(10);

/// Operator who has the invoice open.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceClaim {
    /// First and last name.
    operator: String,
    expires_at: Timestamp,
    /// True for the caller's own.
    own: bool,
}

impl InvoiceClaim {
    pub fn of(row: ClaimRow, caller: OperatorId) -> InvoiceClaim {
        InvoiceClaim { own: row.operator_id == caller, operator: row.operator, expires_at: row.expires_at }
    }
}

/// Takes an invoice that waits for ten minutes, or longer for whoever has it. Somebody else's claim stays, and is told;
/// an invoice that does not wait has none.
#[utoipa::path(post, path = "/api/v1/backoffice/invoices/{id}/claim", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = DataResponse<Option<InvoiceClaim>>)))]
pub async fn admin_claim_invoice(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
) -> Result<Json<DataResponse<Option<InvoiceClaim>>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let invoice = invoices::find_invoice(&mut tx, &id).await?.ok_or(ApiError::NotFound)?;
    if invoice.status == InvoiceStatus::Pending {
        store::claim_invoice(&mut tx, invoice.id, operator.id, (now, Timestamp(now.0 + LIFE))).await?;
    }
    let claim = store::find_claim(&mut tx, invoice.id, now).await?;
    tx.commit().await?;
    Ok(Json(DataResponse { data: claim.map(|claim| InvoiceClaim::of(claim, operator.id)) }))
}
