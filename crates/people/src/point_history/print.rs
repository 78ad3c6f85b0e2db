//! The history as a PDF, as banks give statements.
use axum::extract::State;
use axum::response::Response;
use plon_domain::points::Points;
use plon_pages::pdf::{Column, TableBlock};
use plon_pages::statements::{self, MOST_ROWS, Statement, StatementFile};

use super::filters::HistoryFilters;
use super::list::PointSummary;
use super::model::HistoryEntry;
use super::store::{self, EntryRow, LATEST_FIRST};
use plon_kernel::clock::day_in_warsaw;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::ledger;

const TOO_MANY: &str = "Ta historia jest za długa na PDF. Wybierz sezon albo pobierz arkusz.";

/// Downloads the movements of the caller's points as a PDF, the latest first. `422` at `season` when there are too many.
#[utoipa::path(get, path = "/api/v1/point-history/pdf", tag = "points", params(HistoryFilters),
    responses((status = 200, body = StatementFile, content_type = "application/pdf"), (status = 422)))]
pub async fn print_point_history(
    State(app): State<App>,
    who: Participant,
    Query(filters): Query<HistoryFilters>,
) -> Result<Response, ApiError> {
    let span = filters.span(&app)?;
    statements::count(&app, who.id).await?;
    let mut db = app.db.read().await?;
    let entries = store::select_entries(who.id, filters, span);
    let rows: Vec<EntryRow> = entries.first(&mut db, LATEST_FIRST, MOST_ROWS + 1).await?;
    statements::check_length(&rows, "season", TOO_MANY)?;
    let summary = PointSummary::from(ledger::balances(&mut db, who.id).await?);
    drop(db);
    let table = TableBlock {
        columns: vec![
            Column::left("Data", 12),
            Column::left("Co się stało", 56),
            Column::right("Zmiana", 16),
            Column::right("Saldo po", 16),
        ],
        rows: rows.into_iter().map(|row| cells(&row.into())).collect::<anyhow::Result<_>>()?,
    };
    let period = filters.season.map_or_else(|| "wszystkie sezony".to_owned(), |year| format!("sezon {year}"));
    let statement =
        Statement { name: "historia-punktow", title: "Historia punktów", period, sum: equation(&summary), table };
    statements::answer(&app, who.id, statement).await
}

/// Writes the equation: earned points, less those that are gone or held, are the available ones.
fn equation(summary: &PointSummary) -> String {
    let PointSummary { earned, held, spent, forfeited, available } = summary;
    let forfeited = match *forfeited {
        0 => String::new(),
        points => format!(" − przepadłe {}", number(points)),
    };
    format!(
        "Zdobyte {} − wydane {} − zarezerwowane {}{forfeited} = dostępne {}",
        number(*earned),
        number(*spent),
        number(*held),
        number(*available)
    )
}

fn cells(entry: &HistoryEntry) -> anyhow::Result<Vec<String>> {
    let change = match entry.change {
        0 => "bez zmiany".to_owned(),
        change if change > 0 => format!("+{}", number(change)),
        change => format!("−{}", number(-change)),
    };
    Ok(vec![
        day_in_warsaw(entry.at)?.0.strftime("%d.%m.%Y").to_string(),
        format!("{} ({}). {}", entry.title, entry.kind.label.to_lowercase(), entry.explanation),
        change,
        number(entry.balance),
    ])
}

/// Points without their unit, with a true minus.
fn number(points: i64) -> String {
    let text = Points(points).to_polish();
    let digits = text.trim_end_matches("pkt").trim_end();
    digits.replace('-', "−")
}
