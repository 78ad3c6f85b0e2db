//! The history as a table for a spreadsheet.
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::filters::{HistoryFilters, Span};
use super::model::HistoryEntry;
use super::store::{self, EntryRow, LATEST_FIRST};
use plon_kernel::db::Conn;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

/// Most entries of a table; nobody has as many in a lifetime.
const MOST_ENTRIES: i64 = 50_000;

const SHEET: Sheet = Sheet {
    name: "historia-punktow",
    title: "Historia punktów",
    columns: &[
        ("Data", 17),
        ("Co się stało", 34),
        ("Opis", 60),
        ("Rodzaj", 15),
        ("Punkty", 12),
        ("Zmiana", 12),
        ("Saldo po", 12),
    ],
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HistoryExport {
    #[param(inline)]
    format: Format,
}

struct Entries {
    participant: ParticipantId,
    filters: HistoryFilters,
    span: Option<Span>,
    is_read: bool,
}

impl Rows for Entries {
    /// All entries at once: each balance is of those before it.
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        if std::mem::replace(&mut self.is_read, true) {
            return Ok(Vec::new());
        }
        let entries = store::select_entries(self.participant, self.filters, self.span);
        let rows: Vec<EntryRow> = entries.first(db, LATEST_FIRST, MOST_ENTRIES).await?;
        rows.into_iter().map(|row| cells(row.into())).collect()
    }
}

fn cells(entry: HistoryEntry) -> anyhow::Result<Row> {
    Ok(vec![
        Cell::try_from(entry.at)?,
        Cell::Text(entry.title),
        Cell::Text(entry.explanation),
        Cell::text(entry.kind.label),
        Cell::Whole(entry.points),
        Cell::Whole(entry.change),
        Cell::Whole(entry.balance),
    ])
}

/// Downloads the movements of the caller's points as a table, the latest first.
#[utoipa::path(
    get,
    path = "/api/v1/point-history/export",
    tag = "points",
    params(HistoryExport, HistoryFilters),
    responses(TableFile)
)]
pub async fn export_point_history(
    State(app): State<App>,
    who: Participant,
    Query(HistoryExport { format }): Query<HistoryExport>,
    Query(filters): Query<HistoryFilters>,
) -> Result<Response, ApiError> {
    let span = filters.span(&app)?;
    exports::send(&app, (SHEET, format), Entries { participant: who.id, filters, span, is_read: false })
}
