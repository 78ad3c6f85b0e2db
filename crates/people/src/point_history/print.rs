//! The history as a PDF, as banks give statements.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use jiff::SignedDuration;
use jiff::civil::Date;
use plon_domain::points::Points;
use plon_pages::pdf::{self, Block, Column, Document, PageLayout, TableBlock};
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::filters::HistoryFilters;
use super::list::PointSummary;
use super::model::HistoryEntry;
use super::store::{self, EntryRow, LATEST_FIRST};
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::{ledger, settings};

/// Most entries of a PDF, some 100 pages.
const MOST_ENTRIES: i64 = 3_000;

const PRINTS: Quota = Quota { name: "point_history.print", tries: 60, window: SignedDuration::from_hours(1) };

const TOO_MANY: &str = "Ta historia jest za długa na PDF. Wybierz sezon albo pobierz arkusz.";

/// Statement as a PDF.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct Statement(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Downloads the movements of the caller's points as a PDF, the latest first. `422` at `season` when there are too many.
#[utoipa::path(get, path = "/api/v1/point-history/pdf", tag = "points", params(HistoryFilters),
    responses((status = 200, body = Statement, content_type = "application/pdf"), (status = 422)))]
pub async fn print_point_history(
    State(app): State<App>,
    who: Participant,
    Query(filters): Query<HistoryFilters>,
) -> Result<Response, ApiError> {
    let span = filters.span(&app)?;
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![PRINTS.of(who.id.0)]).await?;
    let mut db = app.db.read().await?;
    let entries = store::select_entries(who.id, filters, span);
    let rows: Vec<EntryRow> = entries.first(&mut db, LATEST_FIRST, MOST_ENTRIES + 1).await?;
    if i64::try_from(rows.len()).is_ok_and(|rows| rows > MOST_ENTRIES) {
        let mut fields = Fields::default();
        fields.add_error("season", TOO_MANY);
        return Err(fields.into_error());
    }
    let today = app.clock.today().0;
    let document = document(&mut db, who.id, (today, filters.season), rows).await?;
    drop(db);
    let printed = spawn_blocking(move || pdf::print(&document)).await.map_err(anyhow::Error::new)??;
    let name = format!("attachment; filename=\"historia-punktow-{today}.pdf\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, printed).into_response())
}

async fn document(
    db: &mut impl Read,
    of: ParticipantId,
    (today, season): (Date, Option<i64>),
    rows: Vec<EntryRow>,
) -> Result<Document, ApiError> {
    let (name, company, nip) = store::load_holder(db, of).await?;
    let issuer = format!("Program {}", settings::load_text(db, "brand_name").await?);
    let phone = settings::load_text(db, "brand_phone").await?;
    let summary = PointSummary::from(ledger::balances(db, of).await?);
    let period = season.map_or_else(|| "wszystkie sezony".to_owned(), |year| format!("sezon {year}"));
    let table = TableBlock {
        columns: vec![
            Column::left("Data", 12),
            Column::left("Co się stało", 56),
            Column::right("Zmiana", 16),
            Column::right("Saldo po", 16),
        ],
        rows: rows.into_iter().map(|row| cells(&row.into())).collect::<anyhow::Result<_>>()?,
    };
    Ok(Document {
        title: "Historia punktów".to_owned(),
        footer: pdf::footer_text(&issuer, &phone),
        issuer,
        dated_on: today,
        blocks: vec![
            Block::Title("Historia punktów".to_owned()),
            Block::Paragraph(format!("{name}, {company}, NIP\u{a0}{nip}")),
            Block::Paragraph(format!("Stan na {}, {period}", today.strftime("%d.%m.%Y"))),
            Block::Display(equation(&summary)),
            Block::Table(table),
        ],
        layout: PageLayout::Text,
    })
}

/// What was earned, less what is gone or held, is what is available.
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
