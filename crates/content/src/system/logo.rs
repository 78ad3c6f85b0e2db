//! The programme's logo: rules for the file, and the small picture made from it.
use std::io::Cursor;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat};
use serde::Deserialize;
use thiserror::Error;
use utoipa::{IntoParams, ToSchema};

use plon_kernel::ids::FileId;
use plon_pages::brand::{LOGO_HEIGHT as HEIGHT, LOGO_TIMES_SMALLER as TIMES_SMALLER};
use plon_pictures::decoding::{Undecoded, Unreadable, format_of, in_turn};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::files;
use plon_platform::settings::{LOGO_FILE, Settings};

/// Files must be smaller than this: 2 MiB.
pub const MAX_LOGO_BYTES: usize = 2 * 1024 * 1024;

/// Largest ratio of width to height: in a phone's header there is a button beside it.
const MOST_TIMES_WIDER: u32 = 5;
const QUALITY: u8 = 90;

/// The URL names one version of the logo, whose content never changes.
const CACHING: &str = "public, max-age=31536000, immutable";

/// Reason to reject a logo, in the words shown at its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidLogo {
    #[error("Wybierz plik z\u{a0}logo")]
    Empty,
    #[error("Wybierz logo w\u{a0}formacie PNG lub JPEG")]
    Format,
    #[error("Plik musi być mniejszy niż 2\u{a0}MB")]
    TooLarge,
    #[error("Logo ma za dużo pikseli. Wybierz plik do 24\u{a0}megapikseli.")]
    TooManyPixels,
    #[error("Logo jest za małe. Musi mieć co najmniej 96\u{a0}pikseli wysokości.")]
    TooSmall,
    #[error("Logo jest za długie. Może być najwyżej pięć razy szersze niż wyższe.")]
    TooWide,
    #[error("Nie udało się odczytać tego pliku. Wybierz inny.")]
    Broken,
}

impl From<Unreadable> for InvalidLogo {
    fn from(error: Unreadable) -> InvalidLogo {
        match error {
            Unreadable::Empty => InvalidLogo::Empty,
            Unreadable::Format => InvalidLogo::Format,
            Unreadable::TooLarge => InvalidLogo::TooLarge,
            Unreadable::TooManyPixels => InvalidLogo::TooManyPixels,
            Unreadable::Broken => InvalidLogo::Broken,
        }
    }
}

/// A logo ready to be stored.
#[derive(Debug, PartialEq, Eq)]
pub struct LogoFile {
    pub content: Bytes,
    pub media_type: &'static str,
    /// Width on a page, in pixels.
    pub width: u32,
}

/// Makes a file into the logo: 96 px high; a PNG keeps its transparency, a JPEG loses the camera's metadata.
///
/// # Errors
/// The reason to reject the file, in words for the operator.
pub async fn make_logo(file: Bytes) -> anyhow::Result<Result<LogoFile, InvalidLogo>> {
    if let Err(error) = format_of(&file, MAX_LOGO_BYTES) {
        return Ok(Err(error.into()));
    }
    in_turn(file, convert).await
}

fn convert(file: &[u8]) -> Result<LogoFile, InvalidLogo> {
    let picture = Undecoded::open(file, MAX_LOGO_BYTES)?;
    let format = picture.format;
    let (mut whole, orientation) = picture.decode()?;
    whole.apply_orientation(orientation);
    let (width, height) = (whole.width(), whole.height());
    if height < HEIGHT {
        return Err(InvalidLogo::TooSmall);
    }
    if width > height.saturating_mul(MOST_TIMES_WIDER) {
        return Err(InvalidLogo::TooWide);
    }
    let scaled = u64::from(width) * u64::from(HEIGHT) / u64::from(height);
    let wide = u32::try_from(scaled).unwrap_or(u32::MAX).max(TIMES_SMALLER);
    let small = whole.resize_exact(wide, HEIGHT, FilterType::CatmullRom);
    let (content, media_type) = encode(&small, format).map_err(|_| InvalidLogo::Broken)?;
    Ok(LogoFile { content, media_type, width: wide / TIMES_SMALLER })
}

fn encode(picture: &DynamicImage, format: ImageFormat) -> image::ImageResult<(Bytes, &'static str)> {
    let mut content = Vec::new();
    if format == ImageFormat::Jpeg {
        picture.to_rgb8().write_with_encoder(JpegEncoder::new_with_quality(&mut content, QUALITY))?;
        return Ok((Bytes::from(content), "image/jpeg"));
    }
    picture.to_rgba8().write_to(&mut Cursor::new(&mut content), ImageFormat::Png)?;
    Ok((Bytes::from(content), "image/png"))
}

