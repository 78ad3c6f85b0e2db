//! List of corrections, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::einvoice::EInvoiceCorrectionStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::statuses;
use super::store::{self, CorrectionRow};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::{Status, status};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CorrectionsQuery {
    #[param(schema_with = statuses)]
    status: Option<EInvoiceCorrectionStatus>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedEInvoiceCorrection {
    /// Public id.
    id: String,
    number: String,
    distributor: String,
    participant_id: ParticipantId,
    participant: String,
    issued_on: BusinessDate,
    received_at: Timestamp,
    status: Status,
    /// `document`, `consistent` or `confirmed`.
    proof: Status,
}

impl From<CorrectionRow> for ListedEInvoiceCorrection {
    fn from(row: CorrectionRow) -> ListedEInvoiceCorrection {
        let (code, proof) = (row.status, row.proof);
        ListedEInvoiceCorrection {
            id: row.public_id,
            number: row.number,
            distributor: row.distributor,
            participant_id: row.participant_id,
            participant: row.participant,
            issued_on: row.issued_on,
            received_at: row.received_at,
            status: status!(code),
            proof: status!(proof),
        }
    }
}

/// Lists the corrections that came as e-invoices, newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/einvoice-corrections", tag = "invoices", params(CorrectionsQuery),
    responses((status = 200, body = CursorList<ListedEInvoiceCorrection>)))]
pub async fn admin_list_einvoice_corrections(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<CorrectionsQuery>,
) -> Result<Json<CursorList<ListedEInvoiceCorrection>>, ApiError> {
    let mut db = app.db.read().await?;
    let select = store::select_corrections(query.status);
    let CursorPage { items, meta } =
        select.cursor_page::<CorrectionRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedEInvoiceCorrection::from).collect();
    Ok(Json(CursorList::new(items, meta)))
}
