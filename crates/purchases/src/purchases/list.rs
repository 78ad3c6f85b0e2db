//! `GET /api/v1/my-shopping`: a season's purchases by product and distributor.
use axum::Json;
use axum::extract::State;
use plon_domain::text::search_key;
use plon_domain::volume::Unit;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, PurchaseRow};
use super::{requested_season, units};
use plon_kernel::ids::{DistributorId, ParticipantId, ProductId};
use plon_kernel::paging::{Page, PageRequest, like_pattern};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::{Field, FilteredList, Table};

const PER_PAGE: i64 = 16;

/// A product across its packs, bought from one distributor.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurchaseItem {
    /// Product, across its packs.
    pub group: ProductId,
    pub distributor: DistributorId,
    pub product: String,
    pub distributor_name: String,
    /// Number of packs.
    pub quantity: i64,
    /// Volume in thousandths of the unit.
    pub volume: i64,
    #[schema(schema_with = units)]
    pub unit: Unit,
    pub points: i64,
    /// Turnover at the season's list price, in grosze.
    pub turnover: i64,
    /// Net turnover as on the invoices, in grosze.
    pub turnover_fv: i64,
}

/// Filters and order of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PurchaseQuery {
    page: Option<i64>,
    /// Season; by default the current one.
    season: Option<i64>,
    /// A part of the product's or the distributor's name.
    search: Option<String>,
    sort_by: Option<PurchaseSort>,
    sort_desc: Option<bool>,
}

/// Filters and order of this page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseFilters {
    pub season: i64,
    pub search: String,
    pub sort_by: PurchaseSort,
    pub sort_desc: bool,
}

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PurchaseSort {
    Product,
    DistributorName,
    Quantity,
    Volume,
    #[default]
    Points,
    Turnover,
}

impl PurchaseSort {
    fn column(self) -> &'static str {
        match self {
            PurchaseSort::Product => r#"product COLLATE "pl-x-icu""#,
            PurchaseSort::DistributorName => r#"distributor_name COLLATE "pl-x-icu""#,
            PurchaseSort::Quantity => "quantity",
            PurchaseSort::Volume => "volume",
            PurchaseSort::Points => "points",
            PurchaseSort::Turnover => "turnover",
        }
    }
}

/// Lists the accepted purchases of a season, also those whose points a limit cut.
/// Waiting or rejected lines are not included.
#[utoipa::path(get, path = "/api/v1/my-shopping", tag = "purchases", params(PurchaseQuery),
    responses((status = 200, body = FilteredList<PurchaseItem, PurchaseFilters>)))]
pub async fn list_purchases(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<PurchaseQuery>,
) -> Result<Json<FilteredList<PurchaseItem, PurchaseFilters>>, ApiError> {
    let (Page { items, pager }, filters) = load_purchases(&app, who.id, query, PER_PAGE).await?;
    let items = items.into_iter().map(PurchaseItem::from).collect();
    Ok(Json(FilteredList { data: Table { items, fields: fields() }, meta: pager, filters }))
}

/// A page of a season's purchases in the order that was asked for, with the filters that were applied.
pub(super) async fn load_purchases(
    app: &App,
    of: ParticipantId,
    query: PurchaseQuery,
    per_page: i64,
) -> Result<(Page<PurchaseRow>, PurchaseFilters), ApiError> {
    let season = requested_season(app, query.season)?;
    let filters = PurchaseFilters {
        season: season.into(),
        search: query.search.unwrap_or_default().trim().to_owned(),
        sort_by: query.sort_by.unwrap_or_default(),
        sort_desc: query.sort_desc.unwrap_or(true),
    };
    let key = search_key(&filters.search);
    let pattern = Some(key).filter(|key| !key.is_empty()).map(|key| like_pattern(&key));
    let mut db = app.db.read().await?;
    let (order, slice) = (filters.sort_by.column(), PageRequest::new(query.page, per_page));
    let page = store::select_purchases(of, season, pattern).page(&mut db, order, filters.sort_desc, slice).await?;
    Ok((page, filters))
}

impl PurchaseQuery {
    /// The same list from its first row on.
    pub(super) fn whole(self) -> PurchaseQuery {
        PurchaseQuery { page: None, ..self }
    }
}

fn fields() -> Vec<Field> {
    [
        ("product", "Produkt"),
        ("distributor_name", "Dystrybutor"),
        ("quantity", "Opakowania"),
        ("volume", "Ilość"),
        ("points", "Punkty"),
        ("turnover", "Obrót przeliczeniowy"),
    ]
    .map(|(key, label)| Field::sortable(key, label))
    .to_vec()
}

impl From<PurchaseRow> for PurchaseItem {
    fn from(row: PurchaseRow) -> PurchaseItem {
        PurchaseItem {
            group: row.product_id,
            distributor: row.distributor_id,
            product: row.product,
            distributor_name: row.distributor_name,
            quantity: row.quantity,
            volume: row.volume,
            unit: row.unit,
            points: row.points,
            turnover: row.turnover,
            turnover_fv: row.turnover_fv,
        }
    }
}
