//! Operators list, add and change drafts of consents.
use axum::extract::State;
use axum::http::StatusCode;

use super::form::ConsentDraftForm;
use super::model::{ConsentDraft, DraftRecord};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::{ActionResponse, DataResponse};

audit::events! {
    ADD_DRAFT: () => DraftRecord = "consents.draft_add" on "consent_drafts";
    UPDATE_DRAFT: DraftRecord => DraftRecord = "consents.draft_update" on "consent_drafts";
}

/// Lists the drafts of consents, in the order in which they were written.
#[utoipa::path(get, path = "/api/v1/backoffice/consents/drafts", tag = "consents",
    responses((status = 200, body = DataResponse<Vec<ConsentDraft>>)))]
pub async fn admin_list_consent_drafts(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<axum::Json<DataResponse<Vec<ConsentDraft>>>, ApiError> {
    let rows = store::list_drafts(&mut app.db.read().await?).await?;
    let data = rows.into_iter().map(|row| row.into_answer()).collect::<anyhow::Result<_>>()?;
    Ok(axum::Json(DataResponse { data }))
}

/// Adds a draft, which nobody is asked before it is published.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/drafts", tag = "consents",
    responses((status = 201, body = ActionResponse<ConsentDraft>),
    (status = 409, description = "somebody was faster")))]
pub async fn admin_add_consent_draft(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<ConsentDraftForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<ConsentDraft>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let draft = form.parse(&mut tx, 0).await?;
    let inserted = store::insert_draft(&mut tx, &draft, operator.id, now).await;
    let id = inserted.on_unique(|| ErrorCode::VersionChanged)?;
    let record = DraftRecord::from(&draft);
    audit::record(&mut tx, ADD_DRAFT, audit::by(operator.id, id), (&(), &record), now).await?;
    let data = load_draft(&mut tx, id).await?;
    tx.commit().await?;
    let message = "Szkic zgody jest zapisany. Nikt go nie widzi, dopóki go nie opublikujesz.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Changes a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/drafts/{id}/update", tag = "consents",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ConsentDraft>),
    (status = 409, description = "somebody has changed it")))]
pub async fn admin_update_consent_draft(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<i64>,
    Json(form): Json<ConsentDraftForm>,
) -> Result<axum::Json<ActionResponse<ConsentDraft>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = store::find_draft(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = form.parse(&mut tx, id).await?;
    let updated = store::update_draft(&mut tx, (id, form.version()), &draft, operator.id, now).await;
    if !updated.on_unique(|| ErrorCode::VersionChanged)? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let (was, is) = (DraftRecord::of_row(&before)?, DraftRecord::from(&draft));
    audit::record(&mut tx, UPDATE_DRAFT, audit::by(operator.id, id), (&was, &is), now).await?;
    let data = load_draft(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Szkic zgody jest zapisany".to_owned() }))
}

async fn load_draft(db: &mut impl Read, id: i64) -> Result<ConsentDraft, ApiError> {
    let row = store::find_draft(db, id).await?.ok_or(ApiError::NotFound)?;
    Ok(row.into_answer()?)
}
