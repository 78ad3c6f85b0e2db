//! Promotion as its editor opens it.
use axum::extract::State;
use plon_domain::audience::AccountType;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::kinds;
use super::form::DefinitionForm;
use super::{from_json, store};
use plon_kernel::db::Read;
use plon_kernel::ids::PromotionId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Promotion with its draft, its revisions and the state of its recount.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditedPromotion {
    id: PromotionId,
    key: String,
    slug: String,
    #[schema(schema_with = kinds::audiences)]
    audience: AccountType,
    season: i64,
    /// `draft` (never published), `published` or `withdrawn`.
    #[schema(schema_with = kinds::statuses)]
    status: String,
    /// 0 before the first revision.
    revision: i64,
    /// Definition in force; null before the first revision.
    definition: Option<DefinitionForm>,
    draft: Option<PromotionDraft>,
    /// Newest first.
    revisions: Vec<PromotionRevision>,
    recount: Option<PromotionRecount>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionDraft {
    definition: DefinitionForm,
    version: i64,
    edited_at: Timestamp,
    edited_by: String,
    /// When it is to be published; null while it is not scheduled.
    publish_at: Option<Timestamp>,
    scheduled_by: Option<String>,
    /// Reason why it was not published at that time.
    refusal: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionRevision {
    revision: i64,
    definition: DefinitionForm,
    /// Null for a revision that came with the programme's files.
    published_at: Option<Timestamp>,
    published_by: Option<String>,
    /// SHA-256 of the rules' file, which answers refer to; null until it is printed for the first reader.
    rules_sha256: Option<String>,
}

/// Progress of a recount.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionRecount {
    participants: i64,
    finished: bool,
}

/// Shows a promotion with its draft and revisions, to be edited.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/editor", tag = "promotions", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<EditedPromotion>), (status = 400)))]
pub async fn admin_show_promotion(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<PromotionId>,
) -> Result<axum::Json<DataResponse<EditedPromotion>>, ApiError> {
    let data = load_edited(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(axum::Json(DataResponse { data }))
}

/// Promotion as its editor sees it.
pub async fn load_edited(db: &mut impl Read, id: PromotionId) -> Result<Option<EditedPromotion>, ApiError> {
    let Some(head) = store::find_head(db, id).await? else { return Ok(None) };
    let mut revisions = Vec::new();
    for row in store::list_revisions(db, id).await? {
        revisions.push(PromotionRevision {
            revision: row.revision,
            definition: DefinitionForm::of(&from_json(&row.definition)?)?,
            published_at: row.published_at,
            published_by: row.published_by,
            rules_sha256: row.rules_sha256,
        });
    }
    let draft = match store::find_draft(db, id).await? {
        None => None,
        Some(row) => Some(PromotionDraft {
            definition: DefinitionForm::of(&from_json(&row.definition)?)?,
            version: row.version,
            edited_at: row.edited_at,
            edited_by: row.edited_by,
            publish_at: row.publish_at,
            scheduled_by: row.scheduled_by,
            refusal: row.refusal,
        }),
    };
    let holds = revisions.iter().find(|one| one.revision == head.revision);
    Ok(Some(EditedPromotion {
        definition: holds.map(|one| one.definition.clone()),
        draft,
        revisions,
        recount: store::find_recount(db, id)
            .await?
            .map(|row| PromotionRecount { participants: row.participants, finished: row.finished_at.is_some() }),
        id: head.id,
        key: head.key,
        slug: head.slug,
        audience: head.audience,
        season: head.season,
        status: head.status,
        revision: head.revision,
    }))
}
