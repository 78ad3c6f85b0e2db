//! Letters as PDF, for their addressees and for operators who serve participants.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use utoipa::ToSchema;

use super::{print, store};
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator, Participant};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

audit::events! {
    READ_LETTER: () => () = "letters.read_file" on "participants";
}

/// Content of a letter.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct LetterContent(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Downloads the caller's letter for a level.
#[utoipa::path(get, path = "/api/v1/user/congratulatory-letters/{level}/file", tag = "letters",
    params(("level" = i64, Path, description = "the level that was reached")),
    responses((status = 200, body = LetterContent, content_type = "application/pdf"), (status = 400)))]
pub async fn download_letter(
    State(app): State<App>,
    who: Participant,
    Path(level): Path<i64>,
) -> Result<Response, ApiError> {
    letter_response(&app, who.id, level).await
}

/// Downloads a participant's letter for a level, for operators.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/letters/{level}/file", tag = "letters",
    params(("id" = ParticipantId, Path, description = "the participant"),
    ("level" = i64, Path, description = "the level that was reached")),
    responses((status = 200, body = LetterContent, content_type = "application/pdf"), (status = 400)))]
pub async fn admin_download_participant_letter(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path((id, level)): Path<(ParticipantId, i64)>,
) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    store::find_letter(&mut db, id, level).await?.ok_or(ApiError::NotFound)?;
    drop(audit::record_read(&app, db, READ_LETTER, audit::by(operator.id, id.0).about(id)).await?);
    letter_response(&app, id, level).await
}

async fn letter_response(app: &App, to: ParticipantId, level: i64) -> Result<Response, ApiError> {
    let letter = store::find_letter(&mut app.db.read().await?, to, level).await?.ok_or(ApiError::NotFound)?;
    let printed = print::print_letter(&letter, app.clock.day_of(letter.created_at).0)?;
    let name = format!("attachment; filename=\"list-gratulacyjny-{level}.pdf\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, printed).into_response())
}
