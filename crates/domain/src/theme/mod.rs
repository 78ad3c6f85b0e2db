//! Look of the programme: the colours that an administrator chooses, their derived shades, and a check that text on
//! them can be read.
mod colour;
mod contrast;

pub use colour::{InvalidShade, Rgb};
pub use contrast::{Faint, faint_pairs};

/// Colour that an administrator chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// Buttons and links.
    Brand,
    /// Side menu, dark backgrounds, and the text of every page.
    Dark,
    /// Highlights: marks, badges, the focus ring on dark backgrounds.
    Accent,
}

/// Chosen colours; `None` stands for the portal's own.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bases {
    pub brand: Option<Rgb>,
    pub dark: Option<Rgb>,
    pub accent: Option<Rgb>,
}

/// All shades of the three colours, under the names of the front end's style sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    pub brand: Rgb,
    pub brand_strong: Rgb,
    pub brand_tint: Rgb,
    pub navy: Rgb,
    pub navy_soft: Rgb,
    pub on_navy: Rgb,
    pub on_navy_muted: Rgb,
    pub accent: Rgb,
    pub accent_strong: Rgb,
    pub accent_text: Rgb,
    pub accent_tint: Rgb,
}

/// Fixed colours of the portal, whatever is chosen.
pub const WHITE: Rgb = Rgb([0xff, 0xff, 0xff]);
pub const PAGE: Rgb = Rgb([0xf4, 0xf7, 0xf8]);
pub const LINE_SOFT: Rgb = Rgb([0xed, 0xf1, 0xf6]);
pub const MUTED: Rgb = Rgb([0x52, 0x61, 0x75]);
const BLACK: Rgb = Rgb([0, 0, 0]);

impl Palette {
    /// Shades of the portal's own colours.
    pub const OWN: Palette = Palette {
        brand: Rgb([0x0b, 0x7a, 0x75]),
        brand_strong: Rgb([0x09, 0x5e, 0x5a]),
        brand_tint: Rgb([0xe3, 0xf4, 0xf2]),
        navy: Rgb([0x10, 0x23, 0x3f]),
        navy_soft: Rgb([0x1c, 0x34, 0x58]),
        on_navy: Rgb([0xd9, 0xe1, 0xec]),
        on_navy_muted: Rgb([0xb8, 0xc4, 0xd6]),
        accent: Rgb([0xf7, 0xa2, 0x3b]),
        accent_strong: Rgb([0xe5, 0x8e, 0x22]),
        accent_text: Rgb([0x9a, 0x47, 0x08]),
        accent_tint: Rgb([0xff, 0xf1, 0xdc]),
    };

    /// Shades of the chosen colours. The portal's own colour has its own shades, whether it is chosen or left.
    pub fn of(bases: &Bases) -> Palette {
        let mut palette = Palette::OWN;
        if let Some(brand) = bases.brand.filter(|chosen| *chosen != Palette::OWN.brand) {
            palette.brand = brand;
            palette.brand_strong = brand.mixed(BLACK, 23);
            palette.brand_tint = brand.mixed(WHITE, 90);
        }
        if let Some(navy) = bases.dark.filter(|chosen| *chosen != Palette::OWN.navy) {
            palette.navy = navy;
            palette.navy_soft = navy.mixed(WHITE, 9);
            palette.on_navy = navy.mixed(WHITE, 85);
            palette.on_navy_muted = navy.mixed(WHITE, 72);
        }
        if let Some(accent) = bases.accent.filter(|chosen| *chosen != Palette::OWN.accent) {
            palette.accent = accent;
            palette.accent_strong = accent.mixed(BLACK, 9);
            palette.accent_tint = accent.mixed(WHITE, 87);
            palette.accent_text = readable(accent, palette.accent_tint);
        }
        palette
    }

    /// Shades by the names of their CSS variables.
    pub fn variables(&self) -> [(&'static str, Rgb); 11] {
        [
            ("--color-brand", self.brand),
            ("--color-brand-strong", self.brand_strong),
            ("--color-brand-tint", self.brand_tint),
            ("--color-navy", self.navy),
            ("--color-navy-soft", self.navy_soft),
            ("--color-on-navy", self.on_navy),
            ("--color-on-navy-muted", self.on_navy_muted),
            ("--color-accent", self.accent),
            ("--color-accent-strong", self.accent_strong),
            ("--color-accent-text", self.accent_text),
            ("--color-accent-tint", self.accent_tint),
        ]
    }

    /// Variables that differ from the portal's own.
    pub fn changed(&self) -> Vec<(&'static str, Rgb)> {
        let own = Palette::OWN.variables();
        self.variables().into_iter().filter(|variable| !own.contains(variable)).collect()
    }
}

/// First shade of the colour towards black that can be read on its tint and on the page.
fn readable(colour: Rgb, tint: Rgb) -> Rgb {
    (0..=100)
        .step_by(4)
        .map(|part| colour.mixed(BLACK, part))
        .find(|shade| [tint, PAGE].iter().all(|ground| shade.contrast(*ground) >= contrast::TEXT))
        .unwrap_or(BLACK)
}
