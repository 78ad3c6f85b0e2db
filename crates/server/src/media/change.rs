//! What editors change of a picture or a file: its name, what is said of it, or whether it is there at all.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::desk::{MediaItem, shown};
use super::store;
use super::upload::{LONGEST_NAME, alternative, audited, discard};
use crate::answer::Done;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::MediaId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::files;
use crate::lines::required_line;
use crate::who::{Edits, Operator};

/// What is said of a picture or a file.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct MediaChange {
    name: Option<String>,
    /// Of a picture: what is said to those who do not see it.
    alternative: Option<String>,
    /// The picture says nothing that the words around it do not say.
    #[serde(default)]
    decoration: bool,
}

/// Changes the name of a picture or a file, or what is said of it; its addresses stay.
#[utoipa::path(post, path = "/api/v1/backoffice/media/{id}/update", tag = "media", operation_id = "update_media",
    request_body = MediaChange, params(("id" = i64, Path)),
    responses((status = 200, body = Done<MediaItem>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody),
              (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn update(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<MediaId>,
    Json(change): Json<MediaChange>,
) -> Result<axum::Json<Done<MediaItem>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let mut fields = Fields::default();
    let name = required_line(&mut fields, "name", &change.name, LONGEST_NAME);
    let alternative = alternative(&mut fields, before.kind, &change.alternative, change.decoration);
    let (Some(name), Some(alternative)) = (name, alternative) else { return Err(fields.into_error()) };
    store::update(&mut tx, id, &name, &alternative).await?;
    let after = store::find(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    audited(&app, &mut tx, (operator.id, "media.update", id), (&before, &after)).await?;
    let data = shown(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Zmiany są zapisane".to_owned() }))
}

/// Deletes a picture or a file that is used nowhere.
#[utoipa::path(post, path = "/api/v1/backoffice/media/{id}/delete", tag = "media", operation_id = "delete_media",
    params(("id" = i64, Path)),
    responses((status = 200, body = Done<MediaItem>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
              (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn delete(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<MediaId>,
) -> Result<axum::Json<Done<MediaItem>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let data = shown(&mut tx, id).await?;
    if data.is_used() {
        return Err(Refusal::MediaInUse.into());
    }
    let kept = store::files(&mut tx, id).await?;
    store::delete(&mut tx, id).await?;
    for file in &kept {
        files::forget(&mut tx, file.id).await?;
    }
    audited(&app, &mut tx, (operator.id, "media.delete", id), (&before, &())).await?;
    tx.commit().await?;
    for file in kept {
        discard(&app, &file.key).await;
    }
    Ok(axum::Json(Done { data, message: format!("Usunięto: {}", before.name) }))
}
