//! Decoding of uploaded pictures: recognized by their first bytes, then decoded one at a time and within limits.
use std::io::Cursor;
use std::sync::LazyLock;

use bytes::Bytes;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use tokio::sync::Semaphore;

/// Most pixels of a decoded picture: more than a good phone takes, and little enough for a small server.
const MAX_PIXELS: u64 = 24_000_000;

/// Permit to decode: one picture at a time, because each takes some hundred megabytes.
static TURN: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));

/// Reason why an upload is no usable picture; each feature has its own words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadable {
    Empty,
    /// Neither JPEG nor PNG.
    Format,
    TooLarge,
    TooManyPixels,
    Broken,
}

/// Picture whose head was read and whose pixels are not decoded yet.
pub struct Undecoded<'a> {
    decoder: Box<dyn ImageDecoder + 'a>,
    pub format: ImageFormat,
    pub width: u32,
    pub height: u32,
}

impl<'a> Undecoded<'a> {
    /// # Errors
    /// When the picture cannot be read or has more pixels than allowed.
    pub fn open(content: &'a [u8], under_bytes: usize) -> Result<Undecoded<'a>, Unreadable> {
        let format = format_of(content, under_bytes)?;
        let mut reader = ImageReader::with_format(Cursor::new(content), format);
        let mut limits = Limits::default();
        limits.max_alloc = Some(MAX_PIXELS * 8);
        reader.limits(limits);
        let decoder = reader.into_decoder().map_err(|_| Unreadable::Broken)?;
        let (width, height) = decoder.dimensions();
        if u64::from(width) * u64::from(height) > MAX_PIXELS {
            return Err(Unreadable::TooManyPixels);
        }
        Ok(Undecoded { decoder: Box::new(decoder), format, width, height })
    }

    /// Reads how the stored picture is turned upright; no pixel is decoded for it.
    ///
    /// # Errors
    /// `Broken` when the head does not hold.
    pub fn orientation(&mut self) -> Result<Orientation, Unreadable> {
        self.decoder.orientation().map_err(|_| Unreadable::Broken)
    }

    /// # Errors
    /// `Broken` when the rest does not keep what the head says.
    pub fn decode(mut self) -> Result<(DynamicImage, Orientation), Unreadable> {
        let orientation = self.decoder.orientation().map_err(|_| Unreadable::Broken)?;
        let whole = DynamicImage::from_decoder(self.decoder).map_err(|_| Unreadable::Broken)?;
        Ok((whole, orientation))
    }
}

/// Format of a picture of an allowed size, by its first bytes.
///
/// # Errors
/// `Empty`, `TooLarge` or `Format`.
pub fn format_of(content: &[u8], under_bytes: usize) -> Result<ImageFormat, Unreadable> {
    match image::guess_format(content) {
        _ if content.is_empty() => Err(Unreadable::Empty),
        _ if content.len() >= under_bytes => Err(Unreadable::TooLarge),
        Ok(format @ (ImageFormat::Jpeg | ImageFormat::Png)) => Ok(format),
        _ => Err(Unreadable::Format),
    }
}

/// Works on a picture when it is its turn, on a blocking thread away from those that answer requests.
///
/// # Errors
/// When the work panics or the server ends.
pub async fn in_turn<T: Send + 'static>(
    content: Bytes,
    work: impl FnOnce(&[u8]) -> T + Send + 'static,
) -> anyhow::Result<T> {
    let turn = TURN.acquire().await?;
    // The permit goes with the work: a request that is given up leaves its picture being decoded.
    let done = tokio::task::spawn_blocking(move || {
        let done = work(&content);
        drop(turn);
        done
    });
    Ok(done.await?)
}
