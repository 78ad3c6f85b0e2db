//! Upload of a picture, stored in several widths, or of a PDF.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bytes::Bytes;
use image::DynamicImage;
use image::imageops::FilterType;
use plon_domain::attachment::MediaType;
use plon_domain::content::MediaKind;
use plon_domain::product::Slug;
use plon_domain::text::search_key;
use utoipa::ToSchema;

use super::admin::{MediaItem, load_media};
use super::model::NewMedia;
use super::store;
use plon_kernel::ids::OperatorId;
use plon_pictures::{self as pictures, Bounds, InvalidPicture};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrFinance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Multipart, read_text};
use plon_platform::files::{self, Upload};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::{parse_line, parse_required_line};

audit::events! {
    ADD_MEDIA: () => NewMedia = "media.add" on "media";
}

/// Files must be smaller than this, in MiB.
pub const MEBIBYTES: usize = 10;

pub const LONGEST_NAME: usize = 120;
const LONGEST_ALTERNATIVE: usize = 250;
const FIELD: &str = "file";
const BOUNDS: Bounds = Bounds { mebibytes: MEBIBYTES, side: 1 };

/// Parts of the upload form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document; they are read one by one")]
#[schema(example = json!({"name": "Pole pszenicy wiosną", "alternative": "Łan młodej pszenicy o świcie", "file":
    "(binary)"}))]
pub struct MediaForm {
    name: String,
    /// Alternative text of a picture.
    alternative: Option<String>,
    /// True for a purely decorative picture, which adds nothing to the text around it.
    decoration: Option<bool>,
    /// A JPEG, PNG or PDF under 10 MiB.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// A form as received, any part of it possibly missing.
#[derive(Default)]
struct Form {
    name: Option<String>,
    alternative: Option<String>,
    decoration: bool,
    file: Bytes,
}

/// One of the stored files of an upload.
struct StoredVariant {
    /// Width and height in pixels; none for a PDF.
    size: Option<(u32, u32)>,
    content: Bytes,
}

/// Uploads a picture or a file.
#[utoipa::path(post, path = "/api/v1/backoffice/media", tag = "media",
    request_body(content = MediaForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<MediaItem>)))]
pub async fn admin_upload_media(
    State(app): State<App>,
    operator: Operator<EditorOrFinance>,
    mut form: Multipart,
) -> Result<(StatusCode, Json<ActionResponse<MediaItem>>), ApiError> {
    let (media, kept) = Form::read(&mut form).await?.parse(&app).await?;
    let uploads = store_all(&app, &media, kept).await?;
    let added = record(&app, operator.id, &media, &uploads).await;
    if added.is_err() {
        for (_, upload) in &uploads {
            discard_content(&app, &upload.key).await;
        }
    }
    let message = match media.kind {
        MediaKind::Picture => "Obraz jest dodany",
        MediaKind::Document => "Plik jest dodany",
    };
    Ok((StatusCode::CREATED, Json(ActionResponse { data: added?, message: message.to_owned() })))
}

impl Form {
    async fn read(form: &mut Multipart) -> Result<Form, ApiError> {
        let mut given = Form::default();
        while let Some(part) = form.next().await.map_err(too_large_at_the_file)? {
            match part.name() {
                Some("name") => given.name = Some(read_text(part).await.map_err(too_large_at_the_file)?),
                Some("alternative") => given.alternative = Some(read_text(part).await.map_err(too_large_at_the_file)?),
                Some("decoration") => {
                    given.decoration = read_text(part).await.map_err(too_large_at_the_file)? == "true";
                }
                Some(FIELD) => given.file = part.bytes().await.map_err(too_large_at_the_file)?,
                _ => {}
            }
        }
        Ok(given)
    }

    /// Checks every part, so that all errors are reported at once.
    async fn parse(self, app: &App) -> Result<(NewMedia, Vec<StoredVariant>), ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let found = match MediaType::of_file(&self.file) {
            Ok(MediaType::Pdf) => {
                Ok((MediaKind::Document, vec![StoredVariant { size: None, content: self.file.clone() }]))
            }
            _ => variants(self.file).await?.map(|kept| (MediaKind::Picture, kept)),
        };
        let found = fields.parse(FIELD, found.map_err(sentence));
        let kind = found.as_ref().map_or(MediaKind::Document, |(kind, _)| *kind);
        let alternative = parse_alternative(&mut fields, kind, &self.alternative, self.decoration);
        let (Some(name), Some((kind, kept)), Some(alternative)) = (name, found, alternative) else {
            return Err(fields.into_error());
        };
        let largest = kept.last();
        let (width, height) = largest.and_then(|kept| kept.size).unzip();
        let size = i64::try_from(largest.map_or(0, |kept| kept.content.len())).map_err(anyhow::Error::new)?;
        let file = match width {
            Some(width) => pictures::file_name(width),
            None => format!("{}.pdf", Slug::of_name(&name).map_or_else(|_| "plik".to_owned(), String::from)),
        };
        let (width, height, key) = (width.map(i64::from), height.map(i64::from), app.rng.public_id());
        let media = NewMedia { key, kind, search_key: search_key(&name), name, file, alternative, width, height, size };
        Ok((media, kept))
    }
}

