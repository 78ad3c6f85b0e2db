//! The branches that have the chosen products, found by distributor, branch or town.
use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, BranchRow, ChosenProduct, Place};
use plon_kernel::ids::ProductId;
use plon_kernel::paging::{Page, PageRequest};
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::response::{Field, FilteredList, Table};

const PER_PAGE: i64 = 16;

/// Maximum number of products in one check: more than anybody buys at once.
const MOST_PRODUCTS: usize = 50;

/// The products to find and the place to search: exactly one of three kinds.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AvailabilityQuery {
    /// The SAP codes of products, joined by commas.
    products: Option<String>,
    /// A distributor's name or a part of it.
    distributor: Option<String>,
    /// A branch's name or a part of it.
    branch: Option<String>,
    /// A town's name or a part of it.
    city: Option<String>,
    page: Option<i64>,
}

/// Kind of the place to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    Distributor,
    Branch,
    City,
}

/// A branch that has at least one of the products.
#[derive(Debug, Serialize, ToSchema)]
pub struct StockedBranch {
    id: i64,
    distributor_name: String,
    branch_name: String,
    street: String,
    street_number: String,
    postcode: String,
    city: String,
    phone: String,
    position: BranchPosition,
    /// The chosen products, in Polish order.
    products: Vec<StockedProduct>,
}

/// A geographic position in degrees (WGS 84).
#[derive(Debug, Serialize, ToSchema)]
pub struct BranchPosition {
    lat: f64,
    lng: f64,
}

/// A chosen product and its availability at the branch.
#[derive(Debug, Serialize, ToSchema)]
pub struct StockedProduct {
    sap: String,
    name: String,
    available: bool,
}

/// The filters of the page.
#[derive(Debug, Serialize, ToSchema)]
pub struct AvailabilityFilters {
    /// The SAP codes.
    products: Vec<String>,
    #[serde(rename = "type")]
    search_in: PlaceKind,
    search: String,
}

/// Searches the branches that have any of the chosen products, those with the most of them first.
#[utoipa::path(get, path = "/api/v1/product-availability", tag = "products", params(AvailabilityQuery),
    responses((status = 200, body = FilteredList<StockedBranch, AvailabilityFilters>), (status = 422)))]
pub async fn search_product_availability(
    State(app): State<App>,
    _: AnyParticipant,
    Query(query): Query<AvailabilityQuery>,
) -> Result<Json<FilteredList<StockedBranch, AvailabilityFilters>>, ApiError> {
    let mut db = app.db.read().await?;
    let offered = store::list_products(&mut db).await?;
    let (chosen, search_in, search) = read(&query, offered)?;
    let places = matching(store::list_branches(&mut db).await?, search_in, &search);
    let page_request = PageRequest::new(query.page, PER_PAGE);
    let ids: Vec<i64> = chosen.iter().map(|product| product.id.0).collect();
    let Page { items, pager } = store::select_stocked_branches(&ids, &places)
        .page(&mut db, store::MOST_PRODUCTS_FIRST, false, page_request)
        .await?;
    let items = items.into_iter().map(|row| branch(row, &chosen)).collect::<Result<_, _>>()?;
    let products = chosen.into_iter().map(|product| product.sap).collect();
    let filters = AvailabilityFilters { products, search_in, search };
    Ok(Json(FilteredList { data: Table { items, fields: fields() }, meta: pager, filters }))
}

/// Parses the chosen products, in Polish order, and the one place to search; reports every error at its field.
fn read(
    query: &AvailabilityQuery,
    offered: Vec<ChosenProduct>,
) -> Result<(Vec<ChosenProduct>, PlaceKind, String), ApiError> {
    let mut fields = Fields::default();
    let chosen = chosen_products(&mut fields, query.products.as_deref().unwrap_or_default(), offered);
    let place = parse_place(&mut fields, query);
    match place {
        Some((kind, text)) => fields.check().map(|()| (chosen, kind, text)),
        None => Err(fields.into_error()),
    }
}

