//! Upload and removal of the programme's logo, which stands in place of the portal's own mark.
use axum::Json as Body;
use axum::extract::State;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::logo::{InvalidLogo, LogoFile, file_of, make_logo};
use super::{AdminSettings, Change, SettingsRecord};
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Multipart, read_text};
use plon_platform::files::{self, Upload};
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;

audit::events! {
    PUT_LOGO: SettingsRecord => SettingsRecord = "settings.put_logo" on "settings";
    REMOVE_LOGO: SettingsRecord => SettingsRecord = "settings.remove_logo" on "settings";
}

const FIELD: &str = "logo";
const VERSION: &str = "version";

/// Parts of the upload form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document")]
#[schema(example = json!({"version": 3, "logo": "(binary)"}))]
pub struct LogoForm {
    /// Version of the settings that the form was filled from, for optimistic locking.
    version: i64,
    /// A PNG or JPEG under 2 MiB, at least 96 px high and at most five times as wide.
    #[schema(value_type = String, format = Binary)]
    logo: Vec<u8>,
}

/// Uploads a logo, replacing the portal's own mark and name or the previous logo.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/logo", tag = "system",
    request_body(content = LogoForm, content_type = "multipart/form-data"),
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_upload_logo(
    State(app): State<App>,
    operator: Operator<Administrator>,
    mut form: Multipart,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let (seen, file) = read(&mut form).await?;
    let made = make_logo(file).await?.map_err(at_the_logo)?;
    let name = if made.media_type == "image/png" { "logo.png" } else { "logo.jpg" };
    let upload = app.files.put(app.rng.public_id(), name, made.media_type, made.content.clone()).await?;
    let done = replace(&app, operator.id, seen, Some((&made, &upload))).await;
    if done.is_err() {
        discard(&app, &upload.key).await;
    }
    done
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct LogoRemoval {
    /// Version of the settings that the form was filled from, for optimistic locking.
    version: i64,
}

/// Removes the logo; the portal's own mark stands there again.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/logo/remove", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_delete_logo(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<LogoRemoval>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    replace(&app, operator.id, form.version, None).await
}

async fn read(form: &mut Multipart) -> Result<(i64, Bytes), ApiError> {
    let (mut version, mut file) = (0, Bytes::new());
    while let Some(part) = form.next().await.map_err(too_large_at_the_logo)? {
        match part.name() {
            Some(FIELD) => file = part.bytes().await.map_err(too_large_at_the_logo)?,
            Some(VERSION) => version = read_text(part).await?.trim().parse().map_err(|_| ApiError::Malformed)?,
            _ => {}
        }
    }
    Ok((version, file))
}

/// Reports a body over the limit like a file over the limit.
fn too_large_at_the_logo(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => at_the_logo(InvalidLogo::TooLarge),
        other => other,
    }
}

fn at_the_logo(error: InvalidLogo) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error(FIELD, error.to_string());
    fields.into_error()
}

/// Sets or removes the logo and forgets the previous one.
async fn replace(
    app: &App,
    operator: OperatorId,
    seen: i64,
    logo: Option<(&LogoFile, &Upload)>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, seen, operator, now).await?;
    let before = match file_of(&Settings::load(&mut tx).await?) {
        Some(id) => files::find_file(&mut tx, id).await?,
        None => None,
    };
    if let Some(before) = &before {
        files::delete_file(&mut tx, before.id).await?;
    }
    let (file, version, width) = match logo {
        Some((made, upload)) => (
            files::insert_file(&mut tx, None, upload, now).await?.0.to_string(),
            files::version_of(&upload.sha256).to_owned(),
            made.width.to_string(),
        ),
        None => Default::default(),
    };
    change.put(&mut tx, &[("logo_file", file), ("logo_version", version), ("logo_width", width)]).await?;
    let (event, said) = match logo {
        Some(_) => (PUT_LOGO, "Logo jest zapisane"),
        None => (REMOVE_LOGO, "Logo jest usunięte"),
    };
    let done = change.end(tx, event, said).await?;
    if let Some(before) = before {
        discard(app, &before.key).await;
    }
    Ok(done)
}

/// Removes a content without a row; one that cannot be removed stays an orphan for the daily job.
async fn discard(app: &App, key: &str) {
    if let Err(cause) = app.files.delete(key).await {
        tracing::warn!(cause = format!("{cause:#}"), "a logo that nobody shows stays behind");
    }
}
