//! Operators' notes about a participant; the participant reads them only in the copy of their data.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{PageQuery, must_exist, open_for_reading, store};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::check_length;

audit::events! {
    ADD_NOTE: () => () = "participants.note" on "participant_notes";
}

pub const LONGEST_NOTE: usize = 2_000;

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ParticipantNote {
    id: i64,
    author: String,
    content: String,
    at: Timestamp,
}

/// A note as the browser sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"content": "Prosi o telefon po 16 marca 2026."}))]
pub struct ParticipantNoteForm {
    content: String,
}

/// A note that was saved.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantNoteAdded {
    id: i64,
}

/// Lists the notes about a participant.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/notes", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<ParticipantNote>)))]
pub async fn admin_list_participant_notes(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<axum::Json<NumberedList<ParticipantNote>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let Page { items, pager } = store::select_notes(id).page(&mut db, "n.id", true, query.page_request()).await?;
    Ok(axum::Json(NumberedList::new(items, pager)))
}

/// Adds a note, which can be neither changed nor deleted.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/notes", tag = "participants",
    request_body = ParticipantNoteForm, params(("id" = i64, Path)),
    responses((status = 201, body = ActionResponse<ParticipantNoteAdded>)))]
pub async fn admin_create_participant_note(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Json(form): Json<ParticipantNoteForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<ParticipantNoteAdded>>), ApiError> {
    let content = form.parse()?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    must_exist(&mut tx, id).await?;
    let note = add_note(&mut tx, (operator.id, id), content, now).await?;
    tx.commit().await?;
    let body = ActionResponse { data: ParticipantNoteAdded { id: note }, message: "Notatka jest zapisana".to_owned() };
    Ok((StatusCode::CREATED, axum::Json(body)))
}

/// Adds a note about a participant; returns its id.
pub async fn add_note(
    tx: &mut Tx,
    (by, about): (OperatorId, ParticipantId),
    content: &str,
    now: Timestamp,
) -> Result<i64, ApiError> {
    let note = store::insert_note(tx, about, by, content, now).await?;
    audit::record(tx, ADD_NOTE, audit::by(by, note).about(about), (&(), &()), now).await?;
    Ok(note)
}

impl ParticipantNoteForm {
    fn parse(&self) -> Result<&str, ApiError> {
        let mut fields = Fields::default();
        let content = self.content.trim();
        if content.is_empty() {
            fields.add_error("content", REQUIRED);
        }
        check_length(&mut fields, "content", content, LONGEST_NOTE);
        fields.check()?;
        Ok(content)
    }
}
