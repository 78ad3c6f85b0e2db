//! Portraits: rules for the photo, and the small square made from it.
use bytes::Bytes;
use image::imageops::FilterType;

use plon_pictures::{self as pictures, Bounds, InvalidPicture};

/// Photos must be smaller than this, in MiB.
pub const MAX_MEBIBYTES: usize = 5;
pub const MAX_PHOTO_BYTES: usize = MAX_MEBIBYTES * 1024 * 1024;

const BOUNDS: Bounds = Bounds { mebibytes: MAX_MEBIBYTES, side: 160 };
/// Side of the stored square, in pixels.
const SIDE: u32 = 320;

/// Makes a photo into a portrait: its middle as an upright square of 320 px, a JPEG without the camera's metadata.
///
/// # Errors
/// The reason to reject the photo, in words for the operator.
pub async fn make_portrait(photo: Bytes) -> anyhow::Result<Result<Bytes, InvalidPicture>> {
    pictures::made_of(photo, BOUNDS, |whole, orientation| {
        let side = whole.width().min(whole.height());
        let middle = whole.crop_imm((whole.width() - side) / 2, (whole.height() - side) / 2, side, side);
        drop(whole);
        let mut square = middle.resize_exact(SIDE, SIDE, FilterType::CatmullRom);
        square.apply_orientation(orientation);
        pictures::encode_jpeg(&square)
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use image::{ImageFormat, RgbaImage};

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
        let made = make_portrait(png(900, 300)).await??;
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
        for (photo, error) in [
            (Bytes::new(), InvalidPicture::Empty),
            (Bytes::from_static(b"GIF89a and more"), InvalidPicture::Format),
            (Bytes::from_static(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), InvalidPicture::Format),
            (Bytes::from(large), InvalidPicture::TooLarge(5)),
            (png(400, 159), InvalidPicture::TooSmall(160)),
            (Bytes::from(cut_short), InvalidPicture::Broken),
        ] {
            assert_eq!(make_portrait(photo).await?, Err(error));
        }
        Ok(())
    }

    /// A decompression bomb of 20 000 × 20 000 px in a few bytes: it is rejected by its header, before decoding.
    #[tokio::test]
    async fn a_photo_of_too_many_pixels_is_refused_before_it_is_decoded() -> anyhow::Result<()> {
        let mut bomb = png(400, 400).to_vec();
        let side = 20_000_u32.to_be_bytes();
        bomb[16..20].copy_from_slice(&side);
        bomb[20..24].copy_from_slice(&side);
        let check = crc(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&check.to_be_bytes());
        assert_eq!(make_portrait(Bytes::from(bomb)).await?, Err(InvalidPicture::TooManyPixels));
        Ok(())
    }

    /// Checksum of a PNG chunk.
    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(u32::MAX, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 })
        })
    }
}
