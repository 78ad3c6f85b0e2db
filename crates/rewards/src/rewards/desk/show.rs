//! A reward's card: what is said of it, its prices by season, its variants, and what is in stock.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::reward::kinds;
use super::model::RewardRow;
use super::store;
use plon_kernel::columns::{RewardId, TripId, VariantId};
use plon_kernel::db::Read;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::who::{Operator, Pays};

/// A reward as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskReward {
    id: RewardId,
    /// What a change has to name: it is refused once somebody else has changed the reward.
    version: i64,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    name: String,
    slug: String,
    summary: String,
    /// Paragraphs, apart by an empty line.
    description: String,
    /// The name of the reward's drawing.
    picture: String,
    /// Points for one; of a transfer points for a zloty. Of a trip its cost, which is changed with its terms.
    price: i64,
    /// Grosze, as the other sums; only of transfers.
    min_amount: Option<i64>,
    max_amount: Option<i64>,
    amount_step: Option<i64>,
    /// How many are left; none where there is no limit.
    stock: Option<i64>,
    position: i64,
    /// Whether it is shown in the catalogue.
    active: bool,
    /// The trip that it is.
    trip: Option<TripId>,
    /// Orders that are not carried out yet.
    open_orders: i64,
    /// All orders that it ever had.
    orders: i64,
    variants: Vec<DeskVariant>,
    /// Every season of the programme, the latest first.
    prices: Vec<SeasonPrice>,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct DeskVariant {
    pub id: VariantId,
    pub code: String,
    pub name: String,
    /// How many are left; none where there is no limit.
    pub stock: Option<i64>,
    /// Orders name it: it cannot be removed.
    pub ordered: bool,
}

/// What a reward costs in a season.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct SeasonPrice {
    pub season: i64,
    /// None where the reward's own price holds.
    pub price: Option<i64>,
}

/// A reward with all that belongs to it.
#[utoipa::path(get, path = "/api/v1/backoffice/rewards/{id}", tag = "rewards", params(("id" = i64, Path)),
    responses((status = 200, body = Data<DeskReward>)))]
pub async fn admin_show_reward(
    State(app): State<App>,
    _: Operator<Pays>,
    Path(id): Path<RewardId>,
) -> Result<Json<Data<DeskReward>>, ApiError> {
    let data = card(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(Data { data }))
}

/// A reward as it stands now.
pub async fn card(db: &mut impl Read, id: RewardId) -> anyhow::Result<Option<DeskReward>> {
    let Some(row) = store::reward(db, id).await? else { return Ok(None) };
    let price = row.price();
    let RewardRow { version, name, slug, summary, description, icon, min_amount, max_amount, amount_step, .. } = row;
    Ok(Some(DeskReward {
        id,
        version,
        kind: RewardKind::try_from(row.kind)?,
        name,
        slug,
        summary,
        description,
        picture: icon,
        price,
        min_amount,
        max_amount,
        amount_step,
        stock: row.stock,
        position: row.position,
        active: row.active,
        trip: row.trip,
        open_orders: store::orders(db, id, true).await?,
        orders: store::orders(db, id, false).await?,
        variants: store::variants(db, id).await?,
        prices: store::prices(db, id).await?,
    }))
}
