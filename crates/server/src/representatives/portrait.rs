//! A portrait: what a photo may be, and the small square that is kept of it.
use std::io::Cursor;
use std::sync::LazyLock;

use bytes::Bytes;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, Rgb, RgbImage};
use thiserror::Error;
use tokio::sync::Semaphore;

/// A photo must be smaller than this: 5 MiB.
pub const MAX_PHOTO_BYTES: usize = 5 * 1024 * 1024;

/// What a decoded photo may have: more than a good phone takes, and little enough for a small server.
const MAX_PIXELS: u64 = 24_000_000;
const MIN_SIDE: u32 = 160;
/// The side of the square that is kept.
const SIDE: u32 = 320;
const QUALITY: u8 = 85;

/// One photo is decoded at a time: each takes some hundred megabytes.
static TURN: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));

/// Why a photo is not taken, in the words that stand at its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPhoto {
    #[error("Wybierz zdjęcie")]
    Empty,
    #[error("Wybierz zdjęcie w\u{a0}formacie JPEG lub PNG")]
    Format,
    #[error("Zdjęcie musi być mniejsze niż 5\u{a0}MB")]
    TooLarge,
    #[error("Zdjęcie ma za dużo pikseli. Wybierz zdjęcie do 24\u{a0}megapikseli.")]
    TooManyPixels,
    #[error("Zdjęcie jest za małe. Krótszy bok musi mieć co najmniej 160\u{a0}pikseli.")]
    TooSmall,
    #[error("Nie udało się odczytać tego zdjęcia. Wybierz inne.")]
    Broken,
}

/// The portrait of a photo: the middle of it, a square of 320 px, upright, as JPEG without what the camera noted.
///
/// # Errors
/// A photo that is not taken, in words for the operator.
pub async fn portrait(photo: Bytes) -> anyhow::Result<Result<Bytes, InvalidPhoto>> {
    if let Err(fault) = format_of(&photo) {
        return Ok(Err(fault));
    }
    let turn = TURN.acquire().await?;
    // The turn goes with the work: a request that is given up leaves its photo being decoded.
    let made = tokio::task::spawn_blocking(move || {
        let made = cut(&photo);
        drop(turn);
        made
    });
    Ok(made.await?)
}

/// The format of a photo of an allowed size, by its first bytes.
fn format_of(photo: &[u8]) -> Result<ImageFormat, InvalidPhoto> {
    match image::guess_format(photo) {
        _ if photo.is_empty() => Err(InvalidPhoto::Empty),
        _ if photo.len() >= MAX_PHOTO_BYTES => Err(InvalidPhoto::TooLarge),
        Ok(format @ (ImageFormat::Jpeg | ImageFormat::Png)) => Ok(format),
        _ => Err(InvalidPhoto::Format),
    }
}

fn cut(photo: &[u8]) -> Result<Bytes, InvalidPhoto> {
    let mut reader = ImageReader::with_format(Cursor::new(photo), format_of(photo)?);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 8);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| InvalidPhoto::Broken)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(InvalidPhoto::TooManyPixels);
    }
    if width.min(height) < MIN_SIDE {
        return Err(InvalidPhoto::TooSmall);
    }
    let orientation = decoder.orientation().map_err(|_| InvalidPhoto::Broken)?;
    let whole = DynamicImage::from_decoder(decoder).map_err(|_| InvalidPhoto::Broken)?;
    let side = width.min(height);
    let middle = whole.crop_imm((width - side) / 2, (height - side) / 2, side, side);
    drop(whole);
    let mut square = middle.resize_exact(SIDE, SIDE, FilterType::CatmullRom);
    square.apply_orientation(orientation);
    let mut written = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut written, QUALITY);
    on_white(&square).write_with_encoder(encoder).map_err(|_| InvalidPhoto::Broken)?;
    Ok(Bytes::from(written))
}

/// JPEG knows no transparency: what shines through is white.
fn on_white(picture: &DynamicImage) -> RgbImage {
    let picture = picture.to_rgba8();
    RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0.map(u32::from);
        let over = |colour: u32| u8::try_from((colour * alpha + 255 * (255 - alpha)) / 255).unwrap_or(u8::MAX);
        Rgb([over(red), over(green), over(blue)])
    })
}

#[cfg(test)]
mod tests {
    use image::RgbaImage;

    use super::*;

    fn png(width: u32, height: u32) -> Bytes {
        let mut written = Cursor::new(Vec::new());
        let picture = RgbaImage::from_fn(width, height, |x, _| {
            let inside = x >= (width - height.min(width)) / 2 && x < (width + height.min(width)) / 2;
            if inside { image::Rgba([200, 30, 30, 255]) } else { image::Rgba([0, 0, 255, 0]) }
        });
        assert!(picture.write_to(&mut written, ImageFormat::Png).is_ok());
        Bytes::from(written.into_inner())
    }

    #[tokio::test]
    async fn a_photo_becomes_a_square_of_its_middle() -> anyhow::Result<()> {
        let made = portrait(png(900, 300)).await??;
        let read = image::load_from_memory_with_format(&made, ImageFormat::Jpeg)?.to_rgb8();
        assert_eq!((read.width(), read.height()), (SIDE, SIDE));
        for place in [5, 160, 315] {
            let [red, green, _] = read.get_pixel(place, 160).0;
            assert!(red > 180 && green < 60, "{place}");
        }
        Ok(())
    }

    #[tokio::test]
    async fn what_is_no_photo_is_refused_in_words() -> anyhow::Result<()> {
        let mut cut_short = png(400, 400).to_vec();
        cut_short.truncate(200);
        let mut large = png(200, 200).to_vec();
        large.resize(MAX_PHOTO_BYTES, 0);
        for (photo, fault) in [
            (Bytes::new(), InvalidPhoto::Empty),
            (Bytes::from_static(b"GIF89a and more"), InvalidPhoto::Format),
            (Bytes::from_static(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), InvalidPhoto::Format),
            (Bytes::from(large), InvalidPhoto::TooLarge),
            (png(400, 159), InvalidPhoto::TooSmall),
            (Bytes::from(cut_short), InvalidPhoto::Broken),
        ] {
            assert_eq!(portrait(photo).await?, Err(fault));
        }
        Ok(())
    }

    /// A picture of 20 000 × 20 000 px in a few bytes: its head says so, and nothing of it is decoded.
    #[tokio::test]
    async fn a_photo_of_too_many_pixels_is_refused_before_it_is_decoded() -> anyhow::Result<()> {
        let mut bomb = png(400, 400).to_vec();
        let side = 20_000_u32.to_be_bytes();
        bomb[16..20].copy_from_slice(&side);
        bomb[20..24].copy_from_slice(&side);
        let check = crc(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&check.to_be_bytes());
        assert_eq!(portrait(Bytes::from(bomb)).await?, Err(InvalidPhoto::TooManyPixels));
        Ok(())
    }

    /// The checksum of a part of a PNG.
    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(u32::MAX, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 })
        })
    }
}
