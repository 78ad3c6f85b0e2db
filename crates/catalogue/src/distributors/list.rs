//! `GET /api/v1/distributors`: every place where the programme's products are sold, for the list and its map.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, BranchRow};
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::openapi;
use plon_platform::response::{DataResponse, Field, Table};

/// A branch of a distributor. The list has no pages: the map shows all of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DistributorItem {
    /// Id of the branch.
    pub id: i64,
    pub distributor_name: String,
    /// Name of the branch.
    pub name: String,
    pub nip: String,
    /// Street and number, or the village's number.
    pub address: String,
    pub postcode: String,
    pub city: String,
    #[schema(schema_with = openapi::voivodeships)]
    pub voivodeship: String,
    pub phone: String,
    /// True if purchases come into the programme automatically, in the distributor's data.
    pub edi: bool,
    pub position: Position,
}

/// A geographic position in degrees (WGS 84).
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Position {
    pub lat: f64,
    pub lng: f64,
}

/// Filters and order of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    edi: Option<bool>,
    #[param(inline)]
    sort_by: Option<DistributorSort>,
    sort_desc: Option<bool>,
    /// Field that `search` looks into; the name by default.
    #[serde(rename = "type")]
    #[param(inline)]
    search_in: Option<DistributorSearch>,
    search: Option<String>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DistributorSearch {
    #[default]
    DistributorName,
    Nip,
    City,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DistributorSort {
    #[default]
    DistributorName,
    Nip,
    City,
    Edi,
}

impl DistributorSort {
    /// The whole ORDER BY list; branches of one distributor are sorted by their names.
    fn order(self, desc: bool) -> &'static str {
        match (self, desc) {
            (DistributorSort::DistributorName, false) => {
                r#"d.name COLLATE "pl-x-icu", b.name COLLATE "pl-x-icu", b.id"#
            }
            (DistributorSort::DistributorName, true) => {
                r#"d.name COLLATE "pl-x-icu" DESC, b.name COLLATE "pl-x-icu", b.id"#
            }
            (DistributorSort::Nip, false) => r#"d.nip, b.name COLLATE "pl-x-icu", b.id"#,
            (DistributorSort::Nip, true) => r#"d.nip DESC, b.name COLLATE "pl-x-icu", b.id"#,
            (DistributorSort::City, false) => r#"b.city COLLATE "pl-x-icu", d.name COLLATE "pl-x-icu", b.id"#,
            (DistributorSort::City, true) => r#"b.city COLLATE "pl-x-icu" DESC, d.name COLLATE "pl-x-icu", b.id"#,
            (DistributorSort::Edi, false) => r#"d.edi, d.name COLLATE "pl-x-icu", b.name COLLATE "pl-x-icu", b.id"#,
            (DistributorSort::Edi, true) => r#"d.edi DESC, d.name COLLATE "pl-x-icu", b.name COLLATE "pl-x-icu", b.id"#,
        }
    }
}

/// Lists the branches of the active distributors; open to partners too.
#[utoipa::path(get, path = "/api/v1/distributors", tag = "distributors", params(ListQuery),
    responses((status = 200, body = DataResponse<Table<DistributorItem>>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn list_distributor_branches(
    State(app): State<App>,
    _: AnyParticipant,
    headers: HeaderMap,
    Query(query): Query<ListQuery>,
) -> Result<Response, ApiError> {
    let key = format!("distributors:{query:?}");
    app.public.answer(key, &headers, find_branches(&app, &query)).await
}

async fn find_branches(app: &App, query: &ListQuery) -> Result<DataResponse<Table<DistributorItem>>, ApiError> {
    let order = query.sort_by.unwrap_or_default().order(query.sort_desc.unwrap_or(false));
    let wanted = BranchSearch::read(query.search_in.unwrap_or_default(), query.search.as_deref().unwrap_or_default());
    let rows = store::list_branches(&mut app.db.read().await?, query.edi, order).await?;
    let items = rows.into_iter().filter(|row| wanted.matches(row)).map(DistributorItem::from).collect();
    Ok(DataResponse { data: Table { items, fields: fields() } })
}

/// A parsed search. There are only some hundreds of branches, all of which the map takes anyway, so they are compared
/// in memory and need no stored keys.
enum BranchSearch {
    All,
    Name(String),
    City(String),
    /// A part of the NIP; empty, and so without a match, when the search has no digit.
    Nip(String),
}

impl BranchSearch {
    fn read(search_in: DistributorSearch, search: &str) -> BranchSearch {
        match search_in {
            _ if search.trim().is_empty() => BranchSearch::All,
            DistributorSearch::DistributorName => BranchSearch::Name(search_key(search)),
            DistributorSearch::City => BranchSearch::City(search_key(search)),
            DistributorSearch::Nip => BranchSearch::Nip(search.chars().filter(char::is_ascii_digit).collect()),
        }
    }

    fn matches(&self, row: &BranchRow) -> bool {
        match self {
            BranchSearch::All => true,
            BranchSearch::Name(key) => row.distributor_key.contains(key) || search_key(&row.name).contains(key),
            BranchSearch::City(key) => search_key(&row.city).contains(key),
            BranchSearch::Nip(digits) => !digits.is_empty() && row.nip.contains(digits),
        }
    }
}

fn fields() -> Vec<Field> {
    vec![
        Field::sortable("distributor_name", "Dystrybutor"),
        Field::sortable("nip", "NIP"),
        Field::column("address", "Adres"),
        Field::sortable("city", "Miejscowość"),
        Field::column("phone", "Telefon"),
        Field::sortable("edi", "Faktury"),
    ]
}

impl From<BranchRow> for DistributorItem {
    fn from(row: BranchRow) -> DistributorItem {
        DistributorItem {
            id: row.id,
            distributor_name: row.distributor_name,
            name: row.name,
            nip: row.nip,
            address: format!("{} {}", row.street, row.street_number),
            postcode: row.postcode,
            city: row.city,
            voivodeship: row.voivodeship,
            phone: row.phone,
            edi: row.edi,
            position: Position { lat: degrees(row.latitude), lng: degrees(row.longitude) },
        }
    }
}

/// Converts millionths of a degree for the wire; six decimals fit exactly into a double's fifteen digits.
#[expect(clippy::cast_precision_loss, reason = "at most nine digits")]
fn degrees(millionths: i64) -> f64 {
    millionths as f64 / 1_000_000.0
}
