//! Submits a mailing: its conditions are fixed, and above a size it waits for a second person.
use axum::extract::State;
use plon_audiences::find_segment;
use plon_domain::mailing::MailingStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

use super::load;
use super::model::{AdminMailing, MailingStatusRecord, SeenMailing};
use crate::rules::Rules;
use crate::store::{self, Submission};

audit::events! {
    SUBMIT_MAILING: MailingStatusRecord => MailingStatusRecord = "mailings.submit" on "mailings";
}

/// Submits a draft. What the segment is changed to afterwards does not concern it.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/submit", tag = "mailings", request_body = SeenMailing,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminMailing>),
    (status = 409, description = "it is no draft, or somebody has changed it")))]
pub async fn admin_submit_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(seen): Json<SeenMailing>,
) -> Result<axum::Json<ActionResponse<AdminMailing>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if before.status != MailingStatus::Draft {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    let segment = find_segment(&mut tx, before.segment_id).await?.ok_or(ApiError::NotFound)?;
    let expected = plon_audiences::count(&mut tx, &segment.conditions, now).await?;
    let is_large = expected > Rules::load(&mut tx).await?.approval_above;
    let status = if is_large { MailingStatus::Submitted } else { MailingStatus::Scheduled };
    let conditions = segment.conditions.to_text().map_err(anyhow::Error::new)?;
    let submission = Submission { status, conditions: &conditions, expected, by: operator.id, at: now };
    if !store::submit_mailing(&mut tx, (id, seen.version), &submission).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let row = load(&mut tx, id).await?;
    let records = (&MailingStatusRecord::of(&before), &MailingStatusRecord::of(&row));
    audit::record(&mut tx, SUBMIT_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    let message = match is_large {
        true => "Wysyłka czeka na zatwierdzenie przez inną osobę",
        false => "Wysyłka jest zaplanowana",
    };
    Ok(axum::Json(ActionResponse { data, message: message.to_owned() }))
}
