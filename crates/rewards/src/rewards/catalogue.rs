//! Catalogue of the rewards that participants exchange points for.
use std::cmp::Reverse;
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use plon_domain::ledger::AccountKind;
use plon_domain::season::Season;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::Reward;
use super::reward::{ShownReward, Standing};
use super::store;
use crate::trips;
use plon_kernel::db::Read;
use plon_kernel::paging::Pager;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::ledger;

/// Rewards on a page.
const PER_PAGE: usize = 12;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CatalogueQuery {
    page: Option<i64>,
    /// Only rewards of this category.
    category: Option<String>,
    /// Only rewards that the caller can order now.
    within_reach: Option<bool>,
    #[param(inline)]
    order: Option<CatalogueOrder>,
}

/// Order of the catalogue.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CatalogueOrder {
    /// Those that the caller can order now, trips first; then those for which the fewest points are missing; then those
    /// that are sold out.
    #[default]
    Recommended,
    Cheapest,
    Dearest,
    Name,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Catalogue {
    data: CatalogueData,
    meta: Pager,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CatalogueData {
    items: Vec<ShownReward>,
    /// Categories of the whole catalogue, in its order.
    categories: Vec<CatalogueCategory>,
    /// Number of rewards of the whole catalogue that the caller can order now.
    within_reach: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CatalogueCategory {
    name: String,
    /// Number of its rewards.
    count: i64,
}

/// Lists the rewards, each with the points that the caller lacks for it.
#[utoipa::path(get, path = "/api/v1/prize/teraz", tag = "rewards", params(CatalogueQuery),
    responses((status = 200, body = Catalogue)))]
pub async fn list_rewards(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<CatalogueQuery>,
) -> Result<Json<Catalogue>, ApiError> {
    let today = app.clock.today();
    let season = Season::of(today.0);
    let mut db = app.db.read().await?;
    let available = ledger::balances(&mut db, who.id).await?.get(AccountKind::Available);
    let key = format!("rewards of {}", i64::from(season));
    let rewards = app.shared.get_or_read(key, app.clock.now(), load_rewards(&mut db, season)).await?;
    let mut offers = match rewards.iter().any(|reward| reward.row.trip.is_some()) {
        true => trips::list_offers(&app, &mut db, (who.id, available), today).await?,
        false => HashMap::new(),
    };
    let standings = rewards.iter().map(|reward| reward.standing(available, offers.remove(&reward.row.id)));
    Ok(Json(Catalogue::of(standings.collect::<anyhow::Result<_>>()?, &query)?))
}

async fn load_rewards(db: &mut impl Read, season: Season) -> Result<Vec<Reward>, ApiError> {
    let rows = store::list_active(db, season).await?;
    Ok(rows.into_iter().map(Reward::from_row).collect::<anyhow::Result<_>>()?)
}

impl Catalogue {
    /// Page of the catalogue, of rewards in the operators' order.
    fn of(mut rewards: Vec<Standing<'_>>, query: &CatalogueQuery) -> anyhow::Result<Catalogue> {
        let mut categories: Vec<CatalogueCategory> = Vec::new();
        for Standing { reward, .. } in &rewards {
            match categories.iter_mut().find(|category| category.name == reward.row.category) {
                Some(known) => known.count += 1,
                None => categories.push(CatalogueCategory { name: reward.row.category.clone(), count: 1 }),
            }
        }
        let within_reach = rewards.iter().filter(|standing| standing.within_reach).count();
        rewards.retain(|standing| {
            query.category.as_ref().is_none_or(|category| *category == standing.reward.row.category)
                && (standing.within_reach || query.within_reach != Some(true))
        });
        match query.order.unwrap_or_default() {
            CatalogueOrder::Recommended => rewards.sort_by_key(Standing::nearness),
            CatalogueOrder::Cheapest => rewards.sort_by_key(|standing| standing.points),
            CatalogueOrder::Dearest => rewards.sort_by_key(|standing| Reverse(standing.points)),
            CatalogueOrder::Name => rewards.sort_by_cached_key(|standing| search_key(&standing.reward.row.name)),
        }
        let total = rewards.len();
        let page = query.page.unwrap_or(1).max(1);
        let skipped = usize::try_from(page - 1).unwrap_or(usize::MAX).saturating_mul(PER_PAGE);
        let items =
            rewards.into_iter().skip(skipped).take(PER_PAGE).map(Standing::show).collect::<anyhow::Result<_>>()?;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Ok(Catalogue {
            data: CatalogueData { items, categories, within_reach: count(within_reach) },
            meta: Pager::new(page, count(PER_PAGE), count(total)),
        })
    }
}
