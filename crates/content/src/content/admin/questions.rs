//! An editor's list of questions, a question with its answer, and its changes.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::Audience;
use plon_domain::content::ContentStatus;
use plon_domain::number::read_whole;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::kinds;
use super::model::{ContentKind, QuestionRow, WrittenQuestion};
use super::store::{self, ListedQuestionRow};
use super::{AdminContentQuery, ContentEdit, LONGEST_SUMMARY, status};
use plon_kernel::ids::QuestionId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::text_input::{parse_required_formatted, parse_required_wording};

audit::events! {
    ADD_QUESTION: () => QuestionRow = "questions.add" on "questions";
    UPDATE_QUESTION: QuestionRow => QuestionRow = "questions.update" on "questions";
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedQuestion {
    id: QuestionId,
    question: String,
    #[schema(schema_with = kinds::audiences)]
    audience: Audience,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    position: i64,
}

/// A question as editors see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminQuestion {
    /// True for a draft that no reader was ever shown.
    deletable: bool,
    id: QuestionId,
    /// Version for optimistic locking: a change is refused once another operator has changed the question.
    version: i64,
    #[schema(schema_with = kinds::audiences)]
    audience: Audience,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    /// Sort position, the lowest first.
    position: i64,
    question: String,
    /// HTML.
    answer: String,
}

/// A question as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"audience": "program.retail", "published": true, "position": "3", "question":
    "Kiedy dostanę punkty za fakturę?", "answer": "<p>Zwykle w ciągu 5 dni roboczych od jej zgłoszenia.</p>"}))]
pub struct QuestionForm {
    #[schema(required, schema_with = kinds::audiences)]
    audience: Option<String>,
    /// True to publish it; a draft otherwise.
    published: bool,
    /// Sort position in the list, the lowest first.
    #[schema(required, nullable = false)]
    position: Option<String>,
    #[schema(required, nullable = false)]
    question: Option<String>,
    /// HTML; only a few tags are kept.
    #[schema(required, nullable = false)]
    answer: Option<String>,
}

/// A changed question, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "question": {"audience": "program.retail", "published": true, "position":
    "3", "question": "Kiedy dostanę punkty za fakturę?", "answer":
    "<p>Zwykle w ciągu 5 dni roboczych od jej zgłoszenia.</p>"}}))]
pub struct QuestionChange {
    version: i64,
    question: QuestionForm,
}

impl QuestionForm {
    /// Parses the form.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    fn parse(&self) -> Result<WrittenQuestion, ApiError> {
        let mut fields = Fields::default();
        let audience = self.audience.as_deref().and_then(|code| Audience::try_from(code).ok());
        let audience = fields.required("audience", audience);
        let position = fields.parse("position", read_whole(self.position.as_deref().unwrap_or_default()));
        let question = self.question.as_deref().unwrap_or_default();
        let question = parse_required_wording(&mut fields, "question", question, LONGEST_SUMMARY);
        let answer = parse_required_formatted(&mut fields, "answer", self.answer.as_deref().unwrap_or_default());
        let (Some(audience), Some(position), Some(question), true) = (audience, position, question, fields.is_clean())
        else {
            return Err(fields.into_error());
        };
        Ok(WrittenQuestion { audience, status: status(self.published), position, question, answer })
    }
}

impl From<ListedQuestionRow> for ListedQuestion {
    fn from(row: ListedQuestionRow) -> ListedQuestion {
        let ListedQuestionRow { id, question, audience, status, position } = row;
        ListedQuestion { id, question, audience, status, position }
    }
}

impl AdminQuestion {
    fn of(id: QuestionId, row: QuestionRow) -> AdminQuestion {
        let QuestionRow { version, was_published, audience, status, position, question, answer } = row;
        let deletable = status == ContentStatus::Draft && !was_published;
        AdminQuestion { deletable, id, version, audience, status, position, question, answer }
    }
}

/// Lists questions in any state, in the order in which readers see them.
#[utoipa::path(get, path = "/api/v1/backoffice/faq", tag = "content", params(AdminContentQuery),
    responses((status = 200, body = CursorList<ListedQuestion>)))]
pub async fn admin_list_faq_questions(
    State(app): State<App>,
    _: Operator<Editor>,
    Query(query): Query<AdminContentQuery>,
) -> Result<axum::Json<CursorList<ListedQuestion>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage::<ListedQuestionRow> { items, meta } = store::select_questions(query.status)
        .cursor_page_by(&mut db, store::IN_ORDER, query.cursor, ROWS_PER_PAGE)
        .await?;
    let items = items.into_iter().map(ListedQuestion::from).collect();
    Ok(axum::Json(CursorList::new(items, meta)))
}

/// Shows a question in any state.
#[utoipa::path(get, path = "/api/v1/backoffice/faq/{id}", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminQuestion>)))]
pub async fn admin_show_faq_question(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<QuestionId>,
) -> Result<axum::Json<DataResponse<AdminQuestion>>, ApiError> {
    let row = store::find_question(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(axum::Json(DataResponse { data: AdminQuestion::of(id, row) }))
}

/// Creates a question with its answer, published or as a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/faq", tag = "content", request_body = QuestionForm,
    responses((status = 201, body = ActionResponse<AdminQuestion>)))]
pub async fn admin_create_faq_question(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<QuestionForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminQuestion>>), ApiError> {
    let written = form.parse()?;
    let mut tx = app.db.begin().await?;
    let id = store::insert_question(&mut tx, &written, app.clock.now()).await?;
    let after = store::find_question(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let edit = ContentEdit { tx, id: id.0 };
    edit.commit(&app, (operator.id, ADD_QUESTION), (&(), &after)).await?;
    let message = saved_message(after.status);
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data: AdminQuestion::of(id, after), message })))
}

/// Changes a question, its answer, its position or its publication.
#[utoipa::path(post, path = "/api/v1/backoffice/faq/{id}/update", tag = "content", request_body = QuestionChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminQuestion>), (status = 409)))]
pub async fn admin_update_faq_question(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<QuestionId>,
    Json(change): Json<QuestionChange>,
) -> Result<axum::Json<ActionResponse<AdminQuestion>>, ApiError> {
    let mut edit = ContentEdit::begin(&app, ContentKind::Question, id.0, change.version).await?;
    let before = store::find_question(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let written = change.question.parse()?;
    store::update_question(&mut edit.tx, id, &written).await?;
    let after = store::find_question(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    edit.commit(&app, (operator.id, UPDATE_QUESTION), (&before, &after)).await?;
    let message = saved_message(after.status);
    Ok(axum::Json(ActionResponse { data: AdminQuestion::of(id, after), message }))
}

/// Message after saving a question.
fn saved_message(status: ContentStatus) -> String {
    match status {
        ContentStatus::Draft => "Szkic jest zapisany. Nikt go jeszcze nie widzi.".to_owned(),
        ContentStatus::Published => "Pytanie jest w\u{a0}portalu".to_owned(),
    }
}
