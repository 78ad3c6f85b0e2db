//! `GET /api/v1/user/referrals`: those who came by a partner's link and agreed to be seen.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::ReferralRow;
use super::store;
use plon_kernel::paging::{NumberedList, Page, PageRequest};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Partner;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

const PER_PAGE: i64 = 20;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReferralPage {
    page: Option<i64>,
}

impl ReferralPage {
    pub fn request(&self) -> PageRequest {
        PageRequest::new(self.page, PER_PAGE)
    }
}

/// Somebody who came by the link and agreed to be seen.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeenReferral {
    company_name: String,
    city: String,
    joined_on: BusinessDate,
}

/// Lists those who came by the caller's link and agreed to be seen, the newest first; 403 for others than partners.
#[utoipa::path(get, path = "/api/v1/user/referrals", tag = "referrals", params(ReferralPage),
    responses((status = 200, body = NumberedList<SeenReferral>), (status = 403)))]
pub async fn list_referrals(
    State(app): State<App>,
    who: Partner,
    Query(query): Query<ReferralPage>,
) -> Result<Json<NumberedList<SeenReferral>>, ApiError> {
    let mut db = app.db.read().await?;
    let referrals = store::select_referrals(who.id, false);
    let Page { items, pager } = referrals.page(&mut db, store::BY_TIME, true, query.request()).await?;
    let items = items.into_iter().map(|ReferralRow { company_name, city, created_at, .. }| SeenReferral {
        company_name,
        city,
        joined_on: app.clock.day_of(created_at),
    });
    Ok(Json(NumberedList::new(items.collect(), pager)))
}
