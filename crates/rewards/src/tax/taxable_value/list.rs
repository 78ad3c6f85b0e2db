//! Values of non-monetary rewards.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, TaxableValueRow};
use plon_kernel::ids::RewardId;
use plon_kernel::paging::{CursorMeta, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

/// Rewards per page.
const PER_PAGE: i64 = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WorthQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of rewards with their values.
#[derive(Debug, Serialize, ToSchema)]
pub struct WorthPage {
    data: WorthTable,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WorthTable {
    items: Vec<RewardWorth>,
}

/// A reward and the value of one piece.
#[derive(Debug, Serialize, ToSchema)]
pub struct RewardWorth {
    id: RewardId,
    name: String,
    kind_text: &'static str,
    /// True while it is in the catalogue.
    active: bool,
    /// Value of one piece in grosze; none when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i64>,
}

/// Lists the cards, parcels and trips of the catalogue with the value of one piece.
#[utoipa::path(get, path = "/api/v1/backoffice/tax/worth", tag = "tax", params(WorthQuery),
    responses((status = 200, body = WorthPage)))]
pub async fn admin_list_reward_tax_values(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<WorthQuery>,
) -> Result<Json<WorthPage>, ApiError> {
    let mut db = app.db.read().await?;
    let page = store::select_rewards().cursor_page(&mut db, Sort::Newest, query.cursor, PER_PAGE).await?;
    let items = page.items.into_iter().map(RewardWorth::from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(WorthPage { data: WorthTable { items }, meta: page.meta }))
}

impl RewardWorth {
    pub fn from_row(row: TaxableValueRow) -> anyhow::Result<RewardWorth> {
        let kind_text = RewardKind::try_from(row.kind.as_str())?.label();
        Ok(RewardWorth { id: row.id, name: row.name, kind_text, active: row.active, value: row.value })
    }
}
