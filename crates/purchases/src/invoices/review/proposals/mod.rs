//! Proposals for an invoice whose file is no e-invoice: packs for the lines that a PDF says, and what the participant
//! usually buys.
mod store;

use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use plon_domain::text::is_unprintable;
use plon_domain::volume::Volume;
use plon_ksef::{Decimal, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::einvoices::content::LineProposal;
use super::super::einvoices::proposals::Goods;
use super::store as invoices;
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ParticipantId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json as Given, Path};
use plon_platform::response::DataResponse;

/// Most lines of a request, as in the operator's form.
const MOST_LINES: usize = 200;

const LONGEST_TEXT: usize = 500;

/// Latest lines that tell what is usual, and the packs shown of them.
const USUAL: (i64, i64) = (60, 6);

/// Unit of a line that names none: pieces, as sellers count packs.
const PIECES: &str = "szt.";

/// Lines as a file's text has them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"issued_on": "2025-08-01", "lines": [{"name": "DOVVO 450 SC 10 L", "unit": null,
    "quantity": "3", "net_value": 414000}]}))]
pub struct LinesForm {
    /// Day of issue, whose season's points are told; without one, that of the report.
    issued_on: Option<BusinessDate>,
    /// From 1 to 200 lines.
    #[serde(default)]
    #[schema(required)]
    lines: Vec<LineText>,
}

/// Line as a file's text has it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct LineText {
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Unit as the seller writes it; without one, pieces.
    unit: Option<String>,
    /// Quantity as it is written, with a comma or a dot before decimals.
    quantity: Option<String>,
    /// Net value in grosze.
    net_value: Option<i64>,
}

/// Proposal for a line.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineSuggestion {
    proposal: Option<LineProposal>,
    /// Reason why there is no proposal, or why it has to be looked at.
    note: Option<String>,
}

/// Pack that the participant usually buys from the distributor.
#[derive(Debug, Serialize, ToSchema)]
pub struct UsualPack {
    pack_id: PackId,
    product: String,
    /// Volume of one pack, such as `5 L`.
    pack: String,
    /// Number of packs bought last.
    quantity: i64,
}

/// Lists the packs that a participant usually buys from a distributor, the most frequent first.
pub async fn usual(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
) -> sqlx::Result<Vec<UsualPack>> {
    let rows = store::list_usual_packs(db, participant, distributor, USUAL).await?.into_iter();
    let usual = rows.map(|row| UsualPack {
        pack_id: row.pack_id,
        product: row.product,
        pack: Volume(row.volume).to_polish(row.unit),
        quantity: row.quantity,
    });
    Ok(usual.collect())
}

/// Proposes packs for lines that were read from the text of an invoice's file, by the rules for e-invoices. Nothing is
/// stored; no proposal is certain, because a text's columns can be mistaken.
#[utoipa::path(post, path = "/api/v1/backoffice/invoices/{id}/proposals", tag = "invoices", request_body = LinesForm,
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = DataResponse<Vec<LineSuggestion>>), (status = 404)))]
pub async fn admin_propose_lines(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<String>,
    Given(form): Given<LinesForm>,
) -> Result<Json<DataResponse<Vec<LineSuggestion>>>, ApiError> {
    let lines = form.parse()?;
    let mut db = app.db.read().await?;
    let invoice = invoices::find_invoice(&mut db, &id).await?.ok_or(ApiError::NotFound)?;
    let season = form.issued_on.map_or(invoice.season, |day| Season::of(day.0));
    let goods = Goods::load(&mut db).await?;
    let proposals = goods.named_by(&mut db, Some(invoice.distributor_id)).await?;
    let suggestions = lines.iter().map(|line| {
        let (proposal, note) = proposals.of_line(line, season);
        LineSuggestion { proposal: proposal.map(|proposal| LineProposal { certain: false, ..proposal }), note }
    });
    Ok(Json(DataResponse { data: suggestions.collect() }))
}

impl LinesForm {
    fn parse(&self) -> Result<Vec<Line>, ApiError> {
        let mut fields = Fields::default();
        match self.lines.len() {
            0 => fields.add_error("lines", "Podaj co najmniej jedną pozycję"),
            count if count > MOST_LINES => fields.add_error("lines", "Podaj najwyżej 200\u{a0}pozycji"),
            _ => {}
        }
        fields.check()?;
        Ok(self.lines.iter().zip(1..).map(|(line, number)| line.to_line(number)).collect())
    }
}

impl LineText {
    /// Line as an e-invoice has it. A quantity that is no number is a missing one.
    fn to_line(&self, number: u32) -> Line {
        let quantity = self.quantity.as_deref().unwrap_or_default();
        let quantity: String = quantity.chars().filter(|sign| !sign.is_whitespace()).collect();
        Line {
            number,
            unique_id: None,
            is_before: false,
            delivered_on: None,
            name: self.name.as_deref().and_then(clean),
            index: None,
            gtin: None,
            unit: Some(self.unit.as_deref().and_then(clean).unwrap_or_else(|| PIECES.to_owned())),
            quantity: Decimal::parse(&quantity.replace(',', ".")),
            net_price: None,
            gross_price: None,
            net_value: self.net_value.map(plon_domain::money::Grosze),
            gross_value: None,
            vat_rate: None,
        }
    }
}

/// Text without control characters, within bounds; none when nothing is left.
fn clean(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|sign| !is_unprintable(*sign)).take(LONGEST_TEXT).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}
