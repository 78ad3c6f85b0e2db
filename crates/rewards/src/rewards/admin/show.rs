//! Reward's card: its texts, prices by season, variants and stock.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::reward::kinds;
use super::super::store::PhotoRow;
use super::model::{AdminVariant, RewardRow, SeasonPrice};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::{MediaId, RewardId, TripId};
use plon_pictures::Picture;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Reward as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminReward {
    id: RewardId,
    /// Version for optimistic locking, to be sent with a change; refused once somebody else has changed the reward.
    version: i64,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    name: String,
    slug: String,
    summary: String,
    /// Paragraphs separated by an empty line.
    description: String,
    /// Name of the reward's drawing.
    picture: String,
    category: String,
    photo_id: Option<MediaId>,
    photo: Option<Picture>,
    /// Points for one, or for a transfer points per zloty; for a trip its cost, which is changed with its terms.
    price: i64,
    /// Grosze, as `max_amount` and `amount_step`; only for transfers.
    min_amount: Option<i64>,
    max_amount: Option<i64>,
    amount_step: Option<i64>,
    /// Number left; null when there is no limit.
    stock: Option<i64>,
    position: i64,
    /// True when it is shown in the catalogue.
    active: bool,
    /// Id of the trip, when the reward is one.
    trip: Option<TripId>,
    /// Number of orders that are not carried out yet.
    open_orders: i64,
    /// Number of all orders so far.
    orders: i64,
    variants: Vec<AdminVariant>,
    /// Every season of the programme, latest first.
    prices: Vec<SeasonPrice>,
}

/// Shows a reward with its variants and prices.
#[utoipa::path(get, path = "/api/v1/backoffice/rewards/{id}", tag = "rewards", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminReward>)))]
pub async fn admin_show_reward(
    State(app): State<App>,
    _: Operator<Finance>,
    Path(id): Path<RewardId>,
) -> Result<Json<DataResponse<AdminReward>>, ApiError> {
    let data = load_reward(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(DataResponse { data }))
}

/// Current state of a reward.
pub async fn load_reward(db: &mut impl Read, id: RewardId) -> anyhow::Result<Option<AdminReward>> {
    let Some(row) = store::find_reward(db, id).await? else { return Ok(None) };
    let price = row.price();
    let photo = match row.photo_id {
        Some(id) => store::find_photo(db, id).await?.as_ref().and_then(PhotoRow::picture),
        None => None,
    };
    let RewardRow { version, name, slug, summary, description, icon, min_amount, max_amount, amount_step, .. } = row;
    Ok(Some(AdminReward {
        id,
        version,
        kind: RewardKind::try_from(row.kind)?,
        name,
        slug,
        summary,
        description,
        picture: icon,
        category: row.category,
        photo_id: row.photo_id,
        photo,
        price,
        min_amount,
        max_amount,
        amount_step,
        stock: row.stock,
        position: row.position,
        active: row.active,
        trip: row.trip,
        open_orders: store::count_orders(db, id, true).await?,
        orders: store::count_orders(db, id, false).await?,
        variants: store::list_variants(db, id).await?,
        prices: store::list_prices(db, id).await?,
    }))
}
