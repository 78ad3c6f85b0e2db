//! Export of invoice lines as a table: product, distributor, and points earned.
mod store;

use axum::extract::State;
use axum::response::Response;
use plon_domain::invoice::{InvoiceSource, LineStatus};
use plon_platform::audit;
use plon_platform::openapi::{ApiRouter, routes};
use serde::{Deserialize, Serialize};
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};

use self::store::LineRow;
use plon_kernel::db::Conn;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;
use plon_platform::openapi;

audit::events! {
    TAKE_LINES: () => LineExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "pozycje-faktur",
    title: "Pozycje faktur",
    columns: &[
        ("Numer faktury", 22),
        ("Data wystawienia", 14),
        ("Sezon", 8),
        ("Źródło", 12),
        ("NIP dystrybutora", 14),
        ("Dystrybutor", 36),
        ("NIP uczestnika", 14),
        ("Uczestnik", 28),
        ("SAP", 12),
        ("Produkt", 28),
        ("Kod opakowania", 16),
        ("Jednostka", 10),
        ("Liczba opakowań", 14),
        ("Ilość", 12),
        ("Wartość netto", 14),
        ("Status", 24),
        ("Punkty za jednostkę", 18),
        ("Punkty", 12),
        ("Punkty ponad limit", 16),
        ("Powód odrzucenia", 40),
    ],
};

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(admin_export_invoice_lines))
}

#[derive(Debug, Clone, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct LineExport {
    #[param(inline)]
    format: Format,
    season: Option<i64>,
    /// Id of a distributor.
    distributor: Option<i64>,
    /// Status of the line.
    #[param(schema_with = line_statuses)]
    #[schema(schema_with = line_statuses)]
    status: Option<LineStatus>,
}

fn line_statuses() -> Object {
    openapi::codes(LineStatus::ALL.iter().map(|status| status.as_str()))
}

struct Lines {
    query: LineExport,
    after: i64,
}

impl Rows for Lines {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let LineExport { season, distributor, status, .. } = self.query;
        let rows = store::list_lines_after(db, self.after, (season, distributor, status)).await?;
        self.after = rows.last().map_or(self.after, |row| row.id);
        Ok(rows.into_iter().map(row).collect())
    }
}

/// Exports the lines of all invoices as a table, optionally filtered by season, distributor and status.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/invoice-lines",
    tag = "exports",
    params(LineExport),
    responses(TableFile)
)]
pub async fn admin_export_invoice_lines(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<LineExport>,
) -> Result<Response, ApiError> {
    let rows = Lines { query: query.clone(), after: 0 };
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_LINES, &query), rows).await
}

fn row(row: LineRow) -> Row {
    let source = match row.source {
        InvoiceSource::Reported => "zgłoszona",
        InvoiceSource::Edi => "EDI",
    };
    vec![
        Cell::text(row.number),
        Cell::of(row.issued_on, Cell::from),
        Cell::Whole(row.season),
        Cell::text(source),
        Cell::text(row.distributor_nip),
        Cell::text(row.distributor),
        Cell::text(row.participant_nip),
        Cell::text(row.participant),
        Cell::text(row.sap),
        Cell::text(row.product),
        Cell::text(row.code),
        Cell::text(row.unit),
        Cell::Whole(row.quantity),
        Cell::Thousandths(row.volume),
        Cell::Hundredths(row.net_value),
        Cell::text(row.status.label()),
        Cell::of(row.points_per_unit, Cell::Thousandths),
        Cell::Whole(row.points),
        Cell::Whole(row.points_cut),
        Cell::of(row.reason, Cell::Text),
    ]
}
