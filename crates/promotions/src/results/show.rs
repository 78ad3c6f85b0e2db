//! One participant's share of a promotion, purchase by purchase, as the participant sees it.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::lines::{ProgressWithLines, PurchasesQuery, with_lines};
use super::super::promotion::Promotion;
use super::super::store as promotions;
use super::store;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::paging::Pager;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

audit::events! {
    READ_RESULT: () => () = "promotions.read_result" on "promotions";
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionResultWithLines {
    data: ResultWithLines,
    meta: Pager,
}

/// Participant's share of a promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultWithLines {
    /// Person's name.
    participant: String,
    company_name: String,
    nip: String,
    #[serde(flatten)]
    part: ProgressWithLines,
}

/// Shows a participant's progress in a promotion, and for each purchase that it considers why it counts or not.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/results/{participant}", tag = "promotions",
    params(("id" = i64, Path), ("participant" = i64, Path), PurchasesQuery),
    responses((status = 200, body = PromotionResultWithLines)))]
pub async fn admin_show_promotion_result(
    State(app): State<App>,
    operator: Operator<Office>,
    Path((id, participant)): Path<(PromotionId, ParticipantId)>,
    Query(query): Query<PurchasesQuery>,
) -> Result<Json<PromotionResultWithLines>, ApiError> {
    let mut db = app.db.read().await?;
    let promotion =
        Promotion::from_row(promotions::find_ever_published(&mut db, id).await?.ok_or(ApiError::NotFound)?)?;
    let person = store::find_person(&mut db, participant).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, id.0).about(participant);
    let mut db = audit::record_read(&app, db, READ_RESULT, context).await?;
    let (part, meta) = with_lines(&mut db, participant, &promotion, &query, app.clock.today()).await?;
    let data = ResultWithLines {
        participant: format!("{} {}", person.first_name, person.last_name),
        company_name: person.company_name,
        nip: person.nip,
        part,
    };
    Ok(Json(PromotionResultWithLines { data, meta }))
}
