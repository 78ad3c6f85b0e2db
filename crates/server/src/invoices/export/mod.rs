//! The lines of invoices as a table: what was bought, from whom, and what it earned.
mod store;

use axum::extract::State;
use axum::response::Response;
use plon_domain::invoice::{InvoiceSource, LineStatus};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::store::LineRow;
use crate::app::App;
use crate::db::Conn;
use crate::error::{ApiError, ErrorBody};
use crate::exports::{self, Cell, ExportedFile, Format, Row, Rows, Sheet};
use crate::extract::Query;
use crate::openapi;
use crate::who::{Moderates, Operator};

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

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lines))
}

#[derive(Debug, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LineExport {
    #[param(inline)]
    format: Format,
    season: Option<i64>,
    /// A distributor's id.
    distributor: Option<i64>,
    /// The state of the line.
    #[param(schema_with = line_statuses)]
    status: Option<LineStatus>,
}

fn line_statuses() -> Object {
    openapi::codes(LineStatus::ALL.iter().map(|status| status.as_str()))
}

struct Lines {
    asked: LineExport,
    after: i64,
}

impl Rows for Lines {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let LineExport { season, distributor, status, .. } = self.asked;
        let rows = store::lines(db, self.after, (season, distributor, status)).await?;
        self.after = rows.last().map_or(self.after, |row| row.id);
        Ok(rows.into_iter().map(row).collect())
    }
}

/// The lines of all invoices, or of a season, a distributor, a state, as a table.
#[utoipa::path(get, path = "/api/v1/backoffice/exports/invoice-lines", tag = "exports",
    operation_id = "export_invoice_lines", params(LineExport),
    responses((status = 200, content((ExportedFile = "text/csv"),
                  (ExportedFile = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
              (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn lines(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Query(asked): Query<LineExport>,
) -> Result<Response, ApiError> {
    let narrowed = serde_json::to_value(&asked).map_err(anyhow::Error::new)?;
    let format = asked.format;
    exports::download(&app, operator.id, (SHEET, format), &narrowed, Lines { asked, after: 0 }).await
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
