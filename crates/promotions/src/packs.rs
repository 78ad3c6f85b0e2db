//! `GET /api/v1/user/promotions/{slug}/packs`: the packs that count in a promotion, and those that reach its next target.
use axum::Json;
use axum::extract::State;
use plon_domain::money::Grosze;
use plon_domain::promotions::{Line, PackOffer, suggest, verdict};
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity, Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::audience;
use super::progress::Shares;
use super::promotion::Promotion;
use super::store::{self, SoldPackRow};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

/// Most suggestions of an answer.
const MOST_SUGGESTIONS: usize = 3;

/// Packs to buy for a promotion today.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPacks {
    /// Packs on sale that count if they are bought today, by product.
    packs: Vec<PromotionPack>,
    /// Ways to the next target in whole packs, the cheapest first; empty once nothing is missing.
    suggestions: Vec<PackSuggestion>,
    /// Amount that is missing once all that waits is accepted; null once nothing is.
    missing_text: Option<String>,
    /// Reward for reaching the target.
    reward_text: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPack {
    sap: String,
    product: String,
    /// Slug of the product's page.
    slug: String,
    brand: String,
    /// Colour of its brand's packs, such as `#0b7a75`.
    colour: String,
    #[schema(schema_with = openapi::units)]
    unit: Unit,
    /// Volume of one pack in thousandths of the unit.
    volume: i64,
    /// Volume of one pack, such as `5 L`.
    volume_text: String,
    /// Price of one pack at the season's list price, in grosze; null where the season has none.
    price: Option<i64>,
}

/// Whole packs that together reach the next target.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackSuggestion {
    /// Packs in words, such as `2 × 10 L DOVVO`.
    text: String,
    items: Vec<SuggestedPacks>,
    /// Price of all at the season's list price, in grosze; null where one of them has none.
    cost: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SuggestedPacks {
    sap: String,
    product: String,
    /// Volume of one pack in thousandths of the unit.
    volume: i64,
    volume_text: String,
    /// Number of packs.
    quantity: i64,
}

/// Lists the packs that count in a promotion if the caller buys them today, and the fewest that reach the next target.
#[utoipa::path(get, path = "/api/v1/user/promotions/{slug}/packs", tag = "promotions",
    params(("slug" = String, Path, description = "the last part of its page's address")),
    responses((status = 200, body = DataResponse<PromotionPacks>)))]
pub async fn list_promotion_packs(
    State(app): State<App>,
    who: Participant,
    Path(slug): Path<String>,
) -> Result<Json<DataResponse<PromotionPacks>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let promotion =
        Promotion::from_row(store::find_promotion_by_slug(&mut db, &slug).await?.ok_or(ApiError::NotFound)?)?;
    if promotion.audience != who.audience || !audience::is_for(&mut db, &promotion, who.id).await? {
        return Err(ApiError::NotFound);
    }
    let shares = Shares::of(&mut db, who.id).await?;
    let mut sold = Vec::new();
    for row in store::list_sold_packs(&mut db, Season::of(today.0)).await? {
        let offer = row.offer(today)?;
        if verdict(promotion.terms(), &offer.line).counted.is_ok() {
            sold.push((row, offer));
        }
    }
    Ok(Json(DataResponse { data: PromotionPacks::of(&promotion, &shares, sold) }))
}

impl PromotionPacks {
    fn of(promotion: &Promotion, shares: &Shares, sold: Vec<(SoldPackRow, PackOffer)>) -> PromotionPacks {
        let (rows, offers): (Vec<SoldPackRow>, Vec<PackOffer>) = sold.into_iter().unzip();
        let terms = promotion.terms();
        let after = shares.evaluate_with(promotion, &[]);
        let missing = after.next.map_or(0, |next| next.missing(after.current));
        let found = suggest(terms, missing, &shares.counted_products(promotion), &offers);
        let suggestions = found.iter().take(MOST_SUGGESTIONS).map(|one| {
            let items: Vec<SuggestedPacks> = one
                .packs
                .iter()
                .map(|(place, quantity)| rows[*place].suggested(&offers[*place].line, *quantity))
                .collect();
            PackSuggestion { text: text(&items), cost: one.cost.map(|cost| cost.0), items }
        });
        PromotionPacks {
            suggestions: suggestions.collect(),
            missing_text: (missing > 0).then(|| terms.measure().genitive(missing)),
            reward_text: after.next.filter(|_| missing > 0).and_then(|next| next.reward.to_polish()),
            packs: rows.into_iter().zip(&offers).map(|(row, offer)| PromotionPack::of(row, offer)).collect(),
        }
    }
}

/// `2 × 10 L DOVVO i 1 × 5 L DOVVO`.
fn text(items: &[SuggestedPacks]) -> String {
    let parts = items.iter().map(|item| format!("{}\u{a0}×\u{a0}{} {}", item.quantity, item.volume_text, item.product));
    parts.collect::<Vec<_>>().join(" i\u{a0}")
}

impl PromotionPack {
    fn of(row: SoldPackRow, offer: &PackOffer) -> PromotionPack {
        PromotionPack {
            volume_text: Volume::from(offer.line.pack).to_polish(offer.line.unit),
            price: offer.price.map(|price| price.0),
            sap: row.product.sap,
            product: row.name,
            slug: row.slug,
            brand: row.product.brand,
            colour: row.colour,
            unit: row.product.unit,
            volume: row.volume,
        }
    }
}

impl SoldPackRow {
    /// One pack, bought today.
    fn offer(&self, today: BusinessDate) -> anyhow::Result<PackOffer> {
        let line: Line = self.product.line(PackVolume::try_from(self.volume)?, Quantity::try_from(1)?, today)?;
        let price = self.product.list_price.map(|_| line.net_value).filter(|price| *price > Grosze(0));
        Ok(PackOffer { line, price })
    }

    fn suggested(&self, line: &Line, quantity: i64) -> SuggestedPacks {
        SuggestedPacks {
            sap: self.product.sap.clone(),
            product: self.name.clone(),
            volume: self.volume,
            volume_text: Volume::from(line.pack).to_polish(line.unit),
            quantity,
        }
    }
}