/// Reads the alternative text of a picture; empty for a decorative one and for other files.
pub fn parse_alternative(
    fields: &mut Fields,
    kind: MediaKind,
    text: &Option<String>,
    decoration: bool,
) -> Option<String> {
    if kind == MediaKind::Document || decoration {
        return Some(String::new());
    }
    let text = parse_line(fields, "alternative", text, LONGEST_ALTERNATIVE)?;
    if text.is_none() {
        fields.add_error("alternative", "Opisz, co widać na obrazie, albo zaznacz, że to ozdoba");
    }
    text
}

/// Makes the variants of a picture, the smallest first: upright, as JPEG without the camera's metadata.
async fn variants(picture: Bytes) -> anyhow::Result<Result<Vec<StoredVariant>, InvalidPicture>> {
    pictures::made_of(picture, BOUNDS, |mut whole, orientation| {
        whole.apply_orientation(orientation);
        let mut kept: Vec<StoredVariant> = Vec::new();
        for width in pictures::widths(whole.width()).rev() {
            whole = filtered(whole, width);
            kept.insert(
                0,
                StoredVariant { size: Some((width, whole.height())), content: pictures::encode_jpeg(&whole)? },
            );
        }
        Ok(kept)
    })
    .await
}

/// Scales a picture down to a width no greater than its own.
fn filtered(picture: DynamicImage, width: u32) -> DynamicImage {
    if picture.width() == width {
        return picture;
    }
    let height = u64::from(picture.height()) * u64::from(width) / u64::from(picture.width());
    picture.resize_exact(width, u32::try_from(height).unwrap_or(u32::MAX).max(1), FilterType::CatmullRom)
}

async fn store_all(app: &App, media: &NewMedia, kept: Vec<StoredVariant>) -> anyhow::Result<Vec<(i64, Upload)>> {
    let mut uploads = Vec::new();
    for StoredVariant { size, content } in kept {
        let media_type = if size.is_some() { MediaType::Jpeg } else { MediaType::Pdf }.as_str();
        let name = size.map_or_else(|| media.file.clone(), |(width, _)| pictures::file_name(width));
        let width = size.map_or(0, |(width, _)| i64::from(width));
        // Files left behind by an error become orphans for the daily job.
        uploads.push((width, app.files.put(app.rng.public_id(), &name, media_type, content).await?));
    }
    Ok(uploads)
}

async fn record(
    app: &App,
    operator: OperatorId,
    media: &NewMedia,
    uploads: &[(i64, Upload)],
) -> Result<MediaItem, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let id = store::insert_media(&mut tx, operator, media, now).await?;
    for (width, upload) in uploads {
        let file = files::insert_file(&mut tx, None, upload, now).await?;
        store::insert_file(&mut tx, id, *width, file).await?;
    }
    audit::record(&mut tx, ADD_MEDIA, audit::by(operator, id.0), (&(), media), now).await?;
    let item = load_media(&mut tx, id).await?;
    tx.commit().await?;
    Ok(item)
}

/// Removes a content without a row; one that cannot be removed stays an orphan for the daily job.
pub async fn discard_content(app: &App, key: &str) {
    if let Err(cause) = app.files.delete(key).await {
        tracing::warn!(cause = format!("{cause:#}"), "a file of the content that nobody shows stays behind");
    }
}

/// Reports a body over the limit like a file over the limit.
fn too_large_at_the_file(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => {
            let mut fields = Fields::default();
            fields.add_error(FIELD, sentence(InvalidPicture::TooLarge(MEBIBYTES)));
            fields.into_error()
        }
        other => other,
    }
}

/// Error sentence for the form, which would also take a PDF.
fn sentence(error: InvalidPicture) -> String {
    match error {
        InvalidPicture::Empty => "Wybierz plik".to_owned(),
        InvalidPicture::Format => "Wybierz zdjęcie JPEG lub PNG albo plik PDF".to_owned(),
        InvalidPicture::TooLarge(mebibytes) => format!("Plik musi być mniejszy niż {mebibytes}\u{a0}MB"),
        other => other.to_string(),
    }
}
