//! Pictures that operators upload: their limits, and the widths in which a page shows one.
pub mod decoding;

use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, Rgb, RgbImage};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use decoding::{Undecoded, Unreadable, format_of, in_turn};

const QUALITY: u8 = 85;

/// Widths in which the pictures of the content are kept, in pixels.
const WIDTHS: [u32; 3] = [480, 960, 1600];

/// Limits that a picture must keep.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Size of a file in MiB; it must be smaller.
    pub mebibytes: usize,
    /// Least length of the shorter side, in pixels.
    pub side: u32,
}

/// Reason why a picture is not taken, in the words that stand at its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPicture {
    #[error("Wybierz zdjęcie")]
    Empty,
    #[error("Wybierz zdjęcie w\u{a0}formacie JPEG lub PNG")]
    Format,
    #[error("Zdjęcie musi być mniejsze niż {0}\u{a0}MB")]
    TooLarge(usize),
    #[error("Zdjęcie ma za dużo pikseli. Wybierz zdjęcie do 24\u{a0}megapikseli.")]
    TooManyPixels,
    #[error("Zdjęcie jest za małe. Krótszy bok musi mieć co najmniej {0}\u{a0}pikseli.")]
    TooSmall(u32),
    #[error("Nie udało się odczytać tego zdjęcia. Wybierz inne.")]
    Broken,
}

impl Bounds {
    const fn bytes(self) -> usize {
        self.mebibytes * 1024 * 1024
    }

    fn invalid_picture(self, error: Unreadable) -> InvalidPicture {
        match error {
            Unreadable::Empty => InvalidPicture::Empty,
            Unreadable::Format => InvalidPicture::Format,
            Unreadable::TooLarge => InvalidPicture::TooLarge(self.mebibytes),
            Unreadable::TooManyPixels => InvalidPicture::TooManyPixels,
            Unreadable::Broken => InvalidPicture::Broken,
        }
    }
}

/// Decodes a picture and passes it to `make` as it was stored, with the orientation that turns it upright.
///
/// # Errors
/// When the picture is not taken, in words for the operator.
pub async fn made_of<T: Send + 'static>(
    picture: Bytes,
    bounds: Bounds,
    make: impl FnOnce(DynamicImage, Orientation) -> Result<T, InvalidPicture> + Send + 'static,
) -> anyhow::Result<Result<T, InvalidPicture>> {
    if let Err(error) = format_of(&picture, bounds.bytes()) {
        return Ok(Err(bounds.invalid_picture(error)));
    }
    in_turn(picture, move |picture| decoded(picture, bounds).and_then(|(whole, orientation)| make(whole, orientation)))
        .await
}

fn decoded(picture: &[u8], bounds: Bounds) -> Result<(DynamicImage, Orientation), InvalidPicture> {
    let picture = Undecoded::open(picture, bounds.bytes()).map_err(|error| bounds.invalid_picture(error))?;
    if picture.width.min(picture.height) < bounds.side {
        return Err(InvalidPicture::TooSmall(bounds.side));
    }
    picture.decode().map_err(|error| bounds.invalid_picture(error))
}

/// Encodes a picture as JPEG, without the camera's metadata.
///
/// # Errors
/// `Broken` when it cannot be encoded.
pub fn encode_jpeg(picture: &DynamicImage) -> Result<Bytes, InvalidPicture> {
    let mut written = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut written, QUALITY);
    on_white(picture).write_with_encoder(encoder).map_err(|_| InvalidPicture::Broken)?;
    Ok(Bytes::from(written))
}

/// Puts a picture on white, because JPEG knows no transparency.
fn on_white(picture: &DynamicImage) -> RgbImage {
    let picture = picture.to_rgba8();
    RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(u32::from);
        let over = |colour: u32| u8::try_from((colour * alpha + 255 * (255 - alpha)) / 255).unwrap_or(u8::MAX);
        Rgb([over(red), over(green), over(blue)])
    })
}

/// Widths in which a picture is kept, the least first; it is never enlarged.
pub fn widths(width: u32) -> impl DoubleEndedIterator<Item = u32> {
    let largest = width.min(WIDTHS[WIDTHS.len() - 1]);
    WIDTHS.into_iter().filter(move |kept| *kept < largest).chain([largest])
}

/// Picture of the content as a page shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Picture {
    /// Address of its largest variant.
    pub src: String,
    /// Addresses of all its variants with their widths, in the syntax of the attribute `srcset`.
    pub srcset: String,
    /// Width of the largest variant, in pixels.
    pub width: i64,
    pub height: i64,
    /// Alternative text for those who do not see it; empty where it only decorates.
    pub alternative: String,
}

impl Picture {
    /// Picture under a key, whose largest variant has this width and height.
    pub fn new(key: &str, (width, height): (i64, i64), alternative: String) -> Picture {
        let kept: Vec<u32> = widths(u32::try_from(width).unwrap_or_default()).collect();
        let srcset: Vec<String> =
            kept.iter().map(|width| format!("{} {width}w", picture_url(key, &file_name(*width)))).collect();
        let src = picture_url(key, &file_name(kept.last().copied().unwrap_or_default()));
        Picture { src, srcset: srcset.join(", "), width, height, alternative }
    }
}

/// Public address of a picture or a file of the content.
pub fn picture_url(key: &str, file: &str) -> String {
    format!("/api/v1/media/{key}/{file}")
}

/// File name of a picture's variant in its address.
pub fn file_name(width: u32) -> String {
    format!("{width}.jpg")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_kept_in_lesser_widths_and_never_enlarged() {
        for (width, kept) in [
            (4000, vec![480, 960, 1600]),
            (1600, vec![480, 960, 1600]),
            (1599, vec![480, 960, 1599]),
            (960, vec![480, 960]),
            (481, vec![480, 481]),
            (480, vec![480]),
            (100, vec![100]),
        ] {
            assert_eq!(widths(width).collect::<Vec<_>>(), kept, "{width}");
        }
    }

    #[test]
    fn a_page_is_told_every_variant() {
        let picture = Picture::new("abc", (700, 350), String::new());
        assert_eq!(picture.src, "/api/v1/media/abc/700.jpg");
        assert_eq!(picture.srcset, "/api/v1/media/abc/480.jpg 480w, /api/v1/media/abc/700.jpg 700w");
    }
}
