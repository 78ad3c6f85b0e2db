//! A season's purchases as a table for a spreadsheet, and on paper.
use axum::extract::State;
use axum::response::Response;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::volume::Volume;
use plon_pages::pdf::{Column, TableBlock};
use plon_pages::statements::{self, MOST_ROWS, Statement, StatementFile};
use serde::Deserialize;
use utoipa::IntoParams;

use super::list::{PurchaseFilters, PurchaseQuery, load_purchases};
use super::store::PurchaseRow;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Loaded, Row, Sheet, TableFile};
use plon_platform::extract::Query;

/// Most rows of a table: more than the programme has products from distributors.
const MOST_PURCHASES: i64 = 50_000;

const TOO_MANY: &str = "Tych zakupów jest za dużo na PDF. Wyszukaj część z\u{a0}nich albo pobierz arkusz.";

const SHEET: Sheet = Sheet {
    name: "zakupy",
    title: "Zakupy",
    columns: &[
        ("Produkt", 34),
        ("Dystrybutor", 36),
        ("Opakowania", 12),
        ("Ilość", 12),
        ("Jednostka", 10),
        ("Punkty", 12),
        ("Obrót przeliczeniowy", 20),
        ("Wartość netto z faktur", 20),
    ],
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PurchaseExport {
    #[param(inline)]
    format: Format,
}

/// Downloads a season's accepted purchases as a table, in the order of the list.
#[utoipa::path(
    get,
    path = "/api/v1/my-shopping/export",
    tag = "purchases",
    params(PurchaseExport, PurchaseQuery),
    responses(TableFile)
)]
pub async fn export_purchases(
    State(app): State<App>,
    who: Participant,
    Query(PurchaseExport { format }): Query<PurchaseExport>,
    Query(query): Query<PurchaseQuery>,
) -> Result<Response, ApiError> {
    let (page, _) = load_purchases(&app, who.id, query.whole(), MOST_PURCHASES).await?;
    exports::send(&app, (SHEET, format), Loaded::new(page.items.into_iter().map(cells).collect()))
}

/// Downloads a season's accepted purchases as a PDF. `422` at `search` when there are too many.
#[utoipa::path(get, path = "/api/v1/my-shopping/pdf", tag = "purchases", params(PurchaseQuery),
    responses((status = 200, body = StatementFile, content_type = "application/pdf"), (status = 422), (status = 429)))]
pub async fn print_purchases(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<PurchaseQuery>,
) -> Result<Response, ApiError> {
    statements::count(&app, who.id).await?;
    let (page, filters) = load_purchases(&app, who.id, query.whole(), MOST_ROWS + 1).await?;
    statements::check_length(&page.items, "search", TOO_MANY)?;
    let points = page.items.iter().map(|row| row.points).sum();
    let value = page.items.iter().map(|row| row.turnover_fv).sum();
    let statement = Statement {
        name: "zakupy",
        title: "Zakupy",
        period: period(&filters),
        sum: format!("Razem {} netto, {}", Grosze(value).to_polish(), Points(points).to_polish()),
        table: TableBlock {
            columns: vec![
                Column::left("Produkt", 26),
                Column::left("Dystrybutor", 28),
                Column::right("Ilość", 14),
                Column::right("Punkty", 14),
                Column::right("Wartość netto", 18),
            ],
            rows: page.items.iter().map(line).collect(),
        },
    };
    statements::answer(&app, who.id, statement).await
}

/// Describes what the list covers, with its filter.
fn period(filters: &PurchaseFilters) -> String {
    match filters.search.as_str() {
        "" => format!("sezon {}", filters.season),
        text => format!("sezon {}, tylko produkty i\u{a0}dystrybutorzy z\u{a0}„{text}”", filters.season),
    }
}

fn cells(row: PurchaseRow) -> Row {
    vec![
        Cell::Text(row.product),
        Cell::Text(row.distributor_name),
        Cell::Whole(row.quantity),
        Cell::Thousandths(row.volume),
        Cell::text(row.unit.as_str()),
        Cell::Whole(row.points),
        Cell::Hundredths(row.turnover),
        Cell::Hundredths(row.turnover_fv),
    ]
}

fn line(row: &PurchaseRow) -> Vec<String> {
    vec![
        row.product.clone(),
        row.distributor_name.clone(),
        Volume::from(row.volume).to_polish(row.unit),
        Points(row.points).to_polish(),
        Grosze(row.turnover_fv).to_polish(),
    ]
}
