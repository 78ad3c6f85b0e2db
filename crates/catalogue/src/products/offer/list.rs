//! The list of products: a page of cards, filtered by brand, category, crop, size of pack and a part of the name.
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::points::{PointsPerUnit, earned};
use plon_domain::season::Season;
use plon_domain::text::search_key;
use plon_domain::volume::{PackSize, PackVolume, Quantity, Unit};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, Filter, OfferedRow};
use plon_kernel::paging::{Page, PageRequest};
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::openapi;
use plon_platform::response::{Field, FilteredList, Table};

const PER_PAGE: i64 = 16;

/// Filters and order of the list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OfferQuery {
    page: Option<i64>,
    /// The name of a brand.
    brand: Option<String>,
    /// The name of a category.
    category: Option<String>,
    /// The name of a crop that the product is meant for.
    crops: Option<String>,
    /// A size of pack, such as `5L` or `0.5kg`.
    volume: Option<String>,
    /// A part of the name; Polish diacritics may be left out.
    search: Option<String>,
    sort_by: Option<OfferSort>,
    sort_desc: Option<bool>,
}

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferSort {
    #[default]
    Name,
    Brand,
    Category,
    /// Points for a litre or kilogram in the season.
    Points,
}

impl OfferQuery {
    /// The query for a page of all products in the default order.
    pub(super) fn of_page(page: i64) -> OfferQuery {
        OfferQuery { page: Some(page), ..OfferQuery::default() }
    }
}

impl OfferSort {
    fn column(self) -> &'static str {
        match self {
            OfferSort::Name => r#"p.name COLLATE "pl-x-icu""#,
            OfferSort::Brand => r#"p.brand COLLATE "pl-x-icu""#,
            OfferSort::Category => r#"p.category COLLATE "pl-x-icu""#,
            OfferSort::Points => "COALESCE(r.points_per_unit, 0)",
        }
    }
}

/// A product as the public sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferedProduct {
    /// Its code in the producer's system.
    sap: String,
    slug: String,
    pub(super) name: String,
    pub(super) brand: String,
    pub(super) category: String,
    pub(super) crops: Vec<String>,
    #[schema(schema_with = units)]
    pub(super) unit: Unit,
    /// Colour of its brand's packs, such as `#0b7a75`.
    colour: String,
    description: String,
    /// Packs, the smallest first.
    pub(super) packs: Vec<OfferedPack>,
    /// Thousandths of a point for a litre or kilogram; absent when it earns nothing in the season.
    pub(super) points_per_unit: Option<i64>,
    /// Maximum points that a participant gets for it in the season, if capped.
    cap_points: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OfferedPack {
    /// Thousandths of the product's unit.
    pub(super) volume: i64,
    /// Points for one pack in the season.
    pub(super) points: Option<i64>,
}

/// The filters and the order of the page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferFilters {
    brand: String,
    category: String,
    crops: String,
    volume: String,
    search: String,
    sort_by: OfferSort,
    sort_desc: bool,
    /// Season whose points are shown: the current one.
    #[schema(value_type = i64)]
    season: Season,
}

fn units() -> utoipa::openapi::Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// Lists the products on sale, in Polish order unless another one is given; the same for everybody.
#[utoipa::path(get, path = "/api/v1/products", tag = "products", params(OfferQuery),
    responses((status = 200, body = FilteredList<OfferedProduct, OfferFilters>),
    (status = 304, description = "What the browser keeps is still good"), (status = 422)))]
pub async fn list_products(
    State(app): State<App>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
    Query(query): Query<OfferQuery>,
) -> Result<Response, ApiError> {
    let season = Season::of(app.clock.today().0);
    let key = format!("products {season} {}", raw.unwrap_or_default());
    app.public.answer(key, &headers, load_page(&app, season, query)).await
}

/// Reads a page of the products on sale with their points in a season.
pub(super) async fn load_page(
    app: &App,
    season: Season,
    query: OfferQuery,
) -> Result<FilteredList<OfferedProduct, OfferFilters>, ApiError> {
    let page_request = PageRequest::new(query.page, PER_PAGE);
    let filters = filters(season, query);
    let order = (filters.sort_by.column(), filters.sort_desc);
    let Page::<OfferedRow> { items, pager } = store::select_products(season, filter(&filters)?)
        .page(&mut app.db.read().await?, order.0, order.1, page_request)
        .await?;
    let items = items.into_iter().map(OfferedProduct::from_row).collect::<Result<_, _>>()?;
    Ok(FilteredList { data: Table { items, fields: fields() }, meta: pager, filters })
}

fn filters(season: Season, query: OfferQuery) -> OfferFilters {
    let text = |text: Option<String>| text.unwrap_or_default().trim().to_owned();
    OfferFilters {
        brand: text(query.brand),
        category: text(query.category),
        crops: text(query.crops),
        volume: text(query.volume),
        search: text(query.search),
        sort_by: query.sort_by.unwrap_or_default(),
        sort_desc: query.sort_desc.unwrap_or(false),
        season,
    }
}

fn filter(filters: &OfferFilters) -> Result<Filter, ApiError> {
    let given = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let mut fields = Fields::default();
    let size = given(&filters.volume).and_then(|text| fields.parse("volume", PackSize::parse(&text)));
    fields.check()?;
    Ok(Filter {
        brand: given(&filters.brand),
        category: given(&filters.category),
        crop: given(&filters.crops),
        size,
        key_part: given(&search_key(&filters.search)),
    })
}

fn fields() -> Vec<Field> {
    vec![
        Field::sortable("name", "Nazwa"),
        Field::sortable("brand", "Marka"),
        Field::sortable("category", "Kategoria"),
        Field::column("crops", "Uprawy"),
        Field::column("packs", "Opakowania"),
        Field::sortable("points", "Punkty"),
    ]
}

impl OfferedProduct {
    fn from_row(row: OfferedRow) -> Result<OfferedProduct, ApiError> {
        let rate = row.points_per_unit.filter(|rate| *rate > 0).map(PointsPerUnit::try_from).transpose();
        let rate = rate.map_err(anyhow::Error::new)?;
        let one = Quantity::MIN;
        let pack = |volume: PackVolume| OfferedPack {
            volume: volume.get(),
            points: rate.map(|rate| earned(one, volume, rate).0),
        };
        Ok(OfferedProduct {
            packs: store::parse_volumes(row.volumes.as_deref())?.into_iter().map(pack).collect(),
            crops: super::crops(&row.crops)?,
            sap: row.sap,
            slug: row.slug,
            name: row.name,
            brand: row.brand,
            category: row.category,
            unit: row.unit,
            colour: row.colour,
            description: row.description,
            points_per_unit: rate.map(PointsPerUnit::get),
            cap_points: row.cap_points,
        })
    }
}
