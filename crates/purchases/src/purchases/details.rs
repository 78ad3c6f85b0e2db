//! `GET /api/v1/my-shopping/details/{group}/{distributor}`: the invoices behind one row of the purchases.
use axum::Json;
use axum::extract::State;
use plon_domain::volume::{Unit, Volume};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, PurchasedLine};
use super::{requested_season, units};
use plon_kernel::ids::{DistributorId, ProductId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::DataResponse;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SeasonQuery {
    /// Season; by default the current one.
    pub season: Option<i64>,
}

/// One product from one distributor, invoice by invoice.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseDetails {
    pub info: PurchaseInfo,
    pub rows: Vec<PurchaseRow>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseInfo {
    pub product: String,
    pub distributor: String,
    pub season: i64,
    #[schema(schema_with = units)]
    pub unit: Unit,
}

/// An accepted line of an invoice.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseRow {
    /// Number of the invoice.
    pub id: String,
    /// Public id of the invoice.
    pub document: String,
    /// Date of issue.
    pub date: BusinessDate,
    /// Number of packs.
    pub quantity: i64,
    /// Volume of all packs, in thousandths of the unit.
    pub volume: i64,
    /// Size of one pack, such as `5 L`.
    pub size: String,
    pub points: i64,
    /// Turnover at the season's list price, in grosze.
    pub turnover: i64,
    /// Net turnover as on the invoice, in grosze.
    pub turnover_fv: i64,
}

/// Lists the participant's accepted lines of one product from one distributor, the latest first.
/// The `group` is the product across its packs.
#[utoipa::path(get, path = "/api/v1/my-shopping/details/{group}/{distributor}", tag = "purchases",
    params(("group" = i64, Path, description = "The product"),
    ("distributor" = i64, Path, description = "The distributor"), SeasonQuery),
    responses((status = 200, body = DataResponse<PurchaseDetails>)))]
pub async fn list_product_purchases(
    State(app): State<App>,
    who: Participant,
    Path((group, distributor)): Path<(ProductId, DistributorId)>,
    Query(query): Query<SeasonQuery>,
) -> Result<Json<DataResponse<PurchaseDetails>>, ApiError> {
    let season = requested_season(&app, query.season)?;
    let lines = store::list_lines(&mut app.db.read().await?, who.id, season, group, distributor).await?;
    let first = lines.first().ok_or(ApiError::NotFound)?;
    let info = PurchaseInfo {
        product: first.product.clone(),
        distributor: first.distributor_name.clone(),
        season: season.into(),
        unit: first.unit,
    };
    Ok(Json(DataResponse { data: PurchaseDetails { info, rows: lines.into_iter().map(PurchaseRow::from).collect() } }))
}

impl From<PurchasedLine> for PurchaseRow {
    fn from(line: PurchasedLine) -> PurchaseRow {
        PurchaseRow {
            id: line.number,
            document: line.public_id,
            date: line.dated_on,
            quantity: line.quantity,
            volume: line.volume,
            size: Volume(line.pack_volume).to_polish(line.unit),
            points: line.points,
            turnover: line.turnover,
            turnover_fv: line.turnover_fv,
        }
    }
}
