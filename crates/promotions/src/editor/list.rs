//! Operators' list of promotions.
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::content::PromotionStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::kinds;
use super::store::{self, ListedRow};
use plon_kernel::ids::PromotionId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminPromotionsQuery {
    season: Option<i64>,
    #[param(schema_with = kinds::statuses)]
    status: Option<String>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedPromotion {
    id: PromotionId,
    key: String,
    name: String,
    #[schema(schema_with = kinds::audiences)]
    audience: AccountType,
    season: i64,
    /// `draft` (never published), `published` or `withdrawn`.
    #[schema(schema_with = kinds::statuses)]
    status: String,
    /// 0 before the first revision.
    revision: i64,
    /// First and last day on which a participant can do something.
    first_day: BusinessDate,
    last_day: BusinessDate,
    /// True when there is a draft that is not published.
    drafted: bool,
    /// When the draft is to be published.
    publish_at: Option<Timestamp>,
    /// True when the draft could not be published at its time.
    refused: bool,
}

impl From<ListedRow> for ListedPromotion {
    fn from(row: ListedRow) -> ListedPromotion {
        let ListedRow { id, key, name, audience, season, status, revision, first_day, last_day, .. } = row;
        let (drafted, publish_at, refused) = (row.drafted, row.publish_at, row.refused);
        ListedPromotion {
            id,
            key,
            name,
            audience,
            season,
            status,
            revision,
            first_day,
            last_day,
            drafted,
            publish_at,
            refused,
        }
    }
}

/// Lists promotions of any status, those with the latest first day first.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions", tag = "promotions", params(AdminPromotionsQuery),
    responses((status = 200, body = CursorList<ListedPromotion>)))]
pub async fn admin_list_promotions(
    State(app): State<App>,
    _: Operator<Office>,
    Query(query): Query<AdminPromotionsQuery>,
) -> Result<axum::Json<CursorList<ListedPromotion>>, ApiError> {
    let status = query.status.as_deref().filter(|status| !status.is_empty());
    if status.is_some_and(|status| PromotionStatus::try_from(status).is_err()) {
        return Err(ApiError::Malformed);
    }
    let promotions = store::select_promotions(query.season, status);
    let mut db = app.db.read().await?;
    let CursorPage::<ListedRow> { items, meta } =
        promotions.cursor_page_by(&mut db, store::BY_DAY, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedPromotion::from).collect();
    Ok(axum::Json(CursorList::new(items, meta)))
}