/// The content of the logo.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct LogoPicture(Bytes);

impl IntoResponse for LogoPicture {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LogoQuery {
    /// Version of the logo, as in its URL in the settings.
    v: String,
}

/// Shows the programme's logo.
#[utoipa::path(get, path = "/api/v1/logo", tag = "system", params(LogoQuery),
    responses((status = 200, content((LogoPicture = "image/png"), (LogoPicture = "image/jpeg"))), (status = 404)))]
pub async fn show_logo(State(app): State<App>, Query(query): Query<LogoQuery>) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    let settings = Settings::load(&mut db).await?;
    let file = file_of(&settings).ok_or(ApiError::NotFound)?;
    let stored = files::find_file(&mut db, file).await?;
    drop(db);
    let stored = stored.filter(|file| files::version_of(&file.sha256) == query.v).ok_or(ApiError::NotFound)?;
    let content = app.files.get(&stored.key).await?.ok_or(ApiError::NotFound)?;
    let media_type = HeaderValue::from_str(&stored.media_type).map_err(anyhow::Error::new)?;
    let headers = [(header::CONTENT_TYPE, media_type), (header::CACHE_CONTROL, HeaderValue::from_static(CACHING))];
    Ok((headers, LogoPicture(content)).into_response())
}

/// File of the logo, if there is one.
pub fn file_of(settings: &Settings) -> Option<FileId> {
    Some(settings.number(LOGO_FILE)).filter(|id| *id > 0).map(FileId)
}

#[cfg(test)]
mod tests {
    use image::{Rgba, RgbaImage};

    use super::*;

    fn file(width: u32, height: u32, format: ImageFormat) -> Bytes {
        let mut written = Cursor::new(Vec::new());
        let picture = RgbaImage::from_fn(width, height, |x, _| match x < width / 2 {
            true => Rgba([200, 30, 30, 255]),
            false => Rgba([0, 0, 0, 0]),
        });
        let picture = DynamicImage::ImageRgba8(picture);
        let picture = if format == ImageFormat::Jpeg { picture.to_rgb8().into() } else { picture };
        assert!(picture.write_to(&mut written, format).is_ok());
        Bytes::from(written.into_inner())
    }

    #[tokio::test]
    async fn a_png_keeps_what_shines_through_it() -> anyhow::Result<()> {
        let made = make_logo(file(600, 200, ImageFormat::Png)).await??;
        assert_eq!((made.media_type, made.width), ("image/png", 96));
        let read = image::load_from_memory_with_format(&made.content, ImageFormat::Png)?.to_rgba8();
        assert_eq!((read.width(), read.height()), (288, 96));
        assert_eq!(read.get_pixel(10, 48).0, [200, 30, 30, 255]);
        assert_eq!(read.get_pixel(280, 48).0[3], 0);
        Ok(())
    }

    #[tokio::test]
    async fn a_jpeg_stays_one() -> anyhow::Result<()> {
        let made = make_logo(file(480, 96, ImageFormat::Jpeg)).await??;
        assert_eq!((made.media_type, made.width), ("image/jpeg", 160));
        let read = image::load_from_memory_with_format(&made.content, ImageFormat::Jpeg)?;
        assert_eq!((read.width(), read.height()), (480, 96));
        Ok(())
    }

    #[tokio::test]
    async fn what_is_no_logo_is_refused_in_words() -> anyhow::Result<()> {
        let mut cut_short = file(400, 400, ImageFormat::Png).to_vec();
        cut_short.truncate(200);
        for (content, error) in [
            (Bytes::new(), InvalidLogo::Empty),
            (Bytes::from_static(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), InvalidLogo::Format),
            (Bytes::from_static(b"GIF89a and more"), InvalidLogo::Format),
            (Bytes::from(vec![0; MAX_LOGO_BYTES]), InvalidLogo::TooLarge),
            (file(200, 95, ImageFormat::Png), InvalidLogo::TooSmall),
            (file(501, 100, ImageFormat::Png), InvalidLogo::TooWide),
            (Bytes::from(cut_short), InvalidLogo::Broken),
        ] {
            assert_eq!(make_logo(content).await?, Err(error));
        }
        Ok(())
    }
}
