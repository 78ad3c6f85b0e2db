//! A representative's portrait: upload, removal, and display at a URL with its version.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::list::AdminRepresentative;
use super::portrait::{MAX_MEBIBYTES, make_portrait};
use super::save::load_representative;
use super::store;
use plon_kernel::ids::OperatorId;
use plon_pictures::InvalidPicture;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Multipart, Path, Query};
use plon_platform::files::{self, Upload};
use plon_platform::response::ActionResponse;

audit::events! {
    PUT_PHOTO: PhotoRecord => PhotoRecord = "representatives.put_photo" on "representatives";
    REMOVE_PHOTO: PhotoRecord => PhotoRecord = "representatives.remove_photo" on "representatives";
}

/// Version of a portrait in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct PhotoRecord {
    photo: Option<String>,
}

const FIELD: &str = "photo";
const MEDIA_TYPE: &str = "image/jpeg";
/// The URL names one version of a portrait, whose content never changes.
const CACHING: &str = "public, max-age=31536000, immutable";

/// Parts of the upload form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the part of the form in the API's document")]
#[schema(example = json!({"photo": "(binary)"}))]
pub struct PhotoForm {
    /// A JPEG or PNG under 5 MiB; its middle is kept.
    #[schema(value_type = String, format = Binary)]
    photo: Vec<u8>,
}

/// Uploads a portrait, replacing the previous one.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/photo", tag = "representatives",
    params(("id" = i64, Path)),
    request_body(content = PhotoForm, content_type = "multipart/form-data"),
    responses((status = 200, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_upload_representative_photo(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    mut form: Multipart,
) -> Result<axum::Json<ActionResponse<AdminRepresentative>>, ApiError> {
    let portrait = make_portrait(read(&mut form).await?).await?.map_err(at_the_photo)?;
    let upload = app.files.put(app.rng.public_id(), "portret.jpg", MEDIA_TYPE, portrait).await?;
    let replaced = replace(&app, operator.id, id, Some(&upload)).await;
    if replaced.is_err() {
        discard(&app, &upload.key).await;
    }
    let message = "Zdjęcie jest zapisane".to_owned();
    Ok(axum::Json(ActionResponse { data: replaced?, message }))
}

/// Removes the portrait.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/photo/remove", tag = "representatives",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_delete_representative_photo(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
) -> Result<axum::Json<ActionResponse<AdminRepresentative>>, ApiError> {
    let data = replace(&app, operator.id, id, None).await?;
    Ok(axum::Json(ActionResponse { data, message: "Zdjęcie jest usunięte".to_owned() }))
}

/// The content of a portrait.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct Portrait(Bytes);

impl IntoResponse for Portrait {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PhotoQuery {
    /// Version of the portrait, as in its URL in a profile.
    v: String,
}

/// Shows a portrait to anybody with its URL, because a browser's image request sends no bearer.
/// The version is part of the content's hash, so that nobody can enumerate the portraits.
#[utoipa::path(get, path = "/api/v1/representatives/{id}/photo", tag = "representatives",
    params(("id" = i64, Path), PhotoQuery),
    responses((status = 200, body = Portrait, content_type = "image/jpeg")))]
pub async fn show_representative_photo(
    State(app): State<App>,
    Path(id): Path<i64>,
    Query(query): Query<PhotoQuery>,
) -> Result<Response, ApiError> {
    let stored = store::find_photo(&mut app.db.read().await?, id).await?;
    let stored = stored.filter(|file| files::version_of(&file.sha256) == query.v).ok_or(ApiError::NotFound)?;
    let content = app.files.get(&stored.key).await?.ok_or(ApiError::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE)),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHING)),
    ];
    Ok((headers, Portrait(content)).into_response())
}

async fn read(form: &mut Multipart) -> Result<Bytes, ApiError> {
    let mut photo = Bytes::new();
    while let Some(part) = form.next().await.map_err(too_large_at_the_photo)? {
        if part.name() == Some(FIELD) {
            photo = part.bytes().await.map_err(too_large_at_the_photo)?;
        }
    }
    Ok(photo)
}

/// Reports a body over the limit like a photo over the limit.
fn too_large_at_the_photo(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => at_the_photo(InvalidPicture::TooLarge(MAX_MEBIBYTES)),
        other => other,
    }
}

fn at_the_photo(error: InvalidPicture) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error(FIELD, error.to_string());
    fields.into_error()
}

/// Sets or removes the portrait and forgets the previous one.
async fn replace(
    app: &App,
    operator: OperatorId,
    id: i64,
    upload: Option<&Upload>,
) -> Result<AdminRepresentative, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = store::find_photo(&mut tx, id).await?;
    let file = match upload {
        Some(upload) => Some(files::insert_file(&mut tx, None, upload, now).await?),
        None => None,
    };
    store::set_photo(&mut tx, id, file).await?;
    if let Some(before) = &before {
        files::delete_file(&mut tx, before.id).await?;
    }
    let event = if upload.is_some() { PUT_PHOTO } else { REMOVE_PHOTO };
    let version = |sha256: &String| files::version_of(sha256).to_owned();
    let (had, has) = (before.as_ref().map(|file| version(&file.sha256)), upload.map(|file| version(&file.sha256)));
    let records = (&PhotoRecord { photo: had }, &PhotoRecord { photo: has });
    audit::record(&mut tx, event, audit::by(operator, id), records, now).await?;
    let representative = load_representative(&mut tx, id).await?;
    tx.commit().await?;
    if let Some(before) = before {
        discard(app, &before.key).await;
    }
    Ok(representative)
}

/// Removes a content without a row; one that cannot be removed stays an orphan for the daily job.
async fn discard(app: &App, key: &str) {
    if let Err(cause) = app.files.delete(key).await {
        tracing::warn!(cause = format!("{cause:#}"), "a portrait that nobody shows stays behind");
    }
}
