//! Schedules the publication of a draft for a day and an hour, or cancels it; `jobs` publishes it then.
use axum::extract::State;
use jiff::civil::time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::draft::DraftVersion;
use super::publish::check_on;
use super::show::{self, EditedPromotion};
use super::store;
use plon_kernel::clock::instant_in_warsaw;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    SCHEDULE_PROMOTION: () => ScheduleRecord = "promotions.schedule" on "promotions";
    CANCEL_SCHEDULE: ScheduleRecord => () = "promotions.cancel_schedule" on "promotions";
}

/// Scheduled publication as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct ScheduleRecord {
    publish_at: Timestamp,
}

/// Version of the draft, and when it is to be published.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "publish_on": "2026-03-01", "hour": 8}))]
pub struct ScheduleForm {
    version: i64,
    publish_on: BusinessDate,
    /// Full hour of Poland, from 0 to 23.
    hour: i8,
}

impl ScheduleForm {
    fn parse(&self, now: Timestamp) -> Result<Timestamp, ApiError> {
        let mut fields = Fields::default();
        if !(0..=23).contains(&self.hour) {
            fields.add_error("hour", "Wybierz godzinę od 0 do 23");
            return Err(fields.into_error());
        }
        let at = instant_in_warsaw(self.publish_on.0.to_datetime(time(self.hour, 0, 0, 0)));
        let at = at.map_err(|_| ApiError::Malformed)?;
        if at <= now {
            fields.add_error("publish_on", "Ten czas już minął. Wybierz późniejszy albo opublikuj teraz.");
        }
        fields.check()?;
        Ok(at)
    }
}

/// Schedules the publication of the draft that the operator saw. A later change of the draft cancels it.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/schedule", tag = "promotions",
    request_body = ScheduleForm, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>),
    (status = 409)))]
pub async fn admin_schedule_promotion(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<PromotionId>,
    Json(form): Json<ScheduleForm>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let at = form.parse(now)?;
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::find_draft(&mut tx, id).await?.filter(|draft| draft.version == form.version);
    let draft = draft.ok_or(ErrorCode::VersionChanged)?;
    check_on(&mut tx, &app, &head, &draft, (operator.id, form.publish_on)).await?;
    store::put_schedule(&mut tx, id, Some((at, operator.id))).await?;
    let after = ScheduleRecord { publish_at: at };
    audit::record(&mut tx, SCHEDULE_PROMOTION, audit::by(operator.id, id.0), (&(), &after), now).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Publikacja jest zaplanowana. Do tego czasu możesz ją odwołać.".to_owned();
    Ok(axum::Json(ActionResponse { data, message }))
}

/// Cancels a scheduled publication; the draft stays.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/schedule/cancel", tag = "promotions",
    request_body = DraftVersion, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>),
    (status = 409)))]
pub async fn admin_cancel_promotion_schedule(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::find_draft(&mut tx, id).await?.filter(|draft| draft.version == form.version);
    let publish_at = draft.and_then(|draft| draft.publish_at).ok_or(ErrorCode::VersionChanged)?;
    store::put_schedule(&mut tx, id, None).await?;
    let records = (&ScheduleRecord { publish_at }, &());
    audit::record(&mut tx, CANCEL_SCHEDULE, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Publikacja jest odwołana. Szkic został.".to_owned() }))
}
