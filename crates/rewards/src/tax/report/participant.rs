//! One participant's prizes of a year, record by record.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{TaxEntry, Treatment};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::treatment_label;
use super::TaxSums;
use super::store::{self, RecordRow, SumsRow};
use plon_kernel::ids::{OrderId, ParticipantId, TaxRecordId};
use plon_kernel::paging::{CursorMeta, ROWS_PER_PAGE, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;
use plon_platform::response::Status;

audit::events! {
    READ_TAX: () => () = "tax.read" on "participants";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TaxRecordsQuery {
    /// The calendar year; by default the latest with records.
    year: Option<i64>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of a participant's records of a year.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxRecordPage {
    data: TaxRecordTable,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TaxRecordTable {
    participant: ParticipantId,
    recipient: TaxRecipient,
    year: i64,
    /// Years with records, the latest first.
    years: Vec<i64>,
    sums: TaxSums,
    /// Records, the newest first.
    items: Vec<TaxRecord>,
}

/// Recipient of the prizes, as named by the last record of the year.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxRecipient {
    name: String,
    company_name: String,
    nip: String,
    street: String,
    postcode: String,
    city: String,
}

/// A record of a prize.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxRecord {
    id: TaxRecordId,
    /// Public id of the order.
    order: String,
    number: OrderId,
    /// `given`, `valued` or `returned`.
    #[schema(schema_with = openapi::tax_entries)]
    entry: &'static str,
    entry_text: &'static str,
    /// Day on which the prize was made available.
    available_on: BusinessDate,
    kind_text: &'static str,
    prize: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    promotion: Option<String>,
    treatment: Status,
    /// Tax rate in hundredths of a per cent.
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<i64>,
    /// Value in grosze, negative for a returned prize; none when it was unknown at the time of giving.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i64>,
    /// Part of the value that is reported or taxed, in grosze.
    taxable: i64,
    tax: i64,
    recorded_at: Timestamp,
    /// Operator who entered the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded_by: Option<String>,
    /// True while the value is still to be entered.
    unvalued: bool,
}

impl TaxRecord {
    fn from_row(row: RecordRow) -> anyhow::Result<TaxRecord> {
        let entry = TaxEntry::try_from(row.entry.as_str())?;
        Ok(TaxRecord {
            id: row.id,
            order: row.order_public_id,
            number: row.order_id,
            entry: entry.as_str(),
            entry_text: entry.label(),
            available_on: row.available_on,
            kind_text: RewardKind::try_from(row.kind.as_str())?.label(),
            prize: row.prize,
            promotion: row.promotion,
            treatment: treatment_label(Treatment::try_from(row.treatment.as_str())?),
            rate: row.rate,
            value: row.value,
            taxable: row.taxable,
            tax: row.tax,
            recorded_at: row.recorded_at,
            recorded_by: row.recorded_by,
            unvalued: row.unvalued,
        })
    }
}

/// Lists the tax records of one year of a participant who has ever been given a prize.
#[utoipa::path(get, path = "/api/v1/backoffice/tax/participants/{id}", tag = "tax", params(TaxRecordsQuery,
    ("id" = i64, Path, description = "the participant")), responses((status = 200, body = TaxRecordPage)))]
pub async fn admin_list_participant_tax_records(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<TaxRecordsQuery>,
) -> Result<Json<TaxRecordPage>, ApiError> {
    let mut db = app.db.read().await?;
    let totals = store::list_totals_of_participant(&mut db, id).await?;
    let years: Vec<i64> = totals.iter().map(|total| total.year).collect();
    let year = query.year.or(years.first().copied()).ok_or(ApiError::NotFound)?;
    let place = years.iter().position(|of| *of == year);
    let total = totals.into_iter().nth(place.unwrap_or_default()).ok_or(ApiError::NotFound)?;
    let mut db = audit::record_read(&app, db, READ_TAX, audit::by(operator.id, id.0).about(id)).await?;
    let sums = if place.is_some() { total.sums } else { SumsRow::default() };
    let records = store::select_records(id, year);
    let page = records.cursor_page::<RecordRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = page.items.into_iter().map(TaxRecord::from_row).collect::<anyhow::Result<_>>()?;
    let recipient = TaxRecipient {
        name: total.name,
        company_name: total.company_name,
        nip: total.nip,
        street: total.street,
        postcode: total.postcode,
        city: total.city,
    };
    let data = TaxRecordTable { participant: id, recipient, year, years, sums: sums.into(), items };
    Ok(Json(TaxRecordPage { data, meta: page.meta }))
}
