//! A product's points and price in a season. A line keeps the rate that it was settled with: a change applies to
//! later decisions.
use axum::extract::State;
use plon_domain::money::Grosze;
use plon_domain::number::{read_thousandths, read_whole, thousandths};
use plon_domain::points::PointsPerUnit;
use plon_domain::product::ProductCap;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ProductEdit;
use super::model::AdminRate;
use super::show::AdminProduct;
use super::store::{self, Rate};
use plon_kernel::ids::ProductId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    pub SET_RATE: RateRecord => RateRecord = "products.set_rate" on "products";
}

/// A season's rate as the audit log keeps it, with amounts in Polish notation.
#[derive(Debug, Serialize, ToSchema)]
pub struct RateRecord {
    cap_points: Option<i64>,
    list_price: Option<String>,
    points_per_unit: Option<String>,
    season: i64,
}

impl RateRecord {
    pub fn of(rate: &AdminRate) -> RateRecord {
        RateRecord {
            cap_points: rate.cap_points,
            list_price: rate.list_price.map(|price| Grosze(price).to_polish()),
            points_per_unit: rate.points_per_unit.map(thousandths),
            season: rate.season,
        }
    }
}

/// A season's rate as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "points_per_unit": "52,5", "list_price": "25,60", "cap_points": "20000"}))]
pub struct RateForm {
    /// The product's version, for optimistic locking.
    version: i64,
    /// Points for one litre or kilogram, such as `12,5`.
    #[schema(required, nullable = false)]
    points_per_unit: Option<String>,
    /// Zlotys for one litre or kilogram.
    #[schema(required, nullable = false)]
    list_price: Option<String>,
    /// Maximum points for a participant in the season; no cap where it is empty.
    cap_points: Option<String>,
}

impl RateForm {
    pub fn parse(&self) -> Result<Rate, ApiError> {
        let mut fields = Fields::default();
        let points: Option<PointsPerUnit> =
            fields.parse("points_per_unit", read_thousandths(self.points_per_unit.as_deref().unwrap_or_default()));
        let price = fields.parse("list_price", Grosze::parse(self.list_price.as_deref().unwrap_or_default()));
        let typed = self.cap_points.as_deref().map(str::trim).filter(|cap| !cap.is_empty());
        let cap: Option<ProductCap> = typed.and_then(|cap| fields.parse("cap_points", read_whole(cap)));
        match (points, price) {
            (Some(points_per_unit), Some(list_price)) => {
                fields.check().map(|()| Rate { points_per_unit, list_price, cap })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Sets a season's rate.
#[utoipa::path(post, path = "/api/v1/backoffice/products/{id}/rates/{season}", tag = "products",
    request_body = RateForm, params(("id" = i64, Path), ("season" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminProduct>), (status = 409)))]
pub async fn admin_set_product_rate(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path((id, season)): Path<(ProductId, i64)>,
    Json(form): Json<RateForm>,
) -> Result<axum::Json<ActionResponse<AdminProduct>>, ApiError> {
    let rate = form.parse()?;
    let mut edit = ProductEdit::begin(&app, id, form.version).await?;
    let before = store::list_rates(&mut edit.tx, id).await?.into_iter().find(|rate| rate.season == season);
    let before = before.ok_or(ApiError::NotFound)?;
    store::put_rate(&mut edit.tx, id, season, &rate).await?;
    let after = store::list_rates(&mut edit.tx, id).await?.into_iter().find(|rate| rate.season == season);
    let (before, after) = (RateRecord::of(&before), after.as_ref().map(RateRecord::of));
    let message = "Stawka jest zapisana. Obowiązuje dla decyzji od tej chwili.";
    edit.commit(&app, (operator.id, SET_RATE), (Some(&before), after.as_ref()), message).await
}
