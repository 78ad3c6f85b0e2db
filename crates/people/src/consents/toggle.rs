//! `POST /api/v1/user/agreements/{id}`: gives or withdraws one optional consent, equally easy both ways.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{record, store};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::evidence::{Evidence, Origin, Place};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"value": true}))]
pub struct AgreementForm {
    value: bool,
}

/// State of the agreement after the answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementAnswered {
    id: i64,
    value: bool,
}

/// Answers one agreement. A no also applies to its parts; a parent follows its parts.
#[utoipa::path(post, path = "/api/v1/user/agreements/{id}", tag = "consents",
    params(("id" = i64, Path, description = "the agreement's id")),
    responses((status = 200, body = ActionResponse<AgreementAnswered>)))]
pub async fn answer_consent(
    State(app): State<App>,
    who: AnyParticipant,
    origin: Origin,
    Path(id): Path<i64>,
    Json(AgreementForm { value }): Json<AgreementForm>,
) -> Result<Body<ActionResponse<AgreementAnswered>>, ApiError> {
    let (now, evidence) = (app.clock.now(), origin.at(Place::Panel));
    let mut tx = app.db.begin().await?;
    store::lock_participant(&mut tx, who.id).await?;
    let rows = store::list_answers(&mut tx, who.id).await?;
    let Some(row) = rows.iter().find(|row| row.query.id == id) else {
        return Err(if store::consent_exists(&mut tx, id).await? {
            ErrorCode::ConsentOutdated.into()
        } else {
            ApiError::NotFound
        });
    };
    if row.query.required && !value {
        return Err(ErrorCode::ConsentRequired.into());
    }
    record_with_others(&mut tx, who.id, (&rows, row), value, (&evidence, now)).await?;
    tx.commit().await?;
    let data = AgreementAnswered { id, value };
    Ok(Body(ActionResponse { data, message: "Twoje oświadczenia zostały zaktualizowane".to_owned() }))
}

/// Records an answer to one of a participant's consents, and the answers of others that follow of it.
pub async fn record_with_others(
    tx: &mut Tx,
    participant: ParticipantId,
    (rows, changed): (&[store::AnswerRow], &store::AnswerRow),
    value: bool,
    (evidence, now): (&Evidence, Timestamp),
) -> Result<(), ApiError> {
    record(tx, participant, &changed.query, value, evidence, now).await?;
    for other in rows.iter().filter(|other| other.query.id != changed.query.id) {
        if let Some(follows) = follows(rows, changed, value, other) {
            record(tx, participant, &other.query, follows, evidence, now).await?;
        }
    }
    Ok(())
}

/// New answer of `other` when `changed` turns to `value`; none when it stays the same.
fn follows(
    rows: &[store::AnswerRow],
    changed: &store::AnswerRow,
    value: bool,
    other: &store::AnswerRow,
) -> Option<bool> {
    let is_part_of = |part: &store::AnswerRow, whole: &store::AnswerRow| {
        part.query.parent.as_deref() == Some(whole.query.slug.as_str())
    };
    let wanted = if is_part_of(other, changed) {
        value && other.value
    } else if is_part_of(changed, other) {
        let has_another =
            || rows.iter().any(|row| row.query.id != changed.query.id && is_part_of(row, other) && row.value);
        value || (other.query.required && other.value) || has_another()
    } else {
        return None;
    };
    Some(wanted).filter(|wanted| *wanted != other.value)
}
