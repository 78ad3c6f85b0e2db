//! One invoice with everything that an operator needs to decide on it.
use axum::Json;
use axum::extract::State;
use plon_domain::invoice::InvoiceSource;
use plon_domain::volume::{Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::appeals::{Appeal, Appeals};
use super::super::corrections::{self, LineCorrection};
use super::super::{sources, units};
use super::claims::{self, InvoiceClaim};
use super::einvoice::{self, EInvoiceUnderReview};
use super::proposals::{self, UsualPack};
use super::store::{self, AdminInvoice, AdminLine, DuplicateRow, Reporter};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, LineId, OperatorId, PackId, ParticipantId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::files::{self, StoredFile};
use plon_platform::ledger;
use plon_platform::response::{DataResponse, Status};

audit::events! {
    READ_INVOICE: () => () = "invoices.read" on "invoices";
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceUnderReview {
    /// Public id.
    id: String,
    /// Version for optimistic locking, to be sent with a decision.
    version: i64,
    number: String,
    distributor_id: DistributorId,
    distributor: String,
    #[schema(schema_with = sources)]
    source: InvoiceSource,
    /// True when it was reported and is also in a distributor's data.
    matched: bool,
    reported_at: Timestamp,
    /// Date of issue; null until an operator has entered it.
    issued_on: Option<BusinessDate>,
    /// Season of the date of issue; until it is entered, of the report.
    season: i64,
    buyer_name: String,
    status: Status,
    /// Reason why it was rejected as a whole.
    reason: Option<String>,
    points: i64,
    /// Net value in grosze.
    value: i64,
    decided_at: Option<Timestamp>,
    participant: InvoiceReporter,
    file: Option<InvoiceFile>,
    /// Content of the file, where it is an e-invoice.
    einvoice: Option<EInvoiceUnderReview>,
    possible_duplicates: Vec<PossibleDuplicate>,
    lines: Vec<LineUnderReview>,
    /// Packs that the participant usually buys from the distributor, the most frequent first.
    usual: Vec<UsualPack>,
    /// Appeals about the invoice as a whole, oldest first.
    appeals: Vec<Appeal>,
    /// Who has it open.
    claim: Option<InvoiceClaim>,
    /// Public id of the next invoice waiting for a decision that nobody else has open.
    next_waiting: Option<String>,
}

/// Participant whose invoice it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceReporter {
    id: ParticipantId,
    first_name: String,
    last_name: String,
    company_name: String,
    city: String,
    nip: String,
    email: String,
    phone: String,
    points_available: i64,
    points_total: i64,
    hit_points_limit: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceFile {
    /// Name given by the participant's device.
    name: String,
    media_type: String,
    /// Size in bytes.
    size: i64,
}

/// Another invoice that may be the same.
#[derive(Debug, Serialize, ToSchema)]
pub struct PossibleDuplicate {
    /// Public id.
    id: String,
    number: String,
    distributor: String,
    participant: String,
    status: Status,
    reported_at: Timestamp,
    same_number: bool,
    same_ksef_number: bool,
    same_file: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LineUnderReview {
    id: LineId,
    pack_id: PackId,
    product: String,
    /// Volume of one pack, such as `5 L`.
    pack: String,
    /// Number of packs.
    quantity: i64,
    /// Volume of all packs together, in thousandths of the unit.
    volume: i64,
    #[schema(schema_with = units)]
    unit: Unit,
    /// Net value in grosze.
    net_value: i64,
    status: Status,
    points: i64,
    /// Points earned beyond a limit and not granted.
    points_cut: i64,
    reason: Option<String>,
    explanation: Option<String>,
    corrections: Vec<LineCorrection>,
    /// Appeals about the line, oldest first.
    appeals: Vec<Appeal>,
}

/// Shows an invoice with its participant, file, lines and possible duplicates.
#[utoipa::path(get, path = "/api/v1/backoffice/invoices/{id}", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = DataResponse<InvoiceUnderReview>)))]
pub async fn admin_show_invoice(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
) -> Result<Json<DataResponse<InvoiceUnderReview>>, ApiError> {
    let mut db = app.db.read().await?;
    let invoice = store::find_invoice(&mut db, &id).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, invoice.id.0).about(invoice.participant_id);
    let mut db = audit::record_read(&app, db, READ_INVOICE, context).await?;
    Ok(Json(DataResponse { data: read(&app, &mut db, invoice, operator.id).await? }))
}

async fn read(
    app: &App,
    db: &mut impl Read,
    invoice: AdminInvoice,
    operator: OperatorId,
) -> Result<InvoiceUnderReview, ApiError> {
    let now = app.clock.now();
    let file = match invoice.file_id {
        Some(file) => files::find_file(db, file).await?,
        None => None,
    };
    let appeals = Appeals::of(db, invoice.id, app.clock.today()).await?;
    let mut corrected = corrections::by_line(db, invoice.id).await?;
    let line = |line: AdminLine| LineUnderReview {
        corrections: corrected.remove(&line.id).unwrap_or_default(),
        appeals: appeals.about(Some(line.id)),
        ..LineUnderReview::from(line)
    };
    Ok(InvoiceUnderReview {
        claim: claims::find_claim(db, invoice.id, now).await?.map(|claim| InvoiceClaim::of(claim, operator)),
        einvoice: einvoice::load(app, db, &invoice, file.as_ref()).await?,
        lines: store::list_lines(db, invoice.id).await?.into_iter().map(line).collect(),
        usual: proposals::usual(db, invoice.participant_id, invoice.distributor_id).await?,
        appeals: appeals.about(None),
        participant: reporter(db, invoice.participant_id).await?,
        file: file.map(InvoiceFile::from),
        possible_duplicates: store::list_duplicates(db, &invoice)
            .await?
            .into_iter()
            .map(PossibleDuplicate::from)
            .collect(),
        next_waiting: claims::find_next_pending(db, invoice.id, (operator, now)).await?,
        id: invoice.public_id,
        version: invoice.version,
        number: invoice.number,
        distributor_id: invoice.distributor_id,
        distributor: invoice.distributor,
        source: invoice.source,
        matched: invoice.matched,
        reported_at: invoice.reported_at,
        issued_on: invoice.issued_on,
        season: invoice.season.into(),
        buyer_name: invoice.buyer_name,
        status: invoice.status.into(),
        reason: invoice.reason,
        points: invoice.points,
        value: invoice.net_value,
        decided_at: invoice.decided_at,
    })
}

async fn reporter(db: &mut impl Read, id: ParticipantId) -> Result<InvoiceReporter, ApiError> {
    let figures = ledger::balances(db, id).await?.figures();
    let Reporter { id, first_name, last_name, company_name, company_city, nip, email, phone, hit_points_limit } =
        store::load_reporter(db, id).await?;
    Ok(InvoiceReporter {
        id,
        first_name,
        last_name,
        company_name,
        city: company_city,
        nip,
        email,
        phone,
        points_available: figures.available.0,
        points_total: figures.total.0,
        hit_points_limit,
    })
}

impl From<StoredFile> for InvoiceFile {
    fn from(file: StoredFile) -> InvoiceFile {
        InvoiceFile { name: file.name, media_type: file.media_type, size: file.size }
    }
}

impl From<DuplicateRow> for PossibleDuplicate {
    fn from(twin: DuplicateRow) -> PossibleDuplicate {
        PossibleDuplicate {
            id: twin.public_id,
            number: twin.number,
            distributor: twin.distributor,
            participant: twin.participant,
            status: twin.status.into(),
            reported_at: twin.reported_at,
            same_number: twin.same_number,
            same_ksef_number: twin.same_ksef_number,
            same_file: twin.same_file,
        }
    }
}

impl From<AdminLine> for LineUnderReview {
    fn from(line: AdminLine) -> LineUnderReview {
        LineUnderReview {
            id: line.id,
            pack_id: line.pack_id,
            product: line.product,
            pack: Volume(line.pack_volume).to_polish(line.unit),
            quantity: line.quantity,
            volume: line.volume,
            unit: line.unit,
            net_value: line.net_value,
            status: line.status.into(),
            points: line.points,
            points_cut: line.points_cut,
            reason: line.reason,
            explanation: line.explanation,
            corrections: Vec::new(),
            appeals: Vec::new(),
        }
    }
}
