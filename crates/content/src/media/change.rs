//! Editing a picture or a file: its name, its alternative text, or its deletion.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::admin::{MediaItem, load_media};
use super::model::MediaRow;
use super::store;
use super::upload::{LONGEST_NAME, discard_content, parse_alternative};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MediaId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::files;
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

audit::events! {
    UPDATE_MEDIA: MediaRow => MediaRow = "media.update" on "media";
    DELETE_MEDIA: MediaRow => () = "media.delete" on "media";
}

/// New name and alternative text of a picture or a file.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"name": "Pole pszenicy wiosną", "alternative": "Łan młodej pszenicy o świcie",
    "decoration": false}))]
pub struct MediaChange {
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Alternative text of a picture.
    alternative: Option<String>,
    /// True for a purely decorative picture, which adds nothing to the text around it.
    #[serde(default)]
    decoration: bool,
}

/// Changes the name or the alternative text of a picture or a file; its URLs stay.
#[utoipa::path(post, path = "/api/v1/backoffice/media/{id}/update", tag = "media", request_body = MediaChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<MediaItem>)))]
pub async fn admin_update_media(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<MediaId>,
    Json(change): Json<MediaChange>,
) -> Result<axum::Json<ActionResponse<MediaItem>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_media(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let mut fields = Fields::default();
    let name = parse_required_line(&mut fields, "name", &change.name, LONGEST_NAME);
    let alternative = parse_alternative(&mut fields, before.kind, &change.alternative, change.decoration);
    let (Some(name), Some(alternative)) = (name, alternative) else { return Err(fields.into_error()) };
    store::update_media(&mut tx, id, &name, &alternative).await?;
    let after = store::find_media(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let records = (&before, &after);
    audit::record(&mut tx, UPDATE_MEDIA, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = load_media(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Zmiany są zapisane".to_owned() }))
}

/// Deletes a picture or a file that is not in use.
#[utoipa::path(post, path = "/api/v1/backoffice/media/{id}/delete", tag = "media", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<MediaItem>), (status = 409)))]
pub async fn admin_delete_media(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<MediaId>,
) -> Result<axum::Json<ActionResponse<MediaItem>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_media(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let data = load_media(&mut tx, id).await?;
    if data.is_used() {
        return Err(ErrorCode::MediaInUse.into());
    }
    let kept = store::list_files(&mut tx, id).await?;
    store::delete_media(&mut tx, id).await?;
    for file in &kept {
        files::delete_file(&mut tx, file.id).await?;
    }
    audit::record(&mut tx, DELETE_MEDIA, audit::by(operator.id, id.0), (&before, &()), app.clock.now()).await?;
    tx.commit().await?;
    for file in kept {
        discard_content(&app, &file.key).await;
    }
    Ok(axum::Json(ActionResponse { data, message: format!("Usunięto: {}", before.name) }))
}
