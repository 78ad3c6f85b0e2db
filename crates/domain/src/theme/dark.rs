//! Shades in the dark that a reader's system asks for; whatever can be read in the light can be read here.
use super::{BLACK, Palette, Rgb, WHITE, contrast, readable};

/// Fixed colours of the portal in the dark, whatever is chosen.
pub const DARK_PAGE: Rgb = Rgb([0x0c, 0x15, 0x24]);
pub const DARK_SURFACE: Rgb = Rgb([0x14, 0x21, 0x36]);
pub const DARK_LINE_SOFT: Rgb = Rgb([0x1c, 0x2b, 0x42]);
pub const DARK_MUTED: Rgb = Rgb([0xa5, 0xb3, 0xc6]);
pub const DARK_INK: Rgb = Rgb([0xe6, 0xec, 0xf4]);

impl Palette {
    /// The same palette in the dark. Grounds under white or dark text keep their colour, but a brand's colour too dark
    /// to be seen becomes lighter; tints become dark, and text on them light.
    pub fn dark(&self) -> Palette {
        let brand = visible(self.brand);
        let brand_strong = if brand == self.brand { self.brand_strong } else { brand.mixed(BLACK, 23) };
        let brand_tint = DARK_PAGE.mixed(brand, 25);
        let accent_tint = self.accent.mixed(BLACK, 78);
        Palette {
            brand,
            brand_strong,
            brand_tint,
            brand_text: readable(brand, WHITE, 40, &[brand_tint, DARK_LINE_SOFT]),
            ink: DARK_INK,
            accent_text: readable(self.accent, WHITE, 0, &[accent_tint, DARK_LINE_SOFT]),
            accent_tint,
            ..*self
        }
    }
}

/// First shade of a colour towards white that can be told from a dark surface.
fn visible(colour: Rgb) -> Rgb {
    (0..=100)
        .step_by(2)
        .map(|part| colour.mixed(WHITE, part))
        .find(|shade| shade.contrast(DARK_SURFACE) >= contrast::MARK)
        .unwrap_or(WHITE)
}
