//! Catalogue of the rewards that participants exchange points for.
use axum::Json;
use axum::extract::State;
use plon_domain::ledger::AccountKind;
use plon_domain::season::Season;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::Reward;
use super::reward::ShownReward;
use super::store;
use plon_kernel::paging::{NumberedList, PageRequest};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::ledger;

/// Rewards on a page.
const PER_PAGE: i64 = 12;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CatalogueQuery {
    page: Option<i64>,
}

/// Lists the rewards in the programme's order, each with the points that the caller lacks for it.
#[utoipa::path(get, path = "/api/v1/prize/teraz", tag = "rewards", params(CatalogueQuery),
    responses((status = 200, body = NumberedList<ShownReward>)))]
pub async fn list_rewards(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<CatalogueQuery>,
) -> Result<Json<NumberedList<ShownReward>>, ApiError> {
    let today = app.clock.today();
    let season = Season::of(today.0);
    let mut db = app.db.read().await?;
    let available = ledger::balances(&mut db, who.id).await?.get(AccountKind::Available);
    let page = store::list_active(&mut db, season, PageRequest::new(query.page, PER_PAGE)).await?;
    let mut items = Vec::with_capacity(page.items.len());
    for row in page.items {
        items.push(Reward::from_row(row)?.shown(&mut db, (who.id, available), today).await?);
    }
    Ok(Json(NumberedList::new(items, page.pager)))
}
