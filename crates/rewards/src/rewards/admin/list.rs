//! Operators' list of rewards, in the order of the catalogue.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::reward::kinds;
use super::store::{self, ListedRow};
use plon_kernel::ids::RewardId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminRewardsQuery {
    #[param(schema_with = kinds)]
    kind: Option<RewardKind>,
    /// True for rewards shown in the catalogue, false for the others.
    active: Option<bool>,
    category: Option<String>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedReward {
    id: RewardId,
    name: String,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    /// Name of the reward's drawing.
    picture: String,
    category: String,
    /// Points for one in this season, or for a transfer points per zloty.
    price: i64,
    /// Number left: the sum of the variants' stock, or the reward's own; null when there is no limit.
    stock: Option<i64>,
    active: bool,
    /// Number of orders that are not carried out yet.
    open_orders: i64,
}

impl TryFrom<ListedRow> for ListedReward {
    type Error = anyhow::Error;

    fn try_from(row: ListedRow) -> anyhow::Result<ListedReward> {
        let ListedRow { id, name, kind, icon, category, price, stock, active, open_orders, .. } = row;
        Ok(ListedReward {
            id,
            name,
            kind: RewardKind::try_from(kind)?,
            picture: icon,
            category,
            price,
            stock,
            active,
            open_orders,
        })
    }
}

/// Lists the rewards in the order of the catalogue, hidden ones included.
#[utoipa::path(get, path = "/api/v1/backoffice/rewards", tag = "rewards", params(AdminRewardsQuery),
    responses((status = 200, body = CursorList<ListedReward>)))]
pub async fn admin_list_rewards(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<AdminRewardsQuery>,
) -> Result<Json<CursorList<ListedReward>>, ApiError> {
    let rewards = store::select_rewards(Season::of(app.clock.today().0), query.kind, query.active, query.category);
    let mut db = app.db.read().await?;
    let CursorPage::<ListedRow> { items, meta } =
        rewards.cursor_page_by(&mut db, store::IN_ORDER, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedReward::try_from).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}
