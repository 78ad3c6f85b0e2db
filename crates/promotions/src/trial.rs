//! `POST /api/v1/user/promotions/try`: the effect that purchases made today would have on each promotion.
use axum::Json;
use axum::extract::State;
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::{Points, PointsPerUnit, earned};
use plon_domain::promotions::{Evaluation, Line, Measure, verdict};
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::kinds;
use super::model::slug_of;
use super::progress::Shares;
use super::promotion::Promotion;
use super::shown::PromotionEffects;
use super::store::{self, PricedProductRow};
use super::waiting::PromotionWaiting;
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::app::App;
use plon_platform::auth::{Participant, ReadOnly};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json as Body;
use plon_platform::response::DataResponse;

/// Most purchases tried at once.
const MOST_ITEMS: usize = 200;

/// Purchases that might be made.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"items": [{"sap": "30000107", "volume": 5000, "quantity": 4}]}))]
pub struct TrialForm {
    items: Vec<TrialItem>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct TrialItem {
    /// SAP code of the product.
    sap: String,
    /// Volume of one pack, in thousandths of the product's unit.
    volume: i64,
    /// Number of packs.
    quantity: i64,
}

/// Promotion before and after the purchases.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionTrial {
    key: String,
    slug: String,
    name: String,
    /// Name of its drawing.
    picture: String,
    /// Own picture that stands in for the drawing.
    photo: Option<Picture>,
    #[schema(schema_with = kinds::measures)]
    measure: Measure,
    /// True when any of the purchases counts.
    counts: bool,
    /// True when the reward is not given until the rules are accepted.
    withheld: bool,
    now: TrialStanding,
    /// Purchases that wait to be checked; null where none that counts waits.
    waiting: Option<PromotionWaiting>,
    /// With what waits and with the purchases that are tried.
    after: TrialStanding,
}

/// Progress before or after the purchases.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrialStanding {
    current: i64,
    current_text: String,
    /// Sentence about the amount missing for the next reward and the days left; null once nothing is missing.
    next_text: Option<String>,
    /// Reward once the rules are accepted.
    promised: PromotionEffects,
}

/// Tries purchases on every running promotion; nothing is stored.
#[utoipa::path(post, path = "/api/v1/user/promotions/try", tag = "promotions", request_body = TrialForm,
    responses((status = 200, body = DataResponse<Vec<PromotionTrial>>), (status = 400), (status = 413), (status = 415),
    (status = 422)))]
pub async fn simulate_purchases(
    State(app): State<App>,
    ReadOnly(who): ReadOnly<Participant>,
    Body(form): Body<TrialForm>,
) -> Result<Json<DataResponse<Vec<PromotionTrial>>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let lines = form.lines(&store::list_priced_products(&mut db, Season::of(today.0)).await?, today)?;
    let shares = Shares::of(&mut db, who.id).await?;
    let mut data = Vec::new();
    for row in store::list_running(&mut db, (who.audience, who.id), today).await? {
        let promotion = Promotion::from_row(row)?;
        data.push(PromotionTrial::of(&promotion, &shares, &lines, today));
    }
    Ok(Json(DataResponse { data }))
}

impl TrialForm {
    fn lines(&self, priced: &[PricedProductRow], today: BusinessDate) -> Result<Vec<Line>, ApiError> {
        let mut fields = Fields::default();
        if self.items.len() > MOST_ITEMS {
            fields.add_error("items", format!("Wybierz najwyżej {MOST_ITEMS}\u{a0}pozycji"));
            return Err(fields.into_error());
        }
        let mut lines = Vec::with_capacity(self.items.len());
        for (place, item) in self.items.iter().enumerate() {
            let quantity = fields.parse(&format!("items.{place}.quantity"), Quantity::try_from(item.quantity));
            let pack = fields.parse(&format!("items.{place}.volume"), PackVolume::try_from(item.volume));
            let product = priced.iter().find(|row| row.sap == item.sap);
            if product.is_none() {
                fields.add_error(&format!("items.{place}.sap"), "Wybierz produkt z\u{a0}listy");
            }
            if let (Some(quantity), Some(pack), Some(product)) = (quantity, pack, product) {
                lines.push(product.line(pack, quantity, today)?);
            }
        }
        fields.check()?;
        Ok(lines)
    }
}

impl PricedProductRow {
    /// Line of an invoice with such packs of today, as it would be once accepted.
    ///
    /// # Errors
    /// When the stored rate is invalid: a defect of the data.
    pub fn line(&self, pack: PackVolume, quantity: Quantity, today: BusinessDate) -> anyhow::Result<Line> {
        let rate = self.points_per_unit.map(PointsPerUnit::try_from).transpose()?;
        let units = i128::from(pack.times(quantity).0);
        let net = units * i128::from(self.list_price.unwrap_or(0)) / 1000;
        Ok(Line {
            id: 0,
            sap: self.sap.clone(),
            brand: slug_of(&self.brand),
            category: slug_of(&self.category),
            unit: self.unit,
            pack,
            quantity,
            net_value: Grosze(i64::try_from(net).unwrap_or(i64::MAX)),
            earned: rate.map_or(Points::ZERO, |rate| earned(quantity, pack, rate)),
            dated_on: today.0,
            status: LineStatus::Accepted,
        })
    }
}

impl PromotionTrial {
    fn of(promotion: &Promotion, shares: &Shares, lines: &[Line], today: BusinessDate) -> PromotionTrial {
        let (terms, definition) = (promotion.terms(), &promotion.definition);
        let standing = |found: &Evaluation| TrialStanding {
            current: found.current,
            current_text: terms.measure().to_polish(found.current),
            next_text: found
                .next
                .map(|next| next.to_polish(terms.measure(), found.current, terms.counts_purchases(), today.0)),
            promised: PromotionEffects::of(&found.promised),
        };
        let now = shares.evaluate(promotion, shares.tally(promotion.id));
        let after = shares.evaluate_with(promotion, lines);
        PromotionTrial {
            key: promotion.key.clone(),
            slug: promotion.slug.clone(),
            name: definition.name.clone(),
            picture: definition.picture.clone(),
            photo: promotion.photo.clone(),
            measure: terms.measure(),
            counts: lines.iter().any(|line| verdict(terms, line).counted.is_ok()),
            withheld: now.withheld.is_some(),
            waiting: shares.waiting(promotion, &now, today),
            now: standing(&now),
            after: standing(&after),
        }
    }
}
