//! One invoice of a participant, with its lines and the reasons of the decisions.
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::volume::{Unit, Volume};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::appeals::{Appeal, Appeals};
use super::corrections::{self, LineCorrection};
use super::einvoices::store::{self as einvoices, ReceivedCorrectionRow};
use super::store::{self, OwnInvoice, OwnLine};
use super::{sources, units};
use plon_kernel::ids::LineId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Participant, ReadOnly};
use plon_platform::error::ApiError;
use plon_platform::extract::Json as Body;
use plon_platform::response::{DataResponse, Status, status};

/// Invoice to be shown.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"document": "Vc1i9_RdzkLTcHLEbe3F_w"}))]
pub struct InvoiceReference {
    /// Public id.
    document: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceDetails {
    /// Public id.
    pub id: String,
    pub document_name: String,
    pub distributor_name: String,
    /// Date of issue; until an operator has entered it, the date of the report.
    pub date: BusinessDate,
    pub reported_at: Timestamp,
    pub buyer: String,
    #[schema(schema_with = sources)]
    pub source: InvoiceSource,
    pub status: Status,
    /// Reason why the invoice was rejected as a whole.
    pub reason: Option<String>,
    pub points: i64,
    /// Net value in grosze.
    pub value: i64,
    /// True when there is a file to download.
    pub file: bool,
    /// Appeals about the invoice as a whole, oldest first.
    pub appeals: Vec<Appeal>,
    /// Number of appeals still allowed; null while one is open or when the invoice was not rejected as a whole.
    pub appeals_left: Option<i64>,
    /// True when it was reported and is also in a distributor's data.
    pub matched: bool,
    /// Corrections that came as e-invoices, oldest first.
    pub received_corrections: Vec<ReceivedCorrection>,
    pub rows: Vec<InvoiceRow>,
}

/// Correction of the invoice that came as an e-invoice.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReceivedCorrection {
    number: String,
    issued_on: BusinessDate,
    status: Status,
    /// Reason for its status.
    reason: Option<String>,
}

/// Line of the invoice.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceRow {
    pub id: LineId,
    pub status: Status,
    pub title_product: String,
    /// Volume of one pack, such as `5 L`.
    pub pack: String,
    /// Number of packs.
    pub quantity: i64,
    /// Volume of all packs together, in thousandths of the unit.
    pub volume: i64,
    #[schema(schema_with = units)]
    pub unit: Unit,
    pub points: i64,
    /// Net value in grosze.
    pub value: i64,
    /// Reason why the line was rejected.
    pub reason: Option<String>,
    /// Explanation of the points, or of what the line waits for.
    pub explanation: String,
    /// Corrections by operators after the line was accepted, oldest first.
    pub corrections: Vec<LineCorrection>,
    /// Appeals about the line, oldest first.
    pub appeals: Vec<Appeal>,
    /// Number of appeals still allowed; null while one is open or when the line is not rejected by itself.
    pub appeals_left: Option<i64>,
}

/// Shows one of the participant's own invoices; another participant's is not found.
#[utoipa::path(post, path = "/api/v1/invoices/details", tag = "invoices", request_body = InvoiceReference,
    responses((status = 200, body = DataResponse<InvoiceDetails>), (status = 400), (status = 404), (status = 413),
    (status = 415)))]
pub async fn show_invoice(
    State(app): State<App>,
    ReadOnly(who): ReadOnly<Participant>,
    Body(form): Body<InvoiceReference>,
) -> Result<Json<DataResponse<InvoiceDetails>>, ApiError> {
    let mut db = app.db.read().await?;
    let invoice = store::find_own_invoice(&mut db, who.id, &form.document).await?.ok_or(ApiError::NotFound)?;
    let lines = store::list_own_lines(&mut db, invoice.id).await?;
    let after = After {
        appeals: Appeals::of(&mut db, invoice.id, app.clock.today()).await?,
        corrections: corrections::by_line(&mut db, invoice.id).await?,
        received: einvoices::list_corrections_of(&mut db, invoice.id).await?,
    };
    Ok(Json(DataResponse { data: after.shown(invoice, lines) }))
}

/// Events after the first decision.
struct After {
    appeals: Appeals,
    corrections: HashMap<LineId, Vec<LineCorrection>>,
    received: Vec<ReceivedCorrectionRow>,
}

impl From<ReceivedCorrectionRow> for ReceivedCorrection {
    fn from(row: ReceivedCorrectionRow) -> ReceivedCorrection {
        let ReceivedCorrectionRow { number, issued_on, status, reason } = row;
        ReceivedCorrection { number, issued_on, status: status!(status), reason }
    }
}

impl After {
    fn shown(mut self, invoice: OwnInvoice, lines: Vec<OwnLine>) -> InvoiceDetails {
        let rejected_whole = invoice.status == InvoiceStatus::Rejected && invoice.reason.is_some();
        InvoiceDetails {
            received_corrections: self.received.drain(..).map(ReceivedCorrection::from).collect(),
            appeals: self.appeals.about(None),
            appeals_left: rejected_whole.then(|| self.appeals.left(None)),
            rows: lines.into_iter().map(|line| self.row(line, rejected_whole)).collect(),
            id: invoice.public_id,
            document_name: invoice.number,
            distributor_name: invoice.distributor_name,
            date: invoice.dated_on,
            reported_at: invoice.reported_at,
            buyer: invoice.buyer_name,
            source: invoice.source,
            status: invoice.status.into(),
            reason: invoice.reason,
            points: invoice.points,
            value: invoice.net_value,
            file: invoice.file_id.is_some(),
            matched: invoice.matched,
        }
    }

    /// Row of a line; when the invoice was rejected as a whole, only the whole can be appealed against.
    fn row(&mut self, line: OwnLine, rejected_whole: bool) -> InvoiceRow {
        let may_appeal = line.status == LineStatus::Rejected && !rejected_whole;
        InvoiceRow {
            corrections: self.corrections.remove(&line.id).unwrap_or_default(),
            appeals: self.appeals.about(Some(line.id)),
            appeals_left: may_appeal.then(|| self.appeals.left(Some(line.id))),
            id: line.id,
            status: line.status.into(),
            title_product: line.product,
            pack: Volume(line.pack_volume).to_polish(line.unit),
            quantity: line.quantity,
            volume: line.volume,
            unit: line.unit,
            points: line.points,
            value: line.net_value,
            reason: line.reason,
            explanation: line.explanation.unwrap_or_else(|| without_points(line.status).to_owned()),
        }
    }
}

fn without_points(status: LineStatus) -> &'static str {
    match status {
        LineStatus::Pending => "Sprawdzamy tę pozycję. Punkty przyznamy po jej zaakceptowaniu.",
        LineStatus::Rejected => "Za odrzuconą pozycję nie przyznajemy punktów.",
        LineStatus::Accepted | LineStatus::Limit | LineStatus::LimitProduct => "Pozycja została zaakceptowana.",
    }
}
