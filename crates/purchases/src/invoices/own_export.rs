//! A participant's own invoices as a table for a spreadsheet, and on paper.
use axum::extract::State;
use axum::response::Response;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus};
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_pages::pdf::{Column, TableBlock};
use plon_pages::statements::{self, MOST_ROWS, Statement, StatementFile};
use serde::Deserialize;
use utoipa::IntoParams;

use super::list::{InvoiceFilters, InvoiceSearch, ListPath, ListQuery, load_invoices};
use super::store::ListedInvoice;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Loaded, Row, Sheet, TableFile};
use plon_platform::extract::{Path, Query};

/// Most rows of a table; nobody has as many in a lifetime.
const MOST_INVOICES: i64 = 50_000;

const TOO_MANY: &str = "Tych faktur jest za dużo na PDF. Wyszukaj część z\u{a0}nich albo pobierz arkusz.";

const SHEET: Sheet = Sheet {
    name: "faktury",
    title: "Faktury",
    columns: &[
        ("Numer faktury", 24),
        ("Data", 12),
        ("Dystrybutor", 36),
        ("Wartość netto", 16),
        ("Punkty", 12),
        ("Status", 18),
        ("Źródło", 26),
    ],
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InvoiceExport {
    #[param(inline)]
    format: Format,
}

/// Downloads a list of the participant's invoices as a table, all of them in the order of the list.
#[utoipa::path(
    get,
    path = "/api/v1/invoices/{list}/export",
    tag = "invoices",
    params(ListPath, InvoiceExport, ListQuery),
    responses(TableFile)
)]
pub async fn export_invoices(
    State(app): State<App>,
    who: Participant,
    Path(ListPath { list }): Path<ListPath>,
    Query(InvoiceExport { format }): Query<InvoiceExport>,
    Query(query): Query<ListQuery>,
) -> Result<Response, ApiError> {
    let (page, _) = load_invoices(&app, who.id, (&list, query.whole()), MOST_INVOICES).await?;
    exports::send(&app, (SHEET, format), Loaded::new(page.items.into_iter().map(cells).collect()))
}

/// Downloads a list of the participant's invoices as a PDF. `422` at `search` when there are too many.
#[utoipa::path(get, path = "/api/v1/invoices/{list}/pdf", tag = "invoices", params(ListPath, ListQuery),
    responses((status = 200, body = StatementFile, content_type = "application/pdf"), (status = 422), (status = 429)))]
pub async fn print_invoices(
    State(app): State<App>,
    who: Participant,
    Path(ListPath { list }): Path<ListPath>,
    Query(query): Query<ListQuery>,
) -> Result<Response, ApiError> {
    statements::count(&app, who.id).await?;
    let (page, filters) = load_invoices(&app, who.id, (&list, query.whole()), MOST_ROWS + 1).await?;
    statements::check_length(&page.items, "search", TOO_MANY)?;
    let points = page.items.iter().map(|row| row.points).sum();
    let statement = Statement {
        name: "faktury",
        title: "Faktury",
        period: period(&list, &filters),
        // No sum of values: rejected invoices and lines are among them.
        sum: format!("Faktury: {}, punkty: {}", page.items.len(), Points(points).to_polish()),
        table: TableBlock {
            columns: vec![
                Column::left("Numer faktury", 22),
                Column::left("Data", 12),
                Column::left("Dystrybutor", 24),
                Column::right("Wartość netto", 16),
                Column::right("Punkty", 12),
                Column::left("Status", 14),
            ],
            rows: page.items.iter().map(line).collect(),
        },
    };
    statements::answer(&app, who.id, statement).await
}

/// Describes what a list covers, with its filters.
fn period(list: &str, filters: &InvoiceFilters) -> String {
    let list = match list {
        "waiting" => "faktury w\u{a0}sprawdzaniu".to_owned(),
        "archive" => "starsze sezony".to_owned(),
        year => format!("sezon {year}"),
    };
    let search = match (filters.search.as_str(), filters.search_in) {
        ("", _) => String::new(),
        (text, InvoiceSearch::DocumentName) => format!(", tylko numery z\u{a0}„{text}”"),
        (text, InvoiceSearch::DistributorName) => format!(", tylko dystrybutorzy z\u{a0}„{text}”"),
    };
    let source = match filters.edi {
        None => "",
        Some(true) => ", tylko od dystrybutorów",
        Some(false) => ", tylko zgłoszone",
    };
    format!("{list}{search}{source}")
}

fn cells(row: ListedInvoice) -> Row {
    let (value, points) = (known(&row, row.net_value), known(&row, row.points));
    vec![
        Cell::Text(row.number),
        Cell::from(row.dated_on),
        Cell::Text(row.distributor_name),
        Cell::of(value, Cell::Hundredths),
        Cell::of(points, Cell::Whole),
        Cell::text(row.status.label()),
        Cell::text(source(row.source)),
    ]
}

fn line(row: &ListedInvoice) -> Vec<String> {
    vec![
        row.number.clone(),
        row.dated_on.0.strftime("%d.%m.%Y").to_string(),
        row.distributor_name.clone(),
        known(row, row.net_value).map_or_else(String::new, |value| Grosze(value).to_polish()),
        known(row, row.points).map_or_else(String::new, |points| Points(points).to_polish()),
        row.status.label().to_owned(),
    ]
}

fn source(source: InvoiceSource) -> &'static str {
    match source {
        InvoiceSource::Reported => "Zgłoszona",
        InvoiceSource::Edi => "Od dystrybutora",
    }
}

/// A figure of an invoice, none before anybody has entered its lines.
fn known(row: &ListedInvoice, figure: i64) -> Option<i64> {
    (row.status != InvoiceStatus::Pending || figure != 0).then_some(figure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoices::list::InvoiceSort;

    #[test]
    fn a_part_of_a_list_is_never_called_the_whole() {
        let filters = |search_in, search: &str, edi| InvoiceFilters {
            search_in,
            search: search.to_owned(),
            edi,
            sort_by: InvoiceSort::Date,
            sort_desc: true,
        };
        for (list, search_in, search, edi, expected) in [
            ("2025", InvoiceSearch::DocumentName, "", None, "sezon 2025"),
            ("waiting", InvoiceSearch::DocumentName, "", Some(false), "faktury w\u{a0}sprawdzaniu, tylko zgłoszone"),
            ("2025", InvoiceSearch::DocumentName, "FV/1", None, "sezon 2025, tylko numery z\u{a0}„FV/1”"),
            (
                "archive",
                InvoiceSearch::DistributorName,
                "Łan",
                Some(true),
                "starsze sezony, tylko dystrybutorzy z\u{a0}„Łan”, tylko od dystrybutorów",
            ),
        ] {
            assert_eq!(period(list, &filters(search_in, search, edi)), expected);
        }
    }
}
