//! Those who came by a partner's link.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PageQuery, open_for_reading};
use crate::referrals::{ReferralRow, list_all};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

/// Somebody who came by a partner's link.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminReferral {
    id: ParticipantId,
    nip: String,
    company_name: String,
    city: String,
    joined_on: BusinessDate,
    agreed: bool,
}

/// Lists those who came by a partner's link, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/referrals", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<AdminReferral>)))]
pub async fn admin_list_participant_referrals(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<Json<NumberedList<AdminReferral>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let Page { items, pager } = list_all(&mut db, id, query.page_request()).await?;
    let items = items.into_iter().map(|ReferralRow { id, nip, company_name, city, agreed, created_at }| {
        AdminReferral { id, nip, company_name, city, joined_on: app.clock.day_of(created_at), agreed }
    });
    Ok(Json(NumberedList::new(items.collect(), pager)))
}
