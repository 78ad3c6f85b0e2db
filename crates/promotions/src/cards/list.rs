//! `GET /api/v1/prize/collect`: the caller's cards that wait for collection.
use axum::Json;
use axum::extract::State;
use plon_domain::money::Grosze;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::shown::CardRemainder;
use super::store::{self, RemainderRow, WaitingCardRow};
use super::{CardToCollect, OfPromotion};
use plon_kernel::paging::{Page, PageRequest, Pager};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Field;

const LONGEST_PAGE: i64 = 16;
const PER_PAGE: i64 = 6;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CollectQuery {
    page: Option<i64>,
    /// At most 16; 6 by default.
    #[serde(rename = "per_page")]
    per_page: Option<i64>,
    #[param(inline)]
    sort_by: Option<SortCards>,
    /// True, the default, for descending order: the newest or highest first.
    sort_desc: Option<bool>,
    /// Cards from promotions only; has no effect, because all cards to collect come from promotions.
    #[serde(rename = "promotion")]
    _promotion: Option<bool>,
}

/// Columns by which cards can be sorted.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SortCards {
    EarnedAt,
    Value,
    Promotion,
}

impl SortCards {
    fn column(self) -> &'static str {
        match self {
            SortCards::EarnedAt => "c.earned_at",
            SortCards::Value => "c.value",
            SortCards::Promotion => "p.name COLLATE \"pl-x-icu\"",
        }
    }
}

const FIELDS: [Field; 4] = [
    Field::sortable("promotion", "Promocja"),
    Field::column("kind", "Nagroda"),
    Field::sortable("value", "Wartość"),
    Field::sortable("earned_at", "Data"),
];

/// Page of the caller's cards.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardsToCollect {
    data: CardsToCollectTable,
    meta: Pager,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CardsToCollectTable {
    items: Vec<CardToCollect>,
    fields: Vec<Field>,
    /// Amounts due beyond whole cards, in all promotions.
    remainders: Vec<RemainderOfPromotion>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RemainderOfPromotion {
    promotion: OfPromotion,
    #[serde(flatten)]
    remainder: CardRemainder,
}

impl From<RemainderRow> for RemainderOfPromotion {
    fn from(row: RemainderRow) -> RemainderOfPromotion {
        RemainderOfPromotion {
            promotion: OfPromotion { slug: row.slug, name: row.name },
            remainder: CardRemainder::of((row.kind, Grosze(row.value))),
        }
    }
}

/// Lists the cards that the caller has earned and not collected yet.
#[utoipa::path(get, path = "/api/v1/prize/collect", tag = "promotions", params(CollectQuery),
    responses((status = 200, body = CardsToCollect)))]
pub async fn list_uncollected_gift_cards(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<CollectQuery>,
) -> Result<Json<CardsToCollect>, ApiError> {
    let page_request = PageRequest::new(query.page, query.per_page.unwrap_or(PER_PAGE).clamp(1, LONGEST_PAGE));
    let order = query.sort_by.unwrap_or(SortCards::EarnedAt).column();
    let mut db = app.db.read().await?;
    let Page::<WaitingCardRow> { items, pager } =
        store::select_waiting_cards(who.id).page(&mut db, order, query.sort_desc.unwrap_or(true), page_request).await?;
    let items = items.into_iter().map(CardToCollect::from).collect();
    let remainders =
        store::list_remainders(&mut db, who.id).await?.into_iter().map(RemainderOfPromotion::from).collect();
    let data = CardsToCollectTable { items, fields: FIELDS.to_vec(), remainders };
    Ok(Json(CardsToCollect { data, meta: pager }))
}
