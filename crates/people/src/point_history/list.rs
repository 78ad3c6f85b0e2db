//! `GET /api/v1/point-history`: the movements of the caller's points, a page at a time.
use axum::Json;
use axum::extract::State;
use plon_domain::balances::Balances;
use plon_domain::ledger::AccountKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::filters::HistoryFilters;
use super::model::HistoryEntry;
use super::store::{self, EntryRow};
use plon_kernel::paging::{Page, PageRequest, Pager};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::ledger;

const PER_PAGE: i64 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HistoryPage {
    page: Option<i64>,
}

/// Page of the history, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct PointHistory {
    data: HistoryData,
    meta: Pager,
    filters: HistoryFilters,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HistoryData {
    items: Vec<HistoryEntry>,
    summary: PointSummary,
}

/// All points of a participant: what was earned is available, held, spent or forfeited.
#[derive(Debug, Serialize, ToSchema)]
pub struct PointSummary {
    /// Points earned, without what was taken back.
    pub earned: i64,
    pub held: i64,
    pub spent: i64,
    pub forfeited: i64,
    pub available: i64,
}

impl From<Balances> for PointSummary {
    fn from(balances: Balances) -> PointSummary {
        PointSummary {
            earned: balances.figures().total.0,
            held: balances.get(AccountKind::Held).0,
            spent: balances.get(AccountKind::Redeemed).0,
            forfeited: balances.get(AccountKind::Forfeited).0,
            available: balances.get(AccountKind::Available).0,
        }
    }
}

/// Lists the movements of the caller's points, the latest first, each with the available points after it.
#[utoipa::path(get, path = "/api/v1/point-history", tag = "points", params(HistoryPage, HistoryFilters),
    responses((status = 200, body = PointHistory)))]
pub async fn list_point_history(
    State(app): State<App>,
    who: Participant,
    Query(HistoryPage { page }): Query<HistoryPage>,
    Query(filters): Query<HistoryFilters>,
) -> Result<Json<PointHistory>, ApiError> {
    let span = filters.span(&app)?;
    let mut db = app.db.read().await?;
    let entries = store::select_entries(who.id, filters, span);
    let Page::<EntryRow> { items, pager } =
        entries.page(&mut db, "s.created_at", true, PageRequest::new(page, PER_PAGE)).await?;
    let summary = ledger::balances(&mut db, who.id).await?.into();
    let items = items.into_iter().map(HistoryEntry::from).collect();
    Ok(Json(PointHistory { data: HistoryData { items, summary }, meta: pager, filters }))
}
