//! Tables for the operator's accountant: a year record by record, and its sums by participant.
use axum::extract::State;
use axum::response::Response;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{TaxEntry, Treatment};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, RecordRow, TotalRow};
use plon_kernel::clock;
use plon_kernel::db::Conn;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_TAX: () => TaxExport = "exports.take" on "exports";
}

/// Rows read per batch.
const BATCH: i64 = 1000;

const RECORDS: Sheet = Sheet {
    name: "podatki-nagrody",
    title: "Nagrody do rozliczenia",
    columns: &[
        ("Rok", 8),
        ("Dzień udostępnienia", 14),
        ("Zapis", 26),
        ("Zapisano", 14),
        ("Numer zamówienia", 12),
        ("Rodzaj nagrody", 24),
        ("Nagroda", 40),
        ("Promocja", 28),
        ("Imię i\u{a0}nazwisko", 28),
        ("Gospodarstwo lub firma", 32),
        ("NIP", 14),
        ("Ulica", 28),
        ("Kod pocztowy", 10),
        ("Miejscowość", 20),
        ("Wartość", 12),
        ("Rozliczenie", 28),
        ("Przychód do wykazania", 16),
        ("Podstawa podatku", 16),
        ("Stawka w\u{a0}%", 10),
        ("Podatek", 12),
        ("Podstawa prawna", 48),
    ],
};

const TOTALS: Sheet = Sheet {
    name: "podatki-uczestnicy",
    title: "Podatki według uczestników",
    columns: &[
        ("Rok", 8),
        ("Imię i\u{a0}nazwisko", 28),
        ("Gospodarstwo lub firma", 32),
        ("NIP", 14),
        ("Ulica", 28),
        ("Kod pocztowy", 10),
        ("Miejscowość", 20),
        ("Liczba nagród", 12),
        ("Wartość nagród", 14),
        ("Przychód do wykazania", 16),
        ("Podstawa podatku", 16),
        ("Podatek", 12),
        ("Nagrody bez wartości", 14),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct TaxExport {
    #[param(inline)]
    format: Format,
    /// The calendar year.
    year: i64,
}

struct Records {
    year: i64,
    after: i64,
}

impl Rows for Records {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_records_after(db, self.year, self.after, BATCH).await?;
        self.after = rows.last().map_or(self.after, |row| row.id.0);
        rows.into_iter().map(record).collect()
    }
}

struct Totals {
    year: i64,
    after: i64,
}

impl Rows for Totals {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_totals_after(db, self.year, self.after, BATCH).await?;
        self.after = rows.last().map_or(self.after, |row| row.participant_id.0);
        Ok(rows.into_iter().map(total).collect())
    }
}

/// Exports the prizes of a year as a table, one row per record.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/tax-records",
    tag = "exports",
    params(TaxExport),
    responses(TableFile)
)]
pub async fn admin_export_tax_records(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<TaxExport>,
) -> Result<Response, ApiError> {
    let rows = Records { year: query.year, after: 0 };
    exports::download(&app, operator.id, (RECORDS, query.format), (TAKE_TAX, &query), rows).await
}

/// Exports the sums of a year as a table, one row per participant.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/tax-totals",
    tag = "exports",
    params(TaxExport),
    responses(TableFile)
)]
pub async fn admin_export_tax_totals(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<TaxExport>,
) -> Result<Response, ApiError> {
    let rows = Totals { year: query.year, after: 0 };
    exports::download(&app, operator.id, (TOTALS, query.format), (TAKE_TAX, &query), rows).await
}

fn record(row: RecordRow) -> anyhow::Result<Row> {
    let treatment = Treatment::try_from(row.treatment.as_str())?;
    let taxable = |which: Treatment| Cell::Hundredths(if treatment == which { row.taxable } else { 0 });
    Ok(vec![
        Cell::Whole(row.year),
        Cell::from(row.available_on),
        Cell::text(TaxEntry::try_from(row.entry.as_str())?.label()),
        Cell::from(clock::day_in_warsaw(row.recorded_at)?),
        Cell::Whole(row.order_id.0),
        Cell::text(RewardKind::try_from(row.kind.as_str())?.label()),
        Cell::text(row.prize),
        Cell::of(row.promotion, Cell::Text),
        Cell::text(row.name),
        Cell::text(row.company_name),
        Cell::text(row.nip),
        Cell::text(row.street),
        Cell::text(row.postcode),
        Cell::text(row.city),
        Cell::of(row.value, Cell::Hundredths),
        Cell::text(treatment.label()),
        taxable(Treatment::Reported),
        taxable(Treatment::Withheld),
        Cell::of(row.rate, Cell::Hundredths),
        Cell::Hundredths(row.tax),
        Cell::text(row.note),
    ])
}

fn total(row: TotalRow) -> Row {
    vec![
        Cell::Whole(row.year),
        Cell::text(row.name),
        Cell::text(row.company_name),
        Cell::text(row.nip),
        Cell::text(row.street),
        Cell::text(row.postcode),
        Cell::text(row.city),
        Cell::Whole(row.sums.prizes),
        Cell::Hundredths(row.sums.value),
        Cell::Hundredths(row.sums.reported),
        Cell::Hundredths(row.sums.taxed),
        Cell::Hundredths(row.sums.tax),
        Cell::Whole(row.sums.unvalued),
    ]
}
