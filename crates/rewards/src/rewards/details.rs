//! One reward with its description and variants.
use axum::Json;
use axum::extract::State;
use plon_domain::ledger::AccountKind;
use plon_domain::season::Season;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Reward;
use super::reward::ShownReward;
use super::store::{self, VariantRow};
use crate::{tax, trips};
use plon_kernel::ids::{RewardId, VariantId};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::ledger;
use plon_platform::response::DataResponse;

/// Page of a reward.
#[derive(Debug, Serialize, ToSchema)]
pub struct RewardDetails {
    #[serde(flatten)]
    reward: ShownReward,
    description: String,
    /// Sentence about the tax withheld from a transfer by today's rule; null when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax_notice: Option<String>,
    /// Variants to choose from when ordering; empty when the reward has none.
    variants: Vec<RewardVariant>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RewardVariant {
    id: VariantId,
    name: String,
    /// True when it is not sold out.
    available: bool,
}

impl From<VariantRow> for RewardVariant {
    fn from(row: VariantRow) -> RewardVariant {
        RewardVariant { id: row.id, name: row.name, available: row.stock.is_none_or(|stock| stock > 0) }
    }
}

/// Shows a reward, found by its id or by its slug from the portal's address.
#[utoipa::path(get, path = "/api/v1/prize/details/{reward}", tag = "rewards",
    params(("reward" = String, Path, description = "id or slug")),
    responses((status = 200, body = DataResponse<RewardDetails>)))]
pub async fn show_reward(
    State(app): State<App>,
    who: Participant,
    Path(name): Path<String>,
) -> Result<Json<DataResponse<RewardDetails>>, ApiError> {
    let today = app.clock.today();
    let season = Season::of(today.0);
    let mut db = app.db.read().await?;
    let mut found = store::find_reward_by_slug(&mut db, season, &name).await?;
    if let (None, Ok(id)) = (&found, name.parse()) {
        found = store::find_reward(&mut db, season, RewardId(id)).await?;
    }
    let reward = Reward::from_row(found.ok_or(ApiError::NotFound)?)?;
    let variants = store::list_variants(&mut db, reward.row.id).await?.into_iter().map(RewardVariant::from).collect();
    let available = ledger::balances(&mut db, who.id).await?.get(AccountKind::Available);
    let description = reward.row.description.clone();
    let tax_notice = match reward.kind.is_transfer() {
        true => tax::rule(&mut db, reward.kind, None, today).await?.1.notice(),
        false => None,
    };
    let offer = match reward.row.trip {
        Some(_) => trips::find_offer_of_reward(&mut db, reward.row.id, (who.id, available), today).await?,
        None => None,
    };
    let reward = reward.standing(available, offer)?.show()?;
    Ok(Json(DataResponse { data: RewardDetails { reward, description, tax_notice, variants } }))
}
