//! Typefaces embedded in the binary, and the widths of words in them.
use std::ops::Range;

use anyhow::Context;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::MetadataProvider;

const REGULAR: &[u8] = include_bytes!("fonts/figtree-regular.ttf");
const BOLD: &[u8] = include_bytes!("fonts/figtree-bold.ttf");

/// Replacement for a character that the typeface lacks.
const MISSING: char = '?';

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Bold,
}

/// Both weights.
pub struct Faces {
    regular: Face,
    bold: Face,
}

pub struct Face {
    /// Font for embedding in the document.
    pub font: Font,
    file: FontRef<'static>,
    shapes: ShaperData,
    units_per_em: f32,
}

/// Words as glyphs, ready to draw.
pub struct Shaped {
    pub glyphs: Vec<KrillaGlyph>,
    /// Width at a size of one point.
    pub width: f32,
}

impl Faces {
    pub fn open() -> anyhow::Result<Faces> {
        Ok(Faces { regular: Face::open(REGULAR)?, bold: Face::open(BOLD)? })
    }

    pub fn of(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }
}

impl Face {
    fn open(bytes: &'static [u8]) -> anyhow::Result<Face> {
        let font = Font::new(bytes.into(), 0).context("the typeface is no font")?;
        let file = FontRef::new(bytes).context("the typeface is no font")?;
        let shapes = ShaperData::new(&file);
        let units_per_em = font.units_per_em();
        Ok(Face { font, file, shapes, units_per_em })
    }

    /// Replaces white space by spaces and characters that the typeface lacks by question marks.
    pub fn printable(&self, text: &str) -> String {
        let characters = self.file.charmap();
        let sign = |sign: char| match sign {
            _ if characters.map(sign).is_some() => sign,
            _ if sign.is_whitespace() || sign.is_control() => ' ',
            _ => MISSING,
        };
        text.chars().map(sign).collect()
    }

    /// Shapes words on one line; the text must be printable.
    pub fn shape(&self, text: &str) -> Shaped {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = self.shapes.shaper(&self.file).build().shape(buffer, ShapeOptions::new());
        let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let mut width = 0.0;
        let glyphs = shaped.glyph_positions().iter().zip(shaped.glyph_infos()).zip(&starts);
        let glyphs = glyphs
            .map(|((place, info), &start)| {
                let em = |units: i32| units as f32 / self.units_per_em;
                width += em(place.x_advance);
                KrillaGlyph::new(
                    GlyphId::new(info.glyph_id),
                    em(place.x_advance),
                    em(place.x_offset),
                    em(place.y_offset),
                    em(place.y_advance),
                    range_of(start, &starts, text.len()),
                    None,
                )
            })
            .collect();
        Shaped { glyphs, width }
    }
}

/// Range of the text that a glyph stands for: up to the start of the next glyph.
fn range_of(start: usize, starts: &[usize], end: usize) -> Range<usize> {
    start..starts.iter().copied().filter(|&other| other > start).min().unwrap_or(end)
}