fn chosen_products(fields: &mut Fields, products: &str, offered: Vec<ChosenProduct>) -> Vec<ChosenProduct> {
    let codes: HashSet<&str> = products.split(',').map(str::trim).filter(|code| !code.is_empty()).collect();
    if codes.is_empty() {
        fields.add_error("products", "Wybierz co najmniej jeden produkt");
    }
    if codes.len() > MOST_PRODUCTS {
        fields.add_error("products", format!("Wybierz najwyżej {MOST_PRODUCTS}\u{a0}produktów"));
    }
    let chosen: Vec<_> = offered.into_iter().filter(|product| codes.contains(product.sap.as_str())).collect();
    if chosen.len() < codes.len() {
        fields
            .add_error("products", "Któregoś z wybranych produktów nie ma już w programie. Wybierz produkty ponownie.");
    }
    chosen
}

fn parse_place(fields: &mut Fields, query: &AvailabilityQuery) -> Option<(PlaceKind, String)> {
    let named = [
        (PlaceKind::Distributor, &query.distributor),
        (PlaceKind::Branch, &query.branch),
        (PlaceKind::City, &query.city),
    ];
    let text =
        |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    let mut given = named.into_iter().filter_map(|(kind, typed)| Some((kind, text(typed)?)));
    match (given.next(), given.next()) {
        (Some(place), None) => Some(place),
        (None, _) => {
            fields.add_error("search", "Podaj dystrybutora, oddział albo miejscowość");
            None
        }
        (Some(_), Some(_)) => {
            fields.add_error("search", "Szukaj według jednego: dystrybutora, oddziału albo miejscowości");
            None
        }
    }
}

/// Branches whose place equals the text; if there is none, those whose place contains it. Radom is not Radomsko.
fn matching(places: Vec<Place>, kind: PlaceKind, search: &str) -> Vec<i64> {
    let wanted = search_key(search);
    let keyed = places.into_iter().map(|place| {
        let name = match kind {
            PlaceKind::Distributor => &place.distributor_name,
            PlaceKind::Branch => &place.name,
            PlaceKind::City => &place.city,
        };
        (place.id, search_key(name))
    });
    let containing: Vec<(i64, String)> = keyed.filter(|(_, key)| key.contains(&wanted)).collect();
    let is_exact = containing.iter().any(|(_, key)| *key == wanted);
    containing.into_iter().filter(|(_, key)| !is_exact || *key == wanted).map(|(id, _)| id).collect()
}

fn branch(row: BranchRow, chosen: &[ChosenProduct]) -> Result<StockedBranch, ApiError> {
    let ids = row.products.split(',').map(|id| id.parse().map(ProductId));
    let stocked: HashSet<ProductId> = ids.collect::<Result<_, _>>().map_err(anyhow::Error::new)?;
    let product = |product: &ChosenProduct| StockedProduct {
        sap: product.sap.clone(),
        name: product.name.clone(),
        available: stocked.contains(&product.id),
    };
    Ok(StockedBranch {
        id: row.id,
        distributor_name: row.distributor_name,
        branch_name: row.name,
        street: row.street,
        street_number: row.street_number,
        postcode: row.postcode,
        city: row.city,
        phone: row.phone,
        position: BranchPosition { lat: degrees(row.latitude), lng: degrees(row.longitude) },
        products: chosen.iter().map(product).collect(),
    })
}

/// Converts millionths of a degree, which take 28 bits, so a float holds them exactly enough.
#[expect(clippy::cast_precision_loss, reason = "180 million fits")]
fn degrees(millionths: i64) -> f64 {
    millionths as f64 / 1_000_000.0
}

fn fields() -> Vec<Field> {
    [
        ("branch_name", "Oddział"),
        ("distributor_name", "Dystrybutor"),
        ("city", "Adres"),
        ("phone", "Telefon"),
        ("products", "Produkty"),
    ]
    .map(|(key, label)| Field::column(key, label))
    .to_vec()
}
