//! Pages of an invoice as photos, joined to one PDF as they are: only the heads of the photos are read here.
use bytes::Bytes;
use image::ImageFormat;
use image::metadata::Orientation;
use plon_domain::attachment::{InvalidFile, MAX_FILE_BYTES};
use plon_pages::pdf::{Photo, of_photos};
use plon_pictures::decoding::{Undecoded, Unreadable};
use thiserror::Error;

/// Most pages of an invoice.
pub const MOST_PAGES: usize = 10;

/// Reason why several files are not taken as one invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidPages {
    #[error("Kilka stron możesz wysłać tylko jako zdjęcia JPEG. Plik PDF wyślij sam.")]
    NotPhotos,
    #[error("Jedna faktura może mieć najwyżej {MOST_PAGES}\u{a0}stron")]
    TooMany,
    #[error(transparent)]
    File(#[from] InvalidFile),
    #[error("Nie udało się odczytać jednego ze zdjęć. Zrób je jeszcze raz.")]
    Broken,
}

/// Joins the pages in their order.
///
/// # Errors
/// When they are no photos, too many, or too large together.
pub fn join(pages: Vec<Bytes>) -> anyhow::Result<Result<Bytes, InvalidPages>> {
    let photos = match photos(pages) {
        Ok(photos) => photos,
        Err(invalid) => return Ok(Err(invalid)),
    };
    let pdf = of_photos(&photos)?;
    let is_small = pdf.len() < MAX_FILE_BYTES;
    Ok(is_small.then_some(Bytes::from(pdf)).ok_or(InvalidPages::File(InvalidFile::TooLarge)))
}

fn photos(pages: Vec<Bytes>) -> Result<Vec<Photo>, InvalidPages> {
    if pages.len() > MOST_PAGES {
        return Err(InvalidPages::TooMany);
    }
    if pages.iter().map(Bytes::len).sum::<usize>() >= MAX_FILE_BYTES {
        return Err(InvalidFile::TooLarge.into());
    }
    pages.into_iter().map(photo).collect()
}

fn photo(jpeg: Bytes) -> Result<Photo, InvalidPages> {
    let mut head = Undecoded::open(&jpeg, MAX_FILE_BYTES).map_err(invalid)?;
    let orientation = head.orientation().map_err(invalid)?;
    let (format, width, height) = (head.format, head.width, head.height);
    drop(head);
    if format != ImageFormat::Jpeg {
        return Err(InvalidPages::NotPhotos);
    }
    let is_grey = match components(&jpeg) {
        Some(1) => true,
        Some(3) => false,
        // Four are the inks of a printing house, which no camera writes and no two programs mean in the same way.
        _ => return Err(InvalidPages::Broken),
    };
    Ok(Photo { jpeg, width, height, is_grey, turned_by: turned_by(orientation) })
}

/// Number of colour components of a JPEG, by its frame header (ITU-T T.81, B.2.2).
fn components(jpeg: &[u8]) -> Option<u8> {
    let mut rest = jpeg.get(2..)?;
    loop {
        let [0xff, marker, high, low, ..] = *rest else { return None };
        match marker {
            0xff => rest = rest.get(1..)?,
            0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => return rest.get(9).copied(),
            _ => rest = rest.get(2 + usize::from(u16::from_be_bytes([high, low]))..)?,
        }
    }
}

/// Degrees by which a photo is turned clockwise to stand upright; no camera mirrors one.
const fn turned_by(orientation: Orientation) -> i32 {
    match orientation {
        Orientation::Rotate90 | Orientation::Rotate90FlipH => 90,
        Orientation::Rotate180 | Orientation::FlipVertical => 180,
        Orientation::Rotate270 | Orientation::Rotate270FlipH => 270,
        Orientation::NoTransforms | Orientation::FlipHorizontal => 0,
    }
}

const fn invalid(unreadable: Unreadable) -> InvalidPages {
    match unreadable {
        Unreadable::Empty | Unreadable::Format => InvalidPages::NotPhotos,
        Unreadable::TooLarge => InvalidPages::File(InvalidFile::TooLarge),
        Unreadable::TooManyPixels | Unreadable::Broken => InvalidPages::Broken,
    }
}
