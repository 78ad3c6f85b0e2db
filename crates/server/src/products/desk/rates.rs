//! What a product earns and costs in a season. A line keeps the rate that it was settled with: a change counts for
//! what is decided after it.
use axum::extract::State;
use plon_domain::money::Grosze;
use plon_domain::number::{read_thousandths, read_whole, thousandths};
use plon_domain::points::PointsPerUnit;
use plon_domain::product::ProductCap;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::Changing;
use super::show::{DeskProduct, DeskRate};
use super::store::{self, Rate};
use crate::answer::Done;
use crate::app::App;
use crate::columns::ProductId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// A season's rate as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct RateForm {
    /// The product's version.
    version: i64,
    /// Points for one litre or kilogram, such as `12,5`.
    points_per_unit: Option<String>,
    /// Zlotys for one litre or kilogram.
    list_price: Option<String>,
    /// The most points for a participant in the season; no cap where it is empty.
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
    operation_id = "set_rate", request_body = RateForm, params(("id" = i64, Path), ("season" = i64, Path)),
    responses((status = 200, body = Done<DeskProduct>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn set(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path((id, season)): Path<(ProductId, i64)>,
    Json(form): Json<RateForm>,
) -> Result<axum::Json<Done<DeskProduct>>, ApiError> {
    let rate = form.parse()?;
    let mut changing = Changing::begin(&app, id, form.version).await?;
    let before = store::rates(&mut changing.tx, id).await?.into_iter().find(|rate| rate.season == season);
    let before = before.ok_or(ApiError::NotFound)?;
    store::put_rate(&mut changing.tx, id, season, &rate).await?;
    let after = store::rates(&mut changing.tx, id).await?.into_iter().find(|rate| rate.season == season);
    let records = (&recorded(&before), &after.as_ref().map(recorded));
    let message = "Stawka jest zapisana. Obowiązuje dla decyzji od tej chwili.";
    changing.end(&app, (operator.id, "products.set_rate"), records, message).await
}

/// A rate as the audit log keeps it.
pub fn recorded(rate: &DeskRate) -> Value {
    json!({"season": rate.season, "points_per_unit": rate.points_per_unit.map(thousandths),
           "list_price": rate.list_price.map(|price| Grosze(price).to_polish()), "cap_points": rate.cap_points})
}
