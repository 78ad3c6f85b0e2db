//! Photos as the pages of one PDF, each page as wide as A4 and as high as its photo.
use anyhow::Context;
use bytes::Bytes;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref};

use super::layout::WIDTH;

const PHOTO: Name<'static> = Name(b"Photo");

/// JPEG with its size in pixels.
#[derive(Debug)]
pub struct Photo {
    pub jpeg: Bytes,
    pub width: u32,
    pub height: u32,
    pub is_grey: bool,
    /// Degrees by which a reader turns its page clockwise.
    pub turned_by: i32,
}

/// Joins photos in their order; the same photos make the same file.
///
/// # Errors
/// When a photo has no pixels.
pub fn of_photos(photos: &[Photo]) -> anyhow::Result<Vec<u8>> {
    let (catalogue, tree) = (Ref::new(1), Ref::new(2));
    let mut pdf = Pdf::new();
    pdf.catalog(catalogue).pages(tree);
    let mut pages = Vec::with_capacity(photos.len());
    let mut next = Ref::new(3);
    for photo in photos {
        let (page, image, content) = (next.bump(), next.bump(), next.bump());
        pages.push(page);
        let height = height_of(photo).context("a photo has no pixels")?;
        let mut written = pdf.page(page);
        written.media_box(Rect::new(0.0, 0.0, WIDTH, height)).parent(tree).contents(content).rotate(photo.turned_by);
        written.resources().x_objects().pair(PHOTO, image);
        written.finish();
        let mut object = pdf.image_xobject(image, &photo.jpeg);
        object.width(i32::try_from(photo.width)?).height(i32::try_from(photo.height)?).bits_per_component(8);
        object.filter(Filter::DctDecode);
        match photo.is_grey {
            true => object.color_space().device_gray(),
            false => object.color_space().device_rgb(),
        }
        object.finish();
        let mut drawn = Content::new();
        drawn.transform([WIDTH, 0.0, 0.0, height, 0.0, 0.0]).x_object(PHOTO);
        pdf.stream(content, &drawn.finish());
    }
    pdf.pages(tree).count(i32::try_from(pages.len())?).kids(pages);
    Ok(pdf.finish())
}

fn height_of(photo: &Photo) -> Option<f32> {
    let (width, height) = (u16::try_from(photo.width).ok()?, u16::try_from(photo.height).ok()?);
    (width > 0 && height > 0).then(|| WIDTH * f32::from(height) / f32::from(width))
}
