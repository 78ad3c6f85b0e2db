//! One correction: what stands in its file, the invoices that it names, and what it changes.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::plan::{self, Plan, PlannedChange, UndecidedLine};
use super::store::{self, OriginalRow};
use plon_domain::einvoice::EInvoiceCorrectionStatus;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::{DataResponse, Status, status};
use plon_purchases::invoices::einvoices::content::EInvoiceContent;
use plon_purchases::invoices::einvoices::proposals::Goods;

audit::events! {
    READ_CORRECTION: () => () = "einvoice_corrections.read" on "einvoice_corrections";
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceCorrectionDetails {
    /// Public id.
    id: String,
    /// Version for optimistic locking, to be sent with a decision.
    version: i64,
    number: String,
    /// Number in KSeF.
    ksef_number: Option<String>,
    distributor: String,
    participant_id: ParticipantId,
    participant: String,
    issued_on: BusinessDate,
    received_at: Timestamp,
    status: Status,
    /// Reason for its status, as the participant reads it.
    reason: Option<String>,
    /// `document`, `consistent` or `confirmed`.
    proof: Status,
    /// Page of KSeF that tells whether a file with these bytes is there.
    url: Option<String>,
    /// Reason that the seller gives.
    correction_reason: Option<String>,
    content: EInvoiceContent,
    originals: Vec<CorrectedOriginal>,
    /// Lines that it changes; none once it is decided.
    changes: Vec<PlannedChange>,
    /// Lines that an operator has to look at; none once it is decided.
    undecided: Vec<UndecidedLine>,
    decided_at: Option<Timestamp>,
    /// Operator who decided; null where the programme did by its rules.
    decided_by: Option<String>,
}

/// Invoice that a correction names.
#[derive(Debug, Serialize, ToSchema)]
pub struct CorrectedOriginal {
    number: String,
    issued_on: BusinessDate,
    /// Public id; null where the programme does not have it.
    invoice_id: Option<String>,
    status: Option<Status>,
}

impl From<OriginalRow> for CorrectedOriginal {
    fn from(row: OriginalRow) -> CorrectedOriginal {
        CorrectedOriginal {
            status: row.status().map(Status::from),
            number: row.number,
            issued_on: row.issued_on,
            invoice_id: row.public_id,
        }
    }
}

/// Shows a correction with what it would change.
#[utoipa::path(get, path = "/api/v1/backoffice/einvoice-corrections/{id}", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = DataResponse<EInvoiceCorrectionDetails>), (status = 404)))]
pub async fn admin_show_einvoice_correction(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
) -> Result<Json<DataResponse<EInvoiceCorrectionDetails>>, ApiError> {
    let row = store::find_correction(&mut app.db.read().await?, &id).await?.ok_or(ApiError::NotFound)?;
    let opened = plan::open(&app, &row).await?;
    let context = audit::by(operator.id, row.id).about(row.participant_id);
    let db = app.db.read().await?;
    let mut db = audit::record_read(&app, db, READ_CORRECTION, context).await?;
    let plan = Plan::of(&mut db, &row, &opened.invoice).await?;
    let goods = Goods::load(&mut db).await?;
    let content = EInvoiceContent::of(&opened.invoice, &goods.named_by(&mut db, Some(row.distributor_id)).await?);
    let is_open = matches!(row.status, EInvoiceCorrectionStatus::Pending | EInvoiceCorrectionStatus::Waiting);
    let (code, proof) = (row.status, row.proof);
    let data = EInvoiceCorrectionDetails {
        id: row.public_id,
        version: row.version,
        number: row.number,
        ksef_number: row.ksef_number,
        distributor: row.distributor,
        participant_id: row.participant_id,
        participant: row.participant,
        issued_on: row.issued_on,
        received_at: row.received_at,
        status: status!(code),
        reason: row.reason,
        proof: status!(proof),
        url: opened.url,
        correction_reason: opened.invoice.correction_reason,
        content,
        originals: plan.originals.into_iter().map(CorrectedOriginal::from).collect(),
        changes: if is_open { plan.changes } else { Vec::new() },
        undecided: if is_open { plan.undecided } else { Vec::new() },
        decided_at: row.decided_at,
        decided_by: row.decided_by,
    };
    Ok(Json(DataResponse { data }))
}
